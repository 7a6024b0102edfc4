import type { OnError } from './execution/on-error.ts';
import type { Trace } from './upstream/trace.ts';
import type { Asker, Upstream } from './upstream/upstream.ts';

/**
 * The GraphQL context of one request or of one subscription event. A context never serves two viewers. Each feature
 * adds its data source to the context.
 */
export interface GatewayContext {
  readonly token: string | undefined;
  /** The setting STRIPE_PUBLISHABLE_KEY; undefined if it is not set. */
  readonly stripeKey: string | undefined;
  /** The error mode that the request asked for (on-error.ts); undefined means PROPAGATE. */
  onError?: OnError | undefined;
  /** Data for the request's log line. */
  readonly log: RequestLog;
  /** Extra data about the execution that the client requested by headers; undefined if it requested none. */
  explain?: Explain;
}

/** Extra data about an execution. The response contains it in `extensions`. */
export interface Explain {
  /** True if the response has to contain the computed cost of the operation. */
  cost: boolean;
  /** Records the calls to the platform, so that the response can list them. Never set in production. */
  trace?: Trace | undefined;
}

export type CreateContext = (upstream: Upstream, asker: Asker, stripeKey?: string) => GatewayContext;

export interface RequestLog {
  readonly requestId: string;
  operation?: string | undefined;
  /**
   * The name of the first root field in the schema. The metrics use it as a label. They cannot use `operation`, because
   * clients choose operation names freely.
   */
  field?: string | undefined;
  /** The codes of the errors in the response. */
  errors?: string[];
  /** The number of seconds after which the client may retry. Set if a part of the request was throttled. */
  retryAfter?: number;
}
