import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { TextField } from './TextField.tsx';

type DateFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  label: string;
  type: 'date' | 'month';
  /** The date as YYYY-MM-DD or the month as YYYY-MM; '' if there is none. */
  value: string;
  error?: string;
  /** Reads the text of a field that the member has left, for browsers that show a text field. '' if it is no date. */
  readText?: (text: string) => string;
  /** Called with a complete date, or with '' when the field is empty. */
  onChange: (value: string) => void;
};

/**
 * Matches a complete date whose year has four digits and does not start with 0. While a member types the year 2026,
 * browsers report the years 0002, 0020 and 0202.
 */
const WHOLE = { date: /^[1-9]\d{3}-\d{2}-\d{2}$/, month: /^[1-9]\d{3}-(0[1-9]|1[0-2])$/ };

/**
 * A field for a day or a month. Calls `onChange` when the date is complete. The input is uncontrolled, because React
 * would empty it by setting its value while the member types. Browsers that have no month picker show a text field.
 */
export function DateField({ value, onChange, type, readText, ...props }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);

  useEffect(() => {
    if (value === told.current || !input.current) return;
    told.current = value;
    input.current.value = value;
  }, [value]);

  /**
   * Returns the complete date in the field, or '' if it is not complete. In a text field, a month may also be typed as
   * MM/YYYY.
   */
  function read(field: HTMLInputElement) {
    const written = type === 'month' ? field.value.replace(/^(\d{2})\/(\d{4})$/, '$2-$1') : field.value;
    return WHOLE[type].test(written) ? written : '';
  }

  function tell(next: string) {
    if (next === told.current) return;
    told.current = next;
    onChange(next);
  }

  return (
    <TextField
      {...props}
      ref={input}
      type={type}
      defaultValue={value}
      onChange={({ target }) => {
        const isEmpty = target.value === '' && !target.validity.badInput;
        const whole = read(target);
        if (isEmpty || whole !== '') tell(whole);
      }}
      onBlur={({ target }) => {
        const year = target.value.replace(/^00(?=\d\d-)/, '20');
        if (year !== target.value) target.value = year;
        tell(readText?.(target.value) || read(target));
      }}
    />
  );
}
