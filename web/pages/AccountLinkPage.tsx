import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { askResult } from '../apollo/result.ts';
import { clearSession } from '../storage/session.ts';
import { AuthFrame } from '../features/accounts/sign-in/AuthFrame.tsx';
import { RecoveryDialog } from '../features/accounts/recovery/RecoveryDialog.tsx';
import { useStep } from '../features/accounts/useStep.ts';
import {
  DisownSessionDocument,
  KeepAccountDocument,
  UndoEmailChangeDocument,
  UndoFactorDocument,
} from '../features/accounts/sign-in/generated/secondStep.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { ItemBoundary } from '../ui/ItemBoundary.tsx';

const words = {
  'not-me': {
    title: 'Não foi você?',
    subtitle:
      'Todas as sessões são encerradas, e o que foi adicionado à conta desde então é removido. Depois, crie uma senha nova.',
    act: 'Encerrar as sessões',
    done: 'As sessões foram encerradas.',
  },
  'undo-factor': {
    title: 'Desfazer a mudança',
    subtitle:
      'O que foi adicionado à segurança da conta é removido, e todas as sessões são encerradas. Depois, crie uma senha nova.',
    act: 'Desfazer a mudança',
    done: 'A mudança foi desfeita.',
  },
  keep: {
    title: 'Manter minha conta',
    subtitle: 'Sua conta volta a aparecer e não será excluída.',
    act: 'Manter minha conta',
    done: 'Sua conta foi mantida.',
  },
  'undo-email': {
    title: 'Desfazer a troca de e-mail',
    subtitle: 'Sua conta volta a este e-mail e todas as sessões são encerradas. Depois, crie uma senha nova.',
    act: 'Desfazer a troca',
    done: 'A troca foi desfeita.',
  },
} as const;

function isLink(what = ''): what is keyof typeof words {
  return Object.hasOwn(words, what);
}

/**
 * The page that links in e-mails open, such as /account/not-me. The token of the link is the part of the URL after the
 * `#`.
 */
export function AccountLinkPage() {
  const { what } = useParams();
  const token = useLocation().hash.slice(1);
  const client = useApolloClient();
  const [email, setEmail] = useState<string>();
  const [recovering, setRecovering] = useState(false);
  const [notice, setNotice] = useState<string>();
  const step = useStep();
  useTitle('Segurança da conta');
  if (!isLink(what)) return <Navigate to="/" replace />;
  const link = what;
  const { title, subtitle, act, done } = words[link];

  async function run() {
    const variables = { input: { token } };
    const acts = {
      'not-me': () => askResult(client, DisownSessionDocument, variables),
      'undo-email': () => askResult(client, UndoEmailChangeDocument, variables),
      keep: () => askResult(client, KeepAccountDocument, variables),
      'undo-factor': () => askResult(client, UndoFactorDocument, variables),
    };
    const answer = await step.run(acts[link]);
    if (!answer) return;
    // All link actions except `keep` have ended the account's sessions on the server, so clear the session here too.
    if (link !== 'keep') clearSession('left');
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
          {notice === undefined && link !== 'keep' && (
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
        <ItemBoundary>
          <RecoveryDialog
            initialEmail={email ?? ''}
            onClose={() => setRecovering(false)}
            onDone={(message) => {
              setRecovering(false);
              setNotice(message);
            }}
          />
        </ItemBoundary>
      )}
    </AuthFrame>
  );
}
