import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getSession, subscribeSession } from '../../apollo/session.ts';
import { loginPath } from './guard.ts';

/** Pages that show nothing anybody has published. */
const servedAnyway = /^\/(age-assurance|settings|login|register|report)\b/;

/**
 * Leaves the page when the session ends under it: to the landing page when the member signed out here, else (an
 * UNAUTHENTICATED answer, a sign-out in another tab) to the login form, which leads back (PRODUCT). Where nothing is
 * served before the age is known, to where it is found out.
 */
export function useSessionEnd() {
  const navigate = useNavigate();

  useEffect(() => {
    let signedIn = getSession() !== null;
    return subscribeSession((cause) => {
      const ended = signedIn && getSession() === null;
      signedIn = getSession() !== null;
      const { pathname, search, hash } = window.location;
      if (cause === 'shut' && !servedAnyway.test(pathname)) {
        const path = encodeURIComponent(`${pathname}${search}${hash}`);
        void navigate(`/age-assurance?source_path=${path}`, { replace: true });
      }
      if (ended) void navigate(cause === 'left' ? '/' : loginPath(`${pathname}${search}${hash}`));
    });
  }, [navigate]);
}
