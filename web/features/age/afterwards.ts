import { safeSourcePath } from '../shell/guard.ts';

/** Where to go once the age is known; kept for this tab, since the provider's page lies in between. */
const KEY = 'ageReturn';

export function rememberReturn(source: string | null) {
  const path = safeSourcePath(source);
  if (path !== '/') sessionStorage.setItem(KEY, path);
}

/** With a new page: what was refused so far, live connections included, is asked anew. */
export function goOn() {
  const path = safeSourcePath(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  window.location.replace(path.startsWith('/age-assurance') ? '/' : path);
}
