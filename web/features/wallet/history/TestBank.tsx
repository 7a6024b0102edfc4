import { TestBankLink } from '../pix/TestBankLink.tsx';
import { usePaymentTestPageQuery } from './generated/payments.ts';

/**
 * A link to the test page of a payment by Pix, on which a tester returns the payment, makes a debit or cancels Pix
 * Automático. Renders nothing outside the payment sandbox.
 */
export function TestBank({ paymentId }: { paymentId: string }) {
  const { data } = usePaymentTestPageQuery({ variables: { id: paymentId }, context: { quiet: true } });
  const testUrl = data?.payment?.testUrl;
  if (testUrl == null) return null;
  return <TestBankLink url={testUrl} className="mt-5 print:hidden" />;
}
