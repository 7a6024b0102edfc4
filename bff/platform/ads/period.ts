import { daysBetween, saoPauloDay } from '../calendar/sao-paulo.ts';
import type { Ad } from './ads.table.ts';

/** The minimum and maximum length of an ad's period. PRODUCT.md: 1 to 90 days. */
const MAX_DAYS = 90;

export interface Period {
  /** The first and the last day of an ad, as São Paulo days, YYYY-MM-DD. */
  startDay: string;
  endDay: string;
}

/** Returns the number of days of a period, which includes its first and last day. */
export function daysOf({ startDay, endDay }: Period) {
  return daysBetween(startDay, endDay) + 1;
}

/** Returns the number of the period's days that begin after `today`. */
export function daysNotBegun({ startDay, endDay }: Period, today: string) {
  return Math.max(0, Math.min(daysOf({ startDay, endDay }), daysBetween(today, endDay)));
}

/** Validates an ad's period. Returns messages in pt-BR about its problems, to be shown to the member. */
export function problemsOfPeriod({ startDay, endDay }: Period, today: string) {
  const problems: string[] = [];
  if (startDay < today) problems.push('A data de início não pode ser antes de hoje.');
  if (endDay < startDay) problems.push('A data de término não pode ser antes da data de início.');
  else if (daysOf({ startDay, endDay }) > MAX_DAYS) problems.push(`O anúncio pode durar de 1 a ${MAX_DAYS} dias.`);
  return problems;
}

/**
 * Returns the refund in centavos if the owner ends the ad now. Before approval this is the full price; afterwards, the
 * price of the whole days that have not begun.
 */
export function backOf(ad: Pick<Ad, 'state' | 'start_day' | 'end_day' | 'day_centavos' | 'total_centavos'>, now: Date) {
  if (ad.state === 'EM_ANALISE') return ad.total_centavos;
  return daysNotBegun({ startDay: ad.start_day, endDay: ad.end_day }, saoPauloDay(now)) * ad.day_centavos;
}
