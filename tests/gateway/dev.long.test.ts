import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { openSocket } from '../support/socket.ts';
import { startUpstream } from '../support/upstream.ts';

/**
 * Builds for development and starts `npm run dev` in front of a scripted platform. Both processes stop at the end of
 * the test.
 */
async function startDev() {
  expect(spawnSync(process.execPath, ['bff/build.mjs', '--for-dev'], { stdio: 'inherit' }).status).toBe(0);
  const upstream = await startUpstream({
    'GET /readyz': () => ({ body: {} }),
    'GET /go/abc': () => ({ status: 302, headers: { location: 'https://shop.example/' } }),
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'brasa-dev-'));
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev', '--ignore-scripts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: '',
      PLATFORM_URL: upstream.url,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Starts a process group, so that SIGINT stops npm and all its children, as Ctrl-C does.
    detached: true,
  });
  const ended = once(child, 'exit');
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  }
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(written);
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
    await upstream.close();
    await removeFolder(dataDir);
  });
  const link = (name: string) => new RegExp(`${name} +(http\\S+)`).exec(written)?.[1] ?? '';
  await expect.poll(() => link('Playground')).not.toBe('');
  return {
    gateway: `http://localhost:${port}`,
    brasa: link('Brasa'),
    playground: link('Playground'),
    log: () => written,
  };
}

/** Creates and removes folders inside the project again and again until the test ends, as builds and other tests do. */
function churnFolders() {
  const folder = join('node_modules', '.brasa-dev-test');
  const end = new AbortController();
  const churn = (async () => {
    for (let n = 0; !end.signal.aborted; n += 1) {
      const each = join(folder, String(n), 'a', 'b', 'c');
      await mkdir(each, { recursive: true });
      await rm(join(folder, String(n)), { recursive: true });
    }
  })();
  onTestFinished(async () => {
    end.abort();
    await churn;
    await removeFolder(folder);
  });
}

async function textAt(url: string) {
  const response = await fetch(url);
  return `${response.status} ${await response.text()}`;
}

it('npm run dev prints working links, and restarts gateway and codegen when their files change', async () => {
  churnFolders();
  const { gateway, brasa, playground, log } = await startDev();
  // Polls the URL of Vite, because Vite may be ready a moment later than the gateway.
  await expect.poll(() => textAt(brasa)).toMatch(/^200 [^]*\/main\.tsx/);
  expect(await textAt(playground)).toMatch(/^200 [^]*\/playground\/assets\//);
  expect(await textAt(`${playground}/members.json`)).toBe('200 []');
  // The gateway's own port has to serve the same pages as Vite's port.
  expect(await textAt(gateway)).toMatch(/^200 [^]*\/main\.tsx/);
  expect(await textAt(`${gateway}/playground`)).toMatch(/^200 [^]*\/playground\/assets\//);

  const asked = await fetch(`${brasa}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  expect(await asked.json()).toEqual({ data: { __typename: 'Query' } });
  await (await openSocket(brasa)).init();
  const click = await fetch(`${brasa}/go/abc`, { redirect: 'manual' });
  expect(click.headers.get('location')).toBe('https://shop.example/');

  expect(log()).toMatch(/INFO \(gateway\): http \{"method":"GET","path":"\/playground/);
  expect(log()).not.toContain('"hostname"');

  const starts = () => log().split('Playground ').length - 1;
  expect(starts()).toBe(1);
  await utimes('bff/gateway/http/web.ts', new Date(), new Date());
  await expect.poll(starts).toBe(2);

  const generated = () => log().split('✔ Generate outputs').length - 1;
  await expect.poll(generated).toBe(1);
  await utimes('web/apollo/counts.graphql', new Date(), new Date());
  await expect.poll(generated).toBe(2);
});
