import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { personalData } from '../../../bff/platform/privacy/personal-data.ts';
import { describePlatform } from '../../support/platform.ts';

const CROWD = 2_500;
/** The maximum number of rows of one table that erase-content.ts changes in a single transaction. */
const MOST = 1_000;

describePlatform('erasing a member with thousands of rows', (platform) => {
  it('an erasure changes at most 1,000 rows of a table per transaction and keeps the counters correct', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const [own, theirs] = [await platform.post(ana), await platform.post(bia)];
    const talk = await conversation(ana.id, bia.id);
    for (const statement of crowdOf(ana.id, bia.id, own, theirs, talk)) await sql.raw(statement).execute(platform.db);
    await sql`update users set deletes_at = now() where id = ${ana.id}`.execute(platform.db);
    await countRows();

    await platform.erasure.work();

    const { rows } = await sql<{ table: string; most: number }>`
      select "table", max(total)::int as most
      from (select "table", tx, sum(rows) as total from changed_rows group by "table", tx) t group by "table"`.execute(
      platform.db,
    );
    const most = new Map(rows.map(({ table, most }) => [table, most]));
    for (const table of [
      'follows',
      'post_reactions',
      'comment_reactions',
      'comments',
      'messages',
      'notification_actors',
    ])
      expect(most.get(table), table).toBeGreaterThan(0);
    expect([...most].filter(([, rowsAtOnce]) => rowsAtOnce > MOST)).toEqual([]);
    expect(await wrongCounters()).toEqual([]);
  });

  /**
   * Installs triggers that record how many rows each statement changes, by transaction. Rows changed by a cascade count
   * too.
   */
  async function countRows() {
    await sql`create table changed_rows (tx xid8 not null, "table" text not null, rows integer not null)`.execute(
      platform.db,
    );
    await sql`
      create function note_rows() returns trigger language plpgsql as $$ begin
        insert into changed_rows select pg_current_xact_id(), tg_table_name, count(*) from gone
        ; return null
        ; end $$`.execute(platform.db);
    for (const table of Object.keys(personalData)) {
      for (const act of ['delete', 'update'])
        await sql`
          create trigger ${sql.ref(`note_${act}`)} after ${sql.raw(act)} on ${sql.table(table)}
          referencing old table as gone for each statement execute function note_rows()`.execute(platform.db);
    }
  }

  async function conversation(one: string, other: string) {
    const [first, second] = [one, other].sort();
    const { rows } = await sql<{ id: string }>`
      insert into conversations (id, first_id, second_id, last_seq)
      values (gen_random_uuid(), ${first}, ${second}, 0) returning id`.execute(platform.db);
    return rows[0]?.id ?? '';
  }

  async function wrongCounters() {
    const { rows } = await sql<{ what: string; id: string }>`
      select 'followers' as what, id from users u where deletes_at is null
        and follower_count <> (select count(*) from follows where followed_id = u.id and status = 'FOLLOWING')
      union all select 'following', id from users u where deletes_at is null
        and following_count <> (select count(*) from follows where follower_id = u.id and status = 'FOLLOWING')
      union all select 'reactions', id from posts p
        where reaction_count <> (select count(*) from post_reactions where post_id = p.id)
      union all select 'unread', user_id from notification_states s
        where unread_count <> (select count(*) from notifications where recipient_id = s.user_id and read_at is null)
      limit 5`.execute(platform.db);
    return rows;
  }
});

/**
 * Returns SQL for thousands of rows of the member Ana: her followers and the members she follows, reactions by her and
 * to her, and others.
 */
function crowdOf(ana: string, bia: string, own: string, theirs: string, talk: string) {
  const crowd = `(select row_number() over () as n, id from users where email like 'multidao-%') c`;
  return [
    `insert into users (id, email, password_hash, name, nickname, birth_date)
     select gen_random_uuid(), 'multidao-' || n || '@x.example', '-', 'Multidão', 'multidao' || n, '1990-01-01'
     from generate_series(1, ${CROWD}) n`,
    `insert into follows (follower_id, followed_id, status)
     select id, '${ana}', case when n % 5 = 0 then 'REQUESTED' else 'FOLLOWING' end from ${crowd}`,
    `insert into follows (follower_id, followed_id, status)
     select '${ana}', id, case when n % 5 = 0 then 'REQUESTED' else 'FOLLOWING' end from ${crowd}`,
    `insert into posts (id, author_id, text) select gen_random_uuid(), id, 'multidão' from ${crowd}`,
    `insert into post_reactions (post_id, user_id) select id, '${ana}' from posts where text = 'multidão'`,
    `insert into post_reactions (post_id, user_id) select '${own}', id from ${crowd}`,
    `insert into post_views (post_id, viewer, day) select '${own}', id::text, current_date from ${crowd}`,
    `insert into post_views (post_id, viewer, day) select id, '${ana}', current_date from posts where text = 'multidão'`,
    `insert into comments (id, post_id, author_id, text) select gen_random_uuid(), '${theirs}', '${bia}', 'b' from ${crowd}`,
    `insert into comment_reactions (comment_id, user_id) select id, '${ana}' from comments where text = 'b'`,
    `insert into comments (id, post_id, author_id, text) select gen_random_uuid(), '${theirs}', '${ana}', 'a' from ${crowd}`,
    `insert into comments (id, post_id, parent_id, author_id, text)
     select gen_random_uuid(), '${theirs}', id, '${bia}', 'r' from comments where text = 'a'`,
    `insert into messages (conversation_id, seq, id, sender_id, client_id, text)
     select '${talk}', n, gen_random_uuid(), '${ana}', gen_random_uuid(), 'oi' from ${crowd}`,
    `insert into notifications (id, recipient_id, kind, target_id, day, seq, actor_count)
     select gen_random_uuid(), id, 'FOLLOW', id, current_date, 1, 1 from ${crowd}`,
    `insert into notification_actors (notification_id, actor_id, source_id, seq)
     select id, '${ana}', '${ana}', 1 from notifications where kind = 'FOLLOW' and recipient_id = target_id`,
    `insert into notification_states (user_id, last_seq, unread_count) select id, 1, 1 from ${crowd}`,
    `insert into notifications (id, recipient_id, kind, target_id, day, seq, actor_count)
     select gen_random_uuid(), '${ana}', 'FOLLOW', id, current_date, n + 1000, 1 from ${crowd}`,
    `update users u set follower_count = (select count(*) from follows where followed_id = u.id and status = 'FOLLOWING'),
     following_count = (select count(*) from follows where follower_id = u.id and status = 'FOLLOWING')`,
    `update posts p set reaction_count = (select count(*) from post_reactions where post_id = p.id)`,
  ];
}
