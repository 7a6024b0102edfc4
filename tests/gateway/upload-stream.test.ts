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
