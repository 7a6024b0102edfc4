import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PlatformConfig } from '../../bff/platform/settings/platform-config.ts';
import { argumentsOf } from './programs.ts';

const ready = z.object({ type: z.literal('ready'), port: z.number() });
const stands = z.object({ type: z.literal('stands') });
const FAIL_POINT = pathToFileURL('tests/support/fail-point.mjs').href;
const processes = new Set<ChildProcess>();

/**
 * The step at which `fail-point.mjs` stops a piece of work: the `at`-th step is the last one before the stop. If `from`
 * is set, counting starts with the first statement that contains this text, and counts only steps on the connection of
 * that statement.
 */
export interface FailPoint {
  at: number;
  from?: string;
}

export interface FailPoints {
  /** The step at which all background work (work outside of requests) stops. */
  background?: FailPoint;
}

interface Started {
  /** The path of a built program, for tests that start many processes. */
  program?: string;
  /** Loads `fail-point.mjs` into the process. */
  failPoints?: FailPoints;
}

export interface PlatformProcess {
  url: string;
  /** Returns everything that the process has written to stdout and stderr. */
  output(): string;
  /** Sets the step at which each piece of work stops. Resolves after the process has received these steps. */
  arm(points: Record<string, FailPoint>): Promise<void>;
  /** Resolves when the piece of work has stopped at its step. Calling the result's `go` lets the work continue. */
  stands(work: string): Promise<void>;
  go(work: string): void;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>;
  /**
   * Sends a signal to the process and waits for its end.
   * @returns the exit code, or null for a killed process
   */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the platform in a process of its own, as bff/index.ts does.
 * @throws {Error} with the output of the process, if it ends before it is ready
 */
export async function startPlatformProcess(
  dataDir: string,
  databaseUrl?: string,
  more: Partial<PlatformConfig> = {},
  { program, failPoints }: Started = {},
): Promise<PlatformProcess> {
  const mailFrom = 'Brasa <a@brasa.example>';
  const config = { port: 0, dataDir, databaseUrl, demo: false, mailFrom, logLevel: 'info', ...more };
  const command = program === undefined ? argumentsOf('platform-main') : [program];
  const child = fork(resolve(command.at(-1) ?? ''), {
    execArgv: [...command.slice(0, -1), ...(failPoints === undefined ? [] : ['--import', FAIL_POINT])],
    env: {
      ...process.env,
      BRASA_PLATFORM: JSON.stringify(config),
      FAIL_POINTS: JSON.stringify(failPoints ?? {}),
    },
    silent: true,
  });
  processes.add(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  void ended.then(() => processes.delete(child));

  // Remembers all messages, because some may arrive before the process is ready.
  const heard = new Set<string>();
  child.on('message', (message) => heard.add(JSON.stringify(message)));
  const port = await new Promise<number>((found, refuse) => {
    child.on('message', (message) => {
      const { data } = ready.safeParse(message);
      if (data) found(data.port);
      // On PGlite, a process whose work has stopped at a step never becomes ready. Therefore the stop ends the wait,
      // too.
      else if (stands.safeParse(message).success) found(0);
    });
    void ended.then(() => refuse(new Error(output)));
  });

  const told = async (expected: object) => {
    const wanted = JSON.stringify(expected);
    while (!heard.delete(wanted)) await once(child, 'message');
  };

  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async arm(points) {
      const armed = told({ type: 'armed' });
      child.send({ type: 'arm', points });
      await armed;
    },
    stands: (work) => told({ type: 'stands', work }),
    go: (work) => void child.send({ type: 'go', work }),
    ended,
    async end(signal) {
      child.kill(signal);
      return await ended;
    },
  };
}

/** Kills all platform processes. Has to be called at the end of a test file, for processes of failed tests. */
export function killPlatformProcesses() {
  for (const child of processes) child.kill('SIGKILL');
}
