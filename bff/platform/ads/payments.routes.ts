import { Router, type Request } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import type { Tx } from '../db/transact.ts';
import { readIdempotencyKey, readBody } from '../http/input.ts';
import { contentHash } from '../media/content-hash.ts';
import type { Media } from '../media/media.ts';
import { requireStepUp } from '../auth/step-up.ts';
import { requireViewer } from '../auth/session.ts';
import { formatBRL } from '../../../schema/brl.ts';
import {
  confirmIntent,
  createIntent,
  MIN_CARD_PAYMENT_CENTAVOS,
  repeatedIntent,
  type RepeatableIntent,
} from '../wallet/stripe/intents.ts';
import { balanceOf, receivable, wallet } from '../wallet/ledger/ledger.ts';
import { readPix } from '../wallet/pix.store.ts';
import { requireShownPrice } from '../wallet/shown-price.ts';
import { paymentMethods, type IntentPurpose, type PaymentMethod } from '../wallet/wallet.table.ts';
import {
  invalidForm,
  anyFields,
  readBusinessForm,
  readPostForm,
  readPriced,
  readProfileForm,
  readShownPrice,
  readUploads,
  type AdForm,
  type Fields,
} from './ad-form.ts';
import { lockBoostable, requireBoostable } from './boosts.ts';
import { requireAd } from './ads.store.ts';
import { adToWire } from './ads.wire.ts';
import { receivingBusinessForm } from './business-form.ts';
import type { Period } from './period.ts';
import { priceOf } from './prices.store.ts';
import type { Product } from './ads.table.ts';
import type { PaidAd, PaidAds } from './paid-ads.ts';

const methodField = z.enum(paymentMethods).default('CARD');

interface Priced {
  /** The ad of a complete form, or the fields that determine the price if the request has no others. */
  priced: AdForm | (Period & { product: Product });
  /** The fields of the complete form, if the server can publish its ad. */
  form?: Fields | undefined;
}

interface Opening {
  memberId: string;
  purpose: IntentPurpose;
  fields: Fields;
  /** The content hashes of the images in the request. */
  images?: string[];
  /** Validates the fields. Not called for a repeated request, whose form may have become invalid since. */
  read: () => Priced | Promise<Priced>;
}

interface Confirmation extends Omit<PaidAd, 'intent'> {
  paymentIntentId: string;
  purpose: IntentPurpose;
}

/**
 * Routes to buy ads by card or Pix (SPEC.md section 7). The payment first credits the wallet, and the wallet then pays
 * for the ad.
 */
export function adPaymentsRoutes({ db, urlOf, payments }: Platform, media: Media, paidAds: PaidAds) {
  const router = Router();

  router.post('/api/payment/ads/create-my-business-intent', async (request, response) => {
    const { userId: memberId } = await requireStepUp(db, request, 'money');
    const opening = { memberId, purpose: 'BUSINESS_AD' } as const;
    if (request.is('multipart/form-data') === false) {
      const fields = readBody(request, anyFields);
      response.status(201).json(await open({ ...opening, fields, read: () => readPricedBusiness(fields) }, request));
      return;
    }
    const opened = await receivingBusinessForm(request, media, async ({ fields, readForm, staged }) => {
      const images = await Promise.all(staged.map(({ path }) => contentHash(path)));
      const intent = await open({ ...opening, fields, images, read: () => ({ priced: readForm() }) }, request);
      // Discard the images: the client sends them again when it confirms the payment.
      await Promise.all(staged.map((file) => media.unstage(file)));
      return intent;
    });
    response.status(201).json(opened);
  });

  router.post('/api/payment/ads/create-my-profile-intent', async (request, response) => {
    const { userId: memberId } = await requireStepUp(db, request, 'money');
    const fields = readBody(request, anyFields);
    const read = () =>
      'desTargetType' in fields
        ? { priced: readProfileForm(fields), form: fields }
        : { priced: readPriced(fields, 'highlight') };
    response.status(201).json(await open({ memberId, purpose: 'PROFILE_AD', fields, read }, request));
  });

  router.post('/api/payment/ads/create-my-post-intent', async (request, response) => {
    const { userId: memberId } = await requireStepUp(db, request, 'money');
    const fields = readBody(request, anyFields);
    const read = async () => {
      const priced = readPostForm(fields);
      await requireBoostable(db, memberId, priced.postId);
      return { priced, form: fields };
    };
    response.status(201).json(await open({ memberId, purpose: 'POST_AD', fields, read }, request));
  });

  router.post('/api/payment/ads/confirm-my-business-payment', async (request, response) => {
    const memberId = requireViewer(request);
    const id = await receivingBusinessForm(request, media, ({ readForm, uploads, staged, paymentIntentId }) =>
      buy({ memberId, paymentIntentId, purpose: 'BUSINESS_AD', readForm, uploads, staged }),
    );
    response.json(adToWire(await requireAd(db, memberId, id), urlOf));
  });

  router.post('/api/payment/ads/confirm-my-profile-payment', async (request, response) => {
    const memberId = requireViewer(request);
    const form = readBody(request, anyFields);
    const paymentIntentId = z.string().max(200).safeParse(form['paymentIntentId']).data ?? '';
    const readForm = (today: string) => readProfileForm(form, today);
    const id = await buy({ memberId, paymentIntentId, purpose: 'PROFILE_AD', readForm, uploads: [], staged: [] });
    response.json(adToWire(await requireAd(db, memberId, id), urlOf));
  });

  router.post('/api/payment/ads/confirm-my-post-payment', async (request, response) => {
    const memberId = requireViewer(request);
    const form = readBody(request, anyFields);
    const paymentIntentId = z.string().max(200).safeParse(form['paymentIntentId']).data ?? '';
    const readForm = (today: string) => readPostForm(form, today);
    const id = await buy({ memberId, paymentIntentId, purpose: 'POST_AD', readForm, uploads: [], staged: [] });
    response.json(adToWire(await requireAd(db, memberId, id), urlOf));
  });

  return router;

  /**
   * Opens the payment; for a repeated request, returns the payment of the first request, even after its purchase. While
   * that payment is open, the repeated request is checked like the first, so that no member pays an old price. The
   * server itself buys the ad of a complete form that is paid by Pix, because the member may pay the code on another
   * device than the page.
   */
  async function open({ memberId, purpose, fields, images, read }: Opening, request: Request) {
    const method = readMethod(fields['desMethod']);
    const idempotencyKey = readIdempotencyKey(request);
    const asked = { memberId, purpose, method, content: [fields, images], idempotencyKey };
    const opened = (await repeatedIntent(payments, asked)) ?? (await openNew(asked, fields, await read()));
    const { paymentIntentId, clientSecret, centavos } = opened;
    const pix = method === 'PIX' ? await readPix(payments, { memberId, paymentIntentId, pix: opened.pix }) : null;
    return { paymentIntentId, clientSecret, centavos, formattedValue: formatBRL(centavos), pix };
  }

  async function openNew(asked: RepeatableIntent, fields: Fields, { priced, form }: Priced) {
    const { totalCentavos: priceCentavos } = await priceOf(db, priced.product, priced);
    requireShownPrice(priceCentavos, readShownPrice(fields));
    const centavos = await missingFor(asked.memberId, priceCentavos);
    const purchase = asked.method === 'PIX' ? form : undefined;
    const ad = 'targets' in priced ? priced : undefined;
    const postId = 'postId' in priced ? priced.postId : undefined;
    const recheck = postId === undefined ? undefined : (tx: Tx) => lockBoostable(tx, asked.memberId, postId);
    return await createIntent(payments, { ...asked, centavos, priceCentavos, purchase, ad, postId, recheck });
  }

  /**
   * Returns the amount that the member pays by card or Pix, in centavos: the part of the price that the wallet lacks,
   * plus the member's debt, because incoming money pays the debt first. If the wallet's balance covers the price,
   * returns the full price, because the member chose not to pay from the wallet.
   */
  async function missingFor(memberId: string, price: number) {
    const balance = await balanceOf(db, wallet(memberId));
    const owed = -(await balanceOf(db, receivable(memberId)));
    return balance >= price ? price : Math.max(price - balance + owed, MIN_CARD_PAYMENT_CENTAVOS);
  }

  /**
   * Publishes the ad of a completed payment.
   * @throws {ApiError} 402 while the payment is not complete, 404 for another member's payment, 400 PAID_INTO_WALLET
   * when the payment cannot buy the ad
   */
  async function buy({ memberId, paymentIntentId, purpose, ...paid }: Confirmation) {
    const intent = await confirmIntent(payments, { memberId, paymentIntentId, purpose });
    return await paidAds.buy({ intent, memberId, ...paid });
  }
}

/**
 * Reads the fields that determine the price. If the request holds the complete form, validates it, so that no member
 * pays for an invalid form.
 */
function readPricedBusiness(fields: Fields): Priced {
  const priced = 'title' in fields ? readBusinessForm(fields, 1) : readPriced(fields, 'ad');
  const isWhole = 'title' in fields && readUploads(fields['uploads']).length > 0;
  return { priced, form: isWhole ? fields : undefined };
}

/**
 * Returns the payment method of the request; CARD if the client sent no method.
 * @throws {ApiError} 400 for a method other than CARD and PIX
 */
function readMethod(given: unknown): PaymentMethod {
  const read = methodField.safeParse(given);
  if (!read.success) throw invalidForm(['Escolha Pix ou cartão.']);
  return read.data;
}
