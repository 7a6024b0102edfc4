import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { brCodeOf } from './br-code.ts';
import { cardOf, declineOf, methodNamed, pixMethod } from './cards.ts';
import { declineError } from './declines.ts';
import { missing, StripeFault } from './faults.ts';
import { newId, seconds } from './ids.ts';
import { charged } from './movements.ts';
import type { Mandates } from './mandates.ts';
import type { NewEvent, SendEvents } from './news.ts';
import type { NewPix } from './pix-api.ts';
import type { ChargeRecord, IntentRecord, MandateRecord, MethodRecord } from './records.ts';
import type { State } from './state.ts';
import { methodToWire } from './wire/card.ts';
import { chargeToWire } from './wire/charge.ts';
import { intentToPage, intentToWire, receivedOf } from './wire/intent.ts';

const MIN_AMOUNT_CENTAVOS = 50; // centavos: Stripe's minimum charge in BRL
const DAY_SECONDS = 86_400;
/** The time between the notice of a debit and the debit, which the Central Bank requires. */
const DEBIT_NOTICE_SECONDS = 3 * DAY_SECONDS;
/** The Central Bank's retry policy PERMITE_3R_7D: three repetitions of a refused debit within seven days. */
const MAX_RETRIES = 3;
const RETRY_SECONDS = 2 * DAY_SECONDS;

export interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  /** The single payment method type that the intent allows; null if it allows every type of the account. */
  allowedType: 'card' | 'pix' | null;
  /** The Pix that the payer is asked to pay; null for a card payment, and for a debit by a mandate. */
  newPix: NewPix | null;
  setupFutureUsage: 'off_session' | null;
  /**
   * The saved card to charge immediately, or the saved Pix to debit by its mandate, without its owner; null if the
   * payment waits for a page.
   */
  savedMethod: string | null;
}

interface Deps {
  state: State;
  sendEvents: SendEvents;
  mandates: Mandates;
  /** Called after a charge is paid. */
  onPaid: (charge: ChargeRecord, intent: IntentRecord) => void;
  /** Called after a Pix, or a debit by a mandate, is created. */
  onPix: (intent: IntentRecord) => void;
}

/** The records and the event that a change of an intent brings with it. */
interface Besides {
  before?: NewEvent;
  charge?: ChargeRecord;
  /** The payment method that the payment saves for the customer. */
  saves?: MethodRecord | undefined;
  /** The mandate that the payer has authorised. */
  mandate?: MandateRecord | null;
}

/** Converts an intent for the caller of a failed charge. A page gets fewer fields than a server. */
type ToCaller = (intent: IntentRecord) => Partial<Stripe.PaymentIntent>;

export type Intents = ReturnType<typeof createIntents>;

/** Manages payment intents. Each operation commits the changed intent, its charge and their events together. */
export function createIntents({ state, sendEvents, mandates, onPaid, onPix }: Deps) {
  function find(id: string) {
    const intent = state.intents.rows.get(id);
    if (!intent) throw missing('payment_intent', id);
    return intent;
  }

  function create({ newPix, savedMethod: saved, ...given }: NewIntent) {
    if (given.amount < MIN_AMOUNT_CENTAVOS) {
      throw new StripeFault(400, {
        code: 'amount_too_small',
        param: 'amount',
        message: 'The amount must be at least 50 centavos.',
      });
    }
    if (given.customer !== null && !state.customers.rows.has(given.customer)) {
      throw new StripeFault(400, {
        code: 'resource_missing',
        param: 'customer',
        message: `No such customer: '${given.customer}'`,
      });
    }
    const kept = saved === null ? null : savedMethod(saved, given.customer);
    const id = newId('pi');
    const created = seconds();
    const intent: IntentRecord = {
      ...given,
      id,
      secret: `${id}_secret_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`,
      created,
      status: 'requires_payment_method',
      method: null,
      pix: null,
      terms: newPix?.terms ?? null,
      mandate: null,
      debit: null,
      charge: null,
      error: null,
      canceledAt: null,
    };
    if (kept?.type === 'pix') return startDebit(intent, kept);
    if (kept) {
      change(intent, 'payment_intent.created');
      return chargeWithoutOwner(intent, kept);
    }
    if (newPix === null) return change(intent, 'payment_intent.created');
    if (given.currency !== 'brl') throw new StripeFault(400, { param: 'currency', message: 'Pix takes brl only.' });
    const location = `pix.sandbox.example/qr/v2/${id}`;
    const pix = {
      code: brCodeOf({ location, centavos: given.amount, receiver: 'BRASA', city: 'SAO PAULO' }),
      lifetime: newPix.lifetime,
      expiresAt: created + newPix.lifetime,
      surplus: 0,
      received: null,
    };
    const waiting: IntentRecord = { ...intent, status: 'requires_action', method: pixMethod(), pix };
    change(waiting, 'payment_intent.requires_action', { before: ['payment_intent.created', intentToWire(intent)] });
    onPix(waiting);
    return waiting;
  }

  /**
   * Tells the payer's bank of a debit by a mandate. The bank tells its customer, and debits the account three days
   * later.
   * @throws {StripeFault} 400 if the mandate has ended, or does not cover the amount
   */
  function startDebit(intent: IntentRecord, method: MethodRecord) {
    const mandate = mandates.ofMethod(method.id);
    const limit = mandate?.terms.amount ?? 0;
    const isCovered = mandate?.terms.amountType === 'fixed' ? intent.amount === limit : intent.amount <= limit;
    if (!mandate || !isCovered) {
      const message = 'The mandate of this PaymentMethod does not allow this payment.';
      throw new StripeFault(400, { code: 'payment_intent_mandate_invalid', param: 'payment_method', message });
    }
    const debit = { at: intent.created + DEBIT_NOTICE_SECONDS, refused: 0 };
    const waiting: IntentRecord = { ...intent, status: 'processing', method, mandate: mandate.id, debit };
    change(waiting, 'payment_intent.processing', { before: ['payment_intent.created', intentToWire(intent)] });
    onPix(waiting);
    return waiting;
  }

  /**
   * Simulates an attempt of the payer's bank to debit the account. After the third repetition that the bank refuses,
   * the payment has failed.
   * @throws {StripeFault} 400 if the intent is no debit that waits
   */
  function attemptDebit(id: string, isPaid: boolean) {
    const intent = find(id);
    if (intent.status !== 'processing' || !intent.debit || !intent.method) throw unexpected(intent);
    if (isPaid) return charge(intent, intent.method, false);
    const refused = intent.debit.refused + 1;
    const debit = { at: seconds() + RETRY_SECONDS, refused };
    if (refused > MAX_RETRIES) return failDebit({ ...intent, debit: { ...debit, at: seconds() } });
    const waiting = { ...intent, debit };
    state.commit(state.intents.put(id, waiting));
    onPix(waiting);
    return waiting;
  }

  function failDebit(intent: IntentRecord) {
    const error = {
      type: 'invalid_request_error' as const,
      code: 'payment_method_provider_decline',
      message: 'The payment method provider declined the debit.',
    };
    return change({ ...intent, status: 'requires_payment_method', error }, 'payment_intent.payment_failed');
  }

  /** Ends the mandate of a payment method, if it has one. The debits that wait fail. */
  function endMandateOf(method: string) {
    const mandate = mandates.ofMethod(method);
    if (!mandate) return;
    mandates.end(mandate.id);
    for (const intent of [...state.intents.rows.values()]) {
      if (intent.status === 'processing' && intent.mandate === mandate.id) onPix(failDebit(intent));
    }
  }

  /** @throws {StripeFault} 400 if the payment method is not saved for the customer */
  function savedMethod(id: string, customer: string | null) {
    const method = state.methods.rows.get(id);
    if (method && method.customer === customer) return method;
    const message = `No such PaymentMethod: '${id}'`;
    throw new StripeFault(400, { code: 'resource_missing', param: 'payment_method', message });
  }

  /** @throws {StripeFault} 402 if the card is declined, or if its bank requires that its owner authenticates */
  function chargeWithoutOwner(intent: IntentRecord, method: MethodRecord) {
    const { authenticates, isExemptOffSession } = cardOf(method.number);
    if (!authenticates || isExemptOffSession) return charge(intent, method, false, intentToWire);
    const error = {
      type: 'card_error' as const,
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    };
    const waiting = change({ ...intent, method, error }, 'payment_intent.payment_failed');
    throw new StripeFault(402, {
      ...error,
      payment_intent: intentToWire(waiting),
      payment_method: methodToWire(method),
    });
  }

  /** Finds a saved card of the intent's customer by its id, or a test card by Stripe's name of it. */
  function methodOf({ customer }: IntentRecord, id: string) {
    return state.methods.rows.has(id) ? savedMethod(id, customer) : methodNamed(id);
  }

  /**
   * Pays an intent with a card, or starts the authentication if the card requires it.
   * @param setupFutureUsage saves the card for the customer after it has paid
   * @throws {StripeFault} 402 if the card is declined. The intent then waits for another card
   */
  function confirm(id: string, method: MethodRecord, setupFutureUsage?: 'off_session') {
    const before = find(id);
    const intent = { ...before, setupFutureUsage: setupFutureUsage ?? before.setupFutureUsage };
    const isOpen = intent.status === 'requires_payment_method' || intent.status === 'requires_action';
    if (!isOpen || intent.pix || intent.debit) throw unexpected(intent);
    if (cardOf(method.number).authenticates) {
      return change({ ...intent, status: 'requires_action', method, error: null }, 'payment_intent.requires_action');
    }
    return charge(intent, method, false);
  }

  /** Applies the result of the bank's authentication page to a payment intent. */
  function authenticate(id: string, succeeded: boolean) {
    const intent = find(id);
    if (intent.status !== 'requires_action' || intent.method === null || intent.pix) throw unexpected(intent);
    if (succeeded) return charge(intent, intent.method, true);
    const error = {
      type: 'card_error' as const,
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication.',
    };
    return change({ ...intent, status: 'requires_payment_method', error }, 'payment_intent.payment_failed');
  }

  /**
   * Receives the payment of a Pix from the payer's bank, even after the code has expired. If the code has already been
   * paid, the bank returns the new payment to the payer, and the payment never reaches the account.
   * @param more the centavos that the payer pays beyond the amount of the code; negative if they pay less
   */
  function receivePix(id: string, more = 0) {
    const intent = find(id);
    if (!intent.pix || !intent.method) throw unexpected(intent);
    if (intent.status !== 'succeeded') {
      const paid = { ...intent.pix, received: more === 0 ? null : intent.amount + more };
      return charge({ ...intent, canceledAt: null, pix: paid }, intent.method, false);
    }
    const pix = { ...intent.pix, surplus: intent.pix.surplus + 1 };
    return change({ ...intent, pix }, 'payment_intent.succeeded');
  }

  /** Makes the code of a Pix expire now. Does nothing if the payment is no longer pending. */
  function expirePix(id: string) {
    const intent = find(id);
    if (!intent.pix || intent.status !== 'requires_action') return intent;
    const pix = { ...intent.pix, expiresAt: Math.min(intent.pix.expiresAt, seconds()) };
    const error = {
      type: 'invalid_request_error' as const,
      code: 'payment_intent_payment_attempt_expired',
      message: 'The latest payment attempt for the PaymentIntent has expired.',
    };
    return change({ ...intent, pix, status: 'requires_payment_method', error }, 'payment_intent.payment_failed');
  }

  function charge(
    intent: IntentRecord,
    used: MethodRecord,
    isAuthenticated: boolean,
    toCaller: ToCaller = intentToPage,
  ) {
    const isSaved = (intent.setupFutureUsage ?? intent.terms) !== null && intent.customer !== null;
    const method = isSaved ? { ...used, customer: intent.customer } : used;
    const declined = method.type === 'pix' ? null : (declineOf(method) ?? null);
    const row: ChargeRecord = {
      id: newId('ch'),
      intent: intent.id,
      amount: receivedOf(intent),
      refunded: 0,
      created: seconds(),
      method: declined === null ? method : used,
      isAuthenticated,
      declined,
      succeeded: declined === null,
      movement: null,
    };
    const after = { ...intent, method: declined === null ? method : used, charge: row.id };
    if (declined === null) {
      const mandate = isSaved ? mandates.authorisedBy(intent) : null;
      const paid: IntentRecord = { ...after, status: 'succeeded', error: null, mandate: mandate?.id ?? intent.mandate };
      const whole = { ...row, movement: charged(row, intent.currency) };
      const saves = isSaved && used.customer === null ? method : undefined;
      const before: NewEvent = ['charge.succeeded', chargeToWire(whole, paid, false)];
      change(paid, 'payment_intent.succeeded', { before, charge: whole, saves, mandate });
      onPaid(whole, paid);
      return paid;
    }
    const error = declineError(declined, row.id);
    const refused: IntentRecord = { ...after, status: 'requires_payment_method', error };
    const before: NewEvent = ['charge.failed', chargeToWire(row, refused, false)];
    change(refused, 'payment_intent.payment_failed', { before, charge: row });
    throw new StripeFault(402, {
      ...error,
      payment_intent: toCaller(refused),
      payment_method: methodToWire(used),
    });
  }

  /** @throws {StripeFault} 400 for a payment that has ended, and for a debit that the payer's bank has been told of */
  function cancel(id: string) {
    const intent = find(id);
    const { status } = intent;
    // Stripe cancels a processing payment only in rare cases. Ending its mandate ends a debit.
    if (status === 'succeeded' || status === 'canceled' || status === 'processing') throw unexpected(intent);
    return change({ ...intent, status: 'canceled', canceledAt: seconds() }, 'payment_intent.canceled');
  }

  /** Commits a changed intent with the records that changed with it, and sends the events about them. */
  function change(intent: IntentRecord, type: NewEvent[0], { before, charge, saves, mandate }: Besides = {}) {
    sendEvents(
      [
        ...(saves ? [['payment_method.attached', methodToWire(saves)] satisfies NewEvent] : []),
        ...(before ? [before] : []),
        [type, intentToWire(intent)],
      ],
      state.intents.put(intent.id, intent),
      ...(charge ? [state.charges.put(charge.id, charge)] : []),
      ...(saves ? [state.methods.put(saves.id, saves)] : []),
      ...(mandate ? [state.mandates.put(mandate.id, mandate)] : []),
    );
    return intent;
  }

  return {
    find,
    create,
    methodOf,
    confirm,
    authenticate,
    receivePix,
    expirePix,
    attemptDebit,
    endMandateOf,
    cancel,
  };
}

function unexpected(intent: IntentRecord) {
  return new StripeFault(400, {
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}, in which it cannot do that.`,
    payment_intent: intentToPage(intent),
  });
}
