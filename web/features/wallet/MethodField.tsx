import { useId } from 'react';
import { RadioCard } from '../../ui/RadioCard.tsx';

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
          <RadioCard
            key={each}
            name={id}
            checked={value === each}
            onChange={() => onChange(each)}
            label={label}
            words={words}
          />
        ))}
      </div>
    </fieldset>
  );
}
