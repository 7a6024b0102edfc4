import type { GenderCategory } from '../../generated/schema.ts';
import { cx } from '../../ui/cx.ts';

export const categories: readonly { value: GenderCategory; label: string; plural: string }[] = [
  { value: 'MULHER', label: 'Mulher', plural: 'Mulheres' },
  { value: 'HOMEM', label: 'Homem', plural: 'Homens' },
  { value: 'TRANS', label: 'Trans', plural: 'Trans' },
];

type ChipProps = { pressed: boolean; onPress: () => void; children: string };

/** A choice that is on or off. */
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
