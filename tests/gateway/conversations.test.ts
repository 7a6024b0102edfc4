import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';
import { wireConversation, wireImage, wireMessage, wireUsers } from '../support/wire.ts';

const clientId = '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11';
const send = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  __typename ... on SendMessageSuccess { sent { id seq clientId text } } ... on Refusal { code message field } } }`;
const input = { conversationId: 'conversation-1', clientId, text: 'Oi!' };
const paging = { cursorSize: 20, cursorBefore: 'cursor-1', cursorAfter: 'cursor-2', hasMore: true };

describe('the list of conversations', () => {
  it('costs one request for itself and one for everybody in it', async () => {
    const { ask, upstream } = await startGateway({
      'GET /api/conversas': () => ({ body: { conversas: [1, 2, 3].map((n) => wireConversation(n)), paging } }),
      'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
    });
    const query = `{ conversations(first: 3) { edges { node {
      id unreadCount isMuted memberReadSeq memberDeliveredSeq member { name } lastMessage { text senderId } } }
      pageInfo { hasNextPage endCursor } } }`;
    const { data } = await ask(query, {}, asMember);
    expect(data).toMatchObject({
      conversations: {
        edges: [
          {
            node: {
              id: 'conversation-1',
              unreadCount: 2,
              isMuted: false,
              memberReadSeq: 3,
              memberDeliveredSeq: 6,
              member: { name: 'Nome de user-1' },
              lastMessage: { text: 'Mensagem 7', senderId: 'user-bia' },
            },
          },
          {},
          {},
        ],
        pageInfo: { hasNextPage: true, endCursor: 'cursor-2' },
      },
    });
    expect(upstream.takeCalls()).toEqual([
      'GET /api/conversas?cursorSize=3',
      'GET /api/user-v2/profiles?ids=user-1%2Cuser-2%2Cuser-3',
    ]);
  });

  it('of requests is another', async () => {
    const conversas = [wireConversation(1, { desRequest: 'PENDING' })];
    const { ask } = await startGateway({ 'GET /api/conversas/pedidos': () => ({ body: { conversas, paging } }) });
    const { data } = await ask('{ messageRequests { edges { node { request } } } }', {}, asMember);
    expect(data).toEqual({ messageRequests: { edges: [{ node: { request: 'PENDING' } }] } });
  });
});

describe('the history of a conversation', () => {
  it.each([
    ['', '?cursorSize=30', { hasPreviousPage: true, hasNextPage: false }],
    ['(first: 5, before: "9")', '?cursorSize=5&cursorBefore=9', { hasPreviousPage: true, hasNextPage: true }],
    ['(first: 5, after: "2")', '?cursorSize=5&cursorAfter=2', { hasPreviousPage: true, hasNextPage: true }],
  ])('%s is a page in its direction', async (args, search, pageInfo) => {
    const { ask, upstream } = await startGateway({
      'GET /api/conversas/conversation-1': () => ({ body: wireConversation(1) }),
      'GET /api/conversas/conversation-1/mensagens': () => ({
        body: { mensagens: [wireMessage(3), wireMessage(4)], paging },
      }),
    });
    const query = `{ conversation(id: "conversation-1") { messages${args} {
      edges { cursor node { seq } } pageInfo { hasPreviousPage hasNextPage } } } }`;
    const { data } = await ask(query, {}, asMember);
    expect(data).toEqual({
      conversation: {
        messages: {
          edges: [
            { cursor: '3', node: { seq: 3 } },
            { cursor: '4', node: { seq: 4 } },
          ],
          pageInfo,
        },
      },
    });
    expect(upstream.takeCalls().at(-1)).toBe(`GET /api/conversas/conversation-1/mensagens${search}`);
  });

  it('shows a picture, or that there is one behind a blur', async () => {
    const mensagens = [
      wireMessage(1, { file: wireImage(1) }),
      wireMessage(2, { file: { ...wireImage(2), sources: [] }, blurred: true }),
    ];
    const { ask } = await startGateway({
      'GET /api/conversas/conversation-1': () => ({ body: wireConversation(1) }),
      'GET /api/conversas/conversation-1/mensagens': () => ({ body: { mensagens, paging } }),
    });
    const query =
      '{ conversation(id: "conversation-1") { messages { edges { node { isBlurred image { id sources { width } } } } } } }';
    expect((await ask(query, {}, asMember)).data).toMatchObject({
      conversation: {
        messages: {
          edges: [
            { node: { isBlurred: false, image: { id: 'file-1', sources: [{ width: 480 }] } } },
            { node: { isBlurred: true, image: { id: 'file-2', sources: [] } } },
          ],
        },
      },
    });
  });

  it('of a conversation that is not to be seen is null', async () => {
    const { ask } = await startGateway();
    expect((await ask('{ conversation(id: "x") { id } }', {}, asMember)).data).toEqual({ conversation: null });
  });
});

describe('a message', () => {
  it('carries the id that its client made, and comes back stored', async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/conversas/conversation-1/mensagens': () => ({
        status: 201,
        body: wireMessage(8, { idClient: clientId, desContent: 'Oi!' }),
      }),
    });
    const { data } = await ask(send, { input: { ...input, imageId: 'file-1' } }, asMember);
    expect(data).toEqual({
      sendMessage: {
        __typename: 'SendMessageSuccess',
        sent: { id: 'message-8', seq: 8, clientId, text: 'Oi!' },
      },
    });
    expect(upstream.seen.at(-1)).toMatchObject({ body: { idClient: clientId, content: 'Oi!', idFile: 'file-1' } });
    expect(upstream.seen).toHaveLength(1);
  });

  it('that the platform refuses names the field as the schema does', async () => {
    const body = { error: 'Identificador inválido.', code: 'INVALID_INPUT', field: 'idClient' };
    const { ask } = await startGateway({
      'POST /api/conversas/conversation-1/mensagens': () => ({ status: 400, body }),
    });
    const { data } = await ask(send, { input }, asMember);
    expect(data).toMatchObject({ sendMessage: { code: 'INVALID_INPUT', message: body.error, field: 'clientId' } });
  });

  it('before the other has accepted is NOT_ALLOWED, in the platform’s words', async () => {
    const body = { error: 'Você poderá enviar mais mensagens…', code: 'NOT_ALLOWED' };
    const { ask } = await startGateway({
      'POST /api/conversas/conversation-1/mensagens': () => ({ status: 403, body }),
    });
    const { data } = await ask(send, { input }, asMember);
    expect(data).toMatchObject({ sendMessage: { code: 'NOT_ALLOWED', message: body.error } });
  });
});

describe('what a member sets in a conversation', () => {
  it.each([
    ['markRead(conversationId: "conversation-1", seq: 7) { lastReadSeq }', 'lida', { seq: 7 }],
    ['setConversationMuted(conversationId: "conversation-1", muted: true) { isMuted }', 'silenciar', { muted: true }],
    ['setTyping(conversationId: "conversation-1", typing: true)', 'digitando', { typing: true }],
    [
      'answerMessageRequest(conversationId: "conversation-1", answer: REFUSE_AND_BLOCK) { __typename }',
      'resposta',
      { desAnswer: 'REFUSE_AND_BLOCK' },
    ],
  ])('%s', async (mutation, path, body) => {
    const { ask, upstream } = await startGateway({
      [`POST /api/conversas/conversation-1/${path}`]: () => ({ body: wireConversation(1) }),
    });
    const { errors } = await ask(`mutation { ${mutation} }`, {}, asMember);
    expect(errors).toBeUndefined();
    expect(upstream.seen).toMatchObject([{ body }]);
  });

  it('that messages have arrived is said of many at once', async () => {
    const { ask, upstream } = await startGateway({ 'POST /api/conversas/entregues': () => ({ status: 204 }) });
    const mark = 'mutation ($arrivals: [MessageArrival!]!) { markDelivered(arrivals: $arrivals) }';
    const arrivals = [{ conversationId: 'conversation-1', seq: 7 }];
    expect((await ask(mark, { arrivals }, asMember)).data).toEqual({ markDelivered: true });
    expect(upstream.seen).toMatchObject([{ body: { conversas: [{ idConversation: 'conversation-1', seq: 7 }] } }]);
    const many = Array.from({ length: 51 }, () => arrivals[0]);
    expect((await ask(mark, { arrivals: many }, asMember)).errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it('whether typing and reading are shown', async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/conversas/configuracoes': () => ({ body: { typing: true, readReceipts: false } }),
    });
    const update = 'mutation { updateChatSettings(input: { showsReading: false }) { showsTyping showsReading } }';
    expect((await ask(update, {}, asMember)).data).toEqual({
      updateChatSettings: { showsTyping: true, showsReading: false },
    });
    expect(upstream.seen).toMatchObject([{ body: { readReceipts: false } }]);
  });
});

it.each([
  '{ conversations { edges { cursor } } }',
  '{ messageRequests { edges { cursor } } }',
  '{ conversation(id: "1") { id } }',
  '{ unreadMessages { messages } }',
  '{ chatSettings { showsTyping } }',
  'mutation { openConversation(memberId: "1") { __typename } }',
  'mutation { sendMessage(input: { conversationId: "1", clientId: "1" }) { __typename } }',
  'mutation { markDelivered(arrivals: [{ conversationId: "1", seq: 1 }]) }',
  'mutation { deleteConversationForMe(conversationId: "1") { id } }',
])('a visitor is told to sign in, and the platform is not asked: %s', async (operation) => {
  const { ask, upstream } = await startGateway();
  expect((await ask(operation)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  expect(upstream.seen).toEqual([]);
});
