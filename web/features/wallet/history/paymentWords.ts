import type { PaymentKind, PaymentMethod, PaymentState } from '../../../generated/schema.ts';

const paymentKindLabels: Record<PaymentKind, string> = {
  TOP_UP: 'Saldo adicionado com cartão',
  AD: 'Anúncio',
  HIGHLIGHT: 'Destaque de perfil',
  BOOST: 'Post impulsionado',
  VIP: 'Assinatura VIP',
  VIP_EARNING: 'Recebimento VIP',
  REFUND: 'Devolução',
  RELEASE: 'Valor liberado',
  DISPUTE: 'Contestação do pagamento',
  OTHER: 'Outra movimentação',
};

type Labelled = { kind: PaymentKind; method?: PaymentMethod | null; communityId?: string | null };

/**
 * Returns the label of a payment. For a top-up of the wallet, or the dispute of a top-up, the label says if the payment
 * was by card or by Pix, and if it was made for a month of a VIP community.
 */
export function labelOf({ kind, method, communityId }: Labelled) {
  if (kind === 'TOP_UP' && communityId != null)
    return method === 'PIX' ? 'Pix para assinatura VIP' : 'Cartão guardado, para assinatura VIP';
  return (method === 'PIX' && pixLabels[kind]) || paymentKindLabels[kind];
}

const pixLabels: Partial<Record<PaymentKind, string>> = {
  TOP_UP: 'Saldo adicionado com Pix',
  DISPUTE: 'Contestação do Pix',
};

/** The labels of the payment kinds in the filter. The filter does not distinguish card and Pix. */
export const filterLabels: Record<PaymentKind, string> = {
  ...paymentKindLabels,
  TOP_UP: 'Saldo adicionado',
  DISPUTE: 'Contestação',
};

export const stateLabels: Record<PaymentState, string> = {
  PENDING: 'Pendente',
  SUCCEEDED: 'Concluído',
  FAILED: 'Não concluído',
  OTHER: 'Situação não informada',
};

export const kinds = [
  'TOP_UP',
  'AD',
  'HIGHLIGHT',
  'BOOST',
  'VIP',
  'VIP_EARNING',
  'REFUND',
  'RELEASE',
  'DISPUTE',
] as const satisfies PaymentKind[];
export const states = ['SUCCEEDED', 'PENDING', 'FAILED'] as const satisfies PaymentState[];

// Format dates in the time zone of Brazilian banks, as the filter does, not in the time zone of the device.
const zone = { timeZone: 'America/Sao_Paulo' } as const;
const dayFormat = new Intl.DateTimeFormat('pt-BR', { ...zone, day: '2-digit', month: 'short', year: 'numeric' });
const instantFormat = new Intl.DateTimeFormat('pt-BR', { ...zone, dateStyle: 'long', timeStyle: 'short' });
const timeFormat = new Intl.DateTimeFormat('pt-BR', { ...zone, timeStyle: 'short' });

export const formatDay = (instant: string) =>
  dayFormat.format(Date.parse(instant)).replaceAll('.', '').replaceAll(' de ', ' ');
export const timeOf = (instant: string) => timeFormat.format(Date.parse(instant));
export const instantOf = (instant: string) => instantFormat.format(Date.parse(instant));
