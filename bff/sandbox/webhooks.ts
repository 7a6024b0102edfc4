import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { newId, seconds } from './ids.ts';
import type { DeliveryRecord, EventRecord } from './records.ts';
import type { State } from './state.ts';

const API_VERSION = '2026-10-28.endive';
const FIRST_RETRY = 500; // ms
const LAST_RETRY = 300_000; // ms
const MAX_ATTEMPTS = 60;
const PATIENCE = 20_000; // ms that a receiver has to answer
const AT_ONCE = 8;

/** What may go wrong on the way, on purpose. */
export interface Faults {
  /** Chance that an event never arrives. */
  drop: number;
  /** At most so often does one arrive; at least once. */
  copies: number;
  /** How long it is held, ms. */
  delay: number;
  /** Each is held for a time of its own, up to `delay`, so that they overtake each other. */
  reorder: boolean;
  /** Chance that a request of the server is done and its answer lost. */
  loseAnswers: number;
  /** How far the clock is ahead by which keys are forgotten, ms. */
  ahead: number;
}

export const noFaults: Faults = { drop: 0, copies: 1, delay: 0, reorder: false, loseAnswers: 0, ahead: 0 };

interface Options {
  state: State;
  secret: string;
  faults: () => Faults;
  random: () => number;
}

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Signs events and brings them to the platform, again and again until it has taken them; none is lost by a restart. */
export function createWebhooks({ state, secret, faults, random }: Options) {
  const timers = new Set<NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let url: string | undefined;
  let running = 0;
  let isClosed = false;

  function schedule(delivery: DeliveryRecord, wait: number) {
    if (isClosed || url === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(delivery.id);
    }, wait);
    timer.unref();
    timers.add(timer);
  }

  async function deliver(id: string) {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    const delivery = state.deliveries.rows.get(id);
    if (!delivery || isClosed) return;
    running += 1;
    const isTaken = await post(state.events.rows.get(id)?.body);
    running -= 1;
    waiting.shift()?.();
    if (isTaken && delivery.copies <= 1) {
      state.commit(state.deliveries.remove(id));
      return;
    }
    const attempts = delivery.attempts + 1;
    if (attempts >= MAX_ATTEMPTS) {
      state.commit(state.deliveries.remove(id));
      return;
    }
    const wait = isTaken ? random() * faults().delay : Math.min(FIRST_RETRY * 2 ** delivery.attempts, LAST_RETRY);
    const next = isTaken
      ? { ...delivery, copies: delivery.copies - 1 }
      : { ...delivery, attempts, dueAt: Date.now() + wait };
    state.commit(state.deliveries.put(id, next));
    schedule(next, wait);
  }

  /** An event that is kept no more counts as taken. */
  async function post(body: string | undefined) {
    if (body === undefined) return true;
    if (url === undefined) return false;
    const timestamp = seconds();
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': `t=${timestamp},v1=${signature}`,
        },
        body,
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  return {
    /** Where to bring them; those that had waited are on their way again. */
    connect(to: string) {
      url = to;
      for (const delivery of state.deliveries.rows.values()) {
        schedule(delivery, Math.max(0, delivery.dueAt - Date.now()));
      }
    },

    /** News, to be committed with what it is about. */
    event(
      type: Stripe.Event['type'],
      object: Stripe.Event.Data.Object,
    ): { event: EventRecord; delivery: DeliveryRecord } {
      const { copies, delay, reorder } = faults();
      const id = newId('evt');
      const created = seconds();
      const event = {
        id,
        object: 'event',
        api_version: API_VERSION,
        created,
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      };
      const wait = reorder ? random() * delay : delay;
      const times = 1 + Math.floor(random() * copies);
      return {
        event: { id, type, created, body: JSON.stringify(event) },
        delivery: { id, copies: times, attempts: 0, dueAt: Date.now() + wait },
      };
    },

    /** After the commit. */
    send(delivery: DeliveryRecord) {
      if (random() < faults().drop) state.commit(state.deliveries.remove(delivery.id));
      else schedule(delivery, Math.max(0, delivery.dueAt - Date.now()));
    },

    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
