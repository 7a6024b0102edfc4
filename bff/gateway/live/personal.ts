import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { RESUMED, type Bus } from '../../bus/bus.ts';
import type { CreateContext } from '../context.ts';
import { Fault, RefusalError } from '../errors.ts';
import type { Interest } from './hub.ts';
import type { News, PersonalField } from './realtime.ts';
import { runTraced, type Trace } from '../upstream/trace.ts';
import { Upstream, type Asker } from '../upstream/upstream.ts';
import type { UpstreamHttp } from '../upstream/upstream-adapter.ts';

/**
 * The delay before the first retry after a failed call to the platform. Each further delay doubles, up to the maximum.
 */
const RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 5_000;
/**
 * The time over which the queries of all subscriptions are spread after an outage of the bus, so that the platform is
 * not overloaded.
 */
export const RESUME_SPREAD_MS = 2_000;
/** The maximum number of waiting events per subscription. */
const MAX_QUEUE = 100;

export interface PersonalListener {
  asker: Asker;
  viewerId: string;
  /** Receives an answer as JSON text. If the field has `follow`, also receives the answer's cursor. */
  deliver(answer: string, place?: string): void;
  /** Called when the start cursor is known. All events from now on will be delivered. */
  begin(): void;
  /** The cursor after which the subscription resumes, if the client sent one in the header `Last-Event-ID`. */
  resumeFrom?: string | undefined;
  /** Resolves when the connection has room for more data. */
  ready(): Promise<void>;
  /**
   * Ends the subscription with an error, because the listener may no longer listen or a retry of the failed query would
   * not help.
   */
  end(error: Error): void;
}

interface Parts {
  bus: Bus;
  http: UpstreamHttp;
  createContext: CreateContext;
}

type Personal = Interest<PersonalField<unknown>>;

/**
 * Executes a personal field for each event from now on, and passes the answers to the listener.
 * @returns a function that stops the subscription
 */
export function listenPersonally(parts: Parts, interest: Personal, listener: PersonalListener): () => void {
  const { live, args } = interest;
  const topic = live.topic(listener.viewerId, args);
  return 'follow' in live
    ? catchUpOnEvents(parts, interest, live, topic, listener)
    : pass(parts, interest, live, topic, listener);
}

type Item = News<unknown>['items'][number];
type Followed = Extract<PersonalField<unknown>, { follow: unknown }>;

function catchUpOnEvents(
  parts: Parts,
  interest: Personal,
  { follow: field }: Followed,
  topic: string,
  listener: PersonalListener,
) {
  const gone = new AbortController();
  const isGone = () => gone.signal.aborted;
  let place = listener.resumeFrom;
  let wanted = true;
  let running = false;
  let carried: Item[] = [];

  /**
   * Delivers the items that events contained, and queries the platform for missed items until there are none. Only one
   * run is active at a time. An event that arrives during a run is handled by that run.
   */
  async function run() {
    if (running) return;
    running = true;
    for (let wait = RETRY_DELAY_MS; (wanted || carried.length > 0) && !isGone();) {
      try {
        if (!(await takeCarried())) {
          wanted = false;
          await catchUp();
        }
        wait = RETRY_DELAY_MS;
      } catch (error) {
        if (isFinal(error)) {
          listener.end(error);
          return;
        }
        wanted = true;
        await delay(wait * (0.5 + Math.random()), undefined, { signal: gone.signal, ref: false }).catch(
          () => undefined,
        );
        wait = Math.min(MAX_RETRY_DELAY_MS, wait * 2);
      }
    }
    running = false;
  }

  /**
   * Delivers the items that events contained.
   * @returns false if an item was missed, so that the platform has to be queried
   */
  async function takeCarried() {
    for (let item = carried.shift(); item && !wanted && !isGone(); item = carried.shift()) {
      const ahead = Number(item.place) - Number(place);
      if (ahead <= 0) continue;
      if (ahead > 1) wanted = true;
      else {
        await listener.ready();
        await sendTraced(item);
      }
    }
    if (wanted) carried = [];
    return !wanted;
  }

  async function send(item: Item, trace: Trace | undefined) {
    if (interest.canSend(item.payload)) {
      const answer = await execute(parts, interest, listener, item.payload, trace);
      if (isGone()) return;
      listener.deliver(answer, item.place);
    }
    place = item.place;
  }

  async function sendTraced(item: Item) {
    await runTraced(interest.isTraced === true, (trace) => send(item, trace));
  }

  async function catchUp() {
    place ??= await field.start(interest.args, contextOf(parts, listener));
    if (!isGone()) listener.begin();
    for (let more = true; more && !isGone();) {
      await listener.ready();
      const from = place;
      more = await runTraced(interest.isTraced === true, (trace) => sendPage(from, trace));
    }
  }

  /**
   * Queries the platform for a page of items, and delivers them. The trace of the first item contains the query.
   * @returns whether there are more items
   */
  async function sendPage(from: string, trace: Trace | undefined) {
    const { items, hasMore } = await field.next(from, interest.args, contextOf(parts, listener, trace));
    for (const [index, item] of items.entries()) {
      await (index === 0 ? send(item, trace) : sendTraced(item));
      if (isGone()) return false;
    }
    return hasMore;
  }

  const ask = () => {
    wanted = true;
    void run();
  };
  const leave = [
    parts.bus.subscribe(topic, (event) => {
      if (!field.concerns(event, interest.args)) return;
      const item = field.carried?.(event);
      if (!item || carried.length >= MAX_QUEUE) {
        ask();
        return;
      }
      carried.push(item);
      void run();
    }),
    parts.bus.subscribe(RESUMED, () => setTimeout(ask, Math.random() * RESUME_SPREAD_MS).unref()),
  ];
  void run();
  return () => {
    gone.abort();
    for (const each of leave) each();
  };
}

type Fleeting = Exclude<PersonalField<unknown>, { follow: unknown }>;

function pass(parts: Parts, interest: Personal, live: Fleeting, topic: string, listener: PersonalListener) {
  const gone = new AbortController();
  const isGone = () => gone.signal.aborted;
  let waiting = 0;
  let last = Promise.resolve();

  async function send(event: unknown, trace: Trace | undefined) {
    const payload = await live.read(event, interest.args, contextOf(parts, listener, trace));
    if (payload === undefined || isGone() || !interest.canSend(payload)) return;
    const answer = await execute(parts, interest, listener, payload, trace);
    if (!isGone()) listener.deliver(answer);
  }

  const leaveBus = parts.bus.subscribe(topic, (event) => {
    if (waiting >= MAX_QUEUE) return;
    waiting += 1;
    last = last
      .then(() => runTraced(interest.isTraced === true, (trace) => send(event, trace)))
      .catch((error: unknown) => {
        if (isFinal(error)) listener.end(error);
      })
      .finally(() => (waiting -= 1));
  });
  listener.begin();
  return () => {
    gone.abort();
    leaveBus();
  };
}

async function execute(
  parts: Parts,
  interest: Personal,
  listener: PersonalListener,
  payload: unknown,
  trace: Trace | undefined,
) {
  const { executor, document, operationName, variables, fieldName, onError } = interest;
  const context = { ...contextOf(parts, listener, trace), onError };
  const result = await executor.run(document, operationName, variables, context, { [fieldName]: payload });
  // Throws if the answer is incomplete because the platform was unavailable. If the answer were delivered, the missing
  // part would never be sent. After the error, the subscription retries until the platform is available.
  if (context.log.errors?.includes('UPSTREAM_UNAVAILABLE')) throw new Fault('UPSTREAM_UNAVAILABLE');
  return JSON.stringify(result);
}

function contextOf({ http, createContext }: Parts, { asker }: PersonalListener, trace?: Trace) {
  const each = { ...asker, requestId: randomUUID() };
  const context = createContext(new Upstream(http, each, undefined, trace), each);
  if (trace) context.explain = { cost: false, trace };
  return context;
}

/** Returns whether a retry would not help, so that the error ends the subscription. */
function isFinal(error: unknown): error is Error {
  if (error instanceof RefusalError) return true;
  return error instanceof Fault && error.code !== 'UPSTREAM_UNAVAILABLE' && error.code !== 'RATE_LIMITED';
}
