import { useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import { createStored } from '../../storage/createStored.ts';

type Entry = { key: string; postId: string; parentId: string | null; text: string };

/**
 * A comment that is being sent or could not be sent. `key` is the comment's idempotency key, so that the server stores
 * the comment a single time.
 */
export type OutgoingComment = Entry & { state: 'sending' | 'failed' };

/**
 * The comments that the server has not stored yet. They are kept in the browser's storage over a reload, because no
 * text may be lost (PRODUCT.md, "Settled").
 */
const stored = createStored('comment-outbox', isEntries, { area: 'session', per: 'author' });
/**
 * The idempotency keys of the comments that this page is sending now. The set is empty after a reload, so the comments
 * then count as failed. A retry with the same key does not store a comment twice.
 */
const sending = new Set<string>();
let known: { entries: readonly Entry[] | null; all: readonly OutgoingComment[] } = { entries: null, all: [] };

export const commentOutbox = {
  open(draft: Pick<OutgoingComment, 'postId' | 'parentId' | 'text'>): OutgoingComment {
    const entry = { ...draft, key: uuid() };
    change(entry.key, 'sending', [...entries(), entry]);
    return { ...entry, state: 'sending' };
  },
  mark(key: string, state: OutgoingComment['state']) {
    change(key, state, entries());
  },
  remove(key: string) {
    change(
      key,
      'failed',
      entries().filter((entry) => entry.key !== key),
    );
  },
  /** Resolves when no comment on this post is being sent. */
  settled(postId: string) {
    return new Promise<void>((resolve) => {
      const check = () => {
        if (all().some((entry) => entry.postId === postId && entry.state === 'sending')) return;
        stop();
        resolve();
      };
      const stop = stored.subscribe(check);
      check();
    });
  },
  all,
};

/** Returns the comments on a post, or the replies in a thread, that could not be sent. */
export function useFailedComments(postId: string, parentId: string | null) {
  const known = useSyncExternalStore(stored.subscribe, all);
  return known.filter((entry) => entry.state === 'failed' && entry.postId === postId && entry.parentId === parentId);
}

function all() {
  const now = entries();
  if (now !== known.entries) {
    const stateOf = ({ key }: Entry) => (sending.has(key) ? ('sending' as const) : ('failed' as const));
    known = { entries: now, all: now.map((entry) => ({ ...entry, state: stateOf(entry) })) };
  }
  return known.all;
}

function entries(): readonly Entry[] {
  return stored.read() ?? none;
}

const none: readonly Entry[] = [];

function change(key: string, state: OutgoingComment['state'], next: readonly Entry[]) {
  if (state === 'sending') sending.add(key);
  else sending.delete(key);
  known = { entries: null, all: [] };
  stored.write(
    next.length > 0 ? next.map(({ key, postId, parentId, text }) => ({ key, postId, parentId, text })) : null,
  );
}

function isEntries(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every(isEntry);
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'postId' in value &&
    typeof value.postId === 'string' &&
    'text' in value &&
    typeof value.text === 'string' &&
    'parentId' in value
  );
}
