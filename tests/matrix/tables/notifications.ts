import { anyMember, refusal, type Line } from '../support/line.ts';

/** Only the owner's answer contains the secret, because all notifications of the test world belong to the owner. */
const ownersOwn = '401 401 - - - - - - +';
const ownersAlone = '401 401 404 404 404 404 404 404 ok';

export const notifications: Line[] = [
  {
    does: 'read the caller’s notifications',
    rest: 'GET /api/notificacoes',
    graphql: `query { notifications { edges { node { ... on ModerationNotification { detail } } } } }`,
    answers: ownersOwn,
  },
  {
    does: 'read the caller’s notifications after a sequence number',
    rest: 'GET /api/notificacoes/novas?after=0',
    answers: ownersOwn,
  },
  {
    does: 'count the caller’s unread notifications',
    rest: 'GET /api/notificacoes/total',
    graphql: `query { unreadNotificationCount { total } }`,
    secret: ':1}',
    answers: '401 401 - - - - - - +',
  },
  {
    does: 'read a notification of the owner',
    rest: 'GET /api/notificacoes/{notification}',
    answers: '401 401 404 404 404 404 404 404 +',
  },
  {
    does: 'mark a notification of the owner as read',
    rest: 'POST /api/notificacoes/{notification}/lida',
    graphql: `mutation { markNotificationRead(input: { id: "{notification}" }) { ${refusal} } }`,
    changes: true,
    answers: ownersAlone,
  },
  {
    does: 'mark all of the caller’s notifications as read',
    rest: 'POST /api/notificacoes/lidas',
    json: { sequence: 1 },
    graphql: `mutation { markAllNotificationsRead(input: { upTo: 1 }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'read the caller’s notification preferences',
    rest: 'GET /api/notificacoes/preferencias',
    graphql: `query { notificationPreferences { kind enabled } }`,
    answers: anyMember,
  },
  {
    does: 'change the caller’s notification preferences',
    rest: 'PUT /api/notificacoes/preferencias',
    json: { preferences: [{ desType: 'FOLLOW', enabled: false }] },
    graphql: `mutation { updateNotificationPreferences(input: { preferences: [{ kind: FOLLOW, enabled: false }] }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'subscribe to the caller’s notifications',
    graphql: `subscription { notificationAdded(after: 0) { ... on ModerationNotification { detail } } }`,
    answers: ownersOwn,
  },
  {
    does: 'subscribe to the count of the caller’s unread notifications',
    graphql: `subscription { unreadNotificationCountChanged { total } }`,
    secret: '{"total":1}',
    answers: ownersOwn,
  },
];
