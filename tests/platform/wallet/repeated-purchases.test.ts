import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { v4 } from 'uuid';
import { boostForm, inDays, profileForm, topUp } from '../../support/ads.ts';
import { untilReconciledAtStart } from '../../support/bank.ts';
import { opened, payByCard } from '../../support/cards.ts';
import { eventually } from '../../support/eventually.ts';
import { untilWaiting } from '../../support/locked-row.ts';
import { picture } from '../../support/media.ts';
import { actOnOpened, openedPix } from '../../support/pix.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { DAY_MS, PRICE_CENTAVOS, vipWorld } from '../../support/vip.ts';

const kinds = ['business', 'profile', 'post'] as const;
type Kind = (typeof kinds)[number];
const businessFields = () => ({
  desTargetType: 'MULHER',
  title: 'Velas artesanais',
  redirectionLink: 'https://velas.example/loja',
  startDate: inDays(0),
  endDate: inDays(0),
});

interface Call {
  path: string;
  json: Record<string, unknown>;
}

describePlatform('repeating the request of a purchase with its idempotency key', (platform) => {
  const { world } = vipWorld(platform);
  beforeAll(() => untilReconciledAtStart(platform));
  afterEach(async () => {
    vi.useRealTimers();
    await platform.db.updateTable('ad_prices').set({ day_centavos: 1_000 }).where('product', '=', 'IMPULSO').execute();
  });

  const request = (as: Member, { path, json }: Call, key: string, more: object = {}) =>
    platform.call('POST', path, { as, json: { ...json, ...more }, headers: { 'idempotency-key': key } });
  const see = async (as: Member, id: string) => (await platform.call('GET', `/api/payment/pix/${id}`, { as })).body;

  /** Returns the complete form of an ad that starts today. A business ad has an image that was stored before. */
  async function formOf(as: Member, kind: Kind) {
    if (kind === 'post') return boostForm(await platform.post(as, { text: 'Minha exposição abre hoje' }));
    if (kind === 'profile') return profileForm();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await picture())]), 'foto.jpg');
    const idFile = fieldOf((await platform.call('POST', '/api/media', { as, form })).body, 'idFile');
    return { ...businessFields(), uploads: [{ idFile }] };
  }

  /**
   * Makes a first request with the same content invalid: its first day is over, and the price of a boost has changed.
   */
  async function aDayLater() {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    await platform.db.updateTable('ad_prices').set({ day_centavos: 1_200 }).where('product', '=', 'IMPULSO').execute();
  }

  const conflict = { status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } };

  it.each(kinds)(
    'a %s ad bought from the wallet is answered again, and with other days the key is refused',
    async (kind) => {
      const [ana, key] = [await platform.member(), v4()];
      await topUp(platform, ana, 1_500);
      const { uploads, ...json }: Record<string, unknown> = await formOf(ana, kind);
      const buy = (more: object = {}) => {
        if (kind !== 'business') return request(ana, { path: `/api/anuncios/publish/my-${kind}`, json }, key, more);
        const form = new FormData();
        const fields = { ...json, ...more, uploads: JSON.stringify(uploads) };
        for (const [name, value] of Object.entries(fields)) form.append(name, value);
        const headers = { 'idempotency-key': key };
        return platform.call('POST', '/api/anuncios/publish/my-business', { as: ana, form, headers });
      };
      const first = await buy();
      expect(first.status).toBe(201);
      await aDayLater();
      const second = await buy();
      expect([second.status, fieldOf(second.body, 'idAnuncio')]).toEqual([201, fieldOf(first.body, 'idAnuncio')]);
      expect(await buy({ endDate: inDays(5) })).toMatchObject(conflict);
    },
  );

  it.each(kinds.flatMap((kind) => (['CARD', 'PIX'] as const).map((method) => [kind, method] as const)))(
    'the payment of a %s ad by %s is answered again after it has bought the ad, and with other days the key is refused',
    async (kind, method) => {
      const [ana, key] = [await platform.member(), v4()];
      const json = { ...(await formOf(ana, kind)), desMethod: method };
      const call = { path: `/api/payment/ads/create-my-${kind}-intent`, json };
      const first = opened.parse((await request(ana, call, key)).body);
      if (method === 'CARD') {
        await payByCard(platform.url, first);
        await confirm(ana, kind, json, first.paymentIntentId);
      } else {
        await actOnOpened(platform.url, openedPix.parse(await see(ana, first.paymentIntentId)), 'pay');
        await eventually(async () =>
          expect(await see(ana, first.paymentIntentId)).toMatchObject({ desPurchase: 'MADE' }),
        );
      }
      await aDayLater();
      expect(await request(ana, call, key)).toMatchObject({ status: 201, body: first });
      expect(await request(ana, call, key, { endDate: inDays(5) })).toMatchObject(conflict);
    },
  );

  async function confirm(as: Member, kind: Kind, json: Record<string, unknown>, paymentIntentId: string) {
    const path = `/api/payment/ads/confirm-my-${kind}-payment`;
    if (kind !== 'business') {
      expect((await platform.call('POST', path, { as, json: { ...json, paymentIntentId } })).status).toBe(200);
      return;
    }
    const form = new FormData();
    const fields = { ...json, uploads: JSON.stringify(json['uploads']), paymentIntentId };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    expect((await platform.call('POST', path, { as, form })).status).toBe(200);
  }

  it.each(['CARD', 'PIX'])(
    'a payment by %s that is not paid yet is answered again, and for another post the key is refused',
    async (desMethod) => {
      const [ana, key] = [await platform.member(), v4()];
      const call = {
        path: '/api/payment/ads/create-my-post-intent',
        json: { ...(await formOf(ana, 'post')), desMethod },
      };
      const first = await request(ana, call, key);
      expect(await request(ana, call, key)).toMatchObject({ status: 201, body: first.body });
      expect(await request(ana, call, key, { idPost: await platform.post(ana) })).toMatchObject(conflict);
    },
  );

  it.each(['CARD', 'PIX'])(
    'a payment by %s that is not paid yet is refused if the price has changed or the post is gone since',
    async (desMethod) => {
      const [ana, key] = [await platform.member(), v4()];
      const form: Record<string, unknown> = await formOf(ana, 'post');
      const json = { ...form, desMethod, valPrice: 1_000 };
      const call = { path: '/api/payment/ads/create-my-post-intent', json };
      expect((await request(ana, call, key)).status).toBe(201);
      await platform.db
        .updateTable('ad_prices')
        .set({ day_centavos: 1_200 })
        .where('product', '=', 'IMPULSO')
        .execute();
      expect(await request(ana, call, key)).toMatchObject({ status: 400, body: { code: 'PRICE_CHANGED' } });
      await platform.call('DELETE', `/api/post/${String(form['idPost'])}/delete`, { as: ana });
      expect(await request(ana, call, key)).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } });
    },
  );

  it('a repeated request for a payment that its member has asked to cancel is refused, and a new key opens a new payment', async () => {
    const [{ ana, id }, key] = [await world(0), v4()];
    const call = { path: `/api/comunidades/${id}/subscription/pix`, json: { valPrice: PRICE_CENTAVOS } };
    const first = openedPix.parse((await request(ana, call, key)).body);
    await platform.db
      .updateTable('payment_intents')
      .set({ is_canceled_by_member: true })
      .where('member_id', '=', ana.id)
      .execute();
    const error = 'O cancelamento deste pagamento já foi pedido. Comece de novo.';
    expect(await request(ana, call, key)).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED', error } });
    const next = openedPix.parse((await request(ana, call, v4())).body);
    expect(next.paymentIntentId).not.toBe(first.paymentIntentId);
  });

  it('a payment that the release before has opened is answered again', async () => {
    const [ana, key] = [await platform.member(), v4()];
    const call = { path: '/api/payment/ads/create-my-post-intent', json: await formOf(ana, 'post') };
    const first = await request(ana, call, key);
    await platform.db
      .updateTable('payment_intents')
      .set({ request_hash: null, content_hash: Buffer.from('of the form without its price') })
      .where('member_id', '=', ana.id)
      .execute();
    expect(await request(ana, call, key)).toMatchObject({ status: 201, body: first.body });
  });

  it('if a profile becomes private while the payment for a boost is opened, the payment is refused', async () => {
    const ana = await platform.member();
    const call = { path: '/api/payment/ads/create-my-post-intent', json: await formOf(ana, 'post') };
    let answer: ReturnType<typeof request> | undefined;
    await platform.db.transaction().execute(async (tx) => {
      await sql`select 1 from users where id = ${ana.id} for update`.execute(tx);
      answer = request(ana, call, v4());
      await untilWaiting(platform);
      await tx.updateTable('users').set({ is_private: true }).where('id', '=', ana.id).execute();
    });
    expect(await answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it.each(['title', 'image'])(
    'a multipart request for the payment of a business ad is answered again, and with another %s the key is refused',
    async (other) => {
      const [ana, key, image] = [await platform.member(), v4(), new Uint8Array(await picture())];
      const ask = (more: Record<string, string> = {}, pictureBytes = image) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...businessFields(), ...more })) form.append(name, value);
        form.append('attach', new Blob([pictureBytes]), 'foto.jpg');
        const headers = { 'idempotency-key': key };
        return platform.call('POST', '/api/payment/ads/create-my-business-intent', { as: ana, form, headers });
      };
      const first = await ask();
      expect(await ask()).toMatchObject({ status: 201, body: first.body });
      const changed = other === 'title' ? ask({ title: 'Sabonetes' }) : ask({}, new Uint8Array([...image, 0]));
      expect(await changed).toMatchObject(conflict);
    },
  );

  it('the Pix of a VIP month is answered again after it has paid the month, and at another price the key is refused', async () => {
    const [{ ana, id }, key] = [await world(0), v4()];
    const call = { path: `/api/comunidades/${id}/subscription/pix`, json: { valPrice: PRICE_CENTAVOS } };
    const first = openedPix.parse((await request(ana, call, key)).body);
    await actOnOpened(platform.url, first, 'pay');
    await eventually(async () => expect(await see(ana, first.paymentIntentId)).toMatchObject({ desPurchase: 'MADE' }));
    expect(await request(ana, call, key)).toMatchObject({
      status: 201,
      body: { paymentIntentId: first.paymentIntentId, desStatus: 'PAID', desPurchase: 'MADE' },
    });
    expect(await request(ana, call, key, { valPrice: PRICE_CENTAVOS + 1 })).toMatchObject(conflict);
  });
});
