import { createStoredText } from '../../storage/createStoredText.ts';
import { safeSourcePath } from '../../navigation/guard.ts';

/** The page to open when the age is known. Stored for this tab, since the provider's page comes in between. */
const stored = createStoredText('ageReturn', { area: 'session', per: 'viewer' });

export function rememberReturn(source: string | null) {
  const path = safeSourcePath(source);
  if (path !== '/') stored.write(path);
}

/** Opens that page with a full page load, so that refused requests and live connections start again. */
export function goOn() {
  const path = safeSourcePath(stored.read());
  stored.write(null);
  window.location.replace(path.startsWith('/age-assurance') ? '/' : path);
}
