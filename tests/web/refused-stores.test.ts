import { afterEach, expect, it, vi } from 'vitest';
import { createDraftStorage } from '../../web/features/composer/draftStorage.ts';
import { claim } from '../../web/features/composer/claim.ts';
import { keepPicture, readPicture } from '../../web/features/conversations/pictures.ts';
import { takeRows } from '../../web/storage/database.ts';
import { withLock } from '../../web/storage/locks.ts';
import { serviceWorkers } from '../../web/storage/serviceWorkers.ts';
import { leave, signIn } from '../support/web.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  leave();
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it.each([
  ['cannot be opened', { open: refuse }],
  ['never answers', { open: () => ({}) }],
])('if IndexedDB %s, loading a draft returns null and a waiting picture is kept in memory', async (_how, indexedDB) => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', indexedDB);
  signIn();
  const picture = new Blob(['p']);
  const settled = Promise.all([
    createDraftStorage('me')
      .load()
      .catch(() => null),
    keepPicture('c1', picture).then(() => readPicture('c1')),
    takeRows(() => 'me'),
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await settled).toEqual([null, picture, []]);
});

it('after an IndexedDB request has timed out, later requests return without waiting', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const first = takeRows(() => 'me');
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  const second = takeRows(() => 'me');
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toEqual([]);
});

it('an IndexedDB transaction that never ends delays only the calls made before its timeout', async () => {
  vi.useFakeTimers();
  const ends: (() => void)[] = [];
  const transaction = () => {
    const never = { addEventListener: (_end: string, end: () => void) => ends.push(end), abort: refuse };
    const request = () => ({ transaction: never });
    const store = { get: request, put: request, getAllKeys: request, getAll: request };
    return { ...never, objectStore: () => store, commit: () => undefined };
  };
  const open = () => {
    const request = { result: { transaction, close: () => undefined }, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) });
  signIn();
  const picture = new Blob(['p']);
  const draft = () =>
    createDraftStorage('me')
      .load()
      .catch(() => null);
  const first = Promise.all([draft(), keepPicture('c1', picture).then(() => readPicture('c1')), takeRows(() => 'me')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toEqual([null, picture, []]);

  const second = Promise.all([draft(), keepPicture('c2', picture), takeRows(() => 'me')]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toEqual([null, undefined, []]);
  for (const end of ends) end();
});

it('a Web Lock that the browser denies counts as acquired, as in a browser without Web Locks', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await withLock('a', {}, (holds) => Promise.resolve(holds))).toBe(true);
  expect(await claim('a', 0)).not.toBeNull();
});

it('claim() returns null if another tab keeps the Web Lock past the timeout', async () => {
  const request = (_name: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('AbortError'))));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await claim('a', 20)).toBeNull();
});

it('serviceWorkers() returns undefined if the browser denies access to service workers', () => {
  vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', { get: refuse }));
  expect(serviceWorkers()).toBeUndefined();
});
