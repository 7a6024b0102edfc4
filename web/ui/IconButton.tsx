import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A round button of 44 px with an icon. `label` is the button's accessible name and its tooltip. */
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
