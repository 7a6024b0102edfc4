import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { keepWithin } from './keepWithin.ts';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  error?: string;
  hint?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

export function TextArea({ label, error, hint, className, maxLength, ...props }: TextAreaProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink-soft">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        {...props}
        {...(maxLength !== undefined && keepWithin(maxLength))}
        aria-invalid={error !== undefined}
        aria-describedby={note ? noteId : undefined}
        className={cx(
          'block w-full resize-y rounded-control border bg-surface px-4 py-3 text-base text-ink outline-none placeholder:text-ink-faint',
          error ? 'border-danger' : 'border-line focus:border-ember',
        )}
      />
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
