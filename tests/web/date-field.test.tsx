import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { monthIn } from '../../web/features/moderation/monthIn.ts';
import { DateField } from '../../web/ui/DateField.tsx';

/** Renders a month field as Firefox and desktop Safari show it: as a text field. */
function openMonth() {
  const onChange = vi.fn();
  render(<DateField label="Mês" type="month" readText={monthIn} value="" onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('Mês');
  field.type = 'text';
  // React sets the type again after each event.
  Object.defineProperty(field, 'type', { get: () => 'text', set: () => undefined });
  return { field, onChange };
}

it.each([
  ['5/2026', '2026-05'],
  ['05/2026', '2026-05'],
  ['05-2026', '2026-05'],
  ['2026/05', '2026-05'],
  ['2026-5', '2026-05'],
  ['maio de 2026', '2026-05'],
  ['Dez. 2026', '2026-12'],
  ['５/２０２６', '2026-05'],
  ['5/2026\u200b', '2026-05'],
])('a month written as "%s" in a text field counts when the member leaves the field', (text, month) => {
  const { field, onChange } = openMonth();
  fireEvent.input(field, { target: { value: text } });
  fireEvent.blur(field);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(month);
});

it.each(['13/2026', '0/2026', '2026', 'maio', '5/26', 'foo 2026', '1/5/2026'])(
  'the text "%s" in a month field gives no month',
  (text) => {
    const { field, onChange } = openMonth();
    fireEvent.input(field, { target: { value: text } });
    fireEvent.blur(field);
    expect(onChange).not.toHaveBeenCalled();
  },
);

it('a month whose second digit is not typed yet gives no month before the member leaves the field', () => {
  const { field, onChange } = openMonth();
  fireEvent.input(field, { target: { value: '2026/1' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.input(field, { target: { value: '2026/12' } });
  fireEvent.blur(field);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12');
});
