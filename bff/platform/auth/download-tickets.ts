import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFETIME_SECONDS = 5 * 60; // a download has to start within this time
const HASH_BYTES = 32;
const EXPIRY_BYTES = 4;
const SIGNATURE_BYTES = 32;

/**
 * Creates tickets by which a browser downloads one file without sending a session token. A ticket is part of a URL,
 * which may leak. So a ticket is valid for one path only, for a short time, and only while the session token that
 * requested it is valid (session.ts). A ticket starts with the hash of that session token, with which the gateway
 * counts downloads per session.
 * @param secret 32 characters or more
 * @param now returns milliseconds since 1970
 */
export function createDownloadTickets(secret: string, now: () => number = Date.now) {
  function signatureOf(path: string, payload: Uint8Array) {
    return createHmac('sha256', secret).update(`download\n${path}\n`).update(payload).digest();
  }

  return {
    /** Issues a download ticket for the request `GET path`. @returns the ticket and its expiry */
    issue(path: string, tokenHash: Uint8Array) {
      const expires = Math.floor(now() / 1_000) + LIFETIME_SECONDS;
      const expiry = Buffer.alloc(EXPIRY_BYTES);
      expiry.writeUInt32BE(expires);
      const payload = Buffer.concat([tokenHash, expiry]);
      const ticket = Buffer.concat([payload, signatureOf(path, payload)]).toString('base64url');
      return { ticket, expiresAt: new Date(expires * 1_000) };
    },

    /**
     * Verifies a download ticket.
     * @returns the hash of the session token that requested the ticket; null if the ticket is forged, malformed,
     * expired, or for another path
     */
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
