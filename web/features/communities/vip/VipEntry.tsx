import { Crown } from 'lucide-react';
import type { CommunityPage_CommunityFragment } from '../generated/communities.ts';
import { Button } from '../../../ui/Button.tsx';
import { SubscribeDialog, type Price } from './SubscribeDialog.tsx';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';
import { useSubscribeDialog } from './useSubscribeDialog.ts';

/** Shows the price of a VIP community and the button to subscribe. */
export function VipEntry({ community, price }: { community: CommunityPage_CommunityFragment; price: Price }) {
  const [open, change] = useSubscribeDialog();
  const isOver = community.membership?.status === 'EXPIRED';

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
