import { useApolloClient } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { trimText } from '../../../../schema/texts.ts';
import { askResult } from '../../../apollo/result.ts';
import { ConfirmEmailChangeDocument, StartEmailChangeDocument } from './generated/security.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { isEmailLike } from '../emailLike.ts';
import { CodeForm } from '../CodeForm.tsx';
import { useStep } from '../useStep.ts';

/** Asks for the new e-mail address, then for the code that the server sent to this address. */
export function EmailChangeDialog({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const step = useStep();

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (!isEmailLike(email)) {
      step.setProblem('Email inválido');
      return;
    }
    const variables = { input: { email: trimText(email) } };
    if (await step.run(() => askResult(client, StartEmailChangeDocument, variables))) setSent(true);
  }

  async function submit(code: string) {
    const done = await step.run(() => askResult(client, ConfirmEmailChangeDocument, { input: { code } }));
    if (!done) return;
    toast({ title: 'E-mail trocado', description: 'Avisamos o endereço anterior.' });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Trocar e-mail"
      description={
        isSent
          ? `Digite o código que enviamos para ${trimText(email)}.`
          : 'Vamos enviar um código para o novo endereço. O anterior recebe um aviso e pode desfazer a troca.'
      }
    >
      {isSent ? (
        <CodeForm
          label="Código"
          submitLabel="Trocar e-mail"
          loading={step.loading}
          problem={step.problem}
          onSubmit={(code) => void submit(code)}
          onMissing={step.setProblem}
        />
      ) : (
        <form noValidate className="space-y-4" onSubmit={(event) => void send(event)}>
          <TextField
            label="Novo e-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            autoFocus
            value={email}
            error={step.problem}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" loading={step.loading} className="w-full">
            Enviar código
          </Button>
        </form>
      )}
    </Dialog>
  );
}
