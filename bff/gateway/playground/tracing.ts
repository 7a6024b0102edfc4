import { z } from 'zod';

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
  /** The trace in the latest response: the calls to the platform. */
  latest: CallTrace | undefined;
}

let tracing: Tracing = { isOn: false, latest: undefined };
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

export function setTracing(isOn: boolean) {
  change({ isOn, latest: undefined });
}

/**
 * Wraps the `fetch` of operations. While the checkbox "Trace" is checked, requests a trace of each operation and stores
 * the latest one.
 */
export function traced(send: typeof fetch): typeof fetch {
  return async (url, init = {}) => {
    const isOurs = typeof init.body === 'string' && !init.body.includes('"operationName":"IntrospectionQuery"');
    if (!tracing.isOn || !isOurs) return await send(url, init);
    const headers = new Headers(init.headers);
    headers.set('x-brasa-trace', '1');
    const response = await send(url, { ...init, headers });
    const read = answer.safeParse(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (readTracing().isOn) change({ isOn: true, latest: read.data?.extensions?.trace });
    return response;
  };
}

/** Asks the gateway for the cost of an operation, without executing the operation. */
export async function fetchCost(
  operation: { query: string; variables: string; operationName: string | undefined },
  signal: AbortSignal,
): Promise<QueryCost> {
  let variables: unknown = {};
  try {
    if (operation.variables.trim() !== '') variables = JSON.parse(operation.variables);
  } catch {
    return { problem: 'The variables are no JSON.' };
  }
  const response = await fetch('/playground/cost', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...operation, variables }),
    signal,
  });
  return costPreview.parse(await response.json());
}
