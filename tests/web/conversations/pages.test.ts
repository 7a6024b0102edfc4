import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCache } from '../../../web/apollo/cache.ts';
import {
  forgetMessages,
  insertMessage,
  removeMessage,
} from '../../../web/features/conversations/conversationsCache.ts';
import { messagesIn, pageQuery, readPages } from '../../../web/features/conversations/messagePages.ts';
import { createOlderPages } from '../../../web/features/conversations/olderPages.ts';
import { messageOf, messagesOf } from './support.ts';

/** Creates a cache that contains a conversation with the messages numbered `first` to `last`. */
function conversation(first: number, last: number) {
  const cache = createCache();
  const page = (from: number, to: number, before?: number) => {
    const messages = Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index));
    const data = { conversation: { __typename: 'Conversation' as const, id: 'c1', messages: messagesOf(messages) } };
    cache.writeQuery({ ...pageQuery('c1', before === undefined ? undefined : String(before)), data });
  };
  page(first, last);
  const pages = () => readPages(cache, 'c1');
  const seqs = () => messagesIn(pages()).map(({ seq }) => seq);
  return { cache, page, pages, seqs };
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

it('an older page of messages is put before the newer page, and the newer page stays the same object', () => {
  const { page, pages, seqs } = conversation(11, 20);
  const [newest] = pages();
  page(1, 10, 11);
  expect(seqs()).toEqual(upTo(20));
  expect(pages()[1]).toBe(newest);
});

it('if the message list was reset meanwhile, an older page of messages is left out, since it would leave a gap', () => {
  const { page, seqs } = conversation(11, 20);
  page(31, 40);
  page(1, 10, 11);
  expect(seqs()).toEqual(upTo(40, 31));
});

it('an older page of messages is put before the list even if the oldest message of the list was removed', () => {
  const { cache, page, seqs } = conversation(11, 20);
  removeMessage(cache, 'c1', 'message-11');
  page(1, 10, 11);
  expect(seqs()).toEqual([...upTo(10), ...upTo(20, 12)]);
});

it('refetching the newest page of messages leaves out the cached pages that do not follow it', () => {
  const { page, seqs } = conversation(11, 20);
  page(1, 10, 11);
  page(21, 30);
  expect(seqs()).toEqual(upTo(30, 21));
});

it('an arriving message is inserted once, by its sequence number, and the other pages stay the same objects', () => {
  const { cache, page, pages, seqs } = conversation(11, 20);
  page(1, 9, 11);
  const [oldest] = pages();
  for (const seq of [22, 21, 22]) insertMessage(cache, messageOf(seq));
  expect(seqs()).toEqual([...upTo(9), ...upTo(22, 11)]);
  expect(pages()[0]).toBe(oldest);
  insertMessage(cache, messageOf(10));
  expect(seqs()).toEqual(upTo(22));
});

it('a message that is older than all cached pages is not inserted, since it would leave a gap', () => {
  const { cache, seqs } = conversation(11, 20);
  insertMessage(cache, messageOf(5));
  expect(seqs()).toEqual(upTo(20, 11));
});

it('messages that arrive one by one are cached in pages of 50', () => {
  const { cache, pages, seqs } = conversation(1, 10);
  for (const seq of upTo(300, 11)) insertMessage(cache, messageOf(seq));
  expect(seqs()).toEqual(upTo(300));
  expect(pages().map(({ edges }) => edges.length)).toEqual([50, 50, 50, 50, 50, 50]);
});

it('when a message is removed, the other pages stay the same objects', () => {
  const { cache, page, pages, seqs } = conversation(11, 20);
  page(1, 10, 11);
  const [oldest] = pages();
  removeMessage(cache, 'c1', 'message-15');
  expect(seqs()).toEqual([...upTo(14), ...upTo(20, 16)]);
  expect(pages()[0]).toBe(oldest);
});

it('a page that does not begin before its own cursor is left out', () => {
  const { page, seqs } = conversation(11, 20);
  page(11, 12, 11);
  expect(seqs()).toEqual(upTo(20, 11));
});

describe('createOlderPages()', () => {
  function watched(...args: Parameters<typeof conversation>) {
    const shown = conversation(...args);
    const { read, subscribe } = createOlderPages(shown.cache, 'c1');
    const onChange = vi.fn();
    const stop = subscribe(onChange);
    onTestFinished(stop);
    return { ...shown, onChange, stop, seqs: () => messagesIn(read('11')).map(({ seq }) => seq), read };
  }

  it('reports an older page that arrives, a message that is removed from it, and the loss of all pages', () => {
    const { cache, page, onChange, seqs } = watched(11, 20);
    expect(seqs()).toEqual([]);
    page(6, 10, 11);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(seqs()).toEqual(upTo(10, 6));
    page(1, 5, 6);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(seqs()).toEqual(upTo(10));
    removeMessage(cache, 'c1', 'message-3');
    expect(onChange).toHaveBeenCalledTimes(3);
    expect(seqs()).toEqual([1, 2, ...upTo(10, 4)]);
    forgetMessages(cache, 'c1');
    expect(seqs()).toEqual([]);
  });

  it('returns the same array and reports nothing if a message arrives in the newest page', () => {
    const { cache, page, onChange, read } = watched(11, 20);
    page(1, 10, 11);
    const before = read('11');
    insertMessage(cache, messageOf(21));
    expect(onChange).not.toHaveBeenCalled();
    expect(read('11')).toBe(before);
  });

  it('reports nothing after it was stopped', () => {
    const { page, onChange, seqs, stop } = watched(11, 20);
    seqs();
    stop();
    page(1, 10, 11);
    expect(onChange).not.toHaveBeenCalled();
  });
});
