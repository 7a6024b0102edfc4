import { useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';

const KEY = 'comment-outbox';

/** A comment on its way or not arrived. `key` is its idempotency key: however often it is sent, it is stored once. */
export type OutgoingComment = {
  key: string;
  postId: string;
  parentId: string | null;
  text: string;
  state: 'sending' | 'failed';
};

const listeners = new Set<() => void>();
let kept: { raw: string | null; entries: readonly OutgoingComment[] } = { raw: null, entries: [] };

/** What was written and is not yet stored. Session storage, so that no words are lost by a reload (PRODUCT). */
export const outbox = {
  open(draft: Pick<OutgoingComment, 'postId' | 'parentId' | 'text'>) {
    const entry: OutgoingComment = { ...draft, key: uuid(), state: 'sending' };
    write([...read(), entry]);
    return entry;
  },
  mark(key: string, state: OutgoingComment['state']) {
    write(read().map((entry) => (entry.key === key ? { ...entry, state } : entry)));
  },
  remove(key: string) {
    write(read().filter((entry) => entry.key !== key));
  },
  /** Resolves when nothing on this post is on its way any more. */
  settled(postId: string) {
    return new Promise<void>((resolve) => {
      const check = () => {
        if (read().some((entry) => entry.postId === postId && entry.state === 'sending')) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
      check();
    });
  },
  all: read,
};

/** The comments on a post, or the replies in a thread of it, that could not be stored. */
export function useFailedComments(postId: string, parentId: string | null) {
  const all = useSyncExternalStore(subscribe, read);
  return all.filter((entry) => entry.state === 'failed' && entry.postId === postId && entry.parentId === parentId);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Storage that somebody else changed (signing out empties it) is read anew. */
function read() {
  const raw = sessionStorage.getItem(KEY);
  if (raw !== kept.raw) kept = { raw, entries: parse(raw) };
  return kept.entries;
}

function write(entries: readonly OutgoingComment[]) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // A full store: they stay in memory, beside what the store still has.
  }
  kept = { raw: sessionStorage.getItem(KEY), entries };
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}

/** Nothing is on its way any more after a reload: whether it arrived, sending it again with the same key will tell. */
function parse(text: string | null): readonly OutgoingComment[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry).map((entry) => ({ ...entry, state: 'failed' as const })) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is OutgoingComment {
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
