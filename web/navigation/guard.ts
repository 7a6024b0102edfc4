import type { StoredSession } from '../storage/session.ts';

/** What a route asks for, as data (SPEC 2). */
export type RouteMeta = {
  /** Only for members: needs a stored token and a stored user. */
  auth?: boolean;
  /** Only for PROFISSIONAL members. */
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
  /** Where the visit goes, with query and hash. */
  path: string;
};

/** Where FREE members read what communities are, and how to become PROFISSIONAL. */
const GROUPS = '/groups';

/**
 * Whether a visit may go on (SPEC 2, navigation guard). A token's validity is not looked at: the server answers that.
 * FREE members may enter timelines; what else is PROFISSIONAL's leads to where that is explained. No verdict leads
 * back to where the visit came from: that may be what led here.
 */
export function guard({ meta, session, path }: Visit): Verdict {
  if (meta.auth && !session) return { go: 'to', path: loginPath(path) };
  if (!meta.pro || session?.user.profileType === 'PROFISSIONAL') return { go: 'on' };
  const { pathname } = new URL(path, 'https://site.invalid');
  const isOpen = pathname.startsWith('/timeline') || pathname.replace(/\/+$/, '') === GROUPS;
  return isOpen ? { go: 'on' } : { go: 'to', path: GROUPS };
}

/** The login page's address that leads back to `path` afterwards. */
export function loginPath(path: string) {
  return path === '/' ? '/login' : `/login?source_path=${encodeURIComponent(path)}`;
}

/**
 * A `source_path` as it may be followed: a path of this site, or '/' for anything else (PRODUCT): other hosts,
 * schemes, backslashes and control characters, which browsers drop or turn into slashes.
 */
export function safeSourcePath(source: string | null) {
  if (!source?.startsWith('/') || /^\/[/\\]|\\|\p{Cc}/u.test(source)) return '/';
  const { origin, pathname, search, hash } = new URL(source, 'https://site.invalid');
  if (origin !== 'https://site.invalid' || pathname.startsWith('//')) return '/';
  return /^\/(login|register)(\/|$)/.test(pathname) ? '/' : `${pathname}${search}${hash}`;
}
