import { spawn } from 'node:child_process';

/**
 * Everything at once for ten minutes while processes are killed; `SOAK_SECONDS=…` for longer, `SEED=…` to repeat a run.
 */
const env = { SOAK_SECONDS: '600', ...process.env };
const child = spawn('npx', ['--no-install', 'vitest', 'run', 'tests/platform/soak.test.ts'], { stdio: 'inherit', env });
child.once('exit', (code) => (process.exitCode = code ?? 1));
