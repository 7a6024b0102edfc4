import { useEffect } from 'react';
import { onWait } from '../../apollo/waiting.ts';
import { toast } from '../../ui/toast.ts';

/** Says how long to wait, in place of what the form or the button says of its own failure, which does not know. */
export function useWaitNotice() {
  useEffect(
    () =>
      onWait((description) =>
        setTimeout(() => toast({ title: 'Aguarde um pouco', description, tone: 'danger', replaces: true }), 50),
      ),
    [],
  );
}
