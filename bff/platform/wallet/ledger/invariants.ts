import { sql, type Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** The time in ms for which the computed totals are cached. */
const CACHE_MS = 5 * 60_000;

interface Invariants {
  imbalance: number;
  overdrawn: number;
}

/**
 * Returns a function that computes two totals over all ledger accounts, both of which must be 0. The function reads
 * every account, because a stored total would be a row that every payment has to lock. To limit the cost, it caches the
 * result, and concurrent calls share a running query.
 */
export function createInvariants(db: Kysely<DB>, now = () => performance.now()) {
  let kept: { since: number; read: Promise<Invariants> } | undefined;
  return () => {
    if (kept && now() - kept.since < CACHE_MS) return kept.read;
    const reading = { since: now(), read: readAll(db) };
    kept = reading;
    reading.read.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.read;
  };
}

async function readAll(db: Kysely<DB>): Promise<Invariants> {
  const { rows } = await sql<Invariants>`
    select coalesce(sum(balance), 0)::bigint as imbalance,
      count(*) filter (where balance < 0 and kind in ('WALLET', 'AD_HOLD', 'VIP_PENDING')) as overdrawn
    from ledger_accounts`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A query for one row returned none.');
  return row;
}
