import { cx } from './cx.ts';

type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A row that is on or off; the whole of it can be pressed. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className="flex min-h-13 w-full items-center justify-between gap-4 border-b border-line text-left text-ink"
      onClick={() => onChange(!checked)}
    >
      {label}
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
