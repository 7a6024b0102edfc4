import { BellRing, CheckCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { byDay } from './byDay.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useNotifications } from './useNotifications.ts';
import { Item } from '../../ui/Item.tsx';

/** The member's notifications, newest first. The list receives live updates. */
export function NotificationList() {
  const { notifications, error, refetch, hasMore, fetchMore, hasUnread, readAll, read } = useNotifications();

  if (!notifications) {
    return (
      <QueryState error={error} retry={refetch} failed="As notificações não carregaram" skeleton={<ListSkeleton />} />
    );
  }
  if (notifications.length === 0)
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
      {byDay(notifications).map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h2 className="px-4 pt-5 pb-1 text-sm font-semibold text-ink-soft md:px-5">{title}</h2>
          <ul>
            {items.map((notification) => (
              <Item key={notification.id}>
                {() => (
                  <li>
                    <ItemBoundary>
                      <NotificationItem notification={notification} onRead={() => void read(notification)} />
                    </ItemBoundary>
                  </li>
                )}
              </Item>
            ))}
          </ul>
        </section>
      ))}
      {hasMore && (
        <div className="flex justify-center pt-4">
          <MoreButton label="Ver mais" load={fetchMore} />
        </div>
      )}
    </div>
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
