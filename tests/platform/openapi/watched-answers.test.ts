import { createServer } from 'node:http';
import express, { type Response } from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drain } from '../../../bff/processes/drain.ts';
import { listen } from '../../../bff/http/http-server.ts';
import { watchContract } from '../../support/api-contract.ts';
import { databaseKinds, TestPlatform } from '../../support/platform.ts';

const refusal = { error: 'Não encontrado.', code: 'NOT_FOUND' };
const balance = { balance: 1, balanceCentavos: 100, formattedBalance: 'R$ 1,00', owedCentavos: 0, pendingCentavos: 0 };

describe('an answer is a difference from the OpenAPI document', () => {
  /** The answer of the next request, and whether it is given before Express finds the route. */
  let next: { isEarly?: boolean; give: (response: Response) => unknown };
  const app = express();
  app.use((_request, response, toRoute) => {
    if (next.isEarly) next.give(response);
    else toRoute();
  });
  for (const pattern of ['/api/wallet/balance', '/api/post/:id', '/api/payments/csv', '/media/:key', '/api/unlisted'])
    app.get(pattern, (_request, response) => void next.give(response));
  const server = createServer(app);
  const differences = new Set<string>();
  watchContract(server, differences);
  let url = '';
  beforeAll(async () => {
    url = `http://127.0.0.1:${(await listen(server, 0, '127.0.0.1')).port}`;
  });
  afterAll(() => drain(server, 0));
  let before: string[] = [];
  beforeEach(() => {
    before = [...differences];
  });

  /** Returns the differences that one answer adds. */
  async function added(method: string, path: string, answer: typeof next) {
    next = answer;
    await (await fetch(url + path, { method })).arrayBuffer();
    return [...differences].filter((each) => !before.includes(each));
  }

  it('if the document lacks the route', async () => {
    const give = (response: Response) => response.json({});
    expect(await added('GET', '/api/unlisted', { give })).toEqual(['GET /api/unlisted is not in the document']);
  });

  it('if the document lacks the status', async () => {
    const give = (response: Response) => response.status(418).json(refusal);
    const lacking = ['GET /api/post/{id} 418: the status is not in the document'];
    expect(await added('GET', '/api/post/1', { give })).toEqual(lacking);
  });

  it('if the document lacks the status of an answer that is given before the route is found', async () => {
    const give = (response: Response) => response.status(410).json(refusal);
    const lacking = ['GET /api/post/{id} 410: the status is not in the document'];
    expect(await added('GET', '/api/post/1?ts=2', { give, isEarly: true })).toEqual(lacking);
  });

  it.each([
    ['lacks a field', { ...balance, balance: undefined }, 'at balance'],
    ['has a field too many', { ...balance, secret: 1 }, 'secret'],
    ['has a field of another type', { ...balance, owedCentavos: -1 }, 'at owedCentavos'],
  ])('if its body %s', async (_case, body, word) => {
    const [difference, ...more] = await added('GET', '/api/wallet/balance', {
      give: (response) => response.json(body),
    });
    expect(difference).toMatch(/^GET \/api\/wallet\/balance 200: /);
    expect(difference).toContain(word);
    expect(more).toEqual([]);
  });

  it('if a refusal has no code', async () => {
    const give = (response: Response) => response.status(404).json({ error: 'Não encontrado.' });
    const [difference] = await added('GET', '/api/post/1', { give });
    expect(difference).toMatch(/^GET \/api\/post\/\{id\} 404: .*at code/s);
  });

  it('if a refusal is no JSON', async () => {
    const give = (response: Response) => response.status(403).type('text/plain').send('no');
    const wrong = ['GET /api/post/{id} 403: the media type is text/plain, in the document it is application/json'];
    expect(await added('GET', '/api/post/1', { give })).toEqual(wrong);
  });

  it('if a file has another media type', async () => {
    const give = (response: Response) => response.type('text/html').send('<p>');
    const wrong = ['GET /api/payments/csv 200: the media type is text/html, in the document it is text/csv'];
    expect(await added('GET', '/api/payments/csv', { give })).toEqual(wrong);
  });

  it('if it has a body and the document has none', async () => {
    const give = (response: Response) => response.status(416).json(refusal);
    expect(await added('GET', '/media/a', { give })).toEqual(['GET /media/{key} 416: the document has no body']);
  });

  it('not if it matches, also without a body for HEAD, and not if no such route exists', async () => {
    const matching = { give: (response: Response) => response.json(balance) };
    expect(await added('GET', '/api/wallet/balance', matching)).toEqual([]);
    expect(await added('HEAD', '/api/wallet/balance', matching)).toEqual([]);
    const give = (response: Response) => response.status(404).json(refusal);
    expect(await added('GET', '/api/no-such-route', { give, isEarly: true })).toEqual([]);
  });
});

it('a suite fails at its end with the differences of its platform', async () => {
  const platform = new TestPlatform(databaseKinds.at(-1) ?? 'pglite');
  await platform.start();
  const { json } = platform.app.response;
  platform.app.response.json = function (this: Response, body: object) {
    return json.call(this, { ...body, unlisted: 1 });
  };
  await platform.call('GET', '/api/feed-v2');
  await platform.call('GET', '/api/wallet/balance');
  await expect(platform.stop()).rejects.toThrow(/GET \/api\/feed-v2 200: [^]*GET \/api\/wallet\/balance 401: /);
});
