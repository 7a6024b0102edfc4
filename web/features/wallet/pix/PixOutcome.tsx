import { CheckCircle2, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PixPurchaseRefusal, PixPurpose } from '../../../generated/schema.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { MIN_TOP_UP_CENTAVOS } from '../amounts.ts';
import type { Pix_PixFragment } from './generated/pix.ts';

type PixOutcomeProps = {
  pix: Pix_PixFragment;
  /** The link to the next page. */
  next: ReactNode;
};

/** Shows what a paid Pix has bought, or why it bought nothing and where the money is. */
export function PixOutcome({ pix, next }: PixOutcomeProps) {
  const Icon = pix.purchase === 'REFUSED' ? CircleAlert : CheckCircle2;
  return (
    <Notice icon={<Icon aria-hidden className="size-7" />} title={titleOf(pix)} action={next}>
      {textOf(pix)}
    </Notice>
  );
}

function titleOf({ purpose, purchase, amount }: Pix_PixFragment) {
  const isMonth = purpose === 'VIP_MONTH';
  if (purchase === 'REFUSED') return isMonth ? 'A assinatura não foi paga' : 'O anúncio não foi pago';
  if (purchase === 'MADE' && isMonth) return 'Assinatura paga';
  return `Recebemos ${amount.formatted}`;
}

const IN_BALANCE = 'O valor está no seu saldo';
/** A Pix above the minimum was raised for a debt alone, which another payment may have paid in the meantime. */
const REST_FOR_DEBT =
  'O que ele tinha a mais era para o valor em aberto na sua carteira; o que sobrou está no seu saldo.';
/** A Pix of the minimum was raised whether the member had a debt or not. */
const REST_OF_MINIMUM = 'O que ele tinha a mais está no seu saldo, menos o que houvesse em aberto na sua carteira.';

function textOf({ purpose, purchase, refusal, isMandateActive, isLate, amount, price }: Pix_PixFragment) {
  if (purchase === 'MADE') {
    const text = madeTexts[purpose] ?? 'Este Pix pagou o que você comprou.';
    // The page has named this rest before the payment (`PixPart`).
    const hasRest = purpose === 'VIP_MONTH' && price !== null && amount.centavos > price.centavos;
    if (!hasRest) return text;
    return `${text} ${amount.centavos > MIN_TOP_UP_CENTAVOS ? REST_FOR_DEBT : REST_OF_MINIMUM}`;
  }
  if (purchase === 'PENDING')
    return 'Estamos concluindo a compra. Se ela não puder ser feita, o valor fica no seu saldo.';
  if (purchase === 'REFUSED') {
    const why = refusalTexts[refusal ?? 'OTHER'];
    // If the month was already paid in another way, the mandate may go on and pay the next months.
    if (isMandateActive === true) return `${why} ${IN_BALANCE}. Os próximos meses são debitados por Pix Automático.`;
    const endsMandate = isMandateActive === false || (purpose === 'VIP_MONTH' && refusal !== 'ALREADY_PAID');
    if (refusal === 'RETURNED') return endsMandate ? `${why} O Pix Automático foi cancelado.` : why;
    return `${why} ${IN_BALANCE}${endsMandate ? ', e o Pix Automático foi cancelado' : ''}.`;
  }
  if (isLate) return `${refusalTexts.LATE} ${IN_BALANCE}.`;
  return purpose === 'TOP_UP' ? `${IN_BALANCE}.` : `${IN_BALANCE}, ou pagou o que você comprou com este Pix.`;
}

const madeTexts: Partial<Record<PixPurpose, string>> = {
  VIP_MONTH: 'Este Pix pagou um mês da comunidade.',
  BUSINESS_AD: 'Este Pix pagou o anúncio do seu negócio.',
  PROFILE_AD: 'Este Pix pagou o destaque do seu perfil.',
  POST_AD: 'Este Pix pagou o impulso do seu post.',
};

const refusalTexts: Record<PixPurchaseRefusal, string> = {
  LATE: 'O código já tinha expirado quando o pagamento chegou.',
  OTHER_AMOUNT: 'O valor pago é diferente do pedido.',
  PRICE_CHANGED: 'O preço mudou antes de o pagamento chegar.',
  ALREADY_PAID: 'O mês já estava pago de outro jeito.',
  INSUFFICIENT_BALANCE: 'Parte do seu saldo já tinha sido usada, e faltou para a compra.',
  RETURNED: 'O Pix foi devolvido antes da compra.',
  POST_GONE: 'O post foi excluído ou não é mais público.',
  NOT_AVAILABLE: 'A compra não é mais possível.',
  OTHER: 'A compra não é mais possível.',
};
