import { z } from 'zod';
import { missing } from './faults.ts';

const created = z.object({ gte: z.coerce.number().default(0), lte: z.coerce.number().default(Infinity) });

/** Reads the filters `created[gte]` and `created[lte]` of a list, in seconds since 1970. Both bounds are inclusive. */
export function createdIn(value: unknown) {
  return created.parse(value ?? {});
}

/** Returns one page of a list, as requested by Stripe's parameters `limit` and `starting_after`. */
export function listPage<Row extends { id: string }>(newestFirst: Row[], limit: unknown, after: unknown) {
  const size = Math.min(Number(limit ?? 10) || 10, 100);
  const start = newestFirst.findIndex(({ id }) => id === after) + 1;
  return { page: newestFirst.slice(start, start + size), has_more: start + size < newestFirst.length };
}

/** Returns the row with the given id. @throws {StripeFault} 404 if there is no such row */
export function known<Row>(rows: Map<string, Row>, what: string, id: string) {
  const row = rows.get(id);
  if (!row) throw missing(what, id);
  return row;
}
