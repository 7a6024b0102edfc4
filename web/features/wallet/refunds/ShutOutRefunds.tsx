import { useState } from 'react';
import { distinct } from '../../../lists/distinct.ts';
import { usePaymentsQuery } from '../history/generated/payments.ts';
import { Button } from '../../../ui/Button.tsx';
import { SettingsCard } from '../../../ui/SettingsCard.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useStep } from '../../accounts/useStep.ts';
import { RefundButton } from './RefundButton.tsx';
import { formatDay } from '../history/paymentWords.ts';
import { Item } from '../../../ui/Item.tsx';

const DAYS_TO_REGRET = 7;
const DAY_MS = 86_400_000;
const AT_ONCE = 20;

/**
 * Lists the recent top-ups of a member whose account is suspended. Each row shows the amount that can still be
 * refunded.
 */
export function ShutOutRefunds({ balance, onRefunded }: { balance: string | null; onRefunded: () => void }) {
  const [from] = useState(() => new Date(Date.now() - (DAYS_TO_REGRET + 1) * DAY_MS).toISOString().slice(0, 10));
  const variables = { filter: { kind: 'TOP_UP' as const, state: 'SUCCEEDED' as const, from }, first: AT_ONCE };
  const { data, error, refetch, fetchMore } = usePaymentsQuery({ variables });
  const further = useStep();
  const payments = data && distinct(data.payments.edges);
  const pageInfo = data?.payments.pageInfo;
  const after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;

  return (
    <SettingsCard
      title="Devolução"
      description="O que você pagou nos últimos sete dias volta para o cartão ou para a conta que pagou, se ainda estiver no seu saldo."
    >
      {balance !== null && (
        <p className="mb-4 text-ink">
          Seu saldo: <strong className="tabular-nums">{balance}</strong>
        </p>
      )}
      {payments?.length === 0 && <p className="text-ink-soft">Nenhum pagamento nos últimos sete dias.</p>}
      {payments && payments.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {payments.map(({ id, amount, createdAt, method }) => (
            <Item key={id}>
              {() => (
                <li className="py-4">
                  <p className="flex justify-between gap-4 text-ink">
                    <span>Pagamento de {formatDay(createdAt)}</span>
                    <span className="font-semibold tabular-nums">{amount.formatted}</span>
                  </p>
                  <RefundButton
                    paymentId={id}
                    isPix={method === 'PIX'}
                    onRefunded={onRefunded}
                    none={<p className="mt-2 text-sm text-ink-soft">Nada a devolver deste pagamento.</p>}
                  />
                </li>
              )}
            </Item>
          ))}
        </ul>
      )}
      {after !== null && (
        <Button
          variant="outline"
          className="mt-4"
          loading={further.loading}
          onClick={() =>
            void further.run(async () => {
              await fetchMore({ variables: { ...variables, after } });
              return { success: true };
            })
          }
        >
          Mostrar mais
        </Button>
      )}
      {further.problem && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {further.problem}
        </p>
      )}
      {!payments && (
        <QueryState error={error} retry={refetch} failed="Seu histórico não carregou." layout="alert" skeleton={null} />
      )}
    </SettingsCard>
  );
}
