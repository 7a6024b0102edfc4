import { createStoredText } from '../../storage/createStoredText.ts';
import { safeSourcePath } from '../../navigation/guard.ts';

/** Where to go once the age is known; kept for this tab, since the provider's page lies in between. */
const stored = createStoredText('ageReturn', { area: 'session', per: 'viewer' });

export function rememberReturn(source: string | null) {
  const path = safeSourcePath(source);
  if (path !== '/') stored.write(path);
}

/** With a new page: what was refused so far, live connections included, is asked anew. */
export function goOn() {
  const path = safeSourcePath(stored.read());
  stored.write(null);
  window.location.replace(path.startsWith('/age-assurance') ? '/' : path);
}
