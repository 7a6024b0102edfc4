import { createStoredText } from '../../storage/createStoredText.ts';

/** Outlives sign-outs, so that a returning member's device is recognized. */
const stored = createStoredText('d', { area: 'local', per: 'device' });

/** Returns the data that identify this browser at a sign-in. A browser without storage is a new device every time. */
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
