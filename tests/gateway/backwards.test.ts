import { isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { wireMessage, wirePage, wirePaging, wirePost } from '../support/wire.ts';

const query = `query ($first: Int, $last: Int, $after: String, $before: String) {
  feed(first: $first, last: $last, after: $after, before: $before) {
    edges { node { id } } pageInfo { hasPreviousPage hasNextPage }
  }
}`;
const feedOf = (hasMore: boolean) => ({
  'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1), wirePost(2)], hasMore) }),
});
const CONFLICT = '`first` or `last` must be between 1 and 50, and only one of them may be given.';

/** Connections that are read forwards only. Their descriptions say so. */
const forwardOnly = ['Query.discoverPosts', 'Query.discover'];

describe('the arguments of connections', () => {
  it('each connection has first, after, last and before, unless its description says that it is read forwards only', () => {
    const connections = Object.values(createSchema(features).getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .flatMap((type) =>
        Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
      )
      .filter(({ field }) => /Connection!?$/.test(String(field.type)));
    expect(connections.length).toBeGreaterThan(20);
    const argsOf = ({ field }: (typeof connections)[number]) => field.args.map(({ name }) => name);
    const short = connections.filter(
      (each) => !['first', 'after', 'last', 'before'].every((name) => argsOf(each).includes(name)),
    );
    expect(short.map(({ name }) => name).sort()).toEqual(forwardOnly.toSorted());
    for (const { field } of short) expect(field.description).toMatch(/read forwards only\.$/);
  });

  it.each([
    ['the end of the list', { last: 2 }, 'cursorSize=2&cursorLast=true'],
    ['the entries right before a cursor', { last: 2, before: 'c9' }, 'cursorSize=2&cursorBefore=c9&cursorLast=true'],
    ['the first entries before a cursor', { first: 2, before: 'c9' }, 'cursorSize=2&cursorBefore=c9'],
    ['the entries after a cursor', { first: 2, after: 'c0', last: null }, 'cursorSize=2&cursorAfter=c0'],
  ])('a page with %s is requested from the platform in one call', async (_which, variables, search) => {
    const { ask, upstream } = await startGateway(feedOf(true));
    for (let time = 1; time <= 3; time += 1) {
      expect((await ask(query, variables)).errors).toBeUndefined();
      expect(upstream.takeCalls()).toEqual([`GET /api/feed-v2?${search}&autores=true`]);
    }
  });

  it.each([
    [{ last: 2 }, true, { hasPreviousPage: true, hasNextPage: false }],
    [{ last: 2 }, false, { hasPreviousPage: false, hasNextPage: false }],
    [{ last: 2, before: 'c9' }, true, { hasPreviousPage: true, hasNextPage: true }],
    [{ last: 2, before: 'c9' }, false, { hasPreviousPage: false, hasNextPage: true }],
  ])('for %j, if the list goes on: %s, pageInfo is %j', async (variables, hasMore, pageInfo) => {
    const { ask } = await startGateway(feedOf(hasMore));
    expect((await ask(query, variables)).data).toMatchObject({ feed: { pageInfo } });
  });

  it('first together with last is refused with status 400, whether given as variables or as literals', async () => {
    const { ask, upstream } = await startGateway(feedOf(false));
    for (let time = 1; time <= 3; time += 1) {
      for (const { status, errors } of [
        await ask(query, { first: 1, last: 1 }),
        await ask('{ feed(first: 1, last: 1) { edges { cursor } } }'),
      ]) {
        expect([status, errors]).toMatchObject([400, [{ message: CONFLICT, extensions: { code: 'BAD_USER_INPUT' } }]]);
      }
      expect((await ask(query, { last: 51 })).errors?.[0]?.message).toBe(CONFLICT);
      expect((await ask(query, { last: 0 })).errors?.[0]?.message).toBe(CONFLICT);
    }
    expect(upstream.seen).toEqual([]);
  });

  it('last together with after is refused', async () => {
    const { ask, upstream } = await startGateway(feedOf(false));
    const { errors } = await ask(query, { last: 1, after: 'c0' });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(upstream.seen).toEqual([]);
  });

  it('the cost of a page with last is that of a page with the same first', async () => {
    const { ask } = await startGateway(feedOf(false));
    const costOf = async (page: string) => {
      const text = `{ feed(${page}) { edges { node { comments(first: 50) { edges { cursor } } } } } }`;
      return /costs (\d+)/.exec((await ask(text)).errors?.[0]?.message ?? '')?.[1];
    };
    expect(await costOf('last: 50')).toBeDefined();
    expect(await costOf('last: 50')).toBe(await costOf('first: 50'));
  });

  it('Conversation.messages with last returns the newest messages, or those before a message', async () => {
    const messages = [wireMessage(3), wireMessage(4)];
    const { ask, upstream } = await startGateway({
      'GET /api/conversas/t': () => ({ body: conversation }),
      'GET /api/conversas/t/mensagens': () => ({ body: { mensagens: messages, paging: wirePaging(messages, true) } }),
    });
    for (const [page, search, hasNextPage] of [
      ['last: 2', 'cursorSize=2', false],
      ['last: 2, before: "5"', 'cursorSize=2&cursorBefore=5', true],
    ]) {
      const { data, errors } = await ask(
        `{ conversation(id: "t") { messages(${String(page)}) { edges { node { seq } } pageInfo { hasPreviousPage hasNextPage } } } }`,
        {},
        asMember,
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        conversation: {
          messages: {
            edges: [{ node: { seq: 3 } }, { node: { seq: 4 } }],
            pageInfo: { hasPreviousPage: true, hasNextPage },
          },
        },
      });
      expect(upstream.takeCalls()).toContain(`GET /api/conversas/t/mensagens?${String(search)}`);
    }
  });
});

const conversation = {
  ...{ idConversation: 't', idUser: 'user-1', desRequest: 'NONE', awaitingAnswer: false, lastSeq: 4, lastReadSeq: 4 },
  ...{ unread: 0, muted: false, peerReadSeq: 0, peerDeliveredSeq: 0, lastMessage: null },
};
