import {
  Crown,
  Flame,
  Megaphone,
  MessageCircle,
  MessageSquareMore,
  ShieldAlert,
  UserRoundPlus,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NotificationItem_NotificationFragment } from './generated/notifications.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { withMentions } from '../../ui/withMentions.tsx';
import { pathOf } from './pathOf.ts';
import { actorNames, sentenceOf } from './labels.ts';

const icons: Record<NotificationItem_NotificationFragment['__typename'], LucideIcon> = {
  PostReactionNotification: Flame,
  PostCommentNotification: MessageCircle,
  CommentReplyNotification: MessageCircle,
  CommentReactionNotification: Flame,
  FollowNotification: UserRoundPlus,
  FollowRequestNotification: UserRoundPlus,
  CommunityRequestNotification: UsersRound,
  CommunityAnswerNotification: UsersRound,
  CommunityOfferNotification: Crown,
  VipRenewalNotification: Crown,
  MessageRequestNotification: MessageSquareMore,
  AdApprovedNotification: Megaphone,
  AdRefusedNotification: Megaphone,
  AdEndedNotification: Megaphone,
  WalletCreditedNotification: Wallet,
  VipEarningsNotification: Wallet,
  WalletDebitedNotification: Wallet,
  PaymentRefundedNotification: Wallet,
  PaymentDisputedNotification: ShieldAlert,
  ModerationNotification: ShieldAlert,
  NewSignInNotification: ShieldAlert,
};

type NotificationItemProps = { notification: NotificationItem_NotificationFragment; onRead: () => void };

/** A notification in the list. A click on the notification marks it as read. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { isRead } = notification;
  const path = pathOf(notification);
  const look = cx(
    'flex w-full gap-3 px-4 py-3.5 text-left transition duration-150 hover:bg-raised md:px-5',
    !isRead && 'bg-ember/7',
  );

  return path === null ? (
    <button type="button" className={look} onClick={onRead}>
      <Line notification={notification} />
    </button>
  ) : (
    <Link to={path} className={look} onClick={onRead}>
      <Line notification={notification} />
    </Link>
  );
}

function Line({ notification }: { notification: NotificationItem_NotificationFragment }) {
  const { __typename, changedAt, isRead } = notification;
  const Icon = icons[__typename];
  const [actor] = 'actors' in notification ? notification.actors : [];
  const names = 'actors' in notification ? actorNames(notification) : '';
  const excerpt = 'excerpt' in notification ? notification.excerpt : null;

  return (
    <>
      <span className="relative h-fit shrink-0">
        {actor ? (
          <Avatar name={actor.name} url={actor.avatarUrl} />
        ) : (
          <span className="grid size-10 place-items-center rounded-full bg-raised text-ember">
            <Icon aria-hidden className="size-5" />
          </span>
        )}
        {actor && (
          <span className="absolute -right-1.5 -bottom-1 grid size-5.5 place-items-center rounded-full border border-line bg-surface text-ember">
            <Icon aria-hidden className="size-3.5" />
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-[0.9375rem] wrap-anywhere text-ink">
          {!isRead && <span className="sr-only">Não lida: </span>}
          {names !== '' && <strong className="font-semibold">{names} </strong>}
          {sentenceOf(notification)}
        </span>
        {excerpt && (
          <span dir="auto" className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-soft">
            {withMentions(excerpt)}
          </span>
        )}
        <TimeAgo dateTime={changedAt} className="mt-0.5 block text-sm text-ink-faint" />
      </span>
      {!isRead && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-ember" />}
    </>
  );
}
