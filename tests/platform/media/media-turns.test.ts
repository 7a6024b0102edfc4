import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaOptions } from '../../../bff/platform/media/media.ts';
import { createSlots } from '../../../bff/platform/media/slots.ts';
import { openMediaWorld } from '../../support/media-world.ts';
import { filesUnder, MP4_FIXTURE, picture, streamOf } from '../../support/media.ts';
import { describePlatform } from '../../support/platform.ts';

describe('createSlots()', () => {
  it('a free slot goes to the client with the fewest running jobs; clients with equally many running jobs take turns', async () => {
    const slots = createSlots(2, 60_000);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) =>
      slots.run({ client: name.slice(0, 1) }, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'].map(work);
    while (begun.length < 8) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    for (const end of ends) end();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'b2', 'a4', 'a5']);
    expect(slots.waiting()).toBe(0);
  });

  it('a job that fails frees its slot for the next job in the queue', async () => {
    const slots = createSlots(1, 60_000);
    const failing = slots.run({ client: 'a' }, () => Promise.reject(new Error('broken')));
    const next = slots.run({ client: 'b' }, () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});

describe('upload that waits too long or whose client disconnects', () => {
  let world: Awaited<ReturnType<typeof openMediaWorld>>;
  beforeAll(async () => {
    world = await openMediaWorld();
  });
  afterAll(() => world.close());

  const rows = async () => (await world.db.selectFrom('media').select('id').execute()).length;

  /** Occupies both slots for media processing with videos of other members, until the test calls `letGo`. */
  async function occupied(limits = {}, options: Partial<MediaOptions> = {}) {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let under = 0;
    const hashVideo = async () => {
      under += 1;
      await held;
      return [];
    };
    const media = world.media(limits, { hashVideo, ...options });
    const clip = await readFile(MP4_FIXTURE);
    const others = [0, 1].map(async () => media.ingest(streamOf(clip), { ownerId: await world.member() }));
    await expect.poll(() => under).toBe(2);
    return {
      media,
      letGo: async () => {
        letGo();
        await Promise.all(others);
      },
    };
  }

  it('an upload that gets no processing slot in time is rejected with 503 and leaves no file and no database row', async () => {
    const { media, letGo } = await occupied({ waitingTime: 50 });
    const [before, files] = [await rows(), await world.files()];
    const ownerId = await world.member();
    await expect(media.ingest(streamOf(await picture()), { ownerId })).rejects.toMatchObject({ status: 503 });
    expect(media.waiting()).toBe(0);
    expect([await rows(), await world.files()]).toEqual([before, files]);
    await letGo();
  });

  it('if the client disconnects while its upload is queued, the upload leaves the queue and stores no file and no row', async () => {
    const { media, letGo } = await occupied();
    const [before, files] = [await rows(), await world.files()];
    const gone = new AbortController();
    const staged = await media.stage(streamOf(await picture()), gone.signal);
    const storing = media.storeStaged(staged, { ownerId: await world.member() });
    storing.catch(() => undefined);
    await expect.poll(() => media.waiting()).toBe(1);
    gone.abort(new Error('the connection is closed'));
    await expect(storing).rejects.toThrow('the connection is closed');
    expect(media.waiting()).toBe(0);
    expect([await rows(), await world.files()]).toEqual([before, files]);
    await letGo();
  });

  it('if the client disconnects while its video is being hashed, the upload is not stored', async () => {
    const gone = new AbortController();
    const hashVideo = () => {
      gone.abort(new Error('the connection is closed'));
      return Promise.resolve([]);
    };
    const media = world.media({}, { hashVideo });
    const [before, files] = [await rows(), await world.files()];
    const staged = await media.stage(streamOf(await readFile(MP4_FIXTURE)), gone.signal);
    const storing = media.storeStaged(staged, { ownerId: await world.member() });
    await expect(storing).rejects.toThrow('the connection is closed');
    expect([await rows(), await world.files()]).toEqual([before, files]);
  });

  it('if the client disconnects just after storing has begun, the upload is rejected and leaves no file', async () => {
    const gone = new AbortController();
    const media = world.media();
    const files = await world.files();
    const staged = await media.stage(streamOf(await readFile(MP4_FIXTURE)), gone.signal);
    const storing = media.storeStaged(staged, { ownerId: await world.member() });
    gone.abort(new Error('the connection is closed'));
    await expect(storing).rejects.toThrow('the connection is closed');
    expect(await world.files()).toEqual(files);
  });
});

describePlatform('POST /api/media with a client that disconnects', (platform) => {
  it('a client that disconnects after sending the whole body leaves no file', async () => {
    const member = await platform.member();
    const stored = () => filesUnder(join(platform.dataDir, 'media'));
    const isAtWork = async () => (await stored()).some((name) => name.endsWith('upload'));
    const before = await stored();
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(await readFile(MP4_FIXTURE))]), 'clip.mp4');
    const form = new Request('http://localhost', { method: 'POST', body });
    const sent = request(`${platform.url}/api/media`, {
      method: 'POST',
      headers: { ...Object.fromEntries(form.headers), authorization: `Bearer ${member.token}` },
    });
    sent.on('error', () => undefined);
    // Waits until the socket has accepted the whole body, then closes the connection.
    const bytes = Buffer.from(await form.arrayBuffer());
    await new Promise<void>((resolve) => void sent.end(bytes, resolve));
    await expect.poll(isAtWork, { interval: 5 }).toBe(true);
    sent.destroy();
    await expect.poll(isAtWork).toBe(false);
    expect(await stored()).toEqual(before);
  });
});
