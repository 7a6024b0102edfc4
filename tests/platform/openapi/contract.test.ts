import { expect, it, vi } from 'vitest';
import { calls } from '../../../bff/platform/openapi/calls.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { randomRequests } from '../../support/random-requests.ts';
import { SEED, seeded } from '../../support/seed.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';

/** The number of random requests. `npm run test:long` sends 10,000. */
const REQUESTS = Number(process.env.CONTRACT_REQUESTS ?? 200);

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS + REQUESTS * 100 });

describePlatform('random requests made from the OpenAPI document', (platform) => {
  it(`are never answered with a status of 500 or above, and each answer matches the document (SEED=${SEED})`, async () => {
    const random = seeded('contract');
    const { requestOf, learn } = randomRequests(random);
    const make: (() => Promise<Member | null>)[] = [
      () => platform.member({ profile_type: 'PROFISSIONAL' }),
      () => platform.member(),
      () => platform.member({ role: 'MODERATOR' }),
      () => Promise.resolve(null),
    ];
    const callers = await Promise.all(make.map((each) => each()));
    const names = Object.entries(calls);
    const failed: string[] = [];
    const statuses = new Map<number, number>();

    for (let count = 0; count < REQUESTS; count += 1) {
      const [name, call] = names[count < names.length ? count : random.whole(0, names.length - 1)] ?? [];
      if (name === undefined || call === undefined) continue;
      const who = random.whole(0, callers.length - 1);
      const { path, ...rest } = requestOf(name, call);
      const { status, body } = await platform.call(name.split(' ')[0] ?? '', path, {
        as: callers[who] ?? null,
        ...rest,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failed.push(`${name} ${status} ${JSON.stringify(rest)}`);
      learn(body);
      // If the call has ended the caller's session or deleted their account, creates a new caller.
      if (status === 401 && callers[who]) callers[who] = (await make[who]?.()) ?? null;
    }

    console.log(`contract: SEED=${SEED}, ${JSON.stringify(Object.fromEntries(statuses))}`);
    expect(failed).toEqual([]);
    expect([...platform.differences]).toEqual([]);
  });
});
