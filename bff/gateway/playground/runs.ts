import { formatError, formatResult, isPromise, type Fetcher, type FetcherReturnType } from '@graphiql/toolkit';

/** The name of GraphiQL's own query for the schema. */
export const INTROSPECTION = 'IntrospectionQuery';

/** An execution of an operation, in the tab of GraphiQL in which it was started. */
export interface TabRun {
  tab: string;
  /** True if another tab was opened since the start. GraphiQL would then write the answer into the wrong tab. */
  wasLeft: boolean;
}

let openTab = '';
/** The latest run of each tab, by the id of the tab. */
const latest = new Map<string, TabRun>();
/** The texts of the answers that arrived after their tab was left, by the id of the tab. */
let lateAnswers: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

export const readOpenTab = () => openTab;
export const readLateAnswers = () => lateAnswers;

export function subscribeToLateAnswers(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes that this tab is open from now on. */
export function showTab(id: string) {
  openTab = id;
  for (const run of latest.values()) if (run.tab !== id) run.wasLeft = true;
}

export function isLatest(run: TabRun) {
  return latest.get(run.tab) === run;
}

/** Returns the latest run of the open tab; undefined if it has none. */
export function runOfOpenTab() {
  return latest.get(openTab);
}

/**
 * Wraps GraphiQL's fetcher so that each answer is shown in the tab that asked. GraphiQL itself writes an answer into
 * the tab that is open when the answer arrives. Withholds an answer if its tab was left, for `takeLateAnswer`, or if
 * another operation was started in its tab since. A subscription ends when its tab is left.
 */
export function withRuns(fetcher: Fetcher): Fetcher {
  return (operation, options) => {
    if (operation.operationName === INTROSPECTION) return fetcher(operation, options);
    const run = { tab: openTab, wasLeft: false };
    latest.set(run.tab, run);
    setLateAnswer(run.tab, undefined);
    const answer = fetcher(operation, options);
    return isPromise<Awaited<FetcherReturnType>>(answer) ? inItsTab(run, answer) : answer;
  };
}

/** Passes the answer that waits for this tab to `write`. */
export function takeLateAnswer(tab: string, write: (text: string) => void) {
  const text = lateAnswers.get(tab);
  if (text === undefined) return;
  setLateAnswer(tab, undefined);
  write(text);
}

async function inItsTab<Answer>(run: TabRun, answer: Promise<Answer>): Promise<Answer> {
  try {
    const result = await answer;
    if (isShown(run)) return result;
    keep(run, formatResult(result));
  } catch (error) {
    if (isShown(run)) throw error;
    keep(run, formatError(error));
  }
  return await new Promise<never>(() => undefined);
}

function isShown(run: TabRun) {
  return isLatest(run) && !run.wasLeft;
}

function keep(run: TabRun, text: string) {
  if (isLatest(run)) setLateAnswer(run.tab, text);
}

function setLateAnswer(tab: string, text: string | undefined) {
  if (lateAnswers.get(tab) === text) return;
  const next = new Map(lateAnswers);
  if (text === undefined) next.delete(tab);
  else next.set(tab, text);
  lateAnswers = next;
  for (const listener of listeners) listener();
}
