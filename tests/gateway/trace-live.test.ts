import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { GatewayOptions } from '../../bff/gateway/http/server.ts';
import { transports, type Connect } from '../support/events.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { wireComment, wireConversation, wireMessage, wirePost, wireUsers } from '../support/wire.ts';

const asked = { 'x-brasa-trace': '1' };
const CALLS = ['method', 'path', 'keys', 'fields'] as const;
const answerWire = z.object({
  data: z.unknown(),
  extensions: z.object({ trace: z.object({ calls: z.array(z.record(z.string(), z.unknown())) }) }).optional(),
});
const messages = 'subscription { messageAdded(conversationId: "conversation-1", after: 0) { seq } }';
const conversations = 'subscription { conversationUpdated { id } }';
const comments = 'subscription { commentAdded(postId: "post-1") { id author { name } } }';
const commentEvent = (number: number) => ({ type: 'comment', comment: wireComment(number) });
const authorCall = { method: 'GET', path: '/api/user-v2/profiles?ids=…', keys: 1, fields: ['commentAdded.author'] };

/** Starts a gateway and opens a client that asks for traces, unless `headers` says otherwise. */
async function start(connect: Connect, options: Partial<GatewayOptions> = {}, headers: Record<string, string> = asked) {
  const { url, bus, upstream } = await startGateway(
    {
      'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
      'GET /api/user-v2/profiles': ({ url: path }) => ({ body: wireUsers(path) }),
      'GET /api/post/post-1': () => ({ body: wirePost(1) }),
      'GET /api/conversas/conversation-1': () => ({ body: wireConversation(1, { lastSeq: 2 }) }),
      'GET /api/conversas/conversation-1/mensagens': ({ url: path }) => {
        const after = Number(new URL(path, 'http://upstream').searchParams.get('cursorAfter'));
        const mensagens = [1, 2].filter((seq) => seq > after).map((seq) => wireMessage(seq));
        return { body: { mensagens, paging: { cursorBefore: null, cursorAfter: null, hasMore: false } } };
      },
    },
    options,
  );
  const open = async (sent: Record<string, string>) => {
    const client = await connect(url, sent);
    await client.init({ ...asMember, ...sent });
    return client;
  };
  return { bus, upstream, open, client: await open({ ...asMember, ...headers }) };
}

/** Returns the calls that the next event of a subscription lists; undefined if it has no trace. */
async function callsOf(client: Awaited<ReturnType<Connect>>, id: string) {
  const { type, payload } = await client.answerTo(id);
  expect(type).toBe('next');
  const { extensions } = answerWire.parse(payload);
  return extensions?.trace.calls.map((call) => Object.fromEntries(CALLS.map((name) => [name, call[name]])));
}

describe.each(transports)('x-brasa-trace of a subscription over $transport', ({ connect }) => {
  it('lists the query for missed messages with the first of them, and no call for a message that its event contained', async () => {
    const { client, bus } = await start(connect);
    client.subscribe('1', messages);
    const [first = [], second] = [await callsOf(client, '1'), await callsOf(client, '1')];
    expect(first).toMatchObject([{ method: 'GET', keys: null, fields: [] }]);
    expect(first[0]?.['path']).toMatch(/^\/api\/conversas\/[\w{}-]+\/mensagens\?/);
    expect(second).toEqual([]);
    bus.publish('user:ana', { type: 'message', idConversation: 'conversation-1', mensagem: wireMessage(3) });
    expect(await callsOf(client, '1')).toEqual([]);
  });

  it('lists the call that loads the changed object, which no field caused', async () => {
    const { client, bus } = await start(connect);
    client.subscribe('1', conversations);
    await client.live('1');
    bus.publish('user:ana', { type: 'conversation', idConversation: 'conversation-1' });
    expect(await callsOf(client, '1')).toMatchObject([{ method: 'GET', fields: [] }]);
  });

  it('lists all calls of each event of a post, even if another listener shares the event, who gets no trace', async () => {
    const { client, open, bus } = await start(connect);
    const other = await open(asMember);
    for (const each of [other, client]) {
      each.subscribe('1', comments);
      await each.live('1');
    }
    for (const number of [1, 2]) {
      bus.publish('post:post-1', commentEvent(number));
      expect(await callsOf(client, '1')).toEqual([authorCall]);
      expect(await callsOf(other, '1')).toBeUndefined();
    }
  });

  it('has no effect in production', async () => {
    const { client, bus } = await start(connect, { production: true });
    client.subscribe('1', comments);
    await client.live('1');
    client.subscribe('2', conversations);
    await client.live('2');
    bus.publish('post:post-1', commentEvent(1));
    bus.publish('user:ana', { type: 'conversation', idConversation: 'conversation-1' });
    expect(await callsOf(client, '1')).toBeUndefined();
    expect(await callsOf(client, '2')).toBeUndefined();
  });
});
