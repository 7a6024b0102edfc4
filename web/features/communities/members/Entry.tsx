import { useState } from 'react';
import type { CommunityPage_CommunityFragment } from '../generated/communities.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { VipEntry } from '../vip/VipEntry.tsx';
import { useCommunityActions } from '../useCommunityActions.ts';

/** The buttons with which the viewer joins a community, or withdraws their request to join. */
export function Entry({ community }: { community: CommunityPage_CommunityFragment }) {
  const { join, leave } = useCommunityActions(community.id);
  const [busy, setBusy] = useState(false);
  const status = community.membership?.status;

  async function run(act: () => Promise<boolean>, done: string) {
    setBusy(true);
    if (await act()) toast({ title: done });
    setBusy(false);
  }

  if (status === 'PENDING') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised px-4 py-3">
        <p role="status" className="text-ink-soft">
          Pedido enviado. Quem cuida da comunidade vai responder.
        </p>
        <Button variant="outline" size="sm" loading={busy} onClick={() => void run(leave, 'Pedido cancelado')}>
          Cancelar pedido
        </Button>
      </div>
    );
  }
  if (community.kind === 'VIP') {
    return community.price === null ? null : <VipEntry community={community} price={community.price} />;
  }
  return (
    <>
      <Button className="w-full" loading={busy} onClick={() => void run(join, 'Pedido enviado')}>
        Pedir para entrar
      </Button>
      <p className="mt-2 text-center text-sm text-ink-faint">Posts, comentários e mídia são só para quem participa.</p>
    </>
  );
}
