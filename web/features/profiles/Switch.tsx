import { useId } from 'react';
import { cx } from '../../ui/cx.ts';

type SwitchProps = { label: string; description: string; checked: boolean; onChange: (checked: boolean) => void };

export function Switch({ label, description, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p id={id} className="font-medium text-ink">
          {label}
        </p>
        <p id={`${id}-note`} className="mt-0.5 text-sm text-ink-faint">
          {description}
        </p>
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        onClick={() => onChange(!checked)}
        className="inline-flex h-11 w-14 shrink-0 items-center justify-center"
      >
        <span className={cx('h-7 w-12 rounded-full p-1 transition duration-150', checked ? 'bg-ember' : 'bg-line')}>
          <span
            className={cx('block size-5 rounded-full bg-white transition duration-150', checked && 'translate-x-5')}
          />
        </span>
      </button>
    </div>
  );
}
