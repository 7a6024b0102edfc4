import { useEffect } from 'react';
import { getSession } from '../storage/session.ts';

/**
 * Warns the member before the tab is closed or reloaded during an upload or with unsaved changes. Does not warn after
 * the end of the session, because the app then leaves the page by itself.
 */
export function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const member = getSession()?.user.userId;
    const warn = (event: BeforeUnloadEvent) => {
      if (getSession()?.user.userId === member) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
