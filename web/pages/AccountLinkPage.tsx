import { useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { clearSession } from '../apollo/session.ts';
import { AuthFrame } from '../features/accounts/AuthFrame.tsx';
import { RecoveryDialog } from '../features/accounts/RecoveryDialog.tsx';
import { useStep } from '../features/accounts/useStep.ts';
import { useDisownSessionMutation, useUndoEmailChangeMutation } from '../generated/second-step.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { useTitle } from '../ui/useTitle.ts';

const words = {
  'not-me': {
    title: 'Não foi você?',
    subtitle: 'Vamos encerrar esse acesso. Depois, crie uma senha nova.',
    act: 'Encerrar esse acesso',
    done: 'O acesso foi encerrado.',
  },
  'undo-email': {
    title: 'Desfazer a troca de e-mail',
    subtitle: 'Sua conta volta a este e-mail e todas as sessões são encerradas. Depois, crie uma senha nova.',
    act: 'Desfazer a troca',
    done: 'A troca foi desfeita.',
  },
} as const;

/** Where links in mails lead: /account/not-me and /account/undo-email, what they carry behind the `#`. */
export function AccountLinkPage() {
  const { what } = useParams();
  const token = useLocation().hash.slice(1);
  const [disown] = useDisownSessionMutation();
  const [undo] = useUndoEmailChangeMutation();
  const [email, setEmail] = useState<string>();
  const [recovering, setRecovering] = useState(false);
  const [notice, setNotice] = useState<string>();
  const step = useStep();
  useTitle('Segurança da conta');
  if (what !== 'not-me' && what !== 'undo-email') return <Navigate to="/" replace />;
  const { title, subtitle, act, done } = words[what];

  async function run() {
    const variables = { token };
    const answer = await step.run(async () =>
      what === 'not-me'
        ? (await disown({ variables })).data?.disownSession
        : (await undo({ variables })).data?.undoEmailChange,
    );
    if (answer?.__typename !== 'MailLinkSuccess') return;
    if (what === 'undo-email') clearSession('left');
    setEmail(answer.email);
  }

  return (
    <AuthFrame title={title} subtitle={subtitle}>
      {step.problem && (
        <p role="alert" className="mb-4 rounded-control border border-danger bg-raised p-4 text-danger">
          {step.problem}
        </p>
      )}
      {email === undefined ? (
        <Button size="lg" className="w-full" loading={step.loading} onClick={() => void run()}>
          {act}
        </Button>
      ) : (
        <div className="space-y-4">
          <p role="status" className="rounded-control border border-line bg-raised p-4 text-ink">
            {notice ?? done}
          </p>
          {notice === undefined && (
            <Button size="lg" className="w-full" onClick={() => setRecovering(true)}>
              Criar uma senha nova
            </Button>
          )}
          <Link to="/login" className={buttonClass({ variant: 'outline', size: 'lg' }, 'w-full')}>
            Entrar na conta
          </Link>
        </div>
      )}
      {recovering && (
        <RecoveryDialog
          initialEmail={email ?? ''}
          onClose={() => setRecovering(false)}
          onDone={(message) => {
            setRecovering(false);
            setNotice(message);
          }}
        />
      )}
    </AuthFrame>
  );
}
