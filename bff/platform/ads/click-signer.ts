import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

const LIFETIME_SECONDS = 2 * 24 * 3_600; // seconds: longer than a feed stays open
const UUID_BYTES = 16;
const EXPIRY_BYTES = 4;
const SIGNATURE_BYTES = 16;

export interface Click {
  adId: string;
  viewerId: string;
}

/**
 * Creates and verifies signed click URLs. The token holds the ad and the viewer, because a link carries no session. The
 * target URL is never in the token: it comes from the ad's row.
 * @param secret 32 characters or more
 */
export function createClickSigner(secret: string, now: () => number = Date.now) {
  function signatureOf(payload: Uint8Array) {
    return createHmac('sha256', secret).update('ad-click\n').update(payload).digest().subarray(0, SIGNATURE_BYTES);
  }

  return {
    /** Returns `/go/<token>`. */
    urlOf({ adId, viewerId }: Click) {
      const expiry = Buffer.alloc(EXPIRY_BYTES);
      expiry.writeUInt32BE(Math.floor(now() / 1_000) + LIFETIME_SECONDS);
      const payload = Buffer.concat([parse(adId), parse(viewerId), expiry]);
      return `/go/${Buffer.concat([payload, signatureOf(payload)]).toString('base64url')}`;
    },

    /** Returns null when the token is forged, malformed or expired. */
    read(token: string): Click | null {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 2 * UUID_BYTES + EXPIRY_BYTES + SIGNATURE_BYTES) return null;
      const payload = bytes.subarray(0, -SIGNATURE_BYTES);
      if (!timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), signatureOf(payload))) return null;
      if (payload.readUInt32BE(2 * UUID_BYTES) <= now() / 1_000) return null;
      return {
        adId: stringify(payload.subarray(0, UUID_BYTES)),
        viewerId: stringify(payload.subarray(UUID_BYTES, 2 * UUID_BYTES)),
      };
    },
  };
}

export type ClickSigner = ReturnType<typeof createClickSigner>;
