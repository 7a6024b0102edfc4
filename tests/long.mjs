import { spawn } from 'node:child_process';

/**
 * What kills processes, breaks connections, waits for clocks or tries many orders, in full: `npm test` has a short form
 * of each. `SEED=…` repeats a run.
 */
const files = ['soak', 'chat-reliability', 'restart', 'money', 'money-steps', 'money-gateways', 'fuzz'];
const env = {
  MONEY_PAYMENTS: '1000',
  MONEY_KILLS: '6',
  MONEY_STEPS: 'all',
  SOAK_SECONDS: '60',
  FUZZ_CONNECTIONS: '2000',
  FUZZ_MUTATIONS: '300',
  RACES_SECONDS: '300',
  ...process.env,
  TEST_PROGRAMS: 'built',
};
const paths = [...files.map((name) => `tests/platform/${name}.test.ts`), 'tests/races/races.test.ts'];
const child = spawn('npx', ['--no-install', 'vitest', 'run', '--no-file-parallelism', ...paths], {
  stdio: 'inherit',
  env,
});
child.once('exit', (code) => (process.exitCode = code ?? 1));
