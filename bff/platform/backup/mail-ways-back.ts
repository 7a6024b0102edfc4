import { sql } from 'kysely';
import { emailChangedMail } from '../accounts/account.mails.ts';
import { makeMailLink } from '../accounts/mail-links.store.ts';
import { linkAt } from '../auth/identity.ts';
import type { Tx } from '../db/transact.ts';
import { writeSealedMail } from '../mail/mail-queue.ts';
import type { FinalAct } from './final-acts.ts';

interface Sender {
  /** The platform's, which seals what it is to send. */
  secret: string;
  /** Where links in mails lead. */
  publicUrl: string;
}

interface Changed {
  since: FinalAct[];
  /** Members a mail to whom had not left when the backup was made: it is not brought back. */
  unsent: string[];
}

/**
 * Mails the way back to an address that was changed since once more, with a link of its own: the mail about the change
 * may never have left, and the acts do not tell what its link carries. Call it once all acts are done again.
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
