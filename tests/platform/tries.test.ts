import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { forgetFailures, forgetOldTries, takeTry } from '../../bff/platform/auth/tries.store.ts';
import { describePlatform } from '../support/platform.ts';

const MAX = 10;
const AT_ONCE = 40;
const kinds = ['address', 'device', 'devices', 'session', 'strangers'];
/** What a try is counted in: shared by many, as an account's and an address's are. */
const bucketsOf = (max: number, of = 'all') => kinds.map((kind) => ({ kind, of, limit: { max, seconds: 900 } }));

describePlatform('tries at one account from one address at once', (platform) => {
  it('are no more than one after another would be, and those refused are counted nowhere', async () => {
    const buckets = bucketsOf(MAX);
    const all = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => takeTry(platform.db, buckets)));
    const refused = all.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(AT_ONCE - MAX);
    for (const reason of refused) expect(reason).toMatchObject({ status: 429 });
    const { rows } = await sql`select distinct cardinality(tries) as counted from sign_in_tries`.execute(platform.db);
    expect(rows).toEqual([{ counted: MAX }]);
  });

  it('wait for no other for ever, whether they are taken, given back or forgotten', async () => {
    const buckets = bucketsOf(10 * AT_ONCE, 'others');
    const some = kinds.map((_, at) => [...buckets.slice(at), ...buckets.slice(0, at)].slice(0, 3));
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        const giveBack = await takeTry(platform.db, some[at % some.length] ?? buckets);
        await giveBack();
        if (at % 10 === 0) await forgetFailures(platform.db, buckets);
        if (at % 10 === 5) await forgetOldTries(platform.db);
      }),
    );
    const { rows } = await sql`
      select 1 from sign_in_tries where cardinality(tries) not in (0, ${MAX})`.execute(platform.db);
    expect(rows).toEqual([]);
  });
});
