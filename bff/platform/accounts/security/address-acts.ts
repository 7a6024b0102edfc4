import type { Transaction } from 'kysely';
import type { SecretBox } from '../../auth/totp.ts';
import type { DB } from '../../db/schema.ts';

/**
 * The reason for a new e-mail address: a change (`link` is the link that undoes the change), or the undo of the change
 * made at `changedAt`.
 */
type Cause = { link: { hash: string; endsAt: Date } | null } | { changedAt: Date };

/**
 * Records an account's new e-mail address in `final_acts`, in the transaction of the change. Without this, restoring a
 * backup would bring back the replaced address (backup/redo-address.ts).
 */
export async function noteAddress(tx: Transaction<DB>, box: SecretBox, userId: string, email: string, cause: Cause) {
  const address = { sealed: box.seal(Buffer.from(email)).toString('base64'), ...cause };
  await tx
    .insertInto('final_acts')
    .values({ kind: 'EMAIL', user_id: userId, detail: JSON.stringify({ address }) })
    .execute();
}
