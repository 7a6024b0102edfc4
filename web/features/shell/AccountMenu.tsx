import { CircleUserRound, Compass, FileText, Info, LogOut, Settings2, Wallet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { useLogOut } from '../accounts/useLogOut.ts';
import { useViewer } from '../accounts/useViewer.ts';
import { profilePath } from '../profiles/profilePath.ts';
import { lazyBadge } from './lazyBadge.ts';

const ModeratorLink = lazy(() => import('../moderation/ModeratorLink.tsx').then((m) => ({ default: m.ModeratorLink })));

const MENU_ID = 'account-menu';

/** What a button needs to open the menu. The browser closes it on Esc, outside clicks and a second click. */
export const accountMenuTrigger = { popoverTarget: MENU_ID, 'aria-haspopup': 'dialog' } as const;

const later = () => import('./later.ts');
export const Balance = lazyBadge(() => later().then((m) => m.Balance));
const ConfirmEmailLine = lazyBadge(() => later().then((m) => m.ConfirmEmailLine));

const itemLook = 'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left text-[0.9375rem] hover:bg-raised';

/** The member's own menu: under the avatar on mobile, over 'Perfil' in the sidebar elsewhere. */
export function AccountMenu() {
  const viewer = useViewer();
  const logOut = useLogOut();
  const [leaving, setLeaving] = useState(false);
  const [opened, setOpened] = useState(false);
  if (!viewer) return null;

  return (
    <>
      <div
        id={MENU_ID}
        popover="auto"
        role="dialog"
        aria-label="Perfil"
        onToggle={() => setOpened(true)}
        className="fixed inset-auto top-14 right-2 m-0 w-64 rounded-control border border-line bg-surface p-1.5 text-ink shadow-float md:top-auto md:right-auto md:bottom-22 md:left-4 xl:left-[max(1rem,calc(50vw-39rem))]"
      >
        <div className="flex items-center gap-3 px-3 py-3">
          <Avatar name={viewer.name} url={viewer.avatarUrl} />
          <div className="min-w-0">
            <p className="truncate font-semibold">{viewer.name}</p>
            <p className="truncate text-sm text-ink-faint">@{viewer.nickname}</p>
          </div>
        </div>
        <hr className="mx-3 my-1 border-line" />
        <Link to={profilePath(viewer.id)} className={itemLook}>
          <CircleUserRound aria-hidden className="size-5 text-ink-soft" /> Meu perfil
        </Link>
        <Link to="/payments" className={itemLook}>
          <Wallet aria-hidden className="size-5 text-ink-soft" /> Carteira
          <Suspense>
            <Balance />
          </Suspense>
        </Link>
        <Link to="/discover" className={`${itemLook} md:hidden`}>
          <Compass aria-hidden className="size-5 text-ink-soft" /> Descobrir
        </Link>
        {opened && (
          <Suspense>
            <ModeratorLink className={itemLook} />
          </Suspense>
        )}
        <Link to="/settings" className={itemLook}>
          <Settings2 aria-hidden className="size-5 text-ink-soft" /> Configurações
        </Link>
        <Link to="/about" className={itemLook}>
          <Info aria-hidden className="size-5 text-ink-soft" /> Sobre a Brasa
        </Link>
        <Link to="/terms-and-conditions" className={itemLook}>
          <FileText aria-hidden className="size-5 text-ink-soft" /> Termos e condições
        </Link>
        <button
          type="button"
          disabled={leaving}
          className={`${itemLook} text-danger`}
          onClick={() => {
            setLeaving(true);
            void logOut();
          }}
        >
          <LogOut aria-hidden className="size-5" /> {leaving ? 'Saindo…' : 'Sair'}
        </button>
      </div>
      <Suspense>
        <ConfirmEmailLine />
      </Suspense>
    </>
  );
}
