/** Some of Stripe's test cards, the most useful ones for this app. All other test cards of Stripe work, too. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'aprovado' },
  { number: '5555 5555 5555 4444', outcome: 'aprovado, Mastercard' },
  { number: '3782 822463 10005', outcome: 'aprovado, Amex' },
  { number: '4000 0000 0000 0002', outcome: 'recusado' },
  { number: '4000 0000 0000 9995', outcome: 'sem saldo' },
  { number: '4000 0000 0000 0069', outcome: 'vencido' },
  { number: '4000 0027 6000 3184', outcome: 'pede autenticação' },
  { number: '4000 0084 0000 1629', outcome: 'autentica e é recusado' },
  { number: '4000 0000 0000 0259', outcome: 'aprovado e contestado' },
  { number: '4000 0000 0000 7726', outcome: 'devolução demorada' },
  { number: '4000 0000 0000 5126', outcome: 'devolução recusada' },
] as const;

/** Lists the test cards in an environment that does not charge real cards. */
export function TestCards() {
  return (
    <details className="rounded-control bg-raised px-4 py-3 text-sm text-ink-soft">
      <summary className="-my-3 cursor-pointer py-3 font-medium text-ink">Ambiente de testes: nada é cobrado</summary>
      <ul className="mt-2 space-y-1.5">
        {testCards.map(({ number, outcome }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium text-ink tabular-nums">{number}</span>
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Use qualquer validade futura e qualquer código de segurança (o da Amex tem 4 dígitos). Os outros cartões de
        teste da Stripe também funcionam.
      </p>
    </details>
  );
}
