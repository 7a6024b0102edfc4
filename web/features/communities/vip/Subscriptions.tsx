import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useVipSubscriptionsQuery, type SubscriptionRow_SubscriptionFragment } from './generated/subscriptions.ts';
import { useSession } from '../../../storage/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { formatDay } from '../../wallet/history/paymentWords.ts';
import { useOnNews } from '../../notifications/useOnNews.ts';
import { useSavedCardQuery } from '../../wallet/card/generated/savedCard.ts';
import { useConfirmRenewal } from '../../wallet/card/useConfirmRenewal.ts';
import { cancelWords, PIX_LATER, pixBackText, renewalText } from './renewalText.ts';
import { useCancelPixRenewal } from './useCancelPixRenewal.ts';
import { useCancelSubscription } from './useCancelSubscription.ts';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';

type Subscription = SubscriptionRow_SubscriptionFragment;

/**
 * Lists the viewer's monthly subscriptions of VIP communities, each with a button that cancels it. The list includes
 * subscriptions of communities that the viewer cannot open now.
 */
export function Subscriptions() {
  const { data, error, refetch } = useVipSubscriptionsQuery({ fetchPolicy: 'cache-and-network' });
  useOnNews(refetch);
  const rows = data?.vipSubscriptions;
  if (!rows && !error) return <Pending />;
  if (rows?.length === 0) return null;

  return (
    <section aria-labelledby="subscriptions" className="space-y-2">
      <h2 id="subscriptions" className="text-lg font-semibold text-ink">
        Assinaturas
      </h2>
      {rows ? (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {rows.map((each) => (
              <ItemBoundary key={each.communityId}>
                <Row subscription={each} />
              </ItemBoundary>
            ))}
          </ul>
          {rows.some(({ status, renewal }) => status === 'ACTIVE' && renewal !== 'PIX') && (
            <p className="text-sm text-ink-soft">{PIX_LATER}</p>
          )}
        </>
      ) : (
        <QueryState
          error={error}
          retry={refetch}
          failed="Não foi possível carregar suas assinaturas."
          layout="line"
          skeleton={null}
        />
      )}
    </section>
  );
}

function Row({ subscription }: { subscription: Subscription }) {
  const { communityId, name, status, paidUntil, confirmationId, renewal } = subscription;
  const [asking, setAsking] = useState(false);
  const [askingPix, setAskingPix] = useState(false);
  const pix = useCancelPixRenewal(communityId);
  const canOpen = useSession() !== null;
  const { cancel, busy } = useCancelSubscription(communityId);
  const { confirm, busy: isOpening } = useConfirmRenewal();
  const { data } = useSavedCardQuery(askingPix ? { context: { quiet: true } } : skipToken);
  const row = useKeptFocus<HTMLLIElement>(`${renewal} ${status}`);
  const card = data?.savedCard;
  // Until the card is known, the text must not promise that only the balance pays.
  const besides =
    data === undefined
      ? ', ou com o cartão que você guardou'
      : card && !card.isRefused
        ? `, e o que faltar, com o cartão de final ${card.last4}`
        : '';

  return (
    <li
      ref={row}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 outline-none"
    >
      <div className="min-w-0">
        {canOpen ? (
          <Link to={`/groups/${communityId}`} className="font-semibold break-words text-ink hover:underline">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className="font-semibold break-words text-ink">{name}</bdi>
        )}
        <p className="text-sm text-ink-soft">{sentenceOf(subscription)}</p>
      </div>
      {canOpen && confirmationId != null && (
        <Button
          size="sm"
          loading={isOpening}
          aria-label={`Confirmar o pagamento de ${name}`}
          onClick={() => void confirm(confirmationId)}
        >
          Confirmar pagamento
        </Button>
      )}
      {renewal === 'PIX' && status !== 'CANCELS_AT_END' && (
        <Button
          variant="outline"
          size="sm"
          loading={pix.busy}
          aria-label={`Cancelar o Pix Automático de ${name}`}
          onClick={() => setAskingPix(true)}
        >
          Cancelar Pix Automático
        </Button>
      )}
      {status !== 'CANCELS_AT_END' && (
        <Button
          variant="outline"
          size="sm"
          loading={busy}
          aria-label={`Cancelar assinatura de ${name}`}
          onClick={() => setAsking(true)}
        >
          Cancelar
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancelar a assinatura?"
        description={
          status === 'PAST_DUE'
            ? 'O mês não foi pago: você deixa de participar agora.'
            : `Você continua participando até ${formatDay(paidUntil)}, e nada mais é cobrado.${cancelWords[renewal] ?? ''}`
        }
        confirmLabel="Cancelar assinatura"
        cancelLabel="Continuar assinando"
        onConfirm={() => void cancel()}
      />
      <ConfirmDialog
        open={askingPix}
        onOpenChange={setAskingPix}
        title="Cancelar o Pix Automático?"
        description={`Seu banco não debita mais os próximos meses. A assinatura continua e passa a ser paga com o saldo da sua carteira${besides}. ${pixBackText(status)}`}
        confirmLabel="Cancelar Pix Automático"
        cancelLabel="Manter"
        onConfirm={() => void pix.cancel()}
      />
    </li>
  );
}

/** Describes the bank's next attempt of a debit whose first attempt is at `debitAt`. */
function attemptOf(debitAt: string) {
  return new Date(debitAt) > new Date() ? `faz o débito em ${formatDay(debitAt)}` : 'ainda tenta o débito';
}

function sentenceOf({ status, price, paidUntil, graceUntil, confirmationId, renewal, debitAt }: Subscription) {
  if (confirmationId != null) return 'O banco do seu cartão guardado pede que você confirme o pagamento.';
  if (status === 'CANCELS_AT_END') return `Cancelada. Vale até ${formatDay(paidUntil)}.`;
  if (status !== 'PAST_DUE') {
    const debit = debitAt == null ? '' : ` Seu banco faz o débito em ${formatDay(debitAt)}.`;
    return `Renova-se em ${formatDay(paidUntil)} por ${price.formatted}${renewalText(renewal, price.centavos)}.${debit}`;
  }
  const unpaid = `O mês não foi pago${debitAt == null ? '.' : `: seu banco ${attemptOf(debitAt)}.`}`;
  return graceUntil === null ? unpaid : `${unpaid} Termina em ${formatDay(graceUntil)}.`;
}
