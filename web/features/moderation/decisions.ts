import type { ModerationDecisionKind } from '../../generated/schema.ts';

export const decisionLabels: Record<ModerationDecisionKind, string> = {
  DISMISS: 'Manter no ar',
  TAKE_DOWN: 'Retirar',
  WARN: 'Advertir',
  SUSPEND: 'Suspender',
  BAN: 'Encerrar conta',
  RESTORE: 'Restaurado',
};

export type Choice = { decision: Exclude<ModerationDecisionKind, 'RESTORE'>; key: string; label: string; says: string };

/** What can be decided, and the key that picks it. */
export const choices: readonly Choice[] = [
  { decision: 'DISMISS', key: 'm', label: 'Manter no ar', says: 'Não quebra nenhuma regra.' },
  { decision: 'TAKE_DOWN', key: 'r', label: 'Retirar', says: 'Some para todos; o autor é avisado e pode recorrer.' },
  { decision: 'WARN', key: 'a', label: 'Advertir', says: 'Fica no ar; o autor recebe uma advertência.' },
  { decision: 'SUSPEND', key: 's', label: 'Suspender', says: 'Retira e tranca a conta até uma data.' },
  { decision: 'BAN', key: 'b', label: 'Encerrar conta', says: 'Retira e tranca a conta de vez.' },
];

const actions: Record<string, string> = {
  ...decisionLabels,
  REPORTED: 'Denúncia recebida',
  CLAIMED: 'Caso assumido',
  APPEALED: 'Recurso recebido',
  APPEAL_GRANTED: 'Recurso aceito',
  APPEAL_UPHELD: 'Recurso negado',
};

/** What an entry of the log is called. */
export function actionLabel(action: string) {
  return actions[action] ?? action;
}
