import type { Resolvers } from '../generated/resolvers.ts';
import type { CreateContext } from './context.ts';
import type { LiveField } from './live/realtime.ts';

/** The features of the GraphQL API, which the gateway gets as a parameter. The gateway imports no feature itself. */
export interface Features {
  resolvers: readonly Resolvers[];
  /** The implementations of the fields of `Subscription`, by field name. */
  live: Record<string, LiveField<unknown>>;
  createContext: CreateContext;
}
