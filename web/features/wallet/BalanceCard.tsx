import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useWallet } from './useWallet.ts';

/** A card that shows the wallet's balance, with the children, such as a button, beside it. */
export function BalanceCard({ children }: { children?: ReactNode }) {
  const { wallet, failed, retry } = useWallet();

  return (
    <section
      aria-label="Saldo"
      className="flex flex-wrap items-end justify-between gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <p className="text-sm text-ink-soft">Saldo disponível</p>
        {wallet ? (
          <>
            <p data-price className="mt-1 text-3xl font-bold tracking-tight text-ink tabular-nums">
              {wallet.balance.formatted}
            </p>
            {wallet.pending.centavos > 0 && (
              <p className="mt-2 text-sm text-ink-soft">
                {wallet.pending.formatted} a receber de assinaturas VIP: a parte de cada dia entra no saldo quando o dia
                começa, mas só 14 dias depois de um pagamento com cartão ou 2 dias depois de um Pix. A parte de um
                pagamento contestado espera a decisão do banco.
              </p>
            )}
            {wallet.owed.centavos > 0 && (
              <p className="mt-2 text-sm text-ink-soft">
                Você tem {wallet.owed.formatted} em aberto: esse valor foi devolvido a quem pagou ou está contestado no
                banco, mas você já o tinha gastado. O que entrar na sua carteira quita isso primeiro.
              </p>
            )}
          </>
        ) : (
          <div className="mt-1">
            <QueryState
              error={failed}
              retry={retry}
              failed="Não foi possível carregar o saldo."
              layout="line"
              skeleton={
                <span role="status" aria-label="Carregando saldo">
                  <Skeleton className="h-9 w-36" />
                </span>
              }
            />
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
