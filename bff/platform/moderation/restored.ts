import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

function signatureOf(secret: string, at: Date) {
  return createHmac('sha256', secret).update(`restore\n${at.toISOString()}`).digest();
}

/** Records that a backup was restored. Call it in the restore's transaction. */
export async function noteRestore(db: Kysely<DB>, secret: string, at = new Date()) {
  await db
    .insertInto('restores')
    .values({ at, signature: signatureOf(secret, at) })
    .execute();
}

/**
 * Returns the time at which a backup was last restored into this database, or null if there was no restore. The record
 * is signed with a secret that all platforms on this database share, so that an attacker with access to the database
 * alone cannot forge a restore.
 */
export async function restoredAt(db: Kysely<DB>, secret: string): Promise<Date | null> {
  const rows = await db.selectFrom('restores').selectAll().orderBy('at', 'desc').execute();
  const genuine = rows.find(({ at, signature }) => {
    const own = signatureOf(secret, at);
    return signature.length === own.length && timingSafeEqual(signature, own);
  });
  return genuine?.at ?? null;
}
