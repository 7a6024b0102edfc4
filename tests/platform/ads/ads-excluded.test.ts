import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { endAdsOf } from '../../../bff/platform/ads/ad-states.ts';
import { endDueAds } from '../../../bff/platform/ads/schedule.ts';
import { begin, recordFinding } from '../../../bff/platform/age/age.store.ts';
import { createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { adHold, balanceOf, provider, receivable, record, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { applyReturns } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { bookProblems, inDays, publishProfile } from '../../support/ads.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { desk, SOON } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

const DAYS = 90;
const PRICE_CENTAVOS = DAYS * 1_000;
const NOT_BEGUN_CENTAVOS = (DAYS - 1) * 1_000;

describePlatform('ads of excluded or indebted members', (platform) => {
  const { reportedCase, decide } = desk(platform);
  const bank = createBank();
  let ana: Member;

  beforeAll(async () => {
    ana = await platform.member();
    await untilReconciledAtStart(platform);
  });

  const payments = () => ({ ...platform.payments, provider: bank.provider });
  const publish = (as: Member) => publishProfile(platform, as, { endDate: inDays(DAYS - 1) });

  /** Creates a member who has topped up by card and has bought an ad of ninety days. */
  async function advertiser() {
    const member = await platform.member();
    const asked = { memberId: member.id, purpose: 'TOP_UP', centavos: PRICE_CENTAVOS } as const;
    const { paymentIntentId } = await createIntent(payments(), asked);
    bank.pay(paymentIntentId);
    await reconcile(payments(), true);
    const adId = fieldOf((await publish(member)).body, 'idAnuncio');
    return { member, paymentIntentId, adId };
  }

  const stateOf = async (id: string) =>
    (await platform.db.selectFrom('ads').select('state').where('id', '=', id).executeTakeFirst())?.state;
  const books = async ({ id }: Member, adId: string) => ({
    wallet: await balanceOf(platform.db, wallet(id)),
    owed: Math.abs(await balanceOf(platform.db, receivable(id))),
    held: await balanceOf(platform.db, adHold(adId)),
  });

  async function judge(member: Member, kind: 'BAN' | 'SUSPEND') {
    const helena = await platform.member({ role: 'MODERATOR' });
    const caseId = await reportedCase(ana, 'PROFILE', member.id);
    const { status } = await decide(helena, [caseId], kind, kind === 'SUSPEND' ? { datUntil: SOON() } : {});
    expect(status).toBe(200);
  }

  async function refuseAge({ id }: Member) {
    const reference = uuidv7();
    await begin(platform.db, id, reference, undefined);
    const finding = { reference, result: 'REJECTED', method: 'DOCUMENT' } as const;
    expect(await recordFinding(platform.db, finding, endAdsOf)).toBe(true);
  }

  async function leave(as: Member) {
    const json = { cienteDoSaldo: true };
    expect((await platform.call('POST', '/api/privacidade/exclusao', { as, json })).status).toBe(200);
  }

  it.each([
    ['banned', (member: Member) => judge(member, 'BAN')],
    ['suspended', (member: Member) => judge(member, 'SUSPEND')],
    ['rejected by an age check', refuseAge],
    ['deleting their account', leave],
  ])('if the owner of an ad is %s, the ad ends and its unstarted days are refunded', async (_why, exclude) => {
    const { member, adId } = await advertiser();
    await exclude(member);
    expect(await bookProblems(platform)).toEqual([]);
    expect([await stateOf(adId), await books(member, adId)]).toEqual([
      'FINALIZADO',
      { wallet: NOT_BEGUN_CENTAVOS, owed: 0, held: 0 },
    ]);
    await endDueAds(platform.db, new Date(Date.now() + 2 * DAYS * 86_400_000));
    expect(await books(member, adId)).toEqual({ wallet: NOT_BEGUN_CENTAVOS, owed: 0, held: 0 });
  });

  it.each(['PENDING', 'SUCCEEDED'] as const)(
    'if a %s dispute takes back the money of an ad, the ad ends, and the refund of unstarted days pays the debt first',
    async (status) => {
      const { member, paymentIntentId, adId } = await advertiser();
      bank.goBack(paymentIntentId, { kind: 'DISPUTE', centavos: PRICE_CENTAVOS, status, reference: null });
      for (let again = 0; again < 2; again += 1) await applyReturns(payments(), paymentIntentId);
      expect(await bookProblems(platform)).toEqual([]);
      expect([await stateOf(adId), await books(member, adId)]).toEqual([
        'FINALIZADO',
        { wallet: 0, owed: PRICE_CENTAVOS - NOT_BEGUN_CENTAVOS, held: 0 },
      ]);
    },
  );

  it('if the wallet balance covers a refund by the provider, the ads of the member keep running', async () => {
    const { member, paymentIntentId, adId } = await advertiser();
    const entries = [
      { account: wallet(member.id), centavos: 5_000 },
      { account: provider, centavos: -5_000 },
    ];
    const more = { key: `test:${uuidv7()}`, kind: 'TOP_UP' as const, memberId: member.id, entries };
    await platform.db.transaction().execute((tx) => record(tx, more));
    bank.goBack(paymentIntentId, { kind: 'REFUND', centavos: 5_000, status: 'SUCCEEDED', reference: null });
    await applyReturns(payments(), paymentIntentId);
    expect([await stateOf(adId), await books(member, adId)]).toEqual([
      'ATIVO',
      { wallet: 0, owed: 0, held: PRICE_CENTAVOS },
    ]);
  });

  it.skipIf(platform.kind !== 'postgres')(
    'a dispute also ends an ad that its owner is buying at the same moment (needs PostgreSQL)',
    async () => {
      const { member, paymentIntentId } = await advertiser();
      const asked = { memberId: member.id, purpose: 'TOP_UP', centavos: PRICE_CENTAVOS } as const;
      const second = await createIntent(payments(), asked);
      bank.pay(second.paymentIntentId);
      await reconcile(payments(), true);
      const letGo = await lockRow(platform, 'ledger_accounts', { owner_id: member.id, kind: 'WALLET' });
      const buying = publish(member);
      await untilWaiting(platform);
      bank.goBack(paymentIntentId, { kind: 'DISPUTE', centavos: PRICE_CENTAVOS, status: 'SUCCEEDED', reference: null });
      const hearing = applyReturns(payments(), paymentIntentId);
      await untilWaiting(platform, 2);
      await letGo();
      expect((await buying).status).toBe(201);
      await hearing;
      expect(await bookProblems(platform)).toEqual([]);
      const states = platform.db.selectFrom('ads').select('state').where('owner_id', '=', member.id);
      expect(await states.execute()).toEqual([{ state: 'FINALIZADO' }, { state: 'FINALIZADO' }]);
    },
  );

  describe('ads left running by an earlier release', () => {
    const late = () => new Date(Date.now() + 86_400_000);

    it('ledger:check reports an ad whose owner owes money, until endDueAds() ends it', async () => {
      const { member, adId } = await advertiser();
      const entries = [
        { account: receivable(member.id), centavos: -PRICE_CENTAVOS },
        { account: provider, centavos: PRICE_CENTAVOS },
      ];
      const dispute = { key: `test:${uuidv7()}`, kind: 'DISPUTE' as const, memberId: member.id, entries };
      await platform.db.transaction().execute((tx) => record(tx, dispute));
      expect(await bookProblems(platform)).toEqual([`ad ${adId} is paid with money that its advertiser owes`]);
      await endDueAds(platform.db, late());
      expect(await bookProblems(platform)).toEqual([]);
      expect(await books(member, adId)).toEqual({
        wallet: 0,
        owed: PRICE_CENTAVOS - NOT_BEGUN_CENTAVOS + 1_000,
        held: 0,
      });
    });

    it('ledger:check reports an ad whose owner is suspended, until endDueAds() ends it', async () => {
      const { member, adId } = await advertiser();
      const locked_until = new Date(Date.now() + 3_600_000);
      await platform.db.updateTable('users').set({ locked_until }).where('id', '=', member.id).execute();
      expect(await bookProblems(platform)).toEqual([
        `ad ${adId} has not ended although its advertiser is suspended or banned`,
      ]);
      await endDueAds(platform.db, late());
      expect(await bookProblems(platform)).toEqual([]);
      expect(await books(member, adId)).toEqual({ wallet: NOT_BEGUN_CENTAVOS - 1_000, owed: 0, held: 0 });
    });
  });
});
