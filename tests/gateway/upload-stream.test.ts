import { expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';
import { eventually } from '../support/eventually.ts';

const query =
  'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { __typename ... on Refusal { message } } }';

it('an upload of 4 MiB in many chunks reaches the platform, and the gateway still answers other requests', async () => {
  const { ask, upstream, url } = await startGateway({
    'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
  });
  let received = 0;
  upstream.onRaw('POST /api/media', (req, res) => {
    req.on('data', (chunk: Buffer) => (received += chunk.length));
    req.on('end', () => {
      res.writeHead(400, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ error: 'Arquivo danificado.', code: 'BROKEN_FILE' }));
    });
  });

  const size = 4 * 1024 * 1024;
  const body = new FormData();
  body.append('operations', JSON.stringify({ query, variables: { input: { file: null } } }));
  body.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  body.append('0', new Blob([new Uint8Array(size)]), 'file');
  const headers = { ...asMember, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });

  expect(await response.json()).toMatchObject({
    data: { uploadMedia: { __typename: 'Refusal', message: 'Arquivo danificado.' } },
  });
  expect(received).toBeGreaterThan(size);
  expect((await ask('{ __typename }')).status).toBe(200);
});

it.each([
  ['an inherited function', 'variables.hasOwnProperty.call'],
  ['Object.prototype', 'variables.__proto__.polluted'],
  ['a constructor', 'variables.input.constructor.prototype.polluted'],
  ['a path outside the variables', 'query'],
  ['a variable that already has a value', 'variables.input.text'],
  ['a variable that does not exist', 'variables.input.other'],
])('an upload whose map names %s is answered with 400, and no file reaches the platform', async (_what, path) => {
  const { ask, upstream, url } = await startGateway({
    'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
  });
  const body = new FormData();
  body.append('operations', JSON.stringify({ query, variables: { input: { file: null, text: 'x' } } }));
  body.append('map', JSON.stringify({ 0: [path] }));
  body.append('0', new Blob(['x']), 'file');
  const headers = { ...asMember, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });

  expect(response.status).toBe(400);
  expect(await response.text()).toContain('`map` names a place that the operations do not have.');
  expect(upstream.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect((await ask('{ __typename }')).status).toBe(200);
});

it('if a client aborts an upload after the platform got the whole body, the gateway closes the platform request', async () => {
  const { ask, upstream, url } = await startGateway({
    'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
  });
  const happened = new Array<string>();
  upstream.onRaw('POST /api/media', (req, res) => {
    req.resume();
    req.on('end', () => happened.push('all of it has arrived'));
    res.on('close', () => happened.push('left'));
  });
  const body = new FormData();
  body.append('operations', JSON.stringify({ query, variables: { input: { file: null } } }));
  body.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  body.append('0', new Blob(['x']), 'file');
  const headers = { ...asMember, 'apollo-require-preflight': 'true' };
  const sender = new AbortController();
  const sent = fetch(`${url}/graphql`, { method: 'POST', headers, body, signal: sender.signal });
  await eventually(() => expect(happened).toEqual(['all of it has arrived']));
  sender.abort();
  await expect(sent).rejects.toThrow();
  await eventually(() => expect(happened).toEqual(['all of it has arrived', 'left']));
  expect((await ask('{ __typename }')).status).toBe(200);
});

const CRLF = '\r\n';
const partOf = (disposition: string, value: string) =>
  `--x${CRLF}Content-Disposition: form-data; ${disposition}${CRLF}${CRLF}${value}${CRLF}`;
const operations = partOf('name="operations"', JSON.stringify({ query, variables: { input: { file: null } } }));
const beforeFile = operations + partOf('name="map"', JSON.stringify({ 0: ['variables.input.file'] }));

it.each([
  ['a part header without a colon', `--x${CRLF}garbage${CRLF}${CRLF}x${CRLF}--x--`],
  ['a part header that never ends', `--x${CRLF}Content-Disposition`],
  ['a part header of 100 kB', `--x${CRLF}X: ${'x'.repeat(100_000)}${CRLF}${CRLF}x${CRLF}--x--`],
  ['a NUL character in a file name', `${beforeFile}${partOf('name="0"; filename="a\0b"', 'x')}--x--`],
  ['a line break in a file name', `${beforeFile}${partOf('name="0"; filename="a\r\nb"', 'x')}--x--`],
  ['no closing boundary', beforeFile],
  ['no file', `${beforeFile}--x--`],
  ['operations that are not JSON', `${partOf('name="operations"', '{')}--x--`],
  ['a file before the map', `${operations}${partOf('name="0"; filename="a"', 'x')}--x--`],
  [
    'another multipart boundary in its body than in its header',
    `${beforeFile}${partOf('name="0"; filename="a"', 'x')}--x--`.replaceAll('--x', '--y'),
  ],
  ['an empty body', ''],
])('an upload with %s is answered with 400, and no file reaches the platform', async (_what, body) => {
  const { ask, upstream, url } = await startGateway({
    'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
  });
  const headers = {
    ...asMember,
    'apollo-require-preflight': 'true',
    'content-type': 'multipart/form-data; boundary=x',
  };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });

  expect(response.status).toBe(400);
  expect(upstream.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  expect((await ask('{ __typename }')).status).toBe(200);
});

it.each([
  ['ends in the middle of its file', `${beforeFile}${partOf('name="0"; filename="a"', 'x')}`],
  [
    'is malformed after its first file',
    `${operations}${partOf('name="map"', JSON.stringify({ 0: ['variables.input.file'], 1: ['variables.input.poster'] }))}` +
      `${partOf('name="0"; filename="a"', 'x')}--x${CRLF}garbage${CRLF}${CRLF}x${CRLF}--x--`,
  ],
])(
  'an upload that %s is answered with a Refusal, and the gateway still answers other requests',
  async (_what, body) => {
    const { ask, upstream, url } = await startGateway({
      'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
    });
    upstream.onRaw('POST /api/media', (req) => req.resume());
    const headers = {
      ...asMember,
      'apollo-require-preflight': 'true',
      'content-type': 'multipart/form-data; boundary=x',
    };
    const variables = JSON.stringify({ query, variables: { input: { file: null, poster: null } } });
    const withPoster = body.replace(operations, partOf('name="operations"', variables));
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: withPoster });

    expect(await response.json()).toMatchObject({
      data: { uploadMedia: { __typename: 'Refusal', message: 'O envio foi interrompido. Tente novamente.' } },
    });
    expect((await ask('{ __typename }')).status).toBe(200);
  },
);
