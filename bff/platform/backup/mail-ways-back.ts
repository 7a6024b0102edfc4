import { sql } from 'kysely';
import { emailChangedMail } from '../accounts/account.mails.ts';
import { makeMailLink } from '../accounts/recovery/mail-links.store.ts';
import { linkAt } from '../auth/identity.ts';
import type { Tx } from '../db/transact.ts';
import { writeSealedMail } from '../mail/mail-queue.ts';
import type { FinalAct } from './final-acts.ts';

interface Sender {
  /** The platform's secret, which encrypts queued mails. */
  secret: string;
  /** Base URL of links in mails. */
  publicUrl: string;
}

interface Changed {
  since: FinalAct[];
  /** Ids of the members with an unsent mail in the backup. A restore does not restore unsent mails. */
  unsent: string[];
}

/**
 * For each e-mail address that was changed after the backup, mails a new link that undoes the change. The original mail
 * may never have been sent, and cannot be sent again, because the final acts do not hold the token of its link. Call it
 * after all final acts are redone.
 */
export async function mailWaysBack(tx: Tx, { since, unsent }: Changed, { secret, publicUrl }: Sender) {
  const hashes = since.flatMap(({ detail: { address } }) => address?.link?.hash ?? []);
  const { rows } = await sql<{ user_id: string; email: string; expires_at: Date; name: string }>`
    select l.user_id, l.email, l.expires_at, u.name from mail_links l join users u on u.id = l.user_id
    where (l.token_hash in (select decode(hash, 'hex') from unnest(${hashes}::text[]) hash)
        or l.user_id = any(${unsent}::uuid[]))
      and l.purpose = 'UNDO_EMAIL' and l.expires_at > now() and l.email not like '%.invalid'
      and (u.deletes_at is null or u.deletes_at > now())
    order by l.expires_at`.execute(tx);
  for (const { user_id: userId, email, expires_at, name } of rows) {
    const { token, endsAt } = await makeMailLink(tx, { userId, purpose: 'UNDO_EMAIL', email, endsAt: expires_at });
    const wayBack = { link: linkAt(publicUrl, '/account/undo-email', token), endsAt };
    await writeSealedMail(secret)(tx, userId, emailChangedMail(email, name, wayBack));
  }
}
