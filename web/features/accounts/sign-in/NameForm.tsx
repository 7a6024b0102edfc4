import { useState, type SyntheticEvent } from 'react';
import { isBlank, trimText } from '../../../../schema/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';

type NameFormProps = {
  initial: string;
  placeholder?: string;
  submitLabel: string;
  loading: boolean;
  problem: string | undefined;
  onSubmit: (name: string) => void;
  onMissing: (problem: string) => void;
};

export function NameForm({ initial, placeholder, submitLabel, loading, problem, onSubmit, onMissing }: NameFormProps) {
  const [name, setName] = useState(initial);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBlank(name)) onMissing('Campo obrigatório');
    else onSubmit(trimText(name));
  }

  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      <TextField
        label="Nome"
        maxLength={60}
        placeholder={placeholder}
        autoFocus
        value={name}
        error={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" loading={loading} className="w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
