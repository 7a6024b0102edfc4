import { spawn } from 'node:child_process';

/**
 * Money in and out: ten thousand card payments through killed processes and a bad network, then refunds, disputes and
 * debts in a thousand random orders, keys that the provider forgets, and the looks that make up for what was not heard.
 * `SEED=…` repeats a run that failed.
 */
const files = ['money', 'returns-order', 'debts', 'intent-keys', 'reconciler', 'look-back'];
const env = { MONEY_PAYMENTS: '10000', MONEY_KILLS: '40', MONEY_STORIES: '1000', ...process.env };
const child = spawn(
  'npx',
  ['--no-install', 'vitest', 'run', '--no-file-parallelism', ...files.map((name) => `tests/platform/${name}.test.ts`)],
  { stdio: 'inherit', env },
);
child.once('exit', (code) => (process.exitCode = code ?? 1));
