import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from './schema.ts';
import { transact, type Tx } from './transact.ts';
import { ApiError } from '../errors.ts';

export interface Repeatable {
  userId: string;
  /** The client's idempotency key. Without a key, every request runs the write again. */
  key: string | undefined;
  /** The whole content of the request. A request that reuses a key with different content is refused. */
  content: unknown;
}

/** Returns the hash by which two requests with the same idempotency key are compared. */
export function fingerprintOf(content: unknown) {
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/**
 * Runs a write a single time per member and key, even for concurrent requests. The key's row is inserted in the write's
 * transaction, and its unique constraint makes a second request wait for the first.
 * @returns the id of the object that the first request with this key created
 * @throws {ApiError} 409 IDEMPOTENCY_CONFLICT when the key was used with different content
 */
export async function once(
  db: Kysely<DB>,
  { userId, key, content }: Repeatable,
  write: (tx: Tx, id: string) => Promise<void>,
): Promise<{ id: string; isRepeat: boolean }> {
  const fingerprint = fingerprintOf(content);

  return await transact(db, async (tx) => {
    const id = uuidv7();
    if (key !== undefined) {
      const claimed = await tx
        .insertInto('idempotency')
        .values({ user_id: userId, key, fingerprint, result_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('result_id')
        .executeTakeFirst();
      if (!claimed) return { id: await firstResult(tx, userId, key, fingerprint), isRepeat: true };
    }
    await write(tx, id);
    return { id, isRepeat: false };
  });
}

async function firstResult(tx: Transaction<DB>, userId: string, key: string, fingerprint: Buffer) {
  const first = await tx
    .selectFrom('idempotency')
    .select(['result_id', 'fingerprint'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!fingerprint.equals(first.fingerprint)) {
    throw idempotencyConflict();
  }
  return first.result_id;
}

/** Builds the 409 error for an idempotency key that was used with different content. */
export function idempotencyConflict() {
  return new ApiError(409, 'IDEMPOTENCY_CONFLICT', 'Esta chave de idempotência já foi usada com outro conteúdo.');
}
