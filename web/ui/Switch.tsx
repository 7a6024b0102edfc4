import { useId } from 'react';
import { cx } from './cx.ts';

type SwitchProps = { label: string; description?: string; checked: boolean; onChange: (checked: boolean) => void };

/** A row with a switch. A press anywhere on the row toggles the switch. */
export function Switch({ label, description, checked, onChange }: SwitchProps) {
  const id = useId();

  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-note` : undefined}
      className="flex min-h-13 w-full items-center justify-between gap-4 py-2 text-left text-ink"
      onClick={() => onChange(!checked)}
    >
      <span>
        <span id={id}>{label}</span>
        {description && (
          <span id={`${id}-note`} className="mt-0.5 block text-sm text-ink-faint">
            {description}
          </span>
        )}
      </span>
      <span
        aria-hidden
        className={cx(
          'flex h-7 w-12 shrink-0 items-center rounded-full border p-0.5 transition duration-150',
          checked ? 'border-ember bg-ember' : 'border-ink-faint bg-raised',
        )}
      >
        <span
          className={cx(
            'size-5.5 rounded-full transition duration-150',
            checked ? 'translate-x-5 bg-on-ember' : 'bg-ink-faint',
          )}
        />
      </span>
    </button>
  );
}
