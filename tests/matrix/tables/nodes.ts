import { anyMember, at, told, whereListed, whereSeen, type Line } from '../support/line.ts';

const gone = '404 401 404 404 404 404 404 404 404';
/**
 * The expected answers for a type of which each member can load their own objects only, such as a payment. No caller
 * owns an object with the id in the call, so all members get 404.
 */
const anothers = anyMember.replaceAll(/ok|^401/g, '404');
const outside = '404 401 ok ok ok ok ok ok ok';
const rules = '404 401 + - - - + + +';
const managers = '404 401 404 404 404 404 404 + +';
const ownerAlone = '404 401 404 404 404 404 404 404 +';
const everywhere = (row: string) => ({ community: row, vip: row, deleted: gone });

/** Returns the title of the entry that loads an object of this type by the query `node`. */
export const seeNode = (type: string) => `load an object of the type ${type} by its global id`;

function ask(id: string, type: string, fields: string, answers: Line['answers'], secret?: string): Line {
  return {
    does: seeNode(type),
    graphql: `query { node(id: "${id}") { id ... on ${type} { ${fields} } } }`,
    ...(secret === undefined ? {} : { secret }),
    answers,
  };
}

/**
 * The expected answers of the query `node`. They equal those of the query for the type itself, with 404 (null) in place
 * of 401 and 403, because a refusal would reveal that the object exists.
 */
export const nodes: Line[] = [
  ask('Post:{post}', 'Post', 'text media { ... on Image { alt } }', at(told, whereSeen)),
  ask('Comment:{post}:{comment}', 'Comment', 'text', at(told, whereSeen)),
  ask('Comment:{missing}:{comment}', 'Comment', 'text', gone),
  ask(
    'Profile:{owner}',
    'Profile',
    'name bio',
    { open: '+ 401 404 + + + + + +', private: '+ 401 404 + + + + + +' },
    '{owner}',
  ),
  ask('Profile:{owner}', 'Profile', 'personal { birthDate }', '- 401 404 - - - - - +', '1971-03-04'),
  ask('Community:{community}', 'Community', 'name rules', everywhere(rules)),
  ask('Community:{community}', 'Community', 'name', { community: outside, vip: outside }),
  ask('CommunityInvite:{community}:{invite}', 'CommunityInvite', 'uses', everywhere(managers), '{invite}'),
  ask('Conversation:{talk}', 'Conversation', 'lastMessage { text }', '404 401 404 404 404 + 404 404 +'),
  ask('Conversation:{blockedTalk}', 'Conversation', 'lastMessage { text }', gone),
  ask('Message:{talk}:1:{message}', 'Message', 'text', '404 401 404 404 404 + 404 404 +'),
  ask('Message:{talk}:2:{message}', 'Message', 'text', '404 401 404 404 404 + 404 404 +'),
  ask('Message:{talk}:1:{missing}', 'Message', 'text', gone),
  ask('Viewer:{owner}', 'Viewer', 'profileType', ownerAlone, '{owner}'),
  ask('AccountSecurity:{owner}', 'AccountSecurity', 'hasTwoStep', ownerAlone, '{owner}'),
  ask('ProfileTypeState:{owner}', 'ProfileTypeState', 'renewalCount', ownerAlone, '{owner}'),
  ask('AccountSession:{missing}', 'AccountSession', 'device', anothers),
  ask('Passkey:{missing}', 'Passkey', 'name', anothers),
  ask('DataExport:{missing}', 'DataExport', 'state', anothers),
  ask('Notification:{notification}', 'ModerationNotification', 'detail', ownerAlone),
  ask('UnreadNotificationCount:{missing}', 'UnreadNotificationCount', 'total', anothers),
  ask('Ad:{ad}', 'Ad', 'title days { reach }', '404 401 404 404 404 404 404 404 +'),
  ask('Wallet:{missing}', 'Wallet', 'balanceCentavos', anothers),
  ask('Payment:{paid}', 'Payment', 'centavos', anothers),
  ask('ModerationNotice:{missing}', 'ModerationNotice', 'text', anothers),
  ask('ModerationCase:{missing}', 'ModerationCase', 'dueAt', anothers),
  {
    does: 'load several objects by their global ids',
    graphql: `query { nodes(ids: ["Post:{post}", "Post:{missing}"]) { ... on Post { text } } }`,
    answers: whereListed,
  },
];
