import { z } from 'zod';
import { missing } from './faults.ts';

const created = z.object({ gte: z.coerce.number().default(0), lte: z.coerce.number().default(Infinity) });

/** Seconds, both within, of a list's `created[gte]` and `created[lte]`. */
export function createdIn(value: unknown) {
  return created.parse(value ?? {});
}

/** One page of a list, as `limit` and `starting_after` ask for it. */
export function pageOf<Row extends { id: string }>(newestFirst: Row[], limit: unknown, after: unknown) {
  const size = Math.min(Number(limit ?? 10) || 10, 100);
  const start = newestFirst.findIndex(({ id }) => id === after) + 1;
  return { page: newestFirst.slice(start, start + size), has_more: start + size < newestFirst.length };
}

/** @throws {StripeFault} 404 where there is none of that id */
export function known<Row>(rows: Map<string, Row>, what: string, id: string) {
  const row = rows.get(id);
  if (!row) throw missing(what, id);
  return row;
}
