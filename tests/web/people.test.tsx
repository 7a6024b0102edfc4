import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Suggestions } from '../../web/features/profiles/Suggestions.tsx';
import { DiscoverPage } from '../../web/pages/DiscoverPage.tsx';
import { TimelinePage } from '../../web/pages/TimelinePage.tsx';
import { connectionOf, leave, personOf, postOf, renderApp, scriptedClient, signIn } from '../support/web.tsx';

/** jsdom lays nothing out, so there is no screen to virtualize for. */
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

describe('discover', () => {
  it('asks for what the address says', async () => {
    const { nth } = start('/discover?busca=ana&categoria=TRANS');
    await waitFor(() => nth('Discover'));
    expect(nth('Discover').variables).toEqual({ search: 'ana', category: 'TRANS', first: 20 });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ana');
    expect(screen.getByRole('button', { name: 'Trans' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('searches once the typing pauses, and keeps what was found until then', async () => {
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

  it('finds posts in their own mode, with the same search, and keeps it for people', async () => {
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

  it('that failed can be tried again', async () => {
    const { nth, user } = start('/discover');
    await waitFor(() => nth('Discover'));
    nth('Discover').fail();
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => nth('Discover', 1));
    nth('Discover', 1).answer(found([personOf('ana')]));
    await screen.findByRole('article', { name: 'Nome de ana' });
  });

  it('follows at once; the last wish wins, in two requests', async () => {
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
    await waitFor(() => expect(nth('SetFollow', 1).variables).toEqual({ profileId: 'ana', following: false }));
    nth('SetFollow', 1).answer({ setFollow: { __typename: 'SetFollowSuccess', profile: personOf('ana') } });
    await waitFor(() => expect(of('SetFollow')).toHaveLength(2));
    await screen.findByRole('button', { name: 'Seguir: Nome de ana' });
  });

  it('is left in one tap, which can be undone where it is said', async () => {
    const { nth, user } = start('/discover');
    await waitFor(() => nth('Discover'));
    nth('Discover').answer(found([personOf('ana', { followState: 'FOLLOWING' })]));
    await user.click(await screen.findByRole('button', { name: 'Seguindo: Nome de ana' }));
    expect(nth('SetFollow').variables).toEqual({ profileId: 'ana', following: false });
    nth('SetFollow').answer({ setFollow: { __typename: 'SetFollowSuccess', profile: personOf('ana') } });
    await screen.findByText('Você deixou de seguir Nome de ana');
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(nth('SetFollow', 1).variables).toEqual({ profileId: 'ana', following: true });
  });

  it('that is private is left only after asking, since one would have to ask again', async () => {
    const { nth, of, user } = start('/discover');
    await waitFor(() => nth('Discover'));
    nth('Discover').answer(found([personOf('ana', { isPrivate: true, followState: 'FOLLOWING' })]));
    await user.click(await screen.findByRole('button', { name: 'Seguindo: Nome de ana' }));
    const question = await screen.findByRole('alertdialog', { name: 'Deixar de seguir Nome de ana?' });
    expect(of('SetFollow')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Deixar de seguir' }));
    expect(nth('SetFollow').variables).toEqual({ profileId: 'ana', following: false });
  });

  it('takes a follow back that was not saved, and says so', async () => {
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

describe('suggestions', () => {
  it('that are dismissed make room for the next, and come back when that failed', async () => {
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

describe('a timeline', () => {
  it('shows who it is and what they wrote, whose pages are its children', async () => {
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

  it('of a private member asks for no posts and says why', async () => {
    const { nth, of } = start('/timeline/bruno');
    await waitFor(() => nth('Profile'));
    nth('Profile').answer({ profile: personOf('bruno', { isPrivate: true, followState: 'REQUESTED' }) });
    await screen.findByText('Este perfil é privado');
    expect(of('ProfilePosts')).toEqual([]);
  });

  it('of no member says so', async () => {
    const { nth } = start('/timeline/ninguem');
    await waitFor(() => nth('Profile'));
    nth('Profile').answer({ profile: null });
    await screen.findByText('Perfil não encontrado');
  });

  it('blocks after asking, and leads away', async () => {
    const { nth, of, user } = start('/timeline/bruno');
    await waitFor(() => nth('Profile'));
    nth('Profile').answer({ profile: personOf('bruno') });
    await user.click(await screen.findByRole('button', { name: 'Mais opções' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bloquear' }));
    expect(of('SetBlock')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Bloquear' }));
    await waitFor(() => expect(nth('SetBlock').variables).toEqual({ profileId: 'bruno', blocked: true }));
    nth('SetBlock').answer({ setBlock: { __typename: 'SetBlockSuccess', profileId: 'bruno' } });
    await screen.findByText('Você bloqueou Nome de bruno');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nome de bruno' })).toBeNull());
  });
});
