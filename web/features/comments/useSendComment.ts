import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { getSession, useSession } from '../../storage/session.ts';
import { toastFailure } from '../../ui/toast.ts';
import { commentOutbox, type OutgoingComment } from './outbox.ts';
import { sendComment } from './sendComment.ts';
import { CHECK_CONNECTION } from '../../ui/connection.ts';

/**
 * Returns functions that send a comment as the signed-in member. If the comment could not be sent, it stays in the
 * outbox, and a toast offers a retry.
 */
export function useSendComment() {
  const client = useApolloClient();
  const session = useSession();

  const send = useCallback(
    async (entry: OutgoingComment) => {
      // Another member may have signed in before the retry button is pressed. In that case, do not send the comment in
      // that member's name.
      if (!session || getSession()?.user.userId !== session.user.userId) return;
      const failure = await sendComment(client, session.user, entry);
      // If the session has ended, show no toast, because the login page opens and says that the text is not lost.
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
