import { Router, type Request } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { ApiError } from '../errors.ts';
import { readIdempotencyKey, readBody } from '../http/input.ts';
import type { StagedFile } from '../media/ingest.ts';
import type { Media } from '../media/media.ts';
import { requireStepUp } from '../auth/step-up.ts';
import { requireViewer } from '../auth/session.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { confirmIntent, createIntent, MIN_CARD_PAYMENT_CENTAVOS } from '../wallet/stripe/intents.ts';
import { balanceOf, InsufficientBalance, receivable, wallet } from '../wallet/ledger/ledger.ts';
import { requireShownPrice } from '../wallet/shown-price.ts';
import { paymentMethods, type IntentPurpose, type PaymentMethod } from '../wallet/wallet.table.ts';
import {
  invalidForm,
  anyFields,
  paidIntoWallet,
  readBusinessForm,
  readPostForm,
  readPriced,
  readProfileForm,
  readShownPrice,
  type AdForm,
} from './ad-form.ts';
import { NotBoostable, requireBoostable } from './boosts.ts';
import { requireAd } from './ads.store.ts';
import { adToWire } from './ads.wire.ts';
import { receivingBusinessForm } from './business-form.ts';
import type { Period } from './period.ts';
import { priceOf } from './prices.store.ts';
import type { Product } from './ads.table.ts';
import { adOfIntent, type Publisher } from './publish.ts';

const methodField = z.enum(paymentMethods).default('CARD');

interface Opening {
  memberId: string;
  purpose: IntentPurpose;
  priced: Period & { product: Product };
  method: PaymentMethod;
  /** The total price that the client showed to the member, in centavos. */
  shownCentavos?: number | undefined;
}

interface Paid {
  memberId: string;
  paymentIntentId: string;
  purpose: IntentPurpose;
  /**
   * Validates the form. It is called only if the payment has not bought its ad yet, so that a repeated confirmation is
   * not rejected because the form has become invalid since.
   */
  readForm: () => AdForm;
  uploads: string[];
  staged: StagedFile[];
}

/**
 * Routes to buy ads by card or Pix (SPEC.md section 7). The payment first credits the wallet, and the wallet then pays
 * for the ad.
 */
export function adPaymentsRoutes({ db, urlOf, payments }: Platform, media: Media, publisher: Publisher) {
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
    const method = readMethod(form['desMethod']);
    const shownCentavos = readShownPrice(form);
    response.status(201).json(await open({ memberId, purpose: 'PROFILE_AD', priced, method, shownCentavos }, request));
  });

  router.post('/api/payment/ads/create-my-post-intent', async (request, response) => {
    const { userId: memberId } = await requireStepUp(db, request, 'money');
    const body = readBody(request, anyFields);
    const priced = readPostForm(body);
    const method = readMethod(body['desMethod']);
    await requireBoostable(db, memberId, priced.postId);
    const shownCentavos = readShownPrice(body);
    response.status(201).json(await open({ memberId, purpose: 'POST_AD', priced, method, shownCentavos }, request));
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
    const readForm = () => readProfileForm(form);
    const id = await buy({ memberId, paymentIntentId, purpose: 'PROFILE_AD', readForm, uploads: [], staged: [] });
    response.json(adToWire(await requireAd(db, memberId, id), urlOf));
  });

  router.post('/api/payment/ads/confirm-my-post-payment', async (request, response) => {
    const memberId = requireViewer(request);
    const form = readBody(request, anyFields);
    const paymentIntentId = z.string().max(200).safeParse(form['paymentIntentId']).data ?? '';
    const readForm = () => readPostForm(form);
    const id = await buy({ memberId, paymentIntentId, purpose: 'POST_AD', readForm, uploads: [], staged: [] });
    response.json(adToWire(await requireAd(db, memberId, id), urlOf));
  });

  return router;

  /**
   * Reads the fields that determine the price. If the request holds the complete form, validates it, so that no member
   * pays for an invalid form.
   */
  async function readPricedBusiness(request: Request): Promise<Pick<Opening, 'priced' | 'method' | 'shownCentavos'>> {
    if (request.is('multipart/form-data') === false) {
      const form = readBody(request, anyFields);
      const priced = 'title' in form ? readBusinessForm(form, 1) : readPriced(form, 'ad');
      return { priced, method: readMethod(form['desMethod']), shownCentavos: readShownPrice(form) };
    }
    return await receivingBusinessForm(request, media, async ({ readForm, staged, desMethod, shownCentavos }) => {
      const opening = { priced: readForm(), method: readMethod(desMethod), shownCentavos };
      // Discard the images: the client sends them again when it confirms the payment.
      await Promise.all(staged.map((file) => media.unstage(file)));
      return opening;
    });
  }

  async function open({ memberId, purpose, priced, method, shownCentavos }: Opening, request: Request) {
    const idempotencyKey = readIdempotencyKey(request);
    const { totalCentavos: priceCentavos } = await priceOf(db, priced.product, priced);
    requireShownPrice(priceCentavos, shownCentavos);
    const centavos = await missingFor(memberId, priceCentavos);
    const wanted = { memberId, purpose, method, centavos, priceCentavos, idempotencyKey };
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
  async function buy({ memberId, paymentIntentId, purpose, readForm, uploads, staged }: Paid) {
    const intent = await confirmIntent(payments, { memberId, paymentIntentId, purpose });
    const before = await adOfIntent(db, memberId, intent.id);
    if (before !== undefined) {
      await Promise.all(staged.map((file) => media.unstage(file)));
      return before;
    }
    if (intent.isLate) throw paidIntoWallet(['O código Pix já tinha expirado quando o pagamento chegou.']);
    const form = readPaid(readForm);
    const price = await priceOf(db, form.product, form);
    if (price.totalCentavos !== intent.priceCentavos) throw paidIntoWallet(['O valor pago não é o deste anúncio.']);
    try {
      return await publisher.fromIntent({ ownerId: memberId, form, uploads, staged }, price, intent.id);
    } catch (error) {
      // The post cannot be boosted any more: it was deleted, hidden, or boosted in another tab after the payment began.
      if (error instanceof NotBoostable) throw paidIntoWallet([error.message]);
      // After starting the payment, the member spent the money in the wallet that was to pay the rest of the price.
      throw error instanceof InsufficientBalance
        ? paidIntoWallet(['O saldo ainda não é suficiente para este anúncio.'])
        : error;
    }
  }
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

/**
 * Validates the form again after the payment. It may have become invalid, for example because its first day is over.
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
