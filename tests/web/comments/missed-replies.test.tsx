import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommentThread } from '../../../web/features/comments/CommentThread.tsx';
import { applyComment } from '../../../web/features/comments/liveEvents.ts';
import { eventually } from '../../support/eventually.ts';
import { commentOf, leave, postOf, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

const reconnects = vi.hoisted(() => new Set<() => void>());
vi.mock('../../../web/apollo/realtime.ts', async (original) => ({
  ...(await original<object>()),
  subscribeReconnect: (listener: () => void) => {
    reconnects.add(listener);
    return () => void reconnects.delete(listener);
  },
}));

beforeEach(signIn);
afterEach(leave);

const connection = (nodes: ReturnType<typeof commentOf>[], hasNextPage = false) => ({
  __typename: 'CommentConnection',
  edges: nodes.map((node) => ({ __typename: 'CommentEdge', cursor: `at-${node.id}`, node })),
  pageInfo: { __typename: 'PageInfo', endCursor: `at-${nodes.at(-1)?.id}`, hasNextPage },
});

const shown = () => [...document.querySelectorAll('article article')].map((each) => /r\d/.exec(each.textContent)?.[0]);

it('after a reconnect, an open thread shows the replies that were missed before the next live one', async () => {
  const server = scriptedClient();
  const post = postOf('p1', { commentCount: 3 });
  renderApp(server.client, <CommentThread post={post} />);
  const comments = (replyCount: number) => connection([commentOf('c1', { replyCount })]);
  await waitFor(() => server.nth('PostComments'));
  act(() => server.nth('PostComments').answer({ post: { ...post, comments: comments(2) } }));
  await waitFor(() => screen.getByText('Ver 2 respostas').click());
  const reply = (id: string) => commentOf(id, { parentId: 'c1' });
  await waitFor(() => server.nth('CommentReplies'));
  act(() => server.nth('CommentReplies').answer({ commentReplies: connection(['r1', 'r2'].map(reply)) }));
  await eventually(() => expect(shown()).toEqual(['r1', 'r2']));

  // The socket reconnects after r3 and r4 were missed, and r5 arrives live.
  act(() => reconnects.forEach((listener) => listener()));
  await waitFor(() => server.nth('CommentReplies', 1));
  act(() => server.nth('PostComments', 1).answer({ post: { ...post, comments: comments(4) } }));
  act(() =>
    server.nth('CommentReplies', 1).answer({ commentReplies: connection(['r1', 'r2', 'r3', 'r4'].map(reply)) }),
  );
  await act(() => applyComment(server.client, { ...reply('r5'), postRevision: null, threadRevision: null }));
  await eventually(() => expect(shown()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5']));
});
