import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { cx } from '../../../ui/cx.ts';

type TermsCheckboxProps = InputHTMLAttributes<HTMLInputElement> & { error?: string; ref?: Ref<HTMLInputElement> };

export function TermsCheckbox({ error, ...props }: TermsCheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className={cx('flex items-start gap-3 rounded-control border p-4', error ? 'border-danger' : 'border-line')}>
        <input
          id={id}
          type="checkbox"
          {...props}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-ember"
        />
        <label htmlFor={id} className="text-[0.9375rem] leading-snug text-ink-soft">
          Eu sou maior de 18 anos e aceito os{' '}
          <a
            href="/terms-and-conditions"
            target="_blank"
            rel="noopener"
            className="font-medium text-ember underline underline-offset-4"
          >
            Termos e condições
          </a>
        </label>
      </div>
      {error && (
        <p id={`${id}-note`} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
