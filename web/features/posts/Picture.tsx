import type { MediaItem_Media_Image_Fragment } from './generated/posts.ts';
import { placeholderOf } from '../../ui/placeholder.ts';

/**
 * The picture's width, as a value of the image attribute `sizes`: the width of the column; on small screens, the width
 * of the screen.
 */
const SIZES = '(min-width: 768px) 640px, 100vw';

type PictureProps = { image: MediaItem_Media_Image_Fragment; alt: string; priority: boolean; onEnlarge: () => void };

export function Picture({ image, alt, priority, onEnlarge }: PictureProps) {
  const placeholder = placeholderOf(image.thumbhash);
  return (
    <button
      type="button"
      aria-label={`Ampliar: ${alt}`}
      className="block size-full cursor-zoom-in -outline-offset-2"
      onClick={onEnlarge}
    >
      <img
        src={image.sources.at(-1)?.url}
        srcSet={image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={SIZES}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        className="size-full bg-cover bg-center object-cover"
        style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
      />
    </button>
  );
}
