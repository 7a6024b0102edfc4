import { sql, type Kysely } from 'kysely';
import { genderCategories, type DB, type GenderCategory } from '../db/schema.ts';
import { isLocked } from '../policy/members.ts';
import { daysOf, type Period } from './period.ts';

/** Time in ms for which an estimate is cached. */
const CACHE_MS = 10 * 60_000;
/** The maximum number of days for which reach is estimated. A longer period reaches hardly more members. */
const MAX_DAYS = 30;

export interface Reach {
  /** The lower bound: the number of members counted in `max` to whom any ad was shown in the last 30 days. */
  min: number;
  /**
   * The upper bound: the number of members of the audience with a session used in the past N days. N is the length of
   * the ad's period in days.
   */
  max: number;
}

/**
 * Estimates how many members an ad reaches, from the figures of its audience in the last 30 days. Counting sessions is
 * slow, so the estimate for each audience and length of the period is cached, and concurrent calls share one query.
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

/**
 * Rounds down to two significant digits, because the figures are an estimate and must reveal nothing about a single
 * member.
 */
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
