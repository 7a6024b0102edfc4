import type { FetcherParams } from '@graphiql/toolkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { readTracing, setTracing, showTab, traced, withTraces } from '../../bff/gateway/playground/tracing.ts';

/** The functions that end the requests, with a response or an error, in the order in which the requests were sent. */
const pending: { answer: (path: string) => void; fail: () => void }[] = [];

const send = traced(
  () =>
    new Promise<Response>((resolve, reject) => {
      pending.push({
        answer: (path) => resolve(Response.json({ data: {}, extensions: { trace: traceOf(path) } })),
        fail: () => reject(new Error('The gateway does not answer.')),
      });
    }),
);
const fetcher = withTraces(async ({ query }: FetcherParams) => {
  if (!query.startsWith('subscription')) await send('/graphql', { method: 'POST', body: JSON.stringify({ query }) });
  return {};
});

function traceOf(path: string) {
  const call = { method: 'GET', path, status: 200, start: 0, ms: 1, bytes: 2, keys: null, cached: false, fields: [] };
  return { ms: 1, calls: [call] };
}

/**
 * Sends an operation as GraphiQL does.
 * @returns functions that end its request and wait until the fetcher has ended
 */
function run(query: string) {
  const running = Promise.resolve(fetcher({ query })).catch(() => undefined);
  const request = pending.pop();
  return {
    async answer(path: string) {
      request?.answer(path);
      await running;
    },
    async fail() {
      request?.fail();
      await running;
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

  it('is gone as soon as the next operation starts, and when this operation fails', async () => {
    const next = run('{ next }');
    expect(shownIn('a')).toBeUndefined();
    await next.fail();
    expect(shownIn('a')).toBeUndefined();
  });

  it('is gone when a subscription starts, which has no trace', () => {
    run('subscription { next }');
    expect(shownIn('a')).toBeUndefined();
  });

  it('is not shown in another tab, and is shown again in its own tab', async () => {
    showTab('b');
    expect(shownIn('b')).toBeUndefined();
    await run('{ other }').answer('/other');
    expect([shownIn('a'), shownIn('b')]).toEqual(['/first', '/other']);
  });

  it('is the trace of the operation that started last, even if an earlier operation is answered later', async () => {
    const older = run('{ older }');
    const newer = run('{ newer }');
    await newer.answer('/newer');
    await older.answer('/older');
    expect(shownIn('a')).toBe('/newer');
  });

  it('follows its answer into the tab that is open when the answer arrives', async () => {
    const late = run('{ late }');
    showTab('b');
    await late.answer('/late');
    expect([shownIn('a'), shownIn('b')]).toEqual([undefined, '/late']);
  });

  it('stays when GraphiQL loads the schema again', async () => {
    await fetcher({ query: 'subscription', operationName: 'IntrospectionQuery' });
    expect(shownIn('a')).toBe('/first');
  });

  it('is gone when tracing was switched off and on, also if its operation was still running', async () => {
    const running = run('{ running }');
    setTracing(false);
    setTracing(true);
    await running.answer('/running');
    expect(readTracing().traces.size).toBe(0);
  });
});
