import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import { EXPECT_TIMEOUT_MS } from '../time-limits.ts';
import { asJson, makeProfile, type Driver, type Engine } from './driver.ts';

const started = z.object({ sessionId: z.string() });
const answered = z.object({ value: z.unknown() });
const failed = z.object({ error: z.string(), message: z.string() });
const elementFound = z.record(z.string(), z.string());

/** WebKitGTK in a window, on an X display of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver and xvfb',
  isInstalled: ['WebKitWebDriver', 'Xvfb'].every((program) => spawnSync('which', [program]).status === 0),
  start,
};

async function start(): Promise<Driver> {
  const profile = await makeProfile('webkit');
  const display = await startDisplay();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    HOME: profile.path,
    XDG_CACHE_HOME: profile.path,
    XDG_CONFIG_HOME: profile.path,
    XDG_DATA_HOME: profile.path,
    // Renders on the CPU, because the machine may have no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const ended = once(driver, 'exit');
  const root = `http://127.0.0.1:${port}`;
  await untilListening(root);
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal' } };
  const { sessionId } = started.parse(await send('POST', `${root}/session`, { capabilities }));
  const session = `${root}/session/${sessionId}`;
  await send('POST', `${session}/timeouts`, { script: EXPECT_TIMEOUT_MS, pageLoad: EXPECT_TIMEOUT_MS });
  await send('POST', `${session}/window/rect`, { width: 390, height: 844 });

  return {
    async goto(url) {
      await send('POST', `${session}/url`, { url });
    },
    async evaluate(source, ...args) {
      const script = `return (${asJson(source)})(...arguments)`;
      const json = z.string().parse(await send('POST', `${session}/execute/sync`, { script, args }));
      const value: unknown = JSON.parse(json);
      return value;
    },
    async act(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    async upload(selector, paths) {
      const found = await send('POST', `${session}/element`, { using: 'css selector', value: selector });
      const [id] = Object.values(elementFound.parse(found));
      await send('POST', `${session}/element/${id}/value`, { text: paths.join('\n') });
    },
    async close() {
      await send('DELETE', session);
      driver.kill();
      await ended;
      await display.stop();
      await profile.remove();
    },
  };
}

/** Starts an X server that renders into memory, with the first free display number. */
async function startDisplay() {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(server, 'exit');
  const number: unknown[] = await once(createInterface(server.stdout), 'line');
  return {
    name: `:${number.join('')}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

async function untilListening(root: string) {
  for (;;) {
    const isThere = await fetch(`${root}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await delay(50);
  }
}

/**
 * Sends a W3C WebDriver command.
 * @returns the value in the response
 */
async function send(method: 'POST' | 'DELETE', url: string, body?: object) {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = answered.parse(await answer.json());
  const failure = failed.safeParse(value).data;
  if (!answer.ok && failure) throw new Error(`${url}: ${failure.error}: ${failure.message}`);
  return value;
}
