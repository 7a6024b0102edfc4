import { isolate } from '../../ui/isolate.ts';
import type { CommunityOfferState, NotificationKind } from '../../generated/schema.ts';
import type { NotificationItem_NotificationFragment } from './generated/notifications.ts';

type Caused = Extract<NotificationItem_NotificationFragment, { actorCount: number }>;

/**
 * Returns the names of the members that caused a notification: 'Ana', 'Ana e Bia', 'Ana e mais 3'. Returns an empty
 * string if no member caused it.
 */
export function actorNames({ actors, actorCount }: Pick<Caused, 'actors' | 'actorCount'>) {
  const [first, second] = actors;
  if (!first) return '';
  if (actorCount <= 1) return isolate(first.name);
  if (actorCount === 2 && second) return `${isolate(first.name)} e ${isolate(second.name)}`;
  return `${isolate(first.name)} e mais ${actorCount - 1}`;
}

/** Returns the text of a notification, which follows the names of the members. */
export function sentenceOf(notification: NotificationItem_NotificationFragment) {
  switch (notification.__typename) {
    case 'PostReactionNotification':
      return `${reacted(notification)} ao seu post`;
    case 'PostCommentNotification':
      return isOfMany(notification) ? 'comentaram no seu post' : 'comentou no seu post';
    case 'CommentReplyNotification':
      return isOfMany(notification) ? 'responderam ao seu comentário' : 'respondeu ao seu comentário';
    case 'CommentReactionNotification':
      return `${reacted(notification)} ao seu comentário`;
    case 'FollowNotification':
      return isOfMany(notification) ? 'começaram a seguir você' : 'começou a seguir você';
    case 'FollowRequestNotification':
      return `${asked(notification)} para seguir você`;
    case 'CommunityRequestNotification':
      return `${asked(notification)} para entrar em ${communityIn(notification)}`;
    case 'CommunityAnswerNotification': {
      const answer = notification.isApproved ? 'aprovado' : 'recusado';
      return `Seu pedido para entrar em ${communityIn(notification)} foi ${answer}`;
    }
    case 'CommunityOfferNotification':
      return `${offers[notification.offerState]} ${communityIn(notification)}`;
    case 'VipRenewalNotification':
      return notification.detail === 'sem moderação'
        ? `Você deixou de ser moderador(a) de ${communityIn(notification)}. Para continuar participando, assine`
        : `Sua assinatura de ${communityIn(notification)} ${notification.detail ?? 'mudou'}`;
    case 'MessageRequestNotification':
      return isOfMany(notification) ? 'querem conversar com você' : 'quer conversar com você';
    default: {
      const { __typename, detail } = notification;
      return detail ? `${titles[__typename]}: ${isolate(detail)}` : titles[__typename];
    }
  }
}

/** The texts that stand before the `detail` of a notification. */
const titles = {
  AdApprovedNotification: 'Seu anúncio foi aprovado',
  AdRefusedNotification: 'Seu anúncio foi recusado',
  AdEndedNotification: 'Seu anúncio foi finalizado',
  WalletCreditedNotification: 'Seu saldo foi creditado',
  VipEarningsNotification: 'Seu saldo foi creditado',
  WalletDebitedNotification: 'Devolução a assinantes',
  PaymentRefundedNotification: 'Devolução do pagamento',
  PaymentDisputedNotification: 'Contestação do pagamento',
  ModerationNotification: 'Aviso da moderação',
  NewSignInNotification: 'Novo acesso à sua conta',
};

/** The texts about an offer to transfer a community. */
const offers: Record<CommunityOfferState, string> = {
  OPEN: 'quer transferir para você a comunidade',
  ACCEPTED: 'aceitou e agora é responsável pela comunidade',
  DECLINED: 'preferiu não ficar com a comunidade',
  EXPIRED: 'não respondeu a tempo à oferta da comunidade',
  INHERITED: 'Quem era responsável excluiu a conta, e agora é você quem cuida da comunidade',
  WITHDRAWN: 'cancelou a oferta da comunidade',
};

function isOfMany({ actorCount }: Pick<Caused, 'actorCount'>) {
  return actorCount > 1;
}

function reacted(notification: Caused) {
  return isOfMany(notification) ? 'reagiram' : 'reagiu';
}

function asked(notification: Caused) {
  return isOfMany(notification) ? 'pediram' : 'pediu';
}

function communityIn({ community }: { community: { name: string } | null }) {
  return community === null ? 'uma comunidade' : isolate(community.name);
}

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
  PAYMENT_REFUNDED: 'Devoluções de pagamentos',
  PAYMENT_DISPUTED: 'Contestações de pagamentos',
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
