import { sql, type Kysely } from 'kysely';
import type { DB } from './schema.ts';

/** A database privilege on an object, in the parts of a GRANT statement. */
interface Privilege {
  /** The object of the privilege as GRANT names it, such as `table "posts"`. */
  object: string;
  /** The privilege, such as `SELECT`, or `SELECT ("id")` for a single column. */
  right: string;
  role: string;
  /** The end of the GRANT statement: ` with grant option`, or an empty string. */
  option: string;
}

/**
 * SQL for all privileges on a schema's tables, sequences and functions. An object without explicit privileges has
 * PostgreSQL's default privileges.
 */
const all = sql<Privilege>`
  select object, privilege_type || coalesce(' (' || quote_ident(attname) || ')', '') as right,
    case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end as role,
    case when is_grantable then ' with grant option' else '' end as option
  from (
    select format('%s %I', case relkind when 'S' then 'sequence' else 'table' end, relname) as object, null as attname,
      coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)) as acl
    from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select format('table %I', c.relname), a.attname, a.attacl from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and a.attacl is not null
    union all
    select 'function ' || oid::regprocedure, null, coalesce(proacl, acldefault('f', proowner))
    from pg_proc where pronamespace = current_schema()::regnamespace and prokind <> 'p'
  ) objects, aclexplode(acl)`;

/** Returns all privileges on the tables, sequences and functions of the current schema. */
export async function privilegesIn(db: Kysely<DB>) {
  return (await all.execute(db)).rows;
}

/**
 * Restores the earlier privileges on objects that were dropped and created again. An object that did not exist before
 * keeps its present privileges.
 */
export async function putPrivilegesBack(db: Kysely<DB>, before: Privilege[]) {
  const there = await privilegesIn(db);
  const [objectsBefore, objectsThere] = [objectsOf(before), objectsOf(there)];
  const [textsBefore, textsThere] = [new Set(before.map(textOf)), new Set(there.map(textOf))];
  for (const each of there) {
    if (!objectsBefore.has(each.object) || textsBefore.has(textOf(each))) continue;
    await sql.raw(`revoke ${each.right} on ${each.object} from ${each.role}`).execute(db);
  }
  for (const each of before) {
    if (!objectsThere.has(each.object) || textsThere.has(textOf(each))) continue;
    await sql.raw(`grant ${textOf(each)}`).execute(db);
  }
}

function textOf({ object, right, role, option }: Privilege) {
  return `${right} on ${object} to ${role}${option}`;
}

function objectsOf(privileges: Privilege[]) {
  return new Set(privileges.map(({ object }) => object));
}
