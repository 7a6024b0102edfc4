import { Bell } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useViewer } from '../accounts/useViewer.ts';
import { UnreadNotifications } from '../notifications/UnreadNotifications.tsx';
import { accountMenuTrigger } from './AccountMenu.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { loginPath } from '../../navigation/guard.ts';
import { useHidesOnScroll } from './useHidesOnScroll.ts';

/**
 * The header on mobile, with the logo and the account menu. The bottom bar contains neither of them (SPEC.md, section
 * 2). The header hides when the member scrolls down and comes back when they scroll up.
 */
export function MobileHeader() {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { hidden, show } = useHidesOnScroll('3.5rem');

  return (
    <header
      onFocus={show}
      className={cx(
        'shell-bar sticky top-(--banner) z-30 flex h-14 items-center justify-between border-b border-line bg-canvas/90 pr-2 pl-4 backdrop-blur-lg transition-transform duration-200',
        hidden && '-translate-y-full',
      )}
    >
      <Link to="/" aria-label="Brasa, início" className="flex rounded-full py-2">
        <Brand className="text-lg" />
      </Link>
      {viewer ? (
        <div className="flex items-center">
          <Link
            to="/notifications"
            title="Notificações"
            className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft"
          >
            <span className="relative">
              <Bell aria-hidden className="size-5.5" />
              <UnreadNotifications />
            </span>
            <span className="sr-only">Notificações</span>
          </Link>
          <button
            type="button"
            {...accountMenuTrigger}
            aria-label="Perfil"
            className="inline-flex size-11 items-center justify-center rounded-full"
          >
            <Avatar name={viewer.name} url={viewer.avatarUrl} size="sm" />
          </button>
        </div>
      ) : (
        <Link to={loginPath(`${pathname}${search}`)} className={buttonClass({ size: 'sm' })}>
          Entrar
        </Link>
      )}
    </header>
  );
}
