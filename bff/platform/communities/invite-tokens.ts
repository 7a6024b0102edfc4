import { createHash, createHmac, hkdfSync } from 'node:crypto';

const TOKEN_BYTES = 24;

/**
 * Makes the tokens of invites out of their ids, so that those who run a community can copy a link again while the
 * database holds hashes alone. Under another secret the links given out still work; they are just not shown again.
 */
export function createInviteTokens(platformSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', platformSecret, '', 'brasa community invites', 32));

  function of(inviteId: string) {
    return createHmac('sha256', key).update(inviteId).digest().subarray(0, TOKEN_BYTES).toString('base64url');
  }

  return {
    of,
    /** Null for an invite whose token was not made like this. */
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
