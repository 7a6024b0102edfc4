import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { endDueAds } from '../../../bff/platform/ads/schedule.ts';
import { releaseEarnings } from '../../../bff/platform/communities/vip/vip.pending.ts';
import { dueSubscriptions, renew } from '../../../bff/platform/communities/vip/vip.renewal.ts';
import { takeBackEarnings } from '../../../bff/platform/communities/vip/vip.taken-back.ts';
import { createRandom } from '../../../bff/demo/random.ts';
import { ApiError } from '../../../bff/platform/errors.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { balanceOf, provider } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { applyProviderIntent, confirmIntent, createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { finishMandates } from '../../../bff/platform/wallet/stripe/end-mandates.ts';
import { noteEndedMandate } from '../../../bff/platform/wallet/stripe/mandates.ts';
import { finishSavedCards } from '../../../bff/platform/wallet/stripe/renewal-charges.ts';
import { transact } from '../../../bff/platform/db/transact.ts';
import { openPixMonth } from '../../../bff/platform/communities/vip/vip.pix.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { applyReturns, refundToCard, retryRefunds } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { boostForm, inDays, publishBoost, publishProfile } from '../../support/ads.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';
import { DAY_MS, PRICE_CENTAVOS, terms } from '../../support/vip.ts';

const seed = process.env.SEED ?? String(Date.now());
/** The number of random operations. `npm run test:money` runs ten thousand. */
const OPERATIONS = Number(process.env.MONEY_OPERATIONS ?? 400);
const ROUNDS_PER_CHECK = 50; // rounds
const MEMBERS = 8;
const BOOST_DAY_CENTAVOS = 1_000;

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS + OPERATIONS * 400 });

describePlatform('money under a random mixture of operations', (platform) => {
  const bank = createBank();
  const { reportedCase, decide, restore } = desk(platform);
  beforeAll(() => untilReconciledAtStart(platform));

  it(`${OPERATIONS} operations with lost and repeated answers keep the ledger balanced (seed ${seed})`, async () => {
    console.log(`seed ${seed}`);
    const random = createRandom(seed);
    const payments = { ...platform.payments, provider: bank.provider };
    const call: typeof platform.call = async (...asked) => {
      const answer = await platform.call(...asked);
      if (answer.status === 500) throw new Error(`${asked[0]} ${asked[1]} was answered 500.`);
      return answer;
    };
    const judge = await platform.member({ role: 'MODERATOR' });
    const members: Member[] = [];
    const communities: { id: string; owner: Member }[] = [];
    const paid: { id: string; providerId: string; member: Member; centavos: number }[] = [];
    const bans: string[] = [];
    const ads: { id: string; owner: Member }[] = [];
    const posts: { id: string; author: Member }[] = [];
    const unpaidPix: { id: string; providerId: string; member: Member; centavos: number }[] = [];
    const afterwards: (() => Promise<unknown>)[] = [];
    const outcomes = new Map<string, number>();
    const noteOutcome = (name: string) => outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
    for (let count = 0; count < MEMBERS; count += 1) await addMember();
    const pick = <Item>(all: readonly Item[]) => all[random.whole(0, Math.max(0, all.length - 1))];
    const one = () => pick(members) ?? judge;

    async function addMember() {
      const member = await platform.member({ profile_type: 'PROFISSIONAL' });
      members.push(member);
      const json = { desKind: 'VIP', desName: 'Mesa VIP', valPrice: PRICE_CENTAVOS };
      const { body } = await call('POST', '/api/comunidades', { as: member, json });
      communities.push({ id: fieldOf(body, 'idCommunity'), owner: member });
      await addPost(member);
    }

    async function addPost(author: Member) {
      posts.push({ id: await platform.post(author), author });
    }

    /** Changes the state of a payment at the bank, then delivers one or two webhooks with this state. */
    async function tell(
      providerId: string,
      status: 'SUCCEEDED' | 'CANCELED',
      copies = random.whole(1, 2),
      changes: { centavos?: number } = {},
    ) {
      if (status === 'SUCCEEDED') bank.pay(providerId);
      const changed = bank.change(providerId, { status, pix: null, ...changes });
      if (!changed) throw new Error(`The bank has no payment ${providerId}.`);
      await Promise.all(Array.from({ length: copies }, () => applyProviderIntent(payments, changed)));
    }

    async function openPix(member: Member, centavos: number) {
      const wanted = { memberId: member.id, purpose: 'TOP_UP', method: 'PIX', centavos } as const;
      return await pixOf(member, (await createIntent(payments, wanted)).paymentIntentId);
    }

    /** Opens the Pix that pays a VIP month and authorises Pix Automático. */
    async function openVipPix(member: Member, communityId: string) {
      const wanted = { viewer: member.id, communityId, price: PRICE_CENTAVOS, terms, idempotencyKey: undefined };
      return await pixOf(member, (await openPixMonth({ db: platform.db, payments }, wanted)).paymentIntentId);
    }

    async function pixOf(member: Member, providerId: string) {
      const query = platform.db
        .selectFrom('payment_intents')
        .select(['id', 'centavos'])
        .where('provider_id', '=', providerId);
      return { ...(await query.executeTakeFirstOrThrow()), providerId, member };
    }

    /** Lets a Pix be paid, paid late, paid twice, expire or wait. */
    async function letHappen(pix: { id: string; providerId: string; member: Member; centavos: number }, what: string) {
      const fate = random.pick(['paid', 'paid', 'paid twice', 'late', 'expired', 'waits'] as const);
      noteOutcome(`${what} ${fate}`);
      if (fate === 'expired' || fate === 'late') await tell(pix.providerId, 'CANCELED');
      if (fate === 'expired' || fate === 'waits') unpaidPix.push(pix);
      else {
        await tell(pix.providerId, 'SUCCEEDED', fate === 'paid twice' ? 2 : 1);
        // Delivers the webhook about the expiry of the Pix after the webhook about its payment, so the payment must
        // still count.
        const waited = bank.intents.get(pix.providerId);
        if (fate === 'late' && waited) await applyProviderIntent(payments, { ...waited, status: 'CANCELED' });
        paid.push(pix);
      }
    }

    async function anApprovedMandate() {
      const query = platform.db.selectFrom('payment_mandates').select(['provider_id', 'member_id', 'community_id']);
      return pick(await query.where('status', '=', 'APPROVED').orderBy('intent_id').execute());
    }

    /** Hides a boosted post or spends its author's money, by a random act of a member or a moderator. */
    async function disturb({ id, author: as }: { id: string; author: Member }) {
      const visibility = (isPrivate: boolean) => call('POST', '/api/alterarDadosUsuario', { as, json: { isPrivate } });
      const acts = {
        delete: () => call('DELETE', `/api/post/${id}/delete`, { as }),
        'become private': () => visibility(true),
        'become private for a moment': () => visibility(true).then(() => visibility(false)),
        spend: () => publishProfile(platform, as, { endDate: inDays(random.whole(0, 3)) }),
        'boost in another tab': () => publishBoost(platform, as, id),
        'take down': async () => {
          const caseId = await reportedCase(judge, 'POST', id).catch(() => undefined);
          if (caseId !== undefined) await decide(judge, [caseId], 'TAKE_DOWN');
        },
      };
      const ways = ['delete', 'become private', 'become private for a moment', 'spend', 'take down'] as const;
      const name = random.pick([...ways, 'boost in another tab'] as const);
      noteOutcome(`${name} meanwhile`);
      await acts[name]();
      if (name === 'become private') afterwards.push(() => visibility(false));
      if (name === 'delete' || name === 'take down') await addPost(as);
    }

    /**
     * Waits for an operation. Ignores its failure if the platform has refused the operation or the payment provider was
     * unavailable.
     */
    const orRefused = (work: Promise<unknown>) =>
      work.catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });

    const operations: Record<string, () => Promise<unknown>> = {
      async topUp() {
        const member = one();
        const centavos = random.whole(10, 80) * 100;
        const { paymentIntentId } = await createIntent(payments, { memberId: member.id, purpose: 'TOP_UP', centavos });
        bank.pay(paymentIntentId);
        await confirmIntent(payments, { memberId: member.id, paymentIntentId, purpose: 'TOP_UP' });
        const query = platform.db.selectFrom('payment_intents').select('id').where('provider_id', '=', paymentIntentId);
        paid.push({ id: (await query.executeTakeFirstOrThrow()).id, providerId: paymentIntentId, member, centavos });
      },
      async refund() {
        const payment = pick(paid);
        if (payment) await orRefused(refundToCard(payments, payment.member.id, payment.id));
      },
      async refundUnheard() {
        const payment = pick(paid);
        bank.state[random.pick(['isAway', 'losesAnswers', 'refusesRefunds'] as const)] = true;
        if (payment) await orRefused(refundToCard(payments, payment.member.id, payment.id));
        Object.assign(bank.state, { isAway: false, losesAnswers: false, refusesRefunds: false });
      },
      async retry() {
        await Promise.all([retryRefunds(payments), retryRefunds(payments)]);
      },
      async aDayLaterAtTheProvider() {
        bank.forgetKeys();
        const older = { created_at: sql<Date>`created_at - interval '1 day'` };
        await platform.db.updateTable('payment_refunds').set(older).where('status', '=', 'PENDING').execute();
      },
      async dispute() {
        const payment = pick(paid);
        if (!payment || bank.returnsOf(payment.providerId).some(({ kind }) => kind === 'DISPUTE')) return;
        const { providerId, centavos } = payment;
        bank.goBack(providerId, { kind: 'DISPUTE', centavos, status: 'PENDING', reference: null });
        await Promise.all([applyReturns(payments, providerId), applyReturns(payments, providerId)]);
      },
      async disputeVipMonth() {
        const months = platform.db.selectFrom('vip_earnings').select('held_by').orderBy('month_key');
        const id = pick(pick(await months.execute())?.held_by ?? []);
        const query = platform.db.selectFrom('payment_intents').select(['provider_id', 'centavos']);
        const payment = id === undefined ? undefined : await query.where('id', '=', id).executeTakeFirst();
        const providerId = payment?.provider_id ?? '';
        if (!payment || bank.returnsOf(providerId).some(({ kind }) => kind === 'DISPUTE')) return;
        const { centavos } = payment;
        const opened = bank.goBack(providerId, { kind: 'DISPUTE', centavos, status: 'PENDING', reference: null });
        await applyReturns(payments, providerId);
        const decision = random.pick(['SUCCEEDED', 'SUCCEEDED', 'FAILED', 'PENDING'] as const);
        bank.decide(providerId, opened.id, decision);
        await Promise.all([applyReturns(payments, providerId), applyReturns(payments, providerId)]);
        noteOutcome(`payment of a VIP month disputed: ${decision}`);
      },
      async refundAtDesk() {
        const payment = pick(paid);
        const left = payment ? bank.left(payment.providerId) : 0;
        if (!payment || left < 1) return;
        const refund = {
          kind: 'REFUND',
          centavos: random.whole(1, left),
          status: 'SUCCEEDED',
          reference: null,
        } as const;
        bank.goBack(payment.providerId, refund);
        if (random.next() < 0.7) await applyReturns(payments, payment.providerId);
      },
      async decideReturn() {
        const payment = pick(paid);
        if (!payment) return;
        const open = pick(bank.returnsOf(payment.providerId).filter(({ status }) => status === 'PENDING'));
        if (open) bank.decide(payment.providerId, open.id, random.pick(['SUCCEEDED', 'FAILED']));
        await applyReturns(payments, payment.providerId);
      },
      async subscribe() {
        const path = `/api/comunidades/${pick(communities)?.id}/subscription`;
        const as = one();
        const ask = () => call('POST', path, { as, json: { valPrice: PRICE_CENTAVOS } });
        await Promise.all(random.next() < 0.3 ? [ask(), ask()] : [ask()]);
      },
      async cancel() {
        await call('DELETE', `/api/comunidades/${pick(communities)?.id}/subscription`, { as: one() });
      },
      async putOut() {
        const community = pick(communities);
        await call('DELETE', `/api/comunidades/${community?.id}/members/${one().id}`, { as: community?.owner ?? null });
      },
      async block() {
        const [as, other] = [one(), one()];
        await call('POST', `/api/user-v2/${other.id}/block`, { as });
        await call('DELETE', `/api/user-v2/${other.id}/block`, { as });
      },
      async closeCommunity() {
        const community = random.next() < 0.1 ? pick(communities) : undefined;
        if (!community) return;
        communities.splice(communities.indexOf(community), 1);
        await call('DELETE', `/api/comunidades/${community.id}`, { as: community.owner });
        await addMember();
      },
      async buyAd() {
        const as = one();
        const start = random.whole(0, 2);
        const form = { startDate: inDays(start), endDate: inDays(start + random.whole(0, 3)) };
        const { status, body } = await publishProfile(platform, as, form);
        if (status === 201) ads.push({ id: fieldOf(body, 'idAnuncio'), owner: as });
      },
      async topUpByPix() {
        await letHappen(await openPix(one(), random.whole(10, 80) * 100), 'Pix');
      },
      async joinByPix() {
        const community = pick(communities);
        if (community) await letHappen(await openVipPix(one(), community.id), 'VIP Pix');
      },
      async announceDebits() {
        const now = new Date(Date.now() + random.whole(20, 40) * DAY_MS);
        const mayFail = random.pick(['isAway', 'losesAnswers', null] as const);
        if (mayFail !== null) bank.state[mayFail] = true;
        for (const due of await dueSubscriptions(platform.db, now, 10))
          await orRefused(renew(platform.db, due, terms, now, payments));
        await finishSavedCards(payments);
        Object.assign(bank.state, { isAway: false, losesAnswers: false });
        await Promise.all([finishSavedCards(payments), finishSavedCards(payments)]);
      },
      async answerDebit() {
        const query = platform.db.selectFrom('payment_intents').select(['id', 'provider_id', 'member_id', 'centavos']);
        const waiting = query.where('renews_month', 'is not', null).where('status', '=', 'OPEN').orderBy('id');
        const debit = pick(await waiting.where('provider_id', 'is not', null).execute());
        const member = members.find(({ id }) => id === debit?.member_id);
        if (!debit || debit.provider_id === null || !member) return;
        if (bank.intents.get(debit.provider_id)?.status !== 'PENDING') return;
        const isPaid = random.next() < 0.7;
        const isOther = isPaid && random.next() < 0.2;
        const centavos = isOther ? random.whole(1, 2 * PRICE_CENTAVOS) : debit.centavos;
        noteOutcome(isOther ? 'debit made with another amount' : isPaid ? 'debit made' : 'debit refused');
        await tell(debit.provider_id, isPaid ? 'SUCCEEDED' : 'CANCELED', random.whole(1, 2), { centavos });
        if (isPaid) paid.push({ id: debit.id, providerId: debit.provider_id, member, centavos });
      },
      async cancelPixHere() {
        const mandate = await anApprovedMandate();
        const as = members.find(({ id }) => id === mandate?.member_id);
        if (!mandate || !as) return;
        await call('DELETE', `/api/assinaturas/${mandate.community_id}/pix`, { as });
        bank.state.keepsDebits = random.next() < 0.5;
        noteOutcome(`mandate cancelled here${bank.state.keepsDebits ? ', its debits stay' : ''}`);
        await finishMandates(payments);
        bank.state.keepsDebits = false;
      },
      async cancelPixInBank() {
        const mandate = (await anApprovedMandate())?.provider_id;
        if (mandate === null || mandate === undefined) return;
        const refused = bank.endMandate(mandate);
        const end = () => transact(platform.db, (tx) => noteEndedMandate(tx, mandate));
        await Promise.all([end(), end(), ...refused.map((debit) => applyProviderIntent(payments, debit))]);
        noteOutcome('mandate cancelled in the bank');
      },
      finishMandates: () => Promise.all([finishMandates(payments), finishMandates(payments)]),
      async payOldPix() {
        const [pix] = unpaidPix.splice(random.whole(0, Math.max(0, unpaidPix.length - 1)), 1);
        if (!pix) return;
        await tell(pix.providerId, 'SUCCEEDED');
        paid.push(pix);
        noteOutcome('old Pix paid');
      },
      async returnByMed() {
        const pix = await openPix(one(), random.whole(10, 80) * 100);
        await tell(pix.providerId, 'SUCCEEDED');
        paid.push(pix);
        if (random.next() < 0.5) await publishProfile(platform, pix.member, { endDate: inDays(random.whole(0, 3)) });
        const { providerId, centavos } = pix;
        bank.goBack(providerId, { kind: 'DISPUTE', centavos, status: 'PENDING', reference: null });
        await Promise.all([applyReturns(payments, providerId), applyReturns(payments, providerId)]);
      },
      async buyBoost() {
        const post = pick(posts);
        if (!post) return;
        const start = random.whole(0, 2);
        const days = { startDate: inDays(start), endDate: inDays(start + random.whole(0, 3)) };
        const buy = () => publishBoost(platform, post.author, post.id, days);
        const answers = await Promise.all(random.next() < 0.3 ? [buy(), buy()] : [buy()]);
        const bought = answers.filter(({ status }) => status === 201);
        expect(bought.length).toBeLessThanOrEqual(1);
        for (const { body } of bought) ads.push({ id: fieldOf(body, 'idAnuncio'), owner: post.author });
        noteOutcome(bought.length > 0 ? 'boost bought' : 'boost refused');
      },
      async payBoost() {
        const post = pick(posts);
        if (!post) return;
        const days = random.whole(1, 4);
        const price = days * BOOST_DAY_CENTAVOS;
        const { paymentIntentId } = await createIntent(payments, {
          memberId: post.author.id,
          purpose: 'POST_AD',
          method: random.pick(['CARD', 'PIX'] as const),
          // If this amount is less than the price, the wallet pays the rest, provided that it contains enough money.
          centavos: random.pick([price, Math.max(500, price - 500)]),
          priceCentavos: price,
        });
        if (random.next() < 0.3) await disturb(post);
        await tell(paymentIntentId, 'SUCCEEDED');
        const json = { ...boostForm(post.id, { endDate: inDays(days - 1) }), paymentIntentId };
        const confirm = () => call('POST', '/api/payment/ads/confirm-my-post-payment', { as: post.author, json });
        const disturbed = random.next() < 0.3 ? disturb(post) : undefined;
        const answers = await Promise.all(random.next() < 0.3 ? [confirm(), confirm()] : [confirm()]);
        await disturbed;
        const ids = new Set(
          answers.filter(({ status }) => status === 200).map(({ body }) => fieldOf(body, 'idAnuncio')),
        );
        expect(ids.size).toBeLessThanOrEqual(1);
        for (const id of ids) ads.push({ id, owner: post.author });
        for (const { status, body } of answers)
          noteOutcome(`boost paid: ${status === 200 ? 'made' : fieldOf(body, 'code')}`);
        const made = await platform.db
          .selectFrom('payment_intents')
          .select('id')
          .where('provider_id', '=', paymentIntentId)
          .executeTakeFirstOrThrow();
        const centavos = bank.intents.get(paymentIntentId)?.centavos ?? 0;
        paid.push({ id: made.id, providerId: paymentIntentId, member: post.author, centavos });
      },
      async hideBoost() {
        const boosts = platform.db.selectFrom('ads').select(['post_id']).where('kind', '=', 'BOOST');
        const running = await boosts.where('state', '=', 'ATIVO').orderBy('id').limit(20).execute();
        const post = posts.find(({ id }) => id === pick(running)?.post_id);
        if (post) await disturb(post);
      },
      async becomePublic() {
        for (const show of afterwards.splice(0)) await show();
      },
      async finishAd() {
        const ad = pick(ads);
        if (ad) await Promise.all([1, 2].map(() => call('DELETE', `/api/anuncios/${ad.id}`, { as: ad.owner })));
      },
      endAds: () => endDueAds(platform.db, new Date(Date.now() + random.whole(0, 2) * DAY_MS)),
      async ban() {
        const [member, by] = [one(), one()];
        if (member === by || random.next() < 0.7) return;
        const caseId = await reportedCase(by, 'PROFILE', member.id).catch(() => undefined);
        if (caseId === undefined) return;
        await decide(judge, [caseId], 'BAN');
        bans.push(caseId);
        await addMember();
      },
      async undoBan() {
        const caseId = bans.pop();
        if (caseId !== undefined) await restore(judge, caseId);
      },
      async renew() {
        const now = new Date(Date.now() + random.whole(0, 40) * DAY_MS);
        for (const due of await dueSubscriptions(platform.db, now, 5))
          await orRefused(renew(platform.db, due, terms, now, payments));
      },
      async release() {
        const failures: unknown[] = [];
        // On some of these days the holds after a Pix and after a card payment have ended, and on some they have not.
        const now = new Date(Date.now() + random.whole(0, 20) * DAY_MS);
        const note = (error: unknown) => failures.push(error);
        const look = async () => {
          await takeBackEarnings(platform.db, note, now);
          await releaseEarnings(platform.db, note, now);
        };
        await Promise.all([look(), look()]);
        expect(failures).toEqual([]);
      },
    };

    const told: string[] = [];
    const [names, counts] = [Object.keys(operations), new Map<string, number>()];
    for (let done = 0; done < OPERATIONS;) {
      const together = Array.from({ length: Math.min(random.whole(1, 3), OPERATIONS - done) }, () =>
        random.pick(['topUp', 'topUp', 'subscribe', 'joinByPix', 'announceDebits', 'answerDebit', ...names]),
      );
      done += together.length;
      told.push(together.join(' + '));
      for (const name of together) counts.set(name, (counts.get(name) ?? 0) + 1);
      await Promise.all(together.map((name) => orRefused(operations[name]?.() ?? Promise.resolve())));
      if (told.length % ROUNDS_PER_CHECK > 0) continue;
      expect({
        last: told.slice(-ROUNDS_PER_CHECK),
        problems: (await checkLedger(platform.db)).problems,
      }).toMatchObject({
        problems: [],
      });
    }
    await reconcile(payments, true);
    for (const { providerId } of paid) await applyReturns(payments, providerId);
    await retryRefunds(payments);
    expect((await checkLedger(platform.db)).problems).toEqual([]);
    let atBank = 0;
    for (const { id, status, centavos } of bank.intents.values())
      if (status === 'SUCCEEDED') atBank += centavos - bank.goneOf(id);
    expect(await balanceOf(platform.db, provider)).toBe(-atBank);
    const { rows } = await sql<{ kind: string; total: number }>`
      select kind, count(*)::int as total from ledger_transactions group by kind order by kind`.execute(platform.db);
    console.log(`${OPERATIONS} operations`, Object.fromEntries(counts));
    console.log('outcomes', Object.fromEntries(outcomes));
    const mandates = await sql<{ status: string; total: number }>`
      select status, count(*)::int as total from payment_mandates group by status order by status`.execute(platform.db);
    const takenBack = await sql<{ total: number }>`
      select count(*)::int as total from ledger_transactions where key like 'vip:%:returned:%'`.execute(platform.db);
    console.log('months whose earnings were taken back', takenBack.rows[0]?.total);
    console.log('mandates', Object.fromEntries(mandates.rows.map(({ status, total }) => [status, total])));
    console.log('movements', Object.fromEntries(rows.map(({ kind, total }) => [kind, total])));
  });
});
