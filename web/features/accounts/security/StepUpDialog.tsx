import { useEffect, useState, type SyntheticEvent } from 'react';
import { askResult } from '../../../apollo/result.ts';
import { client } from '../../../apollo/tabClient.ts';
import type { ConfirmIdentityInput } from '../../../generated/schema.ts';
import {
  AccountSecurityDocument,
  ConfirmIdentityDocument,
  type AccountSecurity_SecurityFragment,
} from './generated/security.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { askPasskey } from '../sign-in/askPasskey.ts';
import { PasswordField } from '../PasswordField.tsx';

const FAILED = 'Não foi possível confirmar. Tente novamente.';

/**
 * Asks the member to prove their identity: by password, by code (if two-step sign-in is on) or by passkey (if the
 * account has a passkey).
 */
export function StepUpDialog({ onDone }: { onDone: (proved: boolean) => void }) {
  const [security, setSecurity] = useState<AccountSecurity_SecurityFragment | null>(null);
  const [typed, setTyped] = useState('');
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    client
      .query({ query: AccountSecurityDocument, fetchPolicy: 'network-only' })
      .then(({ data }) => (data ? setSecurity(data.accountSecurity) : setProblem(FAILED)))
      .catch(() => setProblem(FAILED));
  }, []);

  async function prove(proof: () => Promise<ConfirmIdentityInput | null>) {
    if (loading) return;
    setProblem(undefined);
    setLoading(true);
    try {
      const input = await proof();
      if (!input) return;
      const { refusal } = await askResult(client, ConfirmIdentityDocument, { input });
      if (refusal) setProblem(refusal.message);
      else onDone(true);
    } catch {
      setProblem(FAILED);
    } finally {
      setLoading(false);
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed === '') setProblem('Campo obrigatório');
    else void prove(() => Promise.resolve(security?.hasTwoStep ? { code: typed } : { password: typed }));
  }

  return (
    <Dialog
      open
      onOpenChange={() => onDone(false)}
      title="Confirme que é você"
      description="Para proteger sua conta, pedimos isso antes de mudanças importantes."
    >
      {!security && !problem && <Spinner className="mx-auto my-6" />}
      {!security && problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      {security && (
        <form noValidate className="space-y-4" onSubmit={submit}>
          {security.hasTwoStep ? (
            <TextField
              label="Código do aplicativo ou de recuperação"
              autoComplete="one-time-code"
              autoFocus
              value={typed}
              error={problem}
              onChange={(event) => setTyped(event.target.value)}
            />
          ) : (
            <PasswordField
              label="Sua senha"
              autoComplete="current-password"
              autoFocus
              value={typed}
              error={problem}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          <Button type="submit" loading={loading} className="w-full">
            Confirmar
          </Button>
          {security.passkeys.length > 0 && (
            <Button
              variant="outline"
              className="w-full"
              onClick={() =>
                void prove(async () => {
                  const passkey = await askPasskey();
                  return passkey === null ? null : { passkey };
                })
              }
            >
              Usar chave de acesso
            </Button>
          )}
        </form>
      )}
    </Dialog>
  );
}
