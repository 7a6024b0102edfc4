import type { PoolClient } from 'pg';

/**
 * The key of the advisory lock that each connection takes in shared mode, and a restore of a backup in exclusive mode.
 * The number is arbitrary, but the same in every release.
 */
export const USE_LOCK = 7_264_613;

/**
 * The settings of each database session. A statement applies them, because PgBouncer refuses or ignores unknown startup
 * parameters.
 */
const SESSION_SETTINGS = {
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '30s',
  // JIT compilation is off, because it takes a hundred times as long as the query for a page of the feed, and no
  // statement here runs long enough to gain from it. Parallel workers are off, because they would take processor cores
  // from other queries.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

export class BeingRestored extends Error {
  override readonly name = 'BeingRestored';

  constructor() {
    super('A backup is being restored into this database. Start again when that is done.');
  }
}

export class SharedSession extends Error {
  override readonly name = 'SharedSession';

  constructor() {
    super(
      'DATABASE_URL leads to a pooler that shares its sessions between clients, and locks, settings and prepared statements live in them. ' +
        'Set pool_mode = session and server_reset_query = DISCARD ALL, or give the address of PostgreSQL itself.',
    );
  }
}

/**
 * Applies the settings to a new connection and takes the shared `USE_LOCK` for as long as the connection lasts, so that
 * no restore replaces the database under a running platform, even an idle one. If `brasa.session` is already set, a
 * connection pooler has given the session to a second client; the locks that the first client left in the session are
 * then released.
 * @throws {BeingRestored} while a restore has the lock
 * @throws {SharedSession} in a session that another client has used
 */
export async function setUpSession(client: PoolClient) {
  const settings = Object.entries({ ...SESSION_SETTINGS, 'brasa.session': 'taken' });
  const { rows } = await client.query<{ isOwn: boolean; isMarked: boolean }>(`
    with session as materialized (select coalesce(current_setting('brasa.session', true), '') = '' as is_own)
    select is_own as "isOwn",
      case when is_own then pg_try_advisory_lock_shared(${USE_LOCK}) end as "isMarked",
      case when not is_own then pg_advisory_unlock_all() end,
      ${settings.map(([name, value]) => `set_config('${name}', '${value}', false)`).join(', ')}
    from session`);
  if (!rows[0]?.isOwn) throw new SharedSession();
  if (!rows[0].isMarked) throw new BeingRestored();
}
