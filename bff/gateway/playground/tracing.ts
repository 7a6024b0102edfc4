import type { Fetcher } from '@graphiql/toolkit';
import { z } from 'zod';
import { readVariables } from './panes.ts';

/** The name of GraphiQL's own query for the schema. */
const INTROSPECTION = 'IntrospectionQuery';

const cost = z.object({
  requested: z.number().nullable(),
  limit: z.number(),
  fields: z.array(z.object({ path: z.string(), cost: z.number() })),
});
const costPreview = z.union([z.object({ cost }), z.object({ problem: z.string() })]);
const trace = z.object({
  ms: z.number(),
  calls: z.array(
    z.object({
      ...{ method: z.string(), path: z.string(), status: z.number(), start: z.number(), ms: z.number() },
      ...{ bytes: z.number(), keys: z.number().nullable(), cached: z.boolean(), fields: z.array(z.string()) },
    }),
  ),
});
const answer = z.object({ extensions: z.object({ trace: trace.optional() }).optional() });

export type QueryCost = z.infer<typeof costPreview>;
export type CallTrace = z.infer<typeof trace>;
export type Call = CallTrace['calls'][number];

interface Tracing {
  isOn: boolean;
  /** The trace of the answer that each tab shows, by the id of the tab: the calls to the platform. */
  traces: ReadonlyMap<string, CallTrace>;
}

const NO_TRACES: Tracing['traces'] = new Map();
let tracing: Tracing = { isOn: false, traces: NO_TRACES };
/** The id of the open tab, in which GraphiQL shows each answer that arrives. */
let openTab = '';
/** The number of the latest operation in any tab. GraphiQL shows no answer to an earlier operation. */
let latest = 0;
const listeners = new Set<() => void>();

function change(next: Tracing) {
  tracing = next;
  for (const listener of listeners) listener();
}

export const readTracing = () => tracing;

export function subscribeToTracing(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Turns tracing on or off. Drops all traces, and those of the operations that are still running. */
export function setTracing(isOn: boolean) {
  latest += 1;
  change({ isOn, traces: NO_TRACES });
}

/** Sets the tab to which the traces of answers belong that arrive from now on. */
export function showTab(id: string) {
  openTab = id;
}

/**
 * Wraps GraphiQL's fetcher. When an operation of any kind starts, drops the trace of the open tab, because GraphiQL
 * clears the answer to which the trace belongs.
 */
export function withTraces(fetcher: Fetcher): Fetcher {
  return (operation, options) => {
    if (operation.operationName !== INTROSPECTION) {
      latest += 1;
      change({ ...tracing, traces: new Map([...tracing.traces].filter(([id]) => id !== openTab)) });
    }
    return fetcher(operation, options);
  };
}

/**
 * Wraps the `fetch` of operations. While the checkbox "Trace" is checked, requests a trace of each operation, and
 * stores it for the open tab if no other operation has started since.
 */
export function traced(send: typeof fetch): typeof fetch {
  return async (url, init = {}) => {
    const isOurs = typeof init.body === 'string' && !init.body.includes(`"operationName":"${INTROSPECTION}"`);
    if (!tracing.isOn || !isOurs) return await send(url, init);
    const number = latest;
    const headers = new Headers(init.headers);
    headers.set('x-brasa-trace', '1');
    const response = await send(url, { ...init, headers });
    const read = answer.safeParse(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    const found = read.data?.extensions?.trace;
    if (found && number === latest) change({ ...tracing, traces: new Map([...tracing.traces, [openTab, found]]) });
    return response;
  };
}

/** Asks the gateway for the cost of an operation, without executing the operation. */
export async function fetchCost(
  operation: { query: string; variables: string; operationName: string | undefined },
  signal: AbortSignal,
): Promise<QueryCost> {
  let variables: Record<string, unknown>;
  try {
    variables = readVariables(operation.variables);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : '' };
  }
  const response = await fetch('/playground/cost', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...operation, variables }),
    signal,
  });
  return costPreview.parse(await response.json());
}
