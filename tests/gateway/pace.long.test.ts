import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { DRAIN_TIMEOUT_MS } from '../../bff/processes/drain.ts';
import { createHttpServer } from '../../bff/http/http-server.ts';
import { keepPace, optionsFor } from '../../bff/http/pace.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { beginning, bodies, quickPace, trickle } from '../support/trickle.ts';

const profile = { 'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }) };
const paths = ['/graphql', '/api/payment/webhook', '/api/idade/retorno', '/sandbox/v1/x', '/login', '/api/nothing'];
const query = 'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { __typename } }';
const CRLF = '\r\n';
const field = (name: string, value: string) =>
  `--b${CRLF}Content-Disposition: form-data; name="${name}"${CRLF}${CRLF}${value}${CRLF}`;

/** Returns the start of an upload: the HTTP headers, the form fields and the part header of the file. */
function uploadStart(length: number) {
  const fields =
    field('operations', JSON.stringify({ query, variables: { input: { file: null } } })) +
    field('map', JSON.stringify({ 0: ['variables.input.file'] })) +
    `--b${CRLF}Content-Disposition: form-data; name="0"; filename="a"${CRLF}${CRLF}`;
  const headers = {
    ...asMember,
    connection: 'close',
    'apollo-require-preflight': 'true',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(fields.length + length),
  };
  return beginning('POST', '/graphql', headers) + fields;
}

describe('slow requests', () => {
  it.each(paths)(
    'at %s, slow request bodies of each content type are cut off while other requests are served',
    async (path) => {
      const { url, ask } = await startGateway(profile, { pace: quickPace });
      const sent = bodies.map(([what, headers, drop]) => ({
        what,
        ...trickle(url, beginning('POST', path, headers), drop),
      }));
      expect((await ask('{ __typename }')).status).toBe(200);
      for (const { what, ended } of sent) expect(await ended, what).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
    },
  );

  it('a slow request header is cut off while other requests are served', async () => {
    const { url, ask } = await startGateway(profile, { pace: quickPace });
    const sent = ['', 'GET / HTTP/1.1\r\n', 'POST /graphql HTTP/1.1\r\nHost: x\r\nX-Endless: '].map((start) => ({
      start,
      ...trickle(url, start, start === '' ? '' : 'x'),
    }));
    expect((await ask('{ __typename }')).status).toBe(200);
    for (const { start, ended } of sent) expect(await ended, start).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('a slow JSON body gets 408 in the error format of its route', async () => {
    const { url } = await startGateway(profile, { pace: quickPace });
    const [, headers, drop] = bodies[0] ?? ['', {}, ''];
    const answer = await trickle(url, beginning('POST', '/graphql', headers), drop).ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*\{"errors":\[\{"message":"The body came too slowly\."/);
    const webhook = await trickle(url, beginning('POST', '/api/payment/webhook', headers), drop).ended;
    expect(webhook).toMatch(/^HTTP\/1\.1 408 [^]*\{"error":"The body came too slowly\."/);
  });
});

describe('slow uploads', () => {
  it('an upload below the minimum rate gets 408, and its platform request is closed', async () => {
    const { url, upstream, ask } = await startGateway(profile, { pace: quickPace });
    const isGone = new Promise<void>((resolve) => {
      upstream.onRaw('POST /api/media', (req) => void req.on('close', resolve).resume());
    });
    const { ended } = trickle(url, uploadStart(900_000));
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
    await isGone;
    expect((await ask('{ __typename }')).status).toBe(200);
  });

  it('closing the gateway cuts off a slow upload before the drain timeout ends', async () => {
    const { gateway, url, upstream } = await startGateway(profile);
    const hasBegun = new Promise<void>((resolve) => {
      upstream.onRaw('POST /api/media', (req) => {
        req.resume();
        resolve();
      });
    });
    const { ended } = trickle(url, uploadStart(900_000));
    await hasBegun;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = gateway.close();
    await vi.advanceTimersByTimeAsync(DRAIN_TIMEOUT_MS - 1_000);
    vi.useRealTimers();
    await Promise.all([closed, ended]);
  });

  it('an upload at the minimum rate may take six times as long as a body that is no upload', async () => {
    const { url, upstream } = await startGateway(profile, { pace: quickPace });
    upstream.onRaw('POST /api/media', (req, res) => {
      req.resume().on('end', () => {
        res.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"Não.","code":"BROKEN_FILE"}');
      });
    });
    const end = `${CRLF}--b--${CRLF}`;
    const drop = 'x'.repeat(600);
    const drops = (6 * quickPace.body) / 20;
    const { socket, ended } = trickle(url, uploadStart(drops * drop.length + end.length), '');
    for (let sent = 0; sent < drops; sent += 1) {
      socket.write(drop);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    socket.write(end);
    expect(await ended).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('an upload that waits for a slow platform is not cut off', async () => {
    const { url, upstream } = await startGateway(profile, { pace: quickPace });
    upstream.onRaw('POST /api/media', (req, res) => {
      setTimeout(() => {
        req.resume().on('end', () => {
          res.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"Não.","code":"BROKEN_FILE"}');
        });
      }, 4 * quickPace.sending);
    });
    const size = 24_000_000;
    const end = `${CRLF}--b--${CRLF}`;
    const { socket, ended } = trickle(url, uploadStart(size + end.length), '');
    socket.write(Buffer.alloc(size));
    socket.write(end);
    expect(await ended).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('slow readers', () => {
  it.each(['/media/x.mp4?e=1&s=x', '/payments.csv', '/meus-dados/01890000-0000-7000-8000-000000000001'])(
    'a stalled reader at %s is cut off, and its platform request is closed',
    async (path) => {
      const { url, upstream } = await startGateway({}, { pace: quickPace });
      const routes = [
        '/media/x.mp4',
        '/api/payments/csv',
        '/api/privacidade/exportacao/01890000-0000-7000-8000-000000000001',
      ];
      const isLetGo = new Promise<void>((resolve) => {
        for (const route of routes)
          upstream.onRaw(`GET ${route}`, (_req, res) => {
            res.on('close', resolve);
            const chunk = Buffer.alloc(64 * 1024);
            const write = () => {
              while (!res.destroyed && res.write(chunk));
            };
            res.on('drain', write);
            write();
          });
      });
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.write(beginning('GET', path, asMember));
      socket.pause();
      await isLetGo;
    },
  );

  it('a slow reader above the minimum rate gets the whole answer', async () => {
    const { url, upstream } = await startGateway({}, { pace: quickPace });
    const size = 20_000_000;
    upstream.onRaw('GET /media/x.mp4', (_req, res) => res.end(Buffer.alloc(size)));
    expect(await readOver(4 * quickPace.reading, size, await fetch(`${url}/media/x.mp4`))).toBe(size);
  });

  it('a 40 MB answer written at once is sent whole even if reading it takes four periods of the rate check', async () => {
    const size = 40_000_000;
    const server = createHttpServer((_req, res) => res.end(Buffer.alloc(size)), optionsFor(quickPace));
    keepPace(server, quickPace, () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(await readOver(4 * quickPace.reading, size, answer)).toBe(size);
  });
});

/**
 * Reads `size` bytes of an answer within `time` ms at an even rate. After a delay on a busy machine, reads faster to
 * catch up.
 * @returns the number of bytes read
 */
async function readOver(time: number, size: number, answer: Response) {
  const startedAt = performance.now();
  let read = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    read += part.value.length;
    const due = startedAt + time * (read / size);
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return read;
}
