import type { OnError } from './execution/on-error.ts';
import type { Trace } from './upstream/trace.ts';
import type { Asker, Upstream } from './upstream/upstream.ts';

/**
 * The GraphQL context of one request or of one subscription event. Two viewers never share a context. Each feature adds
 * its data source.
 */
export interface GatewayContext {
  readonly token: string | undefined;
  /** The setting STRIPE_PUBLISHABLE_KEY; undefined if it is not set. */
  readonly stripeKey: string | undefined;
  /** The error mode that the request asked for (on-error.ts); undefined means PROPAGATE. */
  onError?: OnError | undefined;
  /** Data for the request's log line. */
  readonly log: RequestLog;
  /** Extra data that the client asked for by request headers; undefined if it asked for none. */
  explain?: Explain;
}

/** Extra data about an execution, which the response carries in `extensions`. */
export interface Explain {
  /** True if the response has to contain the cost of the operation. */
  cost: boolean;
  /** Records the calls to the platform, which the response then lists. Never set in production. */
  trace?: Trace | undefined;
}

export type CreateContext = (upstream: Upstream, asker: Asker, stripeKey?: string) => GatewayContext;

export interface RequestLog {
  readonly requestId: string;
  operation?: string | undefined;
  /**
   * The schema name of the first root field. It may be a label of the metrics, unlike `operation`, which the client
   * chooses.
   */
  field?: string | undefined;
  /** Codes of the errors sent to the client. */
  errors?: string[];
  /** Seconds after which the client may retry, if a part of the request was throttled. */
  retryAfter?: number;
}
