import { Settings2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { NotificationList } from '../features/notifications/NotificationList.tsx';
import { NotificationSwitches } from '../features/notifications/NotificationSwitches.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { useTitle } from '../ui/useTitle.ts';

/**
 * /notifications (SPEC.md, section 2): the list of notifications. /notifications?ajustes shows the notification
 * settings.
 */
export function NotificationsPage() {
  const [search] = useSearchParams();
  const settings = search.has('ajustes');
  useTitle(settings ? 'Configurar notificações' : 'Notificações');

  return (
    <>
      <header className="sticky top-[calc(var(--banner)+var(--header))] z-20 transition-[top] duration-200 flex h-14 items-center justify-between gap-2 border-b border-line bg-canvas/85 px-4 backdrop-blur-md">
        <h1 className="text-lg font-semibold text-ink">{settings ? 'Configurar notificações' : 'Notificações'}</h1>
        <Link
          to={settings ? '/notifications' : '/notifications?ajustes'}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          {settings ? (
            'Concluir'
          ) : (
            <>
              <Settings2 aria-hidden className="size-4.5" /> Configurar
            </>
          )}
        </Link>
      </header>
      {settings ? <NotificationSwitches /> : <NotificationList />}
    </>
  );
}
