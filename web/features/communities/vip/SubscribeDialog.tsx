import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isolate } from '../../../ui/isolate.ts';
import type { CommunityPage_CommunityFragment } from '../generated/communities.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { nonBreakingBRL } from '../../../ui/brl.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useWallet } from '../../wallet/useWallet.ts';
import { useSubscription } from './useSubscription.ts';

type SubscribeDialogProps = {
  community: CommunityPage_CommunityFragment;
  /**
   * The displayed price in centavos. The server charges this price or refuses, so that the member never pays a price
   * that they have not seen.
   */
  price: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Shows the monthly price and the balance of the wallet, and buys the subscription from the balance. */
export function SubscribeDialog({ community, price, open, onOpenChange }: SubscribeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Assinar ${isolate(community.name)}`}
      description="A assinatura se renova todo mês com o saldo da sua carteira, e o cartão que você guardou paga o que faltar. Você pode cancelar quando quiser."
    >
      <Terms community={community} price={price} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

type TermsProps = Pick<SubscribeDialogProps, 'community' | 'price'> & { onDone: () => void };

function Terms({ community, price, onDone }: TermsProps) {
  const { wallet } = useWallet();
  const { buy } = useSubscription(community.id);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'no-balance' | 'price-changed' | null>(null);
  const missing = wallet ? price - wallet.balanceCentavos : 0;
  const lacksBalance = missing > 0 || problem === 'no-balance';

  async function pay() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await buy(price);
    setBusy(false);
    if (outcome === 'bought') {
      onDone();
      toast({ title: 'Assinatura feita. Boas-vindas!' });
    } else if (outcome !== 'failed') setProblem(outcome);
  }

  return (
    <>
      <dl className="divide-y divide-line rounded-control border border-line text-[0.9375rem] tabular-nums">
        <div className="flex justify-between gap-4 px-4 py-3">
          <dt className="text-ink-soft">Por mês</dt>
          <dd className="font-semibold text-ink">{nonBreakingBRL(price)}</dd>
        </div>
        <div className="flex justify-between gap-4 px-4 py-3">
          <dt className="text-ink-soft">Seu saldo</dt>
          <dd className="text-ink">{wallet?.formattedBalance ?? '…'}</dd>
        </div>
      </dl>
      {problem === 'price-changed' && (
        <p role="alert" className="mt-4 text-[0.9375rem] text-danger">
          O preço mudou: agora custa {nonBreakingBRL(price)} por mês. Nada foi cobrado.
        </p>
      )}
      {lacksBalance ? (
        <>
          <p role="alert" className="mt-4 text-[0.9375rem] text-ink-soft">
            Seu saldo não é suficiente<span>{missing > 0 ? `: faltam ${nonBreakingBRL(missing)}` : ''}</span>.
          </p>
          <Link
            to={`/payment/add-balance?valor=${Math.max(missing, 0)}&voltar=${encodeURIComponent(`/groups/${community.id}?assinar`)}`}
            className={buttonClass({ size: 'lg' }, 'mt-4 w-full')}
          >
            Adicionar saldo
          </Link>
        </>
      ) : (
        <Button size="lg" className="mt-5 w-full" loading={busy} disabled={!wallet} onClick={() => void pay()}>
          Pagar {nonBreakingBRL(price)} e assinar
        </Button>
      )}
    </>
  );
}
