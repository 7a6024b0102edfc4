import { cx } from './cx.ts';

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      role="status"
      aria-label="Carregando"
      className={cx('block size-5 animate-spin rounded-full border-2 border-current border-r-transparent', className)}
    />
  );
}
