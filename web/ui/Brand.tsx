import { useId } from 'react';
import { cx } from './cx.ts';

/**
 * The logo: a flame with a dark centre. It is hidden from screen readers, because the site's name is next to it or in
 * the label of the link.
 */
function EmberMark({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={cx('shrink-0', className)}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--ember-from)" />
          <stop offset="1" stopColor="var(--ember-to)" />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${id})`}
        d="M17.2 1.6c1 5.2-1.6 7.6-4.3 10.6-.8-1.3-1.2-2.5-1.3-4C7.2 11.8 4.5 15.6 4.5 20A11.4 11.4 0 0 0 16 31.2 11.4 11.4 0 0 0 27.500 20c0-7.400-5.400-12.200-10.300-18.400Zm-1 25.600c-3.200 0-5.500-2.200-5.500-5.200 0-2.700 1.700-4.400 3.300-6.300.9 1 1.300 1.700 1.500 2.700 1.600-1.700 2.300-3.400 2.200-5.500 2.500 2.600 4 5.300 4 8.600 0 3.300-2.300 5.700-5.500 5.700Z"
      />
    </svg>
  );
}

/** The logo with the site's name, scaled to the font size of the surrounding text. */
export function Brand({ className, nameClass }: { className?: string; nameClass?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2 font-bold tracking-tight text-ink', className)}>
      <EmberMark className="size-[1.35em]" />
      <span className={nameClass}>Brasa</span>
    </span>
  );
}
