import { useLayoutEffect, useState } from 'react';
import { getSession } from '../storage/session.ts';
import { useLeaveWarning } from '../navigation/useLeaveWarning.ts';
import { askToLeave } from './askToLeave.tsx';
import { addLayer } from '../navigation/overlays.ts';

/**
 * Asks the member for confirmation before they leave a form with unsaved changes: by a link, by Back, or by closing the
 * dialog or the tab. Does not ask after the session has ended.
 * @returns a function that the form calls after it has saved or discarded the changes
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
