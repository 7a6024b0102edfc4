import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from '../../web/build/pwa.ts';

const POLICY = 'content-security-policy';
const WAIT = 3_000; // ms
const answerOf = (text: string, status = 200) =>
  new Response(text, { status, headers: { [POLICY]: `script-src ${text}` } });
const asked = { request: new Request('https://brasa.example/about') };

/** What the service worker answers a navigation with. */
const shown = async () => {
  const answer = await page(asked);
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

it('a page is the site’s, with the content policy that it has now', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answerOf('now')));
  expect(await shown()).toEqual(['now', 'script-src now', 200]);
});

it('a site that answers within three seconds is waited for; after them the kept page is shown', async () => {
  vi.stubGlobal('fetch', fromNow(WAIT - 1, 'now'));
  const inTime = shown();
  await vi.advanceTimersByTimeAsync(WAIT - 1);
  expect(await inTime).toEqual(['now', 'script-src now', 200]);

  vi.stubGlobal('fetch', fromNow(60_000, 'now'));
  const late = shown();
  await vi.advanceTimersByTimeAsync(WAIT);
  expect(await late).toEqual(['kept', 'script-src kept', 200]);
});

it.each([500, 502, 503])('a site that answers %i is broken, and the kept page is shown', async (status) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answerOf('broken', status)));
  expect(await shown()).toEqual(['kept', 'script-src kept', 200]);
});

it('what the site refuses is shown as it is', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answerOf('gone', 404)));
  expect(await shown()).toEqual(['gone', 'script-src gone', 404]);
});

it('where no page is kept, the site is waited for, and its answer shown whatever it is', async () => {
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
  await vi.advanceTimersByTimeAsync(WAIT);
  await rejects;
});

it('without a network the kept page is shown at once', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await shown()).toEqual(['kept', 'script-src kept', 200]);
});
