import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { askResult } from '../../../apollo/result.ts';
import {
  DisableTwoStepDocument,
  RenewRecoveryCodesDocument,
  type AccountSecurity_SecurityFragment,
} from './generated/security.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { RecoveryCodes } from '../recovery/RecoveryCodes.tsx';
import { SettingsCard } from '../../../ui/SettingsCard.tsx';
import { TwoStepDialog } from './TwoStepDialog.tsx';
import { useStep } from '../useStep.ts';
import { plural } from '../../../ui/numbers.ts';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

/** Shows whether two-step sign-in with an authenticator app is on, and turns it on or off. */
export function TwoStepCard({ security }: { security: AccountSecurity_SecurityFragment }) {
  const { hasTwoStep, recoveryCodesLeft, isEmailConfirmed } = security;
  const [open, setOpen] = useState<'enable' | 'disable' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const client = useApolloClient();
  const step = useStep();

  async function renewCodes() {
    const done = await step.run(() => askResult(client, RenewRecoveryCodesDocument, {}));
    if (done) setCodes(done.codes);
  }

  async function turnOff() {
    const done = await step.run(() => askResult(client, DisableTwoStepDocument, {}));
    if (done) toast({ title: 'Verificação em duas etapas desativada' });
  }

  return (
    <SettingsCard
      title="Verificação em duas etapas"
      description="Além da senha, você usa um código do seu aplicativo autenticador para entrar."
    >
      {hasTwoStep ? (
        <>
          <p className="text-ink">
            <strong className="text-ember">Ativa.</strong>{' '}
            {plural(
              recoveryCodesLeft,
              'Resta 1 código de recuperação.',
              `Restam ${recoveryCodesLeft} códigos de recuperação.`,
            )}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="outline" loading={step.loading} onClick={() => setOpen('renew')}>
              Gerar novos códigos
            </Button>
            <Button variant="danger" loading={step.loading} onClick={() => setOpen('disable')}>
              Desativar
            </Button>
          </div>
        </>
      ) : (
        <>
          <Button
            variant={isEmailConfirmed ? 'primary' : 'secondary'}
            disabled={!isEmailConfirmed}
            onClick={() => setOpen('enable')}
          >
            Ativar a verificação em duas etapas
          </Button>
          {!isEmailConfirmed && <p className="mt-3 text-sm text-ink-soft">Confirme seu e-mail primeiro.</p>}
        </>
      )}
      {step.problem && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {step.problem}
        </p>
      )}
      {open === 'enable' && (
        <ItemBoundary>
          <TwoStepDialog onClose={() => setOpen(null)} />
        </ItemBoundary>
      )}
      {codes && (
        <Dialog open onOpenChange={() => setCodes(null)} title="Seus novos códigos de recuperação">
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Dialog>
      )}
      <ConfirmDialog
        open={open === 'renew'}
        onOpenChange={() => setOpen(null)}
        title="Gerar novos códigos?"
        description="Seus códigos de recuperação atuais deixam de valer."
        confirmLabel="Gerar"
        onConfirm={() => void renewCodes()}
      />
      <ConfirmDialog
        open={open === 'disable'}
        onOpenChange={() => setOpen(null)}
        title="Desativar a verificação em duas etapas?"
        description="Para entrar, bastará a senha. Os códigos de recuperação deixam de valer."
        confirmLabel="Desativar"
        onConfirm={() => void turnOff()}
      />
    </SettingsCard>
  );
}
