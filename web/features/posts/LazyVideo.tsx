import { lazy, Suspense } from 'react';
import { placeholderOf } from './placeholder.ts';
import type { VideoPlayerProps } from './VideoPlayer.tsx';

// Where its code does not come there is the picture of it, rather than no post.
const VideoPlayer = lazy(() =>
  import('./VideoPlayer.tsx').then(
    (module) => ({ default: module.VideoPlayer }),
    () => ({ default: Still }),
  ),
);

/** A video whose player comes when the first one is shown; until then there is its picture. */
export function LazyVideo(props: VideoPlayerProps) {
  return (
    <Suspense fallback={<Still {...props} />}>
      <VideoPlayer {...props} />
    </Suspense>
  );
}

function Still({ video, label }: VideoPlayerProps) {
  const url = video.posterUrl ?? placeholderOf(video.thumbhash);
  return url && <img src={url} alt={label} decoding="async" className="size-full object-cover" />;
}
