import { gunzipSync } from 'node:zlib';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Archive, Summary } from './archive.ts';
import { tablesOf } from './snapshot.ts';

/**
 * Fills the tables of an empty schema with the rows of a backup. While loading, drops the foreign keys, so that the
 * order of the tables does not matter, and disables the triggers, so that no trigger changes a balance. Every reference
 * is checked when its foreign key is added again.
 */
export async function loadRows(tx: Transaction<DB>, { pieces, read, summary }: Archive) {
  const tables = (await tablesOf(tx)).filter((table) => table !== 'migrations');
  const references = await dropReferences(tx);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  // Delete the rows that migrations inserted, because the backup contains them too.
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(tx);

  for (const piece of pieces) {
    if (!('table' in piece) || piece.snapshot !== summary.snapshot) continue;
    const lines = gunzipSync(await read(piece))
      .toString()
      .split('\n');
    await insert(tx, piece.table, `[${lines.join(',')}]`);
  }
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  for (const { table, name, definition } of references) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx);
  }
  await continueSequences(tx);
  await compare(tx, summary);
}

/** Inserts rows given as JSON. Leaves out generated columns, which the database computes. */
async function insert(tx: Kysely<DB>, table: string, json: string) {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(tx);
  const names = sql.join(columns.rows.map(({ name }) => sql.id(name)));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(tx);
}

async function dropReferences(tx: Kysely<DB>) {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`.execute(tx);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx);
  }
  return rows;
}

/** Sets each database sequence to the highest number in its column, so that new numbers continue after it. */
async function continueSequences(tx: Kysely<DB>) {
  const { rows } = await sql<{ sequence: string; table: string; column: string }>`
    select d.objid::regclass::text as sequence, c.relname as table, a.attname as column
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class c on c.oid = d.refobjid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      and c.relnamespace = current_schema()::regnamespace`.execute(tx);
  for (const { sequence, table, column } of rows) {
    await sql`select setval(${sequence}, greatest(coalesce(max(${sql.id(column)}), 0), 1), max(${sql.id(column)}) is not null)
      from ${sql.table(table)}`.execute(tx);
  }
}

async function compare(tx: Kysely<DB>, { rows: wanted }: Summary) {
  for (const [table, count] of Object.entries(wanted)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(tx);
    if (rows[0]?.count !== count)
      throw new Error(`The restore wrote ${rows[0]?.count ?? 0} rows of ${table} instead of ${count}.`);
  }
}
