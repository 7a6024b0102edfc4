import { useId } from 'react';
import type { HighlightType } from '../../generated/schema.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { highlights } from './labels.ts';

type HighlightFieldProps = {
  value: HighlightType | null;
  onChange: (value: HighlightType) => void;
  problem: string | undefined;
};

/**
 * The radio buttons that choose where the paid highlight of the profile appears: in the feed, in Discover or in both.
 */
export function HighlightField({ value, onChange, problem }: HighlightFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={problem ? `${id}-note` : undefined}>
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">Onde aparecer</legend>
      <div className="grid gap-2">
        {highlights.map(({ value: each, label, words }) => (
          <label
            key={each}
            className="flex cursor-pointer items-center gap-3 rounded-control border border-line p-3 has-checked:border-ember has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name={id}
              checked={value === each}
              onChange={() => onChange(each)}
              className="size-4 accent-ember"
            />
            <span className="min-w-0">
              <span className="block font-semibold text-ink">{label}</span>
              <span className="block text-sm text-ink-faint">{words}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldProblem id={`${id}-note`} problem={problem} />
    </fieldset>
  );
}
