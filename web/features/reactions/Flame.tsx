import { cx } from '../../ui/cx.ts';

type FlameProps = { lit: boolean; burst: boolean; className: string };

const OUTLINE =
  'M12 2.5c.4 3.2 2 4.7 3.6 6.4 1.6 1.7 3.2 3.6 3.2 6.4a6.8 6.8 0 0 1-13.6 0c0-2 .8-3.6 2-5 .3 1.6 1.1 2.6 2.3 3C8.7 9.6 9.6 5.2 12 2.5Z';

/** The flame icon of the brand, as an outline or lit. `burst` plays a short animation with sparks (under 200 ms). */
export function Flame({ lit, burst, className }: FlameProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={cx('line-icon overflow-visible', className, burst && 'animate-flare')}
    >
      <path d={OUTLINE} className={lit ? 'fill-[url(#ember)] stroke-none' : undefined} />
      {burst && (
        <path
          d="M12 1v-4M4 4 1.5 1M20 4l2.5-3M2 12h-4M22 12h4"
          className="animate-sparks stroke-[url(#ember)] stroke-2"
        />
      )}
    </svg>
  );
}

/** The SVG gradient that lit flames reference. Render it one time per page. */
export function FlameGradient() {
  return (
    <svg aria-hidden className="absolute size-0">
      <linearGradient id="ember" x1="0" y1="1" x2="0.4" y2="0">
        <stop offset="0" stopColor="var(--ember-to)" />
        <stop offset="1" stopColor="var(--ember-from)" />
      </linearGradient>
    </svg>
  );
}
