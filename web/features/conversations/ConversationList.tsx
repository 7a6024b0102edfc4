import { Inbox, MessagesSquare } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  useConversationsQuery,
  useMessageRequestsQuery,
  type ConversationRow_ConversationFragment,
} from './generated/conversations.ts';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import type { ListPage, PlacedList } from '../../lists/listPlace.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useViewer } from '../accounts/useViewer.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';
import { CHECK_CONNECTION } from '../../ui/connection.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { CONVERSATIONS_PAGE } from './conversationsCache.ts';

type ListProps = { openId: string | null; hrefOf: (id: string) => string };

export function ConversationList(props: ListProps) {
  const { data, error, refetch, fetchMore } = useConversationsQuery({ variables: { first: CONVERSATIONS_PAGE } });
  return (
    <Rows
      {...props}
      connection={data?.conversations}
      error={error}
      onRetry={() => void refetch().catch(() => undefined)}
      name="conversations"
      fetchPage={(page) => fetchMore({ variables: page })}
    >
      <Notice
        icon={<MessagesSquare aria-hidden className="size-7" />}
        title="Nenhuma conversa ainda"
        action={
          <Link to="/discover" className={buttonClass({})}>
            Encontrar pessoas
          </Link>
        }
      >
        Abra o perfil de alguém e mande uma mensagem para puxar papo.
      </Notice>
    </Rows>
  );
}

export function RequestList(props: ListProps) {
  const { data, error, refetch, fetchMore } = useMessageRequestsQuery({ variables: { first: CONVERSATIONS_PAGE } });
  return (
    <Rows
      {...props}
      connection={data?.messageRequests}
      error={error}
      onRetry={() => void refetch().catch(() => undefined)}
      name="message-requests"
      fetchPage={(page) => fetchMore({ variables: page })}
    >
      <Notice icon={<Inbox aria-hidden className="size-7" />} title="Nenhum pedido">
        Mensagens de quem você não segue ficam aqui até você decidir.
      </Notice>
    </Rows>
  );
}

type RowsProps = ListProps & {
  connection:
    | {
        edges: PlacedList<ConversationRow_ConversationFragment>['edges'];
        pageInfo: { hasNextPage: boolean; endCursor?: string | null };
      }
    | undefined;
  error: unknown;
  onRetry: () => void;
  name: string;
  fetchPage: (page: ListPage) => Promise<unknown>;
  /** Shown when the list is empty. */
  children: ReactNode;
};

function Rows({ openId, hrefOf, connection, error, onRetry, name, fetchPage, children }: RowsProps) {
  const viewerId = useViewer()?.id ?? '';
  const [asking, setAsking] = useState(false);
  if (!connection?.edges.length) {
    return (
      <QueryState
        items={connection}
        error={error}
        retry={onRetry}
        failed="As conversas não carregaram"
        detail={CHECK_CONNECTION}
        skeleton={<ListSkeleton />}
        empty={children}
      />
    );
  }

  return (
    <>
      <BoundedRows name={name} edges={connection.edges} fetchPage={fetchPage}>
        {(conversation) => (
          <li>
            <ItemBoundary>
              <ConversationRow
                conversation={conversation}
                viewerId={viewerId}
                to={hrefOf(conversation.id)}
                isOpen={conversation.id === openId}
              />
            </ItemBoundary>
          </li>
        )}
      </BoundedRows>
      {connection.pageInfo.hasNextPage && (
        <div className="flex justify-center py-4">
          <Button
            variant="secondary"
            size="sm"
            loading={asking}
            onClick={() => {
              setAsking(true);
              fetchPage({ first: CONVERSATIONS_PAGE, after: connection.pageInfo.endCursor ?? undefined })
                .catch(() => undefined)
                .finally(() => setAsking(false));
            }}
          >
            Mostrar mais
          </Button>
        </div>
      )}
    </>
  );
}

export function ListSkeleton() {
  return (
    <div role="status" aria-label="Carregando conversas" className="space-y-4 p-4">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-9 flex-1" />
        </div>
      ))}
    </div>
  );
}
