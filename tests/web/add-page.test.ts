import { expect, it, vi } from 'vitest';
import { addPage } from '../../web/apollo/addPage.ts';
import { MessagesDocument } from '../../web/generated/conversations.ts';
import { scriptedClient } from '../support/web.tsx';
import { messageOf, messagesOf } from './conversations/support.ts';

const history = { id: 'c1', first: 2 };

function page(...messages: number[]) {
  return {
    conversation: {
      __typename: 'Conversation' as const,
      id: 'c1',
      messages: messagesOf(messages.map((seq) => messageOf(seq))),
    },
  };
}

it('a further page joins its list, which is not read anew by the variables of the page', async () => {
  const { client, nth } = scriptedClient();
  client.writeQuery({ query: MessagesDocument, variables: history, data: page(3, 4) });
  const reads = vi.spyOn(client.cache, 'diff');

  const added = addPage(client, MessagesDocument, { ...history, before: '3' });
  nth('Messages').answer(page(1, 2));
  await added;

  expect(reads.mock.calls.filter(([{ variables }]) => variables?.['before'] !== undefined)).toEqual([]);
  const list = client.readQuery({ query: MessagesDocument, variables: history });
  expect(list?.conversation?.messages.edges.map(({ node }) => node.seq)).toEqual([1, 2, 3, 4]);
});

it('a page that cannot be had leaves the list as it is, and says so', async () => {
  const { client, nth } = scriptedClient();
  client.writeQuery({ query: MessagesDocument, variables: history, data: page(3, 4) });

  const added = addPage(client, MessagesDocument, { ...history, before: '3' });
  nth('Messages').fail();

  await expect(added).rejects.toThrow();
  const list = client.readQuery({ query: MessagesDocument, variables: history });
  expect(list?.conversation?.messages.edges).toHaveLength(2);
});
