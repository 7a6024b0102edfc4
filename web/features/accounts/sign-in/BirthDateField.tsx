import { useLayoutEffect, useRef } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import { maskBirthDate, maskedCaret, wholeBirthDate } from './birthDate.ts';

type BirthDateFieldProps = { value: string; error?: string; onChange: (masked: string) => void; onBlur?: () => void };

/**
 * A date typed as digits; the slashes come by themselves and the caret stays where one is typing. A date that arrives
 * whole is taken as it was meant. Deleting never makes one, so that a day of two digits can be deleted.
 */
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
      onChange={({ target, nativeEvent }) => {
        const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
        const whole = isDeleting ? null : wholeBirthDate(target.value);
        caret.current = whole?.length ?? maskedCaret(target.value, target.selectionStart ?? target.value.length);
        onChange(whole ?? maskBirthDate(target.value));
      }}
    />
  );
}
