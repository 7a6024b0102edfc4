import { spawn, spawnSync } from 'node:child_process';
import { chown, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { removeFolder } from './remove-folder.ts';
import { unprivilegedUser, untilReady } from './postgres.ts';

const PROGRAM = 'pgbouncer';

/** False if pgbouncer is not installed. Tests that need it are then skipped. */
export const hasPgBouncer = spawnSync(PROGRAM, ['--version']).status === 0;

/**
 * Starts a PgBouncer in front of a database. All pooling settings except the pool mode keep PgBouncer's defaults.
 * @returns the URL of the database through PgBouncer
 */
export async function startPgBouncer(databaseUrl: string, mode: 'session' | 'transaction') {
  const folder = await mkdtemp(join(tmpdir(), 'brasa-pgbouncer-'));
  const user = await unprivilegedUser();
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  const port = await freePort();
  const server = `host=${hostname} port=${serverPort} user=${username}${password && ` password=${password}`}`;
  const settings = [
    ...['[databases]', `* = ${server}`, '[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`],
    ...['unix_socket_dir =', 'auth_type = any', `pool_mode = ${mode}`],
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`);
  if (user) for (const path of [folder, file]) await chown(path, user.uid, user.gid);

  const pooler = spawn(PROGRAM, [file], { ...user, stdio: 'ignore' });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  await untilReady(pooler, url.href);

  return {
    url: url.href,
    async stop() {
      if (pooler.exitCode === null && pooler.signalCode === null) {
        const ended = new Promise((resolve) => pooler.once('exit', resolve));
        pooler.kill('SIGTERM');
        await ended;
      }
      await removeFolder(folder);
    },
  };
}

export type PgBouncer = Awaited<ReturnType<typeof startPgBouncer>>;
