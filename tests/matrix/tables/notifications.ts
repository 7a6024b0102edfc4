import { anyMember, refusal, type Line } from '../support/line.ts';

/** The notifications belong to the owner, so the secret is only in the owner's answer. */
const ownersOwn = '401 401 - - - - - - +';
const ownersAlone = '401 401 404 404 404 404 404 404 ok';

export const notifications: Line[] = [
  {
    does: 'read notifications',
    rest: 'GET /api/notificacoes',
    graphql: `query { notifications { edges { node { detail } } } }`,
    answers: ownersOwn,
  },
  { does: 'read the new ones', rest: 'GET /api/notificacoes/novas?after=0', answers: ownersOwn },
  {
    does: 'count them',
    rest: 'GET /api/notificacoes/total',
    graphql: `query { unreadNotificationCount { total } }`,
    secret: ':1}',
    answers: '401 401 - - - - - - +',
  },
  {
    does: 'mark one as read',
    rest: 'POST /api/notificacoes/{notification}/lida',
    graphql: `mutation { markNotificationRead(id: "{notification}") { ${refusal} } }`,
    changes: true,
    answers: ownersAlone,
  },
  {
    does: 'mark all as read',
    rest: 'POST /api/notificacoes/lidas',
    json: { sequence: 1 },
    graphql: `mutation { markAllNotificationsRead(input: { upTo: 1 }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'see what they are told of',
    rest: 'GET /api/notificacoes/preferencias',
    graphql: `query { notificationPreferences { kind enabled } }`,
    answers: anyMember,
  },
  {
    does: 'choose what they are told of',
    rest: 'PUT /api/notificacoes/preferencias',
    json: { preferences: [{ desType: 'FOLLOW', enabled: false }] },
    graphql: `mutation { updateNotificationPreferences(input: { preferences: [{ kind: FOLLOW, enabled: false }] }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'hear of notifications',
    graphql: `subscription { notificationAdded(after: 0) { detail } }`,
    answers: ownersOwn,
  },
  {
    does: 'hear how many are unread',
    graphql: `subscription { unreadNotificationCountChanged { total } }`,
    secret: '{"total":1}',
    answers: ownersOwn,
  },
];
