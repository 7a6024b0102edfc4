import { useApolloClient } from '@apollo/client/react';
import { askResult } from '../../../apollo/result.ts';
import { RenamePasskeyDocument } from './generated/security.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NameForm } from '../sign-in/NameForm.tsx';
import { useStep } from '../useStep.ts';

type RenamePasskeyDialogProps = { passkey: { id: string; name: string }; onClose: () => void };

export function RenamePasskeyDialog({ passkey: { id, name: initial }, onClose }: RenamePasskeyDialogProps) {
  const client = useApolloClient();
  const step = useStep();

  async function submit(name: string) {
    const done = await step.run(() => askResult(client, RenamePasskeyDocument, { input: { id, name } }));
    if (done) onClose();
  }

  return (
    <Dialog open onOpenChange={onClose} title="Renomear chave de acesso">
      <NameForm
        initial={initial}
        submitLabel="Salvar"
        loading={step.loading}
        problem={step.problem}
        onSubmit={(name) => void submit(name)}
        onMissing={step.setProblem}
      />
    </Dialog>
  );
}
