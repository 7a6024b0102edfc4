import type { PoolClient } from 'pg';

/**
 * The key of the advisory lock that each connection shares and a restore takes exclusively. It is arbitrary, but the
 * same in every release.
 */
export const USE_LOCK = 7_264_613;

/** PgBouncer refuses startup parameters that it does not know, or ignores them: each session is told by a statement. */
const SESSION_SETTINGS = {
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '30s',
  // No statement here runs long enough to be worth compiling, which takes a hundred times as long as a page of the
  // feed, or worth the cores of others.
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
 * Marks a new connection as one of a Brasa, for as long as it lasts, and sets its session up: however idle a platform
 * is, no restore replaces the database under it. `brasa.session` stays in a session that a pooler gives to the next
 * client as it is; there the locks that the earlier client left are released.
 * @throws {BeingRestored} while one does
 * @throws {SharedSession} in a session that was another client's
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
