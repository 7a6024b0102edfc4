import { sql, type Kysely, type SelectQueryBuilder, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { notFound } from '../errors.ts';
import { closeReview } from '../cases/reviews.ts';
import { notify } from '../events/notify.ts';
import { isLocked } from '../policy/members.ts';
import { addDays, daysBetween, saoPauloDay } from '../calendar/sao-paulo.ts';
import { cancelBoostPayments } from '../wallet/stripe/unwanted-payments.ts';
import { adHold, adsRevenue, lockBalances, receivable, record, wallet, type Entry } from '../wallet/ledger/ledger.ts';
import { OPEN_STATES, type Ad } from './ads.table.ts';
import { backOf } from './period.ts';
import { showsPublicPost } from '../policy/boosts.ts';

/**
 * The names shown for ads without a title: highlights (paid placements of a profile) and boosts (paid promotions of a
 * post).
 */
const NAMES = { AD: undefined, HIGHLIGHT: 'Destaque do perfil', BOOST: 'Post impulsionado' } as const;

/**
 * Approves an ad: its state changes from EM_ANALISE to ATIVO. Moves the ad's period by the days that its payment and
 * review took. Does nothing when the ad was already approved or refused.
 */
export async function approve(tx: Tx, adId: string, now = new Date()) {
  const ad = await lockAd(tx, adId);
  if (ad.state !== 'EM_ANALISE') return;
  const today = saoPauloDay(now);
  const late = Math.max(0, daysBetween(ad.start_day, today));
  await tx
    .updateTable('ads')
    .set({ state: 'ATIVO', start_day: addDays(ad.start_day, late), end_day: addDays(ad.end_day, late) })
    .where('id', '=', adId)
    .execute();
  notify(tx, { kind: 'AD_APPROVED', recipientId: ad.owner_id, targetId: adId, detail: nameOf(ad) });
}

/**
 * Refuses an ad: its state changes from EM_ANALISE to RECUSADO, and the full price is refunded. Does nothing when the
 * ad was already approved or refused.
 */
export async function refuse(tx: Tx, adId: string, reason: string, now = new Date()) {
  const ad = await lockAd(tx, adId);
  if (ad.state !== 'EM_ANALISE') return;
  await releaseHold(tx, ad, now);
  await tx
    .updateTable('ads')
    .set({ state: 'RECUSADO', refusal: reason, returned_centavos: ad.total_centavos, ended_at: now })
    .where('id', '=', adId)
    .execute();
  const detail = `${nameOf(ad)}: ${reason}`;
  notify(tx, { kind: 'AD_REFUSED', recipientId: ad.owner_id, targetId: adId, detail });
}

/**
 * Ends an ad at its owner's request. Refunds the whole days that have not begun, or the full price before approval.
 * Idempotent.
 * @throws {ApiError} 404 when the ad belongs to another member
 */
export async function finish(tx: Transaction<DB>, ownerId: string, adId: string) {
  await closeReview(tx, 'AD', adId, ownerId);
  const ad = await lockAd(tx, adId, ownerId);
  await endEarly(tx, ad, new Date());
}

/**
 * Ends an ad.
 * @param unseen the number of begun days that are refunded too
 * @returns false when the ad had already ended
 */
async function endEarly(tx: Transaction<DB>, ad: Ad, now: Date, unseen = 0) {
  if (ad.state !== 'EM_ANALISE' && ad.state !== 'ATIVO') return false;
  const back = backOf(ad, now) + unseen * ad.day_centavos;
  if (ad.state === 'EM_ANALISE') await releaseHold(tx, ad, now);
  else await captureHold(tx, ad, back, now);
  await tx
    .updateTable('ads')
    .set({ state: 'FINALIZADO', returned_centavos: back, ended_at: now })
    .where('id', '=', ad.id)
    .execute();
  return true;
}

/**
 * Returns open ads whose owner owes money or is excluded (suspended, under age or about to be deleted), and boosts
 * (paid promotions) of posts that are not public any more.
 */
export async function excludedAds(db: Kysely<DB>) {
  const { rows } = await sql<{ id: string; owner_id: string }>`
    select a.id, a.owner_id from (
      select id, owner_id, post_id from ads where state = 'ATIVO'
      union all select id, owner_id, post_id from ads where state = 'EM_ANALISE'
    ) a where ${isLocked(sql.ref('a.owner_id'))} or not ${showsPublicPost('a')} or exists (
      select from ledger_accounts r where r.owner_id = a.owner_id and r.kind = 'RECEIVABLE' and r.balance < 0)
    order by a.id`.execute(db);
  return rows;
}

/**
 * Ends an ad whose owner is excluded or owes money, or a boost whose post is hidden. Refunds the owner for the whole
 * days that have not begun and, for a boost, for the begun days on which it was not shown. Refunds the full price
 * before approval. The refund pays the owner's debt first.
 * @returns false when the ad had already ended
 */
export async function endExcluded(tx: Tx, { id, owner_id }: { id: string; owner_id: string }, now: Date) {
  await closeReview(tx, 'AD', id, owner_id, null);
  const ad = await lockAd(tx, id, owner_id);
  if (!(await endEarly(tx, ad, now, await unseenDays(tx, ad, now)))) return false;
  notify(tx, { kind: 'AD_ENDED', recipientId: owner_id, targetId: id, detail: nameOf(ad) });
  return true;
}

/** Returns the number of begun days on which a running boost has no counted view; 0 for another ad. */
async function unseenDays(tx: Transaction<DB>, { id, kind, state, ...ad }: Ad, now: Date) {
  if (kind !== 'BOOST' || state !== 'ATIVO') return 0;
  const today = saoPauloDay(now);
  // Days before the recording of figures count as shown.
  const first = ad.days_from !== null && ad.days_from > ad.start_day ? ad.days_from : ad.start_day;
  const last = today < ad.end_day ? today : ad.end_day;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from generate_series(${first}::date, ${last}::date, interval '1 day') as run(day)
    where not exists (select from ad_days d where d.ad_id = ${id} and d.day = run.day::date and d.view_count > 0)`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Ends all ads of a member, in the transaction that excludes the member (for example suspends them) or takes back money
 * that they have already spent. Without this, the member would pay for days on which the ad is not shown, or would pay
 * with money that they owe. Locks moderation cases first, then ads, then ledger accounts, each group in a fixed order,
 * to avoid deadlocks.
 */
export async function endAdsOf(tx: Tx, ownerId: string, now = new Date()) {
  await endAmong(tx, ownerId, tx.selectFrom('ads').where('owner_id', '=', ownerId), now);
}

/**
 * Ends the boosts (paid promotions) of a post, or of all posts of an author, in the transaction that hides these posts,
 * and cancels the payments that were to buy such boosts. Without this, the author would pay for days on which nothing
 * is shown. Call it after locking the posts.
 * @param postId null for all posts of the author
 */
export async function endBoosts(tx: Tx, authorId: string, postId: string | null, now = new Date()) {
  // Before the ledger's accounts: a payment that arrives locks its own row first, and then the member's accounts.
  await cancelBoostPayments(tx, authorId, postId);
  const boosts = tx.selectFrom('ads').where('owner_id', '=', authorId).where('kind', '=', 'BOOST');
  await endAmong(tx, authorId, postId === null ? boosts : boosts.where('post_id', '=', postId), now);
}

async function endAmong(tx: Tx, ownerId: string, ads: SelectQueryBuilder<DB, 'ads', object>, now: Date) {
  const query = ads.select('id');
  const goingOn = query.where('state', 'in', OPEN_STATES).orderBy('id');
  const ids = (await goingOn.execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  for (const id of ids) await closeReview(tx, 'AD', id, ownerId, null);
  const locked = await goingOn.where('id', 'in', ids).forUpdate().execute();
  await lockBalances(tx, [...locked.map(({ id }) => adHold(id)), wallet(ownerId), receivable(ownerId), adsRevenue]);
  for (const { id } of locked) await endExcluded(tx, { id, owner_id: ownerId }, now);
}

/**
 * Ends an ad by a moderation decision. Before approval, refuses the ad and refunds the full price. After approval,
 * stops the ad and refunds the whole days that have not begun. Does nothing when the ad has already ended.
 */
export async function endByDecision(tx: Tx, adId: string, decisionId: string, reason: string, now = new Date()) {
  const ad = await lockAd(tx, adId);
  if (ad.state !== 'EM_ANALISE' && ad.state !== 'ATIVO') return;
  await tx.updateTable('ads').set({ taken_down: decisionId }).where('id', '=', adId).execute();
  if (ad.state === 'EM_ANALISE') {
    await refuse(tx, adId, reason, now);
    return;
  }
  const back = backOf(ad, now);
  await captureHold(tx, ad, back, now);
  await tx
    .updateTable('ads')
    .set({ state: 'RECUSADO', refusal: reason, returned_centavos: back, ended_at: now })
    .where('id', '=', adId)
    .execute();
}

/**
 * Clears the reason of the refusal when a moderation decision against an ad is undone. The ad stays ended, because the
 * refund is already paid.
 */
export async function clearDecision(tx: Transaction<DB>, adId: string, decisionId: string) {
  await tx
    .updateTable('ads')
    .set({ state: 'FINALIZADO', refusal: null, taken_down: null })
    .where('id', '=', adId)
    .where('taken_down', '=', decisionId)
    .execute();
}

/** Returns the running ads whose last day is over. */
export async function dueAds(db: Kysely<DB>, now: Date) {
  return await db
    .selectFrom('ads')
    .select('id')
    .where('state', '=', 'ATIVO')
    .where('end_day', '<', saoPauloDay(now))
    .orderBy('end_day')
    .orderBy('id')
    .execute();
}

/**
 * Ends an ad whose last day is over. Skips the ad when another process has locked it.
 * @returns true when this call ended it
 */
export async function endDueAd(tx: Tx, adId: string, now: Date) {
  const ad = await tx
    .selectFrom('ads')
    .selectAll()
    .where('id', '=', adId)
    .where('state', '=', 'ATIVO')
    .where('end_day', '<', saoPauloDay(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!ad) return false;
  await captureHold(tx, ad, 0, now);
  await tx.updateTable('ads').set({ state: 'FINALIZADO', ended_at: now }).where('id', '=', ad.id).execute();
  notify(tx, { kind: 'AD_ENDED', recipientId: ad.owner_id, targetId: ad.id, detail: nameOf(ad) });
  return true;
}

/**
 * Locks the row of an ad until the transaction ends.
 * @throws {ApiError} 404 when the ad does not exist or does not belong to `ownerId`
 */
async function lockAd(tx: Transaction<DB>, adId: string, ownerId?: string): Promise<Ad> {
  const ad = await tx
    .selectFrom('ads')
    .selectAll()
    .where('id', '=', adId)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .forUpdate()
    .executeTakeFirst();
  if (!ad) throw notFound('Anúncio não encontrado.');
  return ad;
}

/** Refunds the full hold (the money reserved for the ad) to the owner's wallet. */
async function releaseHold(tx: Transaction<DB>, ad: Ad, at: Date) {
  await record(tx, {
    key: `ad:${ad.id}:release`,
    kind: 'RELEASE',
    memberId: ad.owner_id,
    adId: ad.id,
    at,
    description: wordsOf(ad),
    entries: [
      { account: adHold(ad.id), centavos: -ad.total_centavos },
      { account: wallet(ad.owner_id), centavos: ad.total_centavos },
    ],
  });
}

/**
 * Settles the ad's hold (the money reserved for it): refunds `back` centavos to the owner's wallet and books the rest
 * as revenue.
 */
async function captureHold(tx: Transaction<DB>, ad: Ad, back: number, at: Date) {
  const { kind } = ad;
  const entries: Entry[] = [
    { account: adHold(ad.id), centavos: -ad.total_centavos, kind },
    { account: wallet(ad.owner_id), centavos: back, kind: 'REFUND' },
    { account: adsRevenue, centavos: ad.total_centavos - back, kind },
  ];
  await record(tx, {
    key: `ad:${ad.id}:end`,
    kind: back > 0 ? 'REFUND' : kind,
    memberId: ad.owner_id,
    adId: ad.id,
    at,
    description: wordsOf(ad),
    entries: entries.filter(({ centavos }) => centavos !== 0),
  });
}

function nameOf({ title, kind }: Ad) {
  return title ?? NAMES[kind] ?? '';
}

/**
 * Describes the ad in the ledger. Omits the title of a business ad, because the ledger keeps its entries after a
 * member's data is erased.
 */
function wordsOf({ kind }: Ad) {
  return NAMES[kind];
}
