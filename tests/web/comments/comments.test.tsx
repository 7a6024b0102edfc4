import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getSession } from '../../../web/storage/session.ts';
import { Replies } from '../../../web/features/comments/Replies.tsx';
import { CommentThread } from '../../../web/features/comments/CommentThread.tsx';
import { applyChange } from '../../../web/features/comments/commentChanges.ts';
import {
  keepCommentDraft,
  keepMention,
  readCommentDraft,
  readdressedDraft,
} from '../../../web/features/comments/drafts.ts';
import { applyComment, applyReactions } from '../../../web/features/comments/liveEvents.ts';
import { applyPostChange } from '../../../web/features/posts/followPosts.ts';
import { COMMENTS_PAGE } from '../../../web/features/comments/commentsCache.ts';
import { commentOutbox } from '../../../web/features/comments/outbox.ts';
import { sendComment } from '../../../web/features/comments/sendComment.ts';
import {
  CommentDocument,
  CommentItem_CommentFragmentDoc,
  PostCommentsDocument,
} from '../../../web/features/comments/generated/comments.ts';
import { ReplyCount_CommentFragmentDoc } from '../../../web/apollo/generated/counts.ts';
import { PostDocument, usePostQuery } from '../../../web/features/posts/generated/posts.ts';
import {
  commentOf,
  connectionOf,
  leave,
  postOf,
  renderApp,
  scriptedClient,
  signIn,
  someone,
} from '../../support/web.tsx';

const me = { ...someone, id: 'me', name: 'Ana Moura', nickname: 'ana' };

function Thread() {
  const { data } = usePostQuery({ variables: { id: 'p1' }, fetchPolicy: 'cache-only' });
  return data?.post && <CommentThread post={data.post} />;
}

async function start({ isOwn = false, comments = [commentOf('c1')] } = {}) {
  const server = scriptedClient();
  const post = postOf('p1', { isOwn, commentCount: comments.length });
  server.client.writeQuery({ query: PostDocument, variables: { id: 'p1' }, data: { post } });
  renderApp(server.client, <Thread />);
  await waitFor(() => server.nth('PostComments'));
  server.nth('PostComments').answer({ post: { ...post, comments: connectionOf(comments, 'Comment') } });
  const user = userEvent.setup();
  const write = async (text: string) => {
    await user.type(await screen.findByRole('textbox', { name: 'Escreva um comentário' }), text);
    await user.keyboard('{Control>}{Enter}{/Control}');
  };
  return { ...server, user, write };
}

function storedAs(id: string, text: string, commentCount: number) {
  return {
    addComment: {
      __typename: 'AddCommentSuccess',
      comment: commentOf(id, { text, author: me }),
      post: { __typename: 'Post', id: 'p1', commentCount, commentRevision: 0 },
      thread: null,
    },
  };
}

const changed = {
  __typename: 'CommentChange' as const,
  parentId: null,
  comment: null,
  difference: 0,
  postRevision: null,
  threadRevision: null,
};

/**
 * Returns the comment in the form in which a subscription event contains it: with the revisions of its post and of its
 * thread.
 */
function told(
  comment: ReturnType<typeof commentOf>,
  postRevision: number | null = null,
  threadRevision: number | null = null,
) {
  return { ...comment, postRevision, threadRevision };
}

function gone(commentId: string) {
  return { ...changed, commentId, difference: -1 };
}

const heading = () => screen.getByRole('heading').textContent;

beforeEach(signIn);
afterEach(leave);

describe('comments', () => {
  it('a new comment appears immediately, marked as sending; the comment count changes to the count in the answer', async () => {
    const { write, nth } = await start();
    await write('Que luz!');
    const item = (await screen.findByText('Que luz!')).closest('article');
    expect(item?.getAttribute('aria-busy')).toBe('true');
    expect(item?.textContent).toContain('Enviando…');
    expect(heading()).toBe('2 comentários');

    nth('AddComment').answer(storedAs('c2', 'Que luz!', 7));
    await waitFor(() =>
      expect(screen.getByText('Que luz!').closest('article')?.getAttribute('aria-busy')).toBe('false'),
    );
    expect(heading()).toBe('7 comentários');
    expect(screen.getAllByText('Que luz!')).toHaveLength(1);
  });

  it('a comment that fails to send keeps its text and is retried with the same idempotency key', async () => {
    const { write, nth, of, user } = await start();
    await write('Não se perca');
    await waitFor(() => nth('AddComment'));
    nth('AddComment').fail();
    const kept = await screen.findByRole('group', { name: 'Comentário não enviado' });
    expect(within(kept).getByText('Não se perca')).toBeTruthy();
    expect(heading()).toBe('1 comentário');

    await user.click(within(kept).getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(of('AddComment')).toHaveLength(2));
    expect(nth('AddComment', 1).variables).toEqual(nth('AddComment').variables);
    nth('AddComment', 1).answer(storedAs('c2', 'Não se perca', 2));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Comentário não enviado' })).toBeNull());
    expect(screen.getAllByText('Não se perca')).toHaveLength(1);
  });

  it('if the server refuses a comment, the member can discard the comment', async () => {
    const { write, nth, user } = await start();
    await write('Deixa pra lá');
    await waitFor(() => nth('AddComment'));
    nth('AddComment').answer({ addComment: { __typename: 'Refusal', message: 'Comentário muito longo.' } });
    await screen.findByText('Comentário muito longo.');
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByText('Deixa pra lá')).toBeNull();
  });

  it('a comment is sent without its HTML tags', async () => {
    const { write, nth } = await start();
    await write('<i>oi</i> <3');
    await waitFor(() =>
      expect(nth('AddComment').variables).toMatchObject({ input: { text: 'oi <3', parentId: null } }),
    );
  });

  it('a comment of more than 2,000 characters cannot be sent', async () => {
    const { user, of } = await start();
    const field = await screen.findByRole('textbox', { name: 'Escreva um comentário' });
    await user.click(field);
    await user.paste('a'.repeat(2_003));
    await screen.findByText('-3');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(of('AddComment')).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Comentar' }).disabled).toBe(true);
  });

  it('only the author of a post can hide a comment and show the comment again', async () => {
    const { user, nth } = await start({ isOwn: true });
    await user.click(await screen.findByRole('button', { name: 'Opções do comentário' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ocultar comentário' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Ocultar comentário' }));
    await waitFor(() => nth('HideComment'));
    nth('HideComment').answer({
      hideComment: { __typename: 'HideCommentSuccess', comment: commentOf('c1', { text: null, isHidden: true }) },
    });
    await screen.findByText('(oculto pelo dono do post)');

    await user.click(screen.getByRole('button', { name: 'Opções do comentário' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mostrar comentário' }));
    await waitFor(() => nth('HideComment', 1));
    expect(nth('HideComment', 1).variables).toEqual({ input: { id: 'c1', postId: 'p1', hidden: false } });
    nth('HideComment', 1).answer({
      hideComment: { __typename: 'HideCommentSuccess', comment: commentOf('c1') },
    });
    await screen.findByText('Comentário c1');

    leave();
    signIn();
    await start();
    await screen.findByText('Comentário c1');
    await user.click(await screen.findByRole('button', { name: 'Opções do comentário' }));
    await screen.findByRole('menuitem', { name: 'Denunciar' });
    expect(screen.queryByRole('menuitem', { name: 'Ocultar comentário' })).toBeNull();
  });

  it('deleting an own comment asks for confirmation and lowers the comment count by one; a deleted comment with replies stays, marked as removed', async () => {
    const own = commentOf('c1', { author: me });
    const answered = commentOf('c2', { author: me, replyCount: 1 });
    const { client, user, nth } = await start({ comments: [own, answered, commentOf('c3')] });
    await screen.findByText('Comentário c3');
    const menuOf = async (index: number) => {
      const menu = screen.getAllByRole('button', { name: 'Opções do comentário' })[index];
      if (menu) await user.click(menu);
      await screen.findByRole('menu');
    };
    await menuOf(2);
    expect(
      screen.queryByRole('menuitem', { name: 'Excluir comentário' }),
      "another member's comment cannot be deleted",
    ).toBeNull();
    await user.keyboard('{Escape}');
    const confirm = async () => {
      await menuOf(0);
      await user.click(screen.getByRole('menuitem', { name: 'Excluir comentário' }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
    };
    const done = { __typename: 'DeleteCommentSuccess' };

    await confirm();
    await waitFor(() => nth('DeleteComment'));
    expect(nth('DeleteComment').variables).toEqual({ input: { postId: 'p1', id: 'c1' } });
    nth('DeleteComment').answer({
      deleteComment: {
        ...done,
        goneIds: ['c1'],
        comment: null,
        post: { __typename: 'Post', id: 'p1', commentCount: 2, commentRevision: 0 },
        thread: null,
      },
    });
    await waitFor(() => expect(screen.queryByText('Comentário c1')).toBeNull());
    applyChange(client, 'p1', gone('c1'));
    expect(heading(), 'the event does not count the comment again').toBe('2 comentários');

    await confirm();
    await waitFor(() => nth('DeleteComment', 1));
    nth('DeleteComment', 1).answer({
      deleteComment: {
        ...done,
        goneIds: [],
        comment: commentOf('c2', { text: null, isRemoved: true, replyCount: 1 }),
        post: { __typename: 'Post', id: 'p1', commentCount: 2, commentRevision: 0 },
        thread: null,
      },
    });
    await screen.findByText('(comentário removido)');
  });

  it('a removed comment with replies shows only the button that opens the replies', async () => {
    const comments = [commentOf('c1', { text: null, isRemoved: true, replyCount: 1 })];
    await start({ isOwn: true, comments });
    const removed = await screen.findByRole('article', { name: 'Comentário removido' });
    const inside = within(removed);
    inside.getByText('(comentário removido)');
    expect(inside.queryAllByRole('link')).toEqual([]);
    expect(inside.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ver 1 resposta']);
  });

  it('a visitor can read comments and sees a sign-in link instead of the comment field', async () => {
    leave();
    await start();
    await screen.findByText('Comentário c1');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login?source_path=%2F');
  });
});

describe('replies to comments', () => {
  it('the replies to a comment are not requested until the thread of the comment is opened', async () => {
    const { user, of, nth } = await start({ comments: [commentOf('c1', { replyCount: 3 })] });
    const open = await screen.findByRole('button', { name: 'Ver 3 respostas' });
    expect(of('CommentReplies')).toEqual([]);
    await user.click(open);
    await waitFor(() => nth('CommentReplies'));
    nth('CommentReplies').answer({ commentReplies: connectionOf([commentOf('r1', { parentId: 'c1' })], 'Comment') });
    await screen.findByText('Comentário r1');
  });

  it('replying to another member replaces the mention in the draft and keeps the rest of the draft', async () => {
    const cai = { ...someone, id: 'cai', name: 'Caí Reis', nickname: 'cai' };
    const { user, nth } = await start({ comments: [commentOf('c1', { replyCount: 2 })] });
    await user.click(await screen.findByRole('button', { name: 'Ver 2 respostas' }));
    const replies = [commentOf('r1', { parentId: 'c1' }), commentOf('r2', { parentId: 'c1', author: cai })];
    nth('CommentReplies').answer({ commentReplies: connectionOf(replies, 'Comment') });
    await screen.findByText('Comentário r2');
    const answer = async (index: number) => {
      const button = screen.getAllByRole('button', { name: 'Responder' })[index];
      if (button) await user.click(button);
    };
    const field = (name = 'Bruno Lima') =>
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Responder a ${name}` });
    await answer(1);
    await user.type(field(), 'boa');
    expect(field().value).toBe('@bruno boa');
    await answer(2);
    await waitFor(() => expect(field('Caí Reis').value).toBe('@cai boa'));
    expect(readCommentDraft('p1', 'c1'), 'the stored draft equals the visible text').toBe('@cai boa');
    await answer(0);
    await waitFor(() => expect(field().value).toBe('boa'));
    expect(readCommentDraft('p1', 'c1')).toBe('boa');
  });

  it('replying to another member replaces a prefilled mention, even one with spaces and after a reload of the page', async () => {
    const named = (id: string, nickname: string) => ({ ...someone, id, name: nickname, nickname });
    const begin = async () => {
      const started = await start({ comments: [commentOf('c1', { replyCount: 2 })] });
      await started.user.click(await screen.findByRole('button', { name: 'Ver 2 respostas' }));
      const replies = [
        commentOf('r1', { parentId: 'c1', author: named('jp', 'João Pedro 9683') }),
        commentOf('r2', { parentId: 'c1', author: named('maria', 'Maria') }),
      ];
      started.nth('CommentReplies').answer({ commentReplies: connectionOf(replies, 'Comment') });
      await screen.findByText('Comentário r2');
      return started;
    };
    const answer = async (user: ReturnType<typeof userEvent.setup>, index: number) => {
      const button = screen.getAllByRole('button', { name: 'Responder' })[index];
      if (button) await user.click(button);
    };
    const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Responder a ${name}` });
    const { user } = await begin();
    await answer(user, 1);
    await user.type(field('João Pedro 9683'), 'boa');
    expect(field('João Pedro 9683').value).toBe('@João Pedro 9683 boa');
    cleanup();
    const again = await begin();
    await answer(again.user, 2);
    await waitFor(() => expect(field('Maria').value).toBe('@Maria boa'));
  });

  it.each([
    ['is replaced by a comma', '@João Pedro 9683, concordo', '@Maria, concordo', 'concordo'],
    ['is deleted', '@João Pedro 9683', '@Maria ', ''],
    ['is deleted before a word', '@João Pedro 9683concordo', '@Maria concordo', 'concordo'],
    ['is replaced by a line feed', '@João Pedro 9683\nconcordo', '@Maria\nconcordo', 'concordo'],
    ['is deleted with the mention', 'concordo com @ana ', '@Maria concordo com @ana ', 'concordo com @ana '],
    ['is deleted with the mention before another', '@ana concordo', '@Maria @ana concordo', '@ana concordo'],
  ])(
    'if the blank after the mention in a draft %s, replying to another member replaces the mention',
    (_change, draft, toMaria, toAuthor) => {
      keepMention('p1', 'c1', '@João Pedro 9683 ');
      keepCommentDraft('p1', 'c1', draft);
      expect(readdressedDraft('p1', 'c1', '@Maria ')).toBe(toMaria);
      expect(readdressedDraft('p1', 'c1', '')).toBe(toAuthor);
    },
  );

  it('a reply isolates a right-to-left nickname from the words after it', async () => {
    const author = { ...someone, id: 'ali', name: 'علي', nickname: 'علي' };
    const { user, nth } = await start({ comments: [commentOf('c1', { replyCount: 1 })] });
    await user.click(await screen.findByRole('button', { name: 'Ver 1 resposta' }));
    nth('CommentReplies').answer({
      commentReplies: connectionOf([commentOf('r1', { parentId: 'c1', author })], 'Comment'),
    });
    await screen.findByText('Comentário r1');
    await user.click(screen.getAllByRole('button', { name: 'Responder' })[1] ?? document.body);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Responder a \u2068علي\u2069' });
    expect(field.value).toBe('@\u2068علي\u2069 ');
  });

  it('a reply that was stored with a right-to-left nickname with a blank shows the nickname in <bdi>', async () => {
    const author = { ...someone, id: 'ali', name: 'علي', nickname: 'علي حسن' };
    const { user, nth } = await start({ comments: [commentOf('c1', { replyCount: 2 })] });
    await user.click(await screen.findByRole('button', { name: 'Ver 2 respostas' }));
    const replies = [
      commentOf('r1', { parentId: 'c1', author }),
      commentOf('r2', { parentId: 'c1', text: '@علي حسن Concordo, são 3.' }),
    ];
    nth('CommentReplies').answer({ commentReplies: connectionOf(replies, 'Comment') });
    const mention = await screen.findByText('\u2068علي حسن\u2069', { selector: 'p > bdi' });
    expect(mention.parentElement?.textContent).toBe('@\u2068علي حسن\u2069 Concordo, são 3.');
  });

  it('replying to the author of a comment removes a stored mention of another member', async () => {
    keepCommentDraft('p1', 'c1', '@cai boa');
    const { user } = await start();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Responder' })).value).toBe('@cai boa');
    await user.click(screen.getAllByRole('button', { name: 'Responder' })[0] ?? document.body);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Responder a Bruno Lima' });
    expect(field.value).toBe('boa');
  });

  it.each([
    ['are loaded page by page until the reply in the link is found', 'r9', 2],
    ['stop loading after one page if the reply in the link is deleted', null, 1],
  ])('replies of a comment %s', async (_rule, there, pages) => {
    const { client, nth, of } = scriptedClient();
    renderApp(
      client,
      <Replies comment={commentOf('c1', { replyCount: 9 })} canHide={false} onReply={() => undefined} wantedId="r9" />,
    );
    await waitFor(() => nth('CommentReplies'));
    nth('CommentReplies').answer({
      commentReplies: connectionOf([commentOf('r1', { parentId: 'c1' })], 'Comment', true),
    });
    await screen.findByText('Comentário r1');
    // Waits until the answer about the comment has taken effect, by querying the cache. By then, the thread of an
    // existing comment has requested its next page.
    await act(async () => {
      nth('Comment').answer({ comment: there && commentOf(there, { parentId: 'c1' }) });
      await client.query({ query: CommentDocument, variables: { postId: 'p1', id: 'r9' }, fetchPolicy: 'cache-first' });
    });
    expect(of('CommentReplies')).toHaveLength(pages);
  });

  it('a reply appears immediately in the thread of its comment, even if it is the first reply', async () => {
    const { user, nth } = await start();
    await user.click(await screen.findByRole('button', { name: 'Responder' }));
    await user.type(screen.getByRole('textbox', { name: 'Responder a Bruno Lima' }), 'Obrigada');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Obrigada');
    expect(nth('AddComment').variables).toMatchObject({ input: { parentId: 'c1', text: 'Obrigada' } });
    expect(screen.getByRole('button', { name: 'Ocultar respostas' })).toBeTruthy();
  });
});

describe('open post', () => {
  it('an open post applies live comments and reaction totals, and ignores events with an outdated revision', async () => {
    const { client } = await start();
    await screen.findByText('Comentário c1');
    await applyComment(client, told(commentOf('c9', { text: 'Cheguei' })));
    applyReactions(client, { postId: 'p1', commentId: 'c1', total: 4, revision: 2 });
    applyReactions(client, { postId: 'p1', commentId: 'c1', total: 3, revision: 1 });
    await screen.findByText('Cheguei');
    await screen.findByRole('button', { name: 'Reagir com fogo, 4 reações' });
    expect(heading()).toBe('2 comentários');
  });

  it('live events hide, show and remove comments of an open post, and do not reset the viewer’s own reaction', async () => {
    const { client, of } = await start({
      comments: [
        { ...commentOf('c1'), reactions: { __typename: 'ReactionSummary', total: 3, revision: 3, reacted: true } },
      ],
    });
    await screen.findByText('Comentário c1');
    const change = { ...changed, commentId: 'c1' };
    const comment = { __typename: 'Comment' as const, id: 'c1', text: null, isHidden: true, isRemoved: false };
    applyChange(client, 'p1', { ...change, comment });
    await screen.findByText('(oculto pelo dono do post)');
    applyChange(client, 'p1', { ...change, comment: { ...comment, isHidden: false, text: 'De volta' } });
    await screen.findByText('De volta');
    expect(screen.getByRole('button', { name: 'Apagar a chama, 3 reações' })).toBeTruthy();

    for (let times = 0; times < 2; times += 1) applyChange(client, 'p1', gone('c1'));
    await waitFor(() => expect(screen.queryByText('De volta')).toBeNull());
    expect(heading()).toBe('0 comentários');
    await applyComment(client, told(commentOf('c1')));
    expect(screen.queryByText('Comentário c1'), 'a late event does not bring the removed comment back').toBeNull();

    applyChange(client, 'p1', { ...change, comment, difference: 1 });
    await waitFor(() => expect(of('PostComments')).toHaveLength(2));
  });

  it('a removed post disappears from its page, and is fetched again when moderation restores it', async () => {
    const { client, of, nth } = await start();
    await screen.findByText('Comentário c1');
    applyPostChange(client, { postId: 'p9', isGone: true });
    applyPostChange(client, { postId: 'p9', isGone: false });
    expect(of('Post'), 'a post outside the cache is not requested').toEqual([]);
    applyPostChange(client, { postId: 'p1', isGone: true });
    await waitFor(() => expect(screen.queryByText('Comentário c1')).toBeNull());
    applyPostChange(client, { postId: 'p1', isGone: false });
    await waitFor(() => nth('Post'));
    nth('Post').answer({ post: postOf('p1', { commentCount: 1 }) });
    await waitFor(() => expect(heading()).toBe('1 comentário'));
  });

  it('a live event changes comment counts only if the latest query answer does not include the event yet', async () => {
    const { client } = await start({ comments: [commentOf('c1', { replyCount: 3, replyRevision: 3 })] });
    await screen.findByText('Comentário c1');
    const post = postOf('p1', { commentCount: 6, commentRevision: 8 });
    client.writeQuery({ query: PostDocument, variables: { id: 'p1' }, data: { post } });
    const reply = (id: string, revision: number, thread: number) =>
      applyComment(client, told(commentOf(id, { parentId: 'c1' }), revision, thread));
    const lost = (id: string, revision: number, thread: number) =>
      applyChange(client, 'p1', { ...gone(id), parentId: 'c1', postRevision: revision, threadRevision: thread });
    const fragment = { fragment: CommentItem_CommentFragmentDoc, fragmentName: 'CommentItem_comment' };
    const counts = () => [heading(), client.readFragment({ id: 'Comment:c1', ...fragment })?.replyCount];

    await reply('r1', 7, 3);
    lost('r2', 8, 2);
    await waitFor(() =>
      expect(counts(), 'events included in the answer change no count').toEqual(['6 comentários', 3]),
    );
    await reply('r3', 10, 5);
    await reply('r4', 9, 4);
    await reply('r4', 9, 4);
    await waitFor(() => expect(counts(), 'events count once in any order').toEqual(['8 comentários', 5]));
    for (let times = 0; times < 2; times += 1) lost('r5', 11, 6);
    await waitFor(() => expect(counts()).toEqual(['7 comentários', 4]));
  });

  it('the viewer’s own reply is counted once even if the comment list is answered before the mutation', async () => {
    const { client, nth } = await start({ comments: [commentOf('c1', { replyCount: 3, replyRevision: 3 })] });
    const entry = commentOutbox.open({ postId: 'p1', parentId: 'c1', text: 'Oi' });
    const session = getSession();
    if (!session) throw new Error('signed in before each test');
    const sent = sendComment(client, session.user, entry);
    const shown = { fragment: ReplyCount_CommentFragmentDoc, optimistic: true };
    const replies = () => client.readFragment({ id: 'Comment:c1', ...shown })?.replyCount;
    await waitFor(() => expect(replies()).toBe(4));

    const variables = { postId: 'p1', first: COMMENTS_PAGE };
    const asked = client.query({ query: PostCommentsDocument, variables, fetchPolicy: 'network-only' });
    const thread = commentOf('c1', { replyCount: 4, replyRevision: 4 });
    const post = postOf('p1', { commentCount: 2, commentRevision: 1 });
    nth('PostComments', 1).answer({ post: { ...post, comments: connectionOf([thread], 'Comment') } });
    await asked;
    nth('AddComment').answer({
      addComment: {
        __typename: 'AddCommentSuccess',
        comment: commentOf('c2', { parentId: 'c1', author: me }),
        post: { __typename: 'Post', id: 'p1', commentCount: 2, commentRevision: 1 },
        thread: { __typename: 'Comment', id: 'c1', replyCount: 4, replyRevision: 4 },
      },
    });
    await sent;
    expect([replies(), heading()]).toEqual([4, '2 comentários']);
  });

  it('a query answer with an older revision overwrites neither newer comment counts nor the effect of later live events', async () => {
    const { client, nth, of } = await start({ comments: [commentOf('c1', { replyCount: 3, replyRevision: 3 })] });
    const variables = { postId: 'p1', first: COMMENTS_PAGE };
    const counts = () => [
      heading(),
      client.readFragment({ id: 'Comment:c1', fragment: ReplyCount_CommentFragmentDoc })?.replyCount,
    ];
    const answer = async (total: number, revision: number, replyCount: number, replyRevision: number) => {
      const asked = client.query({ query: PostCommentsDocument, variables, fetchPolicy: 'network-only' });
      const comments = connectionOf([commentOf('c1', { replyCount, replyRevision })], 'Comment');
      const post = postOf('p1', { commentCount: total, commentRevision: revision });
      nth('PostComments', of('PostComments').length - 1).answer({ post: { ...post, comments } });
      await asked;
    };
    await answer(8, 8, 5, 5);
    await answer(7, 7, 4, 4);
    await waitFor(() => expect(counts()).toEqual(['8 comentários', 5]));
    await applyComment(client, told(commentOf('r1', { parentId: 'c1' }), 10, 7));
    await waitFor(() => expect(counts()).toEqual(['9 comentários', 6]));
    await answer(9, 9, 6, 6);
    await waitFor(() => expect(counts(), 'the event that the answer lacks is counted').toEqual(['10 comentários', 7]));
    await answer(10, 10, 7, 7);
    await waitFor(() =>
      expect(counts(), 'the event is not counted again once the answer includes it').toEqual(['10 comentários', 7]),
    );
  });

  it('an own comment appears only once although its live event arrives before and again after the answer to the mutation', async () => {
    const { client, write, nth } = await start();
    await write('Só uma vez');
    await waitFor(() => nth('AddComment'));
    const event = applyComment(client, told(commentOf('c2', { text: 'Só uma vez', author: me })));
    nth('AddComment').answer(storedAs('c2', 'Só uma vez', 2));
    await event;
    await applyComment(client, told(commentOf('c2', { text: 'Só uma vez', author: me })));
    await waitFor(() =>
      expect(screen.getByText('Só uma vez').closest('article')?.getAttribute('aria-busy')).toBe('false'),
    );
    expect(screen.getAllByText('Só uma vez')).toHaveLength(1);
    expect(heading()).toBe('2 comentários');
  });
});
