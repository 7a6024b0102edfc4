const DAY = 86_400_000; // ms
const zone = 'America/Sao_Paulo';
const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const nearDay = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' });
const farDay = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, day: '2-digit', month: '2-digit' });

/** The calendar day of an instant, the same for all of it. */
export function dayOf(instant: string) {
  return dayKey.format(new Date(instant));
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
  return clock.format(new Date(instant));
}

/** As short as a list needs: the time today, the day before. */
export function listLabel(instant: string, now = new Date()) {
  const label = dayLabel(instant, now);
  if (label === 'Hoje') return timeLabel(instant);
  return label === 'Ontem' ? label : shortDay.format(new Date(instant));
}
