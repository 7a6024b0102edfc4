import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { keepWithin } from '../../ui/keepWithin.ts';
import { cx } from '../../ui/cx.ts';

const MAX_LENGTH = 500;

type BioFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  error?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

export function BioField({ error, ...props }: BioFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink-soft">
        Bio
      </label>
      <textarea
        id={id}
        rows={4}
        {...keepWithin(MAX_LENGTH)}
        {...props}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        className={cx(
          'block w-full rounded-control border bg-surface px-4 py-3 text-base text-ink outline-none placeholder:text-ink-faint',
          error ? 'border-danger' : 'border-line focus:border-ember',
        )}
      />
      {error && (
        <p id={`${id}-note`} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
