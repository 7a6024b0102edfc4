import type { StoredSession } from '../storage/session.ts';

/** The requirements and the layout of a route, as data (SPEC 2). */
export type RouteMeta = {
  /** True for pages that only members may open: the visit needs a stored token and a stored user. */
  auth?: boolean;
  /** True for pages that only PROFISSIONAL members may open. */
  pro?: boolean;
  skipAgeGate?: boolean;
  hideSidebar?: boolean;
  /**
   * The layout of the page. `feed`: sidebar, main column and right column. `clean`: sidebar and the rest of the width.
   * `blank`: the page without a frame.
   */
  layout: 'feed' | 'clean' | 'blank';
};

export type Verdict = { go: 'on' } | { go: 'to'; path: string };

type Visit = {
  meta: RouteMeta;
  session: StoredSession | null;
  /** The path of the target, with query string and hash. */
  path: string;
};

/** The page that explains communities to FREE members, and the way to become PROFISSIONAL. */
const GROUPS = '/groups';

/**
 * Decides if a visit may continue (SPEC 2, navigation guard). It does not check if the token is valid, because the
 * server does so. FREE members may open timelines; all other PROFISSIONAL pages redirect them to the page that explains
 * communities. It never redirects to the previous page, because that page may have redirected here and the two would
 * loop.
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
 * Returns the `source_path` if it is a path of this site, and '/' for anything else (PRODUCT.md), so that a link cannot
 * lead to another site after the sign-in. Rejects other hosts and schemes, and also backslashes and control characters,
 * because browsers drop them or turn them into slashes.
 */
export function safeSourcePath(source: string | null) {
  if (!source?.startsWith('/') || /^\/[/\\]|\\|\p{Cc}/u.test(source)) return '/';
  const { origin, pathname, search, hash } = new URL(source, 'https://site.invalid');
  if (origin !== 'https://site.invalid' || pathname.startsWith('//')) return '/';
  return /^\/(login|register)(\/|$)/.test(pathname) ? '/' : `${pathname}${search}${hash}`;
}
