import { expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';

const query =
  'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { __typename ... on Refusal { message } } }';

it('an upload that arrives in many pieces leaves the gateway standing', async () => {
  const { ask, upstream, url } = await startGateway({ 'GET /api/user-v2/profile-info': () => ({ body: {} }) });
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
  ['the prototype of everything', 'variables.__proto__.polluted'],
  ['a constructor', 'variables.input.constructor.prototype.polluted'],
  ['a place outside the variables', 'query'],
  ['a place that holds something', 'variables.input.text'],
  ['a place that is not there', 'variables.input.other'],
])('a map that names %s is refused before anybody walks it, and the gateway works on', async (_what, path) => {
  const { ask, upstream, url } = await startGateway({ 'GET /api/user-v2/profile-info': () => ({ body: {} }) });
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
