import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoWorld } from '../../../bff/demo/demo.ts';
import { LEASE_MS } from '../../../bff/platform/media/workspace.ts';
import type { PlatformConfig } from '../../../bff/platform/settings/platform-config.ts';
import { createPlatform } from '../../../bff/platform/server.ts';
import { argumentsOf } from '../../support/programs.ts';
import { removeFolder } from '../../support/remove-folder.ts';

describe('a start after the demo seeding was killed', () => {
  let dataDir = '';
  let platform: Awaited<ReturnType<typeof createPlatform>>;
  const inStore = () => readdir(join(dataDir, 'media', 'store'), { recursive: true }).catch(() => []);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'brasa-demo-'));
    const config: PlatformConfig = {
      port: 0,
      dataDir,
      demo: true,
      mailFrom: 'Brasa <a@brasa.example>',
      logLevel: 'silent',
    };
    const first = spawn(process.execPath, argumentsOf('platform-main'), {
      env: { ...process.env, BRASA_PLATFORM: JSON.stringify(config) },
      stdio: 'ignore',
    });
    const ended = once(first, 'exit');
    while ((await inStore()).length < 12 && first.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 20));
    first.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    platform = await createPlatform(config, { publish: () => undefined, demo: demoWorld });
  });

  afterAll(async () => {
    await platform.close();
    await removeFolder(dataDir);
  });

  it('after a killed demo seeding, the next start stores all 120 demo posts', async () => {
    const { posts } = await platform.db
      .selectFrom('posts')
      .select(({ fn }) => fn.countAll().as('posts'))
      .executeTakeFirstOrThrow();
    expect(Number(posts)).toBe(120);
  });

  it('after a killed demo seeding, the next start leaves only readable media files in the store', async () => {
    const rows = await platform.db.selectFrom('media').selectAll().execute();
    const keys = rows.flatMap(({ variants, poster_key }) => [
      ...variants.map(({ key }) => key),
      ...(poster_key === null ? [] : [poster_key]),
    ]);
    for (const { kind, variants } of rows) {
      for (const { key, width, bytes } of variants) {
        const object = await platform.media.store.open(key);
        if (!object) throw new Error(`${key} is not in the store`);
        expect(object.size).toBe(bytes);
        if (kind === 'video') await object.close();
        else expect((await sharp(await bytesOf(object.read(0, object.size - 1))).metadata()).width).toBe(width);
      }
    }
    const stored = (await inStore())
      .filter((name) => /\.(webp|mp4)$/.test(name))
      .map((name) => name.slice(name.lastIndexOf('/') + 1));
    expect(stored.sort()).toEqual(keys.sort());

    const users = await platform.db.selectFrom('users').select('avatar_key').execute();
    for (const { avatar_key: key } of users) expect(keys).toContain(key);
    const communities = await platform.db.selectFrom('communities').select('picture_id').execute();
    for (const { picture_id: id } of communities) expect(rows.map((row) => row.id)).toContain(id);
  });

  it("the deletion of unused files removes a killed process's unfinished files after their lease has expired", async () => {
    const work = join(dataDir, 'media', 'work');
    const longAgo = new Date(Date.now() - LEASE_MS - 1_000);
    const left = await readdir(work);
    expect(left).not.toEqual([]);
    for (const name of left) await utimes(join(work, name), longAgo, longAgo);
    await platform.media.sweep();
    expect(await readdir(work)).toEqual([]);
  });
});

async function bytesOf(stream: AsyncIterable<Uint8Array>) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
