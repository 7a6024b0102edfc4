import { useApolloClient } from '@apollo/client/react';
import { ArrowLeft, Bell, BellOff, MoreVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isolate } from '../../ui/isolate.ts';
import {
  DeleteConversationForMeDocument,
  SetConversationMutedDocument,
  type ConversationRow_ConversationFragment,
} from './generated/conversations.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { NameLine } from '../people/NameLine.tsx';
import { profilePath } from '../people/profilePath.ts';
import { usePersonItems } from '../people/usePersonItems.tsx';
import { VerifiedBadge } from '../people/VerifiedBadge.tsx';
import { dropConversation, forgetMessages, placeConversation } from './conversationsCache.ts';

type ConversationHeaderProps = {
  conversation: ConversationRow_ConversationFragment;
  isTyping: boolean;
  backTo: string;
  onGone: () => void;
};

export function ConversationHeader({ conversation, isTyping, backTo, onGone }: ConversationHeaderProps) {
  const { id, member, isMuted } = conversation;
  const [isDeleting, setIsDeleting] = useState(false);
  const client = useApolloClient();
  const person = usePersonItems(member, {
    leave: () => {
      onGone();
      dropConversation(client.cache, id);
    },
  });
  const failed = () => toastFailure('Não foi possível concluir', 'Tente novamente em instantes.');

  const mute = () =>
    void client
      .mutate({
        mutation: SetConversationMutedDocument,
        variables: { input: { conversationId: id, muted: !isMuted } },
        optimisticResponse: { setConversationMuted: { __typename: 'Conversation', id, isMuted: !isMuted } },
      })
      .catch(failed);
  const remove = () =>
    void client
      .mutate({
        mutation: DeleteConversationForMeDocument,
        variables: { input: { conversationId: id } },
        update: (cache, { data }) => {
          if (!data) return;
          placeConversation(cache, data.deleteConversationForMe);
          forgetMessages(cache, id);
        },
      })
      .then(onGone, failed);

  return (
    <header className="flex h-16 short:h-13 shrink-0 items-center gap-3 border-b border-line pr-2 pl-2 md:pl-4">
      <Link
        to={backTo}
        aria-label="Voltar às mensagens"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-raised md:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <div className="relative flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <Avatar name={member.name} url={member.avatarUrl} />
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 short:line-clamp-1 leading-tight font-semibold wrap-anywhere text-ink">
            <Link to={profilePath(member.id)} className="after:absolute after:inset-0 hover:underline">
              <NameLine name={member.name}>{member.isVerified && <VerifiedBadge />}</NameLine>
            </Link>
          </h2>
          <p role="status" className="truncate text-sm text-ink-faint">
            {isTyping ? 'digitando…' : `@${isolate(member.nickname)}`}
          </p>
        </div>
      </div>
      <Menu
        trigger={
          <IconButton label="Opções da conversa">
            <MoreVertical aria-hidden className="size-5" />
          </IconButton>
        }
      >
        <MenuItem onSelect={mute}>
          {isMuted ? <Bell aria-hidden className="size-5" /> : <BellOff aria-hidden className="size-5" />}
          <span>{isMuted ? 'Deixar de silenciar a conversa' : 'Silenciar conversa'}</span>
        </MenuItem>
        {person.items}
        <MenuItem danger onSelect={() => setIsDeleting(true)}>
          <Trash2 aria-hidden className="size-5" />
          Excluir conversa para mim
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title="Excluir esta conversa?"
        description={`As mensagens somem para você. ${isolate(member.name)} continua com elas.`}
        confirmLabel="Excluir"
        onConfirm={remove}
      />
      {person.question}
    </header>
  );
}
