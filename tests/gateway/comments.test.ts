import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';
import { wireComment, wirePost } from '../support/wire.ts';

const add = `mutation ($input: AddCommentInput!) { addComment(input: $input) {
  __typename ... on AddCommentSuccess { comment { id text } post { commentCount } } ... on Refusal { code message field } } }`;
const input = { postId: 'post-1', text: 'Linda!', idempotencyKey: '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11' };
const paging = { cursorSize: 20, cursorBefore: 'cursor-1', cursorAfter: 'cursor-2', hasMore: true };

describe('comments in the gateway', () => {
  it('addComment returns the new comment count of the post and sends the idempotency key', async () => {
    const { ask, upstream } = await startGateway({
      'POST /api/comment/post-1': () => ({ status: 201, body: wireComment(1) }),
      'GET /api/post/post-1': () => ({ body: wirePost(1, { comments: { total: 8 } }) }),
    });
    const { data } = await ask(add, { input }, asMember);
    expect(data).toMatchObject({ addComment: { comment: { id: 'comment-1' }, post: { commentCount: 8 } } });
    expect(upstream.seen[0]).toMatchObject({
      headers: { 'idempotency-key': input.idempotencyKey },
      body: { content: 'Linda!', idCommentParent: null },
    });
  });

  it('adding or deleting a reply returns the new reply count of its parent comment', async () => {
    const thread = { ...wireComment(2), replies: { total: 4, revision: 9 } };
    const { ask } = await startGateway({
      'POST /api/comment/post-1': () => ({ status: 201, body: { ...wireComment(1), idCommentParent: 'comment-2' } }),
      'DELETE /api/comment/post-1/comment-1': () => ({
        body: { comment: null, gone: ['comment-1'], idCommentParent: 'comment-2' },
      }),
      'GET /api/comment/post-1/comment-2': () => ({ body: thread }),
    });
    const counted = { thread: { replyCount: 4, replyRevision: 9 } };
    const fields = '{ thread { replyCount replyRevision } }';
    const added = `mutation ($input: AddCommentInput!) { addComment(input: $input) { ... on AddCommentSuccess ${fields} } }`;
    expect(await ask(added, { input }, asMember)).toMatchObject({ data: { addComment: counted } });
    const deleted = `mutation { deleteComment(input: { postId: "post-1", id: "comment-1" }) { ... on DeleteCommentSuccess ${fields} } }`;
    expect(await ask(deleted, {}, asMember)).toMatchObject({ data: { deleteComment: counted } });
  });

  it('addComment makes a single platform call if the operation does not select the post', async () => {
    const { ask, upstream } = await startGateway({ 'POST /api/comment/post-1': () => ({ body: wireComment(1) }) });
    await ask(add.replace('post { commentCount }', ''), { input }, asMember);
    expect(upstream.takeCalls()).toEqual(['POST /api/comment/post-1']);
  });

  it('when the platform refuses the field "content" of a comment, the Refusal names the schema field "text"', async () => {
    const body = { error: 'Escreva um comentário.', code: 'INVALID_INPUT', field: 'content' };
    const { ask } = await startGateway({ 'POST /api/comment/post-1': () => ({ status: 400, body }) });
    const { data } = await ask(add, { input }, asMember);
    expect(data).toEqual({
      addComment: { __typename: 'Refusal', code: 'INVALID_INPUT', message: body.error, field: 'text' },
    });
  });

  it.each(['not-a-uuid', 'a\r\nx-evil: 1', ''])(
    'addComment refuses the idempotency key %j without a platform call',
    async (idempotencyKey) => {
      const { ask, upstream } = await startGateway();
      const { data } = await ask(add, { input: { ...input, idempotencyKey } }, asMember);
      expect(data).toMatchObject({ addComment: { code: 'INVALID_INPUT', field: 'idempotencyKey' } });
      expect(upstream.seen).toEqual([]);
    },
  );

  it('a comment on a post that does not exist fails with NOT_FOUND', async () => {
    const { ask } = await startGateway();
    expect((await ask(add, { input }, asMember)).errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });

  it('addComment without a session fails with UNAUTHENTICATED', async () => {
    const { ask, upstream } = await startGateway();
    expect((await ask(add, { input })).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(upstream.seen).toEqual([]);
  });

  it('a hidden comment has null text even if the platform sends its text', async () => {
    const { ask } = await startGateway({
      'GET /api/comment/post-1/comment-1/replies': () => ({
        body: { comments: [wireComment(2, { hide: true, desContent: 'ainda aqui' })], paging },
      }),
    });
    const { data } = await ask(
      '{ commentReplies(postId: "post-1", commentId: "comment-1") { edges { node { text isHidden } } pageInfo { hasNextPage endCursor } } }',
    );
    expect(data).toEqual({
      commentReplies: {
        edges: [{ node: { text: null, isHidden: true } }],
        pageInfo: { hasNextPage: true, endCursor: 'cursor-2' },
      },
    });
  });

  it('hideComment passes on a NOT_ALLOWED refusal of the platform', async () => {
    const body = { error: 'Só quem publicou o post pode ocultar comentários.', code: 'NOT_ALLOWED' };
    const { ask } = await startGateway({ 'POST /api/ocultarComentario': () => ({ status: 403, body }) });
    const hide = 'mutation { hideComment(input: { id: "comment-1" }) { ... on Refusal { code message } } }';
    expect((await ask(hide, {}, asMember)).data).toEqual({ hideComment: { code: 'NOT_ALLOWED', message: body.error } });
  });
});
