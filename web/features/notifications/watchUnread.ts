import type { ApolloClient } from '@apollo/client';
import { UnreadNotificationCountChangedDocument } from './generated/unread.ts';
import { setUnread } from './unread.ts';

/**
 * Follows the server's number of unread notifications, which is the same in all tabs and devices of a member. Shows the
 * number in the tab's title.
 * @returns a function that stops following
 */
export function watchUnread(client: ApolloClient) {
  let count = 0;
  const stream = client
    .subscribe({ query: UnreadNotificationCountChangedDocument, fetchPolicy: 'no-cache' })
    .subscribe({
      next: ({ data }) => data && show(data.unreadNotificationCountChanged),
      error: () => undefined,
    });

  function show({ total, sequence }: { total: number; sequence?: number }) {
    count = total;
    setUnread(total, sequence);
    markTitle();
  }

  function markTitle() {
    const bare = document.title.replace(/^\(\d+\+?\) /, '');
    const title = count === 0 ? bare : `(${count > 99 ? '99+' : count}) ${bare}`;
    if (title !== document.title) document.title = title;
  }

  // A page that sets the document's title removes the number, so add the number again.
  const titles = new MutationObserver(markTitle);
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });

  return () => {
    stream.unsubscribe();
    titles.disconnect();
    show({ total: 0 });
  };
}
