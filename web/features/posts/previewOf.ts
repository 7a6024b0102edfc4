import type { MediaItem_MediaFragment } from './generated/posts.ts';

/** The smallest picture of it; null where a video has none. */
export function previewOf(item: MediaItem_MediaFragment) {
  return item.__typename === 'Video' ? item.posterUrl : item.sources[0]?.url;
}
