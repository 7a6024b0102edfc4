import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A round, 44 px target that holds an icon; `label` is what a screen reader says and the tooltip shows. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...props}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition duration-150 hover:bg-raised hover:text-ink disabled:opacity-50',
        className,
      )}
    />
  );
}
