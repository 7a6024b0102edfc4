import { useEffect } from 'react';
import { onWait } from '../../apollo/waiting.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Shows how long to wait after a rate limit. The toast replaces the failed form's own message, which does not know the
 * cause.
 */
export function useWaitNotice() {
  useEffect(
    () =>
      onWait((description) =>
        setTimeout(() => toast({ title: 'Aguarde um pouco', description, tone: 'danger', replaces: true }), 50),
      ),
    [],
  );
}
