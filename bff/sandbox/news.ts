import type Stripe from 'stripe';
import type { State } from './state.ts';
import type { Webhooks } from './webhooks.ts';

export type News = [type: Stripe.Event['type'], object: Stripe.Event.Data.Object];

/** One commit: what changed, and the news of it, which is sent after. */
export function createTeller(state: State, webhooks: Webhooks) {
  return (news: News[], ...changes: Parameters<State['commit']>) => {
    const events = news.map(([type, object]) => webhooks.event(type, object));
    state.commit(...changes, ...events.map((event) => state.deliveries.put(event.id, event)));
    for (const event of events) webhooks.send(event);
  };
}
export type Tell = ReturnType<typeof createTeller>;
