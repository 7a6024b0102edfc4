import { sql, type RawBuilder } from 'kysely';

/** The cursor after which a page starts. Null for the first page of the list. */
interface Page {
  cursor: { part: string; id: string } | null;
}

type Column = string | RawBuilder<unknown>;

interface Sorting {
  /** The sort direction: 'desc' (newest id first) by default. */
  order?: 'asc' | 'desc';
  /**
   * The first sort column. The list is sorted by this column and then by id, in the same direction. `read` parses the
   * column's value from the cursor's `part`.
   */
  first?: { column: Column; read: (part: string) => RawBuilder<unknown> };
}

/**
 * Returns the keyset condition, which selects the rows after a page's cursor.
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

/**
 * Returns SQL that writes a timestamp into a cursor's `part`, in microseconds since 1970, which is the precision of
 * timestamptz.
 */
export function writeMoment(column: Column) {
  return sql<string>`(extract(epoch from ${reference(column)}) * 1000000)::bigint::text`;
}

export function readMoment(part: string) {
  return sql`'epoch'::timestamptz + ${part}::bigint * interval '1 microsecond'`;
}

function reference(column: Column) {
  return typeof column === 'string' ? sql.ref(column) : column;
}
