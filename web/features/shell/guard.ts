import type { StoredSession } from '../../apollo/session.ts';

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
  /** Where it came from, if from within the site. */
  previousPath: string | null;
};

/** Whether a visit may go on (SPEC 2, navigation guard). A token's validity is not looked at: the server answers that. */
export function guard({ meta, session, path, previousPath }: Visit): Verdict {
  if (meta.auth && !session) return { go: 'to', path: loginPath(path) };
  const refused = meta.pro && session?.user.profileType !== 'PROFISSIONAL' && !path.startsWith('/timeline');
  return refused ? { go: 'to', path: previousPath ?? '/' } : { go: 'on' };
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
