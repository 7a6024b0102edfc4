import type { Transaction } from 'kysely';
import type { SecretBox } from '../auth/totp.ts';
import type { DB } from '../db/schema.ts';

/** How an address came to an account: by a change, which has a way back, or by that way. */
type Cause = { link: { hash: string; endsAt: Date } | null } | { changedAt: Date };

/**
 * Notes that an account has another address as a final act, so that no restored backup gives it back to whom it was
 * changed against (backup/redo-address.ts). In the transaction of the change.
 */
export async function noteAddress(tx: Transaction<DB>, box: SecretBox, userId: string, email: string, cause: Cause) {
  const address = { sealed: box.seal(Buffer.from(email)).toString('base64'), ...cause };
  await tx
    .insertInto('final_acts')
    .values({ kind: 'EMAIL', user_id: userId, detail: JSON.stringify({ address }) })
    .execute();
}
