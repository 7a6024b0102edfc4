import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPage } from '../../web/build/pwa.ts';

const POLICY = 'content-security-policy';
const WAIT_MS = 3_000;
const answerOf = (text: string, status = 200) =>
  new Response(text, { status, headers: { [POLICY]: `script-src ${text}` } });
const asked = { request: new Request('https://brasa.example/about') };

/** Returns the service worker's answer to a navigation: its text, its content security policy and its status. */
const shown = async () => {
  const answer = await answerPage(asked);
  return answer instanceof Response ? [await answer.text(), answer.headers.get(POLICY), answer.status] : answer;
};
const fromNow = (ms: number, text: string) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return answerOf(text);
};
let kept: Response | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  kept = answerOf('kept');
  vi.stubGlobal('caches', { match: () => Promise.resolve(kept) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the service worker answers with the network's page and the page's current content security policy", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answerOf('now')));
  expect(await shown()).toEqual(['now', 'script-src now', 200]);
});

it('if the network has not answered after three seconds, the service worker shows the cached page', async () => {
  vi.stubGlobal('fetch', fromNow(WAIT_MS - 1, 'now'));
  const inTime = shown();
  await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
  expect(await inTime).toEqual(['now', 'script-src now', 200]);

  vi.stubGlobal('fetch', fromNow(60_000, 'now'));
  const late = shown();
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(await late).toEqual(['kept', 'script-src kept', 200]);
});

it.each([500, 502, 503])(
  'the service worker shows the cached page when the site answers with status %i',
  async (status) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answerOf('broken', status)));
    expect(await shown()).toEqual(['kept', 'script-src kept', 200]);
  },
);

it('if the site answers with status 404, the service worker shows this answer and not the cached page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answerOf('gone', 404)));
  expect(await shown()).toEqual(['gone', 'script-src gone', 404]);
});

it('without a cached page the service worker waits for the network and passes on every answer and failure', async () => {
  kept = undefined;
  vi.stubGlobal('fetch', fromNow(60_000, 'now'));
  const late = shown();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await late).toEqual(['now', 'script-src now', 200]);
  vi.stubGlobal('fetch', () => Promise.resolve(answerOf('broken', 502)));
  expect(await shown()).toEqual(['broken', 'script-src broken', 502]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const failed = shown();
  const rejects = expect(failed).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  await rejects;
});

it('the service worker shows the cached page immediately when the network fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await shown()).toEqual(['kept', 'script-src kept', 200]);
});
