import type { NotificationItem_NotificationFragment } from './generated/notifications.ts';
import { ownPeoplePath } from '../people/ownLists.ts';
import { chatPath } from '../../navigation/chatPath.ts';

type Notification = Pick<
  NotificationItem_NotificationFragment,
  'kind' | 'actors' | 'targetId' | 'postId' | 'commentId' | 'threadId' | 'communityId' | 'conversationId'
>;

/**
 * Returns the path of the page that a notification opens; null if there is no such page. If a notification's path is
 * unknown to the router, the router redirects to the home page.
 */
export function pathOf({
  kind,
  actors,
  targetId,
  postId,
  commentId,
  threadId,
  communityId,
  conversationId,
}: Notification) {
  if (postId != null) {
    if (commentId == null) return `/post/${postId}`;
    const thread = threadId == null || threadId === commentId ? '' : `?conversa=${threadId}`;
    return `/post/${postId}${thread}#comment-${commentId}`;
  }
  if (kind === 'WALLET_CREDITED' && communityId != null) return '/payments?tipo=VIP_EARNING';
  if (communityId != null) return `/groups/${communityId}${kind === 'COMMUNITY_REQUEST' ? '?aba=pedidos' : ''}`;
  if (conversationId != null) return chatPath({ conversationId, requests: kind === 'MESSAGE_REQUEST' });
  const [actor] = actors;
  if (kind === 'FOLLOW_REQUEST') return ownPeoplePath('pedidos');
  if (kind === 'FOLLOW' && actor) return `/timeline/${actor.id}`;
  if (kind === 'AD_APPROVED' || kind === 'AD_REFUSED' || kind === 'AD_ENDED') return '/ads';
  if (kind === 'WALLET_CREDITED' || kind === 'PAYMENT_REFUNDED' || kind === 'PAYMENT_DISPUTED')
    return `/payments?recibo=${targetId}`;
  if (kind === 'WALLET_DEBITED') return '/payments';
  if (kind === 'MODERATION') return `/moderation/notice/${targetId}`;
  if (kind === 'NEW_SIGN_IN') return '/settings/security';
  return null;
}
