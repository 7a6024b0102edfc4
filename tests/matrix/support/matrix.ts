import { describe, expect, it } from 'vitest';
import { domains, type Domain } from '../tables/index.ts';
import { filled } from './ask.ts';
import { places, roles, type Line, type Place, type Role } from './line.ts';
import { databaseKind, startProduct, waysOf, type Way } from './product.ts';
import { inWords } from './words.ts';
import { besidesOwn, makeWorld, neverTold } from './world.ts';

/**
 * Tests all entries of a domain's table: each role makes each call, by REST and by GraphQL, and has to get the expected
 * answer.
 */
export function describeMatrixOf(domain: Domain) {
  describe(`access by role: ${domain} (${databaseKind})`, () => {
    const { platform, ask } = startProduct({ maxFailuresOfAddress: 1_000 });

    it.each(domains[domain])('a request to $does gets the expected answer for each role', async (line) => {
      const rows = typeof line.answers === 'string' ? { open: line.answers } : line.answers;
      for (const way of waysOf(line)) {
        for (const place of places) {
          const row = rows[place];
          if (row === undefined) continue;
          const wanted = Object.fromEntries(roles.map((role, index) => [role, row.split(/ +/)[index]]));
          const got = await answersOf(line, way, place, wanted);
          expect(got, `${way}, ${place}`).toEqual(wanted);
        }
      }
    });

    async function answersOf(line: Line, way: Way, place: Place, wanted: Record<string, string | undefined>) {
      const got: Record<string, string> = {};
      const shared = await makeWorld(platform.db, place);
      const answerFor = async (role: Role) => {
        const world = line.changes && !isRefusal(wanted[role]) ? await makeWorld(platform.db, place) : shared;
        const asked = await ask(line, way, world, role, wanted[role], place);
        const theirs = besidesOwn(line, asked.text, world, role);
        for (const text of neverTold) expect(theirs, `${role}, ${place}`).not.toContain(text);
        got[role] = inWords(asked, filled(line.secret ?? '{secret}', world), wanted[role]);
      };
      await Promise.all(roles.map(answerFor));
      return got;
    }
  });
}

/**
 * Returns true if the expected answer is an HTTP status and thus a refusal. A refused call changes no data, so the
 * roles can make it in the same world.
 */
function isRefusal(wanted: string | undefined) {
  return /^\d/.test(wanted ?? '');
}
