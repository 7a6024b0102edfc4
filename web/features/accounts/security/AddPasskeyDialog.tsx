import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useApolloClient } from '@apollo/client/react';
import { askResult } from '../../../apollo/result.ts';
import { AddPasskeyDocument, StartPasskeyRegistrationDocument } from './generated/security.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { NameForm } from '../sign-in/NameForm.tsx';
import { useStep } from '../useStep.ts';

const TURNED_AWAY = { refusal: { message: 'O aparelho não criou a chave. Tente novamente.' } };

/** Asks for a name for the passkey, then creates the passkey with the browser's own dialog. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const step = useStep();

  async function submit(name: string) {
    const done = await step.run(async () => {
      const started = await askResult(client, StartPasskeyRegistrationDocument, {}, { fetchPolicy: 'no-cache' });
      if (started.refusal) return started;
      const { publicKeyOptions: optionsJSON } = started.success;
      if (!isCreation(optionsJSON)) return TURNED_AWAY;
      const answer = await startRegistration({ optionsJSON }).catch(() => null);
      if (!answer) return TURNED_AWAY;
      const input = { name, response: JSON.stringify(answer) };
      return askResult(client, AddPasskeyDocument, { input });
    });
    if (!done) return;
    toast({ title: 'Chave de acesso adicionada' });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Adicionar chave de acesso"
      description="Dê um nome para reconhecer esta chave depois. Em seguida o aparelho pede sua digital, seu rosto ou o bloqueio."
    >
      <NameForm
        initial=""
        placeholder="Meu celular"
        submitLabel="Continuar"
        loading={step.loading}
        problem={step.problem}
        onSubmit={(name) => void submit(name)}
        onMissing={step.setProblem}
      />
    </Dialog>
  );
}

/**
 * Checks only two fields of the passkey options: our own server created the options, and the browser validates the
 * other fields.
 */
function isCreation(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return typeof value === 'object' && value !== null && 'challenge' in value && 'user' in value;
}
