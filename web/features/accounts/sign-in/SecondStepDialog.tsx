import { askResult } from '../../../apollo/result.ts';
import { client } from '../../../apollo/tabClient.ts';
import { FinishLogInDocument } from './generated/secondStep.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CodeForm } from '../CodeForm.tsx';
import { thisDevice } from '../device.ts';
import { signInWithPasskey } from './signInWithPasskey.ts';
import { storeSession } from '../storeSession.ts';
import { useStep } from '../useStep.ts';

/** Asks for the code of two-step sign-in. The dialog only stores the session; the login page navigates afterwards. */
export function SecondStepDialog({
  challenge,
  onLocked,
  onClose,
}: {
  challenge: string;
  /**
   * @param access the access token with which a member of a suspended account can read the reason for the suspension
   */
  onLocked: (access: string) => void;
  onClose: () => void;
}) {
  const step = useStep();

  async function submit(code: string) {
    const input = { challenge, code, device: thisDevice() };
    const done = await step.run(() => askResult(client, FinishLogInDocument, { input }, { fetchPolicy: 'no-cache' }));
    if (done?.__typename === 'AccountLocked') onLocked(done.access);
    if (done?.__typename === 'LogInSuccess') storeSession(done.session);
  }

  async function enterWithPasskey() {
    const refused = await signInWithPasskey().catch(() => ({
      message: 'Não foi possível entrar. Verifique sua conexão.',
    }));
    if (refused && 'access' in refused) onLocked(refused.access);
    else if (refused) step.setProblem(refused.message);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Verificação em duas etapas"
      description="Digite o código do seu aplicativo autenticador, ou um código de recuperação."
    >
      <CodeForm
        label="Código"
        submitLabel="Entrar"
        loading={step.loading}
        problem={step.problem}
        onSubmit={(code) => void submit(code)}
        onMissing={step.setProblem}
      />
      {'PublicKeyCredential' in globalThis && (
        <Button variant="ghost" className="mt-3 w-full" onClick={() => void enterWithPasskey()}>
          Usar chave de acesso
        </Button>
      )}
    </Dialog>
  );
}
