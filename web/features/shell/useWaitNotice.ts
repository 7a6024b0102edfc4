import { useEffect } from 'react';
import { onWait } from '../../apollo/waiting.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Shows a toast that says how long to wait after a rate limit was hit. The toast replaces the less exact toast of the
 * form or button that sent the request.
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
