import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { beginBench, compareTables, figuresOf, readTable, writeTable } from './support/table.ts';

/** A folder below `dist/`, which git ignores. */
const FOLDER = 'tests/bench/dist/tables';

/**
 * `npm run bench [names…]` compares the product's speed with that of well-known servers, or with an upper bound that
 * the bench measures itself. Machines differ and may be busy, so every bench alternates the rounds of the compared
 * servers and prints ratios with their spread. A bench fails only if a figure is missing, not if a figure is bad. The
 * figures are written to a file named after the commit. `--compare FILE` prints them beside the figures of an earlier
 * file.
 */
const benches = {
  gateway: () => import('./gateway.bench.ts'),
  upload: () => import('./upload.bench.ts'),
  realtime: () => import('./realtime.bench.ts'),
  messages: () => import('./messages.bench.ts'),
  'first-load': () => import('./first-load.bench.ts'),
  scroll: () => import('./scroll.bench.ts'),
  ledger: () => import('./ledger.bench.ts'),
  start: () => import('./start.bench.ts'),
  scale: () => import('./scale.bench.ts'),
  crowd: () => import('./crowd.bench.ts'),
};

const {
  positionals: asked,
  values: { compare },
} = parseArgs({ allowPositionals: true, options: { compare: { type: 'string' } } });
const before = compare === undefined ? undefined : readTable(readFileSync(compare, 'utf8'));
const known = Object.keys(benches);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}

// Runs the exit handlers, which stop the processes that the benches have started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

for (const [name, load] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { run } = await load();
  console.log(`\n── ${name}`);
  beginBench(name);
  await run();
  if (figuresOf(name).length === 0) {
    console.error(`${name} measured nothing.`);
    process.exitCode = 1;
  }
}

const commit = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).stdout.trim() || 'unknown';
const written = writeTable(commit, figuresOf());
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/${commit}.json`, written);
console.log(`\nWritten to ${FOLDER}/${commit}.json`);
if (before) {
  console.log(`Beside ${before.commit}; ratios of the medians:`);
  for (const line of compareTables(before, readTable(written))) console.log(line);
}
