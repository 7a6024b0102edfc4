import { MessageCircleOff } from 'lucide-react';
import { useConversationQuery } from './generated/conversations.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CHECK_CONNECTION } from '../../ui/connection.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { OpenConversation } from './OpenConversation.tsx';

type ConversationPaneProps = { id: string; backTo: string; onGone: () => void };

/** A conversation in all its states: loading, failed, not found or open. */
export function ConversationPane({ id, backTo, onGone }: ConversationPaneProps) {
  const { data, error, refetch } = useConversationQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const conversation = data?.conversation;

  if (conversation) return <OpenConversation conversation={conversation} backTo={backTo} onGone={onGone} />;
  return (
    <QueryState
      items={data}
      error={error}
      retry={refetch}
      failed="A conversa não carregou"
      detail={CHECK_CONNECTION}
      skeleton={<ConversationSkeleton />}
      empty={
        <Notice icon={<MessageCircleOff aria-hidden className="size-7" />} title="Conversa não encontrada">
          Ela não existe mais, ou não está disponível para você.
        </Notice>
      }
    />
  );
}

function ConversationSkeleton() {
  return (
    <div role="status" aria-label="Carregando conversa" className="space-y-4 p-6">
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="ml-auto h-10 w-1/2" />
    </div>
  );
}
