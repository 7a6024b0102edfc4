import { CircleUserRound, Wallet } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { Part } from '../../ui/Part.tsx';
import { useViewer } from '../accounts/useViewer.ts';
import { UnreadNotifications } from '../notifications/UnreadNotifications.tsx';
import { accountMenuTrigger, LazyBalance } from './AccountMenu.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { loginPath } from '../../navigation/guard.ts';
import { isHere, navigationItems } from './navigation.ts';

const itemLook =
  'group relative flex items-center justify-center gap-4 rounded-full transition duration-150 hover:bg-raised hover:text-ink max-md:h-14 max-md:flex-1 max-md:flex-col max-md:gap-0.5 max-md:rounded-control md:size-13 xl:h-13 xl:w-full xl:justify-start xl:px-4 xl:text-[1.0625rem]';

const labelLook = 'max-md:text-[0.6875rem] max-[22rem]:text-[0.625rem] md:max-xl:sr-only';

/**
 * The main navigation. On a desktop it is at the left of the page and shows the logo and labels. On a tablet it shows
 * icons only. On mobile it is a bar at the bottom, without the logo and without some of the items (SPEC.md, section 2).
 */
export function Sidebar() {
  const viewer = useViewer();
  const { pathname, search } = useLocation();

  return (
    <nav
      aria-label="Principal"
      className="shell-bar z-30 shrink-0 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-canvas/90 max-md:pb-[env(safe-area-inset-bottom)] max-md:backdrop-blur-lg md:beside md:flex md:w-20 md:overflow-y-auto md:[scrollbar-width:none] md:flex-col md:items-center md:border-r md:border-line md:py-6 xl:w-64 xl:items-stretch xl:px-4"
    >
      <Link to="/" aria-label="Brasa, início" className="mb-8 rounded-full p-2 max-md:hidden xl:px-4">
        <Brand className="text-xl" nameClass="max-xl:hidden" />
      </Link>
      <ul className="max-md:mx-auto max-md:flex max-md:max-w-sm max-md:px-1 md:space-y-1.5">
        {navigationItems.map(({ label, to, icon: Icon, mobile, badge: Badge }) => {
          const here = isHere(to, pathname, search);
          return (
            <li key={to} className={mobile ? 'max-md:flex max-md:flex-1' : 'max-md:hidden'}>
              <Link
                to={to}
                aria-current={here ? 'page' : undefined}
                title={label}
                className={cx(itemLook, here ? 'font-semibold text-ink' : 'text-ink-soft')}
              >
                <span className="relative">
                  <Icon aria-hidden className={cx('size-6', here && 'text-ember')} strokeWidth={here ? 2.4 : 1.9} />
                  {to === '/notifications' && <UnreadNotifications />}
                </span>
                <span className={labelLook}>{label}</span>
                {viewer && Badge && (
                  <Part>
                    <Badge />
                  </Part>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="mt-auto max-md:hidden">
        {viewer && (
          <Link to="/payments" className={cx(itemLook, 'text-ink-soft max-xl:hidden')}>
            <Wallet aria-hidden className="size-6" strokeWidth={1.9} /> Carteira
            <Part>
              <LazyBalance />
            </Part>
          </Link>
        )}
        {viewer ? (
          <button type="button" {...accountMenuTrigger} title="Perfil" className={cx(itemLook, 'text-ink-soft')}>
            <Avatar name={viewer.name} url={viewer.avatarUrl} size="sm" />
            <span className={labelLook}>Perfil</span>
          </button>
        ) : (
          <Link to={loginPath(`${pathname}${search}`)} title="Entrar" className={cx(itemLook, 'text-ink-soft')}>
            <CircleUserRound aria-hidden className="size-6" strokeWidth={1.9} />
            <span className={labelLook}>Entrar</span>
          </Link>
        )}
      </div>
    </nav>
  );
}
