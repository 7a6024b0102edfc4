import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { TextField } from './TextField.tsx';

type DateFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  label: string;
  type: 'date' | 'month';
  /** YYYY-MM-DD or YYYY-MM, '' for none. */
  value: string;
  error?: string;
  /** Is told a whole date, or '' once the field is empty. */
  onChange: (value: string) => void;
};

/** A year of four digits: on the way to 2026, browsers answer 0002, 0020 and 0202. */
const WHOLE = { date: /^[1-9]\d{3}-\d{2}-\d{2}$/, month: /^[1-9]\d{3}-(0[1-9]|1[0-2])$/ };

/**
 * Takes a day or a month, and calls `onChange` once it is complete. While the member types, the field is uncontrolled:
 * a value that is set meanwhile would empty it. Browsers without a month picker show a text field.
 */
export function DateField({ value, onChange, type, ...props }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);

  useEffect(() => {
    if (value === told.current || !input.current) return;
    told.current = value;
    input.current.value = value;
  }, [value]);

  /** In a field of text a month may be written as members write it. */
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
        tell(read(target));
      }}
    />
  );
}
