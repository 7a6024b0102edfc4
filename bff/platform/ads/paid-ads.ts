import type { Kysely } from 'kysely';
import { z } from 'zod';
import { formatBRL } from '../../../schema/brl.ts';
import { saoPauloDay } from '../calendar/sao-paulo.ts';
import { fingerprintOf } from '../db/idempotency.ts';
import type { DB } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import type { StagedFile } from '../media/ingest.ts';
import type { Media } from '../media/media.ts';
import { transact } from '../db/transact.ts';
import { InsufficientBalance } from '../wallet/ledger/ledger.ts';
import { paymentReturned, PurchaseRefused } from '../wallet/purchase-refusals.ts';
import { lockPaid } from '../wallet/refunds/returns.store.ts';
import { noteRefusal, refusePurchase, takeOrder, type Order, type PaidIntent } from '../wallet/stripe/orders.ts';
import type { IntentPurpose } from '../wallet/wallet.table.ts';
import {
  anyFields,
  invalidForm,
  paidIntoWallet,
  readBusinessForm,
  readPostForm,
  readProfileForm,
  readUploads,
  type AdForm,
} from './ad-form.ts';
import { NotBoostable } from './boosts.ts';
import { priceOf } from './prices.store.ts';
import { adOfIntent, ANY_DAY, type Publisher } from './publish.ts';

export interface PaidAd {
  memberId: string;
  intent: PaidIntent;
  /**
   * Validates the form. It is called only if the payment has not bought its ad yet, so that a repeated confirmation is
   * not rejected because the form has become invalid since.
   * @param openedDay the São Paulo day on which the payment was opened
   */
  readForm: (openedDay: string) => AdForm;
  uploads: string[];
  staged: StagedFile[];
}

export type PaidAds = ReturnType<typeof createPaidAds>;

/** Creates the service that buys ads with a payment by card or Pix that has succeeded. */
export function createPaidAds({ db, media, publisher }: { db: Kysely<DB>; media: Media; publisher: Publisher }) {
  /**
   * Publishes the ad of a payment, a single time per payment. The first refusal is final: afterwards the payment buys
   * nothing. Without this, a repeated confirmation, which asks for no proof, would later spend other money of the
   * member. A confirmation with another ad than the one for which the payment was opened is refused without an end: the
   * payment still buys its own ad.
   * @throws {ApiError} 400 PAID_INTO_WALLET when the payment cannot buy the ad; 400 if it has bought another ad
   */
  async function buy(paid: PaidAd) {
    const { memberId, intent, staged } = paid;
    const before = await adOfIntent(db, memberId, intent.id);
    const named = compareAd(paid);
    if (before !== undefined) {
      if (named === 'OTHER') throw boughtOther();
      return await discarding(staged, before);
    }
    // A returned payment is refused for good, whatever ad it was opened for. An invalid form is another ad, because a
    // payment is opened for a valid form only.
    if (!intent.isReturned && named !== 'SAME') throw openedForOther();
    try {
      return await publishAd(paid);
    } catch (error) {
      if (!(error instanceof PurchaseRefused)) throw error;
      const made = await transact(db, async (tx) => {
        // A concurrent confirmation of the same payment may have bought the ad, or waits for this lock.
        const row = await lockPaid(tx, 'id', intent.id);
        const adId = await adOfIntent(tx, memberId, intent.id);
        if (adId === undefined && row?.failure_code === null) {
          // The page of a payment without an order shows the refusal itself.
          const refuse = (await takeOrder(tx, intent.id)) ? refusePurchase : noteRefusal;
          await refuse(tx, intent.id, error.refusal);
        }
        return adId;
      });
      if (made === undefined) throw error;
      return await discarding(staged, made);
    }
  }

  /** Deletes the temporary image files of an ad that was already published. */
  async function discarding(staged: StagedFile[], adId: string) {
    await Promise.all(staged.map((file) => media.unstage(file)));
    return adId;
  }

  async function publishAd({ memberId, intent, readForm, uploads, staged }: PaidAd) {
    if (intent.isReturned) throw paymentReturned();
    if (intent.isLate) throw paidIntoWallet(['O código Pix já tinha expirado quando o pagamento chegou.'], 'LATE');
    if (intent.isOtherAmount) throw paidIntoWallet(['O valor pago é diferente do pedido.'], 'OTHER_AMOUNT');
    const form = readPaid(() => readForm(saoPauloDay(intent.createdAt)));
    const price = await priceOf(db, form.product, form);
    if (price.totalCentavos !== intent.priceCentavos) throw priceChanged(intent.priceCentavos, price.totalCentavos);
    try {
      return await publisher.fromIntent({ ownerId: memberId, form, uploads, staged }, price, intent.id);
    } catch (error) {
      // The post cannot be boosted any more: it was deleted, hidden, or boosted in another tab after the payment began.
      if (error instanceof NotBoostable)
        throw paidIntoWallet([error.message], error.isGone ? 'POST_GONE' : 'NOT_AVAILABLE');
      // After starting the payment, the member spent the money in the wallet that was to pay the rest of the price.
      throw error instanceof InsufficientBalance ? balanceSpent(error.missing) : error;
    }
  }

  return {
    buy,

    /**
     * Publishes the ad of a payment from the fields with which the payment was opened, without its page.
     * @throws {ApiError} 400 when the payment cannot buy the ad; the money stays in the wallet
     */
    async fulfil({ memberId, intent, purchase }: Order, purpose: AdPurpose): Promise<void> {
      const fields = anyFields.parse(purchase);
      const uploads = purpose === 'BUSINESS_AD' ? readUploads(fields['uploads']) : [];
      const forms: Record<AdPurpose, PaidAd['readForm']> = {
        BUSINESS_AD: (openedDay) => readBusinessForm(fields, uploads.length, openedDay),
        PROFILE_AD: (openedDay) => readProfileForm(fields, openedDay),
        POST_AD: (openedDay) => readPostForm(fields, openedDay),
      };
      await buy({ memberId, intent, readForm: forms[purpose], uploads, staged: [] });
    },
  };
}

/**
 * Compares the ad of a form with the ad for which the payment was opened. The pictures of an ad are not compared. A
 * form is invalid only for another reason than its days, which may have passed since.
 */
function compareAd({ intent: { adHash }, readForm }: PaidAd): 'SAME' | 'OTHER' | 'INVALID' {
  if (adHash === null) return 'SAME';
  try {
    return fingerprintOf(readForm(ANY_DAY)).equals(adHash) ? 'SAME' : 'OTHER';
  } catch (error) {
    if (error instanceof ApiError) return 'INVALID';
    throw error;
  }
}

function openedForOther() {
  return paidIntoWallet(['O pagamento foi aberto para outro anúncio.']);
}

function boughtOther() {
  return invalidForm(['Este pagamento já comprou outro anúncio. Veja seus anúncios.']);
}

function priceChanged(paid: number, centavos: number) {
  const message = `O anúncio custa agora ${formatBRL(centavos)}, e não ${formatBRL(paid)}.`;
  return paidIntoWallet([message], 'PRICE_CHANGED');
}

function balanceSpent(missing: number) {
  const message = `Parte do saldo já tinha sido usada, e faltam ${formatBRL(missing)} para este anúncio.`;
  return paidIntoWallet([message], 'INSUFFICIENT_BALANCE');
}

export type AdPurpose = Exclude<IntentPurpose, 'TOP_UP'>;

/**
 * Validates the form again after the payment, because a page may confirm another form. The form's days may have begun
 * since the payment was opened, for example if the member paid shortly before midnight. Approval moves such days.
 */
function readPaid(readForm: () => AdForm) {
  try {
    return readForm();
  } catch (error) {
    const problems = error instanceof ApiError ? error.details['errors'] : undefined;
    const read = z.array(z.string()).safeParse(problems);
    throw read.success ? paidIntoWallet(read.data) : error;
  }
}
