import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

function signatureOf(secret: string, at: Date) {
  return createHmac('sha256', secret).update(`restore\n${at.toISOString()}`).digest();
}

/** Says that the database is as a backup has it: part of the restore's own transaction. */
export async function noteRestore(db: Kysely<DB>, secret: string, at = new Date()) {
  await db
    .insertInto('restores')
    .values({ at, signature: signatureOf(secret, at) })
    .execute();
}

/**
 * When a backup was last restored into the database, as each platform on it can tell; null where none was. Who can
 * write to the database alone cannot say so.
 */
export async function restoredAt(db: Kysely<DB>, secret: string): Promise<Date | null> {
  const rows = await db.selectFrom('restores').selectAll().orderBy('at', 'desc').execute();
  const genuine = rows.find(({ at, signature }) => {
    const own = signatureOf(secret, at);
    return signature.length === own.length && timingSafeEqual(signature, own);
  });
  return genuine?.at ?? null;
}
