import { stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { v7 } from 'uuid';
import { sql } from 'kysely';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createMedia } from '../../../bff/platform/media/media.ts';
import { filesOfPost } from '../../../bff/platform/media/media.wire.ts';
import { createWorkspace, LEASE_MS } from '../../../bff/platform/media/workspace.ts';
import { untilWaiting } from '../../support/locked-row.ts';
import { filesUnder, picture, streamOf } from '../../support/media.ts';
import { describePlatform, type Member } from '../../support/platform.ts';

describePlatform('media files of posts', (world) => {
  let member: Member;

  beforeAll(async () => {
    member = await world.member();
  });

  const upload = async (owner = member.id) => {
    const bytes = await picture({ width: 40, height: 30 });
    return (await world.media.ingest(streamOf(bytes), { ownerId: owner })).id;
  };
  const files = () => filesUnder(join(world.dataDir, 'media'));
  const attach = (postId: string, idFiles: string[], owner = member.id) =>
    world.db.transaction().execute((tx) =>
      world.media.attach(tx, {
        postId,
        ownerId: owner,
        items: idFiles.map((idFile) => ({ idFile, alt: `alt ${idFile}` })),
      }),
    );
  const age = (id: string, hours: number) =>
    world.db
      .updateTable('media')
      .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
      .where('id', '=', id)
      .execute();
  const filesNamed = async (id: string) => (await files()).filter((name) => name.startsWith(id));

  async function filesOf(postId: string) {
    const row = await world.db
      .selectFrom('posts')
      .select(filesOfPost(sql.ref('posts.id')).as('files'))
      .where('posts.id', '=', postId)
      .executeTakeFirstOrThrow();
    return row.files;
  }

  it('a post shows its files in the order of the request, each with its alt text', async () => {
    const postId = await world.post(member);
    const ids = [await upload(), await upload(), await upload()].reverse();
    await attach(postId, ids);
    const shown = (await filesOf(postId)).map((file) => world.media.toWire(file));
    expect(shown.map(({ idFile, alt }) => [idFile, alt])).toEqual(ids.map((id) => [id, `alt ${id}`]));
    expect(shown[0]?.sources[0]?.url).toMatch(/^\/media\/[\w-]+\.webp\?e=\d+&s=[\w-]+$/);
  });

  it("attach() rejects an unknown file, another owner's file and an already attached file, and attaches no file", async () => {
    const postId = await world.post(member);
    const [mine, used] = [await upload(), await upload()];
    const others = await upload((await world.member()).id);
    await attach(await world.post(member), [used]);
    for (const bad of [others, used, v7()]) {
      await expect(attach(postId, [mine, bad])).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    }
    expect(await filesOf(postId)).toEqual([]);
    await attach(postId, [mine]);
  });

  it('attach() rejects a list that has the same file id twice (even in another letter case) or more than 10 files', async () => {
    const postId = await world.post(member);
    const id = await upload();
    await expect(attach(postId, [id, id.toUpperCase()])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(
      attach(
        postId,
        Array.from({ length: 11 }, () => v7()),
      ),
    ).rejects.toMatchObject({ code: 'TOO_MANY_FILES' });
  });

  it('if two posts attach the same file concurrently, one attachment succeeds and the other fails', async () => {
    const [first, second] = [await world.post(member), await world.post(member)];
    const id = await upload();
    const outcomes = await Promise.allSettled([attach(first, [id]), attach(second, [id])]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('discard() deletes only files that the member owns and that belong to no post', async () => {
    const [id, used] = [await upload(), await upload()];
    await attach(await world.post(member), [used]);
    expect(await world.media.discard((await world.member()).id, [id])).toBe(0);
    expect(await world.media.discard(member.id, [used, v7()])).toBe(0);
    expect(await world.media.discard(member.id, [id])).toBe(1);
    expect(await world.media.discard(member.id, [id])).toBe(0);
    expect(await filesNamed(id)).toEqual([]);
    expect(await filesNamed(used)).toHaveLength(1);
  });

  it.runIf(world.kind === 'postgres')(
    'if a post attaches a file while sweep() deletes unattached files, the file is kept (needs PostgreSQL)',
    async () => {
      const postId = await world.post(member);
      const id = await upload();
      await age(id, 25);
      const sweeping: Promise<void>[] = [];
      await world.db.transaction().execute(async (tx) => {
        await world.media.attach(tx, { postId, ownerId: member.id, items: [{ idFile: id, alt: '' }] });
        sweeping.push(world.media.sweep());
        await untilWaiting(world);
      });
      await Promise.all(sweeping);
      expect(await filesOf(postId)).toMatchObject([{ id }]);
      expect(await filesNamed(id)).not.toEqual([]);
    },
  );

  it('release() deletes the files of a deleted post; sweep() deletes them if release() was never called', async () => {
    const [released, forgotten] = [await world.post(member), await world.post(member)];
    const ids = [await upload(), await upload()];
    await attach(released, ids.slice(0, 1));
    await attach(forgotten, ids.slice(1));
    await world.media.release(released);
    expect(await filesNamed(ids[0] ?? '')).toEqual([]);

    await world.db.updateTable('posts').set({ deleted_at: new Date() }).where('id', '=', forgotten).execute();
    await world.media.sweep();
    expect(await filesNamed(ids[1] ?? '')).toEqual([]);
    expect(await filesOf(forgotten)).toEqual([]);
  });

  it('sweep() deletes unpublished files that are a day old, and keeps an avatar of any age', async () => {
    const [young, old] = [await upload(), await upload()];
    const avatar = await world.media.ingest(streamOf(await picture({ width: 40, height: 40 })), {
      ownerId: member.id,
      purpose: 'avatar',
    });
    await age(young, 23);
    await age(old, 25);
    await age(avatar.id, 2_000);
    await world.media.sweep();
    expect(await filesNamed(young)).toHaveLength(1);
    expect(await filesNamed(old)).toEqual([]);
    expect(await filesNamed(avatar.id)).toHaveLength(1);
  });

  it('sweep() deletes files whose upload was interrupted two hours ago', async () => {
    const id = await upload();
    await world.db.updateTable('media').set({ stored: false }).where('id', '=', id).execute();
    await world.media.sweep();
    expect(await filesNamed(id)).toHaveLength(1);
    await age(id, 2);
    await world.media.sweep();
    expect(await filesNamed(id)).toEqual([]);
  });

  it("an upload beyond the member's limit of unpublished bytes fails until one of the earlier files is published", async () => {
    const { store, signer } = world.media;
    const bytes = await picture({ width: 40, height: 30 });
    const owner = await world.member();
    const ownerId = owner.id;
    const one = await world.media.ingest(streamOf(bytes), { ownerId });
    const media = createMedia({
      db: world.db,
      store,
      signer,
      workDirectory: join(world.dataDir, 'media', 'work'),
      limits: { unpublishedBytes: Number(one.bytes) + bytes.length },
    });
    const two = await media.ingest(streamOf(bytes), { ownerId });
    const before = await files();
    await expect(media.ingest(streamOf(bytes), { ownerId })).rejects.toMatchObject({ code: 'TOO_MANY_FILES' });
    expect(await files()).toEqual(before);

    await attach(await world.post(owner), [two.id], ownerId);
    await expect(media.ingest(streamOf(bytes), { ownerId })).resolves.toMatchObject({ stored: true });
  });

  it('an upload that breaks off half-way leaves no file', async () => {
    const before = await files();
    const stream = new PassThrough();
    const staged = world.media.stage(stream);
    stream.write((await picture()).subarray(0, 1_000));
    const rejected = expect(staged).rejects.toThrow('gone');
    await expect.poll(files).not.toEqual(before);
    stream.destroy(new Error('gone'));
    await rejected;
    expect(await files()).toEqual(before);
  });

  it("sweep() deletes a killed process's work folder after its lease expired, and keeps a running process's folder", async () => {
    const workDirectory = join(world.dataDir, 'media', 'work');
    const killed = createWorkspace(workDirectory);
    const living = createWorkspace(workDirectory);
    const next = createWorkspace(workDirectory);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const beating = createWorkspace(workDirectory);
    onTestFinished(async () => {
      vi.useRealTimers();
      await Promise.all([killed, living, next, beating].map((each) => each.close()));
    });
    const left = await killed.open('half');
    const young = await living.open('half');
    const held = await beating.open('half');
    const longAgo = new Date(Date.now() - LEASE_MS - 1_000);
    for (const folder of [left, held]) await utimes(dirname(folder), longAgo, longAgo);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await expect.poll(async () => (await stat(dirname(held))).mtimeMs).toBeGreaterThan(Number(longAgo));
    await next.sweep();
    const isThere = (folder: string) =>
      stat(folder).then(
        () => true,
        () => false,
      );
    expect(await Promise.all([left, young, held].map(isThere))).toEqual([false, true, true]);
  });
});
