import { isolate } from '../../ui/isolate.ts';
import type { NotificationItem_NotificationFragment } from './generated/notifications.ts';
import type { NotificationKind } from '../../generated/schema.ts';

type Notification = Pick<
  NotificationItem_NotificationFragment,
  'kind' | 'actors' | 'actorCount' | 'communityName' | 'detail'
>;

/**
 * Returns the names of the members that caused a notification: 'Ana', 'Ana e Bia', 'Ana e mais 3'. Returns an empty
 * string if no member caused it.
 */
export function actorNames({ actors, actorCount }: Pick<Notification, 'actors' | 'actorCount'>) {
  const [first, second] = actors;
  if (!first) return '';
  if (actorCount <= 1) return isolate(first.name);
  if (actorCount === 2 && second) return `${isolate(first.name)} e ${isolate(second.name)}`;
  return `${isolate(first.name)} e mais ${actorCount - 1}`;
}

/** Returns the text of a notification, which follows the names of the members. */
export function sentenceOf({ kind, actorCount, communityName, detail }: Notification) {
  const many = actorCount > 1;
  const community = communityName === null ? 'uma comunidade' : isolate(communityName);
  const verbs: Record<NotificationKind, string> = {
    REACTION: many ? 'reagiram ao seu post' : 'reagiu ao seu post',
    COMMENT: many ? 'comentaram no seu post' : 'comentou no seu post',
    REPLY: many ? 'responderam ao seu comentário' : 'respondeu ao seu comentário',
    COMMENT_REACTION: many ? 'reagiram ao seu comentário' : 'reagiu ao seu comentário',
    FOLLOW: many ? 'começaram a seguir você' : 'começou a seguir você',
    FOLLOW_REQUEST: many ? 'pediram para seguir você' : 'pediu para seguir você',
    COMMUNITY_REQUEST: many ? `pediram para entrar em ${community}` : `pediu para entrar em ${community}`,
    COMMUNITY_ANSWER: `Seu pedido para entrar em ${community} foi ${detail ?? 'respondido'}`,
    COMMUNITY_OFFER: `${offers[detail ?? ''] ?? 'quer transferir para você a comunidade'} ${community}`,
    VIP_RENEWAL:
      detail === 'sem moderação'
        ? `Você deixou de ser moderador(a) de ${community}. Para continuar participando, assine`
        : `Sua assinatura de ${community} ${detail ?? 'mudou'}`,
    MESSAGE_REQUEST: many ? 'querem conversar com você' : 'quer conversar com você',
    AD_APPROVED: 'Seu anúncio foi aprovado',
    AD_REFUSED: 'Seu anúncio foi recusado',
    AD_ENDED: 'Seu anúncio foi finalizado',
    WALLET_CREDITED: 'Seu saldo foi creditado',
    WALLET_DEBITED: 'Devolução a assinantes',
    PAYMENT_REFUNDED: 'Devolução do pagamento',
    PAYMENT_DISPUTED: 'Contestação do pagamento',
    MODERATION: 'Aviso da moderação',
    NEW_SIGN_IN: 'Novo acesso à sua conta',
  };
  return detail && !spoken.includes(kind) ? `${verbs[kind]}: ${isolate(detail)}` : verbs[kind];
}

/** The kinds of notifications whose text already contains `detail`, so that `detail` is not appended. */
const spoken: readonly NotificationKind[] = ['COMMUNITY_ANSWER', 'COMMUNITY_OFFER', 'VIP_RENEWAL'];

/** The notification texts about the outcome of an offer to transfer a community, by the notification's `detail`. */
const offers: Record<string, string> = {
  aceita: 'aceitou e agora é responsável pela comunidade',
  recusada: 'preferiu não ficar com a comunidade',
  vencida: 'não respondeu a tempo à oferta da comunidade',
  herdada: 'Quem era responsável excluiu a conta, e agora é você quem cuida da comunidade',
  cancelada: 'cancelou a oferta da comunidade',
};

/** The labels of the notification kinds in the settings. */
export const notificationKindLabels: Record<NotificationKind, string> = {
  REACTION: 'Reações aos seus posts',
  COMMENT: 'Comentários nos seus posts',
  REPLY: 'Respostas aos seus comentários',
  COMMENT_REACTION: 'Reações aos seus comentários',
  FOLLOW: 'Novos seguidores',
  FOLLOW_REQUEST: 'Pedidos para seguir você',
  COMMUNITY_REQUEST: 'Pedidos para entrar nas suas comunidades',
  COMMUNITY_ANSWER: 'Respostas aos seus pedidos de entrada',
  COMMUNITY_OFFER: 'Ofertas de comunidades',
  VIP_RENEWAL: 'Renovação das suas assinaturas VIP',
  MESSAGE_REQUEST: 'Pedidos de mensagem',
  AD_APPROVED: 'Anúncio aprovado',
  AD_REFUSED: 'Anúncio recusado',
  AD_ENDED: 'Anúncio finalizado',
  WALLET_CREDITED: 'Créditos no seu saldo',
  WALLET_DEBITED: 'Devoluções a assinantes',
  PAYMENT_REFUNDED: 'Devoluções ao cartão',
  PAYMENT_DISPUTED: 'Contestações no cartão',
  MODERATION: 'Avisos da moderação',
  NEW_SIGN_IN: 'Novos acessos à sua conta',
};

/** The groups of switches in the notification settings, with their titles. */
export const kindGroups: readonly { title: string; kinds: readonly NotificationKind[] }[] = [
  { title: 'Posts e comentários', kinds: ['REACTION', 'COMMENT', 'REPLY', 'COMMENT_REACTION'] },
  { title: 'Pessoas', kinds: ['FOLLOW', 'FOLLOW_REQUEST', 'MESSAGE_REQUEST'] },
  { title: 'Comunidades', kinds: ['COMMUNITY_REQUEST', 'COMMUNITY_ANSWER', 'COMMUNITY_OFFER', 'VIP_RENEWAL'] },
  {
    title: 'Anúncios e carteira',
    kinds: ['AD_APPROVED', 'AD_REFUSED', 'AD_ENDED', 'WALLET_CREDITED', 'PAYMENT_REFUNDED'],
  },
];
