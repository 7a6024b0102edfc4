import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { z } from 'zod';
import { RESUMED, type Bus } from './bus.ts';
import type { Config } from './config.ts';

const STOP_PATIENCE = 10_000; // ms before a platform that does not stop is killed
const FIRST_RETRY = 250; // ms
const LAST_RETRY = 5_000; // ms

const demoLogin = z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string() });
export type DemoLogin = z.infer<typeof demoLogin>;

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), port: z.number(), demoLogins: z.array(demoLogin).default([]) }),
  z.object({ type: z.literal('events'), events: z.array(z.object({ topic: z.string(), payload: z.unknown() })) }),
]);

/**
 * Runs the platform in a process of its own (PGlite answers on one thread, which must not be the gateway's) and keeps
 * it running: one that dies is started again on the same port, its database picking up where the last commit left it.
 * @throws when the platform ends before it was ever ready.
 */
export async function startPlatform(
  config: Config['platform'],
  { bus, log, env }: { bus: Bus; log: Logger; env: Record<string, string | undefined> },
) {
  let stopping = false;
  let child: ChildProcess;

  async function start(port: number) {
    // Detached, so that Ctrl-C reaches the gateway alone, which drains before it stops the platform.
    child = fork(entry(), { detached: true, env: { ...env, BRASA_PLATFORM: JSON.stringify({ ...config, port }) } });
    const ready = await untilReady(child, bus);
    child.once('exit', (code, signal) => {
      if (stopping) return;
      log.error({ code, signal }, 'the platform ended; starting it again');
      void restart(ready.port);
    });
    return ready;
  }

  async function restart(port: number) {
    for (let wait = FIRST_RETRY; !stopping; wait = Math.min(wait * 2, LAST_RETRY)) {
      try {
        await start(port);
        log.info('the platform is back');
        // It may have ended between a commit and its event.
        bus.publish(RESUMED, {});
        return;
      } catch (error) {
        log.error({ error }, 'the platform did not start');
        await delay(wait);
      }
    }
  }

  const { port, demoLogins } = await start(config.port);

  return {
    url: `http://127.0.0.1:${port}`,
    demoLogins,
    async close() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE);
      await ended;
      clearTimeout(killer);
    },
  };
}

/** Beside this module: a `.ts` file in the sources, a `.js` file in the build. */
function entry() {
  return fileURLToPath(new URL(`./platform/main${extname(import.meta.url)}`, import.meta.url));
}

function untilReady(child: ChildProcess, bus: Bus) {
  return new Promise<{ port: number; demoLogins: DemoLogin[] }>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The platform ended before it was ready (${signal ?? `exit ${code ?? '?'}`}).`)),
    );
    child.on('message', (sent) => {
      const { data } = message.safeParse(sent);
      if (data?.type === 'ready') resolve(data);
      if (data?.type === 'events') for (const { topic, payload } of data.events) bus.publish(topic, payload);
    });
  });
}
