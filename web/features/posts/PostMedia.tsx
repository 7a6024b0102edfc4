import { useState } from 'react';
import type { MediaItem_MediaFragment } from './generated/posts.ts';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Part } from '../../ui/Part.tsx';
import { Coverable } from '../discretion/Coverable.tsx';
import { Carousel } from './Carousel.tsx';
import { LazyVideo } from './LazyVideo.tsx';
import { Picture } from './Picture.tsx';
import { previewOf } from './previewOf.ts';

const Lightbox = lazyCode(() => import('./Lightbox.tsx').then((module) => module.Lightbox));

/** The minimum and maximum aspect ratio of media in the column. Media with another ratio is cropped. */
const TALLEST = 4 / 5;
const WIDEST = 1.91;

type PostMediaProps = {
  media: readonly MediaItem_MediaFragment[];
  authorName: string;
  isOwn: boolean;
  priority: boolean;
};

/**
 * The pictures and videos of a post. A single picture or video keeps its own aspect ratio. Several are side by side,
 * and all have the aspect ratio of the first.
 */
export function PostMedia({ media, authorName, isOwn, priority }: PostMediaProps) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [first] = media;
  if (!first) return null;

  const ratio = Math.min(WIDEST, Math.max(TALLEST, first.width / first.height || 1));
  const areSeveral = media.length > 1;
  const altOf = (index: number) =>
    media[index]?.alt ||
    (areSeveral ? `Mídia ${index + 1} de ${media.length} de ${authorName}` : `Foto de ${authorName}`);
  const show = (item: MediaItem_MediaFragment, index: number) => {
    const isVideo = item.__typename === 'Video';
    const label = isVideo ? item.alt || `Vídeo de ${authorName}` : altOf(index);
    return (
      <Coverable id={item.id} label={label} preview={previewOf(item)} isOwn={isOwn}>
        {isVideo ? (
          <LazyVideo video={item} label={label} />
        ) : (
          <Picture image={item} alt={label} priority={priority && index === 0} onEnlarge={() => setEnlarged(index)} />
        )}
      </Coverable>
    );
  };

  return (
    <div className="relative overflow-hidden bg-raised" style={{ aspectRatio: ratio }}>
      {media.length === 1 ? (
        show(first, 0)
      ) : (
        <Carousel label={`Mídias do post de ${authorName}`} items={media} render={show} />
      )}
      {enlarged !== null && (
        <Part onFail={() => setEnlarged(null)}>
          <Lightbox media={media} start={enlarged} altOf={altOf} isOwn={isOwn} onClose={() => setEnlarged(null)} />
        </Part>
      )}
    </div>
  );
}
