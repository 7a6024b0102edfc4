import { spawn } from 'node:child_process';

/** Every broken connection and body at the built product; `FUZZ_SECONDS=…` for so long, `SEED=…` to repeat a run. */
const env = {
  FUZZ_CONNECTIONS: process.env.FUZZ_SECONDS === undefined ? '20000' : '2000',
  FUZZ_MUTATIONS: process.env.FUZZ_SECONDS === undefined ? '3000' : '300',
  ...process.env,
  TEST_PROGRAMS: 'built',
};
const child = spawn('npx', ['--no-install', 'vitest', 'run', 'tests/platform/fuzz.test.ts'], { stdio: 'inherit', env });
child.once('exit', (code) => (process.exitCode = code ?? 1));
