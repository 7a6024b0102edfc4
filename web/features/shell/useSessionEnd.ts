import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getSession, subscribeSession } from '../../storage/session.ts';
import { loginPath } from '../../navigation/guard.ts';

/** Pages without published content. */
const servedAnyway = /^\/(age-assurance|settings|login|payments|register|report)\b/;

/** The target pages of links in mails, which show the result and the next step themselves. */
const tellsItself = /^\/account\//;

/**
 * Leaves the page when its session ends. After the member signed out here, it opens the landing page (a link in a mail
 * that ended the session keeps its page). After any other end (an UNAUTHENTICATED answer, a sign-out in another tab),
 * it opens the login page, which explains it and leads back (PRODUCT). If another member has signed in, in another tab,
 * it loads a new page: this page's memory has the first member's data. If the server needs the member's age first, it
 * opens the age verification.
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
