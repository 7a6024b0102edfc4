import { useApolloClient } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { askResult } from '../../../apollo/result.ts';
import { ChangePasswordDocument } from './generated/security.ts';
import { AccountSessionsDocument } from './generated/sessions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useStep } from '../useStep.ts';

type PasswordDialogProps = { email: string; onClose: () => void };

/**
 * Asks for a new password and saves it. If the member has not proved their identity recently, the server first requires
 * a step-up: another dialog asks the member to prove their identity.
 */
export function PasswordDialog({ email, onClose }: PasswordDialogProps) {
  const client = useApolloClient();
  const [newPassword, setNewPassword] = useState('');
  const step = useStep();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (newPassword === '') {
      step.setProblem('Campo obrigatório');
      return;
    }
    const done = await step.run(() => askResult(client, ChangePasswordDocument, { input: { newPassword } }));
    if (!done) return;
    client.refetchQueries({ include: [AccountSessionsDocument] }).catch(() => undefined);
    toast({ title: 'Senha trocada', description: done.ended > 0 ? 'As outras sessões foram encerradas.' : undefined });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Trocar senha"
      description="Quem estiver conectado em outro aparelho precisará entrar de novo. Este continua conectado."
    >
      <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
        {/* Without this hidden field, the browser's password manager cannot tell to which account the password belongs. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          hint="Pelo menos 8 caracteres"
          autoFocus
          value={newPassword}
          error={step.problem}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <Button type="submit" loading={step.loading} className="w-full">
          Trocar senha
        </Button>
      </form>
    </Dialog>
  );
}
