import { expect, it } from 'vitest';
import { balance, boostForm, bookProblems, businessForm, profileForm, topUp } from '../../support/ads.ts';
import { describePlatform, type Member } from '../../support/platform.ts';

type Form = { json: object } | { form: FormData };
/** The price that the form shows; absent when the client sends none, as the calls of SPEC.md section 7 do. */
type Shown = { valPrice?: number };

const business = async ({ valPrice }: Shown): Promise<Form> => ({
  form: await businessForm({ valPrice: valPrice === undefined ? null : String(valPrice) }),
});
const profile = (shown: Shown): Promise<Form> => Promise.resolve({ json: profileForm(shown) });
const dates = () => {
  const { startDate, endDate } = profileForm();
  return { startDate, endDate };
};

/** Each call that buys an ad or opens its payment: its price for one day, its path and its form. */
const calls: [
  what: string,
  dayCentavos: number,
  path: string,
  formOf: (shown: Shown, postId: string) => Promise<Form>,
][] = [
  ['a business ad from the wallet', 1_500, '/api/anuncios/publish/my-business', business],
  ['a business ad by card, as a multipart form', 1_500, '/api/payment/ads/create-my-business-intent', business],
  [
    'a business ad by card, as JSON',
    1_500,
    '/api/payment/ads/create-my-business-intent',
    (shown) => Promise.resolve({ json: { ...dates(), ...shown } }),
  ],
  ['a highlight from the wallet', 1_000, '/api/anuncios/publish/my-profile', profile],
  ['a highlight by card', 1_000, '/api/payment/ads/create-my-profile-intent', profile],
  [
    'a boost from the wallet',
    1_000,
    '/api/anuncios/publish/my-post',
    (shown, postId) => Promise.resolve({ json: boostForm(postId, shown) }),
  ],
  [
    'a boost by card',
    1_000,
    '/api/payment/ads/create-my-post-intent',
    (shown, postId) => Promise.resolve({ json: boostForm(postId, shown) }),
  ],
];

describePlatform('the price that a member was shown', (platform) => {
  const setUp = async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 10_000);
    return { ana, postId: await platform.post(ana) };
  };
  const ask = (as: Member, path: string, form: Form) => platform.call('POST', path, { as, ...form });
  const bought = async ({ id }: Member) => {
    const ads = await platform.db.selectFrom('ads').select('id').where('owner_id', '=', id).execute();
    const intents = await platform.db.selectFrom('payment_intents').select('id').where('member_id', '=', id).execute();
    return [...ads, ...intents].length;
  };

  it.each(calls)(
    '%s at an outdated price is refused with PRICE_CHANGED and the new price, and charges nothing',
    async (_what, centavos, path, formOf) => {
      const { ana, postId } = await setUp();
      const text = centavos === 1_500 ? 'R$ 15,00' : 'R$ 10,00';
      const answer = await ask(ana, path, await formOf({ valPrice: centavos - 100 }, postId));
      const error = `O preço mudou: agora são ${text}. Nada foi cobrado.`;
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'PRICE_CHANGED', field: 'valPrice', valPrice: centavos, error, errors: [error] },
      });
      expect([await bought(ana), await balance(platform, ana)]).toEqual([0, 10_000]);
      expect(await bookProblems(platform)).toEqual([]);
    },
  );

  it.each(calls)(
    '%s is sold at the price shown, and to a client that sends no price',
    async (_what, centavos, path, formOf) => {
      for (const shown of [{ valPrice: centavos }, {}]) {
        const { ana, postId } = await setUp();
        expect((await ask(ana, path, await formOf(shown, postId))).status).toBe(201);
        expect(await bought(ana)).toBe(1);
      }
    },
  );

  it.each([-1, 10.5, 'dez'])('a highlight with valPrice: %j is refused with 400 and is not sold', async (valPrice) => {
    const { ana } = await setUp();
    const answer = await ask(ana, '/api/anuncios/publish/my-profile', { json: profileForm({ valPrice }) });
    expect(answer).toMatchObject({ status: 400, body: { errors: ['Informe o preço mostrado, em centavos.'] } });
    expect(await bought(ana)).toBe(0);
  });
});
