import { sql, type RawBuilder } from 'kysely';

/** Where a page begins; null is the beginning of the list. */
interface Page {
  cursor: { part: string; id: string } | null;
}

type Column = string | RawBuilder<unknown>;

interface Sorting {
  /** 'desc' unless said: the newest id first. */
  order?: 'asc' | 'desc';
  /**
   * What the list is sorted by before the id, in the same direction, and how its value is read from the cursor's part.
   */
  first?: { column: Column; read: (part: string) => RawBuilder<unknown> };
}

/**
 * The condition of the rows that follow a page's cursor.
 * @param id the uuid column that the list is sorted by, e.g. 'p.id'
 */
export function beyond({ cursor }: Page, id: Column, { order = 'desc', first }: Sorting = {}): RawBuilder<boolean> {
  if (cursor === null) return sql`true`;
  const follows = order === 'desc' ? sql`<` : sql`>`;
  const last = sql`${cursor.id}::uuid`;
  if (first === undefined) return sql`${reference(id)} ${follows} ${last}`;
  return sql`(${reference(first.column)}, ${reference(id)}) ${follows} (${first.read(cursor.part)}, ${last})`;
}

/** A moment as the part of a cursor, to the microsecond: as exact as it is stored. */
export function writeMoment(column: Column) {
  return sql<string>`(extract(epoch from ${reference(column)}) * 1000000)::bigint::text`;
}

export function readMoment(part: string) {
  return sql`'epoch'::timestamptz + ${part}::bigint * interval '1 microsecond'`;
}

function reference(column: Column) {
  return typeof column === 'string' ? sql.ref(column) : column;
}
