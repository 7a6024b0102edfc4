import { Router } from 'express';
import { balancesOf, movementsOf } from './balance.ts';
import { missing } from './faults.ts';
import { seconds } from './ids.ts';
import { amountIn, currencyIn, fieldsOf, metadataIn } from './input.ts';
import { createdIn, known, listPage } from './pages.ts';
import type { Payouts } from './payouts.ts';
import type { State } from './state.ts';
import { stripeBalanceToWire } from './wire/balance.ts';
import { movementToWire } from './wire/movement.ts';
import { payoutToWire } from './wire/payout.ts';

/** Creates the routes for the balance of the account, its movements, and payouts to the bank. */
export function balanceRoutes(state: State, payouts: Payouts) {
  const router = Router();

  router.get('/v1/balance', (request, response) => {
    fieldsOf(request, []);
    response.json(stripeBalanceToWire(balancesOf(state, seconds())));
  });

  router.get('/v1/balance_transactions', (request, response) => {
    const names = ['created', 'currency', 'limit', 'starting_after', 'type'];
    const { limit, starting_after: after, currency, created, type } = fieldsOf(request, names);
    const { gte: since, lte: until } = createdIn(created);
    const newestFirst = movementsOf(state)
      .filter((each) => each.created >= since && each.created <= until && (currency ?? each.currency) === each.currency)
      .filter((each) => (type ?? each.type) === each.type)
      .toSorted((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
    const { page, has_more } = listPage(newestFirst, limit, after);
    response.json({ object: 'list', url: '/v1/balance_transactions', has_more, data: page.map(movementToWire) });
  });

  router.get('/v1/balance_transactions/:id', (request, response) => {
    const { id } = request.params;
    const movement = movementsOf(state).find((each) => each.id === id);
    if (!movement) throw missing('balance transaction', id);
    response.json(movementToWire(movement));
  });

  router.post('/v1/payouts', (request, response) => {
    const fields = fieldsOf(request, ['amount', 'currency', 'description', 'metadata']);
    const payout = payouts.create({
      amount: amountIn(fields.amount),
      currency: currencyIn(fields.currency),
      description: typeof fields.description === 'string' ? fields.description : null,
      metadata: metadataIn(fields.metadata),
    });
    response.json(payoutToWire(payout));
  });

  router.get('/v1/payouts', (request, response) => {
    const { limit, starting_after: after } = fieldsOf(request, ['limit', 'starting_after']);
    const { page, has_more } = listPage([...state.payouts.rows.values()].reverse(), limit, after);
    response.json({ object: 'list', url: '/v1/payouts', has_more, data: page.map(payoutToWire) });
  });

  router.get('/v1/payouts/:id', (request, response) => {
    response.json(payoutToWire(known(state.payouts.rows, 'payout', request.params.id)));
  });

  return router;
}
