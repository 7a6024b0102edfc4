import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { getSession, useSession } from '../../storage/session.ts';
import { toast } from '../../ui/toast.ts';
import { outbox, type OutgoingComment } from './outbox.ts';
import { sendComment } from './sendComment.ts';

/** Sends comments as the member who is signed in; a failed one stays to be sent again, and a toast says so. */
export function useSendComment() {
  const client = useApolloClient();
  const session = useSession();

  const send = useCallback(
    async (entry: OutgoingComment) => {
      // 'Tentar de novo' may stand over a page that is another member's by now.
      if (!session || getSession()?.user.userId !== session.user.userId) return;
      const failure = await sendComment(client, session.user, entry);
      // Where the session has ended the login page says so, and what becomes of the words.
      if (!failure || !getSession()) return;
      toast({
        title: 'Seu comentário não foi enviado',
        description: failure.message ?? 'O texto está guardado. Verifique sua conexão.',
        tone: 'danger',
        action: { label: 'Tentar de novo', run: () => void send(entry) },
      });
    },
    [client, session],
  );

  return {
    submit: useCallback(
      (draft: Pick<OutgoingComment, 'postId' | 'parentId' | 'text'>) => void send(outbox.open(draft)),
      [send],
    ),
    retry: send,
    discard: useCallback((entry: OutgoingComment) => outbox.remove(entry.key), []),
  };
}
