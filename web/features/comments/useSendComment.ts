import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { getSession, useSession } from '../../storage/session.ts';
import { toastFailure } from '../../ui/toast.ts';
import { commentOutbox, type OutgoingComment } from './outbox.ts';
import { sendComment } from './sendComment.ts';
import { CHECK_CONNECTION } from '../../ui/connection.ts';

/**
 * Returns functions that send comments as the signed-in member. A comment that could not be sent stays in the outbox,
 * and a toast offers a retry.
 */
export function useSendComment() {
  const client = useApolloClient();
  const session = useSession();

  const send = useCallback(
    async (entry: OutgoingComment) => {
      // Another member may have signed in before the retry button is pressed, so do not send the comment in their name.
      if (!session || getSession()?.user.userId !== session.user.userId) return;
      const failure = await sendComment(client, session.user, entry);
      // If the session has ended, the login page opens and says that the text is not lost, so show no toast.
      if (!failure || !getSession()) return;
      toastFailure(
        'Seu comentário não foi enviado',
        failure.message ?? `O texto está guardado. ${CHECK_CONNECTION}`,
        () => void send(entry),
      );
    },
    [client, session],
  );

  return {
    submit: useCallback(
      (draft: Pick<OutgoingComment, 'postId' | 'parentId' | 'text'>) => void send(commentOutbox.open(draft)),
      [send],
    ),
    retry: send,
    discard: useCallback((entry: OutgoingComment) => commentOutbox.remove(entry.key), []),
  };
}
