import type { Resolvers } from '../generated/resolvers.ts';
import type { CreateContext } from './context.ts';
import type { LiveField } from './live/realtime.ts';

/** The features, which are handed to the gateway; it knows nothing else of them. */
export interface Features {
  resolvers: readonly Resolvers[];
  /** The fields of `Subscription`, by name. */
  live: Record<string, LiveField<unknown>>;
  createContext: CreateContext;
}
