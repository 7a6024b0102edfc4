import { sql, type RawBuilder } from 'kysely';

/** The position of a page in its list, as in `PageRequest`. */
interface Page {
  /** The cursor next to which the page lies. Null for a page at the start or the end of the list. */
  cursor: { part: string; id: string } | null;
  /** The side of the cursor on which the page lies; 'after' by default. */
  direction?: 'after' | 'before';
  isLast?: boolean;
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
 * Returns the keyset condition, which selects the rows after a page's cursor, or before it.
 * @param id the uuid column that the list is sorted by, e.g. 'p.id'
 */
export function keysetCondition(
  { cursor, direction = 'after' }: Page,
  id: Column,
  { order = 'desc', first }: Sorting = {},
): RawBuilder<boolean> {
  if (cursor === null) return sql`true`;
  const follows = (order === 'desc') === (direction === 'after') ? sql`<` : sql`>`;
  const last = sql`${cursor.id}::uuid`;
  if (first === undefined) return sql`${reference(id)} ${follows} ${last}`;
  return sql`(${reference(first.column)}, ${reference(id)}) ${follows} (${first.read(cursor.part)}, ${last})`;
}

/**
 * Returns the columns of a page's ORDER BY: the order of the list, or the reverse of it for the last entries of a list,
 * so that LIMIT keeps the entries nearest to the cursor. `pageOf` restores the order of the list.
 * @param id the uuid column that the list is sorted by, e.g. 'p.id'
 */
export function keysetOrder({ isLast = false }: Page, id: Column, { order = 'desc', first }: Sorting = {}) {
  const towards = (order === 'desc') === isLast ? sql`asc` : sql`desc`;
  const columns = first === undefined ? [id] : [first.column, id];
  return sql.join(columns.map((column) => sql`${reference(column)} ${towards}`));
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
