import { at, refusal, signedIn, whereSeen, type Line } from '../support/line.ts';

const set = (reacted: boolean, comment = '') =>
  `mutation { setReaction(input: { postId: "{post}"${comment}, reacted: ${String(reacted)} }) { ${refusal} } }`;
const ofComment = ', commentId: "{comment}"';

export const reactions: Line[] = [
  {
    does: 'react to a post',
    rest: 'POST /api/post/{post}/reaction',
    json: { desType: 'FIRE' },
    graphql: set(true),
    changes: true,
    answers: at(signedIn, whereSeen),
  },
  {
    does: 'remove a reaction from a post',
    rest: 'DELETE /api/post/{post}/reaction',
    graphql: set(false),
    changes: true,
    answers: at(signedIn, whereSeen),
  },
  {
    does: 'react to a comment',
    rest: 'POST /api/comment/{post}/{comment}/reaction',
    json: { desType: 'fire' },
    graphql: set(true, ofComment),
    changes: true,
    answers: at(signedIn, whereSeen),
  },
  {
    does: 'remove a reaction from a comment',
    rest: 'DELETE /api/comment/{post}/{comment}/reaction',
    graphql: set(false, ofComment),
    changes: true,
    answers: at(signedIn, whereSeen),
  },
  {
    does: 'subscribe to the reaction totals of a post',
    graphql: `subscription { reactionsChanged(postId: "{post}") { postId total } }`,
    event: { rest: 'POST /api/post/{post}/reaction', json: { desType: 'FIRE' } },
    changes: true,
    answers: whereSeen,
  },
];
