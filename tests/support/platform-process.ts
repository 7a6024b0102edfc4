import { fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { PlatformConfig } from '../../bff/platform/server.ts';

const ready = z.object({ type: z.literal('ready'), port: z.number() });
const SOURCE = 'bff/platform/main.ts';
const processes = new Set<ChildProcess>();

export interface PlatformProcess {
  url: string;
  /** Everything the process wrote. */
  output(): string;
  /** Sends a signal and waits for the end. @returns the exit code, null for a killed process */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the platform as bff/index.ts does, in a process of its own.
 * @param program a built one, for who starts many
 * @throws {Error} with what it wrote, when it ends before it is ready
 */
export async function startPlatformProcess(
  dataDir: string,
  databaseUrl?: string,
  more: Partial<PlatformConfig> = {},
  program = SOURCE,
): Promise<PlatformProcess> {
  const mailFrom = 'Brasa <a@brasa.example>';
  const config = { port: 0, dataDir, databaseUrl, demo: false, mailFrom, logLevel: 'info', ...more };
  const child = fork(resolve(program), {
    execArgv: program === SOURCE ? ['--import', 'tsx'] : [],
    env: { ...process.env, BRASA_PLATFORM: JSON.stringify(config) },
    silent: true,
  });
  processes.add(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  void ended.then(() => processes.delete(child));

  const port = await new Promise<number>((found, refuse) => {
    child.on('message', (message) => {
      const { data } = ready.safeParse(message);
      if (data) found(data.port);
    });
    void ended.then(() => refuse(new Error(output)));
  });

  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
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
