import { useState, type SyntheticEvent } from 'react';
import { isBlank, trimText } from '../../../../schema/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { thisDevice } from '../device.ts';
import { resetPassword } from '../operations.ts';
import { PasswordField } from '../PasswordField.tsx';

/** The success message that SPEC.md, section 7, requires after a password reset (`alterarSenha`). */
const SUCCESS = 'Senha alterada com sucesso! Efetue o login com sua nova senha';

/**
 * Returns the sentence that lists the recently added sign-in methods that the password reset removed. The reset removes
 * them because a thief may have added them.
 */
function removedWords(removed: readonly string[]) {
  if (removed.length === 0) return '';
  const list = new Intl.ListFormat('pt-BR').format(removed);
  return `. Por segurança, removemos ${list}. Se era seu, adicione de novo em Configurações > Conta e segurança.`;
}

type Problems = { code?: string; newPassword?: string; form?: string };
type RecoveryCodeStepProps = { email: string; onBack: () => void; onDone: (message: string) => void };

export function RecoveryCodeStep({ email, onBack, onDone }: RecoveryCodeStepProps) {
  const [loading, setLoading] = useState(false);
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (loading) return;
    const missing = {
      code: isBlank(code) ? 'Campo obrigatório' : undefined,
      newPassword: newPassword === '' ? 'Campo obrigatório' : undefined,
    };
    setProblems(missing);
    if (missing.code || missing.newPassword) return;

    setLoading(true);
    const input = { email, code: trimText(code), newPassword, device: thisDevice() };
    const outcome = await resetPassword(input).catch(() => undefined);
    setLoading(false);
    if (outcome?.success) {
      onDone(`${SUCCESS}${removedWords(outcome.success.removed)}`);
      return;
    }
    const field = outcome?.refusal.field;
    const message = outcome?.refusal.message ?? 'Não foi possível alterar a senha. Tente novamente mais tarde.';
    setProblems({ [field === 'code' || field === 'newPassword' ? field : 'form']: message });
  }

  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Código"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        error={problems.code}
        onChange={(event) => setCode(event.target.value)}
      />
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        hint="Pelo menos 8 caracteres"
        value={newPassword}
        error={problems.newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
      />
      {problems.form && (
        <p role="alert" className="text-sm text-danger">
          {problems.form}
        </p>
      )}
      <div className="flex gap-3 pt-1">
        <Button variant="secondary" onClick={onBack}>
          Voltar
        </Button>
        <Button type="submit" loading={loading} className="flex-1">
          Alterar senha
        </Button>
      </div>
    </form>
  );
}
