import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

/** False if redis-server is not installed. Then the tests that need it are skipped, and the test run prints this. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts a redis-server without persistence on a free port. The server can be stopped and restarted. */
export async function startRedis() {
  const port = await freePort();
  let server = await run(port);

  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
    },
    async restart() {
      server = await run(port);
    },
  };
}

async function run(port: number) {
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const client = new Redis({ port, lazyConnect: true, retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  await Promise.race([
    client.ping(),
    new Promise((_resolve, reject) => server.once('error', reject)),
    delay(120_000).then(() => Promise.reject(new Error('redis-server did not start.'))),
  ]);
  client.disconnect();
  return server;
}
