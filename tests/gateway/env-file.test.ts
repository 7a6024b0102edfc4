import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { freePort } from '../support/free-port.ts';
import { isReady } from '../support/product.ts';
import { argumentsOf } from '../support/programs.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { startUpstream } from '../support/upstream.ts';

const READS = '--import ./bff/settings/env-file.mjs';
const packageFile = z.object({ scripts: z.record(z.string(), z.string()) });

it.each(['start', 'dev', 'backup', 'restore', 'ledger:check', 'audit:check'])('npm run %s reads .env', async (name) => {
  const { scripts } = packageFile.parse(JSON.parse(await readFile('package.json', 'utf8')));
  expect(scripts[name]).toContain(READS);
});

it('a setting is read from .env unless the environment sets it', async () => {
  const upstream = await startUpstream({ 'GET /readyz': () => ({ body: {} }) });
  const folder = await mkdtemp(join(tmpdir(), 'brasa-env-'));
  onTestFinished(async () => {
    await upstream.close();
    await removeFolder(folder);
  });
  for (const name of ['bff', 'dist', 'node_modules', 'schema']) await symlink(resolve(name), join(folder, name));
  const [inFile, given] = [await freePort(), await freePort()];
  const file = [`PORT=${inFile}`, `PLATFORM_URL=${upstream.url}`, 'PUBLIC_URL="https://brasa.example"'];
  await writeFile(join(folder, '.env'), file.join('\n'));

  const child = spawn(process.execPath, [...READS.split(' '), ...argumentsOf('index')], {
    cwd: folder,
    env: { ...process.env, PORT: String(given) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));

  await expect.poll(() => isReady(`http://127.0.0.1:${given}`)).toBe(true);
  expect(await isReady(`http://127.0.0.1:${inFile}`)).toBe(false);
  await expect.poll(() => written).toContain('https://brasa.example/playground');
});
