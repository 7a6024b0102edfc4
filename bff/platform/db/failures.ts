import { z } from 'zod';
import { BeingRestored } from './session-setup.ts';

const coded = z.object({ code: z.string() });
const AWAY = /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|57P0[1-5]|53300|08\w{3})$/;
const LOST = /connection terminated|timeout exceeded when trying to connect|not queryable|PGlite is clos/i;

/**
 * Returns true when the database could not be reached or is being restored; false when the database refused a
 * statement.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = coded.safeParse(error).data?.code;
  return (code !== undefined && AWAY.test(code)) || LOST.test(error.message) || error instanceof BeingRestored;
}

/**
 * Returns true when the database rejected a row by a unique constraint, because another writer had inserted the same
 * key first.
 */
export function isDuplicate(error: unknown): boolean {
  return coded.safeParse(error).data?.code === '23505';
}

/** Returns true when the database refused a text because it contains a NUL character. */
export function isUnstorable(error: unknown): boolean {
  const code = coded.safeParse(error).data?.code;
  return code === '22021' || code === '22P05';
}

/**
 * Returns true when a statement failed because it waited too long for a lock, or because PostgreSQL ended it to break a
 * deadlock.
 */
export function isLockFailure(error: unknown): boolean {
  const code = coded.safeParse(error).data?.code;
  return code === '55P03' || code === '40P01';
}

/**
 * Returns true when PostgreSQL aborted a transaction because of a serialization failure or a deadlock. A second try may
 * succeed.
 */
export function isSerializationFailure(error: unknown): boolean {
  const code = coded.safeParse(error).data?.code;
  return code === '40001' || code === '40P01';
}

/** Returns true when the plan of a prepared statement is outdated, because a migration has changed the tables. */
export function isPlanOutdated(error: unknown): boolean {
  const { data } = coded.safeParse(error);
  return data?.code === '0A000' && error instanceof Error && error.message.includes('cached plan');
}
