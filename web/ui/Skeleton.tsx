import { cx } from './cx.ts';

/** A calm stand-in of about the shape that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded-control bg-raised', className)} />;
}
