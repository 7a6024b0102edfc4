import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import type { Product } from './ads.table.ts';
import { daysOf, type Period } from './period.ts';

export interface Price {
  dayCentavos: number;
  totalCentavos: number;
  days: number;
}

/** Returns a product's price for a period, from the `ad_prices` table. */
export async function priceOf(db: Kysely<DB>, product: Product, period: Period): Promise<Price> {
  const { day_centavos: dayCentavos } = await db
    .selectFrom('ad_prices')
    .select('day_centavos')
    .where('product', '=', product)
    .executeTakeFirstOrThrow();
  const days = daysOf(period);
  return { dayCentavos, days, totalCentavos: dayCentavos * days };
}

/**
 * Requires that the client showed the current price to the member.
 * @param shown the total price that the member saw, in centavos; undefined when the client sent no price
 * @throws {ApiError} 400 PRICE_CHANGED when `shown` differs from the current price
 */
export function requireShownPrice(totalCentavos: number, shown: number | undefined) {
  if (shown === undefined || shown === totalCentavos) return;
  const message = 'O preço mudou. Confira o novo valor.';
  throw new ApiError(400, 'PRICE_CHANGED', message, 'valPrice', { details: { errors: [message] } });
}
