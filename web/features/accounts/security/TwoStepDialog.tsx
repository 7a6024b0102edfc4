import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { askResult } from '../../../apollo/result.ts';
import { EnableTwoStepDocument, StartTwoStepDocument } from './generated/security.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { CodeForm } from '../CodeForm.tsx';
import { lazyCode } from '../../../ui/lazyCode.ts';
import { Part } from '../../../ui/Part.tsx';
import { RecoveryCodes } from '../recovery/RecoveryCodes.tsx';
import { useStep } from '../useStep.ts';

const QrCode = lazyCode(() => import('../../../ui/QrCode.tsx').then((m) => m.QrCode));

/**
 * Turns on two-step sign-in: shows the secret for the authenticator app, asks for a first code of the app, then shows
 * the recovery codes.
 */
export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string>();
  const step = useStep();

  useEffect(() => {
    let isThere = true;
    askResult(client, StartTwoStepDocument, {}, { fetchPolicy: 'no-cache' })
      .then(({ success, refusal }) => {
        if (!isThere) return;
        if (success) setSecret(success);
        else setFailure(refusal.message);
      })
      .catch(() => setFailure('Não foi possível começar. Verifique sua conexão.'));
    return () => {
      isThere = false;
    };
  }, [client]);

  async function submit(code: string) {
    const done = await step.run(() => askResult(client, EnableTwoStepDocument, { input: { code } }));
    if (done) setCodes(done.codes);
  }

  if (codes) {
    return (
      <Dialog open onOpenChange={onClose} title="Guarde seus códigos de recuperação">
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Ativar a verificação em duas etapas"
      description="Leia o código com um aplicativo autenticador e digite os seis números que ele mostrar."
    >
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {!secret && !failure && <Spinner className="mx-auto my-10" />}
      {secret && (
        <>
          <Part fallback={<Spinner className="mx-auto my-10" />}>
            <QrCode text={secret.uri} label="Código QR da chave" className="mx-auto mb-4 size-48 rounded-control" />
          </Part>
          <p className="mb-4 text-center text-sm text-ink-soft">
            Sem câmera? Digite esta chave no aplicativo:
            <code className="mt-1 block text-base break-all text-ink">{secret.secret}</code>
          </p>
          <CodeForm
            label="Código do aplicativo"
            submitLabel="Ativar"
            loading={step.loading}
            problem={step.problem}
            onSubmit={(code) => void submit(code)}
            onMissing={step.setProblem}
          />
        </>
      )}
    </Dialog>
  );
}
