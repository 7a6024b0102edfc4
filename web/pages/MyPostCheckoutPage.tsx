import { AdCheckout } from '../features/ads/AdCheckout.tsx';
import { AdPageHeader } from '../features/ads/AdPageHeader.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /ads/new/my-post/payment-checkout: the payment of a boosted post. */
export function MyPostCheckoutPage() {
  useTitle('Pagamento');

  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <AdPageHeader title="Pagamento" back="/ads/new/my-post" backLabel="Voltar ao anúncio" />
      <AdCheckout kind="POST_AD" />
    </div>
  );
}
