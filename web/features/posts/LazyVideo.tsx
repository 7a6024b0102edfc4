import { lazyCode } from '../../ui/lazyCode.ts';
import { Part } from '../../ui/Part.tsx';
import { placeholderOf } from '../../ui/placeholder.ts';
import type { VideoPlayerProps } from './VideoPlayer.tsx';

const VideoPlayer = lazyCode(() => import('./VideoPlayer.tsx').then((m) => m.VideoPlayer));

/**
 * A video. The code of the player is loaded when the first video is shown. While the code is loading, or if it fails to
 * load, a still picture is shown instead.
 */
export function LazyVideo(props: VideoPlayerProps) {
  return (
    <Part fallback={<Still {...props} />}>
      <VideoPlayer {...props} />
    </Part>
  );
}

function Still({ video, label }: VideoPlayerProps) {
  const url = video.posterUrl ?? placeholderOf(video.thumbhash);
  return url && <img src={url} alt={label} decoding="async" className="size-full object-cover" />;
}
