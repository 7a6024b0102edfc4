import { isAsyncIterable, isPromise, type Fetcher, type FetcherReturnType } from '@graphiql/toolkit';
import { z } from 'zod';
import { reach, readAnswer } from './files.ts';
import { readVariables } from './panes.ts';
import { INTROSPECTION, isLatest, runOfOpenTab, type TabRun } from './runs.ts';

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
/** The number of times that tracing was turned on or off. */
let turns = 0;
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
  turns += 1;
  change({ isOn, traces: NO_TRACES });
}

/**
 * Wraps GraphiQL's fetcher. When an operation starts, drops the trace of its tab, because GraphiQL clears the answer to
 * which the trace belongs. While the checkbox "Trace" is checked, asks for a trace of each answer and of each event of
 * a subscription.
 */
export function withTraces(fetcher: Fetcher): Fetcher {
  return (operation, options) => {
    const run = runOfOpenTab();
    if (!run || operation.operationName === INTROSPECTION) return fetcher(operation, options);
    change({ ...tracing, traces: new Map([...tracing.traces].filter(([id]) => id !== run.tab)) });
    if (!tracing.isOn) return fetcher(operation, options);
    const answer = fetcher(operation, { ...options, headers: { ...options?.headers, 'x-brasa-trace': '1' } });
    return noted(answer, noteFor(run));
  };
}

/**
 * Returns a function that stores the trace in an answer of this run, unless a later operation was started in its tab.
 */
function noteFor(run: TabRun) {
  const started = turns;
  return (result: unknown) => {
    const found = answer.safeParse(result).data?.extensions?.trace;
    if (found && isLatest(run) && turns === started)
      change({ ...tracing, traces: new Map([...tracing.traces, [run.tab, found]]) });
  };
}

/** Calls `note` for the answer, or for each event of a subscription, before GraphiQL gets it. */
function noted(answers: FetcherReturnType, note: (result: unknown) => void): FetcherReturnType {
  if (isPromise<Awaited<FetcherReturnType>>(answers))
    return answers.then((result) => {
      note(result);
      return result;
    });
  if (!isAsyncIterable(answers)) return answers;
  return {
    [Symbol.asyncIterator]() {
      const events = answers[Symbol.asyncIterator]();
      return {
        async next() {
          const event = await events.next();
          if (event.done !== true) note(event.value);
          return event;
        },
        return: async () => (await events.return?.()) ?? { done: true, value: undefined },
      };
    },
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
  const response = await reach('/playground/cost', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...operation, variables }),
    signal,
  });
  return await readAnswer(response, costPreview);
}
