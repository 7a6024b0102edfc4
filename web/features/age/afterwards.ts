import { createStoredText } from '../../storage/createStoredText.ts';
import { safeSourcePath } from '../../navigation/guard.ts';

/**
 * The page to open after the age verification. Stored for this tab, because the member visits the provider's page in
 * between.
 */
const stored = createStoredText('ageReturn', { area: 'session', per: 'viewer' });

export function rememberReturn(source: string | null) {
  const path = safeSourcePath(source);
  if (path !== '/') stored.write(path);
}

/**
 * Opens the stored page with a full page load, because live connections, and requests that were refused for the missing
 * age, must start again.
 */
export function goOn() {
  const path = safeSourcePath(stored.read());
  stored.write(null);
  window.location.replace(path.startsWith('/age-assurance') ? '/' : path);
}
