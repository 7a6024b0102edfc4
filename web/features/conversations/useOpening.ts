import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { askResult } from '../../apollo/result.ts';
import { OpenConversationDocument } from './generated/conversations.ts';

/**
 * Returns a function that opens the viewer's conversation with a member. Creates the conversation if it does not exist.
 */
export function useOpening(memberId: string | null, onOpen: (conversationId: string) => void) {
  const client = useApolloClient();
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (memberId === null) return undefined;
    let isWanted = true;
    setProblem(null);
    askResult(client, OpenConversationDocument, { input: { memberId } }).then(
      ({ success, refusal }) => {
        if (!isWanted) return;
        if (success) onOpen(success.conversation.id);
        else setProblem(refusal.message);
      },
      () => isWanted && setProblem('Esta pessoa não está disponível para conversar.'),
    );
    return () => {
      isWanted = false;
    };
  }, [client, memberId, onOpen]);

  return problem;
}
