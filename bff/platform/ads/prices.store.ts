import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
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
