import { Router } from 'express';
import { methodNamed } from './cards.ts';
import { missing, StripeFault } from './faults.ts';
import { fieldsOf, textIn } from './input.ts';
import type { Intents } from './intents.ts';
import type { SendEvents } from './news.ts';
import { known, listPage } from './pages.ts';
import type { State } from './state.ts';
import { methodToWire } from './wire/card.ts';

/** Serves the saved payment methods of customers, and the cards of past charges. */
export function methodRoutes(state: State, intents: Intents, sendEvents: SendEvents) {
  const router = Router();

  router.get('/v1/payment_methods/:id', (request, response) => {
    const { id } = request.params;
    const used = [...state.charges.rows.values()].find(({ method }) => method.id === id)?.method;
    const method = state.methods.rows.get(id) ?? (used && { ...used, customer: null });
    if (!method) throw missing('PaymentMethod', id);
    response.json(methodToWire(method));
  });

  /** Saves a test card by Stripe's name of it, even a card that is always declined. */
  router.post('/v1/payment_methods/:id/attach', (request, response) => {
    const customer = textIn(fieldsOf(request, ['customer']).customer, 'customer');
    known(state.customers.rows, 'customer', customer);
    const method = { ...methodNamed(request.params.id), customer };
    state.commit(state.methods.put(method.id, method));
    response.json(methodToWire(method));
  });

  router.post('/v1/payment_methods/:id/detach', (request, response) => {
    fieldsOf(request, []);
    const { id } = request.params;
    const method = state.methods.rows.get(id);
    if (!method) {
      const message = 'The payment method you provided is not attached to a customer so detachment is impossible.';
      throw new StripeFault(400, { message });
    }
    intents.endMandateOf(id);
    const detached = methodToWire({ ...method, customer: null });
    sendEvents([['payment_method.detached', detached]], state.methods.remove(id));
    response.json(detached);
  });

  router.get('/v1/customers/:id/payment_methods', (request, response) => {
    const { limit, starting_after: after, type } = fieldsOf(request, ['limit', 'starting_after', 'type']);
    const { id } = known(state.customers.rows, 'customer', request.params.id);
    const own = [...state.methods.rows.values()].filter(({ customer }) => customer === id);
    const newestFirst = own.filter((method) => type === undefined || method.type === type).reverse();
    const { page, has_more } = listPage(newestFirst, limit, after);
    const url = `/v1/customers/${id}/payment_methods`;
    response.json({ object: 'list', url, has_more, data: page.map(methodToWire) });
  });

  return router;
}
