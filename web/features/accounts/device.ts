/** Outlives sign-outs, so that the device is known when its member comes back. */
const DEVICE_KEY = 'd';

/** What this browser says of itself when somebody signs in. Where nothing can be stored it is a new one every time. */
export function thisDevice() {
  return { secret: deviceSecret(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

function deviceSecret() {
  try {
    const kept = localStorage.getItem(DEVICE_KEY);
    if (kept !== null) return kept;
    const made = base64url(crypto.getRandomValues(new Uint8Array(32)));
    localStorage.setItem(DEVICE_KEY, made);
    return made;
  } catch {
    return null;
  }
}

function base64url(bytes: Uint8Array) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
