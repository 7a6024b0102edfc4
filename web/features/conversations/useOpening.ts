import { useEffect } from 'react';
import { useOpenConversationMutation } from './generated/conversations.ts';

/**
 * Returns a function that opens the viewer's conversation with a member. Creates the conversation if it does not exist.
 */
export function useOpening(memberId: string | null, onOpen: (conversationId: string) => void) {
  const [open, { error, data }] = useOpenConversationMutation();
  const refusal = data?.openConversation.__typename === 'Refusal' ? data.openConversation.message : null;

  useEffect(() => {
    if (memberId === null) return;
    open({ variables: { memberId } }).then(
      ({ data: answer }) => {
        if (answer?.openConversation.__typename === 'OpenConversationSuccess')
          onOpen(answer.openConversation.conversation.id);
      },
      () => undefined,
    );
  }, [memberId, onOpen, open]);

  if (refusal !== null) return refusal;
  return error ? 'Esta pessoa não está disponível para conversar.' : null;
}
