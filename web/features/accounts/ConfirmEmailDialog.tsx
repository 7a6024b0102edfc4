import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { askResult } from '../../apollo/result.ts';
import { ConfirmEmailDocument, SendEmailCodeDocument } from './security/generated/security.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { CodeForm } from './CodeForm.tsx';
import { useStep } from './useStep.ts';

/** The dialog that asks for the code that the server sent by e-mail at sign-up. The member can request a new code. */
export function ConfirmEmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const client = useApolloClient();
  const [note, setNote] = useState<string>();
  const step = useStep();

  async function sendAgain() {
    const sent = await step.run(() => askResult(client, SendEmailCodeDocument, {}));
    if (sent) setNote('Enviamos um código novo. Ele vale por 30 minutos.');
  }

  async function submit(code: string) {
    const done = await step.run(() => askResult(client, ConfirmEmailDocument, { input: { code } }));
    if (!done) return;
    toast({ title: 'E-mail confirmado' });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Confirme seu e-mail"
      description={`Digite o código de seis números que enviamos para ${email}.`}
    >
      <CodeForm
        label="Código"
        submitLabel="Confirmar"
        loading={step.loading}
        problem={step.problem}
        onSubmit={(code) => void submit(code)}
        onMissing={step.setProblem}
      />
      <Button variant="ghost" className="mt-3 w-full" onClick={() => void sendAgain()}>
        Enviar outro código
      </Button>
      <p role="status" className="mt-2 text-center text-sm text-ink-soft">
        {note}
      </p>
    </Dialog>
  );
}
