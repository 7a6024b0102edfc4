import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getSession, subscribeSession } from '../../apollo/session.ts';
import { loginPath } from './guard.ts';

/**
 * Leaves the page when the session ends under it: to the landing page when the member signed out here, else (an
 * UNAUTHENTICATED answer, a sign-out in another tab) to the login form, which leads back (PRODUCT).
 */
export function useSessionEnd() {
  const navigate = useNavigate();

  useEffect(() => {
    let signedIn = getSession() !== null;
    return subscribeSession((cause) => {
      const ended = signedIn && getSession() === null;
      signedIn = getSession() !== null;
      const { pathname, search, hash } = window.location;
      if (ended) void navigate(cause === 'left' ? '/' : loginPath(`${pathname}${search}${hash}`));
    });
  }, [navigate]);
}
