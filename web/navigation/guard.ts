import type { StoredSession } from '../storage/session.ts';

/** The requirements and the layout of a route, as data (SPEC.md, section 2). */
export type RouteMeta = {
  /** True for pages that only members may open. A visit then needs a stored token and a stored user. */
  auth?: boolean;
  /** True for pages that only members of the type PROFISSIONAL may open. */
  pro?: boolean;
  skipAgeGate?: boolean;
  hideSidebar?: boolean;
  /**
   * The layout of the page. `feed`: sidebar, main column and right column. `clean`: sidebar, and one column for the
   * rest of the width. `blank`: no frame around the page.
   */
  layout: 'feed' | 'clean' | 'blank';
};

export type Verdict = { go: 'on' } | { go: 'to'; path: string };

type Visit = {
  meta: RouteMeta;
  session: StoredSession | null;
  /** The path of the target page, with its query string and hash. */
  path: string;
};

/** The path of the communities page. For FREE members, it explains communities and how to become PROFISSIONAL. */
const GROUPS = '/groups';

/**
 * Decides if a visit to a page may continue (SPEC.md, section 2, navigation guard). Does not check if the token is
 * valid, because the server does so. FREE members may open timelines; all other pages for PROFISSIONAL members redirect
 * them to the page that explains communities. The guard never redirects to the previous page, because that page may
 * have redirected to this one, which would be an endless loop.
 */
export function guard({ meta, session, path }: Visit): Verdict {
  if (meta.auth && !session) return { go: 'to', path: loginPath(path) };
  if (!meta.pro || session?.user.profileType === 'PROFISSIONAL') return { go: 'on' };
  const { pathname } = new URL(path, 'https://site.invalid');
  const isOpen = pathname.startsWith('/timeline') || pathname.replace(/\/+$/, '') === GROUPS;
  return isOpen ? { go: 'on' } : { go: 'to', path: GROUPS };
}

/** Returns the path of the login page, with a parameter that leads back to `path` after the sign-in. */
export function loginPath(path: string) {
  return path === '/' ? '/login' : `/login?source_path=${encodeURIComponent(path)}`;
}

/**
 * Returns the query parameter `source_path` if it is a path of this site, and '/' for anything else (PRODUCT.md), so
 * that a link cannot lead to another site after the sign-in. Rejects other hosts and schemes. Also rejects backslashes
 * and control characters, because browsers drop them or turn them into slashes.
 */
export function safeSourcePath(source: string | null) {
  if (!source?.startsWith('/') || /^\/[/\\]|\\|\p{Cc}/u.test(source)) return '/';
  const { origin, pathname, search, hash } = new URL(source, 'https://site.invalid');
  if (origin !== 'https://site.invalid' || pathname.startsWith('//')) return '/';
  return /^\/(login|register)(\/|$)/.test(pathname) ? '/' : `${pathname}${search}${hash}`;
}
