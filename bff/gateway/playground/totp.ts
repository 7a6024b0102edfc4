const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns the code that an authenticator app shows at the moment (TOTP by RFC 6238, SHA-1, six digits).
 * @param secret in base32
 */
export async function totp(secret: string, now = Date.now()) {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(now / STEP_MS)));
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = hash.getUint8(hash.byteLength - 1) & 0xf;
  const number = hash.getUint32(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

function bytesOf(base32: string) {
  const bits = base32
    .replace(/[=\s]/g, '')
    .replaceAll(/./g, (letter) => ALPHABET.indexOf(letter.toUpperCase()).toString(2).padStart(5, '0'));
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
