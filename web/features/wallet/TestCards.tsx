const cards = [
  { number: '4242 4242 4242 4242', outcome: 'é aprovado' },
  { number: '4000 0000 0000 0002', outcome: 'é recusado' },
  { number: '4000 0027 6000 3184', outcome: 'pede autenticação' },
] as const;

/** Which numbers there are, where no card is charged. */
export function TestCards() {
  return (
    <details className="rounded-control bg-raised px-4 py-3 text-sm text-ink-soft">
      <summary className="cursor-pointer font-medium text-ink">Ambiente de testes: nada é cobrado</summary>
      <ul className="mt-2 space-y-1.5">
        {cards.map(({ number, outcome }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium text-ink tabular-nums">{number}</span>
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">Use qualquer validade futura e qualquer código de segurança.</p>
    </details>
  );
}
