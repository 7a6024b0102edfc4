import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PlatformConfig } from '../../bff/platform/server.ts';
import { argumentsOf } from './programs.ts';

const ready = z.object({ type: z.literal('ready'), port: z.number() });
const stands = z.object({ type: z.literal('stands') });
const FAIL_POINT = pathToFileURL('tests/support/fail-point.mjs').href;
const processes = new Set<ChildProcess>();

/**
 * Where `fail-point.mjs` stops a piece of work: at one of its steps or, with `from`, at a step of the connection that
 * first says that, which is step 1.
 */
export interface FailPoint {
  at: number;
  from?: string;
}

export interface FailPoints {
  /** The work outside of requests. */
  background?: FailPoint;
}

interface Started {
  /** A built program, for who starts many. */
  program?: string;
  /** Loads `fail-point.mjs`. */
  failPoints?: FailPoints;
}

export interface PlatformProcess {
  url: string;
  /** Everything the process wrote. */
  output(): string;
  /** At which step each piece of work stops; resolves once the process knows. */
  arm(points: Record<string, FailPoint>): Promise<void>;
  /** Resolves when that work stands; `go` lets it on. */
  stands(work: string): Promise<void>;
  go(work: string): void;
  /** Resolves when it is gone. */
  ended: Promise<number | null>;
  /** Sends a signal and waits for the end. @returns the exit code, null for a killed process */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the platform as bff/index.ts does, in a process of its own.
 * @throws {Error} with what it wrote, when it ends before it is ready
 */
export async function startPlatformProcess(
  dataDir: string,
  databaseUrl?: string,
  more: Partial<PlatformConfig> = {},
  { program, failPoints }: Started = {},
): Promise<PlatformProcess> {
  const mailFrom = 'Brasa <a@brasa.example>';
  const config = { port: 0, dataDir, databaseUrl, demo: false, mailFrom, logLevel: 'info', ...more };
  const command = program === undefined ? argumentsOf('platform/main') : [program];
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

  // It may say where it stands before it is ready.
  const heard = new Set<string>();
  child.on('message', (message) => heard.add(JSON.stringify(message)));
  const port = await new Promise<number>((found, refuse) => {
    child.on('message', (message) => {
      const { data } = ready.safeParse(message);
      if (data) found(data.port);
      // Where the database answers one at a time, a process that stands does not become ready.
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

/** For the end of a test that failed half-way. */
export function killPlatformProcesses() {
  for (const child of processes) child.kill('SIGKILL');
}
