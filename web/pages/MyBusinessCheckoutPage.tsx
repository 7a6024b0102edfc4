import { AdCheckout } from '../features/ads/AdCheckout.tsx';
import { AdPageHeader } from '../features/ads/AdPageHeader.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /ads/new/my-business/payment-checkout (SPEC.md, section 2): the payment of an ad for the member's business. */
export function MyBusinessCheckoutPage() {
  useTitle('Pagamento');

  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <AdPageHeader title="Pagamento" back="/ads/new/my-business" backLabel="Voltar ao anúncio" />
      <AdCheckout kind="BUSINESS_AD" />
    </div>
  );
}
