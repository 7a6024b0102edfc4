import { useId } from 'react';
import type { HighlightType } from '../../generated/schema.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { RadioCard } from '../../ui/RadioCard.tsx';
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
          <RadioCard
            key={each}
            name={id}
            checked={value === each}
            onChange={() => onChange(each)}
            label={label}
            words={words}
          />
        ))}
      </div>
      <FieldProblem id={`${id}-note`} problem={problem} />
    </fieldset>
  );
}
