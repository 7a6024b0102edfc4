import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { insertAd } from '../platform/ads/ads.store.ts';
import type { AdForm } from '../platform/ads/ad-form.ts';
import { approve, endDueAd, refuse } from '../platform/ads/ad-states.ts';
import { priceOf } from '../platform/ads/prices.store.ts';
import type { DB } from '../platform/db/schema.ts';
import type { Tx } from '../platform/db/transact.ts';
import { openReview } from '../platform/cases/reviews.ts';
import { addDays, daysBetween, saoPauloDay, saoPauloMidnight } from '../platform/calendar/sao-paulo.ts';
import { balanceOf, bank, provider, record, wallet } from '../platform/wallet/ledger/ledger.ts';
import { demoAddress } from './logins.ts';
import type { World } from './world.ts';

const everybody = ['HOMEM', 'MULHER', 'TRANS'] as const;

/**
 * Inserts several weeks of wallet movements and ads. Inserts them in chronological order, because the page /payments
 * sorts the ledger by ids.
 */
export async function insertMoney(tx: Tx, { members, adPictures }: World, now: Date) {
  const today = saoPauloDay(now);
  const day = (ago: number) => addDays(today, -ago);
  const at = (ago: number, hour: number) => new Date(saoPauloMidnight(day(ago)).getTime() + hour * 3_600_000);
  const idOf = (key: string) => members.find(({ email }) => email === demoAddress(key))?.id ?? '';
  const [ana, bruno, sol] = [idOf('ana'), idOf('bruno'), idOf('sol')];
  const audience = members.map(({ id }) => id).filter((id) => id !== sol);

  const buy = async (bought: Date, what: AdForm, images: string[] = []) => {
    const id = uuidv7({ msecs: bought.getTime() });
    const form = { ...what, targets: [...everybody] };
    await insertAd(tx, { id, ownerId: sol, form, price: await priceOf(tx, form.product, form), images, at: bought });
    return id;
  };
  const business = (title: string, path: string, startAgo: number, endAgo: number): AdForm => {
    const link = `https://bardasol.example/${path}`;
    return { product: 'AD', title, link, targets: [], startDay: day(startAgo), endDay: day(endAgo) };
  };
  const highlight = (product: 'FEED' | 'TUDO', startAgo: number, endAgo: number): AdForm => {
    return { product, targets: [], startDay: day(startAgo), endDay: day(endAgo) };
  };

  await topUp(tx, sol, 300_00, at(24, 10));
  const ended = await buy(at(20, 11), highlight('FEED', 19, 15));
  await approve(tx, ended, at(20, 15));
  await topUp(tx, ana, 50_00, at(15, 20));
  await endDueAd(tx, ended, at(14, 0));
  const refused = await buy(at(12, 14), business('Entrada grátis', 'entrada', 11, 9), [adPictures.refused]);
  await refuse(tx, refused, 'A página do link não fala da entrada grátis que o anúncio promete.', at(11, 9));
  await topUp(tx, bruno, 20_00, at(10, 12));
  await topUp(tx, sol, 200_00, at(8, 18));
  const title = 'Bar da Sol: petiscos na brasa e samba às quintas';
  const running = await buy(at(6, 10), business(title, 'quintas', 5, -8), [adPictures.running]);
  await approve(tx, running, at(6, 16));
  const onTop = await buy(at(4, 9), highlight('TUDO', 3, -3));
  await approve(tx, onTop, at(4, 13));
  await topUp(tx, ana, 30_00, at(3, 21));
  const boosted = await buy(at(2, 11), await boost(tx, sol, day(1), day(-2)));
  await approve(tx, boosted, at(2, 12));
  const waiting = await buy(at(1, 17), business('Noite do vinil no Bar da Sol', 'vinil', -3, -7), [adPictures.waiting]);
  await openReview(tx, 'AD', waiting, at(1, 17));

  backdate(tx, ended, at(14, 0));
  backdate(tx, refused, at(11, 9));
  backdate(tx, running, at(6, 16));
  backdate(tx, onTop, at(4, 13));
  backdate(tx, boosted, at(2, 12));
  await count(tx, ended, audience.slice(0, 17), { views: 58, clicks: 6, from: day(19), to: day(15) });
  await count(tx, running, audience.slice(4, 20), { views: 47, clicks: 5, from: day(5), to: day(1) });
  await count(tx, onTop, audience.slice(8, 19), { views: 26, clicks: 4, from: day(3), to: day(1) });
  await count(tx, boosted, audience.slice(2, 12), { views: 19, clicks: 0, from: day(1), to: day(1) });
}

/** Returns the input for a boost (a paid ad for a post) of the member's latest public post. */
async function boost(tx: Transaction<DB>, ownerId: string, startDay: string, endDay: string): Promise<AdForm> {
  const { id: postId } = await tx
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', ownerId)
    .where('community_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { product: 'IMPULSO', postId, targets: [], startDay, endDay };
}

/**
 * Moves all money of past card payments from the account PROVIDER (the payment provider) to the account BANK in the
 * ledger, because the demo world's payment provider starts with a balance of 0.
 */
export async function payOut(tx: Transaction<DB>) {
  const centavos = -(await balanceOf(tx, provider));
  await record(tx, {
    key: 'provider:demo',
    kind: 'PAYOUT',
    memberId: provider.ownerId,
    entries: [
      { account: provider, centavos },
      { account: bank, centavos: -centavos },
    ],
  });
}

/**
 * Inserts a successful card payment and the money that it adds to the member's wallet.
 * @returns the payment's id
 */
export async function topUp(tx: Transaction<DB>, memberId: string, centavos: number, at: Date) {
  const id = uuidv7({ msecs: at.getTime() });
  await tx
    .insertInto('payment_intents')
    .values({
      id,
      // The demo world invents this payment. The payment provider does not know it, so there is no provider id.
      provider_id: null,
      member_id: memberId,
      request_key: null,
      purpose: 'TOP_UP',
      centavos,
      status: 'SUCCEEDED',
      failure_code: null,
      created_at: at,
      settled_at: at,
      next_check_at: at,
    })
    .execute();
  await record(tx, {
    key: `intent:${id}`,
    kind: 'TOP_UP',
    memberId,
    intentId: id,
    at,
    entries: [
      { account: provider, centavos: -centavos },
      { account: wallet(memberId), centavos },
    ],
  });
  return id;
}

/** Sets the time of the notification about an ad to the time of the decision about the ad. */
function backdate(tx: Tx, adId: string, at: Date) {
  tx.beforeCommit(async () => {
    await tx.updateTable('notifications').set({ changed_at: at }).where('target_id', '=', adId).execute();
  });
}

interface Seen {
  views: number;
  clicks: number;
  /** The first day with views; `to` is the last. The numbers of views and clicks grow from day to day. */
  from: string;
  to: string;
}

async function count(tx: Transaction<DB>, adId: string, viewers: string[], { views, clicks, from, to }: Seen) {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, after) => addDays(from, after));
  const figures = [shares(viewers.length, days.length), shares(views, days.length), shares(clicks, days.length)];
  const rows = days.map((day, at) => {
    const [reach = 0, view_count = 0, click_count = 0] = figures.map((each) => each[at] ?? 0);
    return { ad_id: adId, day, reach, view_count, click_count };
  });
  const firstSeen = rows.flatMap(({ day, reach }) => Array.from({ length: reach }, () => day));
  const seen = viewers.map((viewer_id, place) => {
    const seen_at = new Date(saoPauloMidnight(firstSeen[place] ?? to).getTime() + (10 + (place % 12)) * 3_600_000);
    return { ad_id: adId, viewer_id, day: to, shown: 1 + (place % 3), clicked_on: place < clicks ? to : null, seen_at };
  });
  await tx.insertInto('ad_viewers').values(seen).execute();
  await tx.insertInto('ad_days').values(rows).execute();
  const counters = { reach: viewers.length, view_count: views, click_count: clicks };
  await tx.updateTable('ads').set(counters).where('id', '=', adId).execute();
}

/** Splits a total into `parts` whole numbers in ascending order. */
function shares(total: number, parts: number) {
  const upTo = (part: number) => Math.round((total * part * (part + 1)) / (parts * (parts + 1)));
  return Array.from({ length: parts }, (_, part) => upTo(part + 1) - upTo(part));
}
