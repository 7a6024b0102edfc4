import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '../../../bff/platform/media/folder-store.ts';
import { createS3Store } from '../../../bff/platform/media/s3-store.ts';
import type { MediaStore } from '../../../bff/platform/media/store.ts';
import { removeFolder } from '../../support/remove-folder.ts';

const MiB = 1024 * 1024;
const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'brasa-stores-'));
});
afterAll(() => removeFolder(directory));

async function fileOf(bytes: Buffer) {
  const path = join(directory, v7());
  await writeFile(path, bytes);
  return path;
}

async function read(store: MediaStore, key: string, start = 0, end?: number) {
  const object = await store.open(key);
  return object && (await buffer(object.read(start, end ?? object.size - 1)));
}

const stores: [string, () => Promise<{ store: MediaStore; close?: () => Promise<void> }>][] = [
  ['folder', () => Promise.resolve({ store: createFolderStore(join(directory, 'store')) })],
  [
    'bucket',
    async () => {
      const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(directory, 's3') });
      const { port } = await server.run();
      const store = await createS3Store({ ...keys, bucket: 'brasa', endpoint: `http://127.0.0.1:${port}` });
      return {
        store,
        async close() {
          store.close();
          await server.close();
        },
      };
    },
  ],
];

describe.each(stores)('media store in a %s', (_kind, openStore) => {
  let store: MediaStore;
  let close: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    ({ store, close } = await openStore());
  });
  afterAll(() => close?.());

  it('put() stores the bytes and removes the source file', async () => {
    const key = `${v7()}-480.webp`;
    const bytes = randomBytes(100_000);
    const path = await fileOf(bytes);
    await store.put(key, path, 'image/webp');
    await expect(stat(path)).rejects.toThrow('ENOENT');
    expect((await store.open(key))?.size).toBe(bytes.length);
    expect(await read(store, key)).toEqual(bytes);
  });

  it('a file of 19 MiB, which is uploaded in several parts, is read back unchanged', async () => {
    const key = `${v7()}.mp4`;
    const bytes = randomBytes(19 * MiB);
    await store.put(key, await fileOf(bytes), 'video/mp4');
    const back = await read(store, key);
    expect(back?.length).toBe(bytes.length);
    expect(sha(back)).toBe(sha(bytes));
  });

  it.each([
    [0, 9],
    [10, 19],
    [99, 99],
  ])('reading the bytes %i to %i of a file returns exactly these bytes', async (start, end) => {
    const key = `${v7()}.webm`;
    const bytes = randomBytes(100);
    await store.put(key, await fileOf(bytes), 'video/webm');
    expect(await read(store, key, start, end)).toEqual(bytes.subarray(start, end + 1));
  });

  it('after a read that stopped in the middle of a file, the file can be read again', async () => {
    const key = `${v7()}.mp4`;
    await store.put(key, await fileOf(randomBytes(9 * MiB)), 'video/mp4');
    const object = await store.open(key);
    const stream = object?.read(0, 9 * MiB - 1);
    for await (const piece of stream ?? []) {
      expect(piece).toBeInstanceOf(Buffer);
      break;
    }
    expect(stream?.destroyed).toBe(true);
    expect((await read(store, key, 0, 9))?.length).toBe(10);
  });

  it('open() returns null for an unknown or deleted key, and deleting a key twice succeeds', async () => {
    const key = `${v7()}-poster.webp`;
    expect(await store.open(key)).toBeNull();
    await store.put(key, await fileOf(randomBytes(10)), 'image/webp');
    await store.delete(key);
    await store.delete(key);
    expect(await store.open(key)).toBeNull();
  });

  it.each(['../../etc/passwd', 'a.webp', `${v7()}.svg`, ''])(
    'open() and delete() reject with a RangeError for the invalid key %j',
    async (key) => {
      await expect(store.open(key)).rejects.toThrow(RangeError);
      await expect(store.delete(key)).rejects.toThrow(RangeError);
    },
  );
});

it('if the bucket cannot be reached, open() and put() reject with 503, and put() keeps the source file', async () => {
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(directory, 'away') });
  const { port } = await server.run();
  const store = await createS3Store({ ...keys, bucket: 'brasa', endpoint: `http://127.0.0.1:${port}` });
  await server.close();
  const silent = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  const path = await fileOf(randomBytes(10));
  await expect(store.open(`${v7()}.webp`)).rejects.toMatchObject({ status: 503 });
  await expect(store.put(`${v7()}.webp`, path, 'image/webp')).rejects.toMatchObject({ status: 503 });
  expect((await stat(path)).size).toBe(10);
  store.close();
  await new Promise((resolve) => silent.close(resolve));
});

function sha(bytes: Buffer | null) {
  return bytes && createHash('sha256').update(bytes).digest('hex');
}

it('a read times out if the bucket stops sending, before or during the response, but not if the reader is slow', async () => {
  const key = `${v7()}.mp4`;
  const bytes = randomBytes(3_000_000);
  const silent = new Set<'HEAD' | 'GET' | 'middle'>();
  const server = createHttpServer((request, response) => {
    if (request.method === 'PUT') request.resume().on('end', () => response.end());
    if (request.method === 'HEAD' && !request.url?.includes(key)) response.end();
    else if (request.method === 'HEAD' && !silent.has('HEAD'))
      response.writeHead(200, { 'content-length': bytes.length }).end();
    else if (request.method === 'GET' && !silent.has('GET')) {
      response.writeHead(206, { 'content-length': bytes.length });
      if (silent.has('middle')) response.write(bytes.subarray(0, 1_000));
      else response.end(bytes);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const store = await createS3Store({ ...keys, bucket: 'brasa', endpoint: `http://127.0.0.1:${port}`, silence: 200 });
  try {
    const object = await store.open(key);
    let size = 0;
    for await (const chunk of object?.read(0, bytes.length - 1) ?? []) {
      if (size === 0) await new Promise((resolve) => setTimeout(resolve, 600));
      if (Buffer.isBuffer(chunk)) size += chunk.length;
    }
    expect(size).toBe(bytes.length);
    for (const what of ['middle', 'GET'] as const) {
      silent.add(what);
      await expect(read(store, key), what).rejects.toThrow();
    }
    silent.add('HEAD');
    await expect(store.open(key)).rejects.toMatchObject({ status: 503 });
  } finally {
    store.close();
    server.closeAllConnections();
    server.close();
  }
});

it('reading a file rejects if the bucket sends fewer bytes than the stated size', async () => {
  const key = `${v7()}.mp4`;
  const bytes = randomBytes(1_000);
  let given = bytes;
  const server = createHttpServer((request, response) => {
    if (request.method === 'PUT') request.resume().on('end', () => response.end());
    else if (request.method === 'HEAD') response.writeHead(200, { 'content-length': bytes.length }).end();
    else response.writeHead(206, { 'content-length': given.length }).end(given);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const store = await createS3Store({ ...keys, bucket: 'brasa', endpoint: `http://127.0.0.1:${port}` });
  try {
    expect(await read(store, key)).toEqual(bytes);
    for (const size of [999, 1, 0]) {
      given = bytes.subarray(0, size);
      await expect(read(store, key), `${size} bytes`).rejects.toThrow();
    }
  } finally {
    store.close();
    server.closeAllConnections();
    server.close();
  }
});
