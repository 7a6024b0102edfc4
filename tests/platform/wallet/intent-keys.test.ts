import { v4 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { unavailable } from '../../../bff/platform/errors.ts';
import { createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import type { PaymentProvider } from '../../../bff/platform/wallet/stripe/provider.ts';
import { balance } from '../../support/ads.ts';
import { opened, payByCard } from '../../support/cards.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { providerDesk } from '../../support/provider-desk.ts';
import { eventually } from '../../support/eventually.ts';

const HOUR_MS = 3_600_000;

describePlatform('repeating a card payment with its idempotency key', (platform) => {
  let desk: Awaited<ReturnType<typeof providerDesk>>;
  let hours = 0;

  beforeAll(async () => {
    desk = await providerDesk(platform);
  });

  /**
   * Moves the payment provider's clock ahead by 25 hours, after which the provider has forgotten the idempotency keys
   * of earlier requests.
   */
  const later = () => desk.disturb({ ahead: (hours += 25) * HOUR_MS });

  const begin = (as: Member, key: string) =>
    platform.call('POST', '/api/payment/balance/add-balance', {
      as,
      json: { centavos: 5_000 },
      headers: { 'idempotency-key': key },
    });
  const begun = async (as: Member, key: string) => opened.parse((await begin(as, key)).body);

  async function credited(as: Member) {
    await eventually(async () => expect(await balance(platform, as)).toBe(5_000));
  }

  /** Returns the ids of the member's payment intents that exist at the provider and are not canceled. */
  async function alive({ id }: Member) {
    const { data } = await desk.stripe.paymentIntents.list({ limit: 100 });
    return data.filter(({ metadata, status }) => metadata.member === id && status !== 'canceled').map(({ id }) => id);
  }

  it('a repeated idempotency key returns the same intent even after the provider has deleted the key', async () => {
    const [ana, key] = [await platform.member(), v4()];
    const first = await begun(ana, key);
    await later();
    const second = await begun(ana, key);
    expect(second).toEqual(first);
    await payByCard(platform.url, second);
    await credited(ana);
    expect(await alive(ana)).toEqual([first.paymentIntentId]);
    expect(await begun(ana, key)).toEqual(first);
  });

  it('a request that repeats the idempotency key of a canceled intent gets PAYMENT_FAILED and opens no new intent', async () => {
    const [ana, key] = [await platform.member(), v4()];
    const { paymentIntentId } = await begun(ana, key);
    await desk.stripe.paymentIntents.cancel(paymentIntentId);
    await later();
    expect(await begin(ana, key)).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } });
    expect(await alive(ana)).toEqual([]);
  });

  it('if the platform learns of the first intent while the request is being repeated, the repeat returns that intent', async () => {
    const [{ id: memberId, ...rest }, idempotencyKey] = [await platform.member(), v4()];
    const ana = { id: memberId, ...rest };
    const { provider } = platform.payments;
    if (!provider) throw new Error('no provider');
    const request = { memberId, purpose: 'TOP_UP', centavos: 5_000, idempotencyKey } as const;
    const unheard: PaymentProvider = {
      ...provider,
      async createIntent(wanted) {
        await provider.createIntent(wanted);
        throw unavailable(new Error('the answer was lost'));
      },
    };
    await expect(createIntent({ ...platform.payments, provider: unheard }, request)).rejects.toMatchObject({
      status: 503,
    });
    await later();
    // While the provider creates a second intent, stores the id of the first intent in the payment's row, as if the
    // platform had learned of the first intent meanwhile.
    const [known] = await alive(ana);
    const racing: PaymentProvider = {
      ...provider,
      async createIntent(wanted) {
        const made = await provider.createIntent(wanted);
        await platform.db
          .updateTable('payment_intents')
          .set({ provider_id: known ?? '' })
          .where('id', '=', wanted.id)
          .execute();
        return made;
      },
    };
    const again = await createIntent({ ...platform.payments, provider: racing }, request);
    expect(again.paymentIntentId).toBe(known);
    expect(await alive(ana)).toEqual([known]);
    await payByCard(platform.url, again);
    await credited(ana);
  });
});
