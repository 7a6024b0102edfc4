import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';
import { wireAd, wirePaging, wireSponsored, wireUsers } from '../support/wire.ts';

const key = '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11';
const days = 'startDate: "2026-05-14", endDate: "2026-05-16"';
const profileAd = `{ highlight: BOTH, targets: [WOMAN, TRANS], ${days} }`;
const businessAd = `{ imageIds: ["file-1"], targets: [MAN], title: "Velas", link: "https://velas.example/", ${days} }`;
const published = '{ __typename ... on PublishAdSuccess { ad { id state } } ... on Refusal { code message } }';

describe('ads', () => {
  it('myAds lists the ads of their owner with one platform call', async () => {
    const ads = [
      wireAd(1),
      wireAd(2, { type: 'highlight', desStatus: 'RECUSADO', desHighlightType: 'TUDO', returned: 500 }),
    ];
    const { ask, upstream } = await startGateway({
      'GET /api/anuncios/user/ads': () => ({ body: { anuncios: ads, paging: wirePaging(ads, true) } }),
    });
    const { data } = await ask(
      `{ myAds(first: 2) { pageInfo { hasNextPage endCursor } edges { node { id kind state highlight title link reach
        clickCount formattedCost formattedReturned refusal images { sources { width } } } } } }`,
      {},
      asMember,
    );
    expect(data).toMatchObject({
      myAds: {
        pageInfo: { hasNextPage: true, endCursor: 'cursor-2' },
        edges: [
          { node: { id: 'ad-1', kind: 'BUSINESS', state: 'ACTIVE', highlight: null, formattedReturned: null } },
          { node: { id: 'ad-2', kind: 'PROFILE', state: 'REFUSED', highlight: 'BOTH', formattedReturned: 'R$ 5,00' } },
        ],
      },
    });
    expect(upstream.takeCalls()).toEqual(['GET /api/anuncios/user/ads?cursorSize=2']);
  });

  it('myAds(postId:) returns only the boosts of that post, even if the platform does not filter its list', async () => {
    const { ask, upstream } = await startGateway({
      'GET /api/anuncios/user/ads': () => ({
        body: {
          anuncios: [wireAd(1, { type: 'post', idPost: 'p2' }), wireAd(2, { type: 'post', idPost: 'p1' }), wireAd(3)],
          paging: wirePaging([]),
        },
      }),
    });
    const { data } = await ask('{ myAds(first: 1, postId: "p1") { edges { node { kind } } } }', {}, asMember);
    expect(data).toEqual({ myAds: { edges: [{ node: { kind: 'POST' } }] } });
    expect(upstream.takeCalls()).toEqual(['GET /api/anuncios/user/ads?cursorSize=1&idPost=p1']);
  });

  it('Query.node(id:) loads an ad and its figures per day with a single platform call', async () => {
    const day = { date: '2026-05-14', reach: 12, views: 20, clicks: 3, reactions: 4, follows: 2, cost: 1_500 };
    const { ask, upstream } = await startGateway({
      'GET /api/anuncios/user/ads/ad-1': () => ({ body: wireAd(1, { daysFrom: '2026-05-14', days: [day] }) }),
    });
    const query = `{ node(id: "Ad:ad-1") { nodeId ... on Ad { reach daysFrom
      days { date reach viewCount clickCount reactionCount followCount costCentavos } } } }`;
    expect(await ask(query, {}, asMember)).toMatchObject({
      data: {
        node: {
          nodeId: 'Ad:ad-1',
          reach: 12,
          daysFrom: '2026-05-14',
          days: [
            {
              date: '2026-05-14',
              reach: 12,
              viewCount: 20,
              clickCount: 3,
              reactionCount: 4,
              followCount: 2,
              costCentavos: 1_500,
            },
          ],
        },
      },
    });
    expect(upstream.takeCalls()).toEqual(['GET /api/anuncios/user/ads/ad-1']);
    expect((await ask('{ node(id: "Ad:another") { id } }', {}, asMember)).data).toEqual({ node: null });
    expect((await ask('{ node(id: "Ad:ad-1") { id } }')).data).toEqual({ node: null });
  });

  it('Ad.days makes one platform call for each ad in a list, and is empty if the platform answers 404', async () => {
    const ads = [wireAd(1), wireAd(2)];
    const day = { date: '2026-05-14', reach: 1, views: 1, clicks: 0, reactions: 0, follows: 0, cost: 0 };
    const list = { 'GET /api/anuncios/user/ads': () => ({ body: { anuncios: ads, paging: wirePaging(ads, false) } }) };
    const { ask, upstream } = await startGateway({
      ...list,
      'GET /api/anuncios/user/ads/ad-1': () => ({ body: wireAd(1, { days: [day] }) }),
      'GET /api/anuncios/user/ads/ad-2': () => ({ status: 404, body: {} }),
    });
    const { data } = await ask('{ myAds(first: 2) { edges { node { days { reach } } } } }', {}, asMember);
    expect(data).toEqual({ myAds: { edges: [{ node: { days: [{ reach: 1 }] } }, { node: { days: [] } }] } });
    expect(upstream.takeCalls()).toHaveLength(3);
    const { errors } = await ask('{ myAds(first: 50) { edges { node { days { reach } } } } }', {}, asMember);
    expect(errors?.[0]?.message).toMatch(/^The operation costs \d+/);
  });

  it('adPrice returns the price or the refusal that the platform sends', async () => {
    const { ask, upstream } = await startGateway({
      'GET /api/anuncios/total-value': ({ url }) =>
        url.includes('type=ad')
          ? { status: 400, body: { error: 'A data de início não pode ser antes de hoje.', errors: ['…'] } }
          : {
              body: { totalValue: 4500, formattedTotalValueBRL: 'R$ 45,00', formattedDayValueBRL: 'R$ 15,00', days: 3 },
            },
    });
    const price = '{ __typename ... on AdPrice { formattedTotal days } ... on Refusal { message } }';
    const { data } = await ask(
      `{ one: adPrice(input: { kind: PROFILE, highlight: BOTH, ${days} }) ${price}
         two: adPrice(input: { kind: BUSINESS, ${days} }) ${price} }`,
      {},
      asMember,
    );
    expect(data).toEqual({
      one: { __typename: 'AdPrice', formattedTotal: 'R$ 45,00', days: 3 },
      two: { __typename: 'Refusal', message: 'A data de início não pode ser antes de hoje.' },
    });
    expect(upstream.takeCalls()).toContain(
      'GET /api/anuncios/total-value?type=highlight&desHighlightType=TUDO&startDate=2026-05-14&endDate=2026-05-16',
    );
  });

  it('publishing an ad sends the idempotency key and maps the input to the platform’s fields', async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/anuncios/publish/my-profile': () => ({ status: 201, body: wireAd(1, { type: 'highlight' }) }),
      'POST /api/anuncios/publish/my-business': () => ({ status: 201, body: wireAd(2) }),
    });
    const mutation = `mutation ($key: ID!) {
      one: publishAd(input: { ad: { profile: ${profileAd} }, idempotencyKey: $key }) ${published}
      two: publishAd(input: { ad: { business: ${businessAd} }, idempotencyKey: $key }) ${published} }`;
    const { data } = await ask(mutation, { key }, asMember);
    expect(data).toMatchObject({ one: { ad: { id: 'ad-1' } }, two: { ad: { id: 'ad-2' } } });
    const [profile, business] = upstream.seen;
    expect(profile?.headers['idempotency-key']).toBe(key);
    expect(profile?.body).toEqual({
      desHighlightType: 'TUDO',
      desTargetType: ['MULHER', 'TRANS'],
      startDate: '2026-05-14',
      endDate: '2026-05-16',
    });
    expect(business?.headers['content-type']).toContain('multipart/form-data');
    expect(String(business?.body)).toContain('name="redirectionLink"\r\n\r\nhttps://velas.example/');
    expect(String(business?.body)).toContain('[{"idFile":"file-1"}]');
  });

  it.each([
    [
      402,
      { isInsufficientBalance: true, code: 'INSUFFICIENT_BALANCE', error: 'Saldo insuficiente.' },
      'INSUFFICIENT_BALANCE',
    ],
    [
      400,
      { errors: ['Escolha pelo menos um público.'], error: 'Escolha pelo menos um público.', code: 'INVALID_INPUT' },
      'INVALID_INPUT',
    ],
  ])('publishAd turns a %i of the platform into a Refusal', async (status, body, code) => {
    const { ask } = await startGateway({ 'POST /api/anuncios/publish/my-profile': () => ({ status, body }) });
    const mutation = `mutation ($key: ID!) { publishAd(input: { ad: { profile: ${profileAd} }, idempotencyKey: $key }) ${published} }`;
    expect(await ask(mutation, { key }, asMember)).toMatchObject({
      data: { publishAd: { __typename: 'Refusal', code, message: body.error } },
    });
  });

  it('for an ad paid by card, the gateway returns the payment intent, and later the ad or the refusal of the platform', async () => {
    const intent = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_2', centavos: 4500 };
    const { ask, upstream } = await startGateway({
      'POST /api/payment/ads/create-my-profile-intent': () => ({ status: 201, body: intent }),
      'POST /api/payment/ads/confirm-my-profile-payment': () => ({
        status: 402,
        body: { status: 'failed', code: 'PAYMENT_FAILED', error: 'Falha no pagamento.' },
      }),
      'POST /api/payment/ads/confirm-my-business-payment': () => ({ body: wireAd(2) }),
    });
    const begin = `mutation ($key: ID!) { createAdIntent(input: { ad: { profile: ${profileAd} }, idempotencyKey: $key }) {
      ... on CreateAdIntentSuccess { intent { id clientSecret centavos } } } }`;
    expect((await ask(begin, { key }, asMember)).data).toEqual({
      createAdIntent: { intent: { id: 'pi_1', clientSecret: 'pi_1_secret_2', centavos: 4500 } },
    });
    const confirm = `mutation {
      one: confirmAdPayment(input: { ad: { profile: ${profileAd} }, paymentIntentId: "pi_1" }) ${published}
      two: confirmAdPayment(input: { ad: { business: ${businessAd} }, paymentIntentId: "pi_2" }) ${published} }`;
    expect((await ask(confirm, {}, asMember)).data).toMatchObject({
      one: { __typename: 'Refusal', code: 'PAYMENT_FAILED' },
      two: { __typename: 'PublishAdSuccess', ad: { id: 'ad-2' } },
    });
    expect(String(upstream.seen.at(-1)?.body)).toContain('name="paymentIntentId"\r\n\r\npi_2');
  });

  it('an ad paid by Pix sends desMethod: PIX and has the code that the platform returns; an ad paid by card sends no desMethod', async () => {
    const body = { paymentIntentId: 'pi_1', clientSecret: '', centavos: 500 };
    const answer = () => ({ status: 201, body });
    const pix = { ...body, desStatus: 'WAITING', desPixCode: 'BR Code', datExpires: '2026-11-28T12:00:00.000Z' };
    const { ask, upstream } = await startGateway({
      'POST /api/payment/ads/create-my-profile-intent': () => ({ status: 201, body: { ...body, pix } }),
      'POST /api/payment/ads/create-my-business-intent': answer,
    });
    const begun = '{ ... on CreateAdIntentSuccess { intent { id } pix { id state code } } }';
    const { data } = await ask(
      `mutation ($key: ID!) {
        one: createAdIntent(input: { ad: { profile: ${profileAd} }, idempotencyKey: $key, method: PIX }) ${begun}
        two: createAdIntent(input: { ad: { business: ${businessAd} }, idempotencyKey: $key, method: PIX }) ${begun}
        three: createAdIntent(input: { ad: { profile: ${profileAd} }, idempotencyKey: $key, method: CARD }) ${begun} }`,
      { key },
      asMember,
    );
    expect(data).toMatchObject({
      one: { intent: { id: 'pi_1' }, pix: { id: 'pi_1', state: 'WAITING', code: 'BR Code' } },
      two: { intent: { id: 'pi_1' }, pix: null },
    });
    const [one, two, three] = upstream.seen.map(({ body }) => body);
    expect([one, two]).toMatchObject([{ desMethod: 'PIX' }, { desMethod: 'PIX' }]);
    expect(three).not.toHaveProperty('desMethod');
  });

  it('for a boost, publishAd and createAdIntent send the price that the member saw; confirmAdPayment sends the intent', async () => {
    const boost = `{ postId: "p1", targets: [WOMAN], ${days}, priceCentavos: 3000 }`;
    const { ask, upstream } = await startGateway({
      'POST /api/anuncios/publish/my-post': () => ({
        status: 400,
        body: { code: 'PRICE_CHANGED', error: 'O preço mudou. Confira o novo valor.', field: 'valPrice' },
      }),
      'POST /api/payment/ads/create-my-post-intent': () => ({
        status: 201,
        body: { paymentIntentId: 'pi_1', clientSecret: 's', centavos: 500 },
      }),
      'POST /api/payment/ads/confirm-my-post-payment': () => ({
        body: wireAd(3, { type: 'post', idPost: 'p1', desContent: 'Oi', reach: 9, reactions: 4, follows: 2 }),
      }),
    });
    const { data } = await ask(
      `mutation ($key: ID!) {
        one: publishAd(input: { ad: { post: ${boost} }, idempotencyKey: $key }) ${published}
        two: createAdIntent(input: { ad: { post: ${boost} }, idempotencyKey: $key }) {
          ... on CreateAdIntentSuccess { intent { id centavos } } }
        three: confirmAdPayment(input: { ad: { post: ${boost} }, paymentIntentId: "pi_1" }) {
          ... on PublishAdSuccess { ad { kind postId postText reach reactionCount followCount } } } }`,
      { key },
      asMember,
    );
    expect(data).toEqual({
      one: { __typename: 'Refusal', code: 'PRICE_CHANGED', message: 'O preço mudou. Confira o novo valor.' },
      two: { intent: { id: 'pi_1', centavos: 500 } },
      three: {
        ad: { kind: 'POST', postId: 'p1', postText: 'Oi', reach: 9, reactionCount: 4, followCount: 2 },
      },
    });
    expect(upstream.seen.map(({ body }) => body)).toEqual([
      expect.objectContaining({ idPost: 'p1', desTargetType: ['MULHER'], valPrice: 3000 }),
      expect.objectContaining({ idPost: 'p1', valPrice: 3000 }),
      expect.objectContaining({ idPost: 'p1', paymentIntentId: 'pi_1' }),
    ]);
  });

  it('business ads and highlights send the price that the member saw, and no price for a client without priceCentavos', async () => {
    const refused = () => ({
      status: 400,
      body: { code: 'PRICE_CHANGED', error: 'O preço mudou.', field: 'valPrice' },
    });
    const { ask, upstream } = await startGateway({
      'POST /api/anuncios/publish/my-business': refused,
      'POST /api/anuncios/publish/my-profile': refused,
      'POST /api/payment/ads/create-my-business-intent': refused,
      'POST /api/payment/ads/create-my-profile-intent': refused,
    });
    const send = async (price: string) => {
      const business = `{ imageIds: ["i1"], targets: [WOMAN], title: "Velas", link: "https://velas.example", ${days}${price} }`;
      const profile = `{ highlight: FEED, targets: [WOMAN], ${days}${price} }`;
      const { data } = await ask(
        `mutation ($key: ID!) {
          one: publishAd(input: { ad: { business: ${business} }, idempotencyKey: $key }) { ... on Refusal { code } }
          two: publishAd(input: { ad: { profile: ${profile} }, idempotencyKey: $key }) { ... on Refusal { code } }
          three: createAdIntent(input: { ad: { business: ${business} }, idempotencyKey: $key }) { ... on Refusal { code } }
          four: createAdIntent(input: { ad: { profile: ${profile} }, idempotencyKey: $key }) { ... on Refusal { code } } }`,
        { key },
        asMember,
      );
      const code = { code: 'PRICE_CHANGED' };
      expect(data).toEqual({ one: code, two: code, three: code, four: code });
      return upstream.seen.splice(0).map(({ body }) => JSON.stringify(body));
    };
    for (const body of await send(', priceCentavos: 4500')) expect(body).toMatch(/valPrice.{1,20}4500/s);
    for (const body of await send('')) expect(body).not.toContain('valPrice');
  });

  it('adPrice of a boost returns the reach of its audience, or null if no audience is given', async () => {
    const { ask, upstream } = await startGateway({
      'GET /api/anuncios/total-value': ({ url }) => ({
        body: {
          totalValue: 3000,
          formattedTotalValueBRL: 'R$ 30,00',
          days: 3,
          reach: url.includes('desTargetType') ? { min: 40, max: 120 } : null,
        },
      }),
    });
    const price = '{ ... on AdPrice { centavos reach { min max } } }';
    const { data } = await ask(
      `{ one: adPrice(input: { kind: POST, targets: [WOMAN, TRANS], ${days} }) ${price}
         two: adPrice(input: { kind: POST, ${days} }) ${price} }`,
      {},
      asMember,
    );
    expect(data).toEqual({
      one: { centavos: 3000, reach: { min: 40, max: 120 } },
      two: { centavos: 3000, reach: null },
    });
    expect(upstream.takeCalls()).toContain(
      'GET /api/anuncios/total-value?type=post&startDate=2026-05-14&endDate=2026-05-16&desTargetType=MULHER%2CTRANS',
    );
  });

  it('Query.sponsored makes one platform call for all ads and one for the profiles of all their advertisers', async () => {
    const { ask, upstream } = await startGateway({
      'GET /api/anuncios/entrega': () => ({
        body: { anuncios: [wireSponsored(1), wireSponsored(2), wireSponsored(3)] },
      }),
      'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
    });
    const query = `{ sponsored(placement: DISCOVER, category: TRANS, first: 3) { id host clickUrl viewsLeft
      matchedPreferences advertiser { name } images { sources { url } } } }`;
    const { data } = await ask(query, {}, asMember);
    expect(data).toMatchObject({
      sponsored: [
        { id: 'ad-1', host: 'velas.example', clickUrl: '/go/token-1', advertiser: { name: 'Nome de user-1' } },
        {},
        {},
      ],
    });
    expect(upstream.takeCalls()).toEqual([
      'GET /api/anuncios/entrega?placement=DISCOVER&genero=TRANS&limit=3',
      'GET /api/user-v2/profiles?ids=user-1%2Cuser-2%2Cuser-3',
    ]);
  });

  it('if the clickUrl of an ad is external, Query.sponsored fails with UPSTREAM_UNAVAILABLE', async () => {
    const { ask } = await startGateway({
      'GET /api/anuncios/entrega': () => ({
        body: { anuncios: [wireSponsored(1, { clickUrl: 'https://mal.example' })] },
      }),
    });
    const { errors } = await ask('{ sponsored(placement: FEED) { clickUrl } }', {}, asMember);
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it('recordAdViews sends the age of each view, and no ages for a client that has none', async () => {
    const { ask, upstream } = await startGateway({ 'POST /api/anuncios/views': () => ({ body: { counted: 2 } }) });
    const mutation =
      '{ one: recordAdViews(input: { ids: ["a", "b"], ages: [5000, 10] }) two: recordAdViews(input: { ids: ["a"] }) }';
    expect(await ask(`mutation ${mutation}`, {}, asMember)).toMatchObject({ data: { one: 2, two: 2 } });
    expect(upstream.seen.map(({ body }) => body)).toEqual([
      { idAnuncios: ['a', 'b'], numIdades: [5_000, 10] },
      { idAnuncios: ['a'] },
    ]);
    const { errors } = await ask('mutation { recordAdViews(input: { ids: ["a"], ages: [1, 2] }) }', {}, asMember);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('ad operations without a session fail with UNAUTHENTICATED, and recordAdViews refuses more than 50 ids', async () => {
    const { ask, upstream } = await startGateway();
    for (const query of [
      '{ myAds { edges { cursor } } }',
      '{ sponsored(placement: FEED) { id } }',
      'mutation { finishAd(input: { id: "a" }) { __typename } }',
    ]) {
      expect((await ask(query)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
    const ids = Array.from({ length: 51 }, (_, number) => `ad-${number}`);
    const { errors } = await ask('mutation ($ids: [ID!]!) { recordAdViews(input: { ids: $ids }) }', { ids }, asMember);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(upstream.takeCalls()).toEqual([]);
  });
});

describe('GET /go/:token', () => {
  it.each([
    ['https://velas.example/loja', 'https://velas.example/loja'],
    ['javascript:alert(1)', '/'],
    ['//mal.example', '/'],
  ])('if the link of the ad is "%s", GET /go redirects to "%s"', async (location, expected) => {
    const { url } = await startGateway({ 'GET /go/abc-DEF_1': () => ({ status: 302, headers: { location } }) });
    const response = await fetch(`${url}/go/abc-DEF_1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, expected]);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('GET /go with an unknown or malformed token redirects to /, and a POST request gets 405', async () => {
    const { url, upstream } = await startGateway();
    for (const path of ['/go/abc', '/go/https:%2F%2Fmal.example', '/go/..%2Fapi']) {
      expect((await fetch(url + path, { redirect: 'manual' })).headers.get('location')).toBe('/');
    }
    expect(upstream.takeCalls()).toEqual(['GET /go/abc']);
    expect((await fetch(`${url}/go/abc`, { method: 'POST', redirect: 'manual' })).status).toBe(405);
  });
});
