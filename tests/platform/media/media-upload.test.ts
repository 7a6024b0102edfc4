import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { filesUnder, MP4_FIXTURE, picture, pixelBomb, streamOf, video } from '../../support/media.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

const BOUNDARY = 'a-boundary';
const CRLF = '\r\n';

describePlatform('POST /api/media', (platform) => {
  let member: Member;
  let small: Buffer;
  let before: string[];

  beforeAll(async () => {
    member = await platform.member();
    small = await picture({ width: 40, height: 30 });
  });
  beforeEach(async () => {
    before = await stored();
  });

  const stored = () => filesUnder(join(platform.dataDir, 'media'));
  const partHead = (name: string, more = '; filename="a.jpg"') =>
    `--${BOUNDARY}${CRLF}content-disposition: form-data; name="${name}"${more}${CRLF}${CRLF}`;
  const end = `${CRLF}--${BOUNDARY}--${CRLF}`;

  function form(files: Record<string, Buffer>, name = 'photo.jpg') {
    const data = new FormData();
    for (const [field, bytes] of Object.entries(files)) data.append(field, new Blob([new Uint8Array(bytes)]), name);
    return data;
  }

  const upload = (files: Record<string, Buffer>, name?: string) =>
    platform.call('POST', '/api/media', { as: member, form: form(files, name) });

  /** Sends a raw request body to `path`, with the content type `type`. */
  async function send(
    body: string | Buffer,
    { path = '/api/media', type = `multipart/form-data; boundary=${BOUNDARY}` } = {},
  ) {
    const response = await fetch(platform.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': type },
      body: new Uint8Array(Buffer.from(body)),
    });
    const answer: unknown = await response.json();
    return { status: response.status, body: answer };
  }

  it('POST /api/media answers 201 with the type, size and sources of the stored picture', async () => {
    const { status, body } = await upload({ file: await picture({ width: 1_000, height: 500 }) });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'image',
      width: 1_000,
      height: 500,
      alt: '',
      url: null,
      posterUrl: null,
      duration: null,
      mimeType: 'image/webp',
      sources: [{ width: 480 }, { width: 960 }, { width: 1_000 }],
    });
  });

  it('a video upload accepts the poster before or after the video in the form', async () => {
    const [file, poster] = [await readFile(MP4_FIXTURE), await picture({ width: 640, height: 360 })];
    for (const files of [
      { file, poster },
      { poster, file },
    ]) {
      const { status, body } = await upload(files, 'clip.mp4');
      expect(status).toBe(201);
      expect(body).toMatchObject({ type: 'video', sources: [], mimeType: 'video/mp4' });
      const posterUrl = fieldOf(body, 'posterUrl');
      expect((await platform.call('GET', posterUrl)).headers.get('content-type')).toBe('image/webp');
    }
  });

  it('an upload is validated by its content, not by its file name', async () => {
    expect((await upload({ file: small }, 'x.svg')).status).toBe(201);
    expect((await upload({ file: small }, '../../etc/passwd.html')).status).toBe(201);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await upload({ file: svg }, 'photo.jpg')).body).toMatchObject({ code: 'UNSUPPORTED_FILE' });
  });

  it('a request without a session to upload or delete a file is answered with 401', async () => {
    expect((await platform.call('POST', '/api/media', { form: form({ file: small }) })).status).toBe(401);
    const { id } = await platform.media.ingest(streamOf(small), { ownerId: member.id });
    expect((await platform.call('DELETE', `/api/media/${id}`)).status).toBe(401);
  });

  it('DELETE /api/media/:id succeeds once, and only for the owner of the file', async () => {
    const id = fieldOf((await upload({ file: small })).body, 'idFile');
    const remove = (as: Member) => platform.call('DELETE', `/api/media/${id}`, { as });
    expect((await remove(await platform.member())).status).toBe(404);
    const outcomes = await Promise.all([remove(member), remove(member)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await platform.call('DELETE', '/api/media/none', { as: member })).status).toBe(404);
  });

  it.each([
    ['BROKEN_FILE', 'empty', () => Promise.resolve(Buffer.alloc(0))],
    ['TOO_MANY_PIXELS', 'a small file that claims too many pixels', pixelBomb],
    ['BROKEN_FILE', 'a truncated MP4', async () => (await readFile(MP4_FIXTURE)).subarray(0, 5_000)],
    ['VIDEO_TOO_LONG', 'a video of 5 minutes and 1 second', () => video({ seconds: 301 })],
  ])('an upload is answered with 400 %s if the file is %s', async (code, _what, make) => {
    const { status, body } = await upload({ file: await make() });
    expect([status, body]).toMatchObject([400, { code, field: 'files' }]);
    expect(fieldOf(body, 'error')).toMatch(/^[A-Z].+\.$/);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['empty', ''],
    ['a form without a part', `--${BOUNDARY}--${CRLF}`],
    ['a form with text instead of a file', `${partHead('file', '')}hello${end}`],
    ['a form with an unexpected field', `${partHead('__proto__', '')}hello${end}`],
    ['a form with an unexpected file field', `${partHead('constructor')}hello${end}`],
    ['a form with a part without a name', `--${BOUNDARY}${CRLF}content-disposition: form-data${CRLF}${CRLF}x${end}`],
    ['a form with a part without headers', `--${BOUNDARY}${CRLF}${CRLF}x${end}`],
    [
      'a form with another boundary than its header states',
      `--other${CRLF}content-disposition: form-data; name="file"; filename="a"${CRLF}${CRLF}x${CRLF}--other--`,
    ],
    [
      'a form with a header that does not end',
      `--${BOUNDARY}${CRLF}content-disposition: form-data; name="file"; filename="${'a'.repeat(100_000)}`,
    ],
    ['a form with a thousand headers', `--${BOUNDARY}${CRLF}${`x: y${CRLF}`.repeat(1_000)}${CRLF}x${end}`],
    ['a form with a thousand fields', `${`${partHead('a', '')}b${CRLF}`.repeat(1_000)}${end}`],
    ['50,000 zero bytes', Buffer.alloc(50_000)],
  ])('if the body of an upload is %s, the answer is 400, and the next upload succeeds', async (_what, body) => {
    const answer = await send(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await stored()).toEqual(before);
    expect((await upload({ file: small })).status).toBe(201);
  });

  it('an upload with two files is answered with 400, and neither file is stored', async () => {
    const data = form({ file: small });
    data.append('file', new Blob([new Uint8Array(small)]), 'b.jpg');
    const { status, body } = await platform.call('POST', '/api/media', { as: member, form: data });
    expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', field: 'file' }]);
    expect(await stored()).toEqual(before);
  });

  it('if the body of an upload ends before the last boundary, the answer is 400 and no file is left', async () => {
    const { status } = await send(Buffer.concat([Buffer.from(partHead('file')), small]));
    expect(status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['multipart/form-data without a boundary', 'multipart/form-data'],
    ['multipart/form-data with an empty boundary', 'multipart/form-data; boundary='],
    ['multipart/form-data with a boundary of 5,000 characters', `multipart/form-data; boundary=${'b'.repeat(5_000)}`],
    ['multipart/mixed', 'multipart/mixed; boundary=x'],
  ])('an upload with the content type %s is answered with 400 or 415', async (_what, type) => {
    const { status } = await send(Buffer.concat([Buffer.from(partHead('file')), small, Buffer.from(end)]), { type });
    expect([400, 415]).toContain(status);
  });

  it('an upload with a content type other than multipart is answered with 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream']) {
      expect((await send(small, { type })).status).toBe(415);
    }
    expect((await platform.call('POST', '/api/media', { as: member, json: {} })).status).toBe(415);
  });

  it('a client that disconnects half-way through an upload leaves no file', async () => {
    await new Promise<void>((resolve) => {
      const client = httpRequest(`${platform.url}/api/media`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${member.token}`,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          'content-length': 10_000_000,
        },
      });
      client.on('error', () => resolve());
      client.write(partHead('file'));
      client.write(small);
      client.write(Buffer.alloc(300_000, 1));
      setTimeout(() => client.destroy(new Error('left')), 100);
    });
    await expect.poll(stored).toEqual(before);
  });

  it('an unsupported file is refused before the whole body of the upload has arrived', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(platform.url);
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (data) => {
        text += data.toString();
        if (text.includes('}')) {
          socket.destroy();
          resolve(text);
        }
      });
      socket.on('error', reject);
      socket.write(
        `POST /api/media HTTP/1.1${CRLF}host: x${CRLF}authorization: Bearer ${member.token}${CRLF}` +
          `content-type: multipart/form-data; boundary=${BOUNDARY}${CRLF}content-length: 2000000000${CRLF}${CRLF}` +
          `${partHead('file')}<!doctype html>${'x'.repeat(50_000)}`,
      );
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('UNSUPPORTED_FILE');
    await expect.poll(stored).toEqual(before);
  });

  it('if an upload is refused early, a client that goes on sending 20 MB still receives the error', async () => {
    const html = Buffer.concat([Buffer.from('<!doctype html>'), Buffer.alloc(20_000_000, 'x')]);
    for (let round = 0; round < 5; round += 1) {
      expect((await upload({ file: html })).body).toMatchObject({ code: 'UNSUPPORTED_FILE' });
    }
  });

  it('an upload that arrives in pieces of 50 bytes with pauses is answered with 201', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const client = httpRequest(`${platform.url}/api/media`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${member.token}`,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        },
      });
      client.on('response', (response) => resolve(response.resume().statusCode));
      client.on('error', reject);
      void (async () => {
        const body = Buffer.concat([Buffer.from(partHead('file')), small, Buffer.from(end)]);
        for (let start = 0; start < body.length; start += 50) {
          client.write(body.subarray(start, start + 50));
          await wait(2);
        }
        client.end();
      })();
    });
    expect(status).toBe(201);
  });

  it('twelve concurrent uploads are all answered with 201', async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => upload({ file: small })));
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
  });

  it('a post with 11 files is refused with TOO_MANY_FILES, and no file is kept', async () => {
    const data = new FormData();
    data.append('desContent', 'onze');
    for (let count = 0; count < 11; count += 1) data.append('files', new Blob([new Uint8Array(small)]), `${count}.jpg`);
    const { status, body } = await platform.call('POST', '/api/post', { as: member, form: data });
    expect([status, body]).toMatchObject([400, { code: 'TOO_MANY_FILES' }]);
    expect(await stored()).toEqual(before);
  });

  it('a post with 10 files shows the files in the order of the upload', async () => {
    const data = new FormData();
    data.append('desContent', 'dez');
    for (let width = 21; width <= 30; width += 1) {
      data.append('files', new Blob([new Uint8Array(await picture({ width, height: 20 }))]), `${width}.jpg`);
    }
    const { status, body } = await platform.call('POST', '/api/post', { as: member, form: data });
    expect(status).toBe(201);
    expect(body).toMatchObject({ files: Array.from({ length: 10 }, (_, index) => ({ width: 21 + index })) });
    expect(fieldOf(body, 'postFile')).toMatch(/^\/media\//);
  });

  it('a post with an invalid file among valid files is refused, and no file is kept', async () => {
    const data = new FormData();
    data.append('desContent', 'três');
    for (const bytes of [small, Buffer.from('<svg/>'), small])
      data.append('files', new Blob([new Uint8Array(bytes)]), 'a.jpg');
    const { status, body } = await platform.call('POST', '/api/post', { as: member, form: data });
    expect([status, body]).toMatchObject([400, { code: 'UNSUPPORTED_FILE' }]);
    await expect.poll(stored).toEqual(before);
  });

  it('deleting a post deletes its files', async () => {
    const data = new FormData();
    data.append('files', new Blob([new Uint8Array(small)]), 'a.jpg');
    const { body } = await platform.call('POST', '/api/post', { as: member, form: data });
    expect((await platform.call('DELETE', `/api/post/${fieldOf(body, 'idPost')}/delete`, { as: member })).status).toBe(
      204,
    );
    await expect.poll(stored).toEqual(before);
  });

  afterEach(() => {
    expect(platform.logged).not.toContain('"status":500');
    expect(platform.logged).not.toContain(member.token);
  });
});
