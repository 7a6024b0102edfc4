import { useState } from 'react';
import { isolate } from '../../ui/isolate.ts';
import {
  useAnswerMessageRequestMutation,
  type ConversationRow_ConversationFragment,
} from './generated/conversations.ts';
import type { MessageRequestAnswer } from '../../generated/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { useBlockDescription } from '../people/useBlockDescription.ts';
import { forgetMessages, placeConversation } from './conversationsCache.ts';

type RequestBarProps = { conversation: ConversationRow_ConversationFragment; onGone: () => void };

/**
 * Replaces the message form until the viewer has answered the message request. The viewer can accept the request,
 * refuse it, or refuse it and block the sender.
 */
export function RequestBar({ conversation, onGone }: RequestBarProps) {
  const { id, member } = conversation;
  const { run, loading } = useAnswerMessageRequestMutation({
    update(cache, { conversation: answered }, { input: { answer } }) {
      placeConversation(cache, answered);
      // Refetch the messages: after the request was accepted, the server sends the pictures that were blurred before.
      if (answer === 'ACCEPT') forgetMessages(cache, id);
    },
    done: (_answered, { input: { answer } }) => answer === 'ACCEPT' || onGone(),
    failed: (problem) => toastFailure('Não foi possível responder', problem),
  });
  const [isBlocking, setIsBlocking] = useState(false);
  const description = useBlockDescription();

  const give = (answer: MessageRequestAnswer) => void run({ input: { conversationId: id, answer } });

  return (
    <section aria-label="Pedido de mensagem" className="border-t border-line px-4 py-4 text-center">
      <p className="text-sm text-ink-soft">
        <bdi>{member.name}</bdi> quer conversar com você. Até você aceitar, as imagens ficam ocultas e ninguém sabe se
        você leu.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button loading={loading} onClick={() => give('ACCEPT')}>
          Aceitar
        </Button>
        <Button variant="secondary" onClick={() => give('REFUSE')}>
          Recusar
        </Button>
        <Button variant="danger" onClick={() => setIsBlocking(true)}>
          Recusar e bloquear
        </Button>
      </div>
      <ConfirmDialog
        open={isBlocking}
        onOpenChange={setIsBlocking}
        title={`Bloquear ${isolate(member.name)}?`}
        description={description}
        confirmLabel="Bloquear"
        onConfirm={() => give('REFUSE_AND_BLOCK')}
      />
    </section>
  );
}
