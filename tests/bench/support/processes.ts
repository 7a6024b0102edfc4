import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../support/free-port.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';
import { within } from './within.ts';

const usage = z.object({ cpu: z.number(), rss: z.number() });

export type Measured = Awaited<ReturnType<typeof startMeasured>>;

/**
 * Runs a Node program that listens on `PORT`, with a preloaded module that reports the program's CPU time.
 * @throws if the program exits, or does not listen within TEST_TIMEOUT_MS; the error message contains the program's
 * output
 */
export async function startMeasured(entry: string, env: Record<string, string>, ready = '/') {
  const port = await freePort();
  const child = fork(entry, {
    execArgv: [
      '--import',
      new URL('./report-cpu.mjs', import.meta.url).href,
      ...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []),
    ],
    env: { ...process.env, ...env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  endWithUs(child);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      if (printed.length < 100) printed.push(chunk.toString());
    });
  }

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + TEST_TIMEOUT_MS;
  while (!(await answers(url + ready))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${entry} did not start:\n${printed.join('')}`);
    }
    await delay(50);
  }

  return {
    url,
    pid: child.pid ?? 0,
    /** @returns the CPU time in microseconds since the process started, and its resident memory in bytes */
    async usage() {
      child.send('usage');
      return usage.parse(await nextMessage(child, `the CPU time of ${entry}`));
    },
    /** Sends a command to the program over IPC. */
    tell: (word: string) => void child.send(word),
    stop: () => stop(child),
  };
}

/** Kills the process when the bench is interrupted. With `group`, kills the whole process group of the process. */
export function endWithUs(child: ChildProcess, { group = false } = {}) {
  const end = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    if (group) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  };
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/**
 * Returns the next message that a process sends on its IPC channel.
 * @param what describes the message in the error
 * @throws {Error} when the process exits or takes too long
 */
export async function nextMessage(child: ChildProcess, what: string) {
  const gone = new AbortController();
  const options = { signal: gone.signal };
  try {
    const ended = once(child, 'exit', options).then(() => {
      throw new Error(`The process ended that was to answer with ${what}.`);
    });
    ended.catch(() => undefined);
    return (await within<unknown[]>(what, Promise.race([once(child, 'message', options), ended])))[0];
  } finally {
    gone.abort();
  }
}

/** Sends a process SIGTERM, and kills it after five seconds. */
export async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(killer);
}

async function answers(url: string) {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
