import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { demoLogin } from './demo-login.ts';
import { hearErrors } from '../http/http-server.ts';

const MIN_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 5_000;

/**
 * The size in MiB of V8's semi-space, where V8 allocates new objects. V8's default of 16 suits a program with one user.
 * In a server, most objects become garbage when their request ends. So the less often V8 collects garbage, the fewer
 * objects it has to copy.
 */
const YOUNG = 32;

const event = z.object({ topic: z.string(), payload: z.unknown() });
export type BusEvent = z.infer<typeof event>;

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), port: z.number(), demoLogins: z.array(demoLogin).default([]) }),
  z.object({ type: z.literal('events'), events: z.array(event) }),
  /** The process has stopped listening because of a failure, and will exit soon. */
  z.object({ type: z.literal('failing') }),
]);
type Ready = Extract<z.infer<typeof message>, { type: 'ready' }>;

interface Kept {
  /** The name of the process in the log. */
  name: string;
  /** The path of the module that the process runs. */
  module: string;
  /**
   * Returns the environment variables for a start of the process. `port` is undefined at the first start. At a restart,
   * `port` is the port of the first process.
   */
  envOf: (start: { port: number | undefined; restarts: number }) => Record<string, string | undefined>;
  /** The time in milliseconds after which the process is killed if it has not stopped by itself. */
  stopPatience: number;
  log: Logger;
  onEvents?: (events: BusEvent[]) => void;
  onBack?: () => void;
}

/**
 * Runs a part of the product in a process of its own. When the process ends, restarts it on the same port, with an
 * empty memory.
 * @throws {Error} if the process ends before it is ready for the first time
 */
export async function keepProcess({ name, module, envOf, stopPatience, log, onEvents, onBack }: Kept) {
  let stopping = false;
  let restarts = 0;
  let child: ChildProcess;

  async function start(port?: number) {
    // Starts the process detached. Ctrl-C then reaches only this parent process, which stops the parts in order.
    const started = hearErrors(
      fork(module, {
        detached: true,
        env: envOf({ port, restarts }),
        execArgv: [...process.execArgv, `--max-semi-space-size=${YOUNG}`],
      }),
    );
    child = started;
    // Kills the child process if this process exits before the child is ready, because until then the child does not
    // notice the exit of its parent.
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
    for (let wait = MIN_BACKOFF_MS; !stopping; wait = Math.min(wait * 2, MAX_BACKOFF_MS)) {
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
    /**
     * Sends events to the process. Events sent during a restart are lost. This does no harm, because a new process has
     * no listeners yet.
     */
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
