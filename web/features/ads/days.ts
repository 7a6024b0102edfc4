const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** Today in São Paulo, YYYY-MM-DD: the days of ads begin and end there. */
export function today() {
  return zone.format(new Date());
}

/** The day so many days later. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000 /* ms */).toISOString().slice(0, 10);
}

/** '2026-05-14' → '14/05/2026' */
export function dayText(day: string) {
  return day.split('-').reverse().join('/');
}
