import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { asMember, openGateway, startGateway } from '../support/gateway.ts';
import type { Handler } from '../support/upstream.ts';
import {
  wireComment,
  wireCommunity,
  wireConversation,
  wireNotification,
  wirePost,
  wireUsers,
} from '../support/wire.ts';
import { hashOf } from '../../web/build/documents.ts';

const schema = createSchema(features);
const all = schema.getType('Notification');
const possible = isInterfaceType(all) ? schema.getPossibleTypes(all) : [];

interface Wire {
  users: { ids: string[]; total: number };
  idTarget: string;
  idPost: string | null;
  idComment: string | null;
  idCommentParent: string | null;
  idCommunity: string | null;
  desCommunity: string | null;
  idConversation: string | null;
  desExcerpt: string | null;
  desDetail: string | null;
}

/** Returns a notification as the platform sends it, with the given fields and no other references. */
function wireOf(number: number, desType: string, more: Partial<Wire>) {
  const none: Wire = {
    ...{ users: { ids: [`user-${number}`], total: 3 }, idTarget: 'target-1', idPost: null, idComment: null },
    ...{ idCommentParent: null, idCommunity: null, desCommunity: null, idConversation: null },
    ...{ desExcerpt: null, desDetail: null },
  };
  return { ...wireNotification(number, { desType }), ...none, ...more };
}

const inPost = { idPost: 'post-1', desExcerpt: 'Pôr do sol' };
const inThread = { ...inPost, idComment: 'comment-2', idCommentParent: 'comment-1' };
const inCommunity = { idCommunity: 'community-1', desCommunity: 'Roda', idTarget: 'community-1' };
const bare = { users: { ids: [], total: 0 } };
const target = { ...bare, desDetail: 'um detalhe' };
const post = { post: { id: 'post-1' }, postId: 'post-1', excerpt: 'Pôr do sol' };
const thread = {
  ...post,
  ...{ comment: { id: 'comment-2' }, commentId: 'comment-2', thread: { id: 'comment-1' }, threadId: 'comment-1' },
};
const byMember = { actors: [{ id: 'user-1' }], actorCount: 3 };
const byNobody = { actors: [], actorCount: 0 };
const community = { community: { id: 'community-1' } };
const ad = { ad: null, adId: 'target-1', detail: 'um detalhe' };
const payment = { payment: null, paymentId: 'target-1', detail: 'um detalhe' };

/** For each kind: what the platform sends, and the type and the fields that the gateway answers. */
const kinds: [kind: string, wire: Partial<Wire>, type: string, fields: object][] = [
  ['REACTION', inPost, 'PostReactionNotification', { ...byMember, ...post }],
  ['COMMENT', inThread, 'PostCommentNotification', { ...byMember, ...thread }],
  ['REPLY', inThread, 'CommentReplyNotification', { ...byMember, ...thread }],
  ['COMMENT_REACTION', inThread, 'CommentReactionNotification', { ...byMember, ...thread }],
  ['FOLLOW', {}, 'FollowNotification', byMember],
  ['FOLLOW_REQUEST', {}, 'FollowRequestNotification', byMember],
  ['COMMUNITY_REQUEST', inCommunity, 'CommunityRequestNotification', { ...byMember, ...community }],
  [
    'COMMUNITY_ANSWER',
    { ...inCommunity, desDetail: 'aprovado' },
    'CommunityAnswerNotification',
    { ...community, isApproved: true },
  ],
  [
    'COMMUNITY_ANSWER',
    { ...inCommunity, desDetail: 'recusado' },
    'CommunityAnswerNotification',
    { ...community, isApproved: false },
  ],
  ...Object.entries({
    OPEN: null,
    ACCEPTED: 'aceita',
    DECLINED: 'recusada',
    WITHDRAWN: 'cancelada',
    EXPIRED: 'vencida',
  }).map(([offerState, desDetail]): (typeof kinds)[number] => [
    'COMMUNITY_OFFER',
    { ...inCommunity, desDetail },
    'CommunityOfferNotification',
    { ...byMember, ...community, offerState },
  ]),
  [
    'COMMUNITY_OFFER',
    { ...bare, ...inCommunity, desDetail: 'herdada' },
    'CommunityOfferNotification',
    { ...byNobody, ...community, offerState: 'INHERITED' },
  ],
  ['VIP_RENEWAL', { ...target, ...inCommunity }, 'VipRenewalNotification', { ...community, detail: 'um detalhe' }],
  [
    'MESSAGE_REQUEST',
    { idConversation: 'conversation-1' },
    'MessageRequestNotification',
    { ...byMember, conversation: { id: 'conversation-1' }, conversationId: 'conversation-1' },
  ],
  ['AD_APPROVED', target, 'AdApprovedNotification', ad],
  ['AD_REFUSED', target, 'AdRefusedNotification', ad],
  ['AD_ENDED', target, 'AdEndedNotification', ad],
  ['WALLET_CREDITED', target, 'WalletCreditedNotification', payment],
  ['WALLET_CREDITED', { ...target, ...inCommunity }, 'VipEarningsNotification', { ...community, detail: 'um detalhe' }],
  ['WALLET_DEBITED', target, 'WalletDebitedNotification', payment],
  ['PAYMENT_REFUNDED', target, 'PaymentRefundedNotification', payment],
  ['PAYMENT_DISPUTED', target, 'PaymentDisputedNotification', payment],
  ['MODERATION', target, 'ModerationNotification', { notice: null, noticeId: 'target-1', detail: 'um detalhe' }],
  ['NEW_SIGN_IN', target, 'NewSignInNotification', { detail: 'um detalhe' }],
];

/** Returns a selection of all fields of a type, with the id of each object to which it refers. */
function fieldsOf(type: GraphQLObjectType) {
  return Object.values(type.getFields())
    .map((field) => (isCompositeType(getNamedType(field.type)) ? `${field.name} { id }` : field.name))
    .join(' ');
}

function routesOf(wire: object): Record<string, Handler> {
  const missing = () => ({ status: 404, body: {} });
  return {
    'GET /api/notificacoes/notification-1': () => ({ body: wire }),
    'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
    'GET /api/post': () => ({ body: [wirePost(1, { idPost: 'post-1' })] }),
    'GET /api/comment': () => ({ body: [wireComment(1), wireComment(2)] }),
    'GET /api/comunidades': () => ({ body: [wireCommunity(1)] }),
    'GET /api/conversas/conversation-1': () => ({ body: wireConversation(1) }),
    'GET /api/anuncios/user/ads/target-1': missing,
    'GET /api/payments/target-1': missing,
    'GET /api/avisos/target-1': missing,
  };
}

const common = {
  id: 'notification-1',
  nodeId: 'Notification:notification-1',
  sequence: 1,
  isRead: false,
  changedAt: '2026-05-14T21:03:00.000Z',
};

describe('notifications', () => {
  it('each object type is the type of a kind, and each kind has a type', () => {
    expect([...new Set(kinds.map(([, , type]) => type))].sort()).toEqual(possible.map(({ name }) => name).sort());
    const kind = schema.getType('NotificationKind');
    const values = isEnumType(kind) ? kind.getValues().map(({ name }) => name) : [];
    expect([...new Set(kinds.map(([name]) => name))]).toEqual(values);
  });

  it.each(kinds)(
    'a notification of the kind %s (%j) is a %s with all fields of this type',
    async (kind, wire, name, own) => {
      const { ask } = await startGateway(routesOf(wireOf(1, kind, wire)));
      const type = possible.find((each) => each.name === name);
      if (!type) throw new Error(`${name} is no type of notification`);
      const query = `{ node(id: "Notification:notification-1") { __typename ... on ${name} { ${fieldsOf(type)} } } }`;
      for (let time = 0; time < 3; time += 1) {
        const { data, errors } = await ask(query, {}, asMember);
        expect(errors).toBeUndefined();
        expect(data).toEqual({ node: { __typename: name, ...common, ...own } });
      }
    },
  );

  it('a notification without an id that its type always has is skipped, and the others are listed', async () => {
    const complete = wireNotification(2);
    const notifications = [wireNotification(3, { desType: 'REPLY' }), complete, wireNotification(1, { idPost: null })];
    const paging = { cursorSize: 20, cursorBefore: 'a', cursorAfter: 'b', hasMore: false };
    const { ask } = await startGateway({ 'GET /api/notificacoes': () => ({ body: { notifications, paging } }) });
    const query = '{ notifications { edges { node { id ... on PostReactionNotification { postId } } } } }';
    expect(await ask(query, {}, asMember)).toMatchObject({
      data: { notifications: { edges: [{ node: { id: complete.idNotification, postId: 'post-1' } }] } },
    });
  });

  it('node(id:) returns null for a notification of another member', async () => {
    const { ask } = await startGateway({ 'GET /api/notificacoes/n1': () => ({ status: 404, body: {} }) });
    expect(await ask('{ node(id: "Notification:n1") { id } }', {}, asMember)).toMatchObject({ data: { node: null } });
  });

  it('each id of a reference is non-null, and the object beside it is nullable, because the viewer may not see it', () => {
    for (const type of possible) {
      const { nodeId, ...fields } = type.getFields();
      expect(nodeId).toBeDefined();
      for (const { name, type: of } of Object.values(fields).filter((field) => field.name.endsWith('Id'))) {
        expect(isNonNullType(of), `${type.name}.${name}`).toBe(true);
        const object = fields[name.replace(/Id$/, '')];
        expect(object && !isNonNullType(object.type), `${type.name}.${name}`).toBe(true);
      }
    }
  });
});

function hasNotificationObject(file: string) {
  return isObjectType(buildSchema(readFileSync(file, 'utf8')).getType('Notification'));
}

describe('with the schema of an earlier release', () => {
  const schemas = readdirSync('schema/documents').filter((name) => name.endsWith('.graphql'));
  const file = schemas.map((name) => `schema/documents/${name}`).find(hasNotificationObject);
  if (file === undefined) throw new Error('No kept release has the object type: remove its resolvers and this suite.');
  const text = `query Notifications { notifications(first: 50) { edges { node {
    __typename id kind targetId actors { id } actorCount postId post { id } commentId comment { id } threadId
    thread { id } communityId communityName community { id } conversationId excerpt detail isRead sequence changedAt
  } } } }`;
  let gateway: Awaited<ReturnType<typeof openGateway>>;
  const notifications = kinds.map(([desType, wire], index) => wireOf(index + 1, desType, wire));
  const paging = { cursorSize: 50, cursorBefore: 'a', cursorAfter: 'b', hasMore: false };

  beforeAll(async () => {
    gateway = await openGateway(
      { ...routesOf({}), 'GET /api/notificacoes': () => ({ body: { notifications, paging } }) },
      { documents: new Map([[hashOf(text), { text, schemaSdl: readFileSync(file, 'utf8') }]]), documentsMode: 'only' },
    );
  });
  afterAll(() => gateway.close());

  it('notifications of all kinds have the single object type Notification with the references of all kinds', async () => {
    for (let time = 0; time < 3; time += 1) {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...asMember },
        body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } }),
      });
      const answer: unknown = await response.json();
      expect(answer).toEqual({
        data: {
          notifications: {
            edges: notifications.map(({ users, ...row }, index) => ({
              node: {
                ...{
                  __typename: 'Notification',
                  id: row.idNotification,
                  kind: kinds[index]?.[0],
                  targetId: row.idTarget,
                },
                ...{ actors: users.ids.map((id) => ({ id })), actorCount: users.total },
                ...{ postId: row.idPost, post: row.idPost === null ? null : { id: row.idPost } },
                ...{ commentId: row.idComment, comment: row.idComment === null ? null : { id: row.idComment } },
                threadId: row.idCommentParent,
                thread: row.idCommentParent === null ? null : { id: row.idCommentParent },
                ...{ communityId: row.idCommunity, communityName: row.desCommunity },
                community: row.idCommunity === null ? null : { id: row.idCommunity },
                ...{ conversationId: row.idConversation, excerpt: row.desExcerpt, detail: row.desDetail },
                ...{ isRead: false, sequence: index + 1, changedAt: common.changedAt },
              },
            })),
          },
        },
      });
    }
  });
});
