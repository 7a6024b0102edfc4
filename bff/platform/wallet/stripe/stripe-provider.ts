import Stripe from 'stripe';
import {
  AUTHENTICATION_REQUIRED,
  providerAway,
  RefundRefused,
  UnknownCard,
  UnknownCustomer,
  UntrustedEvent,
  type PaymentProvider,
  type ProviderCard,
  type ProviderCost,
  type ProviderEvent,
  type ProviderIntent,
  type ProviderReturn,
  type WantedIntent,
} from './provider.ts';

const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
/** The name of a mandate in the payer's bank app. It names no community, because other people may see the statement. */
const MANDATE_REFERENCE = 'Brasa VIP';
/** The code of Stripe's error for a debit that its mandate does not allow. The error may name no parameter. */
const MANDATE_INVALID = 'payment_intent_mandate_invalid';
const TOLERANCE_SECONDS = 300; // the maximum age of a webhook event; an older event is rejected as a replay

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The port of a local server that imitates Stripe's API. When absent, the platform connects to Stripe itself. */
  localPort?: number | undefined;
}

/** The types of events that the platform uses. Stripe's webhook must be configured to send them. */
const told = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'mandate.updated',
  'payment_method.detached',
];

/** Without this restriction, a card payment would also accept every other method that the account has enabled. */
const byCard = { allowed_payment_method_types: ['card'] };

type Method = Pick<WantedIntent, 'pixSeconds' | 'savedCard' | 'mandate' | 'authorizes'>;

function optionsOf({ pixSeconds, savedCard, mandate, authorizes }: Method) {
  if (mandate !== undefined) return byMandate(mandate);
  if (savedCard !== undefined) return bySavedCard(savedCard);
  return pixSeconds === undefined ? byCard : byPix(pixSeconds, authorizes);
}

/** Returns the options to charge a saved card immediately. The charge fails if the bank requires the member. */
function bySavedCard(card: string) {
  return { ...byCard, payment_method: card, off_session: true, confirm: true };
}

/**
 * Returns the options with which Stripe creates a payment by Pix and confirms the payment in the same call, so that the
 * response contains the Pix code. With `authorizes`, the payer authorises monthly debits in the same step (the Central
 * Bank's `jornada 3`).
 */
function byPix(seconds: number, authorizes: WantedIntent['authorizes']) {
  const future = authorizes && {
    setup_future_usage: 'off_session' as const,
    mandate_options: {
      amount: authorizes.maxCentavos,
      amount_type: 'maximum' as const,
      currency: 'brl',
      payment_schedule: 'monthly' as const,
      reference: MANDATE_REFERENCE,
    },
  };
  return {
    confirm: true,
    allowed_payment_method_types: ['pix'],
    payment_method_data: { type: 'pix' as const },
    payment_method_options: { pix: { expires_after_seconds: seconds, ...future } },
  };
}

/** Returns the options to debit a mandate. Stripe tells the payer's bank immediately, and debits three days later. */
function byMandate(mandate: string) {
  return { payment_method: mandate, allowed_payment_method_types: ['pix'], off_session: true, confirm: true };
}

/** Maps Stripe's statuses to ours. Every status of Stripe that is not listed maps to PENDING. */
const statuses = new Map<string, ProviderIntent['status']>([
  ['requires_payment_method', 'OPEN'],
  ['requires_confirmation', 'OPEN'],
  ['succeeded', 'SUCCEEDED'],
  ['canceled', 'CANCELED'],
]);

/** Connects to Stripe with Stripe's SDK. */
export function createStripeProvider(config: StripeConfig): PaymentProvider {
  const local = config.localPort;
  const stripe = new Stripe(config.secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(local === undefined ? {} : { host: '127.0.0.1', port: local, protocol: 'http' as const }),
  });

  return {
    browser: {
      scriptUrl: local === undefined ? 'https://js.stripe.com/v3/' : '/sandbox/stripe.js',
      publishableKey: config.publishableKey,
      isTest: config.publishableKey.startsWith('pk_test_'),
    },

    async createCustomer(memberId, idempotencyKey) {
      const wanted = { metadata: { member: memberId } };
      const customer = await asked(stripe.customers.create(wanted, { idempotencyKey }));
      return customer.id;
    },

    async deleteCustomer(customer) {
      try {
        await asked(stripe.customers.del(customer));
      } catch (error) {
        if (!(error instanceof UnknownCustomer || isMissing(error))) throw error;
      }
    },

    async createIntent({ id, memberId, customer, centavos, purpose, ...method }) {
      const wanted = {
        amount: centavos,
        currency: 'brl',
        customer,
        ...optionsOf(method),
        metadata: { intent: id, member: memberId, purpose },
      };
      const idempotencyKey = `intent:${id}:${customer}`;
      return toIntent(await asked(orDeclined(stripe.paymentIntents.create(wanted, { idempotencyKey }))));
    },

    async savedCards(customer) {
      const cards: (ProviderCard & { at: number })[] = [];
      const of = { type: 'card' as const, limit: 100 };
      for await (const { id, card, created } of every((from) =>
        stripe.customers.listPaymentMethods(customer, { ...of, ...from }),
      )) {
        const { brand, last4, exp_month: expMonth, exp_year: expYear } = card ?? {};
        if (!brand || !last4 || !expMonth || !expYear) continue;
        cards.push({ id, brand, last4, expMonth, expYear, at: created });
      }
      // Stripe lists the newest card first. The sort preserves this order among cards of the same second.
      return cards.sort((a, b) => b.at - a.at).map(({ at: _at, ...card }) => card);
    },

    forgetCard: detach,
    // A mandate is known by its payment method: the debits name the method, and detaching it ends the mandate.
    endMandate: detach,

    async findIntent(providerId) {
      return await orNone(paidWhen(asked(stripe.paymentIntents.retrieve(providerId))));
    },

    ...(local !== undefined && {
      async testPageOf(providerId: string) {
        const { id, client_secret: secret } = await asked(stripe.paymentIntents.retrieve(providerId));
        return `/sandbox/pix/${id}?client_secret=${secret ?? ''}`;
      },
    }),

    async findSent(customer, id) {
      const of = { customer, limit: 100 };
      for await (const intent of every((from) => stripe.paymentIntents.list({ ...of, ...from })))
        if (intent.metadata.intent === id) return toIntent(intent);
      return undefined;
    },

    async cancelIntent(providerId) {
      try {
        return toIntent(await asked(stripe.paymentIntents.cancel(providerId)));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return await orNone(paidWhen(asked(stripe.paymentIntents.retrieve(providerId))));
      }
    },

    async refund({ id, providerId, centavos }) {
      try {
        const wanted = { payment_intent: providerId, amount: centavos, metadata: { refund: id } };
        const refund = await asked(stripe.refunds.create(wanted, { idempotencyKey: `refund:${id}` }));
        return toReturn(refund);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new RefundRefused(error.message);
        throw error;
      }
    },

    async findReturns(providerId) {
      const of = { payment_intent: providerId, limit: 100 };
      const returns: ProviderReturn[] = [];
      try {
        for await (const refund of every((from) => stripe.refunds.list({ ...of, ...from }))) {
          returns.push(toReturn(refund));
        }
        for await (const dispute of every((from) => stripe.disputes.list({ ...of, ...from }))) {
          if (!isInquiry(dispute)) returns.push(toDispute(dispute));
        }
      } catch (error) {
        // A payment that Stripe does not know has no refunds or disputes.
        if (!isMissing(error)) throw error;
      }
      return returns;
    },

    async *eventsSince(since) {
      const of = { created: { gte: secondOf(since) }, types: told, limit: 100 };
      for await (const event of every((from) => stripe.events.list({ ...of, ...from }))) yield toEvent(event);
    },

    async *costsBetween(since, until) {
      const created = { gte: secondOf(since), lte: secondOf(until) };
      const of = { created, currency: 'brl', limit: 100 };
      for await (const movement of every((from) => stripe.balanceTransactions.list({ ...of, ...from }))) {
        const cost = toCost(movement);
        if (cost.centavos !== 0) yield cost;
      }
    },

    async balance() {
      const { available, pending } = await asked(stripe.balance.retrieve());
      const ours = [...available, ...pending].filter(({ currency }) => currency === 'brl');
      return ours.reduce((total, { amount }) => total + amount, 0);
    },

    readEvent: (body, signature) => toEvent(verified(body, signature)),
  };

  /** Adds the charge of a paid Pix to its intent, because only the charge has the time of the payment. */
  async function paidWhen(asking: Promise<Stripe.PaymentIntent>) {
    const intent = await asking;
    const charge = intent.latest_charge;
    if (intent.status !== 'succeeded' || !isPix(intent) || typeof charge !== 'string') return intent;
    return { ...intent, latest_charge: await asked(stripe.charges.retrieve(charge)) };
  }

  /** Detaches a saved payment method from its customer. Does nothing if it is not attached. */
  async function detach(method: string) {
    try {
      await asked(stripe.paymentMethods.detach(method));
    } catch (error) {
      if (error instanceof UnknownCard) return;
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      if (!isMissing(error) && (await asked(stripe.paymentMethods.retrieve(method))).customer !== null) throw error;
    }
  }

  function verified(body: Buffer, signature: string | undefined) {
    try {
      return stripe.webhooks.constructEvent(body, signature ?? '', config.webhookSecret, TOLERANCE_SECONDS);
    } catch (error) {
      throw new UntrustedEvent('The event is not signed as the provider signs.', { cause: error });
    }
  }
}

function toEvent(event: Stripe.Event): ProviderEvent {
  const { object } = event.data;
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1_000),
    // Any other event may contain a Pix that is not confirmed yet, which looks like a Pix whose code has expired.
    intent: object.object === 'payment_intent' && told.includes(event.type) ? toIntent(object, event.created) : null,
    returned: returnedBy(event),
    endedMandate: mandateEndedBy(event),
  };
}

/** Returns the payment method of a mandate that has ended. A payer can end it in the app of their bank. */
function mandateEndedBy({ type, data: { object } }: Stripe.Event) {
  if (object.object === 'mandate' && object.status === 'inactive') return idOf(object.payment_method);
  return type === 'payment_method.detached' && object.object === 'payment_method' ? object.id : undefined;
}

function idOf(object: string | { id: string }) {
  return typeof object === 'string' ? object : object.id;
}

/**
 * Converts one of Stripe's balance transactions to a cost. For payments, refunds and disputes only the fees are a cost,
 * because their amounts are booked elsewhere.
 */
function toCost({ id, amount, fee, reporting_category: category, created }: Stripe.BalanceTransaction): ProviderCost {
  const centavos = booked.has(category) ? fee : fee - amount;
  return { id, kind: kindOf(category), centavos, at: new Date(created * 1_000) };
}

function kindOf(category: string): ProviderCost['kind'] {
  if (category.startsWith('payout')) return 'PAYOUT';
  return category.startsWith('dispute') ? 'DISPUTE_FEE' : 'PROVIDER_FEE';
}

const booked = new Set(['charge', 'refund', 'refund_failure', 'dispute', 'dispute_reversal']);

/** @param eventSeconds the time of the event that contains the intent */
function toIntent(intent: Stripe.PaymentIntent, eventSeconds?: number): ProviderIntent {
  const method = isPix(intent) ? 'PIX' : 'CARD';
  const error = method === 'PIX' ? null : intent.last_payment_error;
  const charge = typeof error?.charge === 'string' ? error.charge : undefined;
  const needsOwner = error?.code === AUTHENTICATION_REQUIRED || error?.decline_code === AUTHENTICATION_REQUIRED;
  return {
    id: intent.id,
    method,
    status: method === 'PIX' && intent.status === 'requires_payment_method' ? 'CANCELED' : statusOf(intent),
    clientSecret: intent.client_secret,
    createdAt: new Date(intent.created * 1_000),
    centavos: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    reference: intent.metadata.intent ?? null,
    memberId: intent.metadata.member ?? null,
    purpose: intent.metadata.purpose ?? null,
    decline: needsOwner || charge === undefined ? null : declineOf(charge, error),
    needsOwner,
    savesCard: method === 'CARD' && intent.setup_future_usage === 'off_session',
    pix: codeOf(intent),
    paidAt: method === 'PIX' ? paidAtOf(intent, eventSeconds) : undefined,
    mandate: mandateOf(intent),
  };
}

/**
 * Reports whether a payment is made by Pix. A card payment that was opened without a restriction of its methods also
 * lists Pix, if the account has Pix enabled.
 */
function isPix({ payment_method_types: types }: Stripe.PaymentIntent) {
  return !types.includes('card');
}

function paidAtOf({ status, latest_charge: charge }: Stripe.PaymentIntent, eventSeconds?: number) {
  if (status !== 'succeeded') return undefined;
  const seconds = charge !== null && typeof charge === 'object' ? charge.created : eventSeconds;
  return seconds === undefined ? undefined : new Date(seconds * 1_000);
}

function mandateOf({ status, payment_method: method, payment_method_options: options }: Stripe.PaymentIntent) {
  const isAuthorized = status === 'succeeded' && options?.pix?.setup_future_usage === 'off_session';
  return isAuthorized && method ? idOf(method) : null;
}

function declineOf(id: string, error: Stripe.PaymentIntent['last_payment_error']) {
  const code = error?.decline_code ?? error?.code ?? 'unknown';
  return { id, code, isFinal: error?.advice_code === 'do_not_try_again' };
}

function statusOf({ status }: Stripe.PaymentIntent) {
  return statuses.get(status) ?? 'PENDING';
}

function codeOf({ next_action: next, livemode }: Stripe.PaymentIntent): ProviderIntent['pix'] {
  const { data, expires_at: end, hosted_instructions_url: page } = next?.pix_display_qr_code ?? {};
  if (data === undefined || end === undefined) return null;
  return { code: data, expiresAt: new Date(end * 1_000), testUrl: livemode ? null : (page ?? null) };
}

/**
 * Returns the id of the intent if the event is about a refund or dispute. Returns null for other events, such as a
 * payment.
 */
function returnedBy({ type, data: { object } }: Stripe.Event) {
  const isReturn = object.object === 'refund' || object.object === 'dispute' || type === 'charge.refunded';
  if (!isReturn || !('payment_intent' in object) || !object.payment_intent) return null;
  return typeof object.payment_intent === 'string' ? object.payment_intent : object.payment_intent.id;
}

function toReturn({ id, amount, status, metadata }: Stripe.Refund): ProviderReturn {
  const isGone = status === 'failed' || status === 'canceled';
  return {
    id,
    kind: 'REFUND',
    centavos: amount,
    status: isGone ? 'FAILED' : status === 'succeeded' ? 'SUCCEEDED' : 'PENDING',
    reference: metadata?.refund ?? null,
  };
}

/** Returns true for a bank's inquiry, which has debited nothing yet but may become a dispute. */
function isInquiry({ status }: Stripe.Dispute) {
  return status.startsWith('warning_');
}

function toDispute({ id, amount, status }: Stripe.Dispute): ProviderReturn {
  const isBack = status === 'won' || status === 'prevented';
  return {
    id,
    kind: 'DISPUTE',
    centavos: amount,
    status: isBack ? 'FAILED' : status === 'lost' ? 'SUCCEEDED' : 'PENDING',
    reference: null,
  };
}

/** Returns the intent of a declined charge, which Stripe's library throws inside an error. */
async function orDeclined(asking: Promise<Stripe.PaymentIntent>) {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
    throw error;
  }
}

async function orNone(asking: Promise<Stripe.PaymentIntent>) {
  try {
    return toIntent(await asking);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown) {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Yields all items of a list that Stripe returns page by page. */
async function* every<Row extends { id: string }>(
  list: (from: { starting_after?: string }) => Promise<Stripe.ApiList<Row>>,
) {
  for (let after: string | undefined; ;) {
    const page = await asked(list(after === undefined ? {} : { starting_after: after }));
    yield* page.data;
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return;
  }
}

function secondOf(instant: Date) {
  return Math.floor(instant.getTime() / 1_000);
}

/**
 * Awaits a call to Stripe.
 * @throws errors that the request itself caused, which the caller handles; converts any other error to a 503
 * (`providerAway`)
 */
async function asked<Answer>(answer: Promise<Answer>) {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw providerAway(error);
    if (error.code === 'resource_missing' && error.param === 'customer') throw new UnknownCustomer(error.message);
    if (error.param === 'payment_method' || error.code === MANDATE_INVALID) throw new UnknownCard(error.message);
    throw error;
  }
}
