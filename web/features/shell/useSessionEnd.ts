import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getSession, subscribeSession } from '../../storage/session.ts';
import { loginPath } from '../../navigation/guard.ts';

/** Pages that show nothing anybody has published. */
const servedAnyway = /^\/(age-assurance|settings|login|payments|register|report)\b/;

/** What a link in a mail has done is told there, and what comes next. */
const tellsItself = /^\/account\//;

/**
 * Leaves the page when the session ends under it: to the landing page when the member signed out here (a link in a mail
 * that did so keeps its page), else (an UNAUTHENTICATED answer, a sign-out in another tab) to the login form, which
 * says why and leads back (PRODUCT). Where another member has signed in instead, in another tab, with a new page:
 * nothing in this one's memory is theirs. Where nothing is served before the age is known, to where it is found out.
 */
export function useSessionEnd() {
  const navigate = useNavigate();

  useEffect(() => {
    const memberId = () => getSession()?.user.userId ?? null;
    let before = memberId();
    return subscribeSession((cause) => {
      const now = memberId();
      const isOver = before !== null && now !== before;
      before = now;
      const { pathname, search, hash } = window.location;
      const path = `${pathname}${search}${hash}`;
      if (cause === 'shut' && !servedAnyway.test(pathname))
        void navigate(`/age-assurance?source_path=${encodeURIComponent(path)}`, { replace: true });
      if (!isOver) return;
      if (now !== null) window.location.replace('/');
      else if (cause !== 'left') void navigate(loginPath(path), { state: { sessionEnd: cause } });
      else if (!tellsItself.test(pathname)) void navigate('/');
    });
  }, [navigate]);
}
