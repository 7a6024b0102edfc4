import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getSession, subscribeSession } from '../../storage/session.ts';
import { loginPath } from '../../navigation/guard.ts';

/**
 * The paths of pages that stay open while the server requires age verification, because they show no published content.
 */
const servedAnyway = /^\/(age-assurance|settings|login|payments|register|report)\b/;

/** The paths that links in e-mails open. These pages themselves show the result and the next step. */
const tellsItself = /^\/account\//;

/**
 * Leaves the page when its session ends. The next page depends on the cause:
 * - The member signed out in this tab: the landing page. A link in a mail that ended the session keeps its page.
 * - Any other end (an UNAUTHENTICATED answer, a sign-out in another tab): the login page, which explains the end and
 *   leads back to this page (PRODUCT.md, "Settled").
 * - Another member signed in, in another tab: a full reload, because this page's memory has the first member's data.
 * - The server needs the member's age first: the age verification.
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
