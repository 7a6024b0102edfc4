import { sql } from 'kysely';
import { latelyBefore, shutOutSince } from '../accounts/recovery/recovery.store.ts';
import { createSecretBox } from '../auth/totp.ts';
import type { Tx } from '../db/transact.ts';
import type { FinalAct } from './final-acts.ts';

export interface Sealing {
  /**
   * The platform's secret, followed by its earlier secrets. An address may have been encrypted with any of these
   * secrets.
   */
  secrets: readonly [string, ...string[]];
  /**
   * If true, an account does not get its address back when no secret decrypts the address. If false, the restore fails
   * in that case.
   */
  partialActs: boolean;
}

/**
 * Returns the ids of final acts whose e-mail address is no longer needed. An address is not needed if the account was
 * erased, or if a later act replaced the address and no valid undo link could restore it.
 */
export function unneededAddresses(acts: FinalAct[]) {
  const erased = new Set(acts.filter(({ detail }) => detail.isErased === true).map(({ userId }) => userId));
  const ids = new Set<string>();
  const last = new Map<string | null, string>();
  for (const { id, userId, detail } of acts) {
    if (!detail.address) continue;
    const before = last.get(userId);
    if (before !== undefined && !isOpen(detail.address.link)) ids.add(before);
    if (erased.has(userId)) ids.add(id);
    last.set(userId, id);
  }
  return ids;
}

/**
 * Gives an account again the e-mail address that it got after the backup. If the act is a change of the address, also
 * stores the link that undoes the change. If the act is the undo of a change, also removes the second factors that the
 * undo removed. Another account that had confirmed the address loses the address.
 * @param isNeeded false keeps the account's previous address, and leaves the new address encrypted
 * @throws {Error} when no secret decrypts the address
 */
export async function redoAddress(
  tx: Tx,
  { at, detail: { address } }: FinalAct,
  userId: string,
  how: Sealing,
  isNeeded: boolean,
) {
  if (!address) return;
  const before = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (!before) return;
  if (isNeeded) {
    const email = opened(how, address.sealed) ?? `${userId}@perdido.invalid`;
    await sql`update users set email = id || '@excluida.invalid', email_confirmed_at = null
      where email = ${email} and id <> ${userId} and email_confirmed_at is not null`.execute(tx);
    await tx.updateTable('users').set({ email, email_confirmed_at: at }).where('id', '=', userId).execute();
  }
  if (isOpen(address.link)) {
    await tx
      .insertInto('mail_links')
      .values({
        token_hash: Buffer.from(address.link.hash, 'hex'),
        user_id: userId,
        purpose: 'UNDO_EMAIL',
        email: before.email,
        expires_at: address.link.endsAt,
      })
      .execute();
  }
  if (address.changedAt == null) return;
  const changed = new Date(address.changedAt);
  await shutOutSince(tx, userId, latelyBefore(changed), changed);
}

type Link = NonNullable<FinalAct['detail']['address']>['link'];

function isOpen(link: Link): link is NonNullable<Link> {
  return link != null && Date.parse(link.endsAt) > Date.now();
}

function opened({ secrets, partialActs }: Sealing, sealed: string) {
  for (const secret of secrets) {
    try {
      return createSecretBox(secret).open(Buffer.from(sealed, 'base64')).toString();
    } catch {
      // Try the next secret: the address was encrypted with another secret.
    }
  }
  if (partialActs) return null;
  throw new Error(
    'An e-mail address changed since the backup is sealed with another MEDIA_SECRET. Give --secret FILE with the earlier secret (repeat it for several), or --partial-acts to leave that account without an address.',
  );
}
