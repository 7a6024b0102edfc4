import type { StoredSession } from '../storage/session.ts';

/** The requirements and the layout of a route, as data (SPEC 2). */
export type RouteMeta = {
  /** Only for members: needs a stored token and a stored user. */
  auth?: boolean;
  /** True for pages that only PROFISSIONAL members may open. */
  pro?: boolean;
  skipAgeGate?: boolean;
  hideSidebar?: boolean;
  /** `feed`: sidebar, column and right column. `clean`: sidebar and the whole width. `blank`: the page alone. */
  layout: 'feed' | 'clean' | 'blank';
};

export type Verdict = { go: 'on' } | { go: 'to'; path: string };

type Visit = {
  meta: RouteMeta;
  session: StoredSession | null;
  /** The target, with query and hash. */
  path: string;
};

/** The page that explains communities to FREE members, and how to become PROFISSIONAL. */
const GROUPS = '/groups';

/**
 * Decides if a visit may continue (SPEC 2, navigation guard). It does not check a token's validity: the server does.
 * FREE members may open timelines; from the other PROFISSIONAL pages they are redirected to the page that explains
 * them. It never redirects to the previous page, since that page may have redirected here.
 */
export function guard({ meta, session, path }: Visit): Verdict {
  if (meta.auth && !session) return { go: 'to', path: loginPath(path) };
  if (!meta.pro || session?.user.profileType === 'PROFISSIONAL') return { go: 'on' };
  const { pathname } = new URL(path, 'https://site.invalid');
  const isOpen = pathname.startsWith('/timeline') || pathname.replace(/\/+$/, '') === GROUPS;
  return isOpen ? { go: 'on' } : { go: 'to', path: GROUPS };
}

/** Returns the login page's address, which leads back to `path` after the sign-in. */
export function loginPath(path: string) {
  return path === '/' ? '/login' : `/login?source_path=${encodeURIComponent(path)}`;
}

/**
 * Returns a `source_path` that is safe to follow: a path of this site, or '/' for anything else (PRODUCT), such as
 * other hosts, schemes, backslashes, and control characters, which browsers drop or turn into slashes.
 */
export function safeSourcePath(source: string | null) {
  if (!source?.startsWith('/') || /^\/[/\\]|\\|\p{Cc}/u.test(source)) return '/';
  const { origin, pathname, search, hash } = new URL(source, 'https://site.invalid');
  if (origin !== 'https://site.invalid' || pathname.startsWith('//')) return '/';
  return /^\/(login|register)(\/|$)/.test(pathname) ? '/' : `${pathname}${search}${hash}`;
}
