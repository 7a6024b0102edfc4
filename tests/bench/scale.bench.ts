import { findPostgres, startPostgres } from '../support/postgres.ts';
import type { Call } from './scale/calls.ts';
import { SETTINGS, startWorld, type Cost, type MeasuredWorld } from './scale/measured.ts';
import { isShort, sizeOf } from './support/length.ts';
import { ratios, spread } from './support/figures.ts';
import { record } from './support/table.ts';

const SIZES = isShort ? '1000,2000' : '10000,100000';
const ROUNDS = sizeOf(5, 1);
/** The targets: the maximum ratio of a call's cost to its cost in the smallest world. */
const WANTED = { pages: 2, database: 3 };

/**
 * Measures the database cost of calls in worlds of 10,000 and 100,000 members, or of the sizes in `SIZES`, separated by
 * commas. A world of a million members takes 26 GB. `ONLY=feed` measures only the calls whose name matches "feed".
 */
export async function run() {
  const binaries = await findPostgres();
  if (binaries === null) {
    console.log('There is no PostgreSQL here: nothing to measure.');
    return;
  }
  const sizes = (process.env.SIZES ?? SIZES).split(',').map(Number);
  const only = new RegExp(process.env.ONLY ?? '');
  const postgres = await startPostgres(binaries, { settings: SETTINGS });
  const worlds: MeasuredWorld[] = [];
  try {
    for (const members of sizes) worlds.push(await startWorld(postgres, members));
    console.log(heading(sizes));
    for (const { name } of worlds[0]?.calls ?? []) {
      if (!only.test(name)) continue;
      const costs = await measure(worlds, name);
      const largest = costs.at(-1) ?? [];
      record(`${name}, largest world`, 'ms of the database', spread(largest.map(({ database }) => database)));
      console.log(row(name, costs));
    }
  } finally {
    for (const world of worlds) await world.stop();
    await postgres.stop();
  }
}

/** @returns for each world (set of members), the cost of the call in each round */
async function measure(worlds: readonly MeasuredWorld[], name: string) {
  const costs = worlds.map((): Cost[] => []);
  const calls: { world: MeasuredWorld; call: Call }[] = [];
  for (const world of worlds) {
    const call = world.calls.find((one) => one.name === name);
    if (call) calls.push({ world, call: await world.warmUp(call) });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, { world, call }] of calls.entries()) costs[place]?.push(await world.cost(call));
  }
  return costs;
}

function heading(sizes: readonly number[]) {
  const of = sizes.map((size) => size.toLocaleString('en')).join(' → ');
  return [
    `${of} members; × the first; ! above ${WANTED.pages} × pages or ${WANTED.database} × ms`,
    `${'call'.padEnd(36)}${'pages of 8 KiB'.padEnd(32)}${'ms of the database'.padEnd(36)}ms until answered`,
  ].join('\n');
}

function row(name: string, costs: readonly Cost[][]) {
  const pages = cells(costs, 'pages', 0, WANTED.pages);
  const database = cells(costs, 'database', 1, WANTED.database);
  return `${name.padEnd(36)}${pages.padEnd(32)}${database.padEnd(36)}${cells(costs, 'answered', 1)}`;
}

/**
 * Formats the medians of all worlds, such as `811 → 62969 (×78 !)`. The exclamation mark means that the target is
 * missed.
 */
function cells(costs: readonly Cost[][], of: keyof Cost, digits: number, wanted = Infinity) {
  const figures = costs.map((rounds) => rounds.map((cost) => cost[of]));
  const first = figures[0] ?? [];
  const middles = figures.map((rounds) => spread(rounds).median.toFixed(digits));
  const times = figures.slice(1).map((rounds) => {
    const { median } = ratios(rounds, first);
    return `×${median.toFixed(1)}${median > wanted ? ' !' : ''}`;
  });
  return times.length === 0 ? middles.join('') : `${middles.join(' → ')} (${times.join(', ')})`;
}
