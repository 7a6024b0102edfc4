import { cx } from './cx.ts';

type ChipProps = { pressed: boolean; onPress: () => void; children: string };

/** A rounded button that turns an option on or off. */
export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'h-11 shrink-0 rounded-full border px-4 text-[0.9375rem] font-medium transition duration-150',
        pressed ? 'border-ember bg-raised text-ink' : 'border-line text-ink-soft hover:bg-raised hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
