import { Play, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MediaItem_Media_Video_Fragment } from './generated/posts.ts';
import { Playable } from '../media/Playable.tsx';
import { notePause, playInView, takeOver } from './autoplay.ts';
import { placeholderOf } from '../../ui/placeholder.ts';

export type VideoPlayerProps = { video: MediaItem_Media_Video_Fragment; label: string };

/**
 * Plays a video without sound while it is in view. A tap turns on the sound and shows the browser's controls, until the
 * video leaves the screen.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  return <Playable src={props.video.url}>{(onError) => <Player {...props} onError={onError} />}</Playable>;
}

function Player({ video, label, onError }: VideoPlayerProps & { onError: () => void }) {
  const element = useRef<HTMLVideoElement>(null);
  const [engaged, setEngaged] = useState(false);
  const [paused, setPaused] = useState(true);
  const [hasFrame, setHasFrame] = useState(false);
  const placeholder = placeholderOf(video.thumbhash);

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    return playInView(element.current, () => setEngaged(false));
  }, []);

  const engage = () => {
    setEngaged(true);
    if (!element.current) return;
    element.current.muted = false;
    element.current.play().catch(() => undefined);
    element.current.focus();
  };

  return (
    <div
      className="relative size-full bg-cover bg-center"
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
    >
      <video
        ref={element}
        src={video.url}
        width={video.width}
        height={video.height}
        aria-label={label}
        muted
        playsInline
        loop
        preload={video.posterUrl ? 'none' : 'metadata'}
        controls={engaged}
        poster={engaged ? (video.posterUrl ?? undefined) : undefined}
        onError={onError}
        onPlaying={() => setHasFrame(true)}
        onEmptied={() => setHasFrame(false)}
        onPlay={(event) => {
          takeOver(event.currentTarget);
          setPaused(false);
        }}
        onPause={(event) => {
          notePause(event.currentTarget);
          setPaused(true);
        }}
        className="size-full object-cover"
      />
      {video.posterUrl && !hasFrame && !engaged && (
        // The poster is an `img` element, because an `img` fires an error event if its URL has expired, and the card
        // then fetches a new URL. A `poster` attribute that fails to load fires no event. While the browser's controls
        // are shown, the attribute is used instead, because the image would cover the controls.
        <img
          src={video.posterUrl}
          alt=""
          decoding="async"
          className="pointer-events-none absolute inset-0 size-full object-cover"
        />
      )}
      {!engaged && (
        <button
          type="button"
          aria-label={`Assistir com som: ${label}`}
          className="absolute inset-0 grid place-items-center -outline-offset-2"
          onClick={engage}
        >
          {paused && (
            <span className="grid size-16 place-items-center rounded-full bg-scrim text-white">
              <Play aria-hidden className="ml-1 size-7 fill-current" />
            </span>
          )}
          <span className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-full bg-scrim text-white">
            <VolumeX aria-hidden className="size-4.5" />
          </span>
        </button>
      )}
    </div>
  );
}
