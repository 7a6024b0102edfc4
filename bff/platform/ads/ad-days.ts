import { sql, type Kysely } from 'kysely';
import { addDays, saoPauloDay } from '../calendar/sao-paulo.ts';
import type { DB } from '../db/schema.ts';
import type { Ad } from './ads.table.ts';
import { viewersWho } from './ads.wire.ts';
import { daysNotBegun } from './period.ts';

/** The figures of an ad on one São Paulo day. The API returns them as "Dia". */
export interface AdDay {
  /** YYYY-MM-DD */
  date: string;
  /** The number of members who saw the ad for the first time on that day. */
  reach: number;
  views: number;
  clicks: number;
  reactions: number;
  follows: number;
  /** Centavos. */
  cost: number;
}

/**
 * Returns the figures of each day on which the ad ran so far, oldest first, with zeros for a day without figures. The
 * sum of all days is the ad's total, except for an ad that ran before figures per day were recorded. Reactions and
 * follows after a boost's last day, but before the scheduler ends the boost, count for that last day.
 */
export async function figuresPerDay(db: Kysely<DB>, ad: Ad, now = new Date()): Promise<AdDay[]> {
  const { first, last } = daysRun(ad, saoPauloDay(now));
  const byDay = (act: Parameters<typeof viewersWho>[0]) => sql`
    select least((s.created_at at time zone 'America/Sao_Paulo')::date, ${last}::date) as day, count(*)::int as count
    from ads a cross join lateral (select r.created_at from ${viewersWho(act)}) s where a.id = ${ad.id} group by 1`;
  const { rows } = await sql<AdDay>`
    with reacted as (${byDay('reacted')}), followed as (${byDay('followed')})
    select run.day::date::text as date, coalesce(d.reach, 0) as reach, coalesce(d.view_count, 0) as views,
      coalesce(d.click_count, 0) as clicks, coalesce(reacted.count, 0) as reactions,
      coalesce(followed.count, 0) as follows,
      case when ${refundsUnseenDays(ad)}::boolean and coalesce(d.view_count, 0) = 0 then 0
        else ${ad.day_centavos}::int end as cost
    from generate_series(${first}::date, ${last}::date, interval '1 day') as run(day)
    left join ad_days d on d.ad_id = ${ad.id} and d.day = run.day
    left join reacted on reacted.day = run.day left join followed on followed.day = run.day
    order by run.day`.execute(db);
  return rows;
}

/**
 * Reports whether the begun days without a view were refunded, because the post of the boost was hidden. Then the
 * refund is higher than the price of the days that had not begun.
 */
function refundsUnseenDays(ad: Ad) {
  if (ad.ended_at === null || ad.state === 'EM_ANALISE') return false;
  const period = { startDay: ad.start_day, endDay: ad.end_day };
  return ad.returned_centavos > daysNotBegun(period, saoPauloDay(ad.ended_at)) * ad.day_centavos;
}

/**
 * Returns the first and last São Paulo day on which the ad ran so far. If the ad has not run yet, the last day is
 * before the first.
 */
function daysRun(ad: Ad, today: string) {
  const first = ad.days_from !== null && ad.days_from > ad.start_day ? ad.days_from : ad.start_day;
  // An ad with a fully refunded price has never run or was never shown.
  const hasRun = ad.state !== 'EM_ANALISE' && ad.returned_centavos < ad.total_centavos;
  const days = [ad.end_day, today, ...(ad.ended_at === null ? [] : [saoPauloDay(ad.ended_at)])].sort();
  return { first, last: hasRun ? (days[0] ?? today) : addDays(first, -1) };
}
