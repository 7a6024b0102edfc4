import { sql, type Kysely } from 'kysely';
import type { DB } from '../../bff/platform/db/schema.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.:+-]*Z?/g;
/** Columns whose values depend on the order of the calls or on chance. They are not compared. */
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
 * Tables that are not compared: all worlds share them, or they record only a visit, or their rows are deleted (sent
 * mails).
 */
const SHARED = new Set(['sessions', 'access_records', 'payment_look_back', 'mails']);

type Row = Record<string, unknown>;

/**
 * Returns a transaction id that is smaller than that of each later transaction. The id is the server's, so other
 * databases on the server may use ids in between.
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
 * Returns each row that was written since transaction `first`: one line of text per row, sorted, with names in place of
 * ids.
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
      // Leaves out the ledger accounts of the platform. Leaves out recorded acts of members of other worlds, because
      // the platform writes these acts in the background.
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

/** Returns the value as JSON text with names in place of ids. */
export function plain(value: unknown, names: ReadonlyMap<string, string>) {
  return JSON.stringify(value)
    .replace(UUID, (id) => names.get(id) ?? 'id')
    .replace(TIME, 'time')
    .replace(/BR-\w{5}-\w{5}/g, 'protocol')
    .replace(/\\\\x[0-9a-f]+/g, 'bytes');
}

/** The invariants of the data, checked after each race: each query selects the rows that violate an invariant. */
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
