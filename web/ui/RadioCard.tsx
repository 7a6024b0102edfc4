import type { ComponentProps, ReactNode } from 'react';

type RadioCardProps = ComponentProps<'input'> & { label: string; words: string; icon?: ReactNode };

/** A radio button as a card with a label and a line of explanation. A click anywhere on the card selects it. */
export function RadioCard({ label, words, icon, ...input }: RadioCardProps) {
  return (
    <label className="relative isolate flex cursor-pointer items-center gap-3 p-3.25">
      <input type="radio" className="peer size-4 accent-ember" {...input} />
      <span
        // The frame comes after the input, because Firefox 114 has no selector (`:has()`) for the label of a checked
        // input.
        aria-hidden
        className="absolute inset-0 -z-1 rounded-control border border-line peer-checked:border-ember peer-checked:bg-raised peer-focus-visible:outline-2 peer-focus-visible:outline-ember"
      />
      {icon}
      <span className="min-w-0">
        <span className="block font-semibold text-ink">{label}</span>
        <span className="block text-sm text-ink-faint">{words}</span>
      </span>
    </label>
  );
}
