import { useId } from 'react';
import type { GenderCategory } from '../../generated/schema.ts';
import { Chip } from '../../ui/Chip.tsx';
import { categories } from '../people/categories.ts';
import { FieldProblem } from './FieldProblem.tsx';

type TargetsFieldProps = {
  targets: readonly GenderCategory[];
  onChange: (targets: GenderCategory[]) => void;
  problem: string | undefined;
};

/** The field for the ad's audience. The member can choose several groups (PRODUCT.md). */
export function TargetsField({ targets, onChange, problem }: TargetsFieldProps) {
  const id = useId();
  const toggle = (value: GenderCategory) =>
    onChange(targets.includes(value) ? targets.filter((other) => other !== value) : [...targets, value]);

  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${problem ? `${id}-note ` : ''}${id}-hint`}>
      <p id={id} className="mb-1.5 text-sm font-medium text-ink-soft">
        Público
      </p>
      <div className="flex flex-wrap gap-2">
        {categories.map(({ value, plural }) => (
          <Chip key={value} pressed={targets.includes(value)} onPress={() => toggle(value)}>
            {plural}
          </Chip>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
        Mostrado a quem tem interesse nestas categorias. Escolha uma ou mais.
      </p>
      <FieldProblem id={`${id}-note`} problem={problem} />
    </div>
  );
}
