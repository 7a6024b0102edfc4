import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteOver, ends } from '../../../bff/platform/db/delete-over.ts';
import { forgetFailures, takeTry } from '../../../bff/platform/auth/tries.store.ts';
import { describePlatform } from '../../support/platform.ts';

const MAX = 10;
const AT_ONCE = 40;
/**
 * The hash of 'others', the name under which one test counts its sign-in tries. The database stores the hash instead of
 * the name.
 */
const OTHERS = createHash('sha256').update('others').digest('base64url');
const kinds = ['address', 'device', 'devices', 'session', 'strangers'];
/**
 * Returns the counters (buckets) of a sign-in try. By default all tries of this file share the same counters, as if
 * they came from one account and one IP address.
 */
const bucketsOf = (max: number, of = 'all') => kinds.map((kind) => ({ kind, of, limit: { max, seconds: 900 } }));

describePlatform('sign-in tries at the same moment', (platform) => {
  const forgetOld = async () => {
    for (const each of ends) if (each.table === 'sign_in_tries') await deleteOver(platform.db, each);
  };

  it('ten of forty concurrent sign-in tries are allowed, and the thirty refused tries are not counted', async () => {
    const buckets = bucketsOf(MAX);
    const all = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => takeTry(platform.db, buckets)));
    const refused = all.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(AT_ONCE - MAX);
    for (const reason of refused) expect(reason).toMatchObject({ status: 429 });
    const { rows } = await sql`select distinct cardinality(tries) as counted from sign_in_tries`.execute(platform.db);
    expect(rows).toEqual([{ counted: MAX }]);
  });

  it('counting, subtracting and deleting sign-in tries concurrently causes no deadlock', async () => {
    const buckets = bucketsOf(10 * AT_ONCE, 'others');
    const some = kinds.map((_, at) => [...buckets.slice(at), ...buckets.slice(0, at)].slice(0, 3));
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        const giveBack = await takeTry(platform.db, some[at % some.length] ?? buckets);
        await giveBack();
        if (at % 10 === 0) await forgetFailures(platform.db, buckets);
        if (at % 10 === 5) await forgetOld();
      }),
    );
    const { rows } = await sql`
      select 1 from sign_in_tries where bucket like ${`%:${OTHERS}`} and cardinality(tries) <> 0`.execute(platform.db);
    expect(rows).toEqual([]);
  });

  it('a counter of sign-in tries is deleted a day after its last try, or when all its tries have been subtracted', async () => {
    const tried = async (bucket: string, ...hoursAgo: number[]) => {
      const tries = hoursAgo.map((hours) => new Date(Date.now() - hours * 3_600_000));
      await platform.db.insertInto('sign_in_tries').values({ bucket, tries }).execute();
    };
    await platform.db.deleteFrom('sign_in_tries').execute();
    await tried('long ago', 30, 25);
    await tried('given back');
    await tried('again', 30, 23);
    await tried('now', 0);
    await forgetOld();
    const kept = await platform.db.selectFrom('sign_in_tries').select('bucket').orderBy('bucket').execute();
    expect(kept.map(({ bucket }) => bucket)).toEqual(['again', 'now']);
  });
});
