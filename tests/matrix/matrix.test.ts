import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../../bff/gateway/server.ts';
import { databaseKinds, TestPlatform } from '../support/platform.ts';
import { askGraphql, askLive, askRest, fieldOf, filled, type Asked } from './support/ask.ts';
import { places, roles, type Line, type Place, type Role } from './support/line.ts';
import { askedBy, fieldsOfSchema, routesOf } from './support/operations.ts';
import { inWords } from './support/words.ts';
import { addressOf, makeWorld, neverTold, type World } from './support/world.ts';
import { domains } from './tables/index.ts';

const kind = databaseKinds.at(-1) ?? 'pglite';

describe(`who is answered what, and told what (${kind})`, () => {
  const platform = new TestPlatform(kind, { maxFailuresOfAddress: 1_000 });
  let url = '';
  let stop: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    await platform.start();
    const options = { production: false, platformUrl: platform.url, bus: platform.bus, logLevel: 'silent' as const };
    const gateway = await createGateway(options);
    url = `http://127.0.0.1:${(await gateway.listen(0, '127.0.0.1')).port}`;
    stop = () => gateway.close();
  });

  afterAll(async () => {
    await stop();
    await platform.stop();
  });

  it('every query, mutation, subscription and REST call has a line', () => {
    const asked = askedBy(Object.values(domains).flat());
    // A script is the same for everybody.
    const routes = routesOf(platform.server).filter((name) => !name.endsWith('.js'));
    const there = [...routes, ...fieldsOfSchema()];
    expect({
      missing: there.filter((name) => !asked.has(name)),
      unknown: [...asked].filter((name) => !there.includes(name)),
    }).toEqual({ missing: [], unknown: [] });
  });

  describe.each(Object.entries(domains))('%s', (_domain, lines) => {
    it.each(lines)('$does', async (line) => {
      const ways = [...(line.rest ? ['rest' as const] : []), ...(line.graphql ? ['graphql' as const] : [])];
      const rows = typeof line.answers === 'string' ? { open: line.answers } : line.answers;
      for (const way of ways) {
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

  async function answersOf(
    line: Line,
    way: 'rest' | 'graphql',
    place: Place,
    wanted: Record<string, string | undefined>,
  ) {
    const got: Record<string, string> = {};
    const shared = line.changes ? undefined : await makeWorld(platform.db, place);
    const answerFor = async (role: Role) => {
      const world = shared ?? (await makeWorld(platform.db, place));
      const asked = await ask(line, way, world, role);
      const theirs = line.ownAddress ? asked.text.replaceAll(addressOf(world, role), '') : asked.text;
      for (const text of neverTold) expect(theirs, `${role}, ${place}`).not.toContain(text);
      got[role] = inWords(asked, filled(line.secret ?? '{secret}', world), wanted[role]);
    };
    await Promise.all(roles.map(answerFor));
    return got;
  }

  function ask(line: Line, way: 'rest' | 'graphql', world: World, role: Role): Promise<Asked> {
    if (way === 'rest') return askRest(platform, world, role, line);
    const { isLive } = fieldOf(line.graphql ?? '');
    return isLive ? askLive(platform, url, world, role, line) : askGraphql(url, world, role, line);
  }
});
