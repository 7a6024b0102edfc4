import { getNamedType, isCompositeType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import type { Handler } from '../support/upstream.ts';
import {
  wireComment,
  wireCommunity,
  wireConversation,
  wireMessage,
  wireNotification,
  wirePage,
  wirePaging,
  wirePost,
  wireUsers,
} from '../support/wire.ts';

/** Ids without an object beside them. The value is the reason. */
const bareIds: Record<string, string> = {
  ...Object.fromEntries(
    [...['PostChange.postId', 'CommentChange.parentId'], ...['ReactionTotal.postId', 'ReactionTotal.commentId']].map(
      (name) => [name, 'all viewers get the same event'],
    ),
  ),
  ...Object.fromEntries(
    ['ModerationNotice.targetId', 'ModerationCase.targetId'].map((name) => [
      name,
      'an object of any type, which may no longer exist',
    ]),
  ),
  'DeleteCommentSuccess.goneIds': 'the comments no longer exist',
  'ViewerChange.messageId': 'the viewer has deleted the message',
  'Session.userId': 'the request that signs in has no session yet',
  'Message.clientId': 'an id that the client made',
  'ReportSuccess.reportId': 'a report is no object of the schema',
  'ModerationCase.sameCaseIds': 'up to 50 ids for decideModerationCases, which would cost a call each',
};

const idsIn = (url: string) => (new URL(url, 'http://upstream').searchParams.get('ids') ?? '').split(',');
const numberOf = (id: string) => Number(id.split('-')[1]);
const batches: Record<string, Handler> = {
  'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
  'GET /api/post': ({ url }) => ({ body: idsIn(url).map((id) => wirePost(numberOf(id))) }),
  'GET /api/comment': ({ url }) => ({ body: idsIn(url).map((id) => wireComment(numberOf(id))) }),
  'GET /api/comunidades': ({ url }) => ({ body: idsIn(url).map((id) => wireCommunity(numberOf(id))) }),
};
const postIn = (number: number, community: number | null) =>
  wirePost(number, {
    idCommunity: community === null ? null : `community-${community}`,
    desCommunityName: community === null ? null : `Comunidade ${community}`,
  });
const feed = '{ feed(first: 6) { edges { node { id community { id memberCount } } } } }';

/** Returns the routes of a platform whose feed has six posts: four in three communities, and two on profiles. */
function feedRoutes(): Record<string, Handler> {
  const places = [1, 2, null, 1, 3, null];
  const posts = places.map((community, index) => postIn(index + 1, community));
  return { ...batches, 'GET /api/feed-v2': () => ({ body: wirePage(posts) }) };
}

const communitiesOf = (data: Record<string, unknown> | null | undefined) =>
  (JSON.stringify(data).match(/"community":(null|\{"id":"[^"]+")/g) ?? []).map(
    (text) => /"id":"([^"]+)"/.exec(text)?.[1] ?? null,
  );

describe('references to other objects', () => {
  it('each id of another object has the object beside it, or is in the list of exceptions', () => {
    const bare = Object.values(createSchema(features).getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.keys(type.getFields())
          .filter((name) => /Ids?$/.test(name) && name !== 'nodeId')
          .filter((name) => {
            const field = type.getFields()[name.replace(/Id(s?)$/, '$1')];
            return !field || !isCompositeType(getNamedType(field.type));
          })
          .map((name) => `${type.name}.${name}`),
      );
    expect(bare.sort()).toEqual(Object.keys(bareIds).sort());
  });

  it('the communities of all posts on a page are loaded with one platform call, each id once', async () => {
    const { ask, upstream } = await startGateway(feedRoutes());
    for (let time = 1; time <= 3; time += 1) {
      const { data, errors } = await ask(feed, {}, asMember);
      expect(errors).toBeUndefined();
      expect(communitiesOf(data)).toEqual([
        ...['community-1', 'community-2', null],
        ...['community-1', 'community-3', null],
      ]);
      expect(upstream.takeCalls()).toEqual([
        'GET /api/feed-v2?cursorSize=6&autores=true',
        'GET /api/comunidades?ids=community-1%2Ccommunity-2%2Ccommunity-3',
      ]);
    }
  });

  it('an operation that selects only the names of the communities of posts needs no platform call for them', async () => {
    const { ask, upstream } = await startGateway(feedRoutes());
    const query = `query { feed(first: 2) { edges { node { ...Card } } } }
      fragment Card on Post { community { __typename ... on Community { id } ...Name } }
      fragment Name on Community { name }`;
    for (let time = 1; time <= 3; time += 1) {
      const { data, errors } = await ask(query, {}, asMember);
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).toContain('{"__typename":"Community","id":"community-2","name":"Comunidade 2"}');
    }
    expect(new Set(upstream.takeCalls())).toEqual(new Set(['GET /api/feed-v2?cursorSize=2&autores=true']));
  });

  it('a page of notifications needs one platform call for all posts, comments, communities and actors each', async () => {
    const notifications = [1, 2, 3].map((number) =>
      wireNotification(number, {
        idPost: `post-${number}`,
        idComment: `comment-${number}`,
        idCommentParent: `comment-${number + 10}`,
        desType: 'REPLY',
      }),
    );
    const inCommunity = wireNotification(4, {
      desType: 'COMMUNITY_REQUEST',
      idCommunity: 'community-4',
      desCommunity: 'Roda',
    });
    const { ask, upstream } = await startGateway({
      ...batches,
      'GET /api/notificacoes': () => ({
        body: { notifications: [...notifications, inCommunity], paging: wirePaging(notifications) },
      }),
    });
    const { data, errors } = await ask(
      `{ notifications(first: 4) { edges { node {
        ... on MemberNotification { actors { name } }
        ... on CommentReplyNotification { post { id text } comment { id } thread { id } }
        ... on CommunityRequestNotification { community { id memberCount } }
      } } } }`,
      {},
      asMember,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      notifications: {
        edges: [
          ...[1, 2, 3].map((number) => ({
            node: {
              post: { id: `post-${number}`, text: `Texto ${number}` },
              comment: { id: `comment-${number}` },
              thread: { id: `comment-${number + 10}` },
            },
          })),
          { node: { community: { id: 'community-4' } } },
        ],
      },
    });
    const paths = upstream.takeCalls().map((call) => call.split('?')[0]);
    expect(paths.sort()).toEqual([
      'GET /api/comment',
      'GET /api/comunidades',
      'GET /api/notificacoes',
      'GET /api/post',
      'GET /api/user-v2/profiles',
    ]);
  });

  it('the messages of a conversation refer to it without another platform call, and to their senders with one', async () => {
    const messages = [1, 2, 3].map((seq) => wireMessage(seq));
    const { ask, upstream } = await startGateway({
      ...batches,
      'GET /api/conversas/conversation-1': () => ({ body: wireConversation(1) }),
      'GET /api/conversas/conversation-1/mensagens': () => ({
        body: { mensagens: messages, paging: wirePaging(messages) },
      }),
    });
    const { data, errors } = await ask(
      `{ conversation(id: "conversation-1") { lastMessage { conversation { id } }
        messages(first: 3) { edges { node { conversation { unreadCount } sender { id } } } } } }`,
      {},
      asMember,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      conversation: {
        lastMessage: { conversation: { id: 'conversation-1' } },
        messages: {
          edges: ['bia', 'ana', 'bia'].map((name) => ({
            node: { conversation: { unreadCount: 2 }, sender: { id: `user-${name}` } },
          })),
        },
      },
    });
    expect(upstream.takeCalls()).toEqual([
      'GET /api/conversas/conversation-1',
      'GET /api/conversas/conversation-1/mensagens?cursorSize=3',
      'GET /api/user-v2/profiles?ids=user-bia%2Cuser-ana',
    ]);
  });

  it('an object that the viewer may not see is null, and the id beside it stays set', async () => {
    const { ask } = await startGateway({
      ...feedRoutes(),
      'GET /api/comunidades': () => ({ body: [wireCommunity(2)] }),
    });
    const { data, errors } = await ask(
      '{ feed(first: 6) { edges { node { communityId community { id memberCount } } } } }',
      {},
      asMember,
    );
    expect(errors).toBeUndefined();
    expect(communitiesOf(data)).toEqual([null, 'community-2', null, null, null, null]);
    expect(JSON.stringify(data)).toContain('{"communityId":"community-1","community":null}');
  });

  it('if the communities cannot be loaded, the posts of the page are returned without them', async () => {
    const { ask } = await startGateway({ ...feedRoutes(), 'GET /api/comunidades': () => ({ status: 500 }) });
    const { data, errors } = await ask(feed, {}, asMember);
    expect(communitiesOf(data)).toEqual([null, null, null, null, null, null]);
    expect(errors?.map(({ path, extensions }) => [path?.at(2), extensions['code']]).sort()).toEqual(
      [0, 1, 3, 4].map((index) => [index, 'UPSTREAM_UNAVAILABLE']),
    );
  });

  it('if the session has ended, a reference fails with UNAUTHENTICATED', async () => {
    const ended = () => ({ status: 401, body: { error: 'Entre.', code: 'UNAUTHENTICATED' } });
    const { ask } = await startGateway({ ...feedRoutes(), 'GET /api/comunidades': ended });
    const { errors } = await ask(feed, {}, asMember);
    expect(new Set(errors?.map(({ extensions }) => extensions['code']))).toEqual(new Set(['UNAUTHENTICATED']));
  });

  it('for a visitor, who sees no community, Post.community is null without a platform call', async () => {
    const { ask, upstream } = await startGateway(feedRoutes());
    const { data, errors } = await ask(feed);
    expect(errors).toBeUndefined();
    expect(communitiesOf(data)).toEqual([null, null, null, null, null, null]);
    expect(upstream.takeCalls()).toEqual(['GET /api/feed-v2?cursorSize=6&autores=true']);
  });
});

describe('references on a platform without calls for several objects', () => {
  const missing = () => ({ status: 404, body: {} });

  it('each distinct community is requested once, and one that the viewer may not see is null', async () => {
    const { ask, upstream } = await startGateway({
      ...feedRoutes(),
      'GET /api/comunidades': missing,
      'GET /api/comunidades/community-1/': () => ({ body: wireCommunity(1) }),
      'GET /api/comunidades/community-2/': missing,
      'GET /api/comunidades/community-3/': () => ({ status: 401, body: {} }),
    });
    const { data, errors } = await ask(feed, {}, asMember);
    expect(errors).toBeUndefined();
    expect(communitiesOf(data)).toEqual(['community-1', null, null, 'community-1', null, null]);
    const single = upstream.takeCalls().filter((call) => call.includes('/community-'));
    expect(single.map((call) => call.split('?')[0]).sort()).toEqual([
      'GET /api/comunidades/community-1/',
      'GET /api/comunidades/community-2/',
      'GET /api/comunidades/community-3/',
    ]);
  });

  it('if one community cannot be loaded, the other posts keep their communities', async () => {
    const { ask } = await startGateway({
      ...feedRoutes(),
      'GET /api/comunidades': missing,
      'GET /api/comunidades/community-1/': () => ({ body: wireCommunity(1) }),
      'GET /api/comunidades/community-2/': () => ({ status: 500 }),
      'GET /api/comunidades/community-3/': () => ({ body: wireCommunity(3) }),
    });
    const { data, errors } = await ask(feed, {}, asMember);
    expect(communitiesOf(data)).toEqual(['community-1', null, null, 'community-1', 'community-3', null]);
    expect(errors?.map(({ path }) => path?.at(2))).toEqual([1]);
  });

  it('a reply loads its parent comment from the list of its post', async () => {
    const { ask } = await startGateway({
      ...batches,
      'GET /api/comment': missing,
      'GET /api/comment/post-1/comment-2': () => ({ body: wireComment(2, { idCommentParent: 'comment-1' }) }),
      'GET /api/comment/post-1/comment-1': () => ({ body: wireComment(1) }),
    });
    const { data, errors } = await ask(
      '{ comment(postId: "post-1", id: "comment-2") { parent { id parent { id } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ comment: { parent: { id: 'comment-1', parent: null } } });
  });
});

it('references that need a platform call each cost as much as a page, so that 50 conversations are refused', async () => {
  const { ask, upstream } = await startGateway();
  const query =
    '{ notifications(first: 50) { edges { node { ... on MessageRequestNotification { conversation { id } } } } } }';
  expect((await ask(query, {}, asMember)).errors?.[0]?.message).toMatch(/^The operation costs \d+/);
  expect(upstream.seen).toEqual([]);
});
