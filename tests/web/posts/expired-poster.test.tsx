import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PostCard } from '../../../web/features/posts/PostCard.tsx';
import type { MediaItem_Media_Video_Fragment } from '../../../web/features/posts/generated/posts.ts';
import { PostDocument, usePostQuery } from '../../../web/features/posts/generated/posts.ts';
import { leave, postOf, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

const videoAt = (signature: string): MediaItem_Media_Video_Fragment => ({
  __typename: 'Video',
  id: 'v1',
  mimeType: 'video/mp4',
  url: `/media/v1.mp4?s=${signature}`,
  posterUrl: `/media/v1.webp?s=${signature}`,
  thumbhash: null,
  width: 9,
  height: 16,
  alt: 'A laje',
});
const postWith = (signature: string) => postOf('p1', { media: [videoAt(signature)] });

function Post() {
  const { data } = usePostQuery({ variables: { id: 'p1' }, fetchPolicy: 'cache-only' });
  return data?.post && <PostCard post={data.post} />;
}

beforeEach(() => {
  signIn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

it('a video poster whose URL has expired gets a new URL, and is hidden while the video plays', async () => {
  const { client, nth } = scriptedClient();
  client.writeQuery({ query: PostDocument, variables: { id: 'p1' }, data: { post: postWith('over') } });
  const { container } = renderApp(client, <Post />);
  const video = await screen.findByLabelText('A laje', { selector: 'video' });
  const still = () => container.querySelector(`img[src^="/media/v1.webp"]`);
  fireEvent.error(still() ?? video.parentElement ?? video);
  await waitFor(() => nth('Post'));
  nth('Post').answer({ post: postWith('good') });
  await waitFor(() => expect(still()?.getAttribute('src')).toBe('/media/v1.webp?s=good'));

  fireEvent.playing(video);
  expect(still(), 'the video replaces the still').toBeNull();
  fireEvent.emptied(video);
  expect(still()).not.toBeNull();
});
