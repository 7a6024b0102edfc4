import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { notFound } from '../errors.ts';
import { closeReview } from '../cases/reviews.ts';
import { notify } from '../events/notify.ts';
import { isLocked } from '../policy/members.ts';
import { addDays, daysBetween, saoPauloDay } from '../sao-paulo.ts';
import { adHold, adsRevenue, holdAccounts, receivable, record, wallet, type Entry } from '../wallet/ledger.ts';
import { OPEN_STATES, type Ad } from './ads.table.ts';
import { daysNotBegun } from './period.ts';

const HIGHLIGHT_NAME = 'Destaque do perfil';

/**
 * What comes back to the owner of an ad that is ended now, in centavos: all of it before it was approved, and then what
 * the whole days not begun have cost.
 */
export function backOf(ad: Pick<Ad, 'state' | 'start_day' | 'end_day' | 'day_centavos' | 'total_centavos'>, now: Date) {
  if (ad.state === 'EM_ANALISE') return ad.total_centavos;
  return daysNotBegun({ startDay: ad.start_day, endDay: ad.end_day }, saoPauloDay(now)) * ad.day_centavos;
}

/**
 * EM_ANALISE → ATIVO. Days that went by in the review are added at the end. Nothing happens to one that was decided.
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

/** EM_ANALISE → RECUSADO: all of the money goes back. Nothing happens to one that was decided. */
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
 * Ends an ad at its owner's wish: the whole days not begun go back to the wallet, all of them when it was not approved
 * yet. Again changes nothing.
 * @throws {ApiError} 404 when it is not theirs
 */
export async function finish(tx: Transaction<DB>, ownerId: string, adId: string) {
  await closeReview(tx, 'AD', adId, ownerId);
  const ad = await lockAd(tx, adId, ownerId);
  await endEarly(tx, ad, new Date());
}

/** @returns whether it had not ended before */
async function endEarly(tx: Transaction<DB>, ad: Ad, now: Date) {
  if (ad.state !== 'EM_ANALISE' && ad.state !== 'ATIVO') return false;
  const back = backOf(ad, now);
  if (ad.state === 'EM_ANALISE') await releaseHold(tx, ad, now);
  else await captureHold(tx, ad, back, now);
  await tx
    .updateTable('ads')
    .set({ state: 'FINALIZADO', returned_centavos: back, ended_at: now })
    .where('id', '=', ad.id)
    .execute();
  return true;
}

/** Returns the open ads whose owner is excluded, so that no member is shown them, or owes money. */
export async function excludedAds(db: Kysely<DB>) {
  const { rows } = await sql<{ id: string; owner_id: string }>`
    select a.id, a.owner_id from (
      select id, owner_id from ads where state = 'ATIVO'
      union all select id, owner_id from ads where state = 'EM_ANALISE'
    ) a where ${isLocked(sql.ref('a.owner_id'))} or exists (
      select from ledger_accounts r where r.owner_id = a.owner_id and r.kind = 'RECEIVABLE' and r.balance < 0)
    order by a.id`.execute(db);
  return rows;
}

/**
 * Ends an ad whose owner is excluded or owes money, as the owner would: the price of the whole days not begun goes back
 * (of all days, when the ad was not approved yet) and pays the owner's debt first.
 * @returns whether it ended it
 */
export async function endExcluded(tx: Tx, { id, owner_id }: { id: string; owner_id: string }, now: Date) {
  await closeReview(tx, 'AD', id, owner_id, null);
  const ad = await lockAd(tx, id, owner_id);
  if (!(await endEarly(tx, ad, now))) return false;
  notify(tx, { kind: 'AD_ENDED', recipientId: owner_id, targetId: id, detail: nameOf(ad) });
  return true;
}

/**
 * Ends all ads of a member in the transaction that excludes them or takes money which they have spent. Without this, an
 * ad is paid for on days on which it is not shown, or with money that is owed. Cases are locked first, then ads, then
 * accounts, each in one order.
 */
export async function endAdsOf(tx: Tx, ownerId: string, now = new Date()) {
  const query = tx.selectFrom('ads').select('id').where('owner_id', '=', ownerId);
  const goingOn = query.where('state', 'in', OPEN_STATES).orderBy('id');
  const ids = (await goingOn.execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  for (const id of ids) await closeReview(tx, 'AD', id, ownerId, null);
  const ads = await goingOn.where('id', 'in', ids).forUpdate().execute();
  await holdAccounts(tx, [...ads.map(({ id }) => adHold(id)), wallet(ownerId), receivable(ownerId), adsRevenue]);
  for (const { id } of ads) await endExcluded(tx, { id, owner_id: ownerId }, now);
}

/**
 * Moderation ends an ad: refused with all of its money back when it was not approved yet, otherwise stopped with the
 * whole days not begun back. Nothing happens to one that is over.
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

/** A decision against an ad was undone. Its money went back long ago, so that it is over, and refused no more. */
export async function clearDecision(tx: Transaction<DB>, adId: string, decisionId: string) {
  await tx
    .updateTable('ads')
    .set({ state: 'FINALIZADO', refusal: null, taken_down: null })
    .where('id', '=', adId)
    .where('taken_down', '=', decisionId)
    .execute();
}

/** Those whose last day is over. */
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
 * Ends an ad whose last day is over. One that another process is ending is passed over.
 * @returns whether it ended it
 */
export async function endDue(tx: Tx, adId: string, now: Date) {
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

/** @throws {ApiError} 404 when it is not there, or not this member's where one is named. */
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

/** What was held goes back whole. */
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

/** What was delivered is earned, and the rest goes back. */
async function captureHold(tx: Transaction<DB>, ad: Ad, back: number, at: Date) {
  const kind = ad.kind === 'AD' ? ('AD' as const) : ('HIGHLIGHT' as const);
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

function nameOf({ title }: Ad) {
  return title ?? HIGHLIGHT_NAME;
}

/** For the books: a title is its member's, who may be erased. */
function wordsOf({ kind }: Ad) {
  return kind === 'HIGHLIGHT' ? HIGHLIGHT_NAME : undefined;
}
