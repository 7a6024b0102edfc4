import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isolate } from '../../ui/isolate.ts';
import {
  DeleteMessageForMeDocument,
  MarkReadDocument,
  type ConversationRow_ConversationFragment,
} from './generated/conversations.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { CHECK_CONNECTION } from '../../ui/connection.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { useViewer } from '../accounts/useViewer.ts';
import { placeConversation, removeMessage } from './conversationsCache.ts';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageComposer } from './MessageComposer.tsx';
import { MessageList } from './MessageList.tsx';
import { useOutgoing } from './outbox.ts';
import { RequestBar } from './RequestBar.tsx';
import { rowsOf } from './rows.ts';
import { useHistory } from './useHistory.ts';
import { usePlace } from './usePlace.ts';
import { useIsTyping } from './useTyping.ts';

type OpenConversationProps = {
  conversation: ConversationRow_ConversationFragment;
  backTo: string;
  onGone: () => void;
};

/** An open conversation: the message history, the unsent messages and the message form. */
export function OpenConversation({ conversation, backTo, onGone }: OpenConversationProps) {
  const { id, member, request } = conversation;
  const viewerId = useViewer()?.id ?? '';
  const { messages, isLoaded, error, refetch, hasOlder, loadOlder, olderFailed } = useHistory(id);
  const { place, isReady } = usePlace(id, { firstSeq: messages[0]?.seq, hasOlder, olderFailed, loadOlder });
  const outgoing = useOutgoing(id);
  const isTyping = useIsTyping(id);
  const [readUpTo] = useState(conversation.lastReadSeq);
  const [doomed, setDoomed] = useState<string | null>(null);
  const client = useApolloClient();
  const isAsked = request === 'PENDING' || request === 'REFUSED';
  const onEnd = useReading(conversation, messages.at(-1)?.seq ?? 0);
  const rows = useMemo(
    () => rowsOf({ messages, outgoing, viewerId, readUpTo }),
    [messages, outgoing, viewerId, readUpTo],
  );

  const remove = (messageId: string) =>
    client
      .mutate({
        mutation: DeleteMessageForMeDocument,
        variables: { input: { conversationId: id, messageId } },
        update: (cache, { data }) => {
          removeMessage(cache, id, messageId);
          if (data) placeConversation(cache, data.deleteMessageForMe);
        },
      })
      .catch(() => toastFailure('A mensagem não foi excluída', 'Tente novamente em instantes.'));

  return (
    <section aria-label={`Conversa com ${member.name}`} className="flex h-full min-h-0 flex-col">
      <ConversationHeader conversation={conversation} isTyping={isTyping} backTo={backTo} onGone={onGone} />
      {isLoaded && isReady && rows.length > 0 ? (
        <MessageList
          conversation={conversation}
          rows={rows}
          place={place}
          hasOlder={hasOlder}
          olderFailed={olderFailed}
          onOlder={loadOlder}
          onEnd={onEnd}
          onDelete={setDoomed}
        />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto">
          {isLoaded && rows.length === 0 && (
            <Notice title={`Diga oi para ${isolate(member.name)}`}>
              Se <bdi>{member.name}</bdi> não segue você, sua primeira mensagem chega como um pedido.
            </Notice>
          )}
          {!isLoaded && (
            <QueryState
              error={error}
              retry={refetch}
              failed="As mensagens não carregaram"
              detail={CHECK_CONNECTION}
              hasIcon={false}
              skeleton={null}
            />
          )}
        </div>
      )}
      <Arrivals messages={messages} viewerId={viewerId} name={member.name} />
      {conversation.isAwaitingAnswer && (
        <p role="status" className="px-4 pb-2 text-center text-sm text-ink-faint short:sr-only">
          Pedido enviado. <bdi>{member.name}</bdi> verá suas mensagens e decide se aceita conversar.
        </p>
      )}
      {isAsked ? (
        <RequestBar conversation={conversation} onGone={onGone} />
      ) : (
        <MessageComposer conversationId={id} to={member.name} />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Excluir esta mensagem para você?"
        description={`Ela some da sua conversa. ${isolate(member.name)} continua com ela.`}
        confirmLabel="Excluir"
        onConfirm={() => doomed !== null && void remove(doomed)}
      />
    </section>
  );
}

/**
 * Marks the messages as read while the page is visible and the list is scrolled to its end.
 * @returns a function that the list calls with true when it is scrolled to its end, and with false when it is not
 */
function useReading({ id, lastReadSeq, request }: ConversationRow_ConversationFragment, lastSeq: number) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  const client = useApolloClient();
  const mayRead = request === 'NONE' || request === 'ACCEPTED';

  useEffect(() => {
    const read = () => {
      if (!mayRead || !isAtEnd || lastSeq <= lastReadSeq || document.visibilityState !== 'visible') return;
      const variables = { input: { conversationId: id, seq: lastSeq } };
      client.mutate({ mutation: MarkReadDocument, variables, context: { quiet: true } }).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [client, id, isAtEnd, lastSeq, lastReadSeq, mayRead]);

  return useCallback((atEnd: boolean) => setIsAtEnd(atEnd), []);
}

type ArrivalsProps = {
  messages: readonly { id: string; senderId: string; text: string }[];
  viewerId: string;
  name: string;
};

/**
 * Announces new messages to screen readers. The list itself is not a live region, because it would also announce the
 * bubbles that are rendered during scrolling.
 */
function Arrivals({ messages, viewerId, name }: ArrivalsProps) {
  const last = messages.at(-1);
  const [known] = useState(last?.id);
  const isNew = last !== undefined && last.id !== known && last.senderId !== viewerId;
  return (
    <p aria-live="polite" className="sr-only">
      {isNew && `${isolate(name)}: ${last.text || 'enviou uma imagem'}`}
    </p>
  );
}
