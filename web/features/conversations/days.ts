const DAY = 86_400_000; // ms
const HOUR = 3_600_000; // ms
const MINUTE = 60_000; // ms
const HOURS_KEPT = 10_000;
const zone = 'America/Sao_Paulo';
const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const nearDay = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' });
const farDay = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, day: '2-digit', month: '2-digit' });

type Hour = { day: string; clock: string };

/** São Paulo is whole hours away from UTC, so the words for an hour do for all of it: a format is slow, a list long. */
const hours = new Map<number, Hour>();

/** The calendar day of an instant, the same for all of it. */
export function dayOf(instant: string) {
  return hourOf(Date.parse(instant)).day;
}

/** 'Hoje', 'Ontem', or the day in words. */
export function dayLabel(instant: string, now = new Date()) {
  const day = dayOf(instant);
  if (day === dayKey.format(now)) return 'Hoje';
  if (day === dayKey.format(new Date(now.getTime() - DAY))) return 'Ontem';
  const date = new Date(instant);
  return now.getTime() - date.getTime() < 300 * DAY ? nearDay.format(date) : farDay.format(date);
}

export function timeLabel(instant: string) {
  const time = Date.parse(instant);
  const minute = Math.floor((time % HOUR) / MINUTE);
  return `${hourOf(time).clock}:${String(minute).padStart(2, '0')}`;
}

function hourOf(time: number) {
  const start = time - (time % HOUR);
  const known = hours.get(start);
  if (known) return known;
  const words = { day: dayKey.format(start), clock: clock.format(start).slice(0, 2) };
  if (hours.size >= HOURS_KEPT) hours.clear();
  hours.set(start, words);
  return words;
}

/** As short as a list needs: the time today, the day before. */
export function listLabel(instant: string, now = new Date()) {
  const label = dayLabel(instant, now);
  if (label === 'Hoje') return timeLabel(instant);
  return label === 'Ontem' ? label : shortDay.format(new Date(instant));
}
