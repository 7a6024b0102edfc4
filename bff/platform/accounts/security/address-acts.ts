import type { Transaction } from 'kysely';
import type { SecretBox } from '../../auth/totp.ts';
import type { DB } from '../../db/schema.ts';

/** The reason for a new address: a change (`link` is its undo link), or the undo of the change made at `changedAt`. */
type Cause = { link: { hash: string; endsAt: Date } | null } | { changedAt: Date };

/**
 * Records an account's new address in `final_acts`, in the transaction of the change. Without this, a restored backup
 * would give the account back to the replaced address (backup/redo-address.ts).
 */
export async function noteAddress(tx: Transaction<DB>, box: SecretBox, userId: string, email: string, cause: Cause) {
  const address = { sealed: box.seal(Buffer.from(email)).toString('base64'), ...cause };
  await tx
    .insertInto('final_acts')
    .values({ kind: 'EMAIL', user_id: userId, detail: JSON.stringify({ address }) })
    .execute();
}
