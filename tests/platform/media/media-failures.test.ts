import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerFailure } from '../../../bff/platform/http/failures.ts';
import { deliverMedia } from '../../../bff/platform/media/media.delivery.ts';
import { createSigner } from '../../../bff/platform/media/signer.ts';

const key = '01890000-0000-7000-8000-000000000001-480.webp';
const SIZE = 1_000_000;

/** Serves a media file from a file store whose read fails after `sent` bytes. */
async function fileThatFailsAfter(sent: number, then = Promise.resolve()) {
  const signer = createSigner({ secret: 'a secret of thirty-two characters' });
  const told: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => void told.push(line) });
  async function* bytes() {
    if (sent > 0) yield Buffer.alloc(sent);
    await then;
    throw new Error('the bucket is gone');
  }
  const file = {
    size: SIZE,
    etag: '"tag"',
    read: () => Readable.from(bytes(), { objectMode: false }),
    close: () => Promise.resolve(),
  };
  const store = { put: () => Promise.resolve(), open: () => Promise.resolve(file), delete: () => Promise.resolve() };
  const app = express();
  app.get(
    '/media/:key',
    deliverMedia({
      store,
      signer,
      accessTo: () => Promise.resolve({ isWithheld: false, isShut: false }),
      mayRead: () => Promise.resolve(true),
    }),
  );
  app.use(answerFailure(logger));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}${signer.urlOf(key)}`, told, server };
}

describe('GET /media/:key when the file store fails', () => {
  it('if the file store fails before the first byte, the answer is 503 without cache headers and the failure is logged', async () => {
    const { url, told } = await fileThatFailsAfter(0);
    const answer = await fetch(url);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(answer.headers.get('cache-control')).toBeNull();
    expect(answer.headers.get('etag')).not.toBe('"tag"');
    expect(told.join('')).toContain('the bucket is gone');
  });

  it('if the file store fails in the middle of a file, the response is aborted and the failure is logged', async () => {
    const { url, told } = await fileThatFailsAfter(100_000);
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await expect.poll(() => told.join('')).toContain('the bucket is gone');
  });

  it('if the file store fails after the client has disconnected, nothing is logged', async () => {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((done) => (resolve = done));
    const { url, told, server } = await fileThatFailsAfter(100_000, promise);
    const controller = new AbortController();
    await fetch(url, { signal: controller.signal });
    controller.abort();
    await expect.poll(() => new Promise((found) => server.getConnections((_error, count) => found(count)))).toBe(0);
    resolve();
    await fetch(url, { method: 'HEAD' });
    expect(told).toEqual([]);
  });
});
