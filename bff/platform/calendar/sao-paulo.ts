const DAY_MS = 86_400_000;
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the calendar day in São Paulo at an instant, as YYYY-MM-DD. */
export function saoPauloDay(at: Date = new Date()) {
  return dayFormat.format(at);
}

/** Returns the calendar day in São Paulo in Brazilian notation, DD/MM/YYYY. */
export function brazilianDay(at: Date) {
  return at.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
}

const wordsFormat = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: 'numeric', month: 'long' });

/** Returns the calendar day in São Paulo in words without its year, such as 28 de dezembro. */
export function dayInWords(at: Date) {
  return wordsFormat.format(at);
}

/**
 * Reads a day written as DD/MM/YYYY or YYYY-MM-DD.
 * @returns YYYY-MM-DD, or null if the day does not exist
 */
export function readDay(text: string): string | null {
  const brazilian = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const day = brazilian ? `${brazilian[3] ?? ''}-${brazilian[2] ?? ''}-${brazilian[1] ?? ''}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null;
}

/**
 * Returns the number of full years from a birthday to a day. A person born on 29 February is a year older on 1 March.
 */
export function ageOn(day: string, birthDate: string) {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Returns the number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string) {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** Returns the day that is `days` days after `day`. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the instant at which a calendar day begins in São Paulo. That day is `later` days after `day`. */
export function saoPauloMidnight(day: string, later = 0) {
  const guess = new Date(`${day}T00:00:00Z`);
  guess.setUTCDate(guess.getUTCDate() + later);
  const wanted = guess.toISOString().slice(0, 10);
  // São Paulo is two or three hours behind UTC, depending on whether that year had daylight saving time.
  for (const hours of [2, 3]) {
    const instant = new Date(guess.getTime() + hours * 3_600_000);
    if (saoPauloDay(instant) === wanted) return instant;
  }
  return guess;
}
