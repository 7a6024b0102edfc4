import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostCard } from '../../../web/features/posts/PostCard.tsx';
import { imageAt, leave, postOf, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
beforeEach(signIn);
afterEach(() => {
  cleanup();
  leave();
});

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

function card() {
  const post = postOf('p1', { media: [imageAt('/media/a.webp')] });
  renderApp(
    scriptedClient().client,
    <>
      <PostCard post={post} />
      <Where />
    </>,
  );
  return userEvent.setup();
}

const path = () => screen.getByTestId('path').textContent;

describe('click on a post card', () => {
  it('a click on a post card opens the post', async () => {
    const user = card();
    await user.click(screen.getByText('Texto de p1'));
    expect(path()).toBe('/post/p1');
  });

  it('a click in the lightbox, menu or report dialog of a post card does not open the post', async () => {
    const user = card();
    await user.click(screen.getByRole('button', { name: /foto|imagem|ampliar/i }));
    const lightbox = await screen.findByRole('dialog');
    for (const inside of [lightbox, ...within(lightbox).getAllByRole('img')]) await user.click(inside);
    expect(path()).toBe('/');
    if (screen.queryByRole('dialog')) await user.keyboard('{Escape}');

    await user.click(screen.getByRole('button', { name: 'Mais opções' }));
    await user.click(await screen.findByRole('menu'));
    await user.click(await screen.findByRole('menuitem', { name: /^Denunciar/ }));
    const report = await screen.findByRole('dialog');
    for (const inside of [report, within(report).getByRole('heading'), ...within(report).getAllByRole('radio')]) {
      await user.click(inside);
    }
    expect(path()).toBe('/');
  });
});
