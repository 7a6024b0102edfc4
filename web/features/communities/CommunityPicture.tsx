import { useState } from 'react';
import { initialOf } from '../../../schema/graphemes.ts';
import type { CommunityCard_CommunityFragment } from './generated/communities.ts';
import { cx } from '../../ui/cx.ts';
import { placeholderOf } from '../../ui/placeholder.ts';

type CommunityPictureProps = {
  community: Pick<CommunityCard_CommunityFragment, 'name' | 'picture'>;
  /** The displayed width, as a value of the image attribute `sizes`. */
  sizes: string;
  className?: string;
};

/**
 * The community's picture, or its first letter if there is no picture. Hidden from screen readers, because the name is
 * beside it.
 */
export function CommunityPicture({ community: { name, picture }, sizes, className }: CommunityPictureProps) {
  const [broken, setBroken] = useState(false);
  if (!picture || broken) {
    return (
      <span
        aria-hidden
        className={cx('grid place-items-center bg-raised text-3xl font-bold text-ember select-none', className)}
      >
        {initialOf(name)}
      </span>
    );
  }
  const placeholder = placeholderOf(picture.thumbhash);
  return (
    <img
      src={picture.sources.at(-1)?.url}
      srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt=""
      decoding="async"
      onError={() => setBroken(true)}
      className={cx('bg-raised bg-cover bg-center object-cover', className)}
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
    />
  );
}
