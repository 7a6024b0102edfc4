import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { v4, v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDatabase, type Database } from '../../../bff/platform/db/client.ts';
import { createRandom } from '../../../bff/demo/random.ts';
import { isPixAct } from '../../../bff/sandbox/pix.ts';
import { vipMonthKey } from '../../../bff/platform/wallet/ledger/vip-month.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { boostForm, businessForm, inDays, profileForm } from '../../support/ads.ts';
import { CARD, opened, payByCard } from '../../support/cards.ts';
import { eventually } from '../../support/eventually.ts';
import { desk } from '../../support/moderation.ts';
import {
  creditsIn,
  LOST,
  returnedAt,
  returnedIn,
  startStorm,
  succeededAt,
  type Storm,
} from '../../support/money-storm.ts';
import { createOwnDatabase, makeMember, type OwnDatabase } from '../../support/own-database.ts';
import { databaseKinds, fieldOf, type CallOptions, type Member } from '../../support/platform.ts';
import { actOnOpened, openedPix, type OpenedPix } from '../../support/pix.ts';
import { killPlatformProcesses } from '../../support/platform-process.ts';
import { builtPlatform } from '../../support/programs.ts';
import { DAY_PRICE_CENTAVOS } from '../../support/shop-steps.ts';
import { planErrand, runErrand } from '../../support/shoppers.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';
import { PRICE_CENTAVOS } from '../../support/vip.ts';

/** The number of operations: a thousand for `npm run test:long`, ten thousand for `npm run test:money`. */
const OPERATIONS = Number(process.env.MONEY_KILLED_OPERATIONS ?? 200);
/**
 * The number of operations in a simulated day. The platform is killed during the day, during the night, and in the
 * morning while a bank debits an account.
 */
const PER_DAY = 100;
/** The number of card payments that one member starts at most. The platform's limit per hour is higher. */
const PER_MEMBER = 10;
const OWNERS = 6;
/**
 * The amount of a payment that the member spends partly, in centavos. The member buys an ad for more than half of the
 * amount and refunds the rest. A repeated refund would still fit into the payment, so the provider would not refuse it.
 */
const PARTLY_SPENT = 1_500;
const AT_ONCE = 6;
const DAY_MS = 86_400_000;

const seed = process.env.SEED ?? String(Date.now());
const listed = z.object({ payments: z.array(z.object({ idPayment: z.string(), desKind: z.string() })) });
const TAKERS = ['good', 'good', 'disputed', 'disputed twice', 'refunds later', 'refuses refunds'] as const;

describe.skipIf(!databaseKinds.includes('postgres'))(
  'money under failures, through all operations (needs PostgreSQL)',
  () => {
    let own: OwnDatabase;
    let database: Database;
    let closeStorm: Storm['close'];

    beforeEach(async () => {
      own = await createOwnDatabase('postgres', 'kills');
      database = await createDatabase(own);
      closeStorm = () => Promise.resolve();
    });

    afterEach(async () => {
      killPlatformProcesses();
      await closeStorm();
      await database.close();
      await own.remove();
    });

    it(
      `${OPERATIONS} mixed operations keep the ledger balanced despite kills and network faults (seed ${seed})`,
      { timeout: TEST_TIMEOUT_MS + OPERATIONS * 1_000 },
      async () => {
        console.log(`seed ${seed}`);
        const { db } = database;
        const random = createRandom(seed);
        const network = createRandom(`${seed} network`);
        const storm = await startStorm({ own, program: await builtPlatform('money-kills'), network });
        closeStorm = storm.close;
        const { shop, stripe } = storm;
        // Makes the provider lose half of its webhook events. Each refund and dispute has several events, so at a lower
        // rate hardly any refund would lose all of its events.
        storm.setFaults({ drop: 0.5 });

        const members: Member[] = [];
        const communities: { id: string; owner: Member }[] = [];
        const out = new Set<string>();
        const bans: string[] = [];
        const keys: { member: Member; key: string; centavos: number; id: string }[] = [];
        const toldAds = new Set<string>();
        const codes: OpenedPix[] = [];
        const mandates: { pix: OpenedPix; member: Member; community: string | undefined }[] = [];
        const posts: { id: string; author: Member }[] = [];
        const hidden: Member[] = [];
        const lostRefunds: string[] = [];
        let unheard = 0;
        const pick = <Item>(all: readonly Item[]) => all[random.whole(0, Math.max(0, all.length - 1))];
        const makeStranger = async () => ({ ...(await makeMember(db)), email: '', name: 'Ana' });
        const addMember = async () => {
          const member = await makeStranger();
          members.push(member);
          return member;
        };
        const judge = await addMember();
        await db.updateTable('users').set({ role: 'MODERATOR' }).where('id', '=', judge.id).execute();
        for (let count = 0; count < OWNERS; count += 1) await addCommunity();
        while (members.length < OWNERS + OPERATIONS / PER_MEMBER) await addMember();
        /** A community that no operation concerns. */
        const quiet = await openCommunity(await makeStranger());
        const one = () => pick(members.slice(1)) ?? judge;

        async function openCommunity(owner: Member) {
          const json = { desKind: 'VIP', desName: 'Mesa VIP', valPrice: PRICE_CENTAVOS };
          const { body } = await call('POST', '/api/comunidades', { as: owner, json });
          return fieldOf(body, 'idCommunity');
        }

        async function addCommunity() {
          const owner = await addMember();
          communities.push({ id: await openCommunity(owner), owner });
        }

        /** Repeats a request until it is answered, as the web app does. */
        async function call(method: string, path: string, { as, json, form, headers = {} }: CallOptions = {}) {
          for (;;) {
            const response = await fetch(shop.platformUrl + path, {
              method,
              headers: {
                authorization: `Bearer ${as?.token}`,
                ...(json === undefined ? {} : { 'content-type': 'application/json' }),
                ...headers,
              },
              body: form ?? (json === undefined ? null : JSON.stringify(json)),
            }).catch(() => undefined);
            const text = await response?.text().catch(() => undefined);
            if (response && text !== undefined && response.status !== 503) {
              if (response.status === 500) throw new Error(`${method} ${path} was answered 500.`);
              const body: unknown = text === '' ? text : JSON.parse(text);
              return { status: response.status, body, headers: response.headers };
            }
            await delay(50);
          }
        }
        const { reportedCase, decide, restore } = desk({ call, db });

        async function addPost(author: Member) {
          const post = { id: v7(), author };
          await db.insertInto('posts').values({ id: post.id, author_id: author.id, text: 'um post' }).execute();
          posts.push(post);
          return post;
        }

        /**
         * Hides the boosted post: deletes it, or makes its author's profile private until the test makes it public
         * again.
         */
        async function hide({ id, author: as }: { id: string; author: Member }) {
          if (random.chance(0.5)) {
            await call('DELETE', `/api/post/${id}/delete`, { as });
            return;
          }
          await call('POST', '/api/alterarDadosUsuario', { as, json: { isPrivate: true } });
          hidden.push(as);
        }

        async function payment(as: Member) {
          const { body } = await call('GET', '/api/payments?cursorSize=50&state=SUCCEEDED', { as });
          const all = listed.safeParse(body).data?.payments ?? [];
          return pick(all.filter(({ desKind }) => desKind === 'TOP_UP'))?.idPayment;
        }

        /**
         * Records the ad if its purchase was confirmed. If the member was banned meanwhile, the answer is a refusal,
         * and the purchase is counted in `unheard`.
         */
        function noteAd({ status, body }: { status: number; body: unknown }) {
          if (status === 200 || status === 201) toldAds.add(fieldOf(body, 'idAnuncio'));
          else if (status === 401 || status === 403) unheard += 1;
        }

        function period() {
          const start = random.whole(0, 2);
          return { startDate: inDays(start), endDate: inDays(start + random.whole(0, 3)) };
        }

        const operations: Record<string, () => Promise<unknown>> = {
          async topUp() {
            const member = one();
            const errand = planErrand(random, member.token);
            if (errand.card === 'good') errand.card = random.pick(TAKERS);
            await runErrand(shop, errand).catch((error: unknown) => {
              if (!out.has(member.id)) throw error;
            });
          },
          async refund() {
            const as = one();
            const id = await payment(as);
            const headers: Record<string, string> = random.chance(0.5) ? { 'idempotency-key': v4() } : {};
            const ask = () => call('POST', `/api/payments/${id}/refund`, { as, headers });
            if (id !== undefined) await Promise.all(random.chance(0.3) ? [ask(), ask()] : [ask()]);
          },
          async refundAtDesk() {
            const { data } = await stripe.paymentIntents.list({ limit: 50 });
            const paid = pick(data.filter(({ status }) => status === 'succeeded'));
            if (!paid) return;
            const amount = random.whole(1, paid.amount);
            await stripe.refunds.create({ payment_intent: paid.id, amount }).catch(refusedByProvider);
          },
          async decideDispute() {
            const { data } = await stripe.disputes.list({ limit: 50 });
            const open = pick(data.filter(({ status }) => status === 'needs_response'));
            const uncategorized_text = random.pick(['winning_evidence', 'losing_evidence'] as const);
            if (open)
              await stripe.disputes.update(open.id, { evidence: { uncategorized_text } }).catch(refusedByProvider);
          },
          async subscribe() {
            const path = `/api/comunidades/${pick(communities)?.id}/subscription`;
            const as = one();
            const ask = () => call('POST', path, { as, json: { valPrice: PRICE_CENTAVOS } });
            await Promise.all(random.chance(0.3) ? [ask(), ask()] : [ask()]);
          },
          async cancel() {
            await call('DELETE', `/api/comunidades/${pick(communities)?.id}/subscription`, { as: one() });
          },
          async putOut() {
            const community = pick(communities);
            const member = await db
              .selectFrom('community_members')
              .select('user_id')
              .where('community_id', '=', community?.id ?? '')
              .where('role', '=', 'MEMBER')
              .executeTakeFirst();
            const as = community?.owner ?? null;
            if (member) await call('DELETE', `/api/comunidades/${community?.id}/members/${member.user_id}`, { as });
          },
          async buyProfileAd() {
            const headers = { 'idempotency-key': v4() };
            const asked = { as: one(), json: profileForm(period()), headers };
            noteAd(await call('POST', '/api/anuncios/publish/my-profile', asked));
          },
          async buyBusinessAd() {
            const headers = { 'idempotency-key': v4() };
            const asked = { as: one(), form: await businessForm(period()), headers };
            noteAd(await call('POST', '/api/anuncios/publish/my-business', asked));
          },
          async payProfileAd() {
            const [as, form] = [one(), profileForm(period())];
            const paymentIntentId = await payAd(as, 'create-my-profile-intent', form);
            const confirm = '/api/payment/ads/confirm-my-profile-payment';
            if (paymentIntentId !== undefined)
              noteAd(await call('POST', confirm, { as, json: { ...form, paymentIntentId } }));
          },
          async payBusinessAd() {
            const [as, days] = [one(), period()];
            const paymentIntentId = await payAd(as, 'create-my-business-intent', days);
            if (paymentIntentId === undefined) return;
            const form = await businessForm({ ...days, paymentIntentId });
            noteAd(await call('POST', '/api/payment/ads/confirm-my-business-payment', { as, form }));
          },
          async topUpByPix() {
            const as = one();
            const asked = { as, json: { centavos: random.whole(500, 500_000) }, headers: { 'idempotency-key': v4() } };
            const ask = () => call('POST', '/api/payment/balance/add-balance-pix', asked);
            const answers = await Promise.all(random.chance(0.2) ? [ask(), ask()] : [ask()]);
            const [pix, ...others] = answers.flatMap(({ status, body }) =>
              status === 201 ? [openedPix.parse(body)] : [],
            );
            if (!pix) return;
            for (const other of others) expect(other.paymentIntentId).toBe(pix.paymentIntentId);
            codes.push(pix);
            const acts = random.pick([
              ...(['pay', 'pay', 'pay_twice', 'pay_late', 'expire', 'pay return', 'pay_late return'] as const),
              ...(['pay return return_accepted', 'pay return return_refused'] as const),
            ]);
            for (const act of acts.split(' ')) await actOnCode(pix, act);
            if (!random.chance(0.3)) return;
            const json = { paymentIntentId: pix.paymentIntentId };
            await call('POST', '/api/payment/balance/confirm-add-balance', { as, json });
          },
          async actOnOldPix() {
            const pix = pick(codes);
            const act = random.pick(['pay_late', 'pay_twice', 'return', 'return_accepted', 'return_refused'] as const);
            if (pix) await actOnCode(pix, act);
          },
          async authorise() {
            const [member, community] = [one(), pick(communities)?.id];
            const asked = { as: member, json: { valPrice: PRICE_CENTAVOS }, headers: { 'idempotency-key': v4() } };
            const { status, body } = await call('POST', `/api/comunidades/${community}/subscription/pix`, asked);
            // Another operation may have withdrawn the Pix since it was opened.
            if (status !== 201 || fieldOf(body, 'desStatus') !== 'WAITING') return;
            const pix = openedPix.parse(body);
            mandates.push({ pix, member, community });
            const acts = random.pick([
              ...(['pay', 'pay', 'pay', 'pay_twice', 'pay_late', 'expire'] as const),
              ...(['pay cancel_mandate', 'pay return', 'pay return return_accepted'] as const),
            ]);
            for (const act of acts.split(' ')) await actOnCode(pix, act);
          },
          async actOnMandate() {
            const waiting = random.chance(0.7) ? pick(await waitingDebits().limit(20).execute()) : undefined;
            const debited = mandates.findLast(
              ({ member, community }) => member.id === waiting?.member_id && community === waiting.renews_community,
            );
            const mandate = debited ?? pick(mandates);
            const act = random.pick(['debit', 'debit', 'debit', 'refuse_debit', 'cancel_mandate', 'return'] as const);
            if (mandate) await actOnCode(mandate.pix, act);
          },
          async cancelMandate() {
            const mandate = pick(mandates);
            const path = `/api/assinaturas/${mandate?.community}/pix`;
            if (mandate) await call('DELETE', path, { as: mandate.member });
          },
          async buyBoost() {
            const { id, author: as } = await postToBoost();
            const headers = { 'idempotency-key': v4() };
            const buy = () =>
              call('POST', '/api/anuncios/publish/my-post', { as, json: boostForm(id, period()), headers });
            const disturbed = random.chance(0.3) ? hide({ id, author: as }) : undefined;
            noteAd(await buy());
            await disturbed;
          },
          async payBoost() {
            const { id, author: as } = await postToBoost();
            const form = boostForm(id, period());
            const paymentIntentId = await payAd(as, 'create-my-post-intent', form);
            if (paymentIntentId === undefined) return;
            const json = { ...form, paymentIntentId };
            const disturbed = random.chance(0.3) ? hide({ id, author: as }) : undefined;
            noteAd(await call('POST', '/api/payment/ads/confirm-my-post-payment', { as, json }));
            await disturbed;
          },
          async hideBoost() {
            const boosts = db.selectFrom('ads').select('post_id').where('kind', '=', 'BOOST');
            const running = await boosts.where('state', '=', 'ATIVO').orderBy('id').limit(20).execute();
            const post = posts.find(({ id }) => id === pick(running)?.post_id);
            if (post) await hide(post);
          },
          async becomePublic() {
            for (const as of hidden.splice(0))
              await call('POST', '/api/alterarDadosUsuario', { as, json: { isPrivate: false } });
          },
          async finishAd() {
            const ads = db.selectFrom('ads').select(['id', 'owner_id']).where('state', 'in', ['EM_ANALISE', 'ATIVO']);
            const ad = pick(await ads.orderBy('id').limit(20).execute());
            const as = members.find(({ id }) => id === ad?.owner_id) ?? null;
            if (ad) await Promise.all([1, 2].map(() => call('DELETE', `/api/anuncios/${ad.id}`, { as })));
          },
          async ban() {
            const community = random.chance(0.2) ? pick(communities) : undefined;
            if (!community) return;
            communities.splice(communities.indexOf(community), 1);
            const { owner } = community;
            const caseId = await reportedCase(judge, 'PROFILE', owner.id).catch(() => undefined);
            await addCommunity();
            if (caseId === undefined) return;
            out.add(owner.id);
            members.splice(members.indexOf(owner), 1);
            await decide(judge, [caseId], 'BAN');
            bans.push(caseId);
          },
          async undoBan() {
            const caseId = bans.pop();
            if (caseId !== undefined) await restore(judge, caseId);
          },
          async sameKeyAgain() {
            const old = pick(keys);
            const isNew = !old || random.chance(0.5);
            const { member, key, centavos } = isNew ? { member: one(), key: v4(), centavos: 1_000 } : old;
            const asked = { as: member, json: { centavos }, headers: { 'idempotency-key': key } };
            const { status, body } = await call('POST', '/api/payment/balance/add-balance', asked);
            if (status !== 201) return;
            const intent = opened.parse(body);
            if (!isNew) expect(intent.paymentIntentId).toBe(old.id);
            else keys.push({ member, key, centavos, id: intent.paymentIntentId });
            if (random.chance(0.3)) await payByCard(shop.providerUrl, intent, CARD);
          },
        };

        async function postToBoost() {
          return (random.chance(0.5) ? pick(posts) : undefined) ?? (await addPost(one()));
        }

        /**
         * Simulates an act of the payer or the bank on a Pix code. The sandbox may refuse the act with 400 or 404, if
         * the state of the payment does not allow it.
         */
        async function actOnCode(pix: OpenedPix, act: string) {
          if (!isPixAct(act)) throw new Error(`The bank has no act ${act}.`);
          expect([200, 400, 404]).toContain(await actOnOpened(shop.providerUrl, pix, act));
        }

        /** Starts a payment for an ad by card or Pix and pays it. Some Pix payments arrive after they have expired. */
        async function payAd(as: Member, create: string, form: object) {
          const desMethod = random.pick(['CARD', 'PIX'] as const);
          const asked = { as, json: { ...form, desMethod }, headers: { 'idempotency-key': v4() } };
          const { status, body } = await call('POST', `/api/payment/ads/${create}`, asked);
          if (status !== 201) return undefined;
          const intent = opened.parse(body);
          if (desMethod === 'CARD') await payByCard(shop.providerUrl, intent, CARD);
          else {
            const { body: shown } = await call('GET', `/api/payment/pix/${intent.paymentIntentId}`, { as });
            const pix = openedPix.safeParse(shown).data;
            if (!pix) return undefined;
            codes.push(pix);
            await actOnCode(pix, random.pick(['pay', 'pay', 'pay_twice', 'pay_late']));
          }
          return intent.paymentIntentId;
        }

        /** Selects the debits by Pix Automático that wait at the provider. */
        function waitingDebits() {
          return db
            .selectFrom('payment_intents')
            .selectAll()
            .where('status', '=', 'OPEN')
            .where('debit_at', 'is not', null)
            .where('provider_id', 'is not', null)
            .orderBy('id');
        }

        /** Lets a new member buy a VIP month by Pix and authorise Pix Automático. */
        async function authorised() {
          const member = await makeStranger();
          const asked = { as: member, json: { valPrice: PRICE_CENTAVOS }, headers: { 'idempotency-key': v4() } };
          const { status, body } = await call('POST', `/api/comunidades/${quiet}/subscription/pix`, asked);
          expect({ status, body }).toMatchObject({ status: 201 });
          const pix = openedPix.parse(body);
          await actOnCode(pix, 'pay');
          const { id } = await eventually(async () => {
            // The provider loses webhook events. This request applies the payment.
            await call('GET', `/api/payment/pix/${pix.paymentIntentId}`, { as: member });
            const bought = db.selectFrom('vip_subscriptions').select('id').where('user_id', '=', member.id);
            return await bought.executeTakeFirstOrThrow();
          });
          return { pix, member, subscriptionId: id };
        }

        /**
         * Kills the platform about the time at which the payer's bank debits the account of the member. The debit has
         * to pay the next month once.
         */
        async function debitAndKill({ pix, member, subscriptionId }: Awaited<ReturnType<typeof authorised>>) {
          const own = () => waitingDebits().where('member_id', '=', member.id);
          const { id, provider_id: paymentId } = await eventually(() => own().executeTakeFirstOrThrow());
          // Webhook events arrive within half a second, so the kill interrupts different steps.
          const killed = delay(random.whole(0, 500)).then(() => storm.restart());
          expect(await actOnOpened(shop.providerUrl, pix, 'debit')).toBe(200);
          await killed;
          await eventually(async () => {
            await call('GET', `/api/payment/pix/${paymentId}`, { as: member });
            const paid = db.selectFrom('payment_intents').select(['status', 'centavos']).where('id', '=', id);
            expect(await paid.executeTakeFirst()).toEqual({ status: 'SUCCEEDED', centavos: PRICE_CENTAVOS });
            const month = db.selectFrom('ledger_transactions').where('key', '=', vipMonthKey(subscriptionId, 2));
            expect(await month.select('kind').execute()).toEqual([{ kind: 'VIP' }]);
          });
        }

        /**
         * Requests refunds of partly spent payments. The provider makes the refunds, but the platform never receives
         * its answers.
         */
        async function evening() {
          const asked = await Promise.all(
            [1, 2].map(async () => {
              const as = await makeStranger();
              const json = { centavos: PARTLY_SPENT };
              const headers = { 'idempotency-key': v4() };
              const begun = await call('POST', '/api/payment/balance/add-balance', { as, json, headers });
              const intent = opened.parse(begun.body);
              await payByCard(shop.providerUrl, intent, CARD);
              const { paymentIntentId } = intent;
              await call('POST', '/api/payment/balance/confirm-add-balance', { as, json: { paymentIntentId } });
              const ad = { as, json: profileForm(), headers: { 'idempotency-key': v4() } };
              noteAd(await call('POST', '/api/anuncios/publish/my-profile', ad));
              lostRefunds.push(paymentIntentId);
              return { as, id: await payment(as) };
            }),
          );
          storm.setFaults({ loseAnswers: 1 });
          await Promise.all(asked.map(({ as, id }) => call('POST', `/api/payments/${id}/refund`, { as })));
        }

        /**
         * Simulates that a day has passed while the platform was down: the provider has forgotten its idempotency keys,
         * and ads and paid VIP months have ended.
         */
        async function night(days: number) {
          const over = sql<Date>`now() - interval '1 hour'`;
          const earlier = { created_at: sql<Date>`created_at - interval '1 day'` };
          await db.updateTable('payment_refunds').set(earlier).where('status', '=', 'PENDING').execute();
          await db.updateTable('payment_intents').set(earlier).execute();
          await sql`update ads set start_day = start_day - 1, end_day = end_day - 1 where state in ('EM_ANALISE', 'ATIVO')`.execute(
            db,
          );
          const due = db.selectFrom('vip_subscriptions').select('id').orderBy('id').limit(3);
          const mandated = db
            .selectFrom('vip_subscriptions as s')
            .innerJoin('payment_mandates as m', (join) =>
              join.onRef('m.member_id', '=', 's.user_id').onRef('m.community_id', '=', 's.community_id'),
            )
            .where('m.status', '=', 'APPROVED')
            .select('s.id');
          await db
            .updateTable('vip_subscriptions')
            .set({ due_at: over, paid_until: over })
            .where((is) => is.or([is('id', 'in', due), is('id', 'in', mandated)]))
            .execute();
          storm.setFaults({ ahead: days * (DAY_MS + DAY_MS / 24), loseAnswers: LOST });
        }

        const [names, counts] = [Object.keys(operations), new Map<string, number>()];
        let kills = 0;
        for (let done = 0, days = 1; done < OPERATIONS; done += PER_DAY, days += 1) {
          const count = Math.min(PER_DAY, OPERATIONS - done);
          await storm.through({ count, atOnce: AT_ONCE, killAfter: [random.whole(1, count - 1)] }, async () => {
            const name = random.pick(['topUp', 'topUp', 'subscribe', 'authorise', 'actOnMandate', ...names]);
            counts.set(name, (counts.get(name) ?? 0) + 1);
            await operations[name]?.();
          });
          const mandate = await authorised();
          await evening();
          await storm.restart(() => night(days));
          await debitAndKill(mandate);
          kills += 3;
          expect({ day: days, problems: (await checkLedger(db)).problems }).toMatchObject({ problems: [] });
        }

        const look = async () => await db.selectFrom('payment_look_back').selectAll().executeTakeFirst();
        const untilLater = async (column: 'costs_until' | 'compared_at', before: Awaited<ReturnType<typeof look>>) => {
          await eventually(async () => expect((await look())?.[column]).not.toEqual(before?.[column]));
        };
        storm.setFaults({ drop: 0, loseAnswers: 0 });
        const first = await look();
        await storm.restart();
        await untilLater('costs_until', first);
        // Repeats the comparison of the refunded amounts, because some test cards return a refund to the platform a
        // second after it was made.
        await eventually(async () => expect(await returnedIn(db)).toEqual(await returnedAt(stripe)));
        // Compares the balances at the second start, because the first start sends requests that move money.
        const second = await look();
        const code = await storm.settle(() => untilLater('compared_at', second));
        expect(code).toBe(0);
        expect((await checkLedger(db)).problems).toEqual([]);
        const credited = await creditsIn(db);
        expect(new Map(credited.map((row) => [row.provider_id, row.centavos]))).toEqual(await succeededAt(stripe));
        for (const id of lostRefunds) {
          const { data } = await stripe.refunds.list({ payment_intent: id, limit: 100 });
          const own = data.filter(({ metadata }) => metadata?.refund !== undefined);
          expect(own.map(({ amount }) => amount)).toEqual([PARTLY_SPENT - DAY_PRICE_CENTAVOS]);
        }
        expect((await look())?.balance_difference).toBe(0);
        const ads = (await db.selectFrom('ads').select('id').execute()).map(({ id }) => id);
        expect([...toldAds].filter((id) => !ads.includes(id))).toEqual([]);
        expect(ads.length - toldAds.size).toBeLessThanOrEqual(unheard);
        const { rows } = await sql<{ kind: string; total: number }>`
        select kind, count(*)::int as total from ledger_transactions group by kind order by kind`.execute(db);
        console.log(`${OPERATIONS} operations, ${kills} kills`, Object.fromEntries(counts));
        const { rows: debits } = await sql<{ status: string; total: number }>`
        select status, count(*)::int as total from payment_intents where renews_community is not null and debit_at is not null
        group by status order by status`.execute(db);
        console.log('debits', Object.fromEntries(debits.map(({ status, total }) => [status, total])));
        console.log('movements', Object.fromEntries(rows.map(({ kind, total }) => [kind, total])));
      },
    );
  },
);

/**
 * Ignores an error of the provider with status 400, such as the refusal to refund a disputed payment. Rethrows any
 * other error.
 */
function refusedByProvider(error: unknown) {
  if (!(error instanceof Error) || Reflect.get(error, 'statusCode') !== 400) throw error;
}
