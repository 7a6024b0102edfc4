import { BadgeCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AccountSecurity_SecurityFragment } from './generated/security.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmEmailDialog } from '../ConfirmEmailDialog.tsx';
import { EmailChangeDialog } from './EmailChangeDialog.tsx';
import { SettingsCard } from '../../../ui/SettingsCard.tsx';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

/**
 * Shows the account's e-mail address, with buttons to confirm and to change it. If the URL has the parameter
 * `confirmar`, the confirmation dialog is open from the start.
 */
export function EmailCard({ security: { email, isEmailConfirmed } }: { security: AccountSecurity_SecurityFragment }) {
  const [params] = useSearchParams();
  const isAsked = params.has('confirmar') && !isEmailConfirmed;
  const [open, setOpen] = useState<'confirm' | 'change' | null>(isAsked ? 'confirm' : null);
  const Icon = isEmailConfirmed ? BadgeCheck : MailWarning;

  return (
    <SettingsCard title="E-mail" description="Por aqui você recupera a conta e recebe avisos de segurança.">
      <p className="font-semibold [overflow-wrap:anywhere] text-ink">{email}</p>
      <p className="mt-1 flex items-center gap-2 text-sm text-ink-soft">
        <Icon aria-hidden className="size-4.5 text-ember" />
        <span>{isEmailConfirmed ? 'Confirmado' : 'Ainda não confirmado'}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isEmailConfirmed && <Button onClick={() => setOpen('confirm')}>Confirmar e-mail</Button>}
        <Button variant="outline" onClick={() => setOpen('change')}>
          Trocar e-mail
        </Button>
      </div>
      {open === 'confirm' && (
        <ItemBoundary>
          <ConfirmEmailDialog email={email} onClose={() => setOpen(null)} />
        </ItemBoundary>
      )}
      {open === 'change' && (
        <ItemBoundary>
          <EmailChangeDialog onClose={() => setOpen(null)} />
        </ItemBoundary>
      )}
    </SettingsCard>
  );
}
