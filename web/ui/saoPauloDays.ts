const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The day of an instant in São Paulo, YYYY-MM-DD: there the days of ads, suspensions and deadlines begin and end. */
export function dayOf(instant: Date) {
  return zone.format(instant);
}

export function today() {
  return dayOf(new Date());
}

/** The day so many days later. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000 /* ms */).toISOString().slice(0, 10);
}

/** '2026-05-14' → '14/05/2026' */
export function dayText(day: string) {
  return day.split('-').reverse().join('/');
}
