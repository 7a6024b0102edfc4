import { spawnSync } from 'node:child_process';
import { findChromium } from './support/chromium.mjs';

/**
 * Environment variables for the fuzz tests. They set the number of connections and of mutated messages in a complete
 * run.
 */
const fullFuzz = { FUZZ_CONNECTIONS: '20000', FUZZ_MUTATIONS: '3000' };

/**
 * Runs everything that the gate (`npm test`) leaves out. `npm run test:long` runs all parts below one after the other;
 * `npm run test:long -- soak races` runs only the given parts. A failed test is not retried. `SEED=…` repeats a failed
 * run with the same random numbers. Environment variables override the values below.
 */
const parts = {
  /**
   * Runs all `*.long.test.ts`: tests that kill processes, move clocks, restore backups or reorder SQL statements. Also
   * runs the tests with random GraphQL queries and REST calls, with more of them than the gate does.
   */
  files: {
    command: [
      'vitest run --no-file-parallelism --project !other-browsers .long.test.ts',
      'gateway/cost-random.test.ts gateway/as-graphql-js.test.ts platform/openapi/contract.test.ts',
    ].join(' '),
    env: {
      CONTRACT_REQUESTS: '10000',
      COST_QUERIES: '1000',
      RANDOM_SCHEMAS: '300',
      MONEY_PAYMENTS: '1000',
      MONEY_KILLS: '6',
      MONEY_STEPS: 'all',
      MONEY_OPERATIONS: '2000',
      MONEY_KILLED_OPERATIONS: '1000',
      SOAK_SECONDS: '60',
      ...fullFuzz,
      RACES_SECONDS: '300',
    },
  },
  /** Runs the platform's other tests on PGlite and on PostgreSQL. */
  databases: { command: 'vitest run --project platform*', env: { TEST_GATE: 'on', TEST_LONG: 'on' } },
  /** Runs every browser test in the size of a phone and of a desktop. */
  browser: { command: 'playwright test --reporter=list', env: {} },
  /** Runs the main flows of the app in Firefox and in WebKit, if the browser is installed. */
  'other-browsers': { command: 'vitest run --project other-browsers --reporter verbose', env: {} },
  /** Runs each bench for a few seconds. A bench that prints no figure fails; its figures are not judged. */
  benches: { command: 'npm run -s bench', env: { BENCH_LENGTH: 'short' } },
};

/** Parts that take very long. They run only if the command line names them. */
const named = {
  /** Lets members post, comment, react, chat and pay by card for ten minutes while processes are killed. */
  soak: { command: 'vitest run tests/platform/processes/soak.long.test.ts', env: { SOAK_SECONDS: '600' } },
  /**
   * Makes ten thousand card payments while processes are killed and network connections fail. Makes ten thousand other
   * operations with money in random order: one time in a single process, one time with kills and network failures.
   * Tries a thousand orders of refunds, disputes and debts.
   */
  money: {
    command: [
      'vitest run --no-file-parallelism',
      'tests/platform/wallet/money.long.test.ts',
      'tests/platform/wallet/money-mixture.long.test.ts',
      'tests/platform/wallet/money-kills.long.test.ts',
      'tests/platform/wallet/returns-order.test.ts',
      'tests/platform/wallet/debts.test.ts',
      'tests/platform/wallet/intent-keys.test.ts',
      'tests/platform/wallet/reconciler.test.ts',
      'tests/platform/wallet/look-back.test.ts',
    ].join(' '),
    env: {
      MONEY_PAYMENTS: '10000',
      MONEY_KILLS: '40',
      MONEY_STORIES: '1000',
      MONEY_OPERATIONS: '10000',
      MONEY_KILLED_OPERATIONS: '10000',
    },
  },
  /** Runs only the fuzz tests. `FUZZ_SECONDS=…` sets for how many seconds they run. */
  fuzz: {
    command: 'vitest run tests/platform/http/fuzz.long.test.ts',
    env: process.env.FUZZ_SECONDS === undefined ? fullFuzz : { FUZZ_CONNECTIONS: '2000', FUZZ_MUTATIONS: '300' },
  },
  /** Runs concurrent calls for ten minutes. The test pauses their SQL statements and releases them in random orders. */
  races: {
    command: 'vitest run tests/races/races.long.test.ts',
    env: { RACES_SECONDS: '600' },
  },
  /** Runs the tests of gateway and platform on Node 24. */
  node24: {
    command:
      'npx --yes --package node@24 -- node node_modules/vitest/vitest.mjs run --project gateway* --project platform*',
    env: { TEST_GATE: 'on' },
  },
};

const all = { ...parts, ...named };
const words = process.argv.slice(2);
const unknown = words.filter((word) => !Object.hasOwn(all, word));
if (unknown.length > 0) {
  console.error(`npm run test:long knows no ${unknown.join(', ')}; it knows ${Object.keys(all).join(', ')}.`);
  process.exit(2);
}

const failed = [];
for (const name of words.length > 0 ? words : Object.keys(parts)) {
  const { command, env } = all[name];
  const start = Date.now();
  const line = command.startsWith('np') ? command : `npx --no-install ${command}`;
  const [program = '', ...rest] = line.split(' ');
  const { status } = spawnSync(program, rest, {
    stdio: 'inherit',
    env: { ...env, ...process.env, CHROMIUM_PATH: findChromium(), TEST_PROGRAMS: 'built' },
  });
  if (status !== 0) failed.push(name);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${Math.round((Date.now() - start) / 1_000)} s)`);
}
console.log(failed.length === 0 ? 'All parts passed.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
