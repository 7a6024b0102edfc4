import { CircleUserRound, Compass, Zap, FileText, Info, LogOut, Settings2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOverlay } from '../../navigation/useOverlay.ts';
import { useLogOut } from '../accounts/useLogOut.ts';
import { leaveAtOnce } from '../discretion/quickExit.ts';
import { ModeratorLink } from '../moderation/ModeratorLink.tsx';
import { profilePath } from '../people/profilePath.ts';
import { Balance } from '../wallet/Balance.tsx';
import { usePlainPopover } from './usePlainPopover.ts';

const itemLook = 'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left text-[0.9375rem] hover:bg-raised';

/**
 * The menu's id, the same as in AccountMenu.tsx. It is not imported from that file, because the file is part of the
 * first load and its exports are kept to a minimum.
 */
const MENU_ID = 'account-menu';

type AccountMenuItemsProps = {
  viewerId: string;
  open: boolean;
  close: () => void;
  /** Opens or closes the menu in browsers that do not support popovers. */
  setOpen: (open: boolean) => void;
};

/** The links in the signed-in member's account menu, and the button to sign out. */
export function AccountMenuItems({ viewerId, open, close, setOpen }: AccountMenuItemsProps) {
  const logOut = useLogOut();
  const [leaving, setLeaving] = useState(false);
  useOverlay(open, close);
  usePlainPopover(MENU_ID, open, setOpen);

  return (
    <>
      <Link to={profilePath(viewerId)} className={itemLook}>
        <CircleUserRound aria-hidden className="size-5 text-ink-soft" /> Meu perfil
      </Link>
      <Link to="/payments" className={itemLook}>
        <Wallet aria-hidden className="size-5 text-ink-soft" /> Carteira
        <Balance />
      </Link>
      <Link to="/discover" className={`${itemLook} md:hidden`}>
        <Compass aria-hidden className="size-5 text-ink-soft" /> Descobrir
      </Link>
      {open && <ModeratorLink className={itemLook} />}
      <Link to="/settings" className={itemLook}>
        <Settings2 aria-hidden className="size-5 text-ink-soft" /> Configurações
      </Link>
      <Link to="/about" className={itemLook}>
        <Info aria-hidden className="size-5 text-ink-soft" /> Sobre a Brasa
      </Link>
      <Link to="/terms-and-conditions" className={itemLook}>
        <FileText aria-hidden className="size-5 text-ink-soft" /> Termos e condições
      </Link>
      <button type="button" className={itemLook} onClick={leaveAtOnce}>
        <Zap aria-hidden className="size-5 text-ink-soft" /> Saída rápida
        <span aria-hidden className="ml-auto text-xs text-ink-faint max-md:hidden">
          Esc Esc
        </span>
      </button>
      <button
        type="button"
        disabled={leaving}
        className={`${itemLook} text-danger`}
        onClick={() => {
          setLeaving(true);
          void logOut();
        }}
      >
        <LogOut aria-hidden className="size-5" /> <span>{leaving ? 'Saindo…' : 'Sair'}</span>
      </button>
    </>
  );
}
