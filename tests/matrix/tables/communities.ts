import { anyMember, refusal, type Line } from '../support/line.ts';

const gone = '401 401 404 404 404 404 404 404 404';
/**
 * Every member can see the community, but only people who have joined it see its rules. The blocked member has joined
 * it and sees them: the block hides only the owner's profile and posts.
 */
const outside = '401 401 ok ok ok ok ok ok ok';
const rules = '401 401 + - - - + + +';
const managers = '401 401 403 404 404 404 403 ok ok';
const ownerAlone = '401 401 403 404 404 404 403 403 ok';
/** The callers have no VIP subscription to this community that they could pay, cancel or resume. */
const notPaying = '401 401 400 400 400 400 400 400 400';
/**
 * The expected answers to a community search that also selects the rules: only members of the community get the rules,
 * and the member whom the owner has blocked does not find the community.
 */
const listed = '401 401 - - - - + + +';
/**
 * The expected answers to a change of the community: every member can see the community, but only the owner may change
 * it.
 */
const visible = '401 401 403 403 403 403 403 403 ok';
const everywhere = (row: string) => ({ community: row, vip: row, deleted: gone });

export const communities: Line[] = [
  {
    does: 'read a community',
    rest: 'GET /api/comunidades/{community}/?ts=1',
    graphql: `query { community(id: "{community}") { name rules owner { id } memberCount } }`,
    answers: everywhere(rules),
  },
  {
    does: 'read several communities',
    rest: 'GET /api/comunidades?ids={community},{missing}',
    answers: { community: rules, vip: rules, deleted: '401 401 - - - - - - -' },
  },
  {
    does: 'list the caller’s own communities',
    rest: 'GET /api/comunidades/minhas',
    graphql: `query { myCommunities { edges { node { id } } } }`,
    secret: '{community}',
    answers: {
      community: /* */ '401 401 + - - - + + +',
      vip: /*       */ '401 401 + - - - + + +',
      deleted: /*   */ '401 401 - - - - - - -',
    },
  },
  {
    does: 'search for a community',
    rest: 'GET /api/comunidades/descobrir?filter={nickname}',
    graphql: `query { discoverCommunities(search: "{nickname}") { edges { node { id name } } } }`,
    secret: '{community}',
    answers: {
      community: /* */ '401 401 - + + + + + +',
      vip: /*       */ '401 401 - + + + + + +',
      deleted: /*   */ '401 401 - - - - - - -',
    },
  },
  {
    does: 'read the rules of a community in search results',
    rest: 'GET /api/comunidades/descobrir?filter={nickname}',
    graphql: `query { discoverCommunities(search: "{nickname}") { edges { node { rules } } } }`,
    answers: { community: listed, vip: listed, deleted: '401 401 - - - - - - -' },
  },
  {
    does: 'create a community',
    rest: 'POST /api/comunidades',
    json: { desKind: 'PRIVADA', desName: 'Nova roda', desDescription: '', desRules: '', valPrice: null },
    graphql: `mutation { createCommunity(input: { idempotencyKey: "{key}", kind: PRIVATE, name: "Nova roda" }) { ${refusal} } }`,
    changes: true,
    answers: '401 401 ok ok 403 ok ok ok ok',
  },
  {
    does: 'edit a community',
    rest: 'PATCH /api/comunidades/{community}',
    json: { desName: 'Outra roda', desDescription: '', desRules: '', valPrice: null },
    graphql: `mutation { updateCommunity(input: { id: "{community}", name: "Outra roda", description: "", rules: "" }) { ${refusal} } }`,
    changes: true,
    answers: { community: visible, deleted: gone },
  },
  {
    does: 'close a community',
    rest: 'DELETE /api/comunidades/{community}',
    graphql: `mutation { closeCommunity(input: { id: "{community}" }) { ${refusal} } }`,
    changes: true,
    answers: everywhere(visible),
  },
  {
    does: 'join a community or request to join it',
    rest: 'POST /api/comunidades/{community}/membership',
    graphql: `mutation { joinCommunity(input: { id: "{community}" }) { ${refusal} } }`,
    changes: true,
    answers: { community: outside, vip: '401 401 ok 402 402 402 ok ok ok', deleted: gone },
  },
  {
    does: 'subscribe to a VIP community when the wallet lacks the money',
    rest: 'POST /api/comunidades/{community}/subscription',
    json: { valPrice: 1990 },
    graphql: `mutation { subscribeToCommunity(input: { id: "{community}", priceCents: 1990 }) { ${refusal} } }`,
    changes: true,
    answers: { community: notPaying, vip: '401 401 ok 402 403 402 ok ok ok', deleted: gone },
  },
  {
    does: 'start Pix Automático for a VIP community at a price that it does not have',
    rest: 'POST /api/comunidades/{community}/subscription/pix',
    json: { valPrice: 1 },
    graphql: `mutation { subscribeByPix(input: { id: "{community}", priceCents: 1, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: { community: notPaying, vip: '401 401 400 400 403 400 400 400 400', deleted: gone },
  },
  {
    does: 'cancel Pix Automático of a VIP subscription that the caller does not have',
    rest: 'DELETE /api/assinaturas/{community}/pix',
    graphql: `mutation { cancelPixRenewal(input: { communityId: "{community}" }) { ${refusal} } }`,
    changes: true,
    answers: { community: anyMember, vip: anyMember, deleted: anyMember },
  },
  {
    does: 'cancel a VIP subscription that the caller does not have',
    rest: 'DELETE /api/comunidades/{community}/subscription',
    graphql: `mutation { cancelCommunitySubscription(input: { id: "{community}" }) { ${refusal} } }`,
    changes: true,
    answers: { community: notPaying, vip: notPaying, deleted: gone },
  },
  {
    does: 'resume a VIP subscription that the caller does not have',
    rest: 'POST /api/comunidades/{community}/subscription/resume',
    graphql: `mutation { resumeCommunitySubscription(input: { id: "{community}" }) { ${refusal} } }`,
    changes: true,
    answers: { community: notPaying, vip: notPaying, deleted: gone },
  },
  {
    does: 'list the caller’s own VIP subscriptions',
    rest: 'GET /api/assinaturas',
    graphql: `query { vipSubscriptions { communityId name } }`,
    answers: anyMember,
  },
  {
    does: 'cancel by /api/assinaturas a VIP subscription that the caller does not have',
    rest: 'DELETE /api/assinaturas/{community}',
    graphql: `mutation { cancelVipSubscription(input: { communityId: "{community}" }) { ${refusal} } }`,
    changes: true,
    answers: { community: notPaying, vip: notPaying, deleted: gone },
  },
  {
    does: 'leave a community',
    rest: 'DELETE /api/comunidades/{community}/membership',
    graphql: `mutation { leaveCommunity(input: { id: "{community}" }) { ${refusal} } }`,
    changes: true,
    answers: everywhere('401 401 ok ok ok ok ok ok 400'),
  },
  {
    does: 'find an ordinary member in the member list of a community',
    rest: 'GET /api/comunidades/{community}/members',
    graphql: `query { community(id: "{community}") { members { edges { node { profile { id } } } } } }`,
    secret: '{other}',
    answers: everywhere('401 401 + 404 404 404 + + +'),
  },
  {
    does: 'find the owner in the member list of a community',
    rest: 'GET /api/comunidades/{community}/members',
    graphql: `query { community(id: "{community}") { members { edges { node { profile { id } } } } } }`,
    secret: '{owner}',
    answers: everywhere('401 401 - 404 404 404 + + +'),
  },
  {
    does: 'list the requests to join a community',
    rest: 'GET /api/comunidades/{community}/requests',
    graphql: `query { community(id: "{community}") { requests { edges { node { profile { id } } } } } }`,
    secret: '{asking}',
    answers: everywhere(managers.replaceAll('ok', '+')),
  },
  {
    does: 'approve a request to join a community',
    rest: 'POST /api/comunidades/{community}/requests/{asking}',
    json: { approve: true },
    graphql: `mutation { answerCommunityRequest(input: { communityId: "{community}", userId: "{asking}", approve: true }) { ${refusal} } }`,
    changes: true,
    answers: { community: managers, deleted: gone },
  },
  {
    does: 'make a member a moderator of a community',
    rest: 'PATCH /api/comunidades/{community}/members/{other}',
    json: { role: 'MODERATOR' },
    graphql: `mutation { setCommunityRole(input: { communityId: "{community}", userId: "{other}", role: MODERATOR }) { ${refusal} } }`,
    changes: true,
    answers: everywhere(ownerAlone),
  },
  {
    does: 'give a moderator the role of owner',
    rest: 'PATCH /api/comunidades/{community}/members/{moderator}',
    json: { role: 'OWNER' },
    graphql: `mutation { setCommunityRole(input: { communityId: "{community}", userId: "{moderator}", role: OWNER }) { ${refusal} } }`,
    changes: true,
    answers: everywhere(ownerAlone.replace('ok', '400')),
  },
  {
    does: 'offer the ownership of a community to a moderator',
    rest: 'POST /api/comunidades/{community}/offer',
    json: { idUser: '{moderator}' },
    graphql: `mutation { offerCommunity(input: { communityId: "{community}", userId: "{moderator}" }) { ${refusal} } }`,
    changes: true,
    answers: everywhere(ownerAlone),
  },
  {
    does: 'withdraw an ownership offer of a community',
    rest: 'DELETE /api/comunidades/{community}/offer',
    graphql: `mutation { withdrawCommunityOffer(input: { id: "{community}" }) { ${refusal} } }`,
    changes: true,
    answers: everywhere(ownerAlone),
  },
  {
    does: 'accept an ownership offer that the moderator received',
    rest: 'POST /api/comunidades/{community}/offer/answer',
    json: { accept: true },
    graphql: `mutation { answerCommunityOffer(input: { communityId: "{community}", accept: true }) { ${refusal} } }`,
    changes: true,
    answers: everywhere('401 401 404 404 404 404 404 ok ok'),
  },
  {
    does: 'read the recipient of an ownership offer',
    rest: 'GET /api/comunidades/{community}/?ts=1',
    graphql: `query { community(id: "{community}") { offer { to { id } } } }`,
    secret: '{moderator}',
    answers: everywhere('401 401 - - - - - + +'),
  },
  {
    does: 'remove a member from a community',
    rest: 'DELETE /api/comunidades/{community}/members/{other}',
    graphql: `mutation { removeCommunityMember(input: { communityId: "{community}", userId: "{other}" }) { ${refusal} } }`,
    changes: true,
    answers: everywhere(managers),
  },
  {
    does: 'list the invites of a community',
    rest: 'GET /api/comunidades/{community}/invites',
    graphql: `query { community(id: "{community}") { invites { id } } }`,
    secret: '{invite}',
    answers: everywhere(managers.replaceAll('ok', '+')),
  },
  {
    does: 'read the token of an invite to a community',
    rest: 'GET /api/comunidades/{community}/invites',
    secret: '{inviteToken}',
    answers: everywhere(managers.replaceAll('ok', '-')),
  },
  {
    does: 'create an invite to a community',
    rest: 'POST /api/comunidades/{community}/invites',
    json: { days: 7 },
    graphql: `mutation { createCommunityInvite(input: { communityId: "{community}" }) { ${refusal} } }`,
    changes: true,
    answers: { community: managers, vip: managers.replaceAll('ok', '400'), deleted: gone },
  },
  {
    does: 'revoke an invite to a community',
    rest: 'DELETE /api/comunidades/{community}/invites/{invite}',
    graphql: `mutation { revokeCommunityInvite(input: { communityId: "{community}", id: "{invite}" }) { ${refusal} } }`,
    changes: true,
    answers: everywhere(managers),
  },
  {
    does: 'accept an invite to a community',
    rest: 'POST /api/comunidades/{community}/invites/accept',
    json: { token: '{inviteToken}' },
    graphql: `mutation { acceptCommunityInvite(input: { communityId: "{community}", token: "{inviteToken}" }) { ${refusal} } }`,
    changes: true,
    answers: { community: outside, deleted: gone },
  },
  {
    does: 'accept an invite with an invented token',
    rest: 'POST /api/comunidades/{community}/invites/accept',
    json: { token: 'inventado' },
    graphql: `mutation { acceptCommunityInvite(input: { communityId: "{community}", token: "inventado" }) { ${refusal} } }`,
    changes: true,
    answers: { community: '401 401 ok 400 400 400 ok ok ok', deleted: gone },
  },
];
