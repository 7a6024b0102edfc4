import { sql, type Kysely } from 'kysely';
import type { DB } from './schema.ts';

/**
 * Drops all tables, views, sequences and functions except those of extensions. Keeps the schema itself, because only
 * the schema's owner could restore its privileges and default privileges.
 */
export async function emptySchema(db: Kysely<DB>) {
  // Sequences come last, with `if exists`, because dropping a table also drops the sequences that belong to it.
  const { rows: relations } = await sql<{ kind: string; name: string }>`
    select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
      when 'f' then 'foreign table' else 'table' end as kind, relname as name
    from pg_class c where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and ${isOwn('pg_class')}
    order by relkind = 'S'`.execute(db);
  for (const { kind, name } of relations)
    await sql`drop ${sql.raw(kind)} if exists ${sql.table(name)} cascade`.execute(db);
  const { rows: routines } = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc c where pronamespace = current_schema()::regnamespace
      and ${isOwn('pg_proc')}`.execute(db);
  for (const { name } of routines) await sql`drop routine if exists ${sql.raw(name)} cascade`.execute(db);
}

/**
 * SQL condition: no extension created the object. PostgreSQL refuses to drop an object of an extension without the
 * extension.
 * @param catalog the system catalog, with the alias `c`
 */
function isOwn(catalog: 'pg_class' | 'pg_proc') {
  return sql`not exists (
    select 1 from pg_depend d where d.classid = ${sql.lit(catalog)}::regclass and d.objid = c.oid and d.deptype = 'e')`;
}
