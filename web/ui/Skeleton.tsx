import { cx } from './cx.ts';

/** A placeholder of about the same shape as the content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded-control bg-raised', className)} />;
}
