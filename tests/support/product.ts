import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { argumentsOf } from './programs.ts';

const CRASH_POINT = pathToFileURL(resolve('tests/support/crash-point.mjs')).href;

/**
 * Starts the product for one test and stops it when the test ends. A request with the header `x-crash` crashes the
 * process that answers it.
 */
export async function startProduct(env: Record<string, string>, port?: number) {
  const own = port ?? (await freePort());
  const child = spawn(process.execPath, argumentsOf('index'), {
    env: {
      ...process.env,
      PORT: String(own),
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
      NODE_OPTIONS: `--import=${CRASH_POINT}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.stderr += chunk.toString()));
  const ended = once(child, 'exit').then(() => child.exitCode);
  // Waits until the output pipes are closed. The child processes share them, so after that no process uses the data
  // folder any more.
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    written,
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

/** Returns true if `/readyz` answers with a success status. */
export async function isReady(url: string) {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/**
 * Returns the value of a metric. The name contains the labels (`name{label="value"}`). Returns NaN if there is no such
 * metric.
 */
export async function metricOf(url: string, name: string, headers: Record<string, string> = {}) {
  try {
    const text = await (await fetch(`${url}/metrics`, { headers })).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1),
    );
  } catch {
    return Number.NaN;
  }
}
