import { v4 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { picture } from '../../support/media.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';
import { seeded } from '../../support/seed.ts';

const message = z.object({
  idMessage: z.string(),
  seq: z.int(),
  idUser: z.string(),
  desContent: z.string(),
  blurred: z.boolean(),
  file: z.object({ sources: z.array(z.object({ url: z.string() })), thumbhash: z.string().nullable() }).nullable(),
});
const historyPage = z.object({
  mensagens: z.array(message),
  paging: z.object({ cursorBefore: z.string().nullable(), cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});
const listPage = z.object({
  conversas: z.array(z.looseObject({ idConversation: z.string() })),
  paging: z.object({ cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});

function talkOn(platform: TestPlatform) {
  const chat = {
    async open(as: Member, other: Member) {
      const { body } = await platform.call('POST', '/api/conversas', { as, json: { idUser: other.id } });
      return fieldOf(body, 'idConversation');
    },
    send: (as: Member, conversation: string, content: string, idClient = v4()) =>
      platform.call('POST', `/api/conversas/${conversation}/mensagens`, { as, json: { idClient, content } }),
    see: (as: Member, conversation: string) => platform.call('GET', `/api/conversas/${conversation}`, { as }),
    async history(as: Member, conversation: string, query = '') {
      const { body } = await platform.call('GET', `/api/conversas/${conversation}/mensagens${query}`, { as });
      return historyPage.parse(body);
    },
    async list(as: Member, path = '/api/conversas') {
      return listPage.parse((await platform.call('GET', path, { as })).body);
    },
    read: (as: Member, conversation: string, seq: number) =>
      platform.call('POST', `/api/conversas/${conversation}/lida`, { as, json: { seq } }),
    answer: (as: Member, conversation: string, desAnswer: string) =>
      platform.call('POST', `/api/conversas/${conversation}/resposta`, { as, json: { desAnswer } }),
    async unread(as: Member) {
      return (await platform.call('GET', '/api/conversas/nao-lidas', { as })).body;
    },
    async picture(as: Member) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await picture({ width: 64, height: 48 }))]), 'foto.jpg');
      const { body } = await platform.call('POST', '/api/media', { as, form });
      return fieldOf(body, 'idFile');
    },
    /** Creates two members who follow each other, and opens their conversation. */
    async friends() {
      const [ana, bia] = [await platform.member({ name: 'Ana' }), await platform.member({ name: 'Bia' })];
      await platform.follow(ana, bia);
      await platform.follow(bia, ana);
      return { ana, bia, conversation: await chat.open(ana, bia) };
    },
    /** Creates two members. Ana sends a message request to Bia, who does not follow her. */
    async request(content = 'Oi, Bia!') {
      const [ana, bia] = [await platform.member({ name: 'Ana' }), await platform.member({ name: 'Bia' })];
      const conversation = await chat.open(ana, bia);
      await chat.send(ana, conversation, content);
      return { ana, bia, conversation };
    },
  };
  return chat;
}

describePlatform('conversations', (platform) => {
  const chat = talkOn(platform);
  const eventsTo = (member: Member) =>
    platform.events.filter(({ topic }) => topic === `user:${member.id}`).map(({ payload }) => payload);

  it('two members have a single conversation, even if both open it concurrently', async () => {
    const { ana, bia, conversation } = await chat.friends();
    const opened = await Promise.all([chat.open(bia, ana), chat.open(ana, bia), chat.open(bia, ana)]);
    expect(new Set([...opened, conversation]).size).toBe(1);
    expect((await chat.list(ana)).conversas).toEqual([]);
  });

  it('a request to open a conversation with oneself, an unknown member or a malformed id is refused', async () => {
    const ana = await platform.member();
    for (const [idUser, status] of [
      [ana.id, 400],
      [v4(), 404],
      ['x', 400],
    ] as const) {
      expect(await platform.call('POST', '/api/conversas', { as: ana, json: { idUser } })).toMatchObject({ status });
    }
  });

  it('a message reaches both members and counts as unread for the recipient only', async () => {
    const { ana, bia, conversation } = await chat.friends();
    platform.events.length = 0;
    const idClient = v4();
    const { status, body } = await chat.send(ana, conversation, '  Oi, Bia! 🔥 ', idClient);
    expect(status).toBe(201);
    expect(body).toEqual({
      idMessage: fieldOf(body, 'idMessage'),
      idConversation: conversation,
      seq: 1,
      idUser: ana.id,
      idClient,
      desContent: 'Oi, Bia! 🔥',
      file: null,
      blurred: false,
      datCreated: fieldOf(body, 'datCreated'),
      cursor: '1',
    });
    for (const member of [ana, bia]) {
      // Only the event to the sender contains the `idClient`; the event to the recipient does not.
      expect(eventsTo(member)).toMatchObject([
        {
          ...{ type: 'message', idConversation: conversation, seq: 1 },
          mensagem: { desContent: 'Oi, Bia! 🔥', idClient: member === ana ? idClient : null },
        },
      ]);
    }
    expect((await chat.history(bia, conversation)).mensagens).toMatchObject([
      { idMessage: fieldOf(body, 'idMessage') },
    ]);
    expect((await chat.list(bia)).conversas).toMatchObject([
      { idConversation: conversation, idUser: ana.id, desRequest: 'NONE', unread: 1, lastMessage: { seq: 1 } },
    ]);
    expect((await chat.list(ana)).conversas).toMatchObject([{ unread: 0, lastMessage: { desContent: 'Oi, Bia! 🔥' } }]);
    expect(await chat.unread(bia)).toEqual({ messages: 1, requests: 0 });
  });

  it('a message sent five times with one client id is stored once; in another conversation, that id is refused with 409', async () => {
    const { ana, bia, conversation } = await chat.friends();
    const idClient = v4();
    const send = () => chat.send(ana, conversation, 'uma vez', idClient);
    const answers = [...(await Promise.all([send(), send(), send(), send()])), await send()];
    expect(new Set(answers.map(({ status, body }) => `${status} ${fieldOf(body, 'idMessage')}`)).size).toBe(1);
    expect((await chat.history(bia, conversation)).mensagens).toHaveLength(1);
    expect(await chat.unread(bia)).toEqual({ messages: 1, requests: 0 });
    const other = await chat.open(ana, await platform.member());
    expect(await chat.send(ana, other, 'outra', idClient)).toMatchObject({ status: 409 });
  });

  it('twenty concurrent series of messages get gap-free sequence numbers, with each series in its own order', async () => {
    const random = seeded('conversation senders');
    const { ana, bia, conversation } = await chat.friends();
    await Promise.all(
      Array.from({ length: 20 }, async (_, sender) => {
        const as = random.chance(0.5) ? ana : bia;
        for (let number = 0; number < 5; number += 1) {
          const idClient = v4();
          const times = random.chance(0.3) ? 2 : 1;
          await Promise.all(
            Array.from({ length: times }, () => chat.send(as, conversation, `${sender}.${number}`, idClient)),
          );
        }
      }),
    );
    const first = await chat.history(ana, conversation, '?cursorSize=50&cursorAfter=0');
    const rest = await chat.history(ana, conversation, '?cursorSize=50&cursorAfter=50');
    const all = [...first.mensagens, ...rest.mensagens];
    expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(new Set(all.map(({ desContent }) => desContent)).size).toBe(100);
    for (let sender = 0; sender < 20; sender += 1) {
      const own = all.map(({ desContent }) => desContent).filter((content) => content.startsWith(`${sender}.`));
      expect(own).toEqual([0, 1, 2, 3, 4].map((number) => `${sender}.${number}`));
    }
    const fromAna = all.filter(({ idUser }) => idUser === ana.id).length;
    expect(await chat.unread(bia)).toEqual({ messages: fromAna, requests: 0 });
    expect(await chat.unread(ana)).toEqual({ messages: 100 - fromAna, requests: 0 });
  });

  it('the message history can be paged in both directions, oldest message first; an invalid cursor is refused', async () => {
    const { ana, conversation } = await chat.friends();
    for (let number = 1; number <= 7; number += 1) await chat.send(ana, conversation, `m${number}`);
    const seqs = async (query: string) => {
      const { mensagens, paging } = await chat.history(ana, conversation, query);
      return [mensagens.map(({ seq }) => seq), paging.hasMore];
    };
    expect(await seqs('?cursorSize=3')).toEqual([[5, 6, 7], true]);
    expect(await seqs('?cursorSize=3&cursorBefore=5')).toEqual([[2, 3, 4], true]);
    expect(await seqs('?cursorSize=3&cursorBefore=2')).toEqual([[1], false]);
    expect(await seqs('?cursorSize=3&cursorAfter=3')).toEqual([[4, 5, 6], true]);
    expect(await seqs('?cursorSize=3&cursorAfter=6')).toEqual([[7], false]);
    for (const query of ['?cursorSize=51', '?cursorSize=0', '?cursorAfter=x', '?cursorAfter=1&cursorBefore=9']) {
      expect(await platform.call('GET', `/api/conversas/${conversation}/mensagens${query}`, { as: ana })).toMatchObject(
        {
          status: 400,
        },
      );
    }
  });

  it('conversations are listed in pages, the newest activity first', async () => {
    const ana = await platform.member();
    const opened: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const other = await platform.member();
      const conversation = await chat.open(ana, other);
      await chat.send(ana, conversation, `oi ${number}`);
      opened.unshift(conversation);
    }
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const { conversas, paging } = await chat.list(ana, `/api/conversas?cursorSize=2&cursorAfter=${after}`);
      seen.push(...conversas.map(({ idConversation }) => idConversation));
      after = paging.hasMore ? paging.cursorAfter : null;
    }
    expect(seen).toEqual(opened);
  });

  it('marking messages as read ignores older and unknown sequence numbers, and sends an event to the other member', async () => {
    const { ana, bia, conversation } = await chat.friends();
    for (let number = 1; number <= 4; number += 1) await chat.send(ana, conversation, `m${number}`);
    platform.events.length = 0;
    expect(await chat.read(bia, conversation, 3)).toMatchObject({ body: { unread: 1, lastReadSeq: 3 } });
    expect(await chat.read(bia, conversation, 2)).toMatchObject({ body: { unread: 1, lastReadSeq: 3 } });
    expect(await chat.read(bia, conversation, 99)).toMatchObject({ body: { unread: 1, lastReadSeq: 3 } });
    expect(await chat.see(ana, conversation)).toMatchObject({ body: { peerReadSeq: 3, peerDeliveredSeq: 3 } });
    expect(eventsTo(ana)).toEqual([{ type: 'conversation', idConversation: conversation }]);
    await chat.read(bia, conversation, 4);
    expect(await chat.unread(bia)).toEqual({ messages: 0, requests: 0 });
  });

  it('one delivery receipt covers several conversations; a receipt from a member who is not in them is ignored', async () => {
    const { ana, bia, conversation } = await chat.friends();
    await chat.send(ana, conversation, 'um');
    const json = {
      conversas: [
        { idConversation: conversation, seq: 1 },
        { idConversation: v4(), seq: 1 },
      ],
    };
    const call = (as: Member) => platform.call('POST', '/api/conversas/entregues', { as, json });
    expect(await call(await platform.member())).toMatchObject({ status: 204 });
    expect(await chat.see(ana, conversation)).toMatchObject({ body: { peerDeliveredSeq: 0 } });
    expect(await call(bia)).toMatchObject({ status: 204 });
    expect(await chat.see(ana, conversation)).toMatchObject({ body: { peerDeliveredSeq: 1, peerReadSeq: 0 } });
  });

  it('read receipts and the typing state are shown only while both members share theirs', async () => {
    const { ana, bia, conversation } = await chat.friends();
    await chat.send(ana, conversation, 'leu?');
    await chat.read(bia, conversation, 1);
    const set = (as: Member, json: object) => platform.call('POST', '/api/conversas/configuracoes', { as, json });
    expect(await platform.call('GET', '/api/conversas/configuracoes', { as: ana })).toMatchObject({
      body: { typing: true, readReceipts: true },
    });
    for (const hidden of [ana, bia]) {
      expect(await set(hidden, { readReceipts: false })).toMatchObject({ body: { typing: true, readReceipts: false } });
      expect(await chat.see(ana, conversation)).toMatchObject({ body: { peerReadSeq: 0, peerDeliveredSeq: 1 } });
      await set(hidden, { readReceipts: true });
    }
    expect(await chat.see(ana, conversation)).toMatchObject({ body: { peerReadSeq: 1 } });

    const type = () =>
      platform.call('POST', `/api/conversas/${conversation}/digitando`, { as: ana, json: { typing: true } });
    platform.events.length = 0;
    expect(await type()).toMatchObject({ status: 204 });
    expect(eventsTo(bia)).toEqual([{ type: 'typing', idConversation: conversation, idUser: ana.id, typing: true }]);
    for (const hidden of [ana, bia]) {
      platform.events.length = 0;
      await set(hidden, { typing: false });
      await type();
      expect(platform.events).toEqual([]);
      await set(hidden, { typing: true });
    }
  });

  it('muting, deleting a message and clearing a conversation affect only the member who does them', async () => {
    const { ana, bia, conversation } = await chat.friends();
    await chat.send(ana, conversation, 'um');
    const { body } = await chat.send(ana, conversation, 'dois');
    const mute = { as: bia, json: { muted: true } };
    expect(await platform.call('POST', `/api/conversas/${conversation}/silenciar`, mute)).toMatchObject({
      body: { muted: true, unread: 2 },
    });
    expect(await chat.unread(bia)).toEqual({ messages: 0, requests: 0 });

    const path = `/api/conversas/${conversation}/mensagens/${fieldOf(body, 'idMessage')}`;
    for (let times = 0; times < 2; times += 1) {
      expect(await platform.call('DELETE', path, { as: bia })).toMatchObject({ status: 204 });
    }
    expect((await chat.history(bia, conversation)).mensagens.map(({ desContent }) => desContent)).toEqual(['um']);
    expect(await chat.see(bia, conversation)).toMatchObject({ body: { lastMessage: { desContent: 'um' } } });
    expect((await chat.history(ana, conversation)).mensagens).toHaveLength(2);

    expect(await platform.call('DELETE', `/api/conversas/${conversation}`, { as: bia })).toMatchObject({ status: 204 });
    expect((await chat.list(bia)).conversas).toEqual([]);
    expect((await chat.history(bia, conversation)).mensagens).toEqual([]);
    expect((await chat.list(ana)).conversas).toHaveLength(1);
    await chat.send(ana, conversation, 'três');
    expect((await chat.list(bia)).conversas).toMatchObject([{ unread: 1 }]);
    expect((await chat.history(bia, conversation)).mensagens.map(({ seq }) => seq)).toEqual([3]);
  });

  it.each([
    ['that is empty', 400, ''],
    ['of 2,001 characters', 400, 'x'.repeat(2_001)],
    ['with a NUL character', 400, 'a\u0000'],
    ['that is a number', 400, 7],
    ['of 2,000 emoji', 201, '🔥'.repeat(2_000)],
  ])('a message with a text %s is answered with %i', async (_what, status, content) => {
    const { ana, conversation } = await chat.friends();
    const json = { idClient: v4(), content };
    const path = `/api/conversas/${conversation}/mensagens`;
    expect(await platform.call('POST', path, { as: ana, json })).toMatchObject({ status });
  });

  it('a picture can be sent only once and only by its owner, and the deletion of unused files does not delete it', async () => {
    const { ana, bia, conversation } = await chat.friends();
    const idFile = await chat.picture(ana);
    const send = (as: Member) =>
      platform.call('POST', `/api/conversas/${conversation}/mensagens`, { as, json: { idClient: v4(), idFile } });
    expect(await send(bia)).toMatchObject({ status: 400, body: { field: 'idFile' } });
    expect(await send(ana)).toMatchObject({ status: 201, body: { seq: 1, desContent: '', file: { type: 'image' } } });
    expect(await send(ana)).toMatchObject({ status: 400, body: { field: 'idFile' } });
    const [seen] = (await chat.history(bia, conversation)).mensagens;
    const url = seen?.file?.sources[0]?.url ?? '';
    expect((await fetch(platform.url + url)).status).toBe(200);
    await platform.db
      .updateTable('media')
      .set({ created_at: new Date(0) })
      .where('id', '=', idFile)
      .execute();
    await platform.media.sweep();
    expect((await fetch(platform.url + url)).status).toBe(200);
  });
});

describePlatform('message requests', (platform) => {
  const chat = talkOn(platform);

  it('a message request is listed separately until it is accepted, and sends a single notification', async () => {
    const { ana, bia, conversation } = await chat.request();
    await chat.send(ana, conversation, 'Tudo bem?');
    expect((await chat.list(bia)).conversas).toEqual([]);
    expect((await chat.list(bia, '/api/conversas/pedidos')).conversas).toMatchObject([{ desRequest: 'PENDING' }]);
    expect((await chat.list(ana)).conversas).toMatchObject([{ awaitingAnswer: true }]);
    expect(await chat.unread(bia)).toEqual({ messages: 0, requests: 1 });
    const notices = await platform.db
      .selectFrom('notifications')
      .select('kind')
      .where('recipient_id', '=', bia.id)
      .execute();
    expect(notices).toEqual([{ kind: 'MESSAGE_REQUEST' }]);

    expect(await chat.answer(bia, conversation, 'ACCEPT')).toMatchObject({ body: { desRequest: 'ACCEPTED' } });
    expect((await chat.list(bia)).conversas).toMatchObject([{ unread: 2 }]);
    expect((await chat.list(bia, '/api/conversas/pedidos')).conversas).toEqual([]);
    expect((await chat.list(ana)).conversas).toMatchObject([{ awaitingAnswer: false }]);
  });

  it('a message from a followed member is not a request, and replying to a message request accepts it', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    await platform.follow(bia, ana);
    await chat.send(ana, await chat.open(ana, bia), 'oi');
    expect((await chat.list(bia)).conversas).toMatchObject([{ desRequest: 'NONE' }]);

    const asked = await chat.request();
    await chat.send(asked.bia, asked.conversation, 'oi!');
    expect((await chat.list(asked.bia)).conversas).toMatchObject([{ desRequest: 'ACCEPTED' }]);
  });

  it('a sixth message of a message request, and any message after its refusal, are answered with the same 403 error', async () => {
    const { ana, bia, conversation } = await chat.request();
    for (let number = 2; number <= 5; number += 1) {
      expect(await chat.send(ana, conversation, `${number}`)).toMatchObject({ status: 201 });
    }
    const full = await chat.send(ana, conversation, '6');
    expect(full).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect(await chat.answer(bia, conversation, 'REFUSE')).toMatchObject({
      body: { desRequest: 'REFUSED', unread: 0 },
    });
    expect(await chat.send(ana, conversation, '6')).toMatchObject({ status: 403, body: full.body });
    expect((await chat.list(bia, '/api/conversas/pedidos')).conversas).toEqual([]);
    expect(await chat.see(ana, conversation)).toMatchObject({ body: { awaitingAnswer: true } });
  });

  it.runIf(platform.kind === 'postgres')(
    'if the first seven messages are sent concurrently, five are accepted (needs PostgreSQL)',
    async () => {
      const [ana, bia] = [await platform.member(), await platform.member()];
      const conversation = await chat.open(ana, bia);
      const release = await lockRow(platform, 'conversations', { id: conversation });
      const sending = Array.from({ length: 7 }, (_, number) => chat.send(ana, conversation, `${number}`));
      await untilWaiting(platform, 7);
      await release();
      const statuses = (await Promise.all(sending)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 403, 403]);
      expect(await chat.see(bia, conversation)).toMatchObject({ body: { desRequest: 'PENDING' } });
      expect(await chat.unread(bia)).toEqual({ messages: 0, requests: 1 });
    },
  );

  it.runIf(platform.kind === 'postgres')(
    'a message request can be accepted or refused while a message is sent concurrently (needs PostgreSQL)',
    async () => {
      for (const [given, kept] of Object.entries({ ACCEPT: 'ACCEPTED', REFUSE: 'REFUSED' })) {
        const { ana, bia, conversation } = await chat.request();
        const release = await lockRow(platform, 'conversations', { id: conversation });
        const sending = chat.send(ana, conversation, 'Tudo bem?');
        await untilWaiting(platform);
        const answering = chat.answer(bia, conversation, given);
        await untilWaiting(platform, 2);
        await release();
        expect(await answering).toMatchObject({ body: { desRequest: kept } });
        await sending;
        expect(await chat.see(bia, conversation)).toMatchObject({ body: { desRequest: kept } });
      }
    },
  );

  it('a message request hides pictures and read receipts until it is accepted', async () => {
    const { ana, bia, conversation } = await chat.request();
    const json = { idClient: v4(), idFile: await chat.picture(ana) };
    await platform.call('POST', `/api/conversas/${conversation}/mensagens`, { as: ana, json });
    await chat.read(bia, conversation, 2);
    expect(await chat.see(ana, conversation)).toMatchObject({ body: { peerReadSeq: 0, peerDeliveredSeq: 0 } });
    const picture = async () => (await chat.history(bia, conversation)).mensagens[1];
    expect(await picture()).toMatchObject({ blurred: true, file: { sources: [] } });
    await chat.answer(bia, conversation, 'ACCEPT');
    expect(await picture()).toMatchObject({ blurred: false, file: { sources: [{}] } });
    expect(await chat.see(ana, conversation)).toMatchObject({ body: { peerReadSeq: 2 } });
  });

  it('only the recipient can answer a message request', async () => {
    const { ana, bia, conversation } = await chat.request();
    expect(await chat.answer(ana, conversation, 'ACCEPT')).toMatchObject({ status: 403 });
    expect(await chat.answer(await platform.member(), conversation, 'ACCEPT')).toMatchObject({ status: 404 });
    expect(await chat.answer(bia, conversation, 'MAYBE')).toMatchObject({ status: 400 });
  });

  it('if the recipient refuses a message request and blocks the sender, both get 404 for the conversation', async () => {
    const { ana, bia, conversation } = await chat.request();
    expect(await chat.answer(bia, conversation, 'REFUSE_AND_BLOCK')).toMatchObject({ status: 200 });
    // The block publishes an `access` event for each of the two members. The gateways then check the subscriptions of
    // these members again.
    for (const { id } of [ana, bia])
      expect(platform.eventsOn('access')).toContainEqual({ topic: 'access', payload: { type: 'block', idUser: id } });
    for (const as of [ana, bia]) {
      expect(await chat.see(as, conversation)).toMatchObject({ status: 404 });
      expect((await chat.list(as)).conversas).toEqual([]);
    }
    expect(await chat.send(ana, conversation, 'ei')).toMatchObject({ status: 404 });
  });
});

describePlatform('permissions in a conversation', (platform) => {
  const chat = talkOn(platform);
  const calls: [name: string, done: number, method: string, path: (message: string) => string, json?: object][] = [
    ['read the conversation', 200, 'GET', () => ''],
    ['read the messages', 200, 'GET', () => '/mensagens'],
    ['send a message', 201, 'POST', () => '/mensagens', { content: 'oi' }],
    ['mark the messages as read', 200, 'POST', () => '/lida', { seq: 1 }],
    ['send the typing state', 204, 'POST', () => '/digitando', { typing: true }],
    ['mute the conversation', 200, 'POST', () => '/silenciar', { muted: true }],
    // Expects 403, because a conversation that is not a message request cannot be accepted or refused.
    ['answer the message request', 403, 'POST', () => '/resposta', { desAnswer: 'ACCEPT' }],
    ['delete a message', 204, 'DELETE', (id) => `/mensagens/${id}`],
    ['delete the conversation', 204, 'DELETE', () => ''],
  ];

  it.each(calls)(
    'a request to %s is answered with 404 for non-participants, and for both members after a block',
    async (_name, done, method, path, json) => {
      const { ana, bia, conversation } = await chat.friends();
      const { body } = await chat.send(ana, conversation, 'oi');
      const address = `/api/conversas/${conversation}${path(fieldOf(body, 'idMessage'))}`;
      const call = async (as: Member | null) =>
        (await platform.call(method, address, { as, json: json && { idClient: v4(), ...json } })).status;
      expect(await call(null)).toBe(401);
      expect(await call(await platform.member())).toBe(404);
      for (const as of [ana, bia]) expect(await call(as)).toBe(done);
      await platform.db.insertInto('blocks').values({ blocker_id: bia.id, blocked_id: ana.id }).execute();
      for (const as of [ana, bia]) expect(await call(as)).toBe(404);
      expect((await chat.list(ana)).conversas).toEqual([]);
      expect(await platform.call('POST', '/api/conversas', { as: ana, json: { idUser: bia.id } })).toMatchObject({
        status: 404,
      });
    },
  );

  it.each([
    ['GET', '/api/conversas'],
    ['GET', '/api/conversas/pedidos'],
    ['GET', '/api/conversas/nao-lidas'],
    ['GET', '/api/conversas/configuracoes'],
    ['POST', '/api/conversas/configuracoes'],
    ['POST', '/api/conversas/entregues'],
    ['POST', '/api/conversas'],
  ])('%s %s answers 401 without a session', async (method, path) => {
    expect(await platform.call(method, path)).toMatchObject({ status: 401 });
  });
});
