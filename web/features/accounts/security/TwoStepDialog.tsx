import { useEffect, useState } from 'react';
import { useEnableTwoStepMutation, useStartTwoStepMutation } from './generated/security.ts';
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
  const [start] = useStartTwoStepMutation();
  const [enable] = useEnableTwoStepMutation();
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string>();
  const step = useStep();

  useEffect(() => {
    let isThere = true;
    start({ fetchPolicy: 'no-cache' })
      .then(({ data }) => {
        if (!isThere) return;
        if (data?.startTwoStep.__typename === 'StartTwoStepSuccess') setSecret(data.startTwoStep);
        else setFailure(data?.startTwoStep.message ?? 'Não foi possível começar.');
      })
      .catch(() => setFailure('Não foi possível começar. Verifique sua conexão.'));
    return () => {
      isThere = false;
    };
  }, [start]);

  async function submit(code: string) {
    const done = await step.run(async () => (await enable({ variables: { code } })).data?.enableTwoStep);
    if (done?.__typename === 'RecoveryCodesSuccess') setCodes(done.codes);
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
