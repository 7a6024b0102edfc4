import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Feed } from '../../../web/features/feed/Feed.tsx';
import { FeedDocument } from '../../../web/features/feed/generated/feed.ts';
import { PostPage } from '../../../web/pages/PostPage.tsx';
import {
  connectionOf,
  imageAt,
  leave,
  personOf,
  postOf,
  renderApp,
  scriptedClient,
  signIn,
} from '../../support/web.tsx';

function start(path = '/', known?: ReturnType<typeof postOf>[]) {
  const server = scriptedClient();
  if (known)
    server.client.writeQuery({
      query: FeedDocument,
      variables: { first: 10 },
      data: { feed: connectionOf(known, 'Post') },
    });
  const pages = (
    <Routes>
      <Route path="/" element={<Feed />} />
      <Route path="/post/:idPost" element={<PostPage />} />
    </Routes>
  );
  renderApp(server.client, pages, path);
  return { ...server, user: userEvent.setup() };
}

async function started(posts: ReturnType<typeof postOf>[], hasNextPage = false) {
  const server = start();
  await waitFor(() => server.nth('Feed'));
  server.nth('Feed').answer({ feed: connectionOf(posts, 'Post', hasNextPage) });
  return server;
}

/**
 * Replaces the virtualized list by one that renders all cards, because jsdom has no layout. The browser tests cover
 * scrolling.
 */
vi.mock('virtua', () => ({
  WindowVirtualizer: ({
    data,
    children,
  }: {
    data: readonly { id: string }[];
    children: (post: { id: string }, index: number) => ReactNode;
  }) => data.map(children),
}));

beforeAll(async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  // Imports a module that the feed would load later, so that no test has to wait for it.
  await import('../../../web/features/feed/BetweenPosts.tsx');
});
beforeEach(signIn);
afterEach(leave);

/** Mocks matchMedia: a media query matches if its text matches one of these patterns. */
function onScreen(...wide: RegExp[]) {
  const matchMedia = (query: string) => ({
    matches: wide.some((each) => each.test(query)),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  vi.stubGlobal('matchMedia', matchMedia);
}

describe('feed', () => {
  it('opening the feed requests ten posts', async () => {
    const { nth } = await started([postOf('p1')]);
    expect(nth('Feed').variables).toEqual({ first: 10 });
    await screen.findByText('Texto de p1');
  });

  it('a cached feed requests newer posts immediately and offers them in a button above the list', async () => {
    const { nth, user } = start('/', [postOf('p1')]);
    await waitFor(() => nth('Feed'));
    expect(nth('Feed').variables).toEqual({ first: 50, before: 'at-p1' });
    nth('Feed').answer({ feed: connectionOf([postOf('p0')], 'Post') });
    const pill = await screen.findByRole('button', { name: /novo/ });
    expect(screen.queryByText('Texto de p0')).toBeNull();
    await user.click(pill);
    await screen.findByText('Texto de p0');
  });

  it('an empty cached feed shows the first posts as soon as they arrive', async () => {
    const { nth } = start('/', []);
    await waitFor(() => nth('Feed'));
    nth('Feed').answer({ feed: connectionOf([postOf('p1')], 'Post') });
    await waitFor(() => nth('Feed', 1));
    nth('Feed', 1).answer({ feed: connectionOf([postOf('p1')], 'Post') });
    await screen.findByText('Texto de p1');
  });

  it('if the feed fails to load, a button requests it again', async () => {
    const { nth, of, user } = start();
    await waitFor(() => nth('Feed'));
    nth('Feed').fail();
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(of('Feed')).toHaveLength(2));
    nth('Feed', 1).answer({ feed: connectionOf([postOf('p1')], 'Post') });
    await screen.findByText('Texto de p1');
  });

  it('without a side column, the feed shows suggestions below the third post, and shows them again after going back', async () => {
    onScreen(/max-width/);
    const { nth, user } = await started(['p1', 'p2', 'p3', 'p4'].map((id) => postOf(id)));
    await waitFor(() => nth('SuggestedProfiles'));
    nth('SuggestedProfiles').answer({ suggestedProfiles: [personOf('ana'), personOf('bia')] });
    const strip = await screen.findByRole('region', { name: 'Sugestões para você' });
    const follows = (one: Node, other: Node) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows(screen.getByText('Texto de p3'), strip)).toBeTruthy();
    expect(follows(strip, screen.getByText('Texto de p4'))).toBeTruthy();

    await user.click(within(strip).getByRole('button', { name: 'Dispensar a sugestão de Nome de ana' }));
    expect(within(strip).queryByRole('article', { name: 'Nome de ana' })).toBeNull();
    nth('DismissSuggestion').answer({
      dismissSuggestion: { __typename: 'DismissSuggestionSuccess', profileId: 'ana' },
    });
    await user.click(screen.getAllByRole('link', { name: /^Comentar/ })[0] ?? strip);
    await waitFor(() => expect(screen.queryByText('Texto de p4')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await screen.findByText('Texto de p4');
    expect(screen.getByRole('article', { name: 'Nome de bia' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Nome de ana' })).toBeNull();
  });

  it('with a side column the feed requests no suggestions', async () => {
    onScreen(/min-width/);
    const { nth, of } = await started(['p1', 'p2', 'p3', 'p4'].map((id) => postOf(id)));
    await waitFor(() => nth('Sponsored'));
    nth('Sponsored').answer({ sponsored: [] });
    await screen.findByText('Texto de p4');
    expect(of('SuggestedProfiles')).toEqual([]);
  });

  it('an empty feed links to the page for a new post', async () => {
    await started([]);
    expect((await screen.findByRole('link', { name: 'Criar um post' })).getAttribute('href')).toBe('/post/create');
  });

  it('the feed offers newer posts in a button above the list and inserts them on a click', async () => {
    const { of, nth, user, client } = await started([postOf('p1')]);
    await screen.findByText('Texto de p1');
    // Repeats the focus event until the feed checks for newer posts, which it does only some time after its first
    // paint.
    await waitFor(
      () => {
        fireEvent.focus(window);
        expect(of('Feed').length).toBeGreaterThan(1);
      },
      { interval: 500 },
    );
    expect(nth('Feed', 1).variables).toEqual({ first: 50, before: 'at-p1' });
    nth('Feed', 1).answer({ feed: connectionOf([postOf('n1'), postOf('n2')], 'Post') });
    const pill = await screen.findByRole('button', { name: '2 novos posts' });
    expect(screen.queryByText('Texto de n1')).toBeNull();

    await user.click(pill);
    await waitFor(() => expect(idsIn(client)).toEqual(['n1', 'n2', 'p1']));
    expect(screen.queryByRole('button', { name: '2 novos posts' })).toBeNull();
  });

  it('after all posts have disappeared from the feed, the feed is requested again without a cursor', async () => {
    const { of, nth, client } = await started([postOf('p1')]);
    await screen.findByText('Texto de p1');
    act(() => {
      client.cache.modify({ fields: { feed: (feed: object) => ({ ...feed, edges: [] }) } });
    });
    await screen.findByText('Ainda não há posts por aqui');
    await waitFor(
      () => {
        fireEvent.focus(window);
        expect(of('Feed').length).toBeGreaterThan(1);
      },
      { interval: 500 },
    );
    expect(nth('Feed', 1).variables).toEqual({ first: 50, before: null });
  });

  it('a deleted post disappears from the feed, and a toast confirms the deletion', async () => {
    const { user, nth, client } = await started([postOf('p1', { isOwn: true }), postOf('p2')]);
    await deleteFirst(user);
    await waitFor(() => nth('DeletePost'));
    nth('DeletePost').answer({ deletePost: { __typename: 'DeletePostSuccess', id: 'p1' } });
    await screen.findByText('Post apagado');
    await screen.findByText('Seu post foi apagado com sucesso.');
    await waitFor(() => expect(idsIn(client)).toEqual(['p2']));
  });
});

describe('deleting a post', () => {
  it("the menu of another member's post has no item to delete the post", async () => {
    const { user } = await started([postOf('p1')]);
    await user.click(await screen.findByRole('button', { name: 'Mais opções' }));
    await screen.findByRole('menuitem', { name: 'Copiar link' });
    expect(screen.queryByRole('menuitem', { name: 'Excluir' })).toBeNull();
  });

  it.each([
    [
      "the server's message if the server explains the refusal",
      new CombinedGraphQLErrors({ errors: [new GraphQLError('Este post já foi apagado.')] }),
      'Este post já foi apagado.',
    ],
    [
      'a generic message if the server has an internal error',
      new CombinedGraphQLErrors({
        errors: [{ message: 'O serviço está indisponível.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
      }),
      'Não foi possível apagar o post. Tente novamente mais tarde.',
    ],
    [
      'a generic message if the request fails',
      new TypeError('Failed to fetch'),
      'Não foi possível apagar o post. Tente novamente mais tarde.',
    ],
  ])('a failed deletion of a post shows %s', async (_when, error, description) => {
    const { user, nth } = await started([postOf('p1', { isOwn: true })]);
    await deleteFirst(user);
    await waitFor(() => nth('DeletePost'));
    nth('DeletePost').fail(error);
    await screen.findByText('Erro ao apagar');
    await screen.findByText(description);
  });

  it('while a post is loading, deleting it is refused and sends no request', async () => {
    const { user, of } = start('/post/p1', [postOf('p1', { isOwn: true })]);
    await deleteFirst(user);
    await screen.findByText('Aguarde o post carregar');
    expect(of('DeletePost')).toEqual([]);
  });

  it('after a post is deleted on its own page, the feed opens', async () => {
    const { nth, user } = start('/post/p1');
    await waitFor(() => nth('Post'));
    nth('Post').answer({ post: postOf('p1', { isOwn: true }) });
    await deleteFirst(user);
    await waitFor(() => nth('DeletePost'));
    nth('DeletePost').answer({ deletePost: { __typename: 'DeletePostSuccess', id: 'p1' } });
    await waitFor(() => nth('Feed'));
  });
});

describe('pictures whose URL has expired', () => {
  const pictured = (url: string) => postOf('p1', { media: [imageAt(url)] });
  const broken = async () => {
    const server = await started([pictured('/media/a.webp?e=1'), postOf('p2')]);
    fireEvent.error(await screen.findByRole('img', { name: 'Foto de Bruno Lima' }));
    await waitFor(() => server.nth('Post'));
    expect(server.nth('Post').variables).toEqual({ id: 'p1' });
    return server;
  };

  it('if the URL of a picture has expired, the picture is shown from a new URL', async () => {
    const { nth, client } = await broken();
    nth('Post').answer({ post: pictured('/media/a.webp?e=2') });
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Foto de Bruno Lima' }).getAttribute('src')).toBe('/media/a.webp?e=2'),
    );
    expect(idsIn(client)).toEqual(['p1', 'p2']);
  });

  it('if the URL of a picture has expired and its post no longer exists, the post disappears from the feed', async () => {
    const { nth, client } = await broken();
    nth('Post').answer({ post: null });
    await waitFor(() => expect(idsIn(client)).toEqual(['p2']));
    await waitFor(() => expect(screen.queryByText('Texto de p1')).toBeNull());
    await screen.findByText('Texto de p2');
  });

  it('a picture that fails while offline is loaded again when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    try {
      const { of } = await started([pictured('/media/a.webp?e=1')]);
      const picture = await screen.findByRole('img', { name: 'Foto de Bruno Lima' });
      const waitForNetwork = vi.spyOn(window, 'addEventListener');
      fireEvent.error(picture);
      await waitFor(() => expect(waitForNetwork).toHaveBeenCalledWith('online', expect.anything(), expect.anything()));
      const loaded = vi.spyOn(picture, 'setAttribute');
      fireEvent(window, new Event('online'));
      expect(loaded).toHaveBeenCalledWith('src', '/media/a.webp?e=1');
      expect(of('Post')).toEqual([]);
    } finally {
      online.mockRestore();
    }
  });

  it('if the URL of a picture has expired and its post cannot be fetched, the post stays in the feed', async () => {
    const { nth, client } = await broken();
    nth('Post').fail();
    await screen.findByText('Texto de p1');
    expect(idsIn(client)).toEqual(['p1', 'p2']);
  });
});

describe('post page', () => {
  it('the page of a missing post shows a not-found message and a link home', async () => {
    const { nth } = start('/post/p1');
    await waitFor(() => nth('Post'));
    nth('Post').answer({ post: null });
    await screen.findByText('Post não encontrado');
    expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/');
  });
});

function idsIn(client: ReturnType<typeof scriptedClient>['client']) {
  const read = client.readQuery({ query: FeedDocument, variables: { first: 10 } });
  return read?.feed.edges.map(({ node }) => node.id);
}

async function deleteFirst(user: ReturnType<typeof userEvent.setup>) {
  const [trigger] = await screen.findAllByRole('button', { name: 'Mais opções' });
  if (trigger) await user.click(trigger);
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
}
