import type { GatewayContext } from './context.ts';
import type { ResolversTypes, Subscription } from '../generated/resolvers.ts';

/**
 * A subscription whose payload is the same for everybody: who may listen is asked once, at the start; each event is
 * then resolved as for nobody, once for all who listen with the same words.
 */
export interface LiveField<Payload> {
  /** Topic of the bus. */
  topic(args: Record<string, unknown>): string;
  /** @throws {Fault} when the asker may not listen. */
  authorize(args: Record<string, unknown>, context: GatewayContext): Promise<void>;
  /** What of a topic's event the field passes on; undefined when it is not about it. */
  read(event: unknown): Payload | undefined;
}

type Name = Exclude<keyof Subscription, '__typename'>;

export type LiveFields<Names extends Name> = {
  [Key in Names]: LiveField<Awaited<ResolversTypes[Key extends 'commentAdded' ? 'Comment' : 'ReactionTotal']>>;
};

/** The argument that says which post's events are meant; the schema has checked that it is there. */
export function postIdOf(args: Record<string, unknown>) {
  return typeof args['postId'] === 'string' ? args['postId'] : '';
}
