import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { TEST_TIMEOUT_MS } from '../support/time-limits.ts';
import { sizeOf } from './support/length.ts';
import { shown, spread } from './support/figures.ts';
import { cpuSeconds } from './support/memory.ts';
import { freePort } from '../support/free-port.ts';
import { endWithUs } from './support/processes.ts';
import { ask, startProduct } from './support/product.ts';
import { record } from './support/table.ts';

const ROUNDS = sizeOf(5, 1);
const WANTED_SECONDS = 4;

const feed = z.object({ feed: z.object({ edges: z.array(z.unknown()).min(1) }) });

/**
 * Measures the time from the start command of the product until it has returned the first page of the feed. The product
 * is already built, and its database is already filled.
 */
export async function run() {
  const seeded = await startProduct({ DEMO: 'on', NODE_ENV: 'development' });
  try {
    await untilFeed(seeded.url);
    await seeded.end();

    const [whole, server]: [Start[], Start[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      whole.push(await timeToFeed('npm', ['start'], seeded.dataDir));
      server.push(await timeToFeed(process.execPath, ['dist/bff/index.js'], seeded.dataDir));
    }
    console.log(
      `first answer after, seconds (wanted: under ${WANTED_SECONDS}); and the CPU seconds of the processes by then`,
    );
    show('npm start', whole);
    show('server alone', server);
  } finally {
    await seeded.stop();
  }
}

interface Start {
  seconds: number;
  cpu: number;
}

function show(name: string, starts: Start[]) {
  const [seconds, cpu] = [spread(starts.map((start) => start.seconds)), spread(starts.map((start) => start.cpu))];
  record(name, 'seconds', seconds);
  record(`${name} CPU`, 'seconds', cpu);
  console.log(`${name.padEnd(14)}${shown(seconds, 2)}   CPU ${shown(cpu, 2)}`);
}

async function timeToFeed(command: string, args: string[], dataDir: string): Promise<Start> {
  const port = await freePort();
  const own = { PORT: `${port}`, PLATFORM_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const env = { ...process.env, NODE_ENV: 'development', ...own };
  const began = performance.now();
  const child = spawn(command, args, { env, stdio: 'ignore', detached: true });
  endWithUs(child, { group: true });
  try {
    await untilFeed(`http://127.0.0.1:${port}`);
    return { seconds: (performance.now() - began) / 1_000, cpu: cpuSeconds(child.pid ?? 0) };
  } finally {
    if (child.pid !== undefined) await stopGroup(child.pid);
  }
}

async function untilFeed(url: string) {
  for (const deadline = Date.now() + TEST_TIMEOUT_MS; ;) {
    try {
      await ask(url, feed, '{ feed(first: 10) { edges { node { id text author { name } } } } }', {});
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`${url} showed no feed in time.`, { cause: error });
      await delay(10);
    }
  }
}

/**
 * Stops the whole process group, because npm does not forward every signal and exits before its server has closed the
 * database.
 */
async function stopGroup(leader: number) {
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; ; signal = 0) {
    try {
      process.kill(-leader, signal);
    } catch {
      return;
    }
    await delay(50);
  }
}
