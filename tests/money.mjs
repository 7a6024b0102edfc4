import { spawn } from 'node:child_process';

/** Ten thousand card payments through killed processes and a bad network; `SEED=…` repeats a run that failed. */
const env = { MONEY_PAYMENTS: '10000', MONEY_KILLS: '40', ...process.env };
const child = spawn('npx', ['--no-install', 'vitest', 'run', 'tests/platform/money.test.ts'], {
  stdio: 'inherit',
  env,
});
child.once('exit', (code) => (process.exitCode = code ?? 1));
