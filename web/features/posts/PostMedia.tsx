import { lazy, Suspense, useState } from 'react';
import type { MediaItem_MediaFragment } from '../../generated/posts.ts';
import { Carousel } from './Carousel.tsx';
import { Picture } from './Picture.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const Lightbox = lazy(() => import('./Lightbox.tsx').then((module) => ({ default: module.Lightbox })));

/** The tallest and the widest that media is shown in the column; what is beyond is cropped. */
const TALLEST = 4 / 5;
const WIDEST = 1.91;

type PostMediaProps = { media: readonly MediaItem_MediaFragment[]; authorName: string; priority: boolean };

/** A post's pictures and videos: one at its own shape, several side by side in the shape of the first. */
export function PostMedia({ media, authorName, priority }: PostMediaProps) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [first] = media;
  if (!first) return null;

  const ratio = Math.min(WIDEST, Math.max(TALLEST, first.width / first.height || 1));
  const altOf = (index: number) =>
    media[index]?.alt ||
    (media.length > 1 ? `Mídia ${index + 1} de ${media.length} de ${authorName}` : `Foto de ${authorName}`);
  const show = (item: MediaItem_MediaFragment, index: number) =>
    item.__typename === 'Video' ? (
      <VideoPlayer video={item} label={item.alt || `Vídeo de ${authorName}`} />
    ) : (
      <Picture
        image={item}
        alt={altOf(index)}
        priority={priority && index === 0}
        onEnlarge={() => setEnlarged(index)}
      />
    );

  return (
    <div className="relative overflow-hidden bg-raised" style={{ aspectRatio: ratio }}>
      {media.length === 1 ? (
        show(first, 0)
      ) : (
        <Carousel label={`Mídias do post de ${authorName}`} items={media} render={show} />
      )}
      {enlarged !== null && (
        <Suspense>
          <Lightbox media={media} start={enlarged} altOf={altOf} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </div>
  );
}
