import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { findPostgres, startPostgres } from '../../support/postgres.ts';
import { serverFile } from './database.ts';

const PARENT_CHECK_MS = 1_000;

/**
 * Playwright starts this file. It runs the built product, on a PostgreSQL of its own where one is installed, since
 * PGlite runs one query at a time inside the platform's process, and all other work there waits for it.
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
// Playwright signals the whole group of processes: the product may have received the signal already.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => product.kill(signal));
// A Playwright that was killed sends no signal.
const parent = process.ppid;
const watch = setInterval(() => process.ppid === parent || product.kill(), PARENT_CHECK_MS);
await ended;
clearInterval(watch);
await postgres?.stop();
if (process.env.TEMPORARY_DATA_DIR !== undefined)
  await rm(process.env.TEMPORARY_DATA_DIR, { recursive: true, force: true });
process.exitCode = product.exitCode ?? 1;
