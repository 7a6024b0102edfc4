import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../bff/demo/random.ts';
import { bookProblems } from '../support/ads.ts';
import { describeOnEachDatabase, type CallOptions, type TestPlatform } from '../support/platform.ts';
import { SEED } from '../support/seed.ts';
import { TEST_TIMEOUT_MS } from '../support/time-limits.ts';
import { calls, type CallName, type races } from './pairs.ts';
import { begin, broke, plain, stateSince, tablesOf } from './state.ts';
import { CALL_HEADER, Turns } from './turns.ts';
import { makeWorld, type World } from './world.ts';

/** The number of seconds for further random interleavings, in addition to those that the tests try for each race. */
const SECONDS = Number(process.env.RACES_SECONDS ?? 0);
/**
 * The number of random interleavings that the tests try first for each race. `npm run test:long -- races` goes on with
 * more interleavings for ten minutes.
 */
const INTERLEAVINGS = SECONDS > 0 ? 3 : 1;
const NOT_READ = 'whatever';

interface Outcome {
  answers: string[];
  state: string[];
  broken: string[];
}

/**
 * Tests races: runs calls concurrently and releases their SQL statements one by one in a random order. The answers and
 * the resulting rows must equal those of some order in which the same calls run one after the other.
 */
export function describeRaces(chosen: readonly (typeof races)[number][]) {
  describeOnEachDatabase(`concurrent calls (SEED=${SEED})`, (platform) => {
    // PGlite has a single connection, so races between concurrent calls are not possible.
    if (platform.kind === 'pglite') {
      it.skipIf(true)('races run on PostgreSQL only (needs PostgreSQL)', () => undefined);
      return;
    }

    let turns: Turns;
    let tables: string[];
    let remove: () => void;
    const early: string[] = [];
    beforeAll(async () => {
      turns = new Turns(platform.db);
      tables = await tablesOf(platform.db);
      remove = turns.install(platform.server);
      const plainPublish = platform.bus.publish.bind(platform.bus);
      platform.bus.publish = (topic, payload) => {
        if (turns.isInTransaction()) early.push(topic);
        plainPublish(topic, payload);
      };
    });
    afterAll(() => remove());

    for (const race of chosen) {
      it(
        `${titleOf(race)}: concurrent calls give the same answers and rows as the same calls in some serial order`,
        { timeout: TEST_TIMEOUT_MS + SECONDS * 1_000 },
        async () => {
          const serial = [];
          for (const order of ordersOf(race.calls)) serial.push(await outcome(race, order));
          for (const { answers, broken } of serial) expect({ answers, broken }).toEqual({ answers, broken: [] });
          const allowed = serial.map(asText);
          const until = Date.now() + (SECONDS * 1_000) / chosen.length;
          for (let run = 0; run < (race.interleavings ?? INTERLEAVINGS) || Date.now() < until; run += 1) {
            const name = `${SEED}:${titleOf(race)}:${run}`;
            const found = await outcome(race, race.calls, name);
            expect(found.broken, name).toEqual([]);
            if (allowed.includes(asText(found))) continue;
            expect(found, `${name} ended as neither order`).toEqual(nearest(found, serial));
          }
        },
      );
    }

    /**
     * Creates a new world and makes the calls in `after`. Then makes the calls in `order`: one after the other or, if
     * `interleaving` is a seed, concurrently in a random interleaving.
     * @returns the answers of these calls and the rows that the calls wrote
     */
    async function outcome({ after = [] }: { after?: CallName[] }, order: CallName[], interleaving?: string) {
      const first = await begin(platform.db);
      const world = await makeWorld(platform);
      for (const name of after) {
        expect(await ask(platform, world, name), name).toMatch(/^2/);
        await world.find();
      }
      early.length = 0;
      const answers = new Map<CallName, string>();
      const asking = new Map(
        order.map((name) => [name, async () => void answers.set(name, await ask(platform, world, name))] as const),
      );
      if (interleaving === undefined) for (const call of asking.values()) await call();
      else await turns.interleave(asking, createRandom(interleaving));

      const state = await stateSince(platform.db, tables, first, world.names);
      const failures = [...answers].filter(([, answer]) => answer.startsWith('5')).map(([name]) => `${name} failed`);
      const broken = [...failures, ...(await broke(platform.db)), ...(await bookProblems(platform))];

      return {
        answers: [...answers].map(([name, answer]) => `${name}: ${leaves(order, name) ? NOT_READ : answer}`).sort(),
        state,
        broken: [...broken, ...early.map((topic) => `${topic} before the commit`)],
      } satisfies Outcome;
    }
  });
}

function titleOf({ calls: names, after = [] }: { calls: CallName[]; after?: CallName[] }) {
  return [names.join(' / '), ...after].join(', after ');
}

/**
 * Returns true if another call of the race deletes the account of the member who makes this call. The deletion ends the
 * member's sessions, so this call may answer 401 or 404. The test then compares only the rows and not this answer.
 */
function leaves(names: CallName[], name: CallName) {
  return names.some((other) => other !== name && other.endsWith('goes') && calls[other].as === calls[name].as);
}

function asText({ answers, state }: Outcome) {
  return [...answers, ...state].join('\n');
}

/**
 * Returns the serial outcome (of the calls made one after the other) that has the most lines in common with the outcome
 * of the race.
 */
function nearest(found: Outcome, serial: Outcome[]) {
  const common = (other: Outcome) => [...other.state, ...other.answers].filter((line) => asText(found).includes(line));
  return serial.sort((a, b) => common(b).length - common(a).length)[0];
}

function ordersOf<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}

/**
 * Makes the call.
 * @returns its HTTP status and, if the call was refused, the response body
 */
async function ask(platform: TestPlatform, world: World, name: CallName) {
  const call: { as: keyof World['members']; rest: string; json?: object; form?: Record<string, string> } = calls[name];
  const [method = '', path = ''] = world.fill(call.rest).split(' ');
  const headers: Record<string, string> = { [CALL_HEADER]: encodeURIComponent(name) };
  const options: CallOptions = { as: world.members[call.as], headers };
  if (call.json) {
    options.text = world.fill(JSON.stringify(call.json));
    headers['content-type'] = 'application/json';
  }
  if (call.form) {
    options.form = new FormData();
    for (const [field, value] of Object.entries(call.form)) options.form.set(field, world.fill(value));
  }
  const { status, body } = await platform.call(method, path, options);
  return status < 400 ? `${status}` : `${status} ${plain(body, world.names)}`;
}
