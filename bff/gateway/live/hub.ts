import { randomUUID } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import type { Logger } from 'pino';
import type { Bus } from '../../bus/bus.ts';
import type { CreateContext, GatewayContext } from '../context.ts';
import type { Executor, Variables } from '../execution/executor.ts';
import { isRecord } from '../is-record.ts';
import { Upstream } from '../upstream/upstream.ts';
import type { UpstreamHttp } from '../upstream/upstream-adapter.ts';
import type { Framing } from './connection.ts';
import type { LiveField, SharedField } from './realtime.ts';

/** A listener's subscription. Listeners with the same document and variables get the same messages. */
export interface Interest<Live extends LiveField<unknown> = SharedField<unknown>> {
  document: DocumentNode;
  operationName: string | undefined;
  variables: Variables;
  /** The subscription's field, its arguments and its implementation. */
  fieldName: string;
  args: Record<string, unknown>;
  live: Live;
}

/** Receives an answer in the form of its frame, in UTF-8, and the authors of its content. */
export type Listener = (message: Buffer, authorIds: readonly string[]) => void;

/**
 * Events of a group beyond this number are dropped. The bus carries only hints; clients query the database for data
 * that must not be missed.
 */
const MAX_QUEUE = 1_000;

interface HubParts {
  bus: Bus;
  executor: Executor;
  http: UpstreamHttp;
  createContext: CreateContext;
  logger: Logger;
}

interface Group {
  /** The listeners by the key of their frame. Listeners with the same key get the same bytes. */
  listeners: Map<string, { frame: Framing; listeners: Set<Listener> }>;
  leaveBus: () => void;
}

/**
 * Groups listeners, so that an event is executed and serialised once per group, for any number of connections. It is
 * executed as a visitor, without a listener's token. The authors are loaded once per event, for any number of groups,
 * because a stranger can create a group with every variation of a query.
 * @param parts.http has its own connections, because no client's share limits the calls made as a visitor
 */
export function createHub(parts: HubParts) {
  const groups = new WeakMap<DocumentNode, Map<string, Group>>();
  const contextOf = createContexts(parts);

  function open(interest: Interest): Group {
    const listeners: Group['listeners'] = new Map();
    let waiting = 0;
    let last = Promise.resolve();

    const leaveBus = parts.bus.subscribe(topicOf(interest), (event) => {
      const payload = interest.live.read(event);
      if (payload === undefined || waiting >= MAX_QUEUE) return;
      waiting += 1;
      // Sends events one after the other, so that they arrive in the order in which they happened.
      last = last
        .then(() => broadcast(payload, contextOf(event)))
        .catch((error: unknown) => {
          // The group loses this event, but not the later ones.
          parts.logger.error({ err: error, field: interest.fieldName }, 'sending an event failed');
        })
        .finally(() => (waiting -= 1));
    });

    async function broadcast(payload: unknown, context: GatewayContext) {
      const { document, operationName, variables, fieldName } = interest;
      const root = { [fieldName]: payload };
      const answer = JSON.stringify(await parts.executor.run(document, operationName, variables, context, root));
      const authorIds = interest.live.authorsOf?.(payload) ?? [];
      for (const alike of listeners.values()) {
        const message = alike.frame.of(answer);
        for (const listener of alike.listeners) listener(message, authorIds);
      }
    }
    return { listeners, leaveBus };
  }

  return {
    /** Calls `listener` with every later message, until the returned function is called. */
    join(interest: Interest, frame: Framing, listener: Listener): () => void {
      const ofDocument = groups.get(interest.document) ?? new Map<string, Group>();
      groups.set(interest.document, ofDocument);
      const key = JSON.stringify([interest.operationName, topicOf(interest), interest.variables]);
      const group = ofDocument.get(key) ?? open(interest);
      ofDocument.set(key, group);
      const alike = group.listeners.get(frame.key) ?? { frame, listeners: new Set() };
      group.listeners.set(frame.key, alike);
      alike.listeners.add(listener);

      return () => {
        if (!alike.listeners.delete(listener)) return;
        if (alike.listeners.size === 0 && group.listeners.get(frame.key) === alike) group.listeners.delete(frame.key);
        if (group.listeners.size > 0) return;
        group.leaveBus();
        if (ofDocument.get(key) === group) ofDocument.delete(key);
      };
    },
  };
}

export type Hub = ReturnType<typeof createHub>;

function topicOf({ live, args }: Interest) {
  return live.topic(args);
}

/** Returns one visitor's context per event, so that its data is loaded once for all groups. */
function createContexts({ http, createContext }: HubParts) {
  const known = new WeakMap<object, GatewayContext>();
  return (event: unknown) => {
    const before = isRecord(event) ? known.get(event) : undefined;
    if (before) return before;
    const visitor = { token: undefined, requestId: randomUUID(), address: undefined };
    const context = createContext(new Upstream(http, visitor), visitor);
    if (isRecord(event)) known.set(event, context);
    return context;
  };
}
