import { saoPauloDay } from './sao-paulo.ts';

const DAY_MS = 86_400_000;
/** Brazil's national holidays with a fixed date, as MM-DD. */
const fixed = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']);

/**
 * Returns the end (the last millisecond, in São Paulo time) of the business day that comes `days` business days after
 * `from`.
 */
export function endOfBusinessDay(from: Date, days: number) {
  let day = new Date(`${saoPauloDay(from)}T00:00:00Z`);
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isBusinessDay(day)) left -= 1;
  }
  return new Date(`${day.toISOString().slice(0, 10)}T23:59:59.999-03:00`);
}

/**
 * Returns true unless the day is a weekend day or a national holiday.
 * @param day the calendar day, as midnight UTC
 */
function isBusinessDay(day: Date) {
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !fixed.has(day.toISOString().slice(5, 10)) && day.getTime() !== goodFriday(day.getUTCFullYear());
}

/**
 * Returns Good Friday of a year as milliseconds since 1970 at midnight UTC. Good Friday is two days before Easter
 * Sunday, whose date the Gregorian computus gives.
 */
function goodFriday(year: number) {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const lead = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + lead + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const fromMarch = moon - weekday; // number of days from 28 March to Easter Sunday
  return Date.UTC(year, 2, 28 + fromMarch - 2);
}
