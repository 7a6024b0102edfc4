import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Reason } from '../policy/reasons.ts';

export interface Figures {
  reports: number;
  decided: number;
  in_time: number;
  dismissed: number;
  taken_down: number;
  warned: number;
  suspended: number;
  banned: number;
  restored: number;
  appeals: number;
  appeals_granted: number;
  median_minutes: number | null;
  /** The number of posts and ads that were published after a moderator's review. */
  approved: number;
  refused: number;
  /** The number of uploads that were refused because they resembled a banned picture. */
  stopped: number;
  by_reason: { reason: Reason; reports: number; removed: number }[];
}

/**
 * Computes the moderation figures of a calendar month in São Paulo.
 * @param month as YYYY-MM
 */
export async function figuresOf(db: Kysely<DB>, month: string): Promise<Figures> {
  const first = `${month}-01`;
  const during = (column: string) => sql`(${sql.ref(column)} >= (${first}::timestamp at time zone 'America/Sao_Paulo')
    and ${sql.ref(column)} < ((${first}::timestamp + interval '1 month') at time zone 'America/Sao_Paulo'))`;
  const { rows } = await sql<Figures>`
    with made as (
      select d.kind, d.reason, k.origin from moderation_decisions d join moderation_cases k on k.id = d.case_id
      where ${during('d.created_at')}
    ),
    decisions as (select kind, reason from made where origin <> 'REVIEW' or kind not in ('DISMISS', 'TAKE_DOWN')),
    reported as (
      -- Several reports of one case by one reporter count once.
      select distinct on (r.case_id, coalesce(r.reporter_id, r.id)) r.reason from moderation_reports r
      where r.case_id is not null and ${during('r.created_at')}
      order by r.case_id, coalesce(r.reporter_id, r.id), r.id desc
    ),
    closed as (select decided_at, due_at, created_at from moderation_cases k where k.status = 'DECIDED' and ${during('k.decided_at')})
    select
      (select count(*)::int from reported) as reports,
      (select count(*)::int from made where origin = 'REVIEW' and kind = 'DISMISS') as approved,
      (select count(*)::int from made where origin = 'REVIEW' and kind = 'TAKE_DOWN') as refused,
      (select count(*)::int from moderation_cases k where k.origin = 'HASH' and k.target_kind = 'OTHER' and ${during('k.created_at')}) as stopped,
      (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'reports', reports, 'removed', removed)), '[]'::jsonb)
       from (
         select reason, sum(reports)::int as reports, sum(removed)::int as removed from (
           select reason, 1 as reports, 0 as removed from reported
           union all
           select reason, 0, 1 from decisions where kind in ('TAKE_DOWN', 'SUSPEND', 'BAN')
         ) each group by reason
       ) reasons) as by_reason,
      (select count(*)::int from closed) as decided,
      (select count(*)::int from closed where decided_at <= due_at) as in_time,
      (select count(*)::int from decisions where kind = 'DISMISS') as dismissed,
      (select count(*)::int from decisions where kind = 'TAKE_DOWN') as taken_down,
      (select count(*)::int from decisions where kind = 'WARN') as warned,
      (select count(*)::int from decisions where kind = 'SUSPEND') as suspended,
      (select count(*)::int from decisions where kind = 'BAN') as banned,
      (select count(*)::int from decisions where kind = 'RESTORE') as restored,
      (select count(*)::int from moderation_appeals a where ${during('a.created_at')}) as appeals,
      (select count(*)::int from moderation_appeals a where a.status = 'GRANTED' and ${during('a.decided_at')}) as appeals_granted,
      (select round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at) / 60))::int
       from closed) as median_minutes`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A query for one row returned none.');
  return row;
}
