import { useApolloClient } from '@apollo/client/react';
import { BellRing, CheckCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import type { ListPage, PlacedList } from '../../lists/listPlace.ts';
import { useFilledRows } from '../../lists/useFilledRows.ts';
import type { NotificationItem_NotificationFragment as Notification } from './generated/notifications.ts';
import { runsByDay, timesOf } from './runsByDay.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useNotifications } from './useNotifications.ts';
import { Item } from '../../ui/Item.tsx';

/** The member's notifications, newest first. The list receives live updates. */
export function NotificationList() {
  const { edges, error, refetch, hasMore, fetchMore, fetchPage, hasUnread, readAll, read } = useNotifications();

  if (!edges) {
    return (
      <QueryState error={error} retry={refetch} failed="As notificações não carregaram" skeleton={<ListSkeleton />} />
    );
  }
  if (edges.length === 0)
    return (
      <Notice
        icon={<BellRing aria-hidden className="size-7" />}
        title="Nada por aqui ainda"
        action={
          <Link to="/" className={buttonClass({})}>
            Ver o que há de novo
          </Link>
        }
      >
        Quando alguém reagir, comentar ou seguir você, aparece aqui na hora.
      </Notice>
    );

  return (
    <div className="pb-8">
      {hasUnread && (
        <div className="flex justify-end px-2 pt-2">
          <Button variant="ghost" size="sm" onClick={() => void readAll()}>
            <CheckCheck aria-hidden className="size-4.5" /> Marcar todas como lidas
          </Button>
        </div>
      )}
      <Days edges={edges} fetchPage={fetchPage} onRead={(notification) => void read(notification)} />
      {hasMore && (
        <div className="flex justify-center pt-4">
          <MoreButton label="Ver mais" load={fetchMore} />
        </div>
      )}
    </div>
  );
}

type DaysProps = {
  edges: PlacedList<Notification>['edges'];
  fetchPage: (page: ListPage) => Promise<unknown>;
  onRead: (notification: Notification) => void;
};

function Days({ edges, fetchPage, onRead }: DaysProps) {
  const { cache } = useApolloClient();
  const days = useMemo(() => runsByDay(edges, timesOf(cache)), [edges, cache]);
  const runs = useMemo(() => days.flatMap((day) => day.runs), [days]);
  const { ref, heightOf } = useFilledRows({
    name: 'notifications',
    edges,
    runs,
    fetchPage,
    selector: ':scope > section > ul > *',
  });
  return (
    <div ref={ref}>
      {days.map((day) => (
        <section key={day.title} aria-label={day.title}>
          <h2 className="px-4 pt-5 pb-1 text-sm font-semibold text-ink-soft md:px-5">{day.title}</h2>
          <ul>
            {day.runs.map((run) =>
              run.node ? (
                <Row key={run.key} notification={run.node} onRead={onRead} />
              ) : (
                <li key={run.key} aria-hidden style={{ height: heightOf(run) }} />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RowProps = Pick<DaysProps, 'onRead'> & { notification: Notification };

function Row({ notification, onRead }: RowProps) {
  return (
    <Item>
      {() => (
        <li>
          <ItemBoundary>
            <NotificationItem notification={notification} onRead={() => onRead(notification)} />
          </ItemBoundary>
        </li>
      )}
    </Item>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Carregando notificações" className="space-y-5 px-4 py-6">
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className="flex items-center gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <Skeleton className="h-10 flex-1" />
        </div>
      ))}
    </div>
  );
}
