import { EyeOff } from 'lucide-react';
import type { Bubble_MessageFragment } from './generated/conversations.ts';
import { Coverable } from '../discretion/Coverable.tsx';
import { placeholderOf } from '../../ui/placeholder.ts';

const WIDTH_PX = 260;
const TALLEST_PX = 340;

type MessageImageProps = {
  image: NonNullable<Bubble_MessageFragment['image']>;
  isBlurred: boolean;
  isOwn: boolean;
  by: string;
};

/**
 * The picture of a message. In a message request that the viewer has not accepted, only a blurred preview is shown,
 * because the server does not send the picture itself.
 */
export function MessageImage({ image, isBlurred, isOwn, by }: MessageImageProps) {
  const placeholder = placeholderOf(image.thumbhash);
  const shape = { aspectRatio: `${image.width} / ${image.height}`, maxHeight: TALLEST_PX, width: WIDTH_PX };
  const look = placeholder ? { ...shape, backgroundImage: `url(${placeholder})` } : shape;
  const largest = image.sources.at(-1);

  if (isBlurred || !largest) {
    return (
      <span
        role="img"
        aria-label="Imagem oculta até você aceitar a conversa"
        className="grid max-w-full place-items-center rounded-control bg-raised bg-cover bg-center"
        style={look}
      >
        <EyeOff aria-hidden className="size-9 rounded-full bg-scrim p-2 text-white" />
      </span>
    );
  }
  const alt = image.alt || `Imagem enviada por ${by}`;
  const picture = (
    <a href={largest.url} target="_blank" rel="noopener" aria-label={`Abrir a imagem de ${by}`} className="block">
      <img
        src={largest.url}
        srcSet={image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={`${WIDTH_PX}px`}
        width={image.width}
        height={image.height}
        alt={alt}
        decoding="async"
        className="max-w-full rounded-control bg-raised bg-cover bg-center object-cover"
        style={look}
      />
    </a>
  );
  return (
    <Coverable id={image.id} label={alt} preview={image.sources[0]?.url} isOwn={isOwn} shape={shape}>
      {picture}
    </Coverable>
  );
}
