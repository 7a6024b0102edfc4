import type pg from 'pg';

/**
 * The number of the first migration that runs on tables with millions of rows in production. Earlier migrations ran
 * when no table was in use.
 */
export const FIRST_ONLINE = '059';

const id = (kind: number, n = 'n') => `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/**
 * Fills the tables that grow with the number of members. The tables have their columns of migration 059, and triggers
 * and foreign keys are off.
 */
export async function fillLargeTables(client: pg.Client, rows: number) {
  const series = `generate_series(1, ${rows}) n`;
  for (const statement of [
    'set session_replication_role = replica',
    `insert into users (id, email, password_hash, name, nickname, birth_date)
      select ${id(1)}, 'm' || n || '@exemplo.example', 'x', 'Membro ' || n, 'membro' || n, '1990-05-01' from ${series}`,
    `insert into posts (id, author_id, text) select ${id(2)}, ${id(1)}, 'um post sobre o assunto ' || n from ${series}`,
    `insert into comments (id, post_id, author_id, text) select ${id(3)}, ${id(2)}, ${id(1)}, 'oi' from ${series}`,
    `insert into post_reactions (post_id, user_id) select ${id(2)}, ${id(1)} from ${series}`,
    `insert into follows (follower_id, followed_id) select ${id(1)}, ${id(1, `n % ${rows} + 1`)} from ${series}`,
    `insert into conversations (id, first_id, second_id)
      select ${id(4)}, ${id(1)}, ${id(1, 'n + 1')} from ${series}`,
    `insert into messages (conversation_id, seq, id, sender_id, client_id, text)
      select ${id(4)}, 1, ${id(5)}, ${id(1)}, ${id(5)}, 'oi' from ${series}`,
    `insert into notifications (id, recipient_id, kind, target_id, day, seq, actor_count)
      select ${id(6)}, ${id(1)}, 'FOLLOW', ${id(1)}, '2026-01-01', 1, 1 from ${series}`,
    `insert into sessions (token_hash, user_id, expires_at)
      select sha256(n::text::bytea), ${id(1)}, now() + interval '1 day' from ${series}`,
    'set session_replication_role = origin',
    'analyze',
  ]) {
    await client.query(statement);
  }
}

interface Work {
  table: string;
  locks: string;
  rows: string;
}

/** The lock modes of PostgreSQL that block readers or writers of a table. */
const STRONG = `('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`;

/**
 * Runs statements in a transaction, then commits or rolls back.
 * @returns the tables that the statements rewrite, update completely, or scan completely while a lock blocks readers or
 * writers
 */
export async function workedThrough(client: pg.Client, statements: readonly string[], end: 'commit' | 'rollback') {
  await client.query('begin');
  // Flushes the statistics. Otherwise those of earlier transactions would be counted for this transaction.
  await client.query(`create temporary table before on commit drop as
    select c.oid, c.relname, c.relfilenode, c.reltuples, s.n_tup_upd, s.seq_tup_read
    from pg_class c join pg_stat_xact_user_tables s on s.relid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples > 0`);
  try {
    for (const statement of statements) await client.query(statement);
    const { rows } = await client.query<Work>(`
      select b.relname as table, concat_ws(', ', (
        select string_agg(distinct l.mode, ', ') from pg_locks l
        where l.pid = pg_backend_pid() and l.relation = b.oid and l.mode in ${STRONG})) as locks,
        case
          when c.relfilenode <> b.relfilenode then 'rewritten'
          when s.n_tup_upd - b.n_tup_upd >= b.reltuples then 'changed'
          when s.seq_tup_read - b.seq_tup_read >= b.reltuples then 'read'
          else '' end as rows
      from before b join pg_class c on c.oid = b.oid join pg_stat_xact_user_tables s on s.relid = b.oid`);
    return rows
      .filter(({ locks, rows: all }) => all !== '' && (locks !== '' || all !== 'read'))
      .map(({ table, rows: all }) => `${table}: ${all}`);
  } finally {
    await client.query(end);
  }
}
