import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { argumentsOf } from './programs.ts';
import { TEST_TIMEOUT_MS } from './time-limits.ts';

const START_TIMEOUT_MS = TEST_TIMEOUT_MS;

export interface PartOptions {
  /**
   * `build` starts the programs from the output of `npm run build`. `tests` starts the same programs as all other
   * tests.
   */
  from: 'build' | 'tests';
  /** The folder that contains the build. The default is the current folder. */
  folder?: string;
  port: number;
  env: Record<string, string>;
}

/**
 * Starts one process of the product on a port of its own. The process can be stopped by any signal, and restarted on
 * the same port.
 */
export async function startPart({ from, folder, port, env }: PartOptions) {
  const start = () => untilReady(spawnPart({ from, folder, env }), port);
  let child = await start();

  return {
    url: `http://127.0.0.1:${port}`,
    /** Sends a signal to the process and waits for its end. */
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
    async restart() {
      child = await start();
    },
  };
}

export type Part = Awaited<ReturnType<typeof startPart>>;

function spawnPart({ from, folder, env }: Omit<PartOptions, 'port'>) {
  const command = from === 'build' ? ['dist/bff/index.js'] : argumentsOf('index');
  return spawn('node', command, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** @throws if the process ends, or is not ready in time. A process that is not ready in time is killed first. */
async function untilReady(child: ChildProcess, port: number) {
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error('A part of the product did not start.');
    }
    await delay(50);
  }
  return child;
}

async function isReady(port: number) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
