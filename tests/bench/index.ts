import { parseArgs } from 'node:util';

/**
 * `npm run bench [names…]` compares the product's speed with that of well-known servers, or with its own limit.
 * Machines differ and are busy, so every bench prints ratios of one interleaved run, with their spread, and none of
 * them fails on a number.
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

const { positionals: asked } = parseArgs({ allowPositionals: true });
const known = Object.keys(benches);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}

// Runs the exit handlers, which end the processes that the benches have started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

for (const [name, load] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { run } = await load();
  console.log(`\n── ${name}`);
  await run();
}
