import { skipToken } from '@apollo/client/react';
import { MailWarning, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useConfirmLineQuery } from './generated/confirmLine.ts';
import { createStoredText } from '../../storage/createStoredText.ts';
import { IconButton } from '../../ui/IconButton.tsx';

const stored = createStoredText('confirmLater', { area: 'session', per: 'member' });
/**
 * The paths on which the reminder to confirm the e-mail address is shown. Pages with a form or a payment are left out,
 * because the reminder would cover them.
 */
const places = ['/', '/discover', '/notifications'];

/**
 * Reminds the member to confirm their e-mail address, until they confirm it or dismiss the reminder for this session.
 * The reminder lies over the page, because content that appears later must not move the text that the member is
 * reading.
 */
export function ConfirmEmailLine() {
  const { pathname } = useLocation();
  const [dismissed, setDismissed] = useState(() => stored.read() !== null);
  const { data } = useConfirmLineQuery(dismissed ? skipToken : {});
  if (dismissed || data?.accountSecurity.isEmailConfirmed !== false || !places.includes(pathname)) return null;

  function dismiss() {
    stored.write('1');
    setDismissed(true);
  }

  return (
    <aside
      aria-label="Confirmação de e-mail"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 flex justify-center px-3 md:bottom-6"
    >
      <div className="pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-control border border-line bg-raised py-1.5 pr-1.5 pl-4 text-ink shadow-float">
        <MailWarning aria-hidden className="size-5 shrink-0 text-ember" />
        <p className="min-w-0 flex-1 text-sm">Seu e-mail ainda não foi confirmado.</p>
        <Link
          to="/settings/security?confirmar"
          className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-ember hover:bg-line"
        >
          Confirmar
        </Link>
        <IconButton label="Lembrar depois" onClick={dismiss}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
    </aside>
  );
}
