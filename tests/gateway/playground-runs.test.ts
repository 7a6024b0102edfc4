import type { Fetcher } from '@graphiql/toolkit';
import { describe, expect, it } from 'vitest';
import { readLateAnswers, showTab, takeLateAnswer, withRuns } from '../../bff/gateway/playground/runs.ts';

/**
 * Sends an operation as GraphiQL does, in the tab that is open.
 * @returns functions that end the request, and the answers and errors that GraphiQL gets and shows in the open tab
 */
function run() {
  const given: unknown[] = [];
  let resolve: (answer: object) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const fetcher: Fetcher = () =>
    new Promise((answered, failed) => {
      resolve = answered;
      reject = failed;
    });
  Promise.resolve(withRuns(fetcher)({ query: '{ a }' })).then(
    (answer) => given.push(answer),
    (error: unknown) => given.push(error),
  );
  return {
    given,
    answer: async (data: object) => {
      resolve({ data });
      await new Promise(setImmediate);
    },
    fail: async (error: Error) => {
      reject(error);
      await new Promise(setImmediate);
    },
  };
}

/** Opens a tab. @returns the late answer that is shown in it, parsed; undefined if there is none */
function open(tab: string) {
  showTab(tab);
  let shown: unknown;
  takeLateAnswer(tab, (text) => {
    shown = JSON.parse(text);
  });
  return shown;
}

describe('an answer of the playground', () => {
  it('is shown at once if its tab is still open', async () => {
    open('a');
    const { given, answer } = run();
    await answer({ a: 1 });
    expect(given).toEqual([{ data: { a: 1 } }]);
    expect(open('a')).toBeUndefined();
  });

  it('that arrives while another tab is open is shown when its own tab is open again, a single time', async () => {
    open('a');
    const { given, answer } = run();
    expect(open('b')).toBeUndefined();
    await answer({ a: 1 });
    expect(open('b')).toBeUndefined();
    expect(open('a')).toEqual({ data: { a: 1 } });
    expect(open('a')).toBeUndefined();
    expect(given).toEqual([]);
  });

  it('is kept for its tab also if it is an error', async () => {
    open('a');
    const { given, fail } = run();
    open('b');
    await fail(new Error('The gateway does not answer.'));
    expect(JSON.stringify(open('a'))).toContain('The gateway does not answer.');
    expect(given).toEqual([]);
  });

  it('is shown in its tab if the tab was left and opened again before the answer, and an operation was run meanwhile', async () => {
    open('a');
    const first = run();
    open('b');
    const second = run();
    await second.answer({ b: 1 });
    open('a');
    await first.answer({ a: 1 });
    expect(open('a')).toEqual({ data: { a: 1 } });
    expect(second.given).toEqual([{ data: { b: 1 } }]);
  });

  it('is dropped if a later operation was started in its tab, also if it is an error', async () => {
    open('a');
    const [older, failing] = [run(), run()];
    open('b');
    open('a');
    const newer = run();
    await newer.answer({ newer: 1 });
    await older.answer({ older: 1 });
    await failing.fail(new Error('late'));
    expect(open('a')).toBeUndefined();
    expect([newer.given, older.given, failing.given]).toEqual([[{ data: { newer: 1 } }], [], []]);
  });

  it('that waits for its tab is dropped when a later operation starts in this tab', async () => {
    open('a');
    const { answer } = run();
    showTab('b');
    await answer({ a: 1 });
    showTab('a');
    expect(readLateAnswers().size).toBe(1);
    run();
    expect(readLateAnswers().size).toBe(0);
  });
});
