import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** A password field with a button to show the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? 'Ocultar senha' : 'Mostrar senha'}
          aria-pressed={shown}
          className="mr-0.5"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden className="size-5" />
        </IconButton>
      }
    />
  );
}
