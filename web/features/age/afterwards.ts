import { createStoredText } from '../../storage/createStoredText.ts';
import { safeSourcePath } from '../../navigation/guard.ts';

/**
 * The path to open after the age verification. It is stored for this tab, because the member visits the verification
 * provider's page in between.
 */
const stored = createStoredText('ageReturn', { area: 'session', per: 'viewer' });

export function rememberReturn(source: string | null) {
  const path = safeSourcePath(source);
  if (path !== '/') stored.write(path);
}

/**
 * Opens the stored path with a full page load. Live connections then start again, and so do the requests that were
 * refused because the age was not verified.
 */
export function goOn() {
  const path = safeSourcePath(stored.read());
  stored.write(null);
  window.location.replace(path.startsWith('/age-assurance') ? '/' : path);
}
