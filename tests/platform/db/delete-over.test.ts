import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteOver, ends } from '../../../bff/platform/db/delete-over.ts';
import { lockRow, withoutWaiting } from '../../support/locked-row.ts';
import { describePlatform } from '../../support/platform.ts';

const endsOf = (table: string) => ends.filter((each) => each.table === table);

describePlatform('expired rows', (platform) => {
  it.each(ends)(
    'the table $table has an index whose first column is the expiry of its rows',
    async ({ table, moment }) => {
      const { rows } = await sql<{ first: string }>`
      select pg_get_indexdef(i.indexrelid, 1, true) as first from pg_index i
      where i.indrelid = ${table}::regclass and i.indpred is null`.execute(platform.db);
      expect(rows.map(({ first }) => first)).toContain(moment);
    },
  );

  it('deleteOver() deletes 2,300 expired rows (three batches) and keeps the others', async () => {
    const ana = await platform.member();
    const add = async (count: number, age: string) =>
      await sql`
        insert into idempotency (user_id, key, fingerprint, result_id, created_at)
        select ${ana.id}::uuid, gen_random_uuid(), '', gen_random_uuid(), now() - ${age}::interval
        from generate_series(1, ${count}::int)`.execute(platform.db);
    const left = async () =>
      (await platform.db.selectFrom('idempotency').select('key').where('user_id', '=', ana.id).execute()).length;
    await add(2_300, '2 days 1 minute');
    await add(3, '1 day 23 hours');
    for (const each of endsOf('idempotency')) await deleteOver(platform.db, each);
    expect(await left()).toBe(3);
  });

  it.runIf(platform.kind === 'postgres')(
    'deleteOver() skips a locked row without waiting, and the next call deletes it (needs PostgreSQL)',
    async () => {
      const ana = await platform.member();
      const session = { user_id: ana.id };
      await platform.db
        .updateTable('sessions')
        .set({ expires_at: new Date(0) })
        .where('user_id', '=', ana.id)
        .execute();
      const release = await lockRow(platform, 'sessions', session);
      const [sessions = ends[0]] = endsOf('sessions');
      expect(await withoutWaiting(platform, deleteOver(platform.db, sessions))).not.toBe('waits');
      const left = () => platform.db.selectFrom('sessions').select('id').where('user_id', '=', ana.id).execute();
      expect(await left()).toHaveLength(1);
      await release();
      await deleteOver(platform.db, sessions);
      expect(await left()).toEqual([]);
    },
  );
});
