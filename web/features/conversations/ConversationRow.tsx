import { BellOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ConversationRow_ConversationFragment } from './generated/conversations.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { isolate } from '../../ui/isolate.ts';
import { plural } from '../../ui/numbers.ts';
import { NameLine } from '../people/NameLine.tsx';
import { VerifiedBadge } from '../people/VerifiedBadge.tsx';
import { listLabel } from './days.ts';

type ConversationRowProps = {
  conversation: ConversationRow_ConversationFragment;
  viewerId: string;
  to: string;
  isOpen: boolean;
};

export function ConversationRow({ conversation, viewerId, to, isOpen }: ConversationRowProps) {
  const { member, lastMessage, unreadCount, isMuted } = conversation;
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      className={cx(
        'flex items-center gap-3 px-4 py-3 -outline-offset-2 transition duration-150 hover:bg-raised',
        isOpen && 'bg-raised',
      )}
    >
      <Avatar name={member.name} url={member.avatarUrl} className="size-12" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1">
          <span className={cx('line-clamp-2 wrap-anywhere text-ink', unreadCount > 0 ? 'font-bold' : 'font-semibold')}>
            <NameLine name={member.name}>{member.isVerified && <VerifiedBadge />}</NameLine>
          </span>
          {isMuted && <BellOff aria-label="silenciada" className="size-3.5 shrink-0 text-ink-faint" />}
          {lastMessage && (
            <time dateTime={lastMessage.createdAt} className="ml-auto shrink-0 pl-2 text-xs text-ink-faint">
              {listLabel(lastMessage.createdAt)}
            </time>
          )}
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span className={cx('truncate text-sm', unreadCount > 0 ? 'font-medium text-ink' : 'text-ink-soft')}>
            {lastMessage && snippet(lastMessage, viewerId)}
          </span>
          {unreadCount > 0 && (
            <span
              className={cx(
                'ml-auto min-w-5 shrink-0 rounded-full px-1.5 text-center text-xs leading-5 font-bold tabular-nums',
                isMuted ? 'bg-raised text-ink-soft' : 'bg-ember-gradient text-on-ember',
              )}
            >
              <span>{unreadCount > 99 ? '99+' : unreadCount}</span>
              <span className="sr-only">{plural(unreadCount, ' não lida', ' não lidas')}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

function snippet(
  { senderId, text }: NonNullable<ConversationRow_ConversationFragment['lastMessage']>,
  viewerId: string,
) {
  const words = text === '' ? 'Imagem' : isolate(text.replaceAll('\n', ' '));
  return senderId === viewerId ? `Você: ${words}` : words;
}
