import { useState, type SyntheticEvent } from 'react';
import { isBlank, trimText } from '../../../schema/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

type CodeFormProps = {
  label: string;
  submitLabel: string;
  loading: boolean;
  problem: string | undefined;
  onSubmit: (code: string) => void;
  onMissing: (problem: string) => void;
};

/** A form for a six-digit code from an e-mail or an authenticator app. The field also accepts a recovery code. */
export function CodeForm({ label, submitLabel, loading, problem, onSubmit, onMissing }: CodeFormProps) {
  const [code, setCode] = useState('');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBlank(code)) onMissing('Campo obrigatório');
    else onSubmit(trimText(code));
  }

  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      <TextField
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoFocus
        value={code}
        error={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" loading={loading} className="w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
