import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

/** A click link stays valid for longer than a page with an ad usually stays open. */
const LIFETIME_SECONDS = 2 * 24 * 3_600;
const UUID_BYTES = 16;
const EXPIRY_BYTES = 4;
const SIGNATURE_BYTES = 16;

export interface Click {
  adId: string;
  viewerId: string;
}

/**
 * Creates and verifies signed click URLs. The token holds the ids of the ad and the viewer, because following a link
 * sends no session token. The target URL is not in the token: it is read from the ad's row.
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

    /** Verifies the token of a click URL. Returns null when it is forged, malformed or expired. */
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
