import type { NotificationItem_NotificationFragment } from './generated/notifications.ts';
import { ownPeoplePath } from '../people/ownLists.ts';
import { chatPath } from '../../navigation/chatPath.ts';

/**
 * Returns the path of the page that a notification opens; null if there is no such page. If a notification's path is
 * unknown to the router, the router redirects to the home page.
 */
export function pathOf(notification: NotificationItem_NotificationFragment) {
  switch (notification.__typename) {
    case 'PostReactionNotification':
      return `/post/${notification.postId}`;
    case 'PostCommentNotification':
    case 'CommentReplyNotification':
    case 'CommentReactionNotification': {
      const { postId, commentId, threadId } = notification;
      return `/post/${postId}${threadId === commentId ? '' : `?conversa=${threadId}`}#comment-${commentId}`;
    }
    case 'FollowNotification': {
      const [actor] = notification.actors;
      return actor ? `/timeline/${actor.id}` : null;
    }
    case 'FollowRequestNotification':
      return ownPeoplePath('pedidos');
    case 'CommunityRequestNotification':
      return notification.community && `/groups/${notification.community.id}?aba=pedidos`;
    case 'CommunityAnswerNotification':
    case 'CommunityOfferNotification':
    case 'VipRenewalNotification':
      return notification.community && `/groups/${notification.community.id}`;
    case 'MessageRequestNotification':
      return chatPath({ conversationId: notification.conversationId, requests: true });
    case 'AdApprovedNotification':
    case 'AdRefusedNotification':
    case 'AdEndedNotification':
      return '/ads';
    case 'WalletCreditedNotification':
    case 'PaymentRefundedNotification':
    case 'PaymentDisputedNotification':
      return `/payments?recibo=${notification.paymentId}`;
    case 'VipEarningsNotification':
      return '/payments?tipo=VIP_EARNING';
    case 'WalletDebitedNotification':
      return '/payments';
    case 'ModerationNotification':
      return `/moderation/notice/${notification.noticeId}`;
    case 'NewSignInNotification':
      return '/settings/security';
  }
}
