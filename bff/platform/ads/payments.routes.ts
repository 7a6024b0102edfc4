import { Router, type Request } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { ApiError } from '../errors.ts';
import { idempotencyKey, readBody } from '../http/input.ts';
import type { StagedFile } from '../media/ingest.ts';
import type { Media } from '../media/media.ts';
import { requireStepUp } from '../auth/step-up.ts';
import { requireViewer } from '../auth/session.ts';
import { formatBRL } from '../wallet/brl.ts';
import { confirmIntent, createIntent, MIN_CARD_PAYMENT } from '../wallet/intents.ts';
import { balanceOf, InsufficientBalance, receivable, wallet } from '../wallet/ledger.ts';
import type { IntentPurpose } from '../wallet/wallet.table.ts';
import { paidIntoWallet, readBusinessForm, readPriced, readProfileForm, type AdForm } from './ad-form.ts';
import { requireAd } from './ads.store.ts';
import { adToWire } from './ads.wire.ts';
import { receivingBusinessForm } from './business-form.ts';
import type { Period } from './period.ts';
import { priceOf } from './prices.store.ts';
import type { Product } from './ads.table.ts';
import { adOfIntent, type Publisher } from './publish.ts';

const fields = z.record(z.string(), z.unknown());

interface Paid {
  memberId: string;
  paymentIntentId: string;
  purpose: IntentPurpose;
  /** Read when it is needed: what has bought its ad already is not looked into again. */
  readForm: () => AdForm;
  uploads: string[];
  staged: StagedFile[];
}

/** Ads paid by card (SPEC 7). The money comes into the wallet in any case, and goes from there into the ad. */
export function adPaymentsRoutes({ db, urlOf, payments }: Platform, media: Media, publisher: Publisher) {
  const router = Router();

  router.post('/api/payment/ads/create-my-business-intent', async (request, response) => {
    const { userId: memberId } = await requireStepUp(db, request, 'money');
    const priced = await readPricedBusiness(request);
    response.status(201).json(await open(memberId, 'BUSINESS_AD', priced, idempotencyKey(request)));
  });

  router.post('/api/payment/ads/create-my-profile-intent', async (request, response) => {
    const { userId: memberId } = await requireStepUp(db, request, 'money');
    const form = readBody(request, fields);
    const priced = 'desTargetType' in form ? readProfileForm(form) : readPriced(form, 'highlight');
    response.status(201).json(await open(memberId, 'PROFILE_AD', priced, idempotencyKey(request)));
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
    const form = readBody(request, fields);
    const paymentIntentId = z.string().max(200).safeParse(form['paymentIntentId']).data ?? '';
    const readForm = () => readProfileForm(form);
    const id = await buy({ memberId, paymentIntentId, purpose: 'PROFILE_AD', readForm, uploads: [], staged: [] });
    response.json(adToWire(await requireAd(db, memberId, id), urlOf));
  });

  return router;

  /** The price needs the days alone; a form that is whole is looked into before anything is charged for it. */
  async function readPricedBusiness(request: Request): Promise<Period & { product: Product }> {
    if (request.is('multipart/form-data') === false) {
      const form = readBody(request, fields);
      return 'title' in form ? readBusinessForm(form, 1) : readPriced(form, 'ad');
    }
    return await receivingBusinessForm(request, media, async ({ readForm, staged }) => {
      const form = readForm();
      // They come again with the payment's confirmation.
      await Promise.all(staged.map((file) => media.unstage(file)));
      return form;
    });
  }

  async function open(memberId: string, purpose: IntentPurpose, priced: Period & { product: Product }, key?: string) {
    const { totalCentavos: priceCentavos } = await priceOf(db, priced.product, priced);
    const centavos = await cardShare(memberId, priceCentavos);
    const opened = await createIntent(payments, { memberId, purpose, centavos, priceCentavos, idempotencyKey: key });
    return { ...opened, formattedValue: formatBRL(opened.centavos) };
  }

  /**
   * Centavos that the card pays of a price: what the wallet lacks, what is owed included, since money that comes in
   * settles that first. All of it where the wallet would do without a card.
   */
  async function cardShare(memberId: string, price: number) {
    const balance = await balanceOf(db, wallet(memberId));
    const owed = -(await balanceOf(db, receivable(memberId)));
    return balance >= price ? price : Math.max(price - balance + owed, MIN_CARD_PAYMENT);
  }

  /**
   * @throws {ApiError} 402 while it is not paid, 404 for another's payment, 400 PAID_INTO_WALLET where it buys no ad
   */
  async function buy({ memberId, paymentIntentId, purpose, readForm, uploads, staged }: Paid) {
    const intent = await confirmIntent(payments, { memberId, paymentIntentId, purpose });
    const before = await adOfIntent(db, memberId, intent.id);
    if (before !== undefined) {
      await Promise.all(staged.map((file) => media.unstage(file)));
      return before;
    }
    const form = readPaid(readForm);
    const price = await priceOf(db, form.product, form);
    if (price.totalCentavos !== intent.priceCentavos) throw paidIntoWallet(['O valor pago não é o deste anúncio.']);
    try {
      return await publisher.fromIntent({ ownerId: memberId, form, uploads, staged }, price, intent.id);
    } catch (error) {
      // What the wallet was to pay has been spent since the payment was begun.
      throw error instanceof InsufficientBalance
        ? paidIntoWallet(['O saldo ainda não é suficiente para este anúncio.'])
        : error;
    }
  }
}

/** What was right when it was priced may not be any more: a day has begun since. */
function readPaid(readForm: () => AdForm) {
  try {
    return readForm();
  } catch (error) {
    const problems = error instanceof ApiError ? error.details['errors'] : undefined;
    const read = z.array(z.string()).safeParse(problems);
    throw read.success ? paidIntoWallet(read.data) : error;
  }
}
