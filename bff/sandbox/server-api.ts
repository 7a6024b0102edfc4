import express, { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { evidences, type Disputes } from './disputes.ts';
import { invalid, missing } from './faults.ts';
import { idempotent } from './idempotency.ts';
import { amountIn, cardIn, currencyIn, fieldsOf, metadataIn, textIn } from './input.ts';
import { newId, seconds } from './ids.ts';
import type { Intents } from './intents.ts';
import type { CustomerRecord } from './records.ts';
import type { Refunds } from './refunds.ts';
import type { State } from './state.ts';
import { methodToWire } from './wire/card.ts';
import { chargeToWire } from './wire/charge.ts';
import { customerToWire } from './wire/customer.ts';
import { intentToWire } from './wire/intent.ts';
import { movementToWire } from './wire/movement.ts';
import { refundToWire } from './wire/refund.ts';

const newIntent = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'automatic_payment_methods',
  'payment_method_types',
  'statement_descriptor_suffix',
];
const evidenceIn = z.object({ uncategorized_text: z.enum(evidences) });
const reasonIn = z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).nullable().default(null);

interface Deps {
  state: State;
  intents: Intents;
  refunds: Refunds;
  disputes: Disputes;
  guard: RequestHandler;
}

/** What a server calls with its secret key: the part of Stripe's API that the platform uses. */
export function createServerApi({ state, intents, refunds, disputes, guard }: Deps) {
  const router = Router();
  router.use('/v1', guard, express.urlencoded({ extended: true }), idempotent(state));

  router.post('/v1/customers', (request, response) => {
    const fields = fieldsOf(request, ['metadata', 'description']);
    const customer: CustomerRecord = {
      id: newId('cus'),
      created: seconds(),
      description: typeof fields.description === 'string' ? fields.description : null,
      metadata: metadataIn(fields.metadata),
    };
    state.commit(state.customers.put(customer.id, customer));
    response.json(customerToWire(customer));
  });

  router.get('/v1/customers/:id', (request, response) => {
    response.json(customerToWire(known(state.customers.rows, 'customer', request.params.id)));
  });

  router.post('/v1/payment_intents', (request, response) => {
    const fields = fieldsOf(request, newIntent);
    const intent = intents.create({
      amount: amountIn(fields.amount),
      currency: currencyIn(fields.currency),
      customer: typeof fields.customer === 'string' ? fields.customer : null,
      description: typeof fields.description === 'string' ? fields.description : null,
      metadata: metadataIn(fields.metadata),
    });
    response.json(intentToWire(intent));
  });

  router.get('/v1/payment_intents', (request, response) => {
    const { limit, starting_after: after } = fieldsOf(request, ['limit', 'starting_after']);
    const size = Math.min(Number(limit ?? 10) || 10, 100);
    const newestFirst = [...state.intents.rows.values()].reverse();
    const start = newestFirst.findIndex(({ id }) => id === after) + 1;
    const page = newestFirst.slice(start, start + size);
    const data = page.map((intent) => intentToWire(intent));
    response.json({ object: 'list', url: '/v1/payment_intents', has_more: start + size < newestFirst.length, data });
  });

  router.get('/v1/payment_intents/:id', (request, response) => {
    response.json(intentToWire(intents.find(request.params.id)));
  });

  router.post('/v1/payment_intents/:id/confirm', (request, response) => {
    const fields = fieldsOf(request, ['payment_method', 'payment_method_data', 'return_url']);
    response.json(intentToWire(intents.confirm(request.params.id, cardIn(fields))));
  });

  router.post('/v1/payment_intents/:id/cancel', (request, response) => {
    fieldsOf(request, ['cancellation_reason']);
    response.json(intentToWire(intents.cancel(request.params.id)));
  });

  router.get('/v1/charges/:id', (request, response) => {
    const charge = known(state.charges.rows, 'charge', request.params.id);
    response.json(chargeToWire(charge, intents.find(charge.intent), disputes.of(charge.id).length > 0));
  });

  router.get('/v1/payment_methods/:id', (request, response) => {
    const { id } = request.params;
    const used = [...state.charges.rows.values()].find(({ method }) => method.id === id);
    if (!used) throw missing('PaymentMethod', id);
    response.json(methodToWire(used.method));
  });

  router.get('/v1/balance_transactions/:id', (request, response) => {
    const { id } = request.params;
    const rows = [...state.charges.rows.values(), ...state.refunds.rows.values(), ...state.disputes.rows.values()];
    const movement = rows
      .flatMap((row) =>
        'movements' in row ? row.movements : 'failure' in row ? [row.movement, row.failure] : [row.movement],
      )
      .find((each) => each?.id === id);
    if (!movement) throw missing('balance transaction', id);
    response.json(movementToWire(movement));
  });

  router.post('/v1/refunds', (request, response) => {
    const fields = fieldsOf(request, ['payment_intent', 'amount', 'metadata', 'reason']);
    const reason = reasonIn.safeParse(fields.reason);
    if (!reason.success) throw invalid('reason', 'Invalid reason', 'parameter_invalid_string');
    const refund = refunds.create(intents.find(textIn(fields.payment_intent, 'payment_intent')), {
      amount: fields.amount === undefined ? undefined : amountIn(fields.amount),
      metadata: metadataIn(fields.metadata),
      reason: reason.data,
    });
    response.json(refundToWire(refund));
  });

  router.get('/v1/refunds', (request, response) => {
    const { payment_intent: of } = fieldsOf(request, ['payment_intent', 'limit']);
    const data = [...state.refunds.rows.values()].filter(({ intent }) => intent === of).map(refundToWire);
    response.json({ object: 'list', url: '/v1/refunds', has_more: false, data: data.reverse() });
  });

  router.get('/v1/refunds/:id', (request, response) => {
    response.json(refundToWire(known(state.refunds.rows, 'refund', request.params.id)));
  });

  router.get('/v1/disputes', (request, response) => {
    const { payment_intent: of } = fieldsOf(request, ['payment_intent', 'limit']);
    const data = [...state.disputes.rows.values()].filter(({ intent }) => intent === of).map(disputes.toWire);
    response.json({ object: 'list', url: '/v1/disputes', has_more: false, data: data.reverse() });
  });

  router.get('/v1/disputes/:id', (request, response) => {
    response.json(disputes.toWire(known(state.disputes.rows, 'dispute', request.params.id)));
  });

  router.post('/v1/disputes/:id', (request, response) => {
    const { evidence } = fieldsOf(request, ['evidence', 'submit']);
    const said = evidenceIn.safeParse(evidence);
    if (!said.success) throw invalid('evidence', 'Invalid evidence.', 'parameter_invalid_empty');
    response.json(disputes.toWire(disputes.answer(request.params.id, said.data.uncategorized_text)));
  });

  return router;
}

function known<Row>(rows: Map<string, Row>, what: string, id: string) {
  const row = rows.get(id);
  if (!row) throw missing(what, id);
  return row;
}
