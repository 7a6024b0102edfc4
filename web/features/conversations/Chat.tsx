import { ArrowLeft, ChevronRight, MessagesSquare, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUnreadMessagesQuery } from './generated/conversations.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { chatPath } from '../../navigation/chatPath.ts';
import { ChatSettingsDialog } from './ChatSettingsDialog.tsx';
import { ConversationList, ListSkeleton, RequestList } from './ConversationList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';
import { useRootMark } from '../../ui/useRootMark.ts';

type ChatProps = { openId: string | null; showsRequests: boolean; onGone: () => void };

/** Shows the list of conversations and the open conversation side by side. On mobile, shows only one of the two. */
export function Chat({ openId, showsRequests, onGone }: ChatProps) {
  const listPath = chatPath({ requests: showsRequests });
  useRootMark('data-writing', openId !== null);
  const hrefOf = (id: string) => chatPath({ conversationId: id, requests: showsRequests });

  return (
    <div className="flex h-[calc(100dvh-var(--banner)-var(--bars))]">
      <div
        className={cx(
          'flex min-h-0 w-full flex-col md:w-80 md:shrink-0 md:border-r md:border-line xl:w-96',
          openId !== null && 'max-md:hidden',
        )}
      >
        <ListHeader showsRequests={showsRequests} />
        <nav aria-label={showsRequests ? 'Pedidos' : 'Conversas'} className="min-h-0 flex-1 overflow-y-auto">
          {showsRequests ? (
            <RequestList openId={openId} hrefOf={hrefOf} />
          ) : (
            <ConversationList openId={openId} hrefOf={hrefOf} />
          )}
        </nav>
      </div>
      <div className={cx('min-h-0 min-w-0 flex-1', openId === null && 'max-md:hidden')}>
        {openId !== null && <h1 className="sr-only md:hidden">Mensagens</h1>}
        {openId !== null ? (
          <ItemBoundary key={openId}>
            <ConversationPane id={openId} backTo={listPath} onGone={onGone} />
          </ItemBoundary>
        ) : (
          <div className="grid h-full place-items-center">
            <Notice icon={<MessagesSquare aria-hidden className="size-7" />} title="Suas mensagens">
              A conversa que você escolher aparece aqui.
            </Notice>
          </div>
        )}
      </div>
    </div>
  );
}

function ListHeader({ showsRequests }: { showsRequests: boolean }) {
  const [isSetting, setIsSetting] = useState(false);
  const { data, error } = useUnreadMessagesQuery({ fetchPolicy: 'cache-first' });
  const requests = data?.unreadMessages.requests ?? 0;

  return (
    <>
      <div className="flex h-16 shrink-0 items-center gap-1 border-b border-line px-4">
        {showsRequests && (
          <Link
            to={chatPath({})}
            aria-label="Voltar às conversas"
            className="-ml-2 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-raised"
          >
            <ArrowLeft aria-hidden className="size-5" />
          </Link>
        )}
        <h1 className="flex-1 text-xl font-bold text-ink">{showsRequests ? 'Pedidos' : 'Mensagens'}</h1>
        <IconButton label="Privacidade nas mensagens" className="-mr-2" onClick={() => setIsSetting(true)}>
          <Settings2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      {!showsRequests && !data && !error && (
        <Pending>
          <ListSkeleton />
        </Pending>
      )}
      {!showsRequests && requests > 0 && (
        <Link
          to={chatPath({ requests: true })}
          className="flex items-center gap-3 border-b border-line px-4 py-3 font-semibold text-ink hover:bg-raised"
        >
          Pedidos de mensagem
          <span className="ml-auto min-w-6 rounded-full bg-ember-gradient px-2 text-center text-sm leading-6 font-bold text-on-ember tabular-nums">
            {requests}
          </span>
          <ChevronRight aria-hidden className="size-4 text-ink-faint" />
        </Link>
      )}
      <ItemBoundary>
        <ChatSettingsDialog open={isSetting} onOpenChange={setIsSetting} />
      </ItemBoundary>
    </>
  );
}
