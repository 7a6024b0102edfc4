import express, { Router, type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import { balanceRoutes } from './balance-api.ts';
import { evidences, type Disputes } from './disputes.ts';
import { invalid, missing } from './faults.ts';
import { idempotent } from './idempotency.ts';
import {
  allowedTypeIn,
  amountIn,
  cardIn,
  currencyIn,
  fieldsOf,
  futureUsageIn,
  metadataIn,
  savedMethodIn,
  textIn,
} from './input.ts';
import { newId, seconds } from './ids.ts';
import type { Intents } from './intents.ts';
import type { CustomerRecord, RefundRecord } from './records.ts';
import type { SendEvents } from './news.ts';
import { createdIn, known, listPage } from './pages.ts';
import { methodRoutes } from './methods-api.ts';
import { pixFields, pixIn } from './pix-api.ts';
import type { Mandates } from './mandates.ts';
import type { Payouts } from './payouts.ts';
import type { Refunds } from './refunds.ts';
import type { State } from './state.ts';
import { chargeToWire } from './wire/charge.ts';
import { customerToWire } from './wire/customer.ts';
import { intentToWire } from './wire/intent.ts';
import { mandateToWire } from './wire/mandate.ts';
import { refundToWire } from './wire/refund.ts';

const newIntent = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'automatic_payment_methods',
  'statement_descriptor_suffix',
  'payment_method',
  'off_session',
  'setup_future_usage',
  'allowed_payment_method_types',
  ...pixFields,
];
const listOfIntent = ['payment_intent', 'limit', 'starting_after'];
/**
 * The event types by which a list of events is filtered. qs parses a long array as an object, so both forms are
 * accepted.
 */
const typesIn = z
  .union([z.array(z.string()), z.record(z.string(), z.string()).transform(Object.values<string>)])
  .optional();
const evidenceIn = z.object({ uncategorized_text: z.enum(evidences) });
const reasonIn = z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).nullable().default(null);

interface Deps {
  state: State;
  intents: Intents;
  mandates: Mandates;
  refunds: Refunds;
  disputes: Disputes;
  payouts: Payouts;
  sendEvents: SendEvents;
  guard: RequestHandler;
  /** The clock that decides when an idempotency key expires. Tests can move it forward. */
  now: () => number;
}

/**
 * Creates the sandbox's routes that imitate Stripe's API for servers. Its calls carry the secret key. Only the calls
 * that the platform uses exist.
 */
export function createServerApi({
  state,
  intents,
  mandates,
  refunds,
  disputes,
  payouts,
  sendEvents,
  guard,
  now,
}: Deps) {
  const router = Router();
  router.use('/v1', guard, express.urlencoded({ extended: true }), idempotent(state, now));
  router.use(balanceRoutes(state, payouts));
  router.use(methodRoutes(state, intents, sendEvents));

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

  router.delete('/v1/customers/:id', (request, response) => {
    const { id } = known(state.customers.rows, 'customer', request.params.id);
    const kept = [...state.methods.rows.values()].filter(({ customer }) => customer === id);
    for (const method of kept) intents.endMandateOf(method.id);
    state.commit(state.customers.remove(id), ...kept.map((method) => state.methods.remove(method.id)));
    response.json({ id, object: 'customer', deleted: true });
  });

  router.post('/v1/payment_intents', (request, response) => {
    const fields = fieldsOf(request, newIntent);
    const intent = intents.create({
      amount: amountIn(fields.amount),
      currency: currencyIn(fields.currency),
      customer: typeof fields.customer === 'string' ? fields.customer : null,
      description: typeof fields.description === 'string' ? fields.description : null,
      metadata: metadataIn(fields.metadata),
      allowedType: allowedTypeIn(fields),
      newPix: pixIn(fields),
      setupFutureUsage: futureUsageIn(fields),
      savedMethod: savedMethodIn(fields),
    });
    response.json(intentToWire(intent));
  });

  router.get('/v1/payment_intents', (request, response) => {
    const { customer, limit, starting_after: after } = fieldsOf(request, ['customer', 'limit', 'starting_after']);
    const all = [...state.intents.rows.values()].filter((each) => customer === undefined || each.customer === customer);
    const { page, has_more } = listPage(all.reverse(), limit, after);
    response.json({
      object: 'list',
      url: '/v1/payment_intents',
      has_more,
      data: page.map((each) => intentToWire(each)),
    });
  });

  router.get('/v1/payment_intents/:id', (request, response) => {
    response.json(intentToWire(intents.find(request.params.id)));
  });

  router.post('/v1/payment_intents/:id/confirm', (request, response) => {
    const fields = fieldsOf(request, ['payment_method', 'payment_method_data', 'return_url', 'setup_future_usage']);
    const { payment_method: id } = fields;
    const intent = intents.find(request.params.id);
    const method = typeof id === 'string' ? intents.methodOf(intent, id) : cardIn(fields);
    response.json(intentToWire(intents.confirm(intent.id, method, futureUsageIn(fields) ?? undefined)));
  });

  router.post('/v1/payment_intents/:id/cancel', (request, response) => {
    fieldsOf(request, ['cancellation_reason']);
    response.json(intentToWire(intents.cancel(request.params.id)));
  });

  router.get('/v1/mandates/:id', (request, response) => {
    fieldsOf(request, []);
    response.json(mandateToWire(mandates.find(request.params.id)));
  });

  router.get('/v1/charges/:id', (request, response) => {
    const charge = known(state.charges.rows, 'charge', request.params.id);
    response.json(chargeToWire(charge, intents.find(charge.intent), disputes.of(charge.id).length > 0));
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
    response.json(toWire(refund));
  });

  router.get('/v1/refunds', (request, response) => {
    const { page, has_more } = pageOfIntent(state.refunds.rows, request);
    response.json({ object: 'list', url: '/v1/refunds', has_more, data: page.map(toWire) });
  });

  router.get('/v1/events', (request, response) => {
    const {
      limit,
      starting_after: after,
      types,
      created,
    } = fieldsOf(request, ['created', 'limit', 'starting_after', 'types']);
    const { gte: since, lte: until } = createdIn(created);
    const wanted = typesIn.parse(types);
    const newestFirst = [...state.events.rows.values()]
      .filter((event) => event.created >= since && event.created <= until && (wanted?.includes(event.type) ?? true))
      .reverse();
    const { page, has_more } = listPage(newestFirst, limit, after);
    const data = page.map(({ body }): unknown => JSON.parse(body));
    response.json({ object: 'list', url: '/v1/events', has_more, data });
  });

  router.get('/v1/refunds/:id', (request, response) => {
    response.json(toWire(known(state.refunds.rows, 'refund', request.params.id)));
  });

  router.get('/v1/disputes', (request, response) => {
    const { page, has_more } = pageOfIntent(state.disputes.rows, request);
    response.json({ object: 'list', url: '/v1/disputes', has_more, data: page.map(disputes.toWire) });
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

  function toWire(refund: RefundRecord) {
    return refundToWire(refund, state.charges.rows.get(refund.charge));
  }

  /** Returns a page of rows. If the request contains a payment intent, only the rows of this intent. */
  function pageOfIntent<Row extends { id: string; intent: string }>(rows: Map<string, Row>, request: Request) {
    const { payment_intent: of, limit, starting_after: after } = fieldsOf(request, listOfIntent);
    if (typeof of === 'string' && !state.intents.rows.has(of)) throw missing('payment_intent', of, 'payment_intent');
    const newestFirst = [...rows.values()].filter(({ intent }) => of === undefined || intent === of).reverse();
    return listPage(newestFirst, limit, after);
  }
}
