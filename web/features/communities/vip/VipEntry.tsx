import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CommunityPage_CommunityFragment } from '../generated/communities.ts';
import { Button } from '../../../ui/Button.tsx';
import { SubscribeDialog, type Price } from './SubscribeDialog.tsx';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

/**
 * Shows the price of a VIP community and the button to subscribe. If the URL has the parameter `assinar`, the dialog is
 * open from the start, because the page for adding balance returns to this URL.
 */
export function VipEntry({ community, price }: { community: CommunityPage_CommunityFragment; price: Price }) {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(params.has('assinar'));
  const isOver = community.membership?.status === 'EXPIRED';

  function change(next: boolean) {
    setOpen(next);
    if (!next && params.has('assinar')) setParams({}, { replace: true });
  }

  return (
    <>
      {isOver && (
        <p className="mb-3 rounded-control bg-raised px-4 py-3 text-ink-soft">
          Sua assinatura terminou. Assine de novo para voltar.
        </p>
      )}
      <Button className="w-full" onClick={() => change(true)}>
        <Crown aria-hidden className="size-5" />
        Assinar por {price.formatted} ao mês
      </Button>
      <p className="mt-2 text-center text-sm text-ink-faint">
        Posts, comentários e mídia são só para assinantes. Cancele quando quiser.
      </p>
      <ItemBoundary>
        <SubscribeDialog community={community} price={price} open={open} onOpenChange={change} />
      </ItemBoundary>
    </>
  );
}
