import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SettingsCard } from '../../../ui/SettingsCard.tsx';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

export function PasswordCard({ email }: { email: string }) {
  const [open, setOpen] = useState(false);

  return (
    <SettingsCard title="Senha" description="Ao trocar, as sessões em outros aparelhos são encerradas.">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Trocar senha
      </Button>
      {open && (
        <ItemBoundary>
          <PasswordDialog email={email} onClose={() => setOpen(false)} />
        </ItemBoundary>
      )}
    </SettingsCard>
  );
}
