import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { newId, seconds } from './ids.ts';
import type { DeliveryRecord, EventRecord } from './records.ts';
import type { State } from './state.ts';

const API_VERSION = '2026-10-28.endive';
const MIN_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 300_000;
const MAX_ATTEMPTS = 60;
const TIMEOUT_MS = 20_000; // ms within which the receiver of an event must respond
const AT_ONCE = 8;

/** The faults that are simulated in the delivery of events and responses. */
export interface Faults {
  /** The probability that an event is never delivered, from 0 to 1. */
  drop: number;
  /** The maximum number of times that an event is delivered. The minimum is one. */
  copies: number;
  /** The delay before each event is delivered, in ms. */
  delay: number;
  /** If true, the delay of each event is random, between 0 and `delay`. So events arrive out of order. */
  reorder: boolean;
  /** The probability from 0 to 1 that the response to a server's request is lost, although the request is executed. */
  loseAnswers: number;
  /** The time in ms by which the clock for idempotency keys is ahead of the real time. */
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

/**
 * Signs events and sends them to the platform. Retries each event until the platform accepts it, at most MAX_ATTEMPTS
 * times. Undelivered events survive a restart of the sandbox.
 */
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
    const wait = isTaken
      ? random() * faults().delay
      : Math.min(MIN_BACKOFF_MS * 2 ** delivery.attempts, MAX_BACKOFF_MS);
    const next = isTaken
      ? { ...delivery, copies: delivery.copies - 1 }
      : { ...delivery, attempts, dueAt: Date.now() + wait };
    state.commit(state.deliveries.put(id, next));
    schedule(next, wait);
  }

  /**
   * Sends an event to the platform. Returns whether the platform accepted the event. An event that is no longer stored
   * counts as accepted.
   */
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
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  return {
    /** Sets the URL of the webhook, and schedules the delivery of all undelivered events. */
    connect(to: string) {
      url = to;
      for (const delivery of state.deliveries.rows.values()) {
        schedule(delivery, Math.max(0, delivery.dueAt - Date.now()));
      }
    },

    /**
     * Creates an event and the record of its delivery. The caller commits both together with the change that caused the
     * event.
     */
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

    /** Schedules the delivery of an event. Call this function after the event is committed. */
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
