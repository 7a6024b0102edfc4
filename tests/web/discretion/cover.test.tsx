import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setSwitch } from '../../../web/features/discretion/switches.ts';
import { PostMedia } from '../../../web/features/posts/PostMedia.tsx';
import type { MediaItem_MediaFragment } from '../../../web/features/posts/generated/posts.ts';
import { leave } from '../../support/web.tsx';

const shape = { alt: '', width: 800, height: 600, thumbhash: null };

function image(id: string, alt = ''): MediaItem_MediaFragment {
  const sources = [480, 1_280].map((width) => ({
    __typename: 'ImageSource' as const,
    url: `/${id}-${width}.webp`,
    width,
  }));
  return { ...shape, __typename: 'Image', id, alt, sources };
}

function video(id: string): MediaItem_MediaFragment {
  return { ...shape, __typename: 'Video', id, url: `/${id}.mp4`, mimeType: 'video/mp4', posterUrl: `/${id}.webp` };
}

function show(media: readonly MediaItem_MediaFragment[], isOwn = false) {
  return render(<PostMedia media={media} authorName="Bia" isOwn={isOwn} priority={false} />);
}

beforeEach(() => setSwitch('blur', true));
afterEach(leave);

describe('blurred media', () => {
  it('when a blurred picture is revealed by its button, it gets the focus and stays revealed after another render', async () => {
    show([image('a')]);
    const button = await screen.findByRole('button', { name: 'Toque para ver: Foto de Bia' });
    expect(screen.queryByRole('img')).toBeNull();
    const [preview] = document.querySelectorAll('img');
    expect([preview?.getAttribute('src'), preview?.className]).toEqual([
      '/a-480.webp',
      expect.stringContaining('blur'),
    ]);

    button.focus();
    await userEvent.setup().keyboard('{Enter}');
    const picture = await screen.findByRole('button', { name: 'Ampliar: Foto de Bia' });
    await expect.poll(() => document.activeElement).toBe(picture);
    cleanup();
    show([image('a')]);
    expect(
      screen.getByRole('img', { name: 'Foto de Bia' }),
      'the picture stays uncovered when it is shown again',
    ).toBeTruthy();
  });

  it('a blurred video renders no video element before it is revealed', async () => {
    show([video('v')]);
    const button = await screen.findByRole('button', { name: 'Toque para ver: Vídeo de Bia' });
    expect(document.querySelector('video')).toBeNull();
    await userEvent.setup().click(button);
    await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe('/v.mp4'));
  });

  it('if one blurred picture is revealed and enlarged, the next picture in the enlarged view stays blurred', async () => {
    const user = userEvent.setup();
    show([image('b', 'Praia'), image('c', 'Serra')]);
    await user.click(await screen.findByRole('button', { name: 'Toque para ver: Praia' }));
    await user.click(await screen.findByRole('button', { name: 'Ampliar: Praia' }));
    const enlarged = await screen.findByRole('dialog');
    expect(enlarged.querySelector('img[alt="Praia"]')).toBeTruthy();
    expect(enlarged.querySelector('img[alt="Serra"]')).toBeNull();
    expect(enlarged.querySelector('button[aria-label="Toque para ver: Serra"]')).toBeTruthy();
  });

  it('the blur setting never blurs own media, and switching it off shows the media of other members', async () => {
    show([image('d')], true);
    expect(screen.getByRole('img', { name: 'Foto de Bia' })).toBeTruthy();
    cleanup();
    show([image('e')]);
    await screen.findByRole('button', { name: 'Toque para ver: Foto de Bia' });
    setSwitch('blur', false);
    expect(await screen.findByRole('img', { name: 'Foto de Bia' })).toBeTruthy();
  });
});
