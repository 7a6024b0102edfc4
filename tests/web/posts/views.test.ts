import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredText } from '../../../web/storage/createStoredText.ts';
import { clearSession, setSession } from '../../../web/storage/session.ts';
import { member } from '../app-support.tsx';
import { anonymousId } from '../../../web/features/posts/anonymousId.ts';
import { createViewTracker } from '../../../web/features/posts/viewTracker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const seen = createStoredText('seen-here', { area: 'session', per: 'viewer' });

function tracker() {
  const sent: string[][] = [];
  const { flush, seenLater } = createViewTracker({ send: (ids) => sent.push(ids), seen });
  return { sent, flush, seenLater, record: (postId: string) => seenLater(postId)() };
}

describe('views of posts', () => {
  it('views of posts are sent in one batch every five seconds', () => {
    const { record, sent } = tracker();
    record('a');
    record('b');
    vi.advanceTimersByTime(4_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([['a', 'b']]);
  });

  it('a batch of views has the milliseconds since each view', () => {
    const send = vi.fn<(ids: string[], ages: number[]) => void>();
    const { seenLater } = createViewTracker({ send, seen });
    seenLater('a')();
    vi.advanceTimersByTime(3_000);
    seenLater('b')();
    vi.advanceTimersByTime(2_000);
    expect(send.mock.calls).toEqual([
      [
        ['a', 'b'],
        [5_000, 2_000],
      ],
    ]);
  });

  it('a view of a post is sent once per session, even after a reload', () => {
    const before = tracker();
    before.record('a');
    before.record('a');
    before.flush();
    const after = tracker();
    after.record('a');
    after.flush();
    expect([...before.sent, ...after.sent]).toEqual([['a']]);
  });

  it('flush() sends the pending views immediately, at most fifty per request', () => {
    const { record, flush, sent } = tracker();
    for (let index = 0; index < 60; index += 1) record(`p${index}`);
    flush();
    vi.advanceTimersByTime(10_000);
    expect(sent.map(({ length }) => length)).toEqual([50, 10]);
  });

  it('a view of a post is not sent if the viewer signs in, or the session ends, during the view', () => {
    const { seenLater, flush, sent } = tracker();
    const asVisitor = seenLater('a');
    setSession({ token: 't', user: member });
    const asMember = seenLater('b');
    asVisitor();
    clearSession();
    asMember();
    flush();
    expect(sent).toEqual([]);
    expect(sessionStorage.length).toBe(0);
    seenLater('c')();
    flush();
    expect(sent).toEqual([['c']]);
  });

  it('anonymousId() returns "anon_" followed by a UUID, and the same id at each call in the same browser', () => {
    const id = anonymousId();
    expect(id).toMatch(/^anon_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(anonymousId()).toBe(id);
  });
});
