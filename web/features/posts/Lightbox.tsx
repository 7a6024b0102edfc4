import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect } from 'react';
import { useOverlay } from '../../navigation/useOverlay.ts';
import type { MediaItem_MediaFragment } from './generated/posts.ts';
import { Coverable } from '../discretion/Coverable.tsx';
import { Playable } from '../media/Playable.tsx';
import { coverPage, letGo, takeOver } from './autoplay.ts';
import { Carousel } from './Carousel.tsx';
import { previewOf } from './previewOf.ts';

type LightboxProps = {
  media: readonly MediaItem_MediaFragment[];
  start: number;
  altOf: (index: number) => string;
  isOwn: boolean;
  onClose: () => void;
};

/**
 * A ref callback that pauses the video on unmount. The same function must be passed at each render: otherwise React
 * would run its cleanup, which pauses the video, at every render.
 */
function untilItGoes(video: HTMLVideoElement | null) {
  return video ? () => letGo(video) : undefined;
}

/**
 * Shows the media of a post in full screen, uncropped. The member closes it by Esc, by the close button or by a tap
 * beside the picture.
 */
export function Lightbox({ media, start, altOf, isOwn, onClose }: LightboxProps) {
  useOverlay(true, onClose);
  useEffect(coverPage, []);
  const show = (item: MediaItem_MediaFragment, index: number) => (
    <div
      className="grid size-full place-items-center p-2 md:p-10"
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <Coverable id={item.id} label={altOf(index)} preview={previewOf(item)} isOwn={isOwn}>
        {item.__typename === 'Video' ? (
          <Playable src={item.url}>
            {(onError) => (
              <video
                src={item.url}
                onError={onError}
                poster={item.posterUrl ?? undefined}
                aria-label={altOf(index)}
                controls
                playsInline
                ref={untilItGoes}
                onPlay={({ currentTarget }) => takeOver(currentTarget)}
                className="max-h-full max-w-full"
              />
            )}
          </Playable>
        ) : (
          <img
            src={item.sources.at(-1)?.url}
            alt={altOf(index)}
            width={item.width}
            height={item.height}
            className="max-h-full min-h-0 w-auto max-w-full min-w-0 object-contain"
          />
        )}
      </Coverable>
    </div>
  );

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/92" />
        <Dialog.Content aria-describedby={undefined} className="fixed inset-0 z-50 outline-none">
          <Dialog.Title className="sr-only">{altOf(start)}</Dialog.Title>
          {media.length === 1 && media[0] ? (
            show(media[0], 0)
          ) : (
            <Carousel label="Mídias do post" items={media} render={show} start={start} />
          )}
          <Dialog.Close
            aria-label="Fechar"
            className="absolute top-[max(0.75rem,env(safe-area-inset-top))] left-3 grid size-11 place-items-center rounded-full bg-scrim text-white transition duration-150 hover:brightness-125"
          >
            <X aria-hidden className="size-6" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
