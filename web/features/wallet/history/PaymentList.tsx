import { ReceiptText, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePaymentsQuery, type PaymentRow_PaymentFragment } from './generated/payments.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { ListPage, PlacedList } from '../../../lists/listPlace.ts';
import { BoundedRows } from '../../../lists/BoundedRows.tsx';
import { usePages } from '../../../lists/usePages.ts';
import { useOnNews } from '../../notifications/useOnNews.ts';
import { PaymentLine } from './PaymentLine.tsx';
import { Receipt } from './Receipt.tsx';
import type { usePaymentFilter } from './usePaymentFilter.ts';
import { RETRY } from '../../../ui/connection.ts';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

const FIRST = 20;
const none: never[] = [];

/** The payment history. The next page is loaded when the viewer scrolls near the end. */
export function PaymentList({ filter, isFiltered, clear }: ReturnType<typeof usePaymentFilter>) {
  const [open, setOpen] = useState<PaymentRow_PaymentFragment | null>(null);
  const { data, error, refetch, fetchMore } = usePaymentsQuery({
    variables: { filter, first: FIRST },
    fetchPolicy: 'cache-and-network',
  });
  useOnNews(refetch);
  const pageInfo = data?.payments.pageInfo;
  const endCursor = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  const fetchPage = (page: ListPage) => fetchMore({ variables: { filter, ...page } });
  const { look, failed, retry } = usePages({ endCursor, fetchPage: (after) => fetchPage({ first: FIRST, after }) });
  const edges: PlacedList<PaymentRow_PaymentFragment>['edges'] = data?.payments.edges ?? none;
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [look]);

  if (!data) {
    return <QueryState error={error} retry={refetch} failed="O histórico não carregou" skeleton={<ListSkeleton />} />;
  }
  const shown = open && edges.find(({ node }) => node?.id === open.id)?.node;
  // A payment that has arrived is another row, so the row of the pending payment is gone, and so is its code.
  const current = open && (shown ?? (open.state === 'PENDING' ? null : open));
  if (edges.length === 0 && isFiltered) {
    return (
      <Notice
        icon={<SearchX aria-hidden className="size-7" />}
        title="Nada com estes filtros"
        action={<Button onClick={clear}>Limpar filtros</Button>}
      />
    );
  }
  if (edges.length === 0) {
    return (
      <Notice
        icon={<ReceiptText aria-hidden className="size-7" />}
        title="Nada no histórico ainda"
        action={
          <Link to="/payment/add-balance" className={buttonClass({})}>
            Adicionar saldo
          </Link>
        }
      >
        Tudo o que entrar na sua carteira ou sair dela aparece aqui, com comprovante.
      </Notice>
    );
  }

  return (
    <>
      <BoundedRows
        name={`payments-${JSON.stringify(filter)}`}
        edges={edges}
        fetchPage={fetchPage}
        label="Movimentações"
        className="divide-y divide-line border-y border-line"
      >
        {(payment) => (
          <li>
            <PaymentLine payment={payment} onOpen={() => setOpen(payment)} />
          </li>
        )}
      </BoundedRows>
      {endCursor !== null && !failed && <ListSkeleton rows={2} />}
      {failed && (
        <p role="alert" className="flex flex-wrap items-center justify-center gap-3 py-6 text-ink-soft">
          Não foi possível carregar mais.
          <Button variant="outline" size="sm" onClick={() => void retry()}>
            {RETRY}
          </Button>
        </p>
      )}
      <ItemBoundary>
        <Receipt payment={current} onClose={() => setOpen(null)} />
      </ItemBoundary>
    </>
  );
}

function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Carregando histórico" className="space-y-5 px-1 py-4 md:px-3">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <Skeleton className="h-9 flex-1" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </div>
  );
}
