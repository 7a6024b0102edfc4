import { useState, type SyntheticEvent } from 'react';
import { isBlank, trimText } from '../../../../schema/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { requestPasswordReset } from '../operations.ts';

type RecoveryEmailStepProps = { initialEmail: string; onSent: (email: string) => void };

export function RecoveryEmailStep({ initialEmail, onSent }: RecoveryEmailStepProps) {
  const [loading, setLoading] = useState(false);
  const [email, setEmail] = useState(initialEmail);
  const [problem, setProblem] = useState<string>();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (loading) return;
    if (isBlank(email)) {
      setProblem('Informe o email');
      return;
    }

    setProblem(undefined);
    setLoading(true);
    const outcome = await requestPasswordReset({ email: trimText(email) }).catch(() => undefined);
    setLoading(false);
    if (outcome?.success) onSent(trimText(email));
    else setProblem(outcome?.refusal.message ?? 'Não foi possível enviar o código. Tente novamente mais tarde.');
  }

  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label="E-mail da conta"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" loading={loading} className="w-full">
        Enviar código
      </Button>
    </form>
  );
}
