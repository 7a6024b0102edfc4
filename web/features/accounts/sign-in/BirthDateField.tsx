import { useLayoutEffect, useRef } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import { maskBirthDate, maskedCaret, wholeBirthDate } from './birthDate.ts';

type BirthDateFieldProps = { value: string; error?: string; onChange: (masked: string) => void; onBlur?: () => void };

/**
 * A date field that inserts the slashes while the member types digits. The caret stays behind the typed digit. A pasted
 * or autofilled date is parsed as a whole. A text after a deletion or after a typed character is never parsed as a
 * whole: otherwise a half-deleted day ('3/05/1990') would become a new date.
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
        const isTyping =
          nativeEvent instanceof InputEvent &&
          (nativeEvent.inputType.startsWith('delete') || nativeEvent.data?.length === 1);
        const whole = isTyping ? null : wholeBirthDate(target.value);
        caret.current = whole?.length ?? maskedCaret(target.value, target.selectionStart ?? target.value.length);
        onChange(whole ?? maskBirthDate(target.value));
      }}
    />
  );
}
