import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PostMenuOpen } from '../../../web/features/posts/PostMenuOpen.tsx';
import { leave, postOf, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(leave);

function open() {
  const server = scriptedClient();
  const post = postOf('p1', { isOwn: true });
  const pages = (
    <Routes>
      <Route path="/" element={<PostMenuOpen post={post} loading={false} trigger={<button>Mais opções</button>} />} />
      <Route path="/ads/new/my-post" element={<p>O formulário</p>} />
    </Routes>
  );
  renderApp(server.client, pages, '/');
  return { server, user: userEvent.setup() };
}

const privacy = (isPrivate: boolean) => ({
  viewer: { __typename: 'Viewer', id: 'm1', profile: { __typename: 'Profile', id: 'm1', isPrivate } },
});

it('the menu of an own post links to the boost form if the profile of the member is public', async () => {
  const { server, user } = open();
  await screen.findByRole('menuitem', { name: 'Excluir' });
  await waitFor(() => server.nth('OwnPrivacy'));
  act(() => server.nth('OwnPrivacy').answer(privacy(false)));
  await user.click(await screen.findByRole('menuitem', { name: 'Impulsionar' }));
  await screen.findByText('O formulário');
});

it('the menu of an own post offers no boost if the profile is private or not loaded yet', async () => {
  const { server } = open();
  await screen.findByRole('menuitem', { name: 'Excluir' });
  await waitFor(() => server.nth('OwnPrivacy'));
  expect(screen.queryByRole('menuitem', { name: 'Impulsionar' })).toBeNull();
  act(() => server.nth('OwnPrivacy').answer(privacy(true)));
  await waitFor(() => expect(server.client.cache.extract()).toHaveProperty(['Profile:m1']));
  expect(screen.queryByRole('menuitem', { name: 'Impulsionar' })).toBeNull();
});

it('the menu of an own post links to the boost form if the profile of the member fails to load', async () => {
  const { server, user } = open();
  await waitFor(() => server.nth('OwnPrivacy'));
  act(() => server.nth('OwnPrivacy').fail());
  await user.click(await screen.findByRole('menuitem', { name: 'Impulsionar' }));
  await screen.findByText('O formulário');
});
