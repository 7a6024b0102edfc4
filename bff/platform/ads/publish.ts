import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { once } from '../db/idempotency.ts';
import type { StagedFile } from '../media/ingest.ts';
import type { Media } from '../media/media.ts';
import { openReview } from '../cases/reviews.ts';
import { tellReviewedCredit } from '../wallet/ledger/unspent-credits.ts';
import { takeBackCredit } from '../events/take-back.ts';
import { contentHash } from '../media/content-hash.ts';
import { isLocked } from '../policy/members.ts';
import { balanceOf, InsufficientBalance, wallet } from '../wallet/ledger/ledger.ts';
import { isPaidByItsPayment } from '../wallet/ledger/unspent-payments.ts';
import { paymentReturned, readRefusal, refusalWords } from '../wallet/purchase-refusals.ts';
import type { PurchaseRefusal } from '../wallet/wallet.table.ts';
import { lockPaid } from '../wallet/refunds/returns.store.ts';
import { requireShownPrice } from '../wallet/shown-price.ts';
import { paidIntoWallet, type AdForm } from './ad-form.ts';
import { lockBoostable, requireBoostable } from './boosts.ts';
import { insertAd, type NewAd } from './ads.store.ts';
import { approve } from './ad-states.ts';
import { priceOf, type Price } from './prices.store.ts';

/** The review of new ads: `auto` approves each ad immediately; with `manual`, each ad waits for a moderator. */
export type AdReview = 'auto' | 'manual';

export interface Publication {
  ownerId: string;
  /** Ids of the ad's images that were uploaded before this request. */
  uploads: string[];
  /** The images sent with this request. Their temporary files are always deleted afterwards. */
  staged: StagedFile[];
}

interface PaidPublication extends Publication {
  form: AdForm;
}

interface Purchase {
  ownerId: string;
  /**
   * Validates the form.
   * @param today the São Paulo day before which no ad may begin; by default the present day
   */
  readForm: (today?: string) => AdForm;
  /** The total price that the client showed to the member before the purchase, in centavos. */
  shownCentavos: number | undefined;
}

/** A day before the first day of any ad. */
export const ANY_DAY = '0001-01-01';

type PublishDeps = Pick<Platform, 'db'> & { media: Media; review: AdReview };

/**
 * Creates the service that buys ads with money from the wallet. It computes the price, stores the images and the ad's
 * row, reserves the money and opens the review.
 */
export function createPublisher({ db, media, review }: PublishDeps) {
  /**
   * Publishes the member's ad, a single time per idempotency key.
   * @throws {InsufficientBalance} before any image is processed, if the wallet's balance is too low
   * @throws {NotBoostable}
   * @throws {ApiError} 400 PRICE_CHANGED when the price differs from the total that the member saw
   */
  async function fromWallet({ uploads, staged, ...purchase }: Publication & Purchase, key: string | undefined) {
    const { ownerId } = purchase;
    const hashes = key === undefined ? [] : await Promise.all(staged.map(({ path }) => contentHash(path)));
    const { form, price } = await buyableOrRepeated(purchase, key);
    const content = ['ad', form, uploads, hashes];

    return await withImages(ownerId, uploads, staged, async (images) => {
      const { id, isRepeat } = await once(db, { userId: ownerId, key, content }, (tx, adId) =>
        write(tx, { id: adId, ownerId, form, price, images }),
      );
      return { id, isNew: !isRepeat };
    });
  }

  /**
   * Publishes the ad that a payment by card or Pix bought, a single time per payment.
   * @returns the id of the ad, even if a previous call has already published the ad
   * @throws {ApiError} 400 PAID_INTO_WALLET if the purchase was refused before, if the money of the payment was spent
   * before, or if the member has been suspended or is leaving, because the ad would not be shown; 402 PAYMENT_FAILED if
   * the payment went back to its payer, because other money would pay the ad
   */
  async function fromIntent(publication: PaidPublication, price: Price, intentId: string) {
    const { ownerId, form, uploads, staged } = publication;
    return await withImages(ownerId, uploads, staged, (images) =>
      transact(db, async (tx) => {
        // A concurrent second confirmation of the same payment waits for this lock, and then finds the ad.
        const paid = await lockPaid(tx, 'id', intentId);
        const before = await adOfIntent(tx, ownerId, intentId);
        if (before) return { id: before, isNew: false };
        if (!paid || paid.refunded_centavos > 0) throw paymentReturned();
        if (paid.failure_code !== null) throw refusedBefore(readRefusal(paid.failure_code));
        await requireAdvertiser(tx, ownerId, form);
        const id = uuidv7();
        await write(tx, { id, ownerId, form, price, images, intentId });
        // Without this, a confirmation, which asks for no proof, could spend other money of the member after the money
        // of the payment went into another purchase.
        if (!(await isPaidByItsPayment(tx, { intent: paid, adId: id, price: price.totalCentavos })))
          throw paidIntoWallet(['O valor deste pagamento já tinha sido usado.'], 'INSUFFICIENT_BALANCE');
        // Remove the notification that the payment credited the wallet, because the ad spends that credit immediately.
        takeBackCredit(tx, intentId);
        // The member may have paid a Pix on another device, and a moderator may decide hours later.
        if (review === 'manual' && paid.method === 'PIX') await tellReviewedCredit(tx, paid);
        return { id, isNew: true };
      }),
    );
  }

  async function write(tx: Tx, ad: NewAd) {
    if (ad.form.product === 'IMPULSO') await lockBoostable(tx, ad.ownerId, ad.form.postId);
    await insertAd(tx, ad);
    if (review === 'auto') await approve(tx, ad.id);
    else await openReview(tx, 'AD', ad.id);
  }

  /** Stores the images from the request, and deletes them again if no new ad uses them. */
  async function withImages(
    ownerId: string,
    uploads: string[],
    staged: StagedFile[],
    run: (images: string[]) => Promise<{ id: string; isNew: boolean }>,
  ) {
    const stored: string[] = [];
    let isNew = false;
    try {
      for (const file of staged) stored.push((await media.storeStaged(file, { ownerId })).id);
      const made = await run([...uploads, ...stored]);
      isNew = made.isNew;
      return made.id;
    } finally {
      if (!isNew) await media.discard(ownerId, stored);
    }
  }

  /**
   * Checks the form, the post, the price and the wallet's balance before it looks up the idempotency key. If it looked
   * up the key first, a repeated request could miss the key; then the original request could commit and spend the
   * money, and the repeated request would fail with InsufficientBalance. A repeated request passes: since the original
   * request, the first day of the ad may have passed, for example, or the post is boosted by that request.
   */
  async function buyableOrRepeated(purchase: Purchase, key: string | undefined) {
    try {
      return await requireBuyable(purchase);
    } catch (error) {
      if (key === undefined || !(await isKnown(purchase.ownerId, key))) throw error;
      return await priced(purchase.readForm(ANY_DAY));
    }
  }

  async function requireBuyable({ ownerId, readForm, shownCentavos }: Purchase) {
    const { form, price } = await priced(readForm());
    if (form.product === 'IMPULSO') await requireBoostable(db, ownerId, form.postId);
    requireShownPrice(price.totalCentavos, shownCentavos);
    const balance = await balanceOf(db, wallet(ownerId));
    if (balance < price.totalCentavos) throw new InsufficientBalance(balance, price.totalCentavos - balance);
    return { form, price };
  }

  async function priced(form: AdForm) {
    return { form, price: await priceOf(db, form.product, form) };
  }

  async function isKnown(userId: string, key: string) {
    const query = db.selectFrom('idempotency').select('key').where('user_id', '=', userId).where('key', '=', key);
    return (await query.executeTakeFirst()) !== undefined;
  }

  return { fromWallet, fromIntent };
}

function refusedBefore(refusal: PurchaseRefusal) {
  const why = refusalWords[refusal] ?? 'este pagamento não compra mais um anúncio';
  return paidIntoWallet([`O anúncio não foi publicado: ${why}.`], refusal);
}

async function requireAdvertiser(tx: Tx, memberId: string, { product }: AdForm) {
  const { rows } = await sql`select 1 where ${isLocked(memberId)}`.execute(tx);
  if (rows.length === 0) return;
  const message = 'Sua conta está suspensa ou de saída, e por isso não pode anunciar.';
  // The posts of such a member are hidden.
  throw paidIntoWallet([message], product === 'IMPULSO' ? 'POST_GONE' : 'NOT_AVAILABLE');
}

/** Returns the id of the ad that a payment already bought. */
export async function adOfIntent(db: Kysely<DB>, ownerId: string, intentId: string) {
  const ad = await db
    .selectFrom('ads')
    .select('id')
    .where('intent_id', '=', intentId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return ad?.id;
}

export type Publisher = ReturnType<typeof createPublisher>;
