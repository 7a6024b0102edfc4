import { Router, type Request } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { readIdempotencyKey, readBody } from '../http/input.ts';
import type { Media } from '../media/media.ts';
import { requireStepUp } from '../auth/step-up.ts';
import { requireViewer } from '../auth/session.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { confirmIntent, createIntent, MIN_CARD_PAYMENT_CENTAVOS } from '../wallet/stripe/intents.ts';
import { balanceOf, receivable, wallet } from '../wallet/ledger/ledger.ts';
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
  type Fields,
} from './ad-form.ts';
import { requireBoostable } from './boosts.ts';
import { requireAd } from './ads.store.ts';
import { adToWire } from './ads.wire.ts';
import { receivingBusinessForm } from './business-form.ts';
import type { Period } from './period.ts';
import { priceOf } from './prices.store.ts';
import type { Product } from './ads.table.ts';
import type { PaidAd, PaidAds } from './paid-ads.ts';

const methodField = z.enum(paymentMethods).default('CARD');

interface Opening {
  memberId: string;
  purpose: IntentPurpose;
  priced: Period & { product: Product };
  method: PaymentMethod;
  /** The total price that the client showed to the member, in centavos. */
  shownCentavos?: number | undefined;
  /** The fields of the complete form; absent if the request only has the fields that determine the price. */
  form?: Fields | undefined;
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
    const opening = await readPricedBusiness(request);
    response.status(201).json(await open({ memberId, purpose: 'BUSINESS_AD', ...opening }, request));
  });

  router.post('/api/payment/ads/create-my-profile-intent', async (request, response) => {
    const { userId: memberId } = await requireStepUp(db, request, 'money');
    const form = readBody(request, anyFields);
    const priced = 'desTargetType' in form ? readProfileForm(form) : readPriced(form, 'highlight');
    const opening = { priced, ...readPayment(form), form: 'desTargetType' in form ? form : undefined };
    response.status(201).json(await open({ memberId, purpose: 'PROFILE_AD', ...opening }, request));
  });

  router.post('/api/payment/ads/create-my-post-intent', async (request, response) => {
    const { userId: memberId } = await requireStepUp(db, request, 'money');
    const form = readBody(request, anyFields);
    const priced = readPostForm(form);
    const opening = { priced, ...readPayment(form), form };
    await requireBoostable(db, memberId, priced.postId);
    response.status(201).json(await open({ memberId, purpose: 'POST_AD', ...opening }, request));
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
   * Reads the fields that determine the price. If the request holds the complete form, validates it, so that no member
   * pays for an invalid form.
   */
  async function readPricedBusiness(request: Request): Promise<Omit<Opening, 'memberId' | 'purpose'>> {
    if (request.is('multipart/form-data') === false) {
      const form = readBody(request, anyFields);
      const priced = 'title' in form ? readBusinessForm(form, 1) : readPriced(form, 'ad');
      const isWhole = 'title' in form && readUploads(form['uploads']).length > 0;
      return { priced, ...readPayment(form), form: isWhole ? form : undefined };
    }
    return await receivingBusinessForm(request, media, async ({ readForm, staged, desMethod, shownCentavos }) => {
      const opening = { priced: readForm(), method: readMethod(desMethod), shownCentavos };
      // Discard the images: the client sends them again when it confirms the payment.
      await Promise.all(staged.map((file) => media.unstage(file)));
      return opening;
    });
  }

  /**
   * Opens the payment. The server itself buys the ad of a complete form that is paid by Pix, because the member may pay
   * the code on another device than the page.
   */
  async function open({ memberId, purpose, priced, method, shownCentavos, form }: Opening, request: Request) {
    const idempotencyKey = readIdempotencyKey(request);
    const { totalCentavos: priceCentavos } = await priceOf(db, priced.product, priced);
    requireShownPrice(priceCentavos, shownCentavos);
    const centavos = await missingFor(memberId, priceCentavos);
    const purchase = method === 'PIX' ? form : undefined;
    const wanted = { memberId, purpose, method, centavos, priceCentavos, purchase, idempotencyKey };
    const { paymentIntentId, clientSecret, centavos: asked } = await createIntent(payments, wanted);
    return { paymentIntentId, clientSecret, centavos: asked, formattedValue: formatBRL(asked) };
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

function readPayment(fields: Fields): Pick<Opening, 'method' | 'shownCentavos'> {
  return { method: readMethod(fields['desMethod']), shownCentavos: readShownPrice(fields) };
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
