import type { PoolClient } from 'pg';

/**
 * Any number, the same in every Brasa: names the advisory lock that each connection shares, and a restore has alone.
 */
export const USE_LOCK = 7_264_613;

export class BeingRestored extends Error {
  override readonly name = 'BeingRestored';

  constructor() {
    super('A backup is being restored into this database. Start again when that is done.');
  }
}

/**
 * Marks a new connection as one of a Brasa, for as long as it lasts: however idle a platform is, no restore replaces
 * the database under it.
 * @throws {BeingRestored} while one does
 */
export async function markInUse(client: PoolClient) {
  const { rows } = await client.query<{ isMarked: boolean }>(
    `select pg_try_advisory_lock_shared(${USE_LOCK}) as "isMarked"`,
  );
  if (!rows[0]?.isMarked) throw new BeingRestored();
}
