import type { MediaItem_MediaFragment } from './generated/posts.ts';

/**
 * Returns the URL of the smallest picture of a media item. Returns null or undefined if there is no picture, for
 * example for a video without a poster.
 */
export function previewOf(item: MediaItem_MediaFragment) {
  return item.__typename === 'Video' ? item.posterUrl : item.sources[0]?.url;
}
