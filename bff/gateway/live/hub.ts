import { randomUUID } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import type { Logger } from 'pino';
import type { Bus } from '../../bus/bus.ts';
import type { CreateContext, GatewayContext } from '../context.ts';
import type { Executor, Variables } from '../execution/executor.ts';
import type { OnError } from '../execution/on-error.ts';
import { isRecord } from '../is-record.ts';
import { runTraced, type Trace } from '../upstream/trace.ts';
import { Upstream } from '../upstream/upstream.ts';
import type { UpstreamHttp } from '../upstream/upstream-adapter.ts';
import type { Framing } from './connection.ts';
import type { LiveField, SharedField } from './realtime.ts';

/** The subscription of one listener. Listeners with the same document and variables get the same messages. */
export interface Interest<Live extends LiveField<unknown> = SharedField<unknown>> {
  /** Executes the document, with the schema for which the client wrote it. */
  executor: Pick<Executor, 'run'>;
  document: DocumentNode;
  operationName: string | undefined;
  variables: Variables;
  /**
   * The name of the subscription's root field. The next properties are the field's arguments and its implementation.
   */
  fieldName: string;
  args: Record<string, unknown>;
  live: Live;
  /** Returns whether the schema of `executor` can express a payload. The subscription passes over other payloads. */
  canSend(payload: unknown): boolean;
  /** True if each answer has to list the calls to the platform that it needed. Never true in production. */
  isTraced?: boolean;
  /** The error mode that the client asked for; undefined means PROPAGATE. */
  onError?: OnError | undefined;
}

/** Receives an answer as the bytes to send, and the ids of the authors of its content. */
export type Listener = (message: Buffer, authorIds: readonly string[]) => void;

/**
 * The maximum number of waiting events per group of listeners. Further events are dropped, because the bus carries only
 * hints, and clients query the database for data that they must not miss.
 */
const MAX_QUEUE = 1_000;

interface HubParts {
  bus: Bus;
  http: UpstreamHttp;
  createContext: CreateContext;
  logger: Logger;
}

interface Group {
  /** The group's key among the groups of its document. */
  key: string;
  /** The listeners by the key of their framing. Listeners with the same key get the same bytes. */
  listeners: Map<string, { frame: Framing; listeners: Set<Listener> }>;
  leaveBus: () => void;
}

/**
 * Groups the listeners of live events by subscription. Each event is executed and serialised once per group, for any
 * number of connections. The execution uses a visitor's context, never a listener's token. All groups share the data
 * that is loaded for an event, because a stranger could create a new group by every variation of a query.
 * @param parts.http has its own connection pool, because calls with a visitor's context are not limited to a share per
 * client
 */
export function createHub(parts: HubParts) {
  const groups = new WeakMap<DocumentNode, Map<string, Group>>();
  const contextOf = createContexts(parts);

  function open(key: string, interest: Interest): Group {
    const listeners: Group['listeners'] = new Map();
    let waiting = 0;
    let last = Promise.resolve();

    const leaveBus = parts.bus.subscribe(topicOf(interest), (event) => {
      const payload = interest.live.read(event);
      if (payload === undefined || waiting >= MAX_QUEUE || !interest.canSend(payload)) return;
      waiting += 1;
      // Handles events one after the other, so that listeners get them in the order in which they happened.
      last = last
        .then(() => runTraced(interest.isTraced === true, (trace) => broadcast(payload, contextOf(event, trace))))
        .catch((error: unknown) => {
          // The listeners of the group miss this event, but get later events.
          parts.logger.error({ err: error, field: interest.fieldName }, 'sending an event failed');
        })
        .finally(() => (waiting -= 1));
    });

    async function broadcast(payload: unknown, context: GatewayContext) {
      const { executor, document, operationName, variables, fieldName, onError } = interest;
      const root = { [fieldName]: payload };
      // Groups with different error modes share the data of the context.
      const own = { ...context, onError };
      const answer = JSON.stringify(await executor.run(document, operationName, variables, own, root));
      const authorIds = interest.live.authorsOf?.(payload) ?? [];
      for (const alike of listeners.values()) {
        const message = alike.frame.of(answer);
        for (const listener of alike.listeners) listener(message, authorIds);
      }
    }
    return { key, listeners, leaveBus };
  }

  return {
    /**
     * Adds a listener, which gets all messages from now on.
     * @returns a function that removes the listener
     */
    join(interest: Interest, frame: Framing, listener: Listener): () => void {
      const ofDocument = groups.get(interest.document) ?? new Map<string, Group>();
      groups.set(interest.document, ofDocument);
      const key = JSON.stringify([
        interest.operationName,
        topicOf(interest),
        interest.variables,
        interest.isTraced === true,
        interest.onError,
      ]);
      const group = ofDocument.get(key) ?? open(key, interest);
      ofDocument.set(key, group);
      const alike = group.listeners.get(frame.key) ?? { frame, listeners: new Set() };
      group.listeners.set(frame.key, alike);
      alike.listeners.add(listener);

      return () => {
        if (!alike.listeners.delete(listener)) return;
        if (alike.listeners.size === 0 && group.listeners.get(frame.key) === alike) group.listeners.delete(frame.key);
        if (group.listeners.size > 0) return;
        group.leaveBus();
        if (ofDocument.get(group.key) === group) ofDocument.delete(group.key);
      };
    },
  };
}

export type Hub = ReturnType<typeof createHub>;

function topicOf({ live, args }: Interest) {
  return live.topic(args);
}

/**
 * Creates a function that returns the visitor's context for an event. It returns the same context for the same event,
 * so that all groups share the loaded data. A traced group gets a context of its own, so that its trace lists all
 * calls.
 */
function createContexts({ http, createContext }: HubParts) {
  const known = new WeakMap<object, GatewayContext>();
  return (event: unknown, trace: Trace | undefined) => {
    const before = isRecord(event) && !trace ? known.get(event) : undefined;
    if (before) return before;
    const visitor = { token: undefined, requestId: randomUUID(), address: undefined };
    const context = createContext(new Upstream(http, visitor, undefined, trace), visitor);
    if (trace) context.explain = { cost: false, trace };
    else if (isRecord(event)) known.set(event, context);
    return context;
  };
}
