import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { z } from 'zod';
import { hearErrors } from './http-server.ts';

const FIRST_RETRY = 250; // ms
const LAST_RETRY = 5_000; // ms

/**
 * MiB that young objects have before V8 looks which of them are in use; its own 16 are for programs with one user. What
 * a request makes is over with the request: the longer V8 waits, the less it has to copy.
 */
const YOUNG = 32;

const demoLogin = z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string() });
export type DemoLogin = z.infer<typeof demoLogin>;

const event = z.object({ topic: z.string(), payload: z.unknown() });
export type BusEvent = z.infer<typeof event>;

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), port: z.number(), demoLogins: z.array(demoLogin).default([]) }),
  z.object({ type: z.literal('events'), events: z.array(event) }),
  /** It does not listen any more, and ends soon. */
  z.object({ type: z.literal('failing') }),
]);
type Ready = Extract<z.infer<typeof message>, { type: 'ready' }>;

interface Kept {
  /** What the log calls it. */
  name: string;
  /** Of `bff/`, without its extension. */
  module: 'gateway-main' | 'platform/main';
  /** What a start is told: the port is the first one's, however that was found. */
  envOf: (start: { port: number | undefined; restarts: number }) => Record<string, string | undefined>;
  /** Milliseconds that it may take to stop before it is killed. */
  stopPatience: number;
  log: Logger;
  onEvents?: (events: BusEvent[]) => void;
  onBack?: () => void;
}

/**
 * Runs a part of the product in a process of its own and keeps it running: one that ends is started again on the same
 * port. What a part must not lose is not in its memory.
 * @throws when it ends before it was ever ready.
 */
export async function keepProcess({ name, module, envOf, stopPatience, log, onEvents, onBack }: Kept) {
  let stopping = false;
  let restarts = 0;
  let child: ChildProcess;

  async function start(port?: number) {
    // Detached, so that Ctrl-C reaches the parent alone, which stops one part after the other.
    const started = hearErrors(
      fork(pathOf(module), {
        detached: true,
        env: envOf({ port, restarts }),
        execArgv: [...process.execArgv, `--max-semi-space-size=${YOUNG}`],
      }),
    );
    child = started;
    // It listens for the end of this process only once it is ready.
    const endStarted = () => started.kill('SIGKILL');
    process.once('exit', endStarted);
    const ready = await untilReady(started, name, onEvents).finally(() => process.off('exit', endStarted));
    let isOver = false;
    const again = (how: object) => {
      if (isOver || stopping) return;
      isOver = true;
      restarts += 1;
      log.error(how, `the ${name} ended; starting it again`);
      void restart(ready.port);
    };
    started.once('exit', (code, signal) => again({ code, signal }));
    started.on('message', (sent) => {
      if (message.safeParse(sent).data?.type === 'failing') again({ failing: true });
    });
    return ready;
  }

  async function restart(port: number) {
    for (let wait = FIRST_RETRY; !stopping; wait = Math.min(wait * 2, LAST_RETRY)) {
      try {
        await start(port);
        log.info(`the ${name} is back`);
        onBack?.();
        return;
      } catch (error) {
        log.error({ err: error }, `the ${name} did not start`);
        await delay(wait);
      }
    }
  }

  const { port, demoLogins } = await start();

  return {
    port,
    demoLogins,
    /** Events for it; while it is away they are lost, and with it those who listened there. */
    sendEvents(events: BusEvent[]) {
      if (child.connected) child.send({ type: 'events', events }, () => undefined);
    },
    async close() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), stopPatience);
      await ended;
      clearTimeout(killer);
    },
  };
}

/** Beside this module: a `.ts` file in the sources, a `.js` file in the build. */
function pathOf(module: string) {
  return fileURLToPath(new URL(`./${module}${extname(import.meta.url)}`, import.meta.url));
}

function untilReady(child: ChildProcess, name: string, onEvents: Kept['onEvents']) {
  return new Promise<Ready>((resolve, reject) => {
    child.on('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The ${name} ended before it was ready (${signal ?? `exit ${code ?? '?'}`}).`)),
    );
    child.on('message', (sent) => {
      const { data } = message.safeParse(sent);
      if (data?.type === 'ready') resolve(data);
      if (data?.type === 'events') onEvents?.(data.events);
    });
  });
}
