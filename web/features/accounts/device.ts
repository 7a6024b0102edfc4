import { createStoredText } from '../../storage/createStoredText.ts';

/** Outlives sign-outs, so that the device is known when its member comes back. */
const stored = createStoredText('d', { area: 'local', per: 'device' });

/** What this browser says of itself at a sign-in. Where nothing can be stored it is a new one every time. */
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
