import type { GatewayContext } from '../context.ts';
import type { SubscriptionResolvers } from '../../generated/resolvers.ts';

type Args = Record<string, unknown>;

/**
 * The implementation of a field of `Subscription`.
 *
 * - `shared`: the payload is the same for all listeners. Each event is executed with a visitor's context, once for all
 *   listeners with the same query. Used for public data: a post's comments and totals.
 * - `personal`: the payload depends on the listener. Each event is executed separately for each listener with the
 *   listener's own token, so that the platform authorizes every part of the payload.
 */
export type LiveField<Payload> = SharedField<Payload> | PersonalField<Payload>;

/**
 * A field whose payload is the same for all listeners. The client's access is checked at the start, and again when the
 * access may have changed.
 */
export interface SharedField<Payload> {
  kind: 'shared';
  /** Returns the name of the topic on the bus. */
  topic(args: Args): string;
  /**
   * Checks whether the client may listen. Called at the start, when the client's access changes, and when the audience
   * of the returned author changes.
   * @returns the id of the author to whose audience the listener must belong; undefined if access depends on no single
   * author
   * @throws {Fault} if the client may not listen
   */
  authorize(args: Args, context: GatewayContext): Promise<string | undefined>;
  /**
   * Converts an event of the topic to the payload of the field. Returns undefined if the listeners of this field do not
   * need the event.
   */
  read(event: unknown): Payload | undefined;
  /**
   * Returns the ids of the content's author and of the author whom the content replies to. If there is a block between
   * a listener and one of these authors, the listener does not get the payload.
   */
  authorsOf?(payload: Payload): readonly string[];
}

interface Personal {
  kind: 'personal';
  /**
   * Returns the name of the topic on the bus, such as `user:{id}`. `viewerId` is the listener's id, which the platform
   * has confirmed.
   */
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
 * item. The subscription starts to listen on the bus before its first query, so that no item is lost between that query
 * and the live events. Lost or duplicate events do no harm. After an outage of the bus, the subscription queries again.
 */
interface Followed<Payload> {
  follow: {
    /** Returns whether the client has to query the platform again after this event. */
    concerns(event: unknown, args: Args): boolean;
    /**
     * Returns the cursor to start from: the argument `after` if it is given, otherwise the cursor of the newest item.
     */
    start(args: Args, context: GatewayContext): Promise<string> | string;
    /**
     * Returns the item that the event itself contains. Only for a field with gap-free sequence numbers as cursors. If
     * the item's number follows the last delivered number, no query is needed.
     */
    carried?(event: unknown): News<Payload>['items'][number] | undefined;
    /** Returns one page of the items after the cursor `place`, oldest first. Called until there are no more items. */
    next(place: string, args: Args, context: GatewayContext): Promise<News<Payload>>;
  };
}

export interface News<Payload> {
  items: { payload: Payload; place: string }[];
  hasMore: boolean;
}

/**
 * A field for short-lived events, such as typing. Passes events only to clients that are listening at the moment, and
 * never replays events.
 */
interface Fleeting<Payload> {
  /** Converts an event to the payload of the field. Returns undefined if this listener does not need the event. */
  read(event: unknown, args: Args, context: GatewayContext): Promise<Payload | undefined> | Payload | undefined;
}

type Name = Exclude<keyof SubscriptionResolvers, '__typename'>;

/** The type of the payload of a field: the parent object of the resolvers below the field. */
type PayloadOf<Key extends Name> =
  Extract<NonNullable<SubscriptionResolvers[Key]>, { resolve: unknown }> extends {
    resolve: (...args: never[]) => infer Result;
  }
    ? Awaited<Result>
    : never;

export type LiveFields<Names extends Name> = { [Key in Names]: LiveField<PayloadOf<Key>> };

/** Returns the value of a required string argument. GraphQL validation guarantees that the argument is present. */
export function textOf(args: Args, name: string) {
  const value = args[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the argument `postId`: the id of the post. The client listens to events of this post. */
export function postIdOf(args: Args) {
  return textOf(args, 'postId');
}
