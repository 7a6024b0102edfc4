import { useState } from 'react';
import { initialOf } from '../../schema/graphemes.ts';
import { cx } from './cx.ts';

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg', xl: 'size-24 text-3xl' } as const;

type AvatarProps = { name: string; url: string | null; size?: keyof typeof sizes; className?: string };

/**
 * Shows a member's picture. If there is no picture or it fails to load, shows the first letter of the member's name.
 * The avatar is hidden from screen readers, because the name is always next to it.
 */
export function Avatar({ name, url, size = 'md', className }: AvatarProps) {
  const look = cx('shrink-0 rounded-full object-cover select-none', sizes[size], className);
  const [broken, setBroken] = useState<string | null>(null);
  if (url && url !== broken)
    return <img src={url} alt="" className={cx(look, 'bg-raised')} decoding="async" onError={() => setBroken(url)} />;

  return (
    <span
      aria-hidden
      className={cx(look, 'inline-flex items-center justify-center bg-raised font-semibold text-ember')}
    >
      {initialOf(name)}
    </span>
  );
}
