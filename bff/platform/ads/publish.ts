import type { Kysely, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { once } from '../db/idempotency.ts';
import type { StagedFile } from '../media/ingest.ts';
import type { Media } from '../media/media.ts';
import { openReview } from '../cases/reviews.ts';
import { announce, type Announcement } from '../events/notify.ts';
import { takeBackCredit } from '../events/take-back.ts';
import { contentHash } from '../content-hash.ts';
import { balanceOf, InsufficientBalance, wallet } from '../wallet/ledger.ts';
import type { AdForm } from './ad-form.ts';
import { insertAd, type NewAd } from './ads.store.ts';
import { approve } from './life.ts';
import { priceOf, type Price } from './prices.store.ts';

/** `auto` approves at once; `manual` leaves it to a moderator. */
export type AdReview = 'auto' | 'manual';

export interface Publication {
  ownerId: string;
  form: AdForm;
  /** Stored before. */
  uploads: string[];
  /** Came along; gone afterwards, come what may. */
  staged: StagedFile[];
}

type PublishDeps = Pick<Platform, 'db' | 'publish'> & { media: Media; review: AdReview };

/** Buys ads from the wallet: price, images, row, hold and review in one. */
export function createPublisher({ db, publish, media, review }: PublishDeps) {
  /**
   * Publishes what a member filled in, once per idempotency key.
   * @throws {InsufficientBalance} before any image is looked into
   */
  async function fromWallet({ ownerId, form, uploads, staged }: Publication, key: string | undefined) {
    const price = await priceOf(db, form.product, form);
    const hashes = key === undefined ? [] : await Promise.all(staged.map(({ path }) => contentHash(path)));
    const content = ['ad', form, uploads, hashes];
    await requireBalanceOrRepeat(ownerId, price, key);

    let told: Announcement[] = [];
    return await withImages(ownerId, uploads, staged, async (images) => {
      const { id, isRepeat } = await once(db, { userId: ownerId, key, content }, async (trx, adId) => {
        told = await write(trx, { id: adId, ownerId, form, price, images });
      });
      announce(publish, told);
      return { id, isNew: !isRepeat };
    });
  }

  /** Publishes what a card has paid for, once per payment. @returns the id of the ad, made now or before */
  async function fromIntent(publication: Publication, price: Price, intentId: string) {
    const { ownerId, form, uploads, staged } = publication;
    let told: Announcement[] = [];
    return await withImages(ownerId, uploads, staged, async (images) => {
      const made = await transact(db, async (trx) => {
        // Of two that confirm at once the second waits here, and then finds the ad.
        await trx.selectFrom('payment_intents').select('id').where('id', '=', intentId).forUpdate().execute();
        const before = await adOfIntent(trx, ownerId, intentId);
        if (before) return { id: before, isNew: false };
        const id = uuidv7();
        told = await write(trx, { id, ownerId, form, price, images, intentId });
        // The credit is spent at once: what is told is the ad.
        told.push(...(await takeBackCredit(trx, intentId)));
        return { id, isNew: true };
      });
      announce(publish, told);
      return made;
    });
  }

  async function write(trx: Transaction<DB>, ad: NewAd) {
    await insertAd(trx, ad);
    if (review === 'auto') return await approve(trx, ad.id);
    await openReview(trx, 'AD', ad.id);
    return [];
  }

  /** Stores what came along; what the ad does not use in the end is deleted again. */
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

  /** The money is looked at before the key: what the first of two has taken came with its key, in one commit. */
  async function requireBalanceOrRepeat(ownerId: string, { totalCentavos }: Price, key: string | undefined) {
    const balance = await balanceOf(db, wallet(ownerId));
    if (balance >= totalCentavos || (key !== undefined && (await isKnown(ownerId, key)))) return;
    throw new InsufficientBalance(balance, totalCentavos - balance);
  }

  async function isKnown(userId: string, key: string) {
    const query = db.selectFrom('idempotency').select('key').where('user_id', '=', userId).where('key', '=', key);
    return (await query.executeTakeFirst()) !== undefined;
  }

  return { fromWallet, fromIntent };
}

/** The ad that a payment has bought already. */
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
