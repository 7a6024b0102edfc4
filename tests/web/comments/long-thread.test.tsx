import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CommentThread } from '../../../web/features/comments/CommentThread.tsx';
import { applyComment } from '../../../web/features/comments/liveEvents.ts';
import { Replies } from '../../../web/features/comments/Replies.tsx';
import { eventually } from '../../support/eventually.ts';
import { expectBounded, layOutRows, ROW_PX } from '../../support/long-list-web.ts';
import { commentOf, leave, postOf, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

let layout: ReturnType<typeof layOutRows>;

beforeEach(signIn);
afterEach(() => {
  leave();
  layout.restore();
});

it('a post with 200 comments keeps at most 150 of them loaded, and shows a new comment above them', async () => {
  layout = layOutRows('section > div:has(> article) > *');
  const server = scriptedClient();
  const post = postOf('p1', { commentCount: 200 });
  renderApp(server.client, <CommentThread post={post} />);
  await expectBounded(
    { ...server, layout },
    'PostComments',
    'Ver mais comentários',
    (index) => commentOf(`c${index}`),
    (comments) => ({ post: { ...post, comments } }),
  );

  const before = layout.height();
  await act(() => applyComment(server.client, { ...commentOf('new'), postRevision: null, threadRevision: null }));
  await eventually(() => expect(layout.rows()[0]?.textContent).toContain('Comentário new'));
  expect(layout.height()).toBe(before + ROW_PX);
});

it('a comment with 200 replies keeps at most 150 of them loaded', async () => {
  layout = layOutRows('div:has(> article) > *');
  const server = scriptedClient();
  const thread = commentOf('c1', { replyCount: 200 });
  renderApp(server.client, <Replies comment={thread} canHide={false} onReply={() => undefined} />);
  await expectBounded(
    { ...server, layout },
    'CommentReplies',
    'Ver mais respostas',
    (index) => commentOf(`r${index}`, { parentId: 'c1' }),
    (commentReplies) => ({ commentReplies }),
  );
});
