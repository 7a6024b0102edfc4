import type { Random } from '../../../bff/demo/random.ts';
import { mutate } from './mutations.ts';
import { uploadBody } from './uploads.ts';

const LINE = '\r\n';

function request(first: string, headers: readonly string[] = [], body: Buffer | string = '') {
  return Buffer.concat([Buffer.from([first, 'Host: brasa', ...headers, '', ''].join(LINE)), Buffer.from(body)]);
}

const upgrading = (path: string) =>
  request(`GET ${path} HTTP/1.1`, [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
  ]);

/** Returns a WebSocket frame as a client sends it. The length in its header may be wrong. */
function frame(random: Random, payload: Buffer) {
  const opcode = random.chance(0.7) ? 1 : random.whole(0, 15);
  const first = (random.chance(0.9) ? 0x80 : random.whole(0, 15) << 4) | opcode;
  const mask = Buffer.from(random.bytes(4));
  const length = random.chance(0.9) ? payload.length : random.whole(0, 60_000);
  const header =
    length < 126 ? Buffer.from([first, 0x80 | length]) : Buffer.from([first, 0xfe, length >> 8, length & 255]);
  return Buffer.concat([header, mask, payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
}

const messages = [
  { type: 'connection_init' },
  { type: 'connection_init', payload: { authorization: 'Bearer nothing' } },
  { id: '1', type: 'subscribe', payload: { query: 'subscription { commentAdded(postId: "1") { id } }' } },
  { id: '1', type: 'complete' },
  { type: 'ping' },
].map((message) => Buffer.from(JSON.stringify(message)));

function frames(random: Random) {
  const sent = Array.from({ length: random.whole(1, 6) }, () => {
    const message = random.pick([Buffer.alloc(0), ...messages]);
    return frame(random, random.chance(0.5) ? message : mutate(random, message));
  });
  return Buffer.concat([upgrading('/graphql'), ...sent]);
}

function upload(random: Random, token: string) {
  const body = uploadBody(random);
  const sent = random.chance(0.3) ? body : mutate(random, body);
  return request(
    'POST /graphql HTTP/1.1',
    [
      `Authorization: Bearer ${token}`,
      'apollo-require-preflight: true',
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${body.length}`,
    ],
    sent,
  );
}

const json = ['Content-Type: application/json'];

/** Every kind of byte sequence that an attacker can send to a port. `attack` cuts the bytes at a random place. */
export const attacks: Record<string, (random: Random, token: string) => Buffer> = {
  'an upgrade': (random) => upgrading(random.pick(['/graphql', '/x', '/', '/media/x', '/api/payment/webhook'])),
  'an upgrade without a key': () => request('GET /graphql HTTP/1.1', ['Connection: Upgrade', 'Upgrade: websocket']),
  frames,
  'a page': (random) => request(`GET ${random.pick(['/', '/x', '/healthz', '/%', '/go/x', '/playground'])} HTTP/1.1`),
  'a query in an address': () =>
    request('GET /graphql?query=%7B__typename%7D HTTP/1.1', ['apollo-require-preflight: 1']),
  'a JSON body': (random) => {
    const body = mutate(random, Buffer.from('{"query":"{ __typename }","variables":{"a":[1,null]}}'));
    return request('POST /graphql HTTP/1.1', [...json, `Content-Length: ${body.length}`], body);
  },
  'a body that never comes': () => request('POST /graphql HTTP/1.1', [...json, 'Content-Length: 1000'], '{'),
  'a body in broken chunks': () =>
    request('POST /graphql HTTP/1.1', [...json, 'Transfer-Encoding: chunked'], 'zz\r\n{'),
  'a body of two lengths': () =>
    request('POST /graphql HTTP/1.1', [...json, 'Content-Length: 3', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  'a body that waits for a word': () =>
    request('POST /graphql HTTP/1.1', [...json, 'Content-Length: 9', 'Expect: 100-continue']),
  'an upload': upload,
  media: (random) =>
    request(`${random.pick(['GET', 'HEAD', 'POST'])} /media/x.webp?e=1&s=1 HTTP/1.1`, ['Range: bytes=0-']),
  'a webhook': () => request('POST /api/payment/webhook HTTP/1.1', [...json, 'Content-Length: 500'], '{"id":"evt_1"'),
  'an age answer': () => request('POST /api/idade/retorno HTTP/1.1', [...json, 'Content-Length: 500'], '{'),
  'half a request line': () => Buffer.from('GET /gra'),
  'a TLS hello': (random) => Buffer.concat([Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]), random.bytes(300)]),
  noise: (random) => Buffer.from(random.bytes(random.whole(1, 2_000))),
  'a wrong method': (random) => request(`${random.pick(['BREW', 'CONNECT', 'TRACE', 'PUT', 'get'])} /graphql HTTP/1.1`),
  'huge headers': () => request('GET / HTTP/1.1', [`X-Huge: ${'x'.repeat(100_000)}`]),
  'ten thousand headers': () =>
    request(
      'GET / HTTP/1.1',
      Array.from({ length: 10_000 }, (_, at) => `X-${at}: 1`),
    ),
  'two requests at once': () => Buffer.concat([request('GET /healthz HTTP/1.1'), request('GET /graphql HTTP/1.1')]),
};
