import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSigner } from '../../../bff/platform/media/signer.ts';
import { readRange } from '../../../bff/platform/media/ranges.ts';
import { MP4_FIXTURE, picture, streamOf } from '../../support/media.ts';
import { describePlatform } from '../../support/platform.ts';

describePlatform('GET /media/:key', (platform) => {
  let videoUrl = '';
  let imageUrl = '';
  let whole = Buffer.alloc(0);

  beforeAll(async () => {
    const { id: ownerId } = await platform.member();
    const video = await platform.media.ingest(streamOf(await readFile(MP4_FIXTURE)), { ownerId });
    const image = await platform.media.ingest(streamOf(await picture({ width: 40, height: 30 })), { ownerId });
    videoUrl = platform.url + (platform.media.toWire(video).url ?? '');
    imageUrl = platform.url + (platform.media.toWire(image).sources[0]?.url ?? '');
    whole = Buffer.from(await (await fetch(videoUrl)).arrayBuffer());
  });

  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(videoUrl, { method, headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('a stored file is served inline with its content type, nosniff and a sandbox policy', async () => {
    const { headers, status } = await fetch(imageUrl);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-disposition')).toBe('inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect((await get()).response.headers.get('content-type')).toBe('video/mp4');
  });

  it('a media response allows private caching until its URL expires', async () => {
    const cacheControl = (await fetch(imageUrl)).headers.get('cache-control') ?? '';
    const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(cacheControl) ?? [];
    const expires = Number(new URL(imageUrl).searchParams.get('e'));
    expect(Math.abs(Number(seconds) - (expires - Date.now() / 1_000))).toBeLessThan(5);
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=1000-', 1_000, -1],
    ['bytes=-100', -100, -1],
    ['bytes=5-99999999', 5, -1],
    ['bytes=-99999999', 0, -1],
  ])('a request for the range "%s" is answered with 206 and exactly these bytes', async (range, first, last) => {
    const { response, bytes } = await get({ range });
    const start = first < 0 ? whole.length + first : first;
    const end = last < 0 ? whole.length - 1 : last;
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${whole.length}`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect(bytes.equals(whole.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=99999999-', 'bytes=-0'])(
    'a request for the range "%s", which has no byte of the file, is answered with 416',
    async (range) => {
      const { response, bytes } = await get({ range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${whole.length}`);
      expect(bytes).toHaveLength(0);
    },
  );

  it.each([
    'bytes=0-1,5-9',
    'bytes=9-5',
    'bytes=-',
    'bytes=a-b',
    'pages=1-2',
    'bytes=1e3-',
    'bytes=99999999999999999999-',
  ])('a request for the invalid or multiple range "%s" is answered with 200 and the whole file', async (range) => {
    const { response, bytes } = await get({ range });
    expect(response.status).toBe(200);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(bytes.equals(whole)).toBe(true);
  });

  it('a request with the current ETag in If-None-Match gets 304; with another ETag in If-Range it gets the whole file', async () => {
    const etag = (await get()).response.headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { response, bytes } = await get({ 'if-none-match': tag, range: 'bytes=0-9' });
      expect([response.status, bytes.length]).toEqual([304, 0]);
    }
    expect((await get({ 'if-none-match': '"other"' })).response.status).toBe(200);
    expect((await get({ 'if-range': etag, range: 'bytes=0-9' })).response.status).toBe(206);
    expect((await get({ 'if-range': '"other"', range: 'bytes=0-9' })).response.status).toBe(200);
  });

  it('the answer to a HEAD request has the content length and no body', async () => {
    const { response, bytes } = await get({}, 'HEAD');
    expect([response.status, bytes.length]).toEqual([200, 0]);
    expect(response.headers.get('content-length')).toBe(String(whole.length));
    expect((await get({ range: 'bytes=0-9' }, 'HEAD')).response.headers.get('content-length')).toBe('10');
  });

  it('a media URL without a signature, with a wrong signature or with the signature of another file answers 403', async () => {
    const { pathname, searchParams } = new URL(videoUrl);
    const [e, s] = [searchParams.get('e') ?? '', searchParams.get('s') ?? ''];
    const bad = [
      '',
      `?e=${e}`,
      `?s=${s}`,
      `?e=${Number(e) + 1}&s=${s}`,
      `?e=${e}&s=${s.slice(1)}`,
      `?e=${e}&s=${'A'.repeat(s.length)}`,
      `?e=${e}&e=${e}&s=${s}`,
      `?e=1e12&s=${s}`,
      `?e[]=${e}&s[]=${s}`,
    ];
    for (const query of bad) expect((await platform.call('GET', pathname + query)).status, query).toBe(403);
    const other = new URL(imageUrl).pathname;
    const { status, body } = await platform.call('GET', `${other}?e=${e}&s=${s}`);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('a request for a path below /media that is no media key is answered with 400, 403 or 404', async () => {
    const statuses = await Promise.all(
      ['/media/..%2f..%2fmedia-secret', '/media/%2e%2e%2fstore', '/media/x', '/media/%00', '/media/%ff', '/media/'].map(
        rawStatus,
      ),
    );
    for (const status of statuses) expect([400, 403, 404]).toContain(status);
  });

  it('the URL of a discarded file answers 404 although it has not expired', async () => {
    const owner = await platform.member();
    const row = await platform.media.ingest(streamOf(await picture({ width: 40, height: 30 })), { ownerId: owner.id });
    const path = platform.media.toWire(row).sources[0]?.url ?? '';
    expect((await platform.call('GET', path)).status).toBe(200);
    expect((await platform.call('DELETE', `/api/media/${row.id}`, { as: owner })).status).toBe(204);
    expect((await platform.call('GET', path)).status).toBe(404);
  });

  it("the URL of a withheld file or of a suspended owner's file answers 404 although it has not expired", async () => {
    const { id: ownerId } = await platform.member();
    const row = await platform.media.ingest(streamOf(await picture({ width: 40, height: 30 })), { ownerId });
    const url = platform.url + (platform.media.toWire(row).sources[0]?.url ?? '');
    const status = async () => (await fetch(url)).status;
    const withhold = (withheld_at: Date | null) =>
      platform.db.updateTable('media').set({ withheld_at }).where('id', '=', row.id).execute();
    expect(await status()).toBe(200);
    await withhold(new Date());
    expect(await status()).toBe(404);
    await withhold(null);
    expect(await status()).toBe(200);
    const locked_until = new Date(Date.now() + 3_600_000);
    await platform.db.updateTable('users').set({ locked_until }).where('id', '=', ownerId).execute();
    expect(await status()).toBe(404);
  });

  it('after 20 aborted downloads, a file is still served completely', async () => {
    for (let round = 0; round < 20; round += 1) {
      const controller = new AbortController();
      const response = await fetch(videoUrl, { signal: controller.signal });
      expect(response.status).toBe(200);
      controller.abort();
    }
    expect((await get()).bytes.equals(whole)).toBe(true);
  });

  function rawStatus(path: string) {
    return new Promise<number | undefined>((resolve, reject) => {
      httpRequest(platform.url, { path }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  }
});

describe('createSigner()', () => {
  const HOUR = 3_600;
  const secret = 'a secret of thirty-two characters';
  const key = '01890000-0000-7000-8000-000000000001-480.webp';
  let now = Date.UTC(2026, 4, 14);
  const signer = createSigner({ secret, now: () => now });

  function parts(url: string): [string, string] {
    const { searchParams } = new URL(url, 'http://brasa.example');
    return [searchParams.get('e') ?? '', searchParams.get('s') ?? ''];
  }

  it('a media file has at most five different URLs a day, each valid for 6 to 12 hours', () => {
    const seen = new Set<string>();
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      now = Date.UTC(2026, 4, 14) + minute * 60_000;
      const url = signer.urlOf(key);
      seen.add(url);
      const left = signer.secondsLeft(key, ...parts(url)) ?? 0;
      expect(left).toBeGreaterThanOrEqual(6 * HOUR);
      expect(left).toBeLessThanOrEqual(12 * HOUR);
    }
    expect(seen.size).toBeLessThanOrEqual(5);
  });

  it('secondsLeft() returns null for a URL signed more than 12 hours ago', () => {
    const url = signer.urlOf(key);
    now += 12 * HOUR * 1_000 + 1_000;
    expect(signer.secondsLeft(key, ...parts(url))).toBeNull();
  });

  it('secondsLeft() returns null for a URL signed with another secret', () => {
    const other = createSigner({ secret: `${secret}!`, now: () => now });
    expect(signer.secondsLeft(key, ...parts(other.urlOf(key)))).toBeNull();
  });
});

describe('readRange()', () => {
  it("readRange() returns 'unsatisfiable' for any range of an empty file", () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
