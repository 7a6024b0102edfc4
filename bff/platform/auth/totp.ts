import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { readCode } from '../http/codes.ts';

const STEP_SECONDS = 30;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SecretBox = ReturnType<typeof createSecretBox>;

/** Returns an object that encrypts and decrypts values with a key derived from the platform's secret. */
export function createSecretBox(platformSecret: string, purpose = 'brasa second factors') {
  const key = Buffer.from(hkdfSync('sha256', platformSecret, '', purpose, 32));
  return {
    seal(plain: Uint8Array) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    /** Decrypts a value. @throws {Error} when the value was encrypted with another secret, or has been changed since */
    open(sealed: Uint8Array) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    },
  };
}

/**
 * Returns a TOTP generator (one-time codes of an authenticator app) with the parameters that all authenticator apps
 * support: SHA-1, six digits, 30 seconds.
 */
export function totpOf(secret: Uint8Array, label: string) {
  return new TOTP({
    issuer: 'Brasa',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: STEP_SECONDS,
  });
}

/**
 * Returns the time step of a TOTP code; null for a wrong code. Accepts the codes of the previous, the current and the
 * next time step.
 */
export function stepOf(secret: Uint8Array, code: string, now = Date.now()) {
  const token = readCode(code);
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret, '').validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1_000 / STEP_SECONDS) + delta;
}
