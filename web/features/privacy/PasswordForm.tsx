import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../accounts/PasswordField.tsx';

type PasswordFormProps = {
  action: string;
  loading: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** @returns why it was refused */
  onSubmit: (password: string) => Promise<string | null>;
};

/** A password again, before what must be nobody else's doing. */
export function PasswordForm({ action, loading, danger = false, disabled = false, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | undefined>();
  const id = useId();

  async function submit() {
    if (loading) return;
    if (password === '') {
      setFailure('Campo obrigatório');
      return;
    }
    const refusal = await onSubmit(password);
    setFailure(refusal ?? undefined);
    if (refusal === null) setPassword('');
  }

  return (
    <form
      noValidate
      id={id}
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PasswordField
        label="Sua senha"
        autoComplete="current-password"
        error={failure}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant={danger ? 'danger' : 'secondary'} loading={loading} disabled={disabled}>
        {action}
      </Button>
    </form>
  );
}
