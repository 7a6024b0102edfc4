import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePostQuery, PostDocument } from '../../../web/features/posts/generated/posts.ts';
import { applyReactions } from '../../../web/features/comments/liveEvents.ts';
import { ReactionButton } from '../../../web/features/reactions/ReactionButton.tsx';
import { leave, postOf, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

function Fire() {
  const { data } = usePostQuery({ variables: { id: 'p1' }, fetchPolicy: 'cache-only' });
  return data?.post && <ReactionButton target={data.post} postId="p1" />;
}

function start() {
  const server = scriptedClient();
  server.client.writeQuery({
    query: PostDocument,
    variables: { id: 'p1' },
    data: { post: postOf('p1', { total: 5 }) },
  });
  renderApp(server.client, <Fire />);
  const user = userEvent.setup();
  return { ...server, tap: () => user.click(screen.getByRole('button', { name: /fogo|chama/ })), user };
}

function answerOf(reacted: boolean, total: number, revision = 0) {
  return {
    setReaction: {
      __typename: 'SetReactionSuccess',
      target: { ...postOf('p1'), reactions: { __typename: 'ReactionSummary', reacted, total, revision } },
    },
  };
}

const shows = (name: string) => screen.findByRole('button', { name });

beforeEach(signIn);
afterEach(leave);

describe('reactions', () => {
  it('a reaction is shown immediately, before the server has answered', async () => {
    const { tap, of } = start();
    await tap();
    await shows('Apagar a chama, 6 reações');
    expect(of('SetReaction')).toHaveLength(1);
  });

  it('five quick taps on a reaction send one request if the last tap has the same result as the request in flight', async () => {
    const { tap, of, nth } = start();
    for (let taps = 0; taps < 5; taps += 1) await tap();
    await shows('Apagar a chama, 6 reações');
    expect(of('SetReaction')).toHaveLength(1);

    nth('SetReaction').answer(answerOf(true, 6));
    await shows('Apagar a chama, 6 reações');
    expect(of('SetReaction')).toHaveLength(1);
  });

  it('two quick taps on a reaction send a second request if the last tap reverses the request in flight', async () => {
    const { tap, of, nth } = start();
    await tap();
    await tap();
    await shows('Reagir com fogo, 5 reações');

    nth('SetReaction').answer(answerOf(true, 9));
    await waitFor(() => expect(of('SetReaction')).toHaveLength(2));
    expect(nth('SetReaction', 1).variables).toEqual({ input: { postId: 'p1', reacted: false } });
    nth('SetReaction', 1).answer(answerOf(false, 8));
    await shows('Reagir com fogo, 8 reações');
  });

  it('a failed reaction is reverted and can be retried', async () => {
    const { tap, nth, of, user } = start();
    await tap();
    nth('SetReaction').fail();
    await shows('Reagir com fogo, 5 reações');

    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(of('SetReaction')).toHaveLength(2));
    nth('SetReaction', 1).answer(answerOf(true, 6));
    await shows('Apagar a chama, 6 reações');
  });

  it('a refused reaction is reverted and shows the reason', async () => {
    const { tap, nth } = start();
    await tap();
    nth('SetReaction').answer({ setReaction: { __typename: 'Refusal', message: 'Você não pode reagir a este post.' } });
    await screen.findByText('Você não pode reagir a este post.');
    await shows('Reagir com fogo, 5 reações');
  });

  it('a reaction total never falls back to an older revision, in any order of events and answers', async () => {
    const { tap, nth, client } = start();
    const told = (total: number, revision: number | null) =>
      applyReactions(client, { postId: 'p1', commentId: null, total, revision });

    told(8, 3);
    told(7, 2);
    await shows('Reagir com fogo, 8 reações');
    await tap();
    told(12, 7);
    nth('SetReaction').answer(answerOf(true, 9, 4));
    await shows('Apagar a chama, 12 reações');
    told(11, 6);
    told(9, 4);
    await shows('Apagar a chama, 12 reações');
    told(13, null);
    await shows('Apagar a chama, 13 reações');
  });

  it('a query answer for a post overwrites a reaction only if its revision is newer', async () => {
    const { tap, nth, client } = start();
    const asked = client.query({ query: PostDocument, variables: { id: 'p1' }, fetchPolicy: 'network-only' });
    await tap();
    nth('SetReaction').answer(answerOf(true, 6, 1));
    await shows('Apagar a chama, 6 reações');
    nth('Post').answer({ post: postOf('p1', { total: 5, reacted: false, reactionRevision: 0 }) });
    await asked;
    const kept = client.readQuery({ query: PostDocument, variables: { id: 'p1' } });
    expect(kept?.post?.reactions).toMatchObject({ total: 6, revision: 1, reacted: true });
    const again = client.query({ query: PostDocument, variables: { id: 'p1' }, fetchPolicy: 'network-only' });
    nth('Post', 1).answer({ post: postOf('p1', { total: 5, reacted: false, reactionRevision: 2 }) });
    await again;
    await shows('Reagir com fogo, 5 reações');
  });

  it('a visitor who taps a reaction is asked to sign in, and no request is sent', async () => {
    leave();
    const { tap, asked } = start();
    await tap();
    await screen.findByText('Entre para reagir');
    expect(asked).toEqual([]);
  });
});
