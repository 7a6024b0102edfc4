import { AdForm } from '../features/ads/AdForm.tsx';
import { AdPageHeader } from '../features/ads/AdPageHeader.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /ads/new/my-business (SPEC.md, section 2): the form for an ad for the member's business. */
export function MyBusinessAdPage() {
  useTitle('Anunciar meu negócio');

  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <AdPageHeader title="Anunciar meu negócio" back="/ads/new" backLabel="Tipo de anúncio" />
      <AdForm kind="BUSINESS_AD" />
    </div>
  );
}
