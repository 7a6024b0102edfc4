import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFETIME = 5 * 60; // seconds: a download has begun by then
const HASH_BYTES = 32;
const EXPIRY_BYTES = 4;
const SIGNATURE_BYTES = 32;

/**
 * Makes tickets by which a browser downloads one file by itself, which sends no session along. A ticket stands in an
 * address, so it opens nothing else, not for long, and only while the token that asked for it is good (session.ts). It
 * begins with the hash of that: the gateway counts by it who downloads.
 * @param secret 32 characters or more
 * @param now milliseconds since 1970
 */
export function createDownloadTickets(secret: string, now: () => number = Date.now) {
  function signatureOf(path: string, payload: Uint8Array) {
    return createHmac('sha256', secret).update(`download\n${path}\n`).update(payload).digest();
  }

  return {
    /** For `GET path`. @returns it, and when it is over */
    issue(path: string, tokenHash: Uint8Array) {
      const expires = Math.floor(now() / 1_000) + LIFETIME;
      const expiry = Buffer.alloc(EXPIRY_BYTES);
      expiry.writeUInt32BE(expires);
      const payload = Buffer.concat([tokenHash, expiry]);
      const ticket = Buffer.concat([payload, signatureOf(path, payload)]).toString('base64url');
      return { ticket, expiresAt: new Date(expires * 1_000) };
    },

    /** @returns the hash of the token that asked for it; null where it is forged, malformed, over, or another path's */
    read(path: string, ticket: string) {
      const bytes = Buffer.from(ticket, 'base64url');
      if (bytes.length !== HASH_BYTES + EXPIRY_BYTES + SIGNATURE_BYTES) return null;
      const payload = bytes.subarray(0, -SIGNATURE_BYTES);
      if (!timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), signatureOf(path, payload))) return null;
      if (payload.readUInt32BE(HASH_BYTES) <= now() / 1_000) return null;
      return payload.subarray(0, HASH_BYTES);
    },
  };
}

export type DownloadTickets = ReturnType<typeof createDownloadTickets>;
