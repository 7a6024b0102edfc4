import { randomBytes } from 'node:crypto';
import { cardOf, refusalOf } from './cards.ts';
import { missing, StripeFault } from './faults.ts';
import { newId, seconds } from './ids.ts';
import type { IntentRecord } from './records.ts';
import { createReturns } from './returns.ts';
import type { State } from './state.ts';
import { intentToWire } from './wire.ts';
import type { Webhooks } from './webhooks.ts';

const MIN_AMOUNT = 50; // centavos: Stripe's least charge in BRL

export interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
}

export type Intents = ReturnType<typeof createIntents>;

/** The life of payment intents. Every step is one commit: the intent, its charge and the news of it. */
export function createIntents(state: State, webhooks: Webhooks) {
  const returns = createReturns(state, webhooks, find);

  function find(id: string) {
    const intent = state.intents.rows.get(id);
    if (!intent) throw missing('payment_intent', id);
    return intent;
  }

  function create(given: NewIntent) {
    if (given.amount < MIN_AMOUNT) {
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
    const intent: IntentRecord = {
      ...given,
      id,
      secret: `${id}_secret_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`,
      created: seconds(),
      status: 'requires_payment_method',
      number: null,
      charge: null,
      error: null,
      canceledAt: null,
    };
    return change(intent, 'payment_intent.created');
  }

  /** @throws {StripeFault} 402 when the card is refused; the intent then waits for another one */
  function confirm(id: string, number: string) {
    const intent = find(id);
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') throw unexpected(intent);
    if (cardOf(number).authenticates) {
      return change({ ...intent, status: 'requires_action', number, error: null }, 'payment_intent.requires_action');
    }
    return charge(intent, number);
  }

  /** The bank's own page has asked the owner of the card. */
  function authenticate(id: string, succeeded: boolean) {
    const intent = find(id);
    if (intent.status !== 'requires_action' || intent.number === null) throw unexpected(intent);
    if (succeeded) return charge(intent, intent.number);
    const error = {
      type: 'card_error' as const,
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication.',
    };
    return change(
      { ...intent, status: 'requires_payment_method', number: null, error },
      'payment_intent.payment_failed',
    );
  }

  function charge(intent: IntentRecord, number: string) {
    const id = newId('ch');
    const { outcome, disputes = false, refusesRefunds = false } = cardOf(number);
    const succeeded = outcome === 'paid';
    const row = {
      id,
      intent: intent.id,
      amount: intent.amount,
      refunded: 0,
      succeeded,
      last4: number.slice(-4),
      refusesRefunds,
    };
    if (succeeded) {
      const paid = { ...intent, status: 'succeeded' as const, number: null, charge: id, error: null };
      change(paid, 'payment_intent.succeeded', state.charges.put(id, row));
      if (disputes) returns.dispute(paid);
      return paid;
    }
    const error = refusalOf(outcome, id);
    const refused = { ...intent, status: 'requires_payment_method' as const, number: null, charge: id, error };
    const after = change(refused, 'payment_intent.payment_failed', state.charges.put(id, row));
    throw new StripeFault(402, { ...error, payment_intent: intentToWire(after, 'public') });
  }

  function cancel(id: string) {
    const intent = find(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
    return change({ ...intent, status: 'canceled', number: null, canceledAt: seconds() }, 'payment_intent.canceled');
  }

  function change(intent: IntentRecord, type: string, ...besides: Parameters<State['commit']>) {
    const news = webhooks.event(type, intentToWire(intent));
    state.commit(state.intents.put(intent.id, intent), ...besides, state.deliveries.put(news.id, news));
    webhooks.send(news);
    return intent;
  }

  return { find, create, confirm, authenticate, cancel, refund: returns.refund, decideDispute: returns.decide };
}

function unexpected(intent: IntentRecord) {
  return new StripeFault(400, {
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}, in which it cannot do that.`,
    payment_intent: intentToWire(intent, 'public'),
  });
}
