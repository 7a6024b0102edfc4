import type { OnError } from './execution/on-error.ts';
import type { Trace } from './upstream/trace.ts';
import type { Asker, Upstream } from './upstream/upstream.ts';

/**
 * The context of one request, or of one event on the socket. Never shared between viewers. The features add their data
 * sources to it.
 */
export interface GatewayContext {
  readonly token: string | undefined;
  /** STRIPE_PUBLISHABLE_KEY, if the gateway has one. */
  readonly stripeKey: string | undefined;
  /** The request parameter; undefined is PROPAGATE. */
  onError?: OnError | undefined;
  /** Data for the request's log line. */
  readonly log: RequestLog;
  /** The explanations that the request asked for in its headers; undefined if it asked for none. */
  explain?: Explain;
}

/** Explanations that an answer carries in `extensions`. */
export interface Explain {
  /** Adds the cost of the operation. */
  cost: boolean;
  /** Adds the calls to the platform. Never set in production. */
  trace?: Trace | undefined;
}

export type CreateContext = (upstream: Upstream, asker: Asker, stripeKey?: string) => GatewayContext;

export interface RequestLog {
  readonly requestId: string;
  operation?: string | undefined;
  /**
   * The first root field that was executed. It is a name of the schema, unlike `operation`, which the client chooses.
   */
  field?: string | undefined;
  /** Codes of the errors sent to the client. */
  errors?: string[];
  /** Seconds until a retry, if a part of the request was throttled. */
  retryAfter?: number;
}
