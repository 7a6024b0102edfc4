import type { Sponsored_AdFragment } from './generated/sponsored.ts';
import { Coverable } from '../discretion/Coverable.tsx';
import { Carousel } from '../posts/Carousel.tsx';
import { placeholderOf } from '../../ui/placeholder.ts';

/** The minimum and maximum aspect ratio of an ad's images, the same as for media in posts. */
const TALLEST = 4 / 5;
const WIDEST = 1.91;

type Images = Sponsored_AdFragment['images'];

export function SponsoredImages({ images, title }: { images: Images; title: string }) {
  const [first] = images;
  if (!first) return null;
  const ratio = Math.min(WIDEST, Math.max(TALLEST, first.width / first.height || 1));

  return (
    <div className="relative overflow-hidden bg-raised" style={{ aspectRatio: ratio }}>
      {images.length === 1 ? (
        <SponsoredImage image={first} alt={title} />
      ) : (
        <Carousel
          label={`Imagens de ${title}`}
          items={images}
          render={(image, index) => <SponsoredImage image={image} alt={`${title}: imagem ${index + 1}`} />}
        />
      )}
    </div>
  );
}

function SponsoredImage({ image, alt }: { image: Images[number]; alt: string }) {
  const placeholder = placeholderOf(image.thumbhash);
  return (
    <Coverable id={image.id} label={alt} preview={image.sources[0]?.url}>
      <img
        src={image.sources.at(-1)?.url}
        srcSet={image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes="(min-width: 768px) 640px, 100vw"
        width={image.width}
        height={image.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="size-full bg-cover bg-center object-cover"
        style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
      />
    </Coverable>
  );
}
