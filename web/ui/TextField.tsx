import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from './cx.ts';
import { keepWithin } from './keepWithin.ts';

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string;
  hint?: string;
  /** Content at the end of the input, for example a show/hide button. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function TextField({ label, error, hint, trailing, className, maxLength, ...props }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink-soft">
        {label}
      </label>
      <div
        className={cx(
          'flex h-12 items-center rounded-control border bg-surface transition duration-150',
          error ? 'border-danger' : 'border-line focus-within:border-ember',
        )}
      >
        <input
          id={id}
          {...props}
          {...(maxLength !== undefined && keepWithin(maxLength))}
          aria-invalid={error !== undefined}
          aria-describedby={note ? noteId : undefined}
          className="h-full min-w-0 flex-1 rounded-control bg-transparent px-4 text-base text-ink outline-none placeholder:text-ink-faint"
        />
        {trailing}
      </div>
      {note && (
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={cx('mt-1.5 text-sm', error ? 'text-danger' : 'text-ink-faint')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
