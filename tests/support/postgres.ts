import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { removeFolder } from './remove-folder.ts';

const run = promisify(execFile);
const START_TIMEOUT_MS = 120_000;
const DROP_TIMEOUT_MS = 120_000;

/** Returns the folder with the programs initdb and postgres, or null if PostgreSQL is not installed. */
export async function findPostgres(): Promise<string | null> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest !== undefined) return join(root, newest, 'bin');
  return await run('pg_config', ['--bindir']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

/** Settings of a test server. Its data may be lost in a crash, so it does not wait for writes to the disk. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL server in a temporary folder, on a free port. Stopping the server removes its data.
 * @param options `durable`: the server waits for the disk, as in production; `settings`: more settings of
 * postgresql.conf
 */
export async function startPostgres(
  binaries: string,
  { durable = false, settings: more = [] }: { durable?: boolean; settings?: readonly string[] } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'brasa-postgres-'));
  const user = await unprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'brasa', '--auth=trust', '--no-locale', '-E', 'UTF8', '--no-sync'],
    user,
  );

  const port = await freePort();
  const settings = [...(durable ? [] : FORGETFUL), 'max_connections=200', ...more];
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(join(binaries, 'postgres'), [...args, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    stdio: 'ignore',
  });
  const url = `postgres://brasa@127.0.0.1:${port}/postgres`;
  await untilReady(server, url);

  return {
    url,
    async stop() {
      await end(server);
      await removeFolder(folder);
    },
  };
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Creates a database on the server: a copy of `template`, or an empty database.
 * @returns the URL of the database
 */
export async function createPostgresDatabase(serverUrl: string, name: string, template = 'template1') {
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Waits until no session uses a database, because a closed session may still exist for a moment. */
export async function untilUnused(serverUrl: string, name: string) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const sessions = `select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend'`;
  try {
    while ((await client.query(sessions, [name])).rowCount !== 0) await delay(20);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database. Waits for connections that are still closing, because terminating them would cause errors in their
 * connection pools.
 */
export async function dropPostgresDatabase(serverUrl: string, name: string) {
  const deadline = Date.now() + DROP_TIMEOUT_MS;
  for (;;) {
    try {
      await onServer(serverUrl, `drop database if exists ${name}`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns an unprivileged user if the tests run as root, because PostgreSQL refuses to run as root. */
export async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => null);
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
}

export async function untilReady(server: ChildProcess, url: string) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await onServer(url, 'select 1');
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}

/** Kills a server without a regular shutdown: its clients see the same as after a crash of the machine. */
async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}
