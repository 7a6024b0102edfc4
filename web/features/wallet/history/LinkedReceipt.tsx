import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePaymentReceiptQuery } from './generated/payments.ts';
import { useOnNews } from '../../notifications/useOnNews.ts';
import { toastFailure } from '../../../ui/toast.ts';
import { Receipt } from './Receipt.tsx';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

const NAME = 'recibo';

/**
 * Opens the receipt whose id is in the page's URL, for example after a click on a notification. When the receipt is
 * closed, removes its id from the URL.
 */
export function LinkedReceipt() {
  const [params, setParams] = useSearchParams();
  const id = params.get(NAME);
  const { data, error, refetch } = usePaymentReceiptQuery(id === null ? skipToken : { variables: { id } });
  useOnNews(() => (id === null ? Promise.resolve() : refetch()));
  const isMissing = id !== null && ((error !== undefined && !data) || data?.payment === null);

  function close() {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(NAME);
        return next;
      },
      { replace: true },
    );
  }

  useEffect(() => {
    if (isMissing) toastFailure('Não foi possível abrir o comprovante', null);
  }, [isMissing]);

  return (
    <ItemBoundary>
      <Receipt payment={(id !== null && data?.payment) || null} onClose={close} />
    </ItemBoundary>
  );
}
