import { at, refusal, signedIn, told, whereListed, whereSeen, type Line } from '../support/line.ts';

/** The expected answers to a change that only the author of the post or comment may make. The owner is the author. */
const byAuthor = {
  // One answer per role, in the order of these columns:
  // visitor        ended blocked stranger free follower member moderator owner
  open: /*      */ '401 401 404 403 403 403 403 403 ok',
  private: /*   */ '401 401 404 404 404 403 404 404 ok',
  community: /* */ '401 401 404 404 404 404 403 403 ok',
  vip: /*       */ '401 401 404 404 404 404 403 403 ok',
  deleted: /*   */ '401 401 404 404 404 404 404 404 404',
};

export const comments: Line[] = [
  {
    does: 'read the comments of a post',
    rest: 'GET /api/comment/{post}',
    graphql: `query { post(id: "{post}") { comments { edges { node { text } } } } }`,
    answers: at(told, whereSeen),
  },
  {
    does: 'read one page of the comments of a post',
    rest: 'GET /api/comment/{post}?cursorSize=5',
    answers: at(told, whereSeen),
  },
  {
    does: 'read the comments of a post by the legacy REST route',
    rest: 'GET /api/comentarios?postId={post}',
    answers: at(told, whereSeen),
  },
  {
    does: 'read a comment',
    rest: 'GET /api/comment/{post}/{comment}',
    graphql: `query { comment(postId: "{post}", id: "{comment}") { text } }`,
    answers: at(told, whereSeen),
  },
  {
    does: 'read the post of a comment',
    graphql: `query { comment(postId: "{post}", id: "{comment}") { post { text } } }`,
    answers: at(told, whereSeen),
  },
  {
    does: 'read several comments',
    rest: 'GET /api/comment?ids={comment},{missing}',
    answers: whereListed,
  },
  {
    does: 'read the replies to a comment',
    rest: 'GET /api/comment/{post}/{comment}/replies',
    graphql: `query { commentReplies(postId: "{post}", commentId: "{comment}") { edges { node { text } } } }`,
    answers: whereSeen,
  },
  {
    does: 'write a comment',
    rest: 'POST /api/comment/{post}',
    json: { content: 'oi' },
    graphql: `mutation { addComment(input: { idempotencyKey: "{key}", postId: "{post}", text: "oi" }) { ${refusal} } }`,
    changes: true,
    answers: at(signedIn, whereSeen),
  },
  {
    does: 'reply to a comment',
    rest: 'POST /api/comment/{post}',
    json: { content: 'oi', idCommentParent: '{comment}' },
    graphql: `mutation {
      addComment(input: { idempotencyKey: "{key}", postId: "{post}", parentId: "{comment}", text: "oi" }) { ${refusal} }
    }`,
    changes: true,
    answers: at(signedIn, whereSeen),
  },
  {
    does: 'hide a comment',
    rest: 'POST /api/ocultarComentario',
    json: { idComentario: '{comment}' },
    graphql: `mutation { hideComment(input: { id: "{comment}" }) { ${refusal} } }`,
    changes: true,
    answers: byAuthor,
  },
  {
    does: 'unhide a hidden comment',
    rest: 'POST /api/ocultarComentario',
    json: { idComentario: '{comment}', ocultar: false },
    graphql: `mutation { hideComment(input: { id: "{comment}", hidden: false }) { ${refusal} } }`,
    changes: true,
    answers: byAuthor,
  },
  {
    does: 'delete a comment',
    rest: 'DELETE /api/comment/{post}/{comment}',
    graphql: `mutation { deleteComment(input: { postId: "{post}", id: "{comment}" }) { ${refusal} } }`,
    changes: true,
    answers: byAuthor,
  },
  {
    does: 'subscribe to changes of comments on a post',
    graphql: `subscription { commentChanged(postId: "{post}") { commentId comment { text } } }`,
    event: { rest: 'POST /api/ocultarComentario', json: { idComentario: '{comment}' } },
    changes: true,
    answers: whereSeen,
  },
  {
    does: 'subscribe to new comments on a post',
    graphql: `subscription { commentAdded(postId: "{post}") { text } }`,
    event: { rest: 'POST /api/comment/{post}', json: { content: '{secret}' } },
    answers: at(told, whereSeen),
  },
];
