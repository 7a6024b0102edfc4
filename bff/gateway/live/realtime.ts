import type { GatewayContext } from '../context.ts';
import type { SubscriptionResolvers } from '../../generated/resolvers.ts';

type Args = Record<string, unknown>;

/**
 * The implementation of a field of `Subscription`.
 *
 * - `shared`: the payload is the same for all listeners. Each event is executed as a visitor, once for all listeners
 *   with the same query. For public data: a post's comments and totals.
 * - `personal`: the payload depends on the listener. Each event is executed per listener, with the listener's own
 *   token, so that the platform authorizes every part of the payload.
 */
export type LiveField<Payload> = SharedField<Payload> | PersonalField<Payload>;

/**
 * A field with the same payload for all listeners. Access is checked at the start, and again when it may have changed.
 */
export interface SharedField<Payload> {
  kind: 'shared';
  /** Returns the name of the topic on the bus. */
  topic(args: Args): string;
  /**
   * Checks whether the client may listen: at the start, when the client's access changes, and when the audience of the
   * returned member changes.
   * @returns the member in whose audience the listener must be; undefined if access depends on no single member
   * @throws {Fault} if the client may not listen
   */
  authorize(args: Args, context: GatewayContext): Promise<string | undefined>;
  /** Converts an event of the topic to the payload. Returns undefined if the event does not concern the field. */
  read(event: unknown): Payload | undefined;
  /**
   * Returns the ids of the payload's author and of the author it replies to. Listeners that have blocked one of them,
   * or are blocked by one, do not get the payload.
   */
  authorsOf?(payload: Payload): readonly string[];
}

interface Personal {
  kind: 'personal';
  /** Returns the name of the topic on the bus, `user:{id}`, for the listener's id, which the platform has confirmed. */
  topic(viewerId: string, args: Args): string;
  /**
   * Checks whether the member may listen: at the start, and again when the member's access changes.
   * @throws {Fault} if the member may not listen
   */
  authorize?(args: Args, context: GatewayContext): Promise<undefined>;
}

export type PersonalField<Payload> = Personal & (Followed<Payload> | Fleeting<Payload>);

/**
 * A field that delivers each item exactly once. An event is only a hint to query for the items after the last delivered
 * one. The stream subscribes to the bus before its first query, so that no item is lost between the replay and the live
 * events. Lost or duplicate events do no harm, and after an outage of the bus the stream queries again.
 */
interface Followed<Payload> {
  follow: {
    /** Returns whether the client has to query the platform again after this event. */
    concerns(event: unknown, args: Args): boolean;
    /** Returns the cursor to start from: the argument `after` if given, else the newest item. */
    start(args: Args, context: GatewayContext): Promise<string> | string;
    /**
     * Returns the item that the event itself contains, for a field with gap-free sequence numbers as cursors. If it is
     * the next item, no query is needed.
     */
    carried?(event: unknown): News<Payload>['items'][number] | undefined;
    /** Returns one page of the items after the cursor `place`, oldest first. */
    next(place: string, args: Args, context: GatewayContext): Promise<News<Payload>>;
  };
}

export interface News<Payload> {
  items: { payload: Payload; place: string }[];
  hasMore: boolean;
}

/** A field that passes short-lived events, such as typing, to the current listeners, and never replays them. */
interface Fleeting<Payload> {
  /** Converts an event to the payload. Returns undefined if the event does not concern the field or this listener. */
  read(event: unknown, args: Args, context: GatewayContext): Promise<Payload | undefined> | Payload | undefined;
}

type Name = Exclude<keyof SubscriptionResolvers, '__typename'>;

/** The type of the field's payload: the parent object of the resolvers below the field. */
type PayloadOf<Key extends Name> =
  Extract<NonNullable<SubscriptionResolvers[Key]>, { resolve: unknown }> extends {
    resolve: (...args: never[]) => infer Result;
  }
    ? Awaited<Result>
    : never;

export type LiveFields<Names extends Name> = { [Key in Names]: LiveField<PayloadOf<Key>> };

/** Returns a string argument. Validation guarantees that it is present. */
export function textOf(args: Args, name: string) {
  const value = args[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the id of the post that the events belong to. */
export function postIdOf(args: Args) {
  return textOf(args, 'postId');
}
