import { useState } from 'react';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Part } from '../../ui/Part.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useViewer } from '../accounts/useViewer.ts';
import { AfterFirstPaint } from '../../ui/AfterFirstPaint.tsx';
import { lazyBadge } from './lazyBadge.ts';

const MENU_ID = 'account-menu';

/**
 * The `popover` attribute of the menu: 'auto' if the browser supports popovers. Safari 16, Chrome 113, Firefox 124 and
 * older versions do not; there, usePlainPopover opens and closes the menu.
 */
const popover = 'popover' in HTMLElement.prototype ? 'auto' : undefined;

/**
 * The props of a button that opens the account menu. The browser itself closes the menu on Esc, on a click outside the
 * menu and on a second click on the button.
 */
export const accountMenuTrigger = { popoverTarget: MENU_ID, 'aria-haspopup': 'dialog' } as const;

export const LazyBalance = lazyBadge(() => import('../wallet/Balance.tsx').then((m) => m.Balance));
const ConfirmEmailLine = lazyBadge(() => import('../accounts/ConfirmEmailLine.tsx').then((m) => m.ConfirmEmailLine));
const Items = lazyCode(() => import('./AccountMenuItems.tsx').then((m) => m.AccountMenuItems));

/**
 * The signed-in member's account menu. The menu opens below the avatar on mobile, and above the item 'Perfil' of the
 * sidebar on larger screens.
 */
export function AccountMenu() {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  if (!viewer) return null;
  const close = () => (popover ? document.getElementById(MENU_ID)?.hidePopover() : setOpen(false));

  return (
    <>
      <div
        id={MENU_ID}
        popover={popover}
        hidden={!(popover || open)}
        role="dialog"
        aria-label="Perfil"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="fixed inset-auto z-50 top-[calc(3.5rem+var(--banner))] right-2 m-0 w-64 rounded-control border border-line bg-surface p-1.5 text-ink shadow-float md:top-auto md:right-auto md:bottom-22 md:left-4 xl:left-[max(1rem,calc(50vw-39rem))]"
      >
        <div className="flex items-center gap-3 px-3 py-3">
          <Avatar name={viewer.name} url={viewer.avatarUrl} />
          <div className="min-w-0">
            <p className="truncate font-semibold">
              <bdi>{viewer.name}</bdi>
            </p>
            <p className="truncate text-sm text-ink-faint">
              @<bdi>{viewer.nickname}</bdi>
            </p>
          </div>
        </div>
        <hr className="mx-3 my-1 border-line" />
        <AfterFirstPaint now={open || !popover}>
          <Part place={String(open)} fallback={<Spinner className="mx-auto my-6" />} onFail={open ? close : undefined}>
            <Items viewerId={viewer.id} open={open} close={close} setOpen={setOpen} />
          </Part>
        </AfterFirstPaint>
      </div>
      <Part>
        <ConfirmEmailLine />
      </Part>
    </>
  );
}
