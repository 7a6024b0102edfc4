import { useLayoutEffect, useRef } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { maskBirthDate, maskedCaret } from './birthDate.ts';

type BirthDateFieldProps = { value: string; error?: string; onChange: (masked: string) => void; onBlur?: () => void };

/** A date typed as digits; the slashes come by themselves and the caret stays where one is typing. */
export function BirthDateField({ value, error, onChange, onBlur }: BirthDateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null || input.current !== document.activeElement) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <TextField
      ref={input}
      label="Data de nascimento"
      placeholder="DD/MM/AAAA"
      inputMode="numeric"
      autoComplete="bday"
      value={value}
      error={error}
      onBlur={onBlur}
      onChange={({ target }) => {
        caret.current = maskedCaret(target.value, target.selectionStart ?? target.value.length);
        onChange(maskBirthDate(target.value));
      }}
    />
  );
}
