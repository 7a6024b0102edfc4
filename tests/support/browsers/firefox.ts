import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { z } from 'zod';
import { asJson, makeProfile, type Driver, type Engine } from './driver.ts';

const VIEWPORT = { width: 390, height: 844 };
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'pt-BR',
  'network.captive-portal-service.enabled': false,
  'ui.prefersReducedMotion': 1,
};

const answered = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
});
const contexts = z.object({ contexts: z.tuple([z.object({ context: z.string() })], z.unknown()) });
const evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const nodes = z.object({ nodes: z.tuple([z.object({ sharedId: z.string() })], z.unknown()) });

/** Debian's Firefox in headless mode, with a window as wide as a phone. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: spawnSync('firefox-esr', ['--version']).status === 0,
  start,
};

async function start(): Promise<Driver> {
  const profile = await makeProfile('firefox');
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`);
  await writeFile(join(profile.path, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile.path, '--remote-debugging-port', '0'];
  const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  const send = await connect(await addressIn(browser.stderr));
  await send('session.new', { capabilities: {} });
  const tree = contexts.parse(await send('browsingContext.getTree', {}));
  const [{ context }] = tree.contexts;
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT });

  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(source, ...given) {
      const answer = evaluated.parse(
        await send('script.callFunction', {
          functionDeclaration: asJson(source),
          awaitPromise: true,
          target: { context },
          arguments: given.map((value) => ({ type: 'string', value })),
        }),
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      const value: unknown = JSON.parse(answer.result.value);
      return value;
    },
    async act(actions) {
      await send('input.performActions', { context, actions });
    },
    async upload(selector, files) {
      const locator = { type: 'css', value: selector };
      const found = nodes.parse(await send('browsingContext.locateNodes', { context, locator, maxNodeCount: 1 }));
      const [{ sharedId }] = found.nodes;
      await send('input.setFiles', { context, element: { sharedId }, files });
    },
    async close() {
      browser.kill();
      await ended;
      await profile.remove();
    },
  };
}

/** Returns the address of Firefox's WebDriver BiDi server, which Firefox writes to the stream. */
async function addressIn(stream: NodeJS.ReadableStream) {
  for await (const line of createInterface(stream)) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    // Keeps reading the stream: if the pipe were full, Firefox would block.
    if (address !== undefined) {
      stream.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it listened.');
}

/** Returns a function that sends a WebDriver BiDi command. The function rejects if Firefox returns an error. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: z.infer<typeof answered>) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = answered.safeParse(JSON.parse(data.toString())).data;
    if (answer) waiting.get(answer.id)?.(answer);
  });
  await once(socket, 'open');
  let last = 0;
  return async (method: string, params: object) => {
    last += 1;
    const id = last;
    const answer = new Promise<z.infer<typeof answered>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answer;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result;
  };
}
