import { usePaymentTestPageQuery } from './generated/payments.ts';

/**
 * A link to the test page of a payment by Pix, on which a tester returns the payment, makes a debit or cancels Pix
 * Automático. Renders nothing outside the payment sandbox.
 */
export function TestBank({ paymentId }: { paymentId: string }) {
  const { data } = usePaymentTestPageQuery({ variables: { id: paymentId }, context: { quiet: true } });
  const testUrl = data?.payment?.testUrl;
  if (testUrl == null) return null;
  return (
    <p className="mt-5 text-sm text-ink-soft print:hidden">
      Ambiente de testes: nada é cobrado.{' '}
      <a href={testUrl} target="_blank" rel="noopener" className="touch-target font-medium text-ink underline">
        Abrir o banco de teste
      </a>
    </p>
  );
}
