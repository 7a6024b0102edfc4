import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase } from '../../../bff/platform/db/client.ts';
import { migrate } from '../../../bff/platform/db/migrate.ts';
import { databaseKinds, fieldOf } from '../../support/platform.ts';
import { killPlatformProcesses, startPlatformProcess } from '../../support/platform-process.ts';
import { dropPostgresDatabase } from '../../support/postgres.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { copyPglite, createMigratedPostgres } from '../../support/templates.ts';

const json = { 'content-type': 'application/json' };

describe.each(databaseKinds)('a platform in its own process (%s)', (kind) => {
  const name = `test_durability_${process.pid}`;
  let dataDir = '';
  let databaseUrl: string | undefined;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'brasa-durability-'));
    if (kind === 'pglite') copyPglite(dataDir);
    else databaseUrl = await createMigratedPostgres(name);
  });

  afterEach(async () => {
    killPlatformProcesses();
    if (databaseUrl !== undefined) await dropPostgresDatabase(inject('postgresUrl') ?? '', name);
    await removeFolder(dataDir);
  });

  async function signIn(url: string) {
    const member = { nome: 'Ana', nascimento: '01/02/1990', email: 'ana@exemplo.example', senha: 'ventania-azul-77' };
    await fetch(`${url}/api/cadastrarUsuario`, { method: 'POST', headers: json, body: JSON.stringify(member) });
    const body = JSON.stringify({ email: member.email, password: member.senha });
    const answer: unknown = await (await fetch(`${url}/api/token`, { method: 'POST', headers: json, body })).json();
    return { authorization: `Bearer ${fieldOf(answer, 'token')}` };
  }

  async function publish(url: string, headers: Record<string, string>, text: string) {
    const form = new FormData();
    form.set('desContent', text);
    const response = await fetch(`${url}/api/post`, { method: 'POST', headers, body: form });
    if (response.status !== 201) throw new Error(`answered ${response.status}`);
    return fieldOf(await response.json(), 'idPost');
  }

  it('a platform killed during writes keeps every post it has acknowledged, and can start again', async () => {
    const first = await startPlatformProcess(dataDir, databaseUrl);
    const headers = await signIn(first.url);
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; ; count += 1) acknowledged.push(await publish(first.url, headers, `${writer}-${count}`));
    });
    const ends = Promise.allSettled(writers);
    while (acknowledged.length < 60) await delay(5);
    await first.end('SIGKILL');
    await ends;

    const second = await startPlatformProcess(dataDir, databaseUrl);
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    for (const id of acknowledged) {
      expect((await fetch(`${second.url}/api/post/${id}`, { headers })).status).toBe(200);
    }
    await publish(second.url, headers, 'depois');
    expect(await second.end('SIGTERM')).toBe(0);
  });

  it('stopping a platform does not wait for a slow upload, and the process exits with code 0', async () => {
    const platform = await startPlatformProcess(dataDir, databaseUrl);
    const { authorization } = await signIn(platform.url);
    const head = [
      'POST /api/post HTTP/1.1',
      'Host: brasa.example',
      `Authorization: ${authorization}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 1000000',
      'Expect: 100-continue',
    ];
    const part = ['--x', 'Content-Disposition: form-data; name="files"; filename="a.jpg"', 'Content-Type: image/jpeg'];
    const { hostname, port } = new URL(platform.url);
    const upload = connect(Number(port), hostname);
    upload.on('error', () => undefined);
    upload.write([...head, '', ''].join('\r\n'));
    await once(upload, 'data');
    upload.write([...part, '', ''].join('\r\n'));
    const trickle = setInterval(() => upload.write('x'), 100);
    onTestFinished(() => clearInterval(trickle));

    expect(await platform.end('SIGTERM')).toBe(0);
  });

  it('a platform stopped during writes keeps every post that it has acknowledged', async () => {
    const platform = await startPlatformProcess(dataDir, databaseUrl);
    const headers = await signIn(platform.url);
    const posts = Array.from({ length: 10 }, (_, count) => publish(platform.url, headers, `${count}`));
    await fetch(`${platform.url}/healthz`);
    const [code, ...outcomes] = await Promise.all([
      platform.end('SIGTERM'),
      ...posts.map((post) => post.then(String, String)),
    ]);

    expect(code).toBe(0);
    const done = outcomes.filter((outcome) => !outcome.includes('rror'));
    const again = await startPlatformProcess(dataDir, databaseUrl);
    for (const id of done) expect((await fetch(`${again.url}/api/post/${id}`)).status).toBe(200);
    expect(await again.end('SIGINT')).toBe(0);
  });
});

describe('a data folder', () => {
  let dataDir = '';

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'brasa-lock-'));
    copyPglite(dataDir);
  });

  afterEach(async () => {
    killPlatformProcesses();
    await removeFolder(dataDir);
  });

  it('a second process cannot open a data folder while the first process runs, but can after the first was killed', async () => {
    const first = await startPlatformProcess(dataDir);
    await expect(createDatabase({ dataDir })).rejects.toThrow(/is in use by another Brasa/);
    await first.end('SIGKILL');
    const next = await createDatabase({ dataDir });
    expect(await migrate(next.db)).toEqual([]);
    await next.close();
  });
});
