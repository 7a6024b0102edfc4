import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RecoveryCodeStep } from './RecoveryCodeStep.tsx';
import { RecoveryEmailStep } from './RecoveryEmailStep.tsx';

type RecoveryDialogProps = {
  initialEmail: string;
  onClose: () => void;
  /** Called after the password has been changed. The argument is the message that the login form shows. */
  onDone: (message: string) => void;
};

/**
 * Password recovery in two steps (SPEC.md, section 4): the member requests a code by e-mail, then enters the code with
 * a new password.
 */
export function RecoveryDialog({ initialEmail, onClose, onDone }: RecoveryDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Recuperar senha"
      description={
        sentTo === null
          ? 'Informe o e-mail da sua conta. Vamos enviar um código para você criar uma nova senha.'
          : `Se ${sentTo} tiver uma conta, o código chega em instantes. Ele vale por dez minutos.`
      }
    >
      {sentTo === null ? (
        <RecoveryEmailStep initialEmail={initialEmail} onSent={setSentTo} />
      ) : (
        <RecoveryCodeStep email={sentTo} onBack={() => setSentTo(null)} onDone={onDone} />
      )}
    </Dialog>
  );
}
