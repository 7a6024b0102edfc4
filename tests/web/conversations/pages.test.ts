import { expect, it } from 'vitest';
import { createCache } from '../../../web/apollo/cache.ts';
import { edgesOf } from '../../../web/features/conversations/messagePages.ts';
import { insertMessage, MESSAGES_PAGE, removeMessage } from '../../../web/features/conversations/conversationsCache.ts';
import { MessagesDocument } from '../../../web/features/conversations/generated/conversations.ts';
import { messageOf, messagesOf } from './support.ts';

/** Creates a cache that contains a conversation with the messages numbered `first` to `last`. */
function conversation(first: number, last: number) {
  const cache = createCache();
  const query = { query: MessagesDocument, variables: { id: 'c1', first: MESSAGES_PAGE } };
  const page = (from: number, to: number, before?: number) => {
    const messages = Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index));
    const variables = { ...query.variables, ...(before !== undefined && { before: String(before) }) };
    const data = { conversation: { __typename: 'Conversation' as const, id: 'c1', messages: messagesOf(messages) } };
    cache.writeQuery({ ...query, variables, data });
  };
  page(first, last);
  const connection = () => {
    const known = cache.readQuery(query)?.conversation?.messages;
    if (!known) throw new Error('Nothing is known');
    return known;
  };
  const seqs = () => edgesOf(connection()).map(({ node }) => node.seq);
  return { cache, page, connection, seqs };
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

it('an older page of messages is put before the newer page, and the array of the newer page stays the same object', () => {
  const { page, connection, seqs } = conversation(11, 20);
  const [newest] = connection().edges;
  page(1, 10, 11);
  expect(seqs()).toEqual(upTo(20));
  expect(connection().edges[1]).toBe(newest);
  expect(connection().pageInfo).toMatchObject({ startCursor: '1', endCursor: '20' });
});

it('if the message list was reset meanwhile, an older page of messages is dropped, since it would leave a gap', () => {
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

it('refetching the newest page of messages replaces all cached pages', () => {
  const { page, seqs } = conversation(11, 20);
  page(1, 10, 11);
  page(21, 30);
  expect(seqs()).toEqual(upTo(30, 21));
});

it('an arriving message is inserted once, by its sequence number, and the arrays of other pages stay the same objects', () => {
  const { cache, page, connection, seqs } = conversation(11, 20);
  page(1, 9, 11);
  const [oldest] = connection().edges;
  for (const seq of [22, 21, 22]) insertMessage(cache, messageOf(seq));
  expect(seqs()).toEqual([...upTo(9), ...upTo(22, 11)]);
  expect(connection().edges[0]).toBe(oldest);
  insertMessage(cache, messageOf(10));
  expect(seqs()).toEqual(upTo(22));
});

it('messages that arrive one by one are cached in pages of 50', () => {
  const { cache, connection, seqs } = conversation(1, 10);
  for (const seq of upTo(300, 11)) insertMessage(cache, messageOf(seq));
  expect(seqs()).toEqual(upTo(300));
  for (const page of connection().edges) expect(page).toHaveProperty('length', 50);
});

it('when a message is removed, the arrays of the other pages stay the same objects', () => {
  const { cache, page, connection, seqs } = conversation(11, 20);
  page(1, 10, 11);
  const [oldest] = connection().edges;
  removeMessage(cache, 'c1', 'message-15');
  expect(seqs()).toEqual([...upTo(14), ...upTo(20, 16)]);
  expect(connection().edges[0]).toBe(oldest);
});
