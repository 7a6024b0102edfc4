import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { findPostgres, startPostgres } from '../../support/postgres.ts';
import { serverFile } from './database.ts';

const PARENT_CHECK_MS = 1_000;

/**
 * Starts the built product for Playwright. Uses a PostgreSQL server if PostgreSQL is installed. Otherwise the platform
 * uses PGlite, which runs inside the platform's process and handles one query at a time, so all other work of that
 * process has to wait.
 */
const binaries = await findPostgres();
const postgres = binaries === null ? undefined : await startPostgres(binaries);
if (postgres) await writeFile(serverFile(), postgres.url);

const database = postgres === undefined ? {} : { DATABASE_URL: postgres.url };
const product = spawn(process.execPath, ['dist/bff/index.js'], {
  stdio: 'inherit',
  env: { ...process.env, ...database },
});
const ended = once(product, 'exit');
// Forwards the signal to the product, which may have received it already: Playwright sends the signal to the whole
// process group.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => product.kill(signal));
// Stops the product when the parent process has ended, because Playwright sends no signal if it is killed.
const parent = process.ppid;
const watch = setInterval(() => process.ppid === parent || product.kill(), PARENT_CHECK_MS);
await ended;
clearInterval(watch);
await postgres?.stop();
if (process.env.TEMPORARY_DATA_DIR !== undefined)
  await rm(process.env.TEMPORARY_DATA_DIR, { recursive: true, force: true });
process.exitCode = product.exitCode ?? 1;
