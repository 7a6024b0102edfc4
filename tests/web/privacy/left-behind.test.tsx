import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removePosts } from '../../../web/features/posts/visibilityChecker.ts';
import { LeftBehind } from '../../../web/features/privacy/LeftBehind.tsx';
import { PostDocument } from '../../../web/features/posts/generated/posts.ts';
import { connectionOf, leave, postOf, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(() => {
  signIn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

const posts = (...ids: string[]) =>
  ids.map((id) => {
    const { text, media, createdAt } = postOf(id, { isOwn: true });
    return { __typename: 'PostLeftBehind' as const, id, text, media, createdAt, communityName: 'Roda' };
  });
const listOf = (...ids: string[]) => ({ postsLeftBehind: connectionOf(posts(...ids), 'PostLeftBehind') });
const pageOf = (...ids: string[]) => {
  const { postsLeftBehind: page } = listOf(...ids);
  return { postsLeftBehind: { ...page, pageInfo: { ...page.pageInfo, endCursor: ids.at(-1), hasNextPage: true } } };
};

it('posts in communities that the member has left are listed with their community and can be deleted', async () => {
  const { client, nth } = scriptedClient();
  renderApp(client, <LeftBehind />);
  await waitFor(() => nth('PostsLeftBehind'));
  nth('PostsLeftBehind').answer(listOf('p1', 'p2'));
  await screen.findByText('Texto de p1');
  expect(screen.getAllByText(/^Roda/)).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: 'Excluir o post de Roda: Texto de p1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  await waitFor(() => nth('DeletePost'));
  expect(nth('DeletePost').variables).toEqual({ input: { id: 'p1' } });
  nth('DeletePost').answer({ deletePost: { __typename: 'DeletePostSuccess', id: 'p1' } });
  await waitFor(() => expect(screen.queryByText('Texto de p1')).toBeNull());
  expect(screen.getByText('Texto de p2')).toBeTruthy();
});

it('a post in a left community stays in the list of such posts when it is removed from every other list', async () => {
  const { client, nth } = scriptedClient();
  client.cache.writeQuery({ query: PostDocument, variables: { id: 'p1' }, data: { post: postOf('p1') } });
  renderApp(client, <LeftBehind />);
  await waitFor(() => nth('PostsLeftBehind'));
  nth('PostsLeftBehind').answer(listOf('p1'));
  await screen.findByText('Texto de p1');
  act(() => removePosts(client, ['p1']));
  expect(client.cache.readQuery({ query: PostDocument, variables: { id: 'p1' } })).toEqual({ post: null });
  expect(screen.getByText('Texto de p1')).toBeTruthy();
});

it('the section of posts in left communities is hidden when it is empty', async () => {
  const { client, nth } = scriptedClient();
  renderApp(client, <LeftBehind />);
  await waitFor(() => nth('PostsLeftBehind'));
  nth('PostsLeftBehind').answer(listOf());
  await waitFor(() => expect(screen.queryByText(/comunidades onde você não está mais/)).toBeNull());
});

it('posts in left communities load page by page, even after all loaded posts were deleted', async () => {
  const { client, nth } = scriptedClient();
  renderApp(client, <LeftBehind />);
  await waitFor(() => nth('PostsLeftBehind'));
  nth('PostsLeftBehind').answer(pageOf('p1'));
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  await waitFor(() => nth('PostsLeftBehind', 1));
  expect(nth('PostsLeftBehind', 1).variables).toMatchObject({ after: 'p1' });
  nth('PostsLeftBehind', 1).answer(pageOf('p2'));
  await screen.findByText('Texto de p2');

  for (const [index, id] of ['p1', 'p2'].entries()) {
    await userEvent.click(screen.getByRole('button', { name: `Excluir o post de Roda: Texto de ${id}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
    await waitFor(() => nth('DeletePost', index));
    nth('DeletePost', index).answer({ deletePost: { __typename: 'DeletePostSuccess', id } });
    await waitFor(() => expect(screen.queryByText(`Texto de ${id}`)).toBeNull());
  }
  await waitFor(() => nth('PostsLeftBehind', 2));
  expect(nth('PostsLeftBehind', 2).variables).toMatchObject({ after: 'p2' });
  nth('PostsLeftBehind', 2).answer(listOf('p3'));
  await screen.findByText('Texto de p3');
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
});
