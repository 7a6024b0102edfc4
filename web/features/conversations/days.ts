const RECENT_MS = 300 * 86_400_000;
const QUARTER_MS = 900_000;
const MINUTE_MS = 60_000;
const QUARTERS_KEPT = 10_000;
const dayKey = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const nearDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' });
const farDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit' });
const shortDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });

type Quarter = { day: string; hour: string; minute: number };

/**
 * A cache of formatted times in the device's time zone. It has one entry per quarter of an hour: all time zones differ
 * from UTC by whole quarters of an hour, so an entry serves all minutes of its quarter. Without the cache, formatting
 * the times of a long list is slow.
 */
const quarters = new Map<number, Quarter>();

/** Returns a string that identifies an instant's calendar day in the device's time zone; '' if it is no instant. */
export function calendarDayOf(instant: string) {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? '' : quarterOf(time).day;
}

/** Returns the label of a day: 'Hoje', 'Ontem' or the date; '' if it is no instant. */
export function dayLabel(instant: string, now = new Date()) {
  const day = calendarDayOf(instant);
  if (day === '') return '';
  if (day === dayKey.format(now)) return 'Hoje';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day === dayKey.format(yesterday)) return 'Ontem';
  const date = new Date(instant);
  return now.getTime() - date.getTime() < RECENT_MS ? nearDay.format(date) : farDay.format(date);
}

/** Returns the time of day: '22:40'; '' if it is no instant. */
export function timeLabel(instant: string) {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '';
  const { hour, minute } = quarterOf(time);
  return `${hour}:${String(minute + Math.floor((time % QUARTER_MS) / MINUTE_MS)).padStart(2, '0')}`;
}

function quarterOf(time: number) {
  const start = time - (time % QUARTER_MS);
  const known = quarters.get(start);
  if (known) return known;
  const [hour = '', minute] = clock.format(start).split(':');
  const words = { day: dayKey.format(start), hour, minute: Number(minute) };
  if (quarters.size >= QUARTERS_KEPT) quarters.clear();
  quarters.set(start, words);
  return words;
}

/**
 * Returns a short label for lists: the time if the instant is today, 'Ontem' for yesterday, otherwise the date. The
 * date includes the year unless it is the current year.
 */
export function listLabel(instant: string, now = new Date()) {
  const label = dayLabel(instant, now);
  if (label === 'Hoje') return timeLabel(instant);
  if (label === 'Ontem' || label === '') return label;
  const date = new Date(instant);
  return (date.getFullYear() === now.getFullYear() ? shortDay : shortDate).format(date);
}
