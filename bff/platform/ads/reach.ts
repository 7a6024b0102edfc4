import { sql, type Kysely } from 'kysely';
import { genderCategories, type DB, type GenderCategory } from '../db/schema.ts';
import { isLocked } from '../policy/members.ts';
import { daysOf, type Period } from './period.ts';

/** Time in ms for which an estimate is cached. */
const CACHE_MS = 10 * 60_000;
/** The figures are those of the last 30 days. A longer period reaches hardly more members. */
const MAX_DAYS = 30;

export interface Reach {
  /** Number of members in `max` to whom an ad was shown within the last 30 days. */
  min: number;
  /** Number of members of the audience with a session in use within the period's number of days. */
  max: number;
}

/**
 * Estimates how many members an ad reaches, from the figures of its audience in the last 30 days. Counts sessions, so
 * it caches each of the few audiences and periods, and shares a running query.
 */
export function createReachEstimate(db: Kysely<DB>, now = () => performance.now()) {
  const kept = new Map<string, { since: number; read: Promise<Reach> }>();

  return (targets: readonly GenderCategory[], period: Period) => {
    const days = Math.min(MAX_DAYS, daysOf(period));
    const audience = genderCategories.filter((target) => targets.includes(target));
    const key = `${days} ${audience.join()}`;
    const known = kept.get(key);
    if (known && now() - known.since < CACHE_MS) return known.read;
    const reading = { since: now(), read: read(db, audience, days) };
    kept.set(key, reading);
    reading.read.catch(() => {
      if (kept.get(key) === reading) kept.delete(key);
    });
    return reading.read;
  };
}

export type ReachEstimate = ReturnType<typeof createReachEstimate>;

async function read(db: Kysely<DB>, audience: GenderCategory[], days: number): Promise<Reach> {
  const { rows } = await sql<Reach>`
    with present as (
      select u.id from users u
      where (coalesce(u.preferences, '') = '' or string_to_array(u.preferences, ',') && ${audience}::text[])
        and not ${isLocked(sql`u.id`)} and exists (
          select 1 from sessions s where s.user_id = u.id and s.last_seen_at > now() - make_interval(days => ${days}::int))
    )
    select count(*)::int as max, (count(*) filter (where exists (
      select 1 from ad_viewers v
      where v.viewer_id = present.id and v.day > current_date - ${MAX_DAYS}::int and v.shown > 0)))::int as min
    from present`.execute(db);
  const [row] = rows;
  return row ? { min: roundDown(row.min), max: roundUp(row.max) } : { min: 0, max: 0 };
}

/** Keeps two digits: the figures are an estimate, and tell nothing of a single member. */
function roundDown(count: number) {
  const step = stepOf(count);
  return Math.floor(count / step) * step;
}

function roundUp(count: number) {
  const step = stepOf(count);
  return Math.ceil(count / step) * step;
}

function stepOf(count: number) {
  return count < 100 ? 10 : 10 ** (Math.floor(Math.log10(count)) - 1);
}
