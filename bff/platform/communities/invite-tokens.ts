import { createHash, createHmac, hkdfSync } from 'node:crypto';

const TOKEN_BYTES = 24;

/**
 * Derives the secret token of each invite link from the invite's id. So the owner and moderators can copy a link again
 * although the database stores only hashes of tokens. After a change of the platform's secret, earlier links still
 * work, but their tokens cannot be derived again.
 */
export function createInviteTokens(platformSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', platformSecret, '', 'brasa community invites', 32));

  function of(inviteId: string) {
    return createHmac('sha256', key).update(inviteId).digest().subarray(0, TOKEN_BYTES).toString('base64url');
  }

  return {
    of,
    /**
     * Derives the token of an existing invite again. Returns null if the invite was created with another platform
     * secret.
     */
    known({ id, token_hash }: { id: string; token_hash: Uint8Array }) {
      const token = of(id);
      return hashOfToken(token).equals(token_hash) ? token : null;
    },
  };
}

export type InviteTokens = ReturnType<typeof createInviteTokens>;

export function hashOfToken(token: string) {
  return createHash('sha256').update(token).digest();
}
