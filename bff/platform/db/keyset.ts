import { sql, type RawBuilder } from 'kysely';

/** The cursor of a page; null is the beginning of the list. */
interface Page {
  cursor: { part: string; id: string } | null;
}

type Column = string | RawBuilder<unknown>;

interface Sorting {
  /** 'desc' by default: the newest id first. */
  order?: 'asc' | 'desc';
  /**
   * The column that the list is sorted by before the id, in the same direction, and a reader of its value in the
   * cursor's part.
   */
  first?: { column: Column; read: (part: string) => RawBuilder<unknown> };
}

/**
 * Returns the keyset condition of the rows that follow a page's cursor.
 * @param id the uuid column that the list is sorted by, e.g. 'p.id'
 */
export function keysetCondition(
  { cursor }: Page,
  id: Column,
  { order = 'desc', first }: Sorting = {},
): RawBuilder<boolean> {
  if (cursor === null) return sql`true`;
  const follows = order === 'desc' ? sql`<` : sql`>`;
  const last = sql`${cursor.id}::uuid`;
  if (first === undefined) return sql`${reference(id)} ${follows} ${last}`;
  return sql`(${reference(first.column)}, ${reference(id)}) ${follows} (${first.read(cursor.part)}, ${last})`;
}

/** Writes an instant as the part of a cursor, in microseconds, the precision of timestamptz. */
export function writeMoment(column: Column) {
  return sql<string>`(extract(epoch from ${reference(column)}) * 1000000)::bigint::text`;
}

export function readMoment(part: string) {
  return sql`'epoch'::timestamptz + ${part}::bigint * interval '1 microsecond'`;
}

function reference(column: Column) {
  return typeof column === 'string' ? sql.ref(column) : column;
}
