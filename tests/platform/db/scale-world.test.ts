import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { callsOf, type Call } from '../../bench/scale/calls.ts';
import { fillWorld, MIN_MEMBERS } from '../../bench/scale/world.ts';
import { describePlatform } from '../../support/platform.ts';
import { hasPostgres } from '../../support/populated.ts';

/**
 * The benchmark `npm run bench scale` inserts its rows with SQL of its own. This test fails if the schema changes and
 * the SQL of the benchmark no longer fits.
 */
describe.runIf(hasPostgres())('world of the scale bench (needs PostgreSQL)', () => {
  describePlatform(
    'scale world in the current schema',
    (platform) => {
      let calls: Call[] = [];

      beforeAll(async () => {
        const url = platform.databaseUrl ?? '';
        await fillWorld(url, MIN_MEMBERS, platform.dataDir);
        calls = await callsOf(url, MIN_MEMBERS);
      });

      it('the rows that the scale bench inserts satisfy all constraints of the schema', async () => {
        const { rows } = await sql<{ check: string }>`
        select format('alter table %s validate constraint %I', conrelid::regclass, conname) as check
        from pg_constraint where not convalidated`.execute(platform.db);
        expect(rows.length).toBeGreaterThan(50);
        for (const { check } of rows) await sql.raw(check).execute(platform.db);
      });

      it('the derived columns that the scale bench inserts have the values that the triggers compute', async () => {
        const { rows } = await sql<{ posts: number; members: number; comments: number; marked: number }>`
        select (select count(*) from posts where search <> search_vector(text)) as posts,
          (select count(*) from users where search <> search_names(nickname, name)) as members,
          (select count(*) from comments join users on users.id = author_id where author_out
            <> (locked_until is not null or age_refused or deletes_at is not null)) as comments,
          (select count(*) from comments where author_out) as marked`.execute(platform.db);
        expect(rows[0]).toMatchObject({ posts: 0, members: 0, comments: 0 });
        expect(rows[0]?.marked).toBeGreaterThan(0);
      });

      it('the ledger that the scale bench inserts is balanced', async () => {
        expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
      });

      it('each request that the scale bench measures is answered with 200', async () => {
        expect(calls.length).toBeGreaterThan(50);
        for (const { name, as, path } of calls) {
          const headers: HeadersInit = as === null ? {} : { authorization: `Bearer token${as}` };
          const { status } = await fetch(platform.url + path, { headers });
          expect(status, name).toBe(200);
        }
      });
    },
    {},
    { needsPostgres: true },
  );
});
