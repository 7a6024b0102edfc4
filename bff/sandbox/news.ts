import type Stripe from 'stripe';
import type { State } from './state.ts';
import type { Webhooks } from './webhooks.ts';

export type NewEvent = [type: Stripe.Event['type'], object: Stripe.Event.Data.Object];

/** Returns a function that commits changes together with the events about these changes, and then sends the events. */
export function createEventSender(state: State, webhooks: Webhooks) {
  return (news: NewEvent[], ...changes: Parameters<State['commit']>) => {
    const told = news.map(([type, object]) => webhooks.event(type, object));
    const kept = told.flatMap(({ event, delivery }) => [
      state.events.put(event.id, event),
      state.deliveries.put(delivery.id, delivery),
    ]);
    state.commit(...changes, ...kept, ...state.pastEvents());
    for (const { delivery } of told) webhooks.send(delivery);
  };
}
export type SendEvents = ReturnType<typeof createEventSender>;
