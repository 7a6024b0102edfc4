import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../bff/platform/errors.ts';
import { createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import {
  balanceOf,
  provider,
  receivable,
  record,
  vipFees,
  vipPending,
  wallet,
  type Entry,
  type Movement,
} from '../../../bff/platform/wallet/ledger/ledger.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { refundableOf, refundToCard } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { unspentPayments } from '../../../bff/platform/wallet/ledger/unspent-payments.ts';
import { bookProblems, inDays, publishProfile } from '../../support/ads.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { SEED, seeded } from '../../support/seed.ts';

describePlatform('unspent part of a card payment', (platform) => {
  const bank = createBank();
  beforeAll(() => untilReconciledAtStart(platform));
  const payments = () => ({ ...platform.payments, provider: bank.provider });
  const professional = () => platform.member({ profile_type: 'PROFISSIONAL' });
  const balance = ({ id }: Member) => balanceOf(platform.db, wallet(id));

  /** Tops up the wallet by card. @returns the id of the payment */
  async function topUp({ id: memberId }: Member, centavos: number) {
    const { paymentIntentId } = await createIntent(payments(), { memberId, purpose: 'TOP_UP', centavos });
    bank.pay(paymentIntentId);
    await reconcile(payments(), true);
    const row = platform.db.selectFrom('payment_intents').select('id').where('provider_id', '=', paymentIntentId);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  const refund = ({ id }: Member, intentId: string) =>
    refundToCard(payments(), id, intentId).then(
      ({ centavos }) => centavos,
      (error: unknown) => {
        if (error instanceof ApiError) return error.code;
        throw error;
      },
    );
  const left = async ({ id }: Member, intentId: string) =>
    (await refundableOf(payments(), id, intentId))?.centavos ?? 0;

  async function community(owner: Member, valPrice: number) {
    const json = { desKind: 'VIP', desName: 'Mesa VIP', valPrice };
    return fieldOf((await platform.call('POST', '/api/comunidades', { as: owner, json })).body, 'idCommunity');
  }
  const buy = async (as: Member, id: string, valPrice: number) => {
    const answer = await platform.call('POST', `/api/comunidades/${id}/subscription`, { as, json: { valPrice } });
    expect(answer.status).toBe(200);
  };

  it('a refund covers the unspent part of a payment, but no earnings that the member has received since', async () => {
    const [o, p, s] = [await professional(), await professional(), await professional()];
    const [ofP, ofO] = [await community(p, 80_000), await community(o, 100_000)];
    const [paidByO, paidByS] = [await topUp(o, 80_000), await topUp(s, 100_000)];
    await buy(o, ofP, 80_000);
    await buy(s, ofO, 100_000);
    // P's earnings from the VIP month reach P's wallet in daily parts during the month.
    expect([await balance(p), await balanceOf(platform.db, vipPending(p.id))]).toEqual([0, 64_000]);
    expect([await left(o, paidByO), await refund(o, paidByO)]).toEqual([0, 'NOT_REFUNDABLE']);
    await platform.call('DELETE', `/api/comunidades/${ofO}/members/${s.id}`, { as: o });
    const back = await balance(s);
    expect(await refund(s, paidByS)).toBe(back);
    expect(await balanceOf(platform.db, receivable(o.id))).toBe(0);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('purchases spend the oldest payment first, and cancelling one makes the payment that it spent refundable again', async () => {
    const ana = await professional();
    const first = await topUp(ana, 2_000);
    const ad = fieldOf(
      (await publishProfile(platform, ana, { startDate: inDays(1), endDate: inDays(1) })).body,
      'idAnuncio',
    );
    const second = await topUp(ana, 1_000);
    expect([await left(ana, first), await left(ana, second)]).toEqual([1_000, 1_000]);
    await publishProfile(platform, ana);
    expect([await left(ana, first), await left(ana, second)]).toEqual([0, 1_000]);
    await platform.call('DELETE', `/api/anuncios/${ad}`, { as: ana });
    expect([await left(ana, first), await left(ana, second)]).toEqual([1_000, 1_000]);
    expect(await refund(ana, second)).toBe(1_000);
    expect([await left(ana, first), await left(ana, second), await balance(ana)]).toEqual([1_000, 0, 1_000]);
  });

  describe(`unspent payments after random purchases, refunds and top-ups (SEED=${SEED})`, () => {
    it('after each random step the unspent parts of all payments add up to the wallet balance', async () => {
      const random = seeded('spent payments');
      const ana = await professional();
      const paid: { id: string; centavos: number; gone: number }[] = [];
      const ads: string[] = [];
      for (let step = 0; step < 40; step += 1) {
        const one = paid[random.whole(0, Math.max(0, paid.length - 1))];
        const act = random.pick(['top up', 'buy', 'buy', 'end', 'refund']);
        if (act === 'top up' || !one) {
          const centavos = random.whole(5, 30) * 100;
          paid.push({ id: await topUp(ana, centavos), centavos, gone: 0 });
        } else if (act === 'buy') {
          const form = { startDate: inDays(1), endDate: inDays(random.whole(1, 2)) };
          const { status, body } = await publishProfile(platform, ana, form);
          if (status === 201) ads.push(fieldOf(body, 'idAnuncio'));
        } else if (act === 'end') {
          const ad = ads.splice(random.whole(0, Math.max(0, ads.length - 1)), 1)[0];
          if (ad !== undefined) await platform.call('DELETE', `/api/anuncios/${ad}`, { as: ana });
        } else {
          const expected = await left(ana, one.id);
          const went = await refund(ana, one.id);
          // If a refund is requested a second time, the platform returns the first refund. It must not be counted
          // twice.
          if (typeof went === 'number' && expected > 0) one.gone += went;
        }
        const unspent = await unspentPayments(platform.db, ana.id);
        const sum = [...unspent.values()].reduce((total, centavos) => total + centavos, 0);
        expect(sum).toBe(await balance(ana));
        for (const { id, centavos, gone } of paid) expect(unspent.get(id) ?? 0).toBeLessThanOrEqual(centavos - gone);
      }
    });
  });

  it('npm run ledger:check reports a payment that was refunded although it had been spent', async () => {
    // Writes ledger entries as an older release did: it paid VIP months directly into wallets, and it refunded money
    // that had already been spent.
    const [o, p, s] = [await professional(), await professional(), await professional()];
    const write = (kind: Movement['kind'], key: string, memberId: string, entries: Entry[]) =>
      platform.db.transaction().execute((tx) => record(tx, { key: `test:${key}:${o.id}`, kind, memberId, entries }));
    const start = await balanceOf(platform.db, provider);
    const pay = (from: Member, to: Member, centavos: number) =>
      write('VIP', `${from.id}:${to.id}`, from.id, [
        { account: wallet(from.id), centavos: -centavos },
        { account: wallet(to.id), centavos: centavos * 0.8, kind: 'VIP_EARNING' },
        { account: vipFees, centavos: centavos * 0.2 },
      ]);
    const card = (kind: 'TOP_UP' | 'REFUND', { id }: Member, centavos: number) =>
      write(kind, `${kind}:${id}`, id, [
        { account: wallet(id), centavos },
        { account: provider, centavos: -centavos },
      ]);
    await card('TOP_UP', o, 80_000);
    await pay(o, p, 80_000);
    await card('TOP_UP', s, 100_000);
    await pay(s, o, 100_000);
    await card('REFUND', o, -80_000);
    await write('REFUND', 'rest', s.id, [
      { account: wallet(s.id), centavos: 96_666 },
      { account: receivable(o.id), centavos: -77_332 },
      { account: vipFees, centavos: -19_334 },
    ]);
    await card('REFUND', s, -96_666);
    expect(start - (await balanceOf(platform.db, provider))).toBe(3_334);
    expect(await bookProblems(platform)).toEqual([expect.stringMatching(/^the provider holds \d+ .* less than/)]);
    await card('TOP_UP', p, 100_000);
    await write('REFUND', 'made good', p.id, [
      { account: wallet(p.id), centavos: -100_000 },
      { account: vipFees, centavos: 100_000 },
    ]);
    expect(await bookProblems(platform)).toEqual([]);
  });
});
