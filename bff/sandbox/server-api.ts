import express, { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { invalid, missing } from './faults.ts';
import { idempotent } from './idempotency.ts';
import { amountIn, cardIn, fieldsOf, metadataIn, textIn } from './input.ts';
import { newId, seconds } from './ids.ts';
import type { Intents } from './intents.ts';
import type { State } from './state.ts';
import { disputeToWire, intentToWire, refundToWire } from './wire.ts';

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

/** What a server calls with its secret key: the part of Stripe's API that the platform uses. */
export function createServerApi(state: State, intents: Intents, guard: RequestHandler) {
  const router = Router();
  router.use('/v1', guard, express.urlencoded({ extended: true }), idempotent(state));

  router.post('/v1/customers', (request, response) => {
    const fields = fieldsOf(request, ['metadata', 'description']);
    const customer = { id: newId('cus'), created: seconds(), metadata: metadataIn(fields.metadata) };
    state.commit(state.customers.put(customer.id, customer));
    response.json({ ...customer, object: 'customer', livemode: false });
  });

  router.get('/v1/customers/:id', (request, response) => {
    const customer = state.customers.rows.get(request.params.id);
    if (!customer) throw missing('customer', request.params.id);
    response.json({ ...customer, object: 'customer', livemode: false });
  });

  router.post('/v1/payment_intents', (request, response) => {
    const fields = fieldsOf(request, newIntent);
    const intent = intents.create({
      amount: amountIn(fields.amount),
      currency: textIn(fields.currency, 'currency').toLowerCase(),
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

  router.post('/v1/refunds', (request, response) => {
    const fields = fieldsOf(request, ['payment_intent', 'amount', 'metadata', 'reason']);
    const amount = fields.amount === undefined ? undefined : amountIn(fields.amount);
    const intent = textIn(fields.payment_intent, 'payment_intent');
    response.json(refundToWire(intents.refund(intent, amount, metadataIn(fields.metadata))));
  });

  router.get('/v1/refunds', (request, response) => {
    const { payment_intent: of } = fieldsOf(request, ['payment_intent', 'limit']);
    const data = [...state.refunds.rows.values()].filter(({ intent }) => intent === of).map(refundToWire);
    response.json({ object: 'list', url: '/v1/refunds', has_more: false, data: data.reverse() });
  });

  router.get('/v1/disputes', (request, response) => {
    const { payment_intent: of } = fieldsOf(request, ['payment_intent', 'limit']);
    const data = [...state.disputes.rows.values()].filter(({ intent }) => intent === of).map(disputeToWire);
    response.json({ object: 'list', url: '/v1/disputes', has_more: false, data: data.reverse() });
  });

  // Stripe's test mode decides by these words.
  router.post('/v1/disputes/:id', (request, response) => {
    const { evidence } = fieldsOf(request, ['evidence', 'submit']);
    const said = z.object({ uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']) }).safeParse(evidence);
    if (!said.success) throw invalid('evidence', 'Invalid evidence.', 'parameter_invalid_empty');
    const outcome = said.data.uncategorized_text === 'winning_evidence' ? 'won' : 'lost';
    response.json(disputeToWire(intents.decideDispute(request.params.id, outcome)));
  });

  return router;
}
