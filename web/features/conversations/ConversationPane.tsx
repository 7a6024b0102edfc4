import { MessageCircleOff, RefreshCw } from 'lucide-react';
import { useConversationQuery } from './generated/conversations.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OpenConversation } from './OpenConversation.tsx';

type ConversationPaneProps = { id: string; backTo: string; onGone: () => void };

/** A conversation in all its states: loading, failed, not found or open. */
export function ConversationPane({ id, backTo, onGone }: ConversationPaneProps) {
  const { data, error, refetch } = useConversationQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const conversation = data?.conversation;

  if (conversation) return <OpenConversation conversation={conversation} backTo={backTo} onGone={onGone} />;
  if (data) {
    return (
      <Notice icon={<MessageCircleOff aria-hidden className="size-7" />} title="Conversa não encontrada">
        Ela não existe mais, ou não está disponível para você.
      </Notice>
    );
  }
  if (error) {
    return (
      <Notice
        icon={<RefreshCw aria-hidden className="size-7" />}
        title="A conversa não carregou"
        action={<Button onClick={() => void refetch().catch(() => undefined)}>Tentar de novo</Button>}
      >
        Verifique sua conexão.
      </Notice>
    );
  }
  return (
    <div role="status" aria-label="Carregando conversa" className="space-y-4 p-6">
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="ml-auto h-10 w-1/2" />
    </div>
  );
}
