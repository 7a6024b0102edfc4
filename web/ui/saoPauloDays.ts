const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** Returns an instant's date in São Paulo as YYYY-MM-DD. Ads, suspensions and deadlines start and end by that date. */
export function dayOf(instant: Date) {
  return zone.format(instant);
}

export function today() {
  return dayOf(new Date());
}

/** Returns the date `days` days later. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000 /* ms */).toISOString().slice(0, 10);
}

/** '2026-05-14' → '14/05/2026' */
export function dayText(day: string) {
  return day.split('-').reverse().join('/');
}
