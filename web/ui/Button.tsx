import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

const variants = {
  primary: 'bg-ember-gradient text-on-ember hover:brightness-110 active:brightness-95',
  secondary: 'bg-raised text-ink hover:bg-line',
  outline: 'border border-line text-ink hover:bg-raised',
  ghost: 'text-ink-soft hover:bg-raised hover:text-ink',
  link: 'text-ember hover:bg-raised',
  danger: 'bg-raised text-danger hover:bg-line',
} as const;

const sizes = {
  sm: 'touch-target px-4 text-sm',
  md: 'h-11 px-5 text-[0.9375rem]',
  lg: 'h-13 px-7 text-base',
} as const;

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** Returns the CSS classes of a button. Also used for links that look like a button. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook, className?: string) {
  return cx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap transition duration-150 select-none disabled:opacity-50',
    variants[variant],
    sizes[size],
    className,
  );
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /**
     * True while an action is running. The button then shows a spinner and ignores clicks, but keeps its width and the
     * focus.
     */
    loading?: boolean;
  };

export function Button({ variant, size, loading = false, className, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonClass({ variant, size }, cx('relative', className))}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      <span className={cx('inline-flex items-center gap-2', loading && 'invisible')}>{children}</span>
      {loading && <Spinner className="absolute" />}
    </button>
  );
}
