import type { GatewayContext } from '../context.ts';
import type { SubscriptionResolvers } from '../../generated/resolvers.ts';

type Args = Record<string, unknown>;

/**
 * Implements a field of `Subscription`.
 *
 * - `shared`: the payload is the same for all listeners. Each event is executed once for all listeners with the same
 *   query, as a visitor. For public data: a post's comments and totals.
 * - `personal`: the payload depends on the listener. It is executed per listener, with the listener's own token, so
 *   that the platform authorizes every part of it.
 */
export type LiveField<Payload> = SharedField<Payload> | PersonalField<Payload>;

/** Access is checked once, at the start, and again when the listener's access changes. */
export interface SharedField<Payload> {
  kind: 'shared';
  /** Returns the topic on the bus. */
  topic(args: Args): string;
  /**
   * Called at the start, and again when the audience of the returned member changes.
   * @returns the member in whose audience the listener must be; undefined if access depends on no single member
   * @throws {Fault} if the client may not listen
   */
  authorize(args: Args, context: GatewayContext): Promise<string | undefined>;
  /** Returns the payload for an event of the topic; undefined if the event does not concern the field. */
  read(event: unknown): Payload | undefined;
  /**
   * Returns the author of the payload and the author that it replies to. The payload is not sent to listeners with a
   * block between them and one of these.
   */
  authorsOf?(payload: Payload): readonly string[];
}

interface Personal {
  kind: 'personal';
  /** Returns the topic on the bus: `user:{id}`, with the listener's id as confirmed by the platform. */
  topic(viewerId: string, args: Args): string;
  /**
   * Called at the start, and again when the listener's access changes. @throws {Fault} if the listener may not listen
   */
  authorize?(args: Args, context: GatewayContext): Promise<undefined>;
}

export type PersonalField<Payload> = Personal & (Followed<Payload> | Fleeting<Payload>);

/**
 * Delivers each item exactly once: an event is only a hint to query for the items after the last one delivered. The
 * stream subscribes to the bus first, so that no item falls between the replay and the live events. A lost or duplicate
 * event does no harm, and after an outage of the bus the stream queries again.
 */
interface Followed<Payload> {
  follow: {
    /** Returns whether an event is a reason to query. */
    concerns(event: unknown, args: Args): boolean;
    /** Returns the place to start from: the client's `after:` if given, else now. A place is a cursor for `next`. */
    start(args: Args, context: GatewayContext): Promise<string> | string;
    /** Returns the item that an event itself carries, if places count up by one. Then the next item needs no query. */
    carried?(event: unknown): News<Payload>['items'][number] | undefined;
    /** Returns the items after a place, oldest first, one page at a time. */
    next(place: string, args: Args, context: GatewayContext): Promise<News<Payload>>;
  };
}

export interface News<Payload> {
  items: { payload: Payload; place: string }[];
  hasMore: boolean;
}

/** Passes on short-lived events, such as typing, to the current listeners, and never replays them. */
interface Fleeting<Payload> {
  /** Returns the payload for an event; undefined if the event does not concern the field or this listener. */
  read(event: unknown, args: Args, context: GatewayContext): Promise<Payload | undefined> | Payload | undefined;
}

type Name = Exclude<keyof SubscriptionResolvers, '__typename'>;

/** The parent that the resolvers of the field's type take. */
type PayloadOf<Key extends Name> =
  Extract<NonNullable<SubscriptionResolvers[Key]>, { resolve: unknown }> extends {
    resolve: (...args: never[]) => infer Result;
  }
    ? Awaited<Result>
    : never;

export type LiveFields<Names extends Name> = { [Key in Names]: LiveField<PayloadOf<Key>> };

/** Returns a text argument. The schema has checked that it is there. */
export function textOf(args: Args, name: string) {
  const value = args[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the id of the post that the events belong to. */
export function postIdOf(args: Args) {
  return textOf(args, 'postId');
}
