import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { takeFocus } from '../../../ui/takeFocus.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { useRemoveSavedCardMutation, SavedCardDocument, useSavedCardQuery } from './generated/savedCard.ts';

/** Shows the saved card with a button to remove it. Renders nothing if no card is saved. */
export function SavedCard() {
  const { data, error } = useSavedCardQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const [asking, setAsking] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const { run, loading } = useRemoveSavedCardMutation({
    update: (cache) => void cache.writeQuery({ query: SavedCardDocument, data: { savedCard: null } }),
    done: () => {
      setRemoved(true);
      toast({ title: 'Cartão removido' });
    },
    failed: (problem) => toastFailure('Não foi possível remover', problem),
  });
  if (!data && !error) return <Pending />;
  const card = data?.savedCard;
  if (!card && isRemoved) {
    return (
      <p ref={takeFocus} tabIndex={-1} className="text-sm text-ink-soft outline-none">
        Você não tem mais um cartão guardado.
      </p>
    );
  }
  if (!card) return null;

  const { brand, last4, expiryMonth, expiryYear, isRefused } = card;
  return (
    <section aria-labelledby="saved-card" className="space-y-2">
      <h2 id="saved-card" className="text-lg font-semibold text-ink">
        Cartão guardado
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold text-ink tabular-nums">
            {brands[brand] ?? 'Cartão'} com final {last4}
          </p>
          <p className="text-sm text-ink-soft">
            {isRefused
              ? 'O banco recusou este cartão, e ele não é mais cobrado. Guarde outro ao adicionar saldo.'
              : `Vence em ${String(expiryMonth).padStart(2, '0')}/${expiryYear}. Paga o que faltar nas suas assinaturas.`}
          </p>
        </div>
        <Button variant="outline" size="sm" loading={loading} onClick={() => setAsking(true)}>
          Remover
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remover o cartão?"
        description="O provedor de pagamento o exclui. Ele não paga mais o que faltar nas suas assinaturas."
        confirmLabel="Remover cartão"
        onConfirm={() => void run({})}
      />
    </section>
  );
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  elo: 'Elo',
  hipercard: 'Hipercard',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
