import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_SECONDS = 3_600;

export interface SignerOptions {
  /** The secret must have at least 32 characters. */
  secret: string;
  /** The minimum lifetime of a new URL, in seconds. The maximum is twice as long. */
  lifetime?: number;
  /** Returns the current time in milliseconds since 1970. */
  now?: () => number;
}

export interface Signer {
  /**
   * Returns the signed URL `/media/<key>?e=<seconds since 1970>&s=<signature>`.
   * @param holder the encrypted id of the only member that may use the URL; it is added as `&h=<holder>`
   */
  urlOf(key: string, holder?: string): string;
  /** Returns the remaining seconds until a URL expires; null if the URL is forged, malformed or expired. */
  secondsLeft(key: string, expires: string, signature: string, holder?: string): number | null;
}

/**
 * Signs the URLs of stored files. The URL of a key stays the same for a whole `lifetime`, so that browsers can cache
 * the file. The URLs of different keys change at different times, so that browsers do not download all files again at
 * the same moment.
 */
export function createSigner({ secret, lifetime = 6 * HOUR_SECONDS, now = Date.now }: SignerOptions): Signer {
  function digest(key: string, expires: string, holder: string | undefined) {
    const signed = `media\n${key}\n${expires}${holder === undefined ? '' : `\n${holder}`}`;
    return createHmac('sha256', secret).update(signed).digest();
  }

  function expiryOf(key: string) {
    const shift = createHmac('sha256', secret).update(key).digest().readUInt32BE(0) % lifetime;
    const earliest = Math.floor(now() / 1_000) + lifetime;
    return Math.ceil((earliest - shift) / lifetime) * lifetime + shift;
  }

  return {
    urlOf(key, holder) {
      const expires = String(expiryOf(key));
      const signature = digest(key, expires, holder).toString('base64url');
      return `/media/${key}?e=${expires}&s=${signature}${holder === undefined ? '' : `&h=${holder}`}`;
    },
    secondsLeft(key, expires, signature, holder) {
      if (!/^[1-9]\d{8,11}$/.test(expires)) return null;
      const given = Buffer.from(signature, 'base64url');
      const wanted = digest(key, expires, holder);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      const left = Number(expires) - Math.floor(now() / 1_000);
      return left > 0 ? left : null;
    },
  };
}
