import type { GatewayContext } from '../context.ts';
import type { SubscriptionResolvers } from '../../generated/resolvers.ts';

type Args = Record<string, unknown>;

/**
 * What answers a field of `Subscription`.
 *
 * - `shared`: the payload is the same for everybody, and each event is executed once for all who listen with the same
 *   words, as for a visitor. For what is open: a post's comments and totals.
 * - `personal`: what it says depends on who listens. Executed per listener, with the listener's own token, so that the
 *   platform decides about every word of it.
 */
export type LiveField<Payload> = SharedField<Payload> | PersonalField<Payload>;

/** Who may listen is asked once, at the start, and again when the listener's access changes. */
export interface SharedField<Payload> {
  kind: 'shared';
  /** Topic of the bus. */
  topic(args: Args): string;
  /**
   * Also asked again when the audience of the answered member changes.
   * @returns by whose audience it may be heard; undefined where by no one member's
   * @throws {Fault} when the asker may not listen.
   */
  authorize(args: Args, context: GatewayContext): Promise<string | undefined>;
  /** What of a topic's event the field passes on; undefined when it is not about it. */
  read(event: unknown): Payload | undefined;
  /** Whose words the payload is, and answers: it does not reach those with whom there is a block between. */
  authorsOf?(payload: Payload): readonly string[];
}

interface Personal {
  kind: 'personal';
  /** Topic of the bus: `user:{id}` of the listener, whose id the platform has told. */
  topic(viewerId: string, args: Args): string;
  /** @throws {Fault} when the listener may not listen; asked at the start, and again when their access changes. */
  authorize?(args: Args, context: GatewayContext): Promise<undefined>;
}

export type PersonalField<Payload> = Personal & (Followed<Payload> | Fleeting<Payload>);

/**
 * Nothing is missed and nothing comes twice: events are only a hint to ask for what came after the last thing
 * delivered. The bus is joined first, so that nothing falls between the replay and the live stream; a lost or doubled
 * event costs nothing, and when the bus was away it is asked again.
 */
interface Followed<Payload> {
  follow: {
    /** Whether an event is a reason to ask. */
    concerns(event: unknown, args: Args): boolean;
    /**
     * Where to begin: at the client's `after:` where there is one, else now. A place is whatever `next` understands.
     */
    start(args: Args, context: GatewayContext): Promise<string> | string;
    /** What an event itself brings, where places count up by one: nothing is asked for what comes next. */
    carried?(event: unknown): News<Payload>['items'][number] | undefined;
    /** What came after a place, oldest first, a page at a time. */
    next(place: string, args: Args, context: GatewayContext): Promise<News<Payload>>;
  };
}

export interface News<Payload> {
  items: { payload: Payload; place: string }[];
  hasMore: boolean;
}

/** What is worth nothing later, such as that a member is typing: passed on while one listens, and never replayed. */
interface Fleeting<Payload> {
  /** What of an event the field passes on; undefined when it is not about it, or not for this listener. */
  read(event: unknown, args: Args, context: GatewayContext): Promise<Payload | undefined> | Payload | undefined;
}

type Name = Exclude<keyof SubscriptionResolvers, '__typename'>;

/** What resolvers of the field's type take as their parent. */
type PayloadOf<Key extends Name> =
  Extract<NonNullable<SubscriptionResolvers[Key]>, { resolve: unknown }> extends {
    resolve: (...args: never[]) => infer Result;
  }
    ? Awaited<Result>
    : never;

export type LiveFields<Names extends Name> = { [Key in Names]: LiveField<PayloadOf<Key>> };

/** A text argument; the schema has checked that it is there. */
export function textOf(args: Args, name: string) {
  const value = args[name];
  return typeof value === 'string' ? value : '';
}

/** The argument that says which post's events are meant. */
export function postIdOf(args: Args) {
  return textOf(args, 'postId');
}
