import { useRenamePasskeyMutation } from './generated/security.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NameForm } from '../sign-in/NameForm.tsx';
import { useStep } from '../useStep.ts';

type RenamePasskeyDialogProps = { passkey: { id: string; name: string }; onClose: () => void };

export function RenamePasskeyDialog({ passkey: { id, name: initial }, onClose }: RenamePasskeyDialogProps) {
  const [rename] = useRenamePasskeyMutation();
  const step = useStep();

  async function submit(name: string) {
    const done = await step.run(async () => (await rename({ variables: { id, name } })).data?.renamePasskey);
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
