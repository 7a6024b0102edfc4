import { describe, expect, it } from 'vitest';
import { filled } from './support/ask.ts';
import { places, roles, type Line, type Place, type Role } from './support/line.ts';
import { askedBy, fieldsOfSchema, routesOf } from './support/operations.ts';
import { databaseKind, startProduct, waysOf, type Way } from './support/product.ts';
import { inWords } from './support/words.ts';
import { besidesOwn, makeWorld, neverTold } from './support/world.ts';
import { domains } from './tables/index.ts';

describe(`who is answered what, and told what (${databaseKind})`, () => {
  const { platform, ask } = startProduct({ maxFailuresOfAddress: 1_000 });

  it('every query, mutation, subscription and REST call has a line', () => {
    const asked = askedBy(Object.values(domains).flat());
    // A script is the same for everybody.
    const routes = routesOf(platform.app).filter((name) => !name.endsWith('.js'));
    expect(routes.length, 'routes of the platform').toBeGreaterThan(100);
    const there = [...routes, ...fieldsOfSchema()];
    expect({
      missing: there.filter((name) => !asked.has(name)),
      unknown: [...asked].filter((name) => !there.includes(name)),
    }).toEqual({ missing: [], unknown: [] });
  });

  describe.each(Object.entries(domains))('%s', (_domain, lines) => {
    it.each(lines)('$does', async (line) => {
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
  });

  async function answersOf(line: Line, way: Way, place: Place, wanted: Record<string, string | undefined>) {
    const got: Record<string, string> = {};
    const shared = line.changes ? undefined : await makeWorld(platform.db, place);
    const answerFor = async (role: Role) => {
      const world = shared ?? (await makeWorld(platform.db, place));
      const asked = await ask(line, way, world, role);
      const theirs = besidesOwn(line, asked.text, world, role);
      for (const text of neverTold) expect(theirs, `${role}, ${place}`).not.toContain(text);
      got[role] = inWords(asked, filled(line.secret ?? '{secret}', world), wanted[role]);
    };
    await Promise.all(roles.map(answerFor));
    return got;
  }
});
