import { randomUUID } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import type { Logger } from 'pino';
import type { Bus } from '../../bus.ts';
import { createContext, type GatewayContext } from '../context.ts';
import type { Executor, Variables } from '../execution/executor.ts';
import { isRecord } from '../is-record.ts';
import { Upstream } from '../upstream/upstream.ts';
import type { UpstreamHttp } from '../upstream/upstream-adapter.ts';
import type { LiveField, SharedField } from './realtime.ts';

/** What a listener wants to hear. Listeners with the same document and variables hear the same words. */
export interface Interest<Live extends LiveField<unknown> = SharedField<unknown>> {
  document: DocumentNode;
  operationName: string | undefined;
  variables: Variables;
  /** The subscription's field, its arguments and what answers it. */
  fieldName: string;
  args: Record<string, unknown>;
  live: Live;
}

/** Takes a whole `next` message, in UTF-8, and whose words it carries. */
export type Listener = (message: Buffer, authorIds: readonly string[]) => void;

/** Beyond it events of a group are dropped: the bus is a hint; clients ask the database for what must not be missed. */
const LONGEST_QUEUE = 1_000;

interface Group {
  /** By the id of the operation: listeners that use the same one are sent the same bytes. */
  listeners: Map<string, Set<Listener>>;
  leaveBus: () => void;
}

/**
 * Groups listeners, so that an event is executed and written once per group, whatever the number of sockets.
 * It is executed as a visitor: no listener's token is in it. Who wrote something is asked once per event, whatever the
 * number of groups: any stranger can make as many of them as they have words.
 * @param parts.http over connections of its own, since no holder's share bounds what is asked as a visitor
 */
export function createHub(parts: { bus: Bus; executor: Executor; http: UpstreamHttp; logger: Logger }) {
  const groups = new WeakMap<DocumentNode, Map<string, Group>>();
  const contextOf = createContexts(parts.http);

  function open(interest: Interest): Group {
    const listeners: Group['listeners'] = new Map();
    let waiting = 0;
    let last = Promise.resolve();

    const leaveBus = parts.bus.subscribe(topicOf(interest), (event) => {
      const payload = interest.live.read(event);
      if (payload === undefined || waiting >= LONGEST_QUEUE) return;
      waiting += 1;
      // One after the other, so that events arrive in the order in which they happened.
      last = last
        .then(() => broadcast(payload, contextOf(event)))
        .catch((error: unknown) => {
          // This event is lost to the group; those after it are not.
          parts.logger.error({ err: error, field: interest.fieldName }, 'an event could not be sent');
        })
        .finally(() => (waiting -= 1));
    });

    async function broadcast(payload: unknown, context: GatewayContext) {
      const { document, operationName, variables, fieldName } = interest;
      const root = { [fieldName]: payload };
      const answer = JSON.stringify(await parts.executor.run(document, operationName, variables, context, root));
      const authorIds = interest.live.authorsOf?.(payload) ?? [];
      for (const [id, withId] of listeners) {
        const message = nextMessage(id, answer);
        for (const listener of withId) listener(message, authorIds);
      }
    }
    return { listeners, leaveBus };
  }

  return {
    /**
     * Calls `listener` with every later answer, until the returned function is called.
     * @param id of the operation, as the listener's client named it
     */
    join(interest: Interest, id: string, listener: Listener): () => void {
      const ofDocument = groups.get(interest.document) ?? new Map<string, Group>();
      groups.set(interest.document, ofDocument);
      const key = JSON.stringify([interest.operationName, topicOf(interest), interest.variables]);
      const group = ofDocument.get(key) ?? open(interest);
      ofDocument.set(key, group);
      const withId = group.listeners.get(id) ?? new Set();
      group.listeners.set(id, withId.add(listener));

      return () => {
        if (!withId.delete(listener)) return;
        if (withId.size === 0 && group.listeners.get(id) === withId) group.listeners.delete(id);
        if (group.listeners.size > 0) return;
        group.leaveBus();
        if (ofDocument.get(key) === group) ofDocument.delete(key);
      };
    },
  };
}

export type Hub = ReturnType<typeof createHub>;

/**
 * A `next` message of graphql-transport-ws, in UTF-8.
 * @param answer JSON text
 */
export function nextMessage(id: string, answer: string) {
  return Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":${answer}}`);
}

function topicOf({ live, args }: Interest) {
  return live.topic(args);
}

/** A visitor's context for each event: what is loaded in it is loaded once. */
function createContexts(http: UpstreamHttp) {
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
