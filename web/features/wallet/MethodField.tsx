import { useId } from 'react';

export type Method = 'CARD' | 'PIX';

const methods = [
  { value: 'PIX', label: 'Pix', words: 'Código para pagar no app do seu banco. Cai na hora.' },
  { value: 'CARD', label: 'Cartão', words: 'Crédito, com os dados digitados aqui.' },
] as const;

/** The radio buttons for the payment method: Pix or card. */
export function MethodField({ value, onChange }: { value: Method; onChange: (value: Method) => void }) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">Como pagar</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {methods.map(({ value: each, label, words }) => (
          <label
            key={each}
            className="flex cursor-pointer items-center gap-3 rounded-control border border-line p-3 has-checked:border-ember has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name={id}
              checked={value === each}
              onChange={() => onChange(each)}
              className="size-4 accent-ember"
            />
            <span className="min-w-0">
              <span className="block font-semibold text-ink">{label}</span>
              <span className="block text-sm text-ink-faint">{words}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
