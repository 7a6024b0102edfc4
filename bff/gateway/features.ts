import type { Resolvers } from '../generated/resolvers.ts';
import type { CreateContext } from './context.ts';
import type { LiveField } from './live/realtime.ts';

/** The features of the GraphQL API, which the gateway gets as a parameter. The gateway imports no feature itself. */
export interface Features {
  resolvers: readonly Resolvers[];
  /**
   * The resolvers of types and fields that only earlier schemas have, for operations of the last releases. They have
   * priority over `resolvers`.
   */
  earlier: readonly Readonly<Record<string, object>>[];
  /**
   * The names of enum and interface types of which an earlier schema may lack a value or an object type. Lists and
   * subscriptions of that schema leave out the objects that it cannot express.
   */
  passedOver: readonly string[];
  /** The implementations of the fields of `Subscription`, by field name. */
  live: Record<string, LiveField<unknown>>;
  createContext: CreateContext;
}
