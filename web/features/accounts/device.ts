import { createStoredText } from '../../storage/createStoredText.ts';

/**
 * The secret that identifies this browser. It stays stored after a sign-out, so that the server recognizes the device
 * of a returning member.
 */
const stored = createStoredText('d', { area: 'local', per: 'device' });

/**
 * Returns the data by which the server recognizes this browser at a sign-in. If the browser blocks storage, the server
 * sees a new device at every sign-in.
 */
export function thisDevice() {
  return { secret: deviceSecret(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

function deviceSecret() {
  const known = stored.read();
  if (known !== null) return known;
  const made = base64url(crypto.getRandomValues(new Uint8Array(32)));
  return stored.write(made) ? made : null;
}

function base64url(bytes: Uint8Array) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
