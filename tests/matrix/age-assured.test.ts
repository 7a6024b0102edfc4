import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { filled } from './support/ask.ts';
import type { Line } from './support/line.ts';
import { openWithoutAge as open } from './support/open-without-age.ts';
import { askedBy, fieldsOfSchema, routesOf } from './support/operations.ts';
import { cellOf, databaseKind, startProduct, waysOf, type Way } from './support/product.ts';
import { inWords } from './support/words.ts';
import { besidesOwn, makeWorld, neverTold, type World } from './support/world.ts';
import { domains } from './tables/index.ts';
import { seeNode } from './tables/nodes.ts';

/**
 * GraphQL types that the query `node` may load before age verification, because the calls in `open` return these types
 * too.
 */
const openNodes = [
  'Viewer',
  'AccountSession',
  'AccountSecurity',
  'Passkey',
  'DataExport',
  'Wallet',
  'Payment',
  'ModerationNotice',
];
/**
 * Pages of the sandbox that replaces the age provider in tests. The routes exist only if an age provider is configured.
 * Opening a page requires a key from the provider.
 */
const sandboxPages = ['GET /sandbox/age/*', 'POST /sandbox/age/*'];

const HOUR_MS = 3_600_000;
/** The states of a member whose age is not verified at present, and the visitor, whose age is never verified. */
const unknown = {
  'a visitor': undefined,
  UNVERIFIED: undefined,
  PENDING: { result: 'PENDING' as const, ends: HOUR_MS },
  REJECTED: { result: 'REJECTED' as const, ends: HOUR_MS },
  EXPIRED: { result: 'VERIFIED' as const, ends: -1 },
};

describe(`age assurance by a provider (${databaseKind})`, () => {
  const { platform, ask } = startProduct({ age: { mode: 'provider', provider: { kind: 'sandbox' } } });

  async function setAge(
    world: World,
    name: string,
    age: { result: 'PENDING' | 'REJECTED' | 'VERIFIED'; ends: number },
  ) {
    const row = {
      result: age.result,
      method: 'DOCUMENT' as const,
      reference: uuidv7(),
      expires_at: new Date(Date.now() + age.ends),
    };
    await platform.db
      .insertInto('age_assurances')
      .values({ user_id: world.names[name] ?? '', ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  }

  function nameOf({ does, answers, rest, graphql }: Line, way: Way) {
    const one = way === 'rest' ? { does, answers, rest: rest ?? '' } : { does, answers, graphql: graphql ?? '' };
    return [...askedBy([one])][0] ?? '';
  }

  it('the matrix has an entry for each call of the platform and the schema, and each call listed as open exists', () => {
    const asked = askedBy(Object.values(domains).flat());
    const there = [...routesOf(platform.app), ...fieldsOfSchema()];
    expect(there.filter((name) => !asked.has(name) && !sandboxPages.includes(name))).toEqual([]);
    expect([...open].filter((name) => !there.includes(name))).toEqual([]);
  });

  describe.each(Object.entries(domains))('the domain %s', (_domain, lines) => {
    it.each(Object.entries(unknown))(
      'a caller without a verified age (%s) gets no published content',
      async (state, age) => {
        const world = await makeWorld(platform.db, 'open');
        for (const name of ['owner', 'follower', 'member'])
          await setAge(world, name, { result: 'VERIFIED', ends: HOUR_MS });
        if (age) await setAge(world, 'stranger', age);
        const role = state === 'a visitor' ? 'visitor' : 'stranger';
        await Promise.all(
          lines.map(async (line) => {
            // The platform checks the age, and the gateway only passes the platform's refusal on. So REST calls are
            // tested in all states, GraphQL calls in two of them.
            const ways = age ? waysOf(line).filter((way) => way === 'rest') : waysOf(line);
            for (const way of ways) {
              const name = nameOf(line, way);
              const isOpen = open.has(name) || openNodes.some((type) => line.does === seeNode(type));
              const own = isOpen && line.changes ? await makeWorld(platform.db, 'open') : world;
              const { status, text } = await ask(line, way, own, role, isOpen ? cellOf(line, 'open', role) : '403');
              const theirs = besidesOwn(line, text, own, role);
              const isOwn = line.secret === undefined || line.secret === '{secret}';
              for (const never of [...neverTold, ...(isOwn ? [filled('{secret}', world)] : [])]) {
                expect(theirs, `${name}: ${line.does}`).not.toContain(never);
              }
              if (isOpen) continue;
              // A route for operators (`/internal/…`) answers 404 to a caller without the operator's secret.
              if (name.includes(' /internal/')) {
                expect(status, name).toBe(404);
                continue;
              }
              const isShut = text.includes('AGE_ASSURANCE_REQUIRED') || (role === 'visitor' && isNobody(status, text));
              // This call is tested by REST only (`POST /api/media`), because a GraphQL document cannot contain the
              // uploaded file.
              if (name === 'mutation uploadMedia') continue;
              expect(isShut, `${name}: ${line.does}: ${status} ${text}`).toBe(true);
            }
          }),
        );
      },
    );

    it('members with a verified age get the same answers as on a platform without age assurance', async () => {
      const worldOfAdults = async () => {
        const made = await makeWorld(platform.db, 'open');
        for (const name of ['owner', 'follower', 'stranger'])
          await setAge(made, name, { result: 'VERIFIED', ends: HOUR_MS });
        return made;
      };
      const world = await worldOfAdults();
      const reads = lines.filter((each) => !each.changes || each.event);
      let compared = 0;
      const compare = async (line: Line) => {
        const wanted = cellOf(line, 'open', 'stranger');
        if (wanted === undefined) return;
        for (const way of waysOf(line)) {
          const name = nameOf(line, way);
          if (name.includes('idade') || name.includes('AgeCheck')) continue;
          const own = line.changes ? await worldOfAdults() : world;
          const asked = await ask(line, way, own, 'stranger', wanted);
          compared += 1;
          expect(inWords(asked, filled(line.secret ?? '{secret}', own), wanted), `${name}: ${line.does}`).toBe(wanted);
        }
      };
      await Promise.all(reads.map(compare));
      expect(compared).toBeGreaterThan(0);
    });
  });
});

/**
 * Returns true if the answer is one that a visitor gets: status 401, the code UNAUTHENTICATED, or a single field that
 * is null or false.
 */
function isNobody(status: number, text: string) {
  return status === 401 || text.includes('UNAUTHENTICATED') || /^{"data":{"\w+":(null|false)}}\s*$/.test(text);
}
