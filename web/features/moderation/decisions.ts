import type { ModerationDecisionKind, ReportTarget } from '../../generated/schema.ts';

/**
 * The labels of moderation decisions that have been made. `Choice` has the labels of the decisions that a moderator can
 * choose from.
 */
export const decisionLabels: Record<ModerationDecisionKind, string> = {
  DISMISS: 'Mantido no ar',
  TAKE_DOWN: 'Retirado',
  WARN: 'Advertência',
  SUSPEND: 'Suspensão',
  BAN: 'Conta encerrada',
  RESTORE: 'Restaurado',
};

export type Choice = { decision: Exclude<ModerationDecisionKind, 'RESTORE'>; key: string; label: string; says: string };

const suspend: Choice = {
  decision: 'SUSPEND',
  key: 's',
  label: 'Suspender',
  says: 'Retira o conteúdo e suspende a conta até uma data.',
};
const ban: Choice = {
  decision: 'BAN',
  key: 'b',
  label: 'Encerrar conta',
  says: 'Retira o conteúdo e encerra a conta.',
};

/** The decisions about published content that a moderator can choose from, each with its keyboard shortcut. */
const ofPublished: readonly Choice[] = [
  { decision: 'DISMISS', key: 'm', label: 'Manter no ar', says: 'Não viola nenhuma regra.' },
  { decision: 'TAKE_DOWN', key: 'r', label: 'Retirar', says: 'Some para todos; o autor é avisado e pode recorrer.' },
  { decision: 'WARN', key: 'a', label: 'Advertir', says: 'Fica no ar; o autor recebe uma advertência.' },
  suspend,
  ban,
];

/** The decisions that a moderator can choose from if the content is waiting for approval. */
const ofWaiting: readonly Choice[] = [
  { decision: 'DISMISS', key: 'm', label: 'Aprovar', says: 'É publicado agora; o autor é avisado.' },
  { decision: 'TAKE_DOWN', key: 'r', label: 'Recusar', says: 'Não é publicado; o autor vê o motivo e pode recorrer.' },
  suspend,
  ban,
];

/**
 * The decisions that a moderator can choose from if an upload was stopped because it resembles a picture on the list of
 * forbidden pictures.
 */
const ofStopped: readonly Choice[] = [
  {
    decision: 'DISMISS',
    key: 'm',
    label: 'Não é o mesmo',
    says: 'Nada acontece com quem enviou; o arquivo é excluído.',
  },
  { decision: 'WARN', key: 'a', label: 'Advertir', says: 'Quem enviou recebe uma advertência.' },
  suspend,
  ban,
];

/** The decisions that a moderator can choose from if a visitor reported a URL that shows no content. */
const ofWords: readonly Choice[] = [
  { decision: 'DISMISS', key: 'm', label: 'Não encontrado', says: 'Quem denunciou lê a sua resposta no protocolo.' },
  {
    decision: 'TAKE_DOWN',
    key: 'r',
    label: 'Já retirado',
    says: 'O conteúdo foi retirado em outro caso. Quem denunciou lê a sua resposta no protocolo.',
  },
];

/**
 * Returns true if a moderation case contains no content, but only the text of a report by a person without an account.
 */
export function isWordsOnly({ isHash, target }: { isHash?: boolean; target?: ReportTarget }) {
  return target === 'OTHER' && isHash === false;
}

type About = { isReview: boolean; isHash: boolean; target: ReportTarget; author?: unknown };

/** Returns the decisions that a moderator can choose from in a moderation case. */
export function choicesOf({ isReview, isHash, target, author }: About) {
  if (isWordsOnly({ isHash, target })) return ofWords;
  return (isHash && target === 'OTHER' ? ofStopped : isReview ? ofWaiting : ofPublished).filter(({ decision }) => {
    if (decision === 'DISMISS') return true;
    return decision === 'TAKE_DOWN' ? target !== 'OTHER' : author != null;
  });
}

/** Returns a short label of the decision that was made in a moderation case. */
export function decisionLabel({ decision, ...about }: Partial<About> & { decision?: ModerationDecisionKind | null }) {
  const { isReview } = about;
  const ofWord = isWordsOnly(about) ? ofWords.find((each) => each.decision === decision) : undefined;
  if (ofWord) return ofWord.label;
  if (decision == null) return 'Retirado pelo autor';
  if (isReview && decision === 'DISMISS') return 'Aprovado';
  return isReview && decision === 'TAKE_DOWN' ? 'Recusado' : decisionLabels[decision];
}

const actions: Record<string, string> = {
  ...decisionLabels,
  HASH_HIT: 'Envio barrado pela lista',
  HASH_FOUND: 'Encontrado pela lista entre os publicados',
  HASH_LISTED: 'Incluído na lista',
  HASH_UNLISTED: 'Retirado da lista',
  EVIDENCE_ERASED: 'Evidência excluída ao fim do prazo',
  REPORTED: 'Denúncia recebida',
  REVIEW_OPENED: 'Enviado para análise',
  WITHDRAWN: 'Retirado pelo autor antes da análise',
  CLAIMED: 'Caso assumido',
  UNCLAIMED: 'Caso devolvido à fila',
  MESSAGES_SEEN: 'Mensagens privadas vistas',
  LOG_EXPORTED: 'Registro exportado',
  FIGURES_EXPORTED: 'Números exportados',
  MODERATOR_MADE: 'Entrou na moderação',
  MODERATOR_UNMADE: 'Saiu da moderação',
  MEMBER_VERIFIED: 'Perfil verificado',
  MEMBER_UNVERIFIED: 'Verificação do perfil retirada',
  TRIES_FORGOTTEN: 'Tentativas de entrada liberadas',
  SESSIONS_ENDED: 'Sessões encerradas',
  SECOND_STEPS_RESET: 'Verificação em duas etapas retirada',
  APPEALED: 'Recurso recebido',
  APPEAL_GRANTED: 'Recurso aceito',
  APPEAL_UPHELD: 'Recurso negado',
};

/** Returns the label of the action in an entry of the moderation audit log. */
export function actionLabel(action: string) {
  return actions[action] ?? action;
}
