import { sql, type Kysely, type Transaction } from 'kysely';
import { adoptImages } from '../media/adopt.ts';
import { keysetCondition, keysetOrder } from '../db/keyset.ts';
import type { DB } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { cursorsOf, type PageRequest } from '../http/pagination.ts';
import { adHold, record, wallet } from '../wallet/ledger/ledger.ts';
import type { AdForm } from './ad-form.ts';
import type { AdKind } from './ads.table.ts';
import { ownAdColumns, type OwnAdRow } from './ads.wire.ts';
import { invalidForm } from './ad-form.ts';
import type { Price } from './prices.store.ts';

export const adCursors = (ownerId: string) => cursorsOf(`ads:${ownerId}`);

/**
 * Returns the member's own ads, newest first, with one row more than the page size, which shows that there is a next
 * page.
 * @param postId returns the boosts of this post only
 */
export async function adsOf(db: Kysely<DB>, ownerId: string, page: PageRequest, postId?: string) {
  const ofPost = postId === undefined ? sql`true` : sql`post_id = ${postId}`;
  const { rows } = await sql<OwnAdRow>`
    with page as (
      select * from ads where owner_id = ${ownerId} and ${ofPost} and ${keysetCondition(page, 'id')}
      order by ${keysetOrder(page, 'id')} limit ${page.size + 1}
    )
    select ${ownAdColumns} from page a order by ${keysetOrder(page, 'a.id')}`.execute(db);
  return rows;
}

/**
 * Returns one of the member's own ads.
 * @throws {ApiError} 404 unless the ad is the member's own, because its price and results are private
 */
export async function requireAd(db: Kysely<DB>, ownerId: string, adId: string) {
  const { rows } = await sql<OwnAdRow>`
    select ${ownAdColumns} from ads a where a.id = ${adId} and a.owner_id = ${ownerId}`.execute(db);
  const [ad] = rows;
  if (!ad) throw notFound('Anúncio não encontrado.');
  return ad;
}

export interface NewAd {
  id: string;
  ownerId: string;
  form: AdForm;
  price: Price;
  /** Ids of the owner's uploaded images, in display order. */
  images: string[];
  /**
   * The id of the card payment that buys the ad. The payment first credits the wallet, and the wallet pays for the ad.
   */
  intentId?: string | undefined;
  /** The time of the purchase; now by default. */
  at?: Date | undefined;
}

/**
 * Inserts an ad and moves its price from the wallet into the ad's hold (reserved money), in one transaction.
 * @throws {InsufficientBalance}
 * @throws {ApiError} 400 when an image is no longer available
 */
export async function insertAd(tx: Transaction<DB>, { id, ownerId, form, price, images, intentId, at }: NewAd) {
  const kind = kindOf(form);
  await tx
    .insertInto('ads')
    .values({
      id,
      owner_id: ownerId,
      kind,
      targets: form.targets,
      highlight: form.product === 'AD' || form.product === 'IMPULSO' ? null : form.product,
      post_id: form.product === 'IMPULSO' ? form.postId : null,
      title: form.product === 'AD' ? form.title : null,
      link: form.product === 'AD' ? form.link : null,
      start_day: form.startDay,
      end_day: form.endDay,
      day_centavos: price.dayCentavos,
      total_centavos: price.totalCentavos,
      intent_id: intentId ?? null,
      ...(at && { created_at: at }),
    })
    .execute();
  if (images.length > 0) await claimImages(tx, id, ownerId, images);
  await record(tx, {
    key: `ad:${id}`,
    kind,
    memberId: ownerId,
    adId: id,
    intentId,
    at,
    entries: [
      { account: wallet(ownerId), centavos: -price.totalCentavos },
      { account: adHold(id), centavos: price.totalCentavos },
    ],
  });
}

function kindOf({ product }: AdForm): AdKind {
  if (product === 'AD') return 'AD';
  return product === 'IMPULSO' ? 'BOOST' : 'HIGHLIGHT';
}

/** Assigns the member's uploaded images to the ad. Without this, the media sweep would delete them as unused files. */
async function claimImages(tx: Transaction<DB>, adId: string, ownerId: string, images: string[]) {
  const claimed = await adoptImages(tx, ownerId, 'ad', images);
  if (claimed.length !== images.length) {
    throw invalidForm(['Uma das imagens não está mais disponível. Envie-a novamente.']);
  }
  await tx
    .insertInto('ad_files')
    .values(images.map((media_id, position) => ({ ad_id: adId, media_id, position })))
    .execute();
}
