import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Suggestions } from '../../web/features/profiles/Suggestions.tsx';
import { DiscoverPage } from '../../web/pages/DiscoverPage.tsx';
import { TimelinePage } from '../../web/pages/TimelinePage.tsx';
import { connectionOf, leave, personOf, postOf, renderApp, scriptedClient, signIn } from '../support/web.tsx';

/** Replaces the virtualized list by one that renders all items, because jsdom has no layout. */
vi.mock('virtua', () => ({
  WindowVirtualizer: ({
    data,
    children,
  }: {
    data: readonly { id: string }[];
    children: (item: { id: string }, index: number) => ReactNode;
  }) => data.map(children),
}));

beforeAll(() => vi.stubGlobal('scrollTo', vi.fn()));
beforeEach(signIn);
afterEach(leave);

function found(people: { id: string }[], hasNextPage = false) {
  return {
    discover: {
      __typename: 'ProfileConnection',
      edges: people.map((node) => ({ __typename: 'ProfileEdge', cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', endCursor: people.at(-1)?.id ?? null, hasNextPage },
    },
  };
}

function foundPosts(posts: ReturnType<typeof postOf>[]) {
  return {
    discoverPosts: {
      __typename: 'PostConnection',
      edges: posts.map((node) => ({ __typename: 'PostEdge', cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', endCursor: posts.at(-1)?.id ?? null, hasNextPage: false },
    },
  };
}

function start(path: string) {
  const server = scriptedClient();
  renderApp(
    server.client,
    <Routes>
      <Route path="/discover" element={<DiscoverPage />} />
      <Route path="/timeline/:id" element={<TimelinePage />} />
      <Route path="/" element={<Suggestions />} />
    </Routes>,
    path,
  );
  return { ...server, user: userEvent.setup() };
}

describe('discover page', () => {
  it('the discover page searches with the parameters of its URL', async () => {
    const { nth } = start('/discover?busca=ana&categoria=TRANS');
    await waitFor(() => nth('Discover'));
    expect(nth('Discover').variables).toEqual({ search: 'ana', category: 'TRANS', first: 20 });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ana');
    expect(screen.getByRole('button', { name: 'Trans' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('the discover page debounces the search and keeps the last results until the new results arrive', async () => {
    const { nth, of, user } = start('/discover');
    await waitFor(() => nth('Discover'));
    nth('Discover').answer(found([personOf('ana')]));
    await screen.findByRole('article', { name: 'Nome de ana' });

    await user.type(screen.getByRole('searchbox'), 'bia ');
    expect(of('Discover')).toHaveLength(1);
    await waitFor(() => expect(nth('Discover', 1).variables).toMatchObject({ search: 'bia' }));
    expect(screen.getByRole('article', { name: 'Nome de ana' })).toBeTruthy();
    nth('Discover', 1).answer(found([]));
    await screen.findByText('Ninguém encontrado');
  });

  it('switching between people and posts on the discover page keeps search and category', async () => {
    const { nth, user } = start('/discover?busca=mar&categoria=TRANS');
    await waitFor(() => nth('Discover'));
    await user.click(screen.getByRole('link', { name: 'Posts' }));
    await waitFor(() => nth('DiscoverPosts'));
    expect(nth('DiscoverPosts').variables).toEqual({ search: 'mar', category: 'TRANS', first: 10 });
    screen.getByRole('status', { name: 'Carregando posts' });
    nth('DiscoverPosts').answer(foundPosts([postOf('p1', { text: 'Azul do mar' })]));
    await screen.findByText('Azul do mar');

    await user.clear(screen.getByRole('searchbox', { name: 'Buscar posts' }));
    await waitFor(() => expect(nth('DiscoverPosts', 1).variables).toMatchObject({ search: '', category: 'TRANS' }));
    nth('DiscoverPosts', 1).answer(foundPosts([]));
    await screen.findByText('Nada de novo por aqui');
    await user.click(screen.getByRole('link', { name: 'Pessoas' }));
    await waitFor(() => expect(nth('Discover', 1).variables).toMatchObject({ search: '', category: 'TRANS' }));
  });

  it('a failed search on the discover page can be retried', async () => {
    const { nth, user } = start('/discover');
    await waitFor(() => nth('Discover'));
    nth('Discover').fail();
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => nth('Discover', 1));
    nth('Discover', 1).answer(found([personOf('ana')]));
    await screen.findByRole('article', { name: 'Nome de ana' });
  });

  it('clicking the follow button four times sends only two requests, and the second request sets the final state', async () => {
    const { nth, of, user } = start('/discover');
    await waitFor(() => nth('Discover'));
    nth('Discover').answer(found([personOf('ana')]));
    await user.click(await screen.findByRole('button', { name: 'Seguir: Nome de ana' }));
    await user.click(await screen.findByRole('button', { name: 'Seguindo: Nome de ana' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir: Nome de ana' }));
    await user.click(await screen.findByRole('button', { name: 'Seguindo: Nome de ana' }));
    expect(of('SetFollow')).toHaveLength(1);
    const profile = personOf('ana', { followState: 'FOLLOWING', followerCount: 4 });
    nth('SetFollow').answer({ setFollow: { __typename: 'SetFollowSuccess', profile } });
    await waitFor(() =>
      expect(nth('SetFollow', 1).variables).toEqual({ input: { profileId: 'ana', following: false } }),
    );
    nth('SetFollow', 1).answer({ setFollow: { __typename: 'SetFollowSuccess', profile: personOf('ana') } });
    await waitFor(() => expect(of('SetFollow')).toHaveLength(2));
    await screen.findByRole('button', { name: 'Seguir: Nome de ana' });
  });

  it('unfollowing a public profile takes one click and can be undone from the toast', async () => {
    const { nth, user } = start('/discover');
    await waitFor(() => nth('Discover'));
    nth('Discover').answer(found([personOf('ana', { followState: 'FOLLOWING' })]));
    await user.click(await screen.findByRole('button', { name: 'Seguindo: Nome de ana' }));
    expect(nth('SetFollow').variables).toEqual({ input: { profileId: 'ana', following: false } });
    nth('SetFollow').answer({ setFollow: { __typename: 'SetFollowSuccess', profile: personOf('ana') } });
    await screen.findByText('Você deixou de seguir Nome de ana');
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(nth('SetFollow', 1).variables).toEqual({ input: { profileId: 'ana', following: true } });
  });

  it('unfollowing a private profile asks for a confirmation', async () => {
    const { nth, of, user } = start('/discover');
    await waitFor(() => nth('Discover'));
    nth('Discover').answer(found([personOf('ana', { isPrivate: true, followState: 'FOLLOWING' })]));
    await user.click(await screen.findByRole('button', { name: 'Seguindo: Nome de ana' }));
    const question = await screen.findByRole('alertdialog', { name: 'Deixar de seguir Nome de ana?' });
    expect(of('SetFollow')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Deixar de seguir' }));
    expect(nth('SetFollow').variables).toEqual({ input: { profileId: 'ana', following: false } });
  });

  it('a follow that cannot be saved is reverted and reported in a toast', async () => {
    const { nth, user } = start('/discover');
    await waitFor(() => nth('Discover'));
    nth('Discover').answer(found([personOf('ana', { isPrivate: true })]));
    await user.click(await screen.findByRole('button', { name: 'Seguir: Nome de ana' }));
    await screen.findByRole('button', { name: 'Solicitado: Nome de ana' });
    nth('SetFollow').fail();
    await screen.findByRole('button', { name: 'Seguir: Nome de ana' });
    await screen.findByText('Não foi possível seguir Nome de ana');
  });
});

describe('suggestions of people', () => {
  it('a dismissed suggestion is replaced by the next suggestion, and returns if the request fails', async () => {
    const { nth, user } = start('/');
    await waitFor(() => nth('SuggestedProfiles'));
    const people = ['a', 'b', 'c', 'd'].map((id) => personOf(id));
    nth('SuggestedProfiles').answer({ suggestedProfiles: people });
    await user.click(await screen.findByRole('button', { name: 'Dispensar a sugestão de Nome de a' }));
    await screen.findByRole('article', { name: 'Nome de d' });
    expect(screen.queryByRole('article', { name: 'Nome de a' })).toBeNull();
    nth('DismissSuggestion').fail();
    await screen.findByRole('article', { name: 'Nome de a' });
    await screen.findByText('A sugestão não foi dispensada');
  });
});

describe('timeline page', () => {
  it('a timeline shows the profile and its posts, and a post links to /timeline/<member>/post/<post>', async () => {
    const { nth } = start('/timeline/bruno');
    await waitFor(() => nth('Profile'));
    nth('Profile').answer({ profile: personOf('bruno', { followsViewer: true, bio: 'Oi!' }) });
    await screen.findByRole('heading', { name: 'Nome de bruno' });
    expect(screen.getByText('Segue você')).toBeTruthy();
    await waitFor(() => nth('ProfilePosts'));
    nth('ProfilePosts').answer({
      profile: { __typename: 'Profile', id: 'bruno', posts: connectionOf([postOf('p1')], 'Post') },
    });
    const card = await screen.findByRole('article', { name: 'Post de Bruno Lima' });
    const links = within(card).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/timeline/bruno/post/p1');
  });

  it('the timeline of a private member requests no posts and says that the profile is private', async () => {
    const { nth, of } = start('/timeline/bruno');
    await waitFor(() => nth('Profile'));
    nth('Profile').answer({ profile: personOf('bruno', { isPrivate: true, followState: 'REQUESTED' }) });
    await screen.findByText('Este perfil é privado');
    expect(of('ProfilePosts')).toEqual([]);
  });

  it('the timeline of an unknown member shows a not-found message', async () => {
    const { nth } = start('/timeline/ninguem');
    await waitFor(() => nth('Profile'));
    nth('Profile').answer({ profile: null });
    await screen.findByText('Perfil não encontrado');
  });

  it('blocking a member on their timeline asks for confirmation and then leads away from the timeline', async () => {
    const { nth, of, user } = start('/timeline/bruno');
    await waitFor(() => nth('Profile'));
    nth('Profile').answer({ profile: personOf('bruno') });
    await user.click(await screen.findByRole('button', { name: 'Mais opções' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bloquear' }));
    expect(of('SetBlock')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Bloquear' }));
    await waitFor(() => expect(nth('SetBlock').variables).toEqual({ input: { profileId: 'bruno', blocked: true } }));
    nth('SetBlock').answer({ setBlock: { __typename: 'SetBlockSuccess', profileId: 'bruno' } });
    await screen.findByText('Você bloqueou Nome de bruno');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nome de bruno' })).toBeNull());
  });
});
