import { randomBytes } from 'node:crypto';
import { brCodeOf } from './br-code.ts';
import { cardOf, declineOf, pixMethod } from './cards.ts';
import { declineError } from './declines.ts';
import { missing, StripeFault } from './faults.ts';
import { newId, seconds } from './ids.ts';
import { charged } from './movements.ts';
import type { NewEvent, SendEvents } from './news.ts';
import type { ChargeRecord, IntentRecord, MethodRecord } from './records.ts';
import type { State } from './state.ts';
import { methodToWire } from './wire/card.ts';
import { chargeToWire } from './wire/charge.ts';
import { intentToPage, intentToWire } from './wire/intent.ts';

const MIN_AMOUNT_CENTAVOS = 50; // centavos: Stripe's minimum charge in BRL

export interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  /** The number of seconds until the code of a Pix expires; null for a card payment. */
  pixLifetime: number | null;
}

interface Deps {
  state: State;
  sendEvents: SendEvents;
  /** Called after a charge is paid. */
  onPaid: (charge: ChargeRecord, intent: IntentRecord) => void;
  /** Called after a Pix is created. */
  onPix: (intent: IntentRecord) => void;
}

export type Intents = ReturnType<typeof createIntents>;

/** Manages payment intents. Each operation commits the changed intent, its charge and their events together. */
export function createIntents({ state, sendEvents, onPaid, onPix }: Deps) {
  function find(id: string) {
    const intent = state.intents.rows.get(id);
    if (!intent) throw missing('payment_intent', id);
    return intent;
  }

  function create({ pixLifetime, ...given }: NewIntent) {
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
      charge: null,
      error: null,
      canceledAt: null,
    };
    if (pixLifetime === null) return change(intent, 'payment_intent.created');
    if (given.currency !== 'brl') throw new StripeFault(400, { param: 'currency', message: 'Pix takes brl only.' });
    const location = `pix.sandbox.example/qr/v2/${id}`;
    const pix = {
      code: brCodeOf({ location, centavos: given.amount, receiver: 'BRASA', city: 'SAO PAULO' }),
      lifetime: pixLifetime,
      expiresAt: created + pixLifetime,
      surplus: 0,
    };
    const waiting: IntentRecord = { ...intent, status: 'requires_action', method: pixMethod(), pix };
    change(waiting, 'payment_intent.requires_action', ['payment_intent.created', intentToWire(intent)]);
    onPix(waiting);
    return waiting;
  }

  /**
   * Pays an intent with a card, or starts the authentication if the card requires it.
   * @throws {StripeFault} 402 if the card is declined. The intent then waits for another card
   */
  function confirm(id: string, method: MethodRecord) {
    const intent = find(id);
    const isOpen = intent.status === 'requires_payment_method' || intent.status === 'requires_action';
    if (!isOpen || intent.pix) throw unexpected(intent);
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
   */
  function receivePix(id: string) {
    const intent = find(id);
    if (!intent.pix || !intent.method) throw unexpected(intent);
    if (intent.status !== 'succeeded') return charge({ ...intent, canceledAt: null }, intent.method, false);
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

  function charge(intent: IntentRecord, method: MethodRecord, isAuthenticated: boolean) {
    const declined = method.type === 'pix' ? null : (declineOf(method) ?? null);
    const row: ChargeRecord = {
      id: newId('ch'),
      intent: intent.id,
      amount: intent.amount,
      refunded: 0,
      created: seconds(),
      method,
      isAuthenticated,
      declined,
      succeeded: declined === null,
      movement: null,
    };
    const after = { ...intent, method, charge: row.id };
    if (declined === null) {
      const paid: IntentRecord = { ...after, status: 'succeeded', error: null };
      const whole = { ...row, movement: charged(row, intent.currency) };
      change(paid, 'payment_intent.succeeded', ['charge.succeeded', chargeToWire(whole, paid, false)], whole);
      onPaid(whole, paid);
      return paid;
    }
    const error = declineError(declined, row.id);
    const refused: IntentRecord = { ...after, status: 'requires_payment_method', error };
    change(refused, 'payment_intent.payment_failed', ['charge.failed', chargeToWire(row, refused, false)], row);
    throw new StripeFault(402, {
      ...error,
      payment_intent: intentToPage(refused),
      payment_method: methodToWire(method),
    });
  }

  function cancel(id: string) {
    const intent = find(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
    return change({ ...intent, status: 'canceled', canceledAt: seconds() }, 'payment_intent.canceled');
  }

  function change(intent: IntentRecord, type: NewEvent[0], besides?: NewEvent, charge?: ChargeRecord) {
    sendEvents(
      [...(besides ? [besides] : []), [type, intentToWire(intent)]],
      state.intents.put(intent.id, intent),
      ...(charge ? [state.charges.put(charge.id, charge)] : []),
    );
    return intent;
  }

  return { find, create, confirm, authenticate, receivePix, expirePix, cancel };
}

function unexpected(intent: IntentRecord) {
  return new StripeFault(400, {
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}, in which it cannot do that.`,
    payment_intent: intentToPage(intent),
  });
}
