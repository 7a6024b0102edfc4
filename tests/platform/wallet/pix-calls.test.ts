import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { boostForm, businessForm, profileForm } from '../../support/ads.ts';
import { openedPix } from '../../support/pix.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { PRICE_CENTAVOS, vipWorld } from '../../support/vip.ts';

const started = z.object({ request: z.instanceof(IncomingMessage) });

describePlatform('a new Pix', (platform) => {
  /** Lists the requests to the provider that `work` causes. */
  async function callsOf<Result>(work: () => Promise<Result>) {
    const calls: string[] = [];
    const note = (message: unknown) => {
      const { method = '', url = '', socket } = started.parse(message).request;
      if (socket.localPort === platform.sandboxPort) calls.push(`${method} ${url}`);
    };
    subscribe('http.server.request.start', note);
    try {
      return { result: await work(), calls: calls.filter((call) => !call.startsWith('GET /v1/events')) };
    } finally {
      unsubscribe('http.server.request.start', note);
    }
  }

  /** Creates a member whom the provider knows as a customer, as it does after the first payment. */
  async function customer() {
    const { ana, id: communityId } = await vipWorld(platform).world(0);
    const known = await topUp(ana);
    expect(known.status).toBe(201);
    return { ana, communityId, postId: await platform.post(ana, { text: 'Minha exposição abre hoje' }) };
  }

  const topUp = (as: Member) =>
    platform.call('POST', '/api/payment/balance/add-balance-pix', { as, json: { centavos: 5_000 } });

  const of = { desMethod: 'PIX' };
  const ad = (kind: string) => `/api/payment/ads/create-my-${kind}-intent`;
  const inside = z.object({ pix: openedPix }).transform(({ pix }) => pix);
  type Customer = Awaited<ReturnType<typeof customer>>;

  it.each([
    ['top-up', openedPix, ({ ana }: Customer) => topUp(ana)],
    [
      'highlight',
      inside,
      ({ ana }: Customer) => platform.call('POST', ad('profile'), { as: ana, json: profileForm(of) }),
    ],
    [
      'boost',
      inside,
      ({ ana, postId }: Customer) => platform.call('POST', ad('post'), { as: ana, json: boostForm(postId, of) }),
    ],
    [
      'business ad',
      inside,
      async ({ ana }: Customer) => platform.call('POST', ad('business'), { as: ana, form: await businessForm(of) }),
    ],
    [
      'VIP month',
      openedPix,
      ({ ana, communityId }: Customer) =>
        platform.call('POST', `/api/comunidades/${communityId}/subscription/pix`, {
          as: ana,
          json: { valPrice: PRICE_CENTAVOS },
        }),
    ],
  ])('for a %s needs one call to the provider, and the answer has the code', async (_name, shape, open) => {
    const member = await customer();
    const { result, calls } = await callsOf(() => open(member));
    expect(calls).toEqual(['POST /v1/payment_intents']);
    expect(result.status).toBe(201);
    const pix = shape.parse(result.body);
    const { body } = await platform.call('GET', `/api/payment/pix/${pix.paymentIntentId}`, { as: member.ana });
    expect(body).toMatchObject(pix);
  });
});
