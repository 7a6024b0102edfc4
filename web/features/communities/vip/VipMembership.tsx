import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import type { CommunityPage_CommunityFragment } from '../generated/communities.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useVipSubscriptionsQuery } from './generated/subscriptions.ts';
import { cancelWords, renewalText } from './renewalText.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';
import { useSubscribeDialog } from './useSubscribeDialog.ts';
import { useSubscription } from './useSubscription.ts';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

const dayFormat = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: 'numeric', month: 'long' });
const dayOf = (instant: string | null) => (instant === null ? '' : dayFormat.format(Date.parse(instant)));

const RESUMED = 'Se você usava o Pix Automático, ele continua cancelado.';

/** Shows the state of the viewer's own subscription of a VIP community, with buttons that cancel, resume or pay it. */
export function VipMembership({ community }: { community: CommunityPage_CommunityFragment }) {
  const { cancel, resume } = useSubscription(community.id);
  const [asksToCancel, setAsksToCancel] = useState(false);
  const [isPaying, setPaying] = useSubscribeDialog();
  const [busy, setBusy] = useState(false);
  const { membership, price: current } = community;
  // Only a subscription that is renewed says by what it is paid.
  const isRenewed = membership?.price != null && membership.status === 'ACTIVE';
  const { data } = useVipSubscriptionsQuery(
    isRenewed ? { fetchPolicy: 'cache-and-network', context: { quiet: true } } : skipToken,
  );
  const mine = data?.vipSubscriptions.find(({ communityId }) => communityId === community.id);
  if (membership?.price == null) return null;

  const { status, paidUntil, graceUntil } = membership;
  const canPay = status === 'PAST_DUE' && membership.isSold;
  const price = current && current.centavos < membership.price.centavos ? current : membership.price;
  const sentences: Record<string, string> = {
    ACTIVE: `Sua assinatura se renova em ${dayOf(paidUntil)} por ${price.formatted}${mine ? renewalText(mine.renewal, price.centavos) : ''}.`,
    CANCELS_AT_END: `Assinatura cancelada. Você participa até ${dayOf(paidUntil)}.`,
    PAST_DUE: membership.isSold
      ? `O mês não foi pago. Pague ${price.formatted} até ${dayOf(graceUntil)} para continuar.`
      : 'Esta comunidade não está aceitando pagamentos, e o mês não foi cobrado.',
  };

  async function run(act: () => Promise<boolean>, title: string, description?: string) {
    if (busy) return;
    setBusy(true);
    if (await act()) toast({ title, description });
    setBusy(false);
  }

  return (
    <section
      aria-label="Sua assinatura"
      className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised px-4 py-3 text-[0.9375rem]"
    >
      <p className={status === 'PAST_DUE' ? 'text-danger' : 'text-ink-soft'}>{sentences[status]}</p>
      <div className="flex flex-wrap gap-2">
        {canPay && (
          <Button size="sm" onClick={() => setPaying(true)}>
            Pagar agora
          </Button>
        )}
        {status === 'CANCELS_AT_END' ? (
          <Button
            variant="outline"
            size="sm"
            loading={busy}
            onClick={() => void run(resume, 'Assinatura retomada', RESUMED)}
          >
            Retomar assinatura
          </Button>
        ) : (
          <Button variant="outline" size="sm" loading={busy} onClick={() => setAsksToCancel(true)}>
            Cancelar assinatura
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asksToCancel}
        onOpenChange={setAsksToCancel}
        title="Cancelar a assinatura?"
        description={
          status === 'PAST_DUE'
            ? 'O mês não foi pago: você deixa de participar agora.'
            : `Você continua participando até ${dayOf(paidUntil)}, e nada mais é cobrado.${mine ? (cancelWords[mine.renewal] ?? '') : ''}`
        }
        confirmLabel="Cancelar assinatura"
        cancelLabel="Continuar assinando"
        onConfirm={() => void run(cancel, 'Assinatura cancelada')}
      />
      <ItemBoundary>
        <SubscribeDialog community={community} price={price} open={canPay && isPaying} onOpenChange={setPaying} />
      </ItemBoundary>
    </section>
  );
}
