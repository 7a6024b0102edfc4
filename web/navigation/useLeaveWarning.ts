import { useEffect } from 'react';
import { getSession } from '../storage/session.ts';

/**
 * Asks before the tab is closed or reloaded while something is being sent or is not saved; not when its session ended,
 * which leads away by itself.
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
