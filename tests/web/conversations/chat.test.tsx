import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES_PAGE, messagesIn, readPages } from '../../../web/features/conversations/messagePages.ts';
import { clearSession } from '../../../web/storage/session.ts';
import {
  ConversationsDocument,
  MessagesDocument,
} from '../../../web/features/conversations/generated/conversations.ts';
import { Bubble } from '../../../web/features/conversations/Bubble.tsx';
import { CONVERSATIONS_PAGE, placeConversation } from '../../../web/features/conversations/conversationsCache.ts';
import { keepMessageDraft } from '../../../web/features/conversations/drafts.ts';
import { keepChatPlace } from '../../../web/features/conversations/places.ts';
import { ChatPage } from '../../../web/pages/ChatPage.tsx';
import { imageAt, leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';
import { conversationOf, messageOf, messagesOf, pageOf } from './support.ts';

function start(path = '/chat') {
  const server = scriptedClient();
  renderApp(server.client, <ChatPage />, path);
  return { ...server, user: userEvent.setup() };
}

beforeEach(() => {
  signIn();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

describe('list of conversations', () => {
  it('the list of conversations shows the last message, its author and the unread count', async () => {
    const { nth } = start();
    const theirs = conversationOf('c1', { unreadCount: 3, isMuted: true });
    const mine = conversationOf('c2', { lastMessage: messageOf(2, { senderId: 'me', text: 'Até já' }) });
    await waitFor(() => nth('Conversations'));
    nth('Conversations').answer({ conversations: pageOf([theirs, mine]) });
    const [first, second] = await screen.findAllByRole('link', { name: /Bruno Lima/ });
    expect(first?.textContent).toContain('Mensagem 1');
    expect(first?.textContent).toContain('3 não lidas');
    expect(first?.getAttribute('href')).toBe('/chat?com=c1');
    expect(second?.textContent).toContain('Você: Até já');
  });

  it('an empty list of conversations shows a message and a link to /discover', async () => {
    const { nth } = start();
    await waitFor(() => nth('Conversations'));
    nth('Conversations').answer({ conversations: pageOf([]) });
    await screen.findByText('Nenhuma conversa ainda');
    expect(screen.getByRole('link', { name: 'Encontrar pessoas' }).getAttribute('href')).toBe('/discover');
  });

  it('if the list of conversations fails to load, a button requests it again', async () => {
    const { nth, user } = start();
    await waitFor(() => nth('Conversations'));
    nth('Conversations').fail();
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => nth('Conversations', 1));
  });

  it('placeConversation() sorts the list by last message time and removes empty conversations and pending requests', () => {
    const { client } = scriptedClient();
    const at = (minute: number) => ({ lastMessage: messageOf(1, { createdAt: `2026-05-14T21:0${minute}:00.000Z` }) });
    const query = { query: ConversationsDocument, variables: { first: CONVERSATIONS_PAGE } };
    const ids = () => client.readQuery(query)?.conversations.edges.map(({ node }) => node.id);
    const oneMessageEach = (id: string, minute: number) => {
      const { lastMessage } = at(minute);
      return conversationOf(id, { lastMessage: { ...lastMessage, id: `last-of-${id}` } });
    };
    client.writeQuery({ ...query, data: { conversations: pageOf([oneMessageEach('a', 3), oneMessageEach('b', 2)]) } });
    placeConversation(client.cache, oneMessageEach('c', 1));
    expect(ids()).toEqual(['a', 'b', 'c']);
    placeConversation(client.cache, { ...oneMessageEach('c', 4), lastMessage: { ...at(4).lastMessage, id: 'newer' } });
    expect(ids()).toEqual(['c', 'a', 'b']);
    placeConversation(client.cache, { ...oneMessageEach('a', 3), lastMessage: null });
    expect(ids()).toEqual(['c', 'b']);
    placeConversation(client.cache, { ...oneMessageEach('b', 2), request: 'PENDING' });
    expect(ids()).toEqual(['c']);
  });
});

describe('conversation page', () => {
  it('the path /chat?para=<member> opens the conversation with that member', async () => {
    const { nth } = start('/chat?para=bruno');
    await waitFor(() => nth('OpenConversation'));
    expect(nth('OpenConversation').variables).toEqual({ input: { memberId: 'bruno' } });
    nth('OpenConversation').answer({
      openConversation: {
        __typename: 'OpenConversationSuccess',
        conversation: conversationOf('c9', { lastMessage: null, lastSeq: 0 }),
      },
    });
    await screen.findByRole('region', { name: 'Conversa com Bruno Lima' });
    await screen.findByRole('textbox', { name: 'Mensagem para Bruno Lima' });
  });

  it.each([
    { title: 'with a mouse focuses the message field', isTouch: false },
    { title: 'by touch does not focus the message field', isTouch: true },
  ])('opening a conversation $title', async ({ isTouch }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
    const { nth, user } = start();
    await waitFor(() => nth('Conversations'));
    nth('Conversations').answer({ conversations: pageOf([conversationOf('c1')]) });
    await user.click(await screen.findByRole('link', { name: /Bruno Lima/ }));
    await waitFor(() => nth('Conversation'));
    nth('Conversation').answer({ conversation: conversationOf('c1') });
    const field = await screen.findByRole('textbox', { name: 'Mensagem para Bruno Lima' });
    expect(document.activeElement === field).toBe(!isTouch);
  });

  it('a conversation that fails to open shows an error', async () => {
    const { nth } = start('/chat?para=bruno');
    await waitFor(() => nth('OpenConversation'));
    nth('OpenConversation').fail();
    await screen.findByText('Não foi possível abrir a conversa');
  });

  it('a message request shows the text field only after the request is accepted', async () => {
    const { nth, user } = start('/chat?com=c1&pedidos=1');
    await waitFor(() => nth('Conversation'));
    nth('Conversation').answer({ conversation: conversationOf('c1', { request: 'PENDING' }) });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Aceitar' }));
    await waitFor(() => nth('AnswerMessageRequest'));
    expect(nth('AnswerMessageRequest').variables).toEqual({ input: { conversationId: 'c1', answer: 'ACCEPT' } });
    nth('AnswerMessageRequest').answer({
      answerMessageRequest: {
        __typename: 'AnswerMessageRequestSuccess',
        conversation: conversationOf('c1', { request: 'ACCEPTED' }),
      },
    });
    await screen.findByRole('textbox', { name: 'Mensagem para Bruno Lima' });
  });

  it('a picture whose URL has expired gets a new URL and keeps its place among the messages', async () => {
    const { nth, client } = scriptedClient();
    const query = { query: MessagesDocument, variables: { id: 'c1', first: MESSAGES_PAGE } };
    const pictured = (url: string) => messageOf(2, { image: imageAt(url) });
    const urls = () => messagesIn(readPages(client.cache, 'c1')).map(({ image }) => image?.sources[0]?.url);
    const page = (messages: ReturnType<typeof messageOf>[]) => ({
      conversation: { __typename: 'Conversation' as const, id: 'c1', messages: messagesOf(messages) },
    });
    client.writeQuery({ ...query, data: page([messageOf(1), pictured('/media/a.webp?e=1'), messageOf(3)]) });
    renderApp(
      client,
      <Bubble
        message={pictured('/media/a.webp?e=1')}
        isMine={false}
        startsGroup
        by="Bruno Lima"
        state={null}
        onDelete={() => undefined}
      />,
    );
    fireEvent.error(screen.getByRole('img', { name: 'Imagem enviada por Bruno Lima' }));
    await waitFor(() => nth('Messages'));
    expect(nth('Messages').variables).toEqual({ id: 'c1', first: MESSAGES_PAGE, before: '3' });
    nth('Messages').answer(page([messageOf(1), pictured('/media/a.webp?e=2')]));
    await waitFor(() => expect(urls()).toEqual([undefined, '/media/a.webp?e=2', undefined]));
  });

  it('if the server returns null for a conversation, the page shows a not-found message', async () => {
    const { nth } = start('/chat?com=c1');
    await waitFor(() => nth('Conversation'));
    nth('Conversation').answer({ conversation: null });
    await screen.findByText('Conversa não encontrada');
  });

  it('unsent text is stored as the draft of the conversation', async () => {
    const { nth, user } = start('/chat?com=c1');
    await waitFor(() => nth('Conversation'));
    nth('Conversation').answer({ conversation: conversationOf('c1') });
    await user.type(await screen.findByRole('textbox'), 'Amanhã eu');
    expect(localStorage.getItem('@me/words/chat-draft:c1')).toBe('Amanhã eu');
  });

  it('a draft change in another tab replaces the text in this tab only if this tab still shows the old draft', async () => {
    const { nth, user } = start('/chat?com=c1');
    await waitFor(() => nth('Conversation'));
    nth('Conversation').answer({ conversation: conversationOf('c1') });
    const field = await screen.findByRole('textbox');
    const otherTab = (oldValue: string, newValue: string) =>
      act(
        () =>
          void window.dispatchEvent(
            new StorageEvent('storage', { key: '@me/words/chat-draft:c1', oldValue, newValue }),
          ),
      );
    otherTab('', 'Ontem');
    expect(field).toHaveProperty('value', 'Ontem');
    await user.type(field, ' à noite');
    otherTab('Ontem', 'Ontem cedo');
    expect(field).toHaveProperty('value', 'Ontem à noite');
    otherTab('Ontem à noite', '');
    expect(field).toHaveProperty('value', '');
  });

  it('signing out deletes the drafts of conversations', () => {
    keepMessageDraft('c1', 'segredo');
    clearSession('left');
    expect(Object.keys(localStorage).filter((key) => key.includes('chat-draft'))).toEqual([]);
  });

  it('a conversation is not shown until all pages up to its saved scroll position are loaded', async () => {
    keepChatPlace('c1', { seq: 15, cut: 0 });
    const { nth, of } = start('/chat?com=c1');
    await waitFor(() => nth('Conversation'));
    nth('Conversation').answer({ conversation: conversationOf('c1', { lastSeq: 40 }) });
    const page = (from: number, to: number) => {
      const messages = Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index));
      return { conversation: { __typename: 'Conversation', id: 'c1', messages: messagesOf(messages) } };
    };
    await waitFor(() => nth('Messages'));
    nth('Messages').answer(page(31, 40));
    await waitFor(() => nth('Messages', 1));
    expect(nth('Messages', 1).variables).toMatchObject({ before: '31' });
    expect(screen.queryByRole('region', { name: 'Mensagens com Bruno Lima' })).toBeNull();
    nth('Messages', 1).answer(page(21, 30));
    await waitFor(() => nth('Messages', 2));
    expect(nth('Messages', 2).variables).toMatchObject({ before: '21' });
    expect(of('Messages')).toHaveLength(3);
  });
});
