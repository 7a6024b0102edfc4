import { useLayoutEffect, useState } from 'react';
import { getSession } from '../storage/session.ts';
import { useLeaveWarning } from '../navigation/useLeaveWarning.ts';
import { askToLeave } from './askToLeave.tsx';
import { addLayer } from '../navigation/overlays.ts';

/**
 * Asks before a form is left that has changes which are kept nowhere else: by a link, by Back, by closing its dialog or
 * the tab. Not once its session has ended.
 * @returns says that they are saved, or given up
 */
export function useUnsavedChanges(isDirty: boolean) {
  const [isDone, setDone] = useState(false);
  const asks = isDirty && !isDone;
  useLeaveWarning(asks);

  useLayoutEffect(() => {
    if (!asks) return;
    const member = getSession()?.user.userId;
    return addLayer({
      close: () => setDone(true),
      guard: { isNeeded: () => getSession()?.user.userId === member, ask: askToLeave },
    });
  }, [asks]);

  return () => setDone(true);
}
