import type { FetcherParams } from '@graphiql/toolkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { showTab, withRuns } from '../../bff/gateway/playground/runs.ts';
import { readTracing, setTracing, withTraces } from '../../bff/gateway/playground/tracing.ts';

/** The functions that end the requests, with an answer or an error, in the order in which the requests were sent. */
const pending: { answer: (path: string) => void; fail: () => void }[] = [];
/** The headers of the operations in the order in which they were sent. */
const headers: unknown[] = [];

const fetcher = withRuns(
  withTraces(({ query }: FetcherParams, options) => {
    headers.push(options?.headers);
    if (query.startsWith('subscription')) return events();
    return new Promise((resolve, reject) => {
      pending.push({
        answer: (path) => resolve(answerOf(path)),
        fail: () => reject(new Error('The gateway does not answer.')),
      });
    });
  }),
);

async function* events() {
  for (const path of ['/event-1', '/event-2']) yield await Promise.resolve(answerOf(path));
}

function answerOf(path: string) {
  const call = { method: 'GET', path, status: 200, start: 0, ms: 1, bytes: 2, keys: null, cached: false, fields: [] };
  return { data: {}, extensions: { trace: { ms: 1, calls: [call] } } };
}

/**
 * Sends an operation as GraphiQL does.
 * @returns functions that end its request
 */
function run(query: string, operationName?: string) {
  void Promise.resolve(fetcher({ query, operationName })).catch(() => undefined);
  const request = pending.pop();
  return {
    async answer(path: string) {
      request?.answer(path);
      await new Promise(setImmediate);
    },
    async fail() {
      request?.fail();
      await new Promise(setImmediate);
    },
  };
}

/** Returns the path of the call in the trace that the playground shows in the tab. */
function shownIn(tab: string) {
  return readTracing().traces.get(tab)?.calls[0]?.path;
}

describe('the trace that the playground shows beside an answer', () => {
  beforeEach(async () => {
    setTracing(true);
    showTab('a');
    await run('{ first }').answer('/first');
    expect(shownIn('a')).toBe('/first');
  });

  it('is requested of each operation while the checkbox “Trace” is checked', () => {
    void run('subscription { next }');
    expect(headers.at(-1)).toEqual({ 'x-brasa-trace': '1' });
    setTracing(false);
    void run('{ next }');
    expect(headers.at(-1)).toBeUndefined();
  });

  it('is gone as soon as the next operation starts, and when this operation fails', async () => {
    const next = run('{ next }');
    expect(shownIn('a')).toBeUndefined();
    await next.fail();
    expect(shownIn('a')).toBeUndefined();
  });

  it('stays when GraphiQL loads the schema', async () => {
    await run('{ __schema }', 'IntrospectionQuery').answer('/schema');
    expect(shownIn('a')).toBe('/first');
  });

  it('belongs to the latest event of a subscription', async () => {
    const subscription = await fetcher({ query: 'subscription { next }' });
    expect(shownIn('a')).toBeUndefined();
    if (!(Symbol.asyncIterator in subscription)) throw new Error('The fetcher started no subscription.');
    const shown: unknown[] = [];
    for await (const event of subscription) shown.push([event, shownIn('a')]);
    expect(shown).toEqual(['/event-1', '/event-2'].map((path) => [answerOf(path), path]));
  });

  it('is not shown in another tab, and is shown again in its own tab', async () => {
    showTab('b');
    expect(shownIn('b')).toBeUndefined();
    await run('{ other }').answer('/other');
    expect([shownIn('a'), shownIn('b')]).toEqual(['/first', '/other']);
  });

  it('is the trace of the operation that started last in the tab, even if an earlier operation is answered later', async () => {
    const older = run('{ older }');
    const newer = run('{ newer }');
    await newer.answer('/newer');
    await older.answer('/older');
    expect(shownIn('a')).toBe('/newer');
  });

  it('stays with its answer in the tab that asked, even if other tabs were opened and used since', async () => {
    const late = run('{ late }');
    showTab('b');
    await run('{ other }').answer('/other');
    await late.answer('/late');
    expect([shownIn('a'), shownIn('b')]).toEqual(['/late', '/other']);
  });

  it('is gone when tracing was switched off and on, also if its operation was still running', async () => {
    const running = run('{ running }');
    setTracing(false);
    setTracing(true);
    await running.answer('/running');
    expect(readTracing().traces.size).toBe(0);
  });
});
