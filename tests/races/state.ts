import { sql, type Kysely } from 'kysely';
import type { DB } from '../../bff/platform/db/schema.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.:+-]*Z?/g;
/** Columns that are not compared, because their values depend on the order of the calls or on chance. */
const ORDERS = new Set([
  'seq',
  'search',
  'hash',
  'previous_hash',
  'comment_revision',
  'reaction_revision',
  'reply_revision',
  'last_seq',
  'account_id',
  'tx',
  'is_kept',
  'place',
]);
/**
 * Tables that are not compared. All test worlds share them, or they only record visits, or the platform deletes their
 * rows (sent mails).
 */
const SHARED = new Set(['sessions', 'access_records', 'payment_look_back', 'mails']);

type Row = Record<string, unknown>;

/**
 * Returns the id of a new PostgreSQL transaction. All later transactions have greater ids. Other databases on the same
 * server use some of the ids in between.
 */
export async function begin(db: Kysely<DB>) {
  const { rows } = await sql<{ first: number }>`
    select pg_current_xact_id()::text::bigint as first`.execute(db);
  return rows[0]?.first ?? 0;
}

export async function tablesOf(db: Kysely<DB>) {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !SHARED.has(name));
}

/**
 * Returns all rows written since the transaction `first`: one line of text per row, sorted, with names in place of ids.
 */
export async function stateSince(db: Kysely<DB>, tables: string[], first: number, names: Map<string, string>) {
  const parts = tables.map(
    (table) => sql`select ${table} as "table", to_jsonb(r) as "row" from ${sql.table(table)} as r
      where r.xmin::text::bigint > ${first}`,
  );
  const { rows } = await sql<{ table: string; row: Row }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const known = new Map(names);
  for (const { table, row } of rows) {
    if (typeof row.id === 'string' && !known.has(row.id)) known.set(row.id, table);
  }
  return (
    rows
      // Skips the platform's own ledger accounts. Also skips recorded acts of members of other test worlds, because the
      // platform writes these acts in the background.
      .filter(({ table, row }) => table !== 'ledger_accounts' || known.has(String(row.owner_id)))
      .filter(({ table, row }) => table !== 'final_acts' || known.has(String(row.user_id)))
      .map(({ table, row }) => {
        const told = Object.entries(row).filter(
          ([column, value]) => !ORDERS.has(column) && !(column === 'id' && typeof value === 'number'),
        );
        return `${table} ${plain(Object.fromEntries(told), known)}`;
      })
      .sort()
  );
}

/** Returns the value as JSON text, with names in place of ids and the word `time` in place of times. */
export function plain(value: unknown, names: ReadonlyMap<string, string>) {
  return JSON.stringify(value)
    .replace(UUID, (id) => names.get(id) ?? 'id')
    .replace(TIME, 'time')
    .replace(/BR-\w{5}-\w{5}/g, 'protocol')
    .replace(/\\\\x[0-9a-f]+/g, 'bytes');
}

/**
 * SQL that selects all violations of the data's invariants, such as stored counts that differ from the number of rows.
 * It runs after each race.
 */
const broken = sql<{ what: string }>`
  select 'reactions of post ' || id as what from posts p where reaction_count <>
    (select count(*) from post_reactions r where r.post_id = p.id)
  union all select 'reactions of comment ' || id from comments c where reaction_count <>
    (select count(*) from comment_reactions r where r.comment_id = c.id)
  union all select 'followers of ' || id from users u where follower_count <>
    (select count(*) from follows f where f.followed_id = u.id and f.status = 'FOLLOWING')
  union all select 'followed by ' || id from users u where following_count <>
    (select count(*) from follows f where f.follower_id = u.id and f.status = 'FOLLOWING')
  union all select 'members of ' || id from communities c where closed_at is null and member_count <>
    (select count(*) from community_members m where m.community_id = c.id
      and m.status in ('ACTIVE', 'CANCELS_AT_END', 'PAST_DUE'))
  union all select 'who asks to join ' || id from communities c where closed_at is null and pending_count <>
    (select count(*) from community_members m where m.community_id = c.id and m.status = 'PENDING')
  union all select 'unread of ' || user_id from notification_states s where unread_count <>
    (select count(*) from notifications n where n.recipient_id = s.user_id and n.read_at is null)
  union all select 'actors of notice ' || n.id from notifications n where actor_count <>
    (select count(*) from notification_actors a where a.notification_id = n.id)
  union all select 'notice of a blocked member ' || n.id from notifications n
    join notification_actors a on a.notification_id = n.id
    join blocks b on (b.blocker_id, b.blocked_id) in ((n.recipient_id, a.actor_id), (a.actor_id, n.recipient_id))
  union all select 'follow across a block' from follows f
    join blocks b on (b.blocker_id, b.blocked_id) in
      ((f.follower_id, f.followed_id), (f.followed_id, f.follower_id))
  union all select 'owner outside ' || c.id from communities c where closed_at is null and not exists
    (select from community_members m where m.community_id = c.id and m.user_id = c.owner_id and m.role = 'OWNER')
  union all select 'offer to one who is outside' from community_offers o where not exists
    (select from community_members m where m.community_id = o.community_id and m.user_id = o.to_id
      and m.status = 'ACTIVE')`;

export async function broke(db: Kysely<DB>) {
  return (await broken.execute(db)).rows.map(({ what }) => what.replace(UUID, 'id'));
}
