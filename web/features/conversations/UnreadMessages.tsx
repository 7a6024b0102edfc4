import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useUnreadMessagesQuery } from './generated/conversations.ts';
import { followInbox } from './inbox.ts';
import { counted } from '../../ui/numbers.ts';

const MOST = 99;

/**
 * The number of unread messages and message requests in the sidebar. While this component is mounted, it also keeps the
 * chat data in the cache up to date.
 */
export function UnreadMessages() {
  const client = useApolloClient();
  const { data } = useUnreadMessagesQuery({ fetchPolicy: 'cache-only' });
  useEffect(() => followInbox(client), [client]);

  const { messages = 0, requests = 0 } = data?.unreadMessages ?? {};
  const count = messages + requests;
  if (count === 0) return null;
  return (
    <span className="absolute top-1.5 left-1/2 ml-1 min-w-4.5 xl:static xl:ml-auto rounded-full bg-ember-gradient px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-ember tabular-nums">
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{`, ${counted(count, 'não lida', 'não lidas')}`}</span>
    </span>
  );
}
