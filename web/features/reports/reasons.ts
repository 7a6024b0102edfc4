import type { ReportReason, ReportTarget } from '../../generated/schema.ts';

/** The labels of the report reasons. */
export const reasonLabels: Record<ReportReason, string> = {
  INTIMATE_WITHOUT_CONSENT: 'Imagem íntima sem consentimento',
  UNDERAGE: 'Envolve menor de idade',
  VIOLENCE: 'Violência ou ameaça',
  SELF_HARM: 'Suicídio ou automutilação',
  HARASSMENT: 'Assédio ou perseguição',
  HATE: 'Discurso de ódio',
  FRAUD: 'Golpe, fraude ou venda proibida',
  IMPERSONATION: 'Perfil falso',
  SPAM: 'Spam',
  OTHER: 'Outro motivo',
};

export const targetLabels: Record<ReportTarget, string> = {
  POST: 'Post',
  COMMENT: 'Comentário',
  PROFILE: 'Perfil',
  MESSAGE: 'Mensagem',
  COMMUNITY: 'Comunidade',
  AD: 'Anúncio',
  OTHER: 'Pedido sem link',
};

/** Returns the title that a moderation case has in the moderation pages. */
export function caseTitle(of: { isReview: boolean; isHash: boolean; reason: ReportReason; target: ReportTarget }) {
  if (of.isHash && of.target === 'OTHER') return `Envio barrado · ${reasonLabels[of.reason]}`;
  return `${of.isReview ? 'Para publicar' : reasonLabels[of.reason]} · ${targetLabels[of.target]}`;
}

const order: readonly ReportReason[] = [
  'INTIMATE_WITHOUT_CONSENT',
  'UNDERAGE',
  'VIOLENCE',
  'SELF_HARM',
  'HARASSMENT',
  'HATE',
  'FRAUD',
  'IMPERSONATION',
  'SPAM',
  'OTHER',
];

export const reasonChoices = order.map((reason) => ({ reason, label: reasonLabels[reason] }));

export function isReason(value: string | null): value is ReportReason {
  return value !== null && Object.hasOwn(reasonLabels, value);
}

export function isTarget(value: string | null): value is ReportTarget {
  return value !== null && Object.hasOwn(targetLabels, value);
}
