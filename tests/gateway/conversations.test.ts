import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asMember, startGateway } from '../support/gateway.ts';
import { transports } from '../support/events.ts';
import { wireConversation, wireImage, wireMessage, wireUsers } from '../support/wire.ts';

const clientId = '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11';
const send = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  __typename ... on SendMessageSuccess { sent { id seq clientId text } } ... on Refusal { code message field } } }`;
const input = { conversationId: 'conversation-1', clientId, text: 'Oi!' };
const paging = { cursorSize: 20, cursorBefore: 'cursor-1', cursorAfter: 'cursor-2', hasMore: true };

describe('lists of conversations', () => {
  it('Query.conversations makes one platform request for the list and one for the profiles of all members in it', async () => {
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

  it('messageRequests loads pending requests from a separate platform route', async () => {
    const conversas = [wireConversation(1, { desRequest: 'PENDING' })];
    const { ask } = await startGateway({ 'GET /api/conversas/pedidos': () => ({ body: { conversas, paging } }) });
    const { data } = await ask('{ messageRequests { edges { node { request } } } }', {}, asMember);
    expect(data).toEqual({ messageRequests: { edges: [{ node: { request: 'PENDING' } }] } });
  });
});

describe('conversation.messages', () => {
  it.each([
    ['', '?cursorSize=30', { hasPreviousPage: true, hasNextPage: false }],
    ['(first: 5, before: "9")', '?cursorSize=5&cursorBefore=9', { hasPreviousPage: true, hasNextPage: true }],
    ['(first: 5, after: "2")', '?cursorSize=5&cursorAfter=2', { hasPreviousPage: true, hasNextPage: true }],
  ])(
    'conversation.messages%s requests the matching page from the platform and returns its pageInfo',
    async (args, search, pageInfo) => {
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
    },
  );

  it('a blurred image in a message has an empty list of sources', async () => {
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

  it('Query.conversation is null for an id that the platform does not find', async () => {
    const { ask } = await startGateway();
    expect((await ask('{ conversation(id: "x") { id } }', {}, asMember)).data).toEqual({ conversation: null });
  });
});

describe('sendMessage', () => {
  it('sendMessage sends the id made by the client and returns the stored message', async () => {
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

  it('when the platform refuses the field "idClient" of a message, the Refusal names the schema field "clientId"', async () => {
    const body = { error: 'Identificador inválido.', code: 'INVALID_INPUT', field: 'idClient' };
    const { ask } = await startGateway({
      'POST /api/conversas/conversation-1/mensagens': () => ({ status: 400, body }),
    });
    const { data } = await ask(send, { input }, asMember);
    expect(data).toMatchObject({ sendMessage: { code: 'INVALID_INPUT', message: body.error, field: 'clientId' } });
  });

  it('sendMessage passes on a NOT_ALLOWED refusal of the platform with its message', async () => {
    const body = { error: 'Você poderá enviar mais mensagens…', code: 'NOT_ALLOWED' };
    const { ask } = await startGateway({
      'POST /api/conversas/conversation-1/mensagens': () => ({ status: 403, body }),
    });
    const { data } = await ask(send, { input }, asMember);
    expect(data).toMatchObject({ sendMessage: { code: 'NOT_ALLOWED', message: body.error } });
  });
});

describe('conversation mutations', () => {
  it.each([
    ['markRead(input: { conversationId: "conversation-1", seq: 7 }) { lastReadSeq }', 'lida', { seq: 7 }],
    [
      'setConversationMuted(input: { conversationId: "conversation-1", muted: true }) { isMuted }',
      'silenciar',
      { muted: true },
    ],
    ['setTyping(input: { conversationId: "conversation-1", typing: true })', 'digitando', { typing: true }],
    [
      'answerMessageRequest(input: { conversationId: "conversation-1", answer: REFUSE_AND_BLOCK }) { __typename }',
      'resposta',
      { desAnswer: 'REFUSE_AND_BLOCK' },
    ],
  ])('a conversation mutation calls its platform route: %s', async (mutation, path, body) => {
    const { ask, upstream } = await startGateway({
      [`POST /api/conversas/conversation-1/${path}`]: () => ({ body: wireConversation(1) }),
    });
    const { errors } = await ask(`mutation { ${mutation} }`, {}, asMember);
    expect(errors).toBeUndefined();
    expect(upstream.seen).toMatchObject([{ body }]);
  });

  it('markDelivered reports all messages in one call, and rejects more than 50 messages', async () => {
    const { ask, upstream } = await startGateway({ 'POST /api/conversas/entregues': () => ({ status: 204 }) });
    const mark = 'mutation ($arrivals: [MessageArrival!]!) { markDelivered(input: { arrivals: $arrivals }) }';
    const arrivals = [{ conversationId: 'conversation-1', seq: 7 }];
    expect((await ask(mark, { arrivals }, asMember)).data).toEqual({ markDelivered: true });
    expect(upstream.seen).toMatchObject([{ body: { conversas: [{ idConversation: 'conversation-1', seq: 7 }] } }]);
    const many = Array.from({ length: 51 }, () => arrivals[0]);
    expect((await ask(mark, { arrivals: many }, asMember)).errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it('updateChatSettings sends only the changed setting', async () => {
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
  'mutation { openConversation(input: { memberId: "1" }) { __typename } }',
  'mutation { sendMessage(input: { conversationId: "1", clientId: "1" }) { __typename } }',
  'mutation { markDelivered(input: { arrivals: [{ conversationId: "1", seq: 1 }] }) }',
  'mutation { deleteConversationForMe(input: { conversationId: "1" }) { id } }',
])('a visitor gets UNAUTHENTICATED without a platform call: %s', async (operation) => {
  const { ask, upstream } = await startGateway();
  expect((await ask(operation)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  expect(upstream.seen).toEqual([]);
});

const profileInfo = { idUser: 'user-ana', userImage: null, userName: 'Ana' };

describe.each(transports)('messageAdded over $transport', ({ connect }) => {
  const listen = `subscription ($after: Int) { messageAdded(conversationId: "conversation-1", after: $after) { seq text } }`;

  async function start(stored: number[]) {
    const gateway = await startGateway({
      'GET /api/user-v2/profile-info': () => ({ body: profileInfo }),
      'GET /api/conversas/conversation-1': () => ({ body: wireConversation(1, { lastSeq: stored.at(-1) ?? 0 }) }),
      'GET /api/conversas/conversation-1/mensagens': ({ url }) => {
        const after = Number(new URL(url, 'http://upstream').searchParams.get('cursorAfter'));
        const next = stored.filter((seq) => seq > after);
        const mensagens = next.slice(0, 2).map((seq) => wireMessage(seq));
        return { body: { mensagens, paging: { ...paging, hasMore: next.length > 2 } } };
      },
    });
    const socket = await connect(gateway.url);
    await socket.init(asMember);
    const store = (seq: number) => {
      stored.push(seq);
      gateway.bus.publish('user:user-ana', { type: 'message', idConversation: 'conversation-1', seq });
    };
    const seqs = async (count: number) => {
      const heard: number[] = [];
      while (heard.length < count) heard.push(seqIn((await socket.answerTo('1')).payload));
      return heard;
    };
    return { ...gateway, socket, store, seqs };
  }

  it('messageAdded sends all messages after the given cursor and then new messages, without gap or duplicate', async () => {
    const { socket, store, seqs } = await start([1, 2, 3, 4, 5, 6, 7]);
    socket.subscribe('1', listen, { after: 2 });
    expect(await seqs(5)).toEqual([3, 4, 5, 6, 7]);
    store(8);
    store(9);
    expect(await seqs(2)).toEqual([8, 9]);
    await socket.ping();
    expect(socket.raw.filter((text) => text.includes('"next"'))).toHaveLength(7);
  });

  it('messageAdded sends the next message from its bus event, and loads messages without an event from the platform', async () => {
    const { socket, store, seqs, bus, upstream } = await start([1, 2]);
    socket.subscribe('1', listen, { after: 2 });
    await expect.poll(() => upstream.seen.some(({ url }) => url.includes('cursorAfter=2'))).toBe(true);
    const asked = () => upstream.seen.filter(({ url }) => url.includes('mensagens')).length;
    const before = asked();
    const bring = (seq: number) =>
      bus.publish('user:user-ana', {
        ...{ type: 'message', idConversation: 'conversation-1', seq },
        mensagem: wireMessage(seq),
      });
    for (const seq of [3, 4, 4, 3, 5]) bring(seq);
    expect(await seqs(3)).toEqual([3, 4, 5]);
    await socket.ping();
    expect(asked()).toBe(before);
    for (const seq of [3, 4, 5, 6]) store(seq);
    bring(8);
    bring(7);
    expect(await seqs(1)).toEqual([6]);
    store(7);
    store(8);
    expect(await seqs(2)).toEqual([7, 8]);
    await socket.ping();
    expect(socket.raw.filter((text) => text.includes('"next"'))).toHaveLength(6);
  });

  it('messageAdded without a cursor starts at the newest message and ignores other conversations', async () => {
    const { socket, store, seqs, bus, upstream } = await start([1, 2]);
    socket.subscribe('1', listen);
    await expect.poll(() => upstream.seen.some(({ url }) => url.includes('cursorAfter=2'))).toBe(true);
    const asked = upstream.seen.length;
    bus.publish('user:user-ana', { type: 'message', idConversation: 'conversation-2', seq: 1 });
    bus.publish('user:user-ana', { type: 'typing', idConversation: 'conversation-1', idUser: 'x', typing: true });
    await socket.ping();
    expect(upstream.seen).toHaveLength(asked);
    store(3);
    expect(await seqs(1)).toEqual([3]);
  });

  it('messageAdded without a cursor reads the newest message before it confirms to be live, and then loses no message', async () => {
    const stored = [1, 2];
    let reads = 0;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { url, bus } = await startGateway({
      'GET /api/user-v2/profile-info': () => ({ body: profileInfo }),
      'GET /api/conversas/conversation-1': async () => {
        reads += 1;
        // The gateway reads the conversation twice: first to check access, then to find the message at which the
        // subscription starts. The second read is delayed here.
        if (reads === 2) await held;
        return { body: wireConversation(1, { lastSeq: stored.length }) };
      },
      'GET /api/conversas/conversation-1/mensagens': () => ({
        body: { mensagens: [], paging: { ...paging, hasMore: false } },
      }),
    });
    const socket = await connect(url);
    await socket.init(asMember);
    socket.subscribe('1', listen);
    await expect.poll(() => reads).toBe(2);
    await socket.ping();
    expect(socket.raw.filter((text) => text.includes('"live"'))).toEqual([]);

    answer();
    await socket.live('1');
    stored.push(3);
    const event = { type: 'message', idConversation: 'conversation-1', seq: 3, mensagem: wireMessage(3) };
    bus.publish('user:user-ana', event);
    expect(seqIn((await socket.answerTo('1')).payload)).toBe(3);
  });

  it('messageAdded fails with NOT_FOUND for a conversation that the member may not see', async () => {
    const { url } = await startGateway({ 'GET /api/user-v2/profile-info': () => ({ body: profileInfo }) });
    const socket = await connect(url);
    await socket.init(asMember);
    socket.subscribe('1', listen, { after: 0 });
    expect(await socket.answerTo('1')).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'NOT_FOUND' } }],
    });
  });
});

describe.each(transports)('conversation subscriptions over $transport', ({ connect }) => {
  async function start() {
    const gateway = await startGateway({
      'GET /api/user-v2/profile-info': () => ({ body: profileInfo }),
      'GET /api/conversas/conversation-1': ({ headers }) =>
        headers.authorization === asMember.authorization ? { body: wireConversation(1) } : { status: 404 },
    });
    const socket = await connect(gateway.url);
    await socket.init(asMember);
    return { ...gateway, socket, tell: (event: object) => gateway.bus.publish('user:user-ana', event) };
  }

  it('the subscription conversationUpdated loads the conversation with the token of the subscriber', async () => {
    const { socket, tell } = await start();
    socket.subscribe('1', 'subscription { conversationUpdated { id unreadCount } }');
    await socket.live('1');
    tell({ type: 'conversation', idConversation: 'conversation-2' });
    tell({ type: 'conversation', idConversation: 'conversation-1' });
    expect(await socket.answerTo('1')).toMatchObject({
      payload: { data: { conversationUpdated: { id: 'conversation-1', unreadCount: 2 } } },
    });
  });

  it('viewerChanged has the id of the hidden message, or of the profile or community with the changed state', async () => {
    const { socket, tell } = await start();
    const fields = 'messageId conversationId profileId communityId';
    socket.subscribe('1', `subscription { viewerChanged { ${fields} } }`);
    await socket.live('1');
    const none = { messageId: null, conversationId: null, profileId: null, communityId: null };
    for (const [event, change] of [
      [
        { type: 'hidden', idConversation: 'conversation-1', idMessage: 'message-1' },
        { messageId: 'message-1', conversationId: 'conversation-1' },
      ],
      [{ type: 'relation', idUser: 'user-1' }, { profileId: 'user-1' }],
      [{ type: 'profile', idUser: 'user-ana' }, { profileId: 'user-ana' }],
      [{ type: 'membership', idCommunity: 'community-1' }, { communityId: 'community-1' }],
    ] as const) {
      tell({ type: 'something else' });
      tell(event);
      expect(await socket.answerTo('1')).toMatchObject({
        payload: { data: { viewerChanged: { ...none, ...change } } },
      });
    }
  });

  it('the subscription typing sends only events of the conversation in its argument', async () => {
    const { socket, tell } = await start();
    socket.subscribe('1', 'subscription { typing(conversationId: "conversation-1") { memberId isTyping } }');
    await socket.live('1');
    tell({ type: 'typing', idConversation: 'conversation-2', idUser: 'user-2', typing: true });
    tell({ type: 'typing', idConversation: 'conversation-1', idUser: 'user-1', typing: true });
    expect(await socket.answerTo('1')).toMatchObject({
      payload: { data: { typing: { memberId: 'user-1', isTyping: true } } },
    });
  });
});

const messageAnswer = z.object({ data: z.object({ messageAdded: z.object({ seq: z.int() }) }) });

function seqIn(payload: unknown) {
  return messageAnswer.parse(payload).data.messageAdded.seq;
}
