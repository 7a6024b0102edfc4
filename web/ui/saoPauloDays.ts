const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/**
 * Returns the date of an instant in São Paulo's time zone, as YYYY-MM-DD. Ads, suspensions and deadlines start and end
 * by this date, not by the date of the device.
 */
export function dayOf(instant: Date) {
  return zone.format(instant);
}

export function today() {
  return dayOf(new Date());
}

/** Returns the date that is `days` days after `day`. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000 /* ms */).toISOString().slice(0, 10);
}

/** Formats a date for members: '2026-05-14' becomes '14/05/2026'. */
export function dayText(day: string) {
  return day.split('-').reverse().join('/');
}

/** Returns the number of days of a period, both days inclusive. */
export function dayCount(first: string, last: string) {
  return 1 + (Date.parse(last) - Date.parse(first)) / 86_400_000; /* ms */
}
