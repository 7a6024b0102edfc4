import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { saoPauloDay } from '../calendar/sao-paulo.ts';
import { isShownTo, MAX_VIEWS_PER_DAY, wantedCategories } from './delivery.store.ts';

/** A view of an ad, and its age: the time in ms from the moment at which the member saw the ad to the request. */
export interface AdView {
  adId: string;
  ageMs: number;
}

/**
 * Counts ad views by a member, at most three per ad and day. Skips ads that may not be shown to the member. Stores the
 * views and updates the counters in one transaction, so that a crash cannot lose only one of them. The views count for
 * the day of `now`, even if the transaction waits for a lock until after midnight. A client sends views late
 * and in batches. The stored time of the first view is therefore the time of the request minus the view's age:
 * otherwise a reaction between the view and the request would not count for the ad.
 * @param views a repeated ad id means two views
 * @returns the number of views counted
 */
export async function recordAdViews(db: Kysely<DB>, viewer: string, views: AdView[], now = new Date()) {
  const today = saoPauloDay(now);
  const adIds = views.map(({ adId }) => adId);
  const ages = views.map(({ ageMs }) => ageMs);
  return await transact(db, async (tx) => {
    const running = await lockRunning(tx, viewer, adIds, today);
    const { rows } = await sql<{ more: number }>`
      with seen as (
        select id, count(*)::int as times, max(age) as age
        from unnest(${adIds}::uuid[], ${ages}::int[]) as view (id, age)
        where id = any(${running}::uuid[]) group by id
      ),
      before as (
        select ad_id, case when day = ${today}::date then shown else 0 end as shown from ad_viewers
        where viewer_id = ${viewer} and ad_id = any(${running}::uuid[])
      ),
      counted as (
        select seen.id, seen.age, before.ad_id is null as is_new, coalesce(before.shown, 0) as shown,
          least(seen.times, ${MAX_VIEWS_PER_DAY}::int - coalesce(before.shown, 0)) as more
        from seen left join before on before.ad_id = seen.id
      ),
      kept as (
        insert into ad_viewers (ad_id, viewer_id, day, shown, seen_at)
        select id, ${viewer}::uuid, ${today}::date, shown + more, now() - age * interval '1 millisecond'
        from counted where more > 0
        on conflict (ad_id, viewer_id) do update set day = excluded.day, shown = excluded.shown
      ),
      of_day as (
        insert into ad_days as d (ad_id, day, reach, view_count)
        select id, ${today}::date, is_new::int, more from counted where more > 0
        on conflict (ad_id, day) do update
          set reach = d.reach + excluded.reach, view_count = d.view_count + excluded.view_count
      )
      update ads a set view_count = a.view_count + c.more, reach = a.reach + c.is_new::int
      from counted c where a.id = c.id and c.more > 0
      returning c.more`.execute(tx);
    return rows.reduce((sum, { more }) => sum + more, 0);
  });
}

/**
 * Counts a click by a member, at most one per ad and day. The click also counts the member in the ad's reach, even if
 * no view was recorded.
 * @returns true when the click was counted
 */
export async function recordAdClick(db: Kysely<DB>, viewer: string, adId: string, now = new Date()) {
  const today = saoPauloDay(now);
  return await transact(db, async (tx) => {
    if ((await lockRunning(tx, viewer, [adId], today)).length === 0) return false;
    const { rows } = await sql`
      with before as (select clicked_on from ad_viewers where ad_id = ${adId} and viewer_id = ${viewer}),
      kept as (
        insert into ad_viewers as v (ad_id, viewer_id, day, shown, clicked_on)
        values (${adId}, ${viewer}, ${today}::date, 0, ${today}::date)
        on conflict (ad_id, viewer_id) do update set clicked_on = excluded.clicked_on
        where v.clicked_on is distinct from excluded.clicked_on
        returning 1
      ),
      of_day as (
        insert into ad_days as d (ad_id, day, reach, click_count)
        select ${adId}::uuid, ${today}::date, (not exists (select 1 from before))::int, 1 from kept
        on conflict (ad_id, day) do update set reach = d.reach + excluded.reach, click_count = d.click_count + 1
      )
      update ads set click_count = click_count + 1, reach = reach + (not exists (select 1 from before))::int
      where id = ${adId} and exists (select 1 from kept)
      returning id`.execute(tx);
    return rows.length > 0;
  });
}

/**
 * Locks and returns the ids of those of the given ads that run today and may be shown to the viewer. Rows are locked in
 * the order of their ids: two concurrent batches wait for each other instead of deadlocking.
 * @param today a São Paulo day, YYYY-MM-DD
 */
async function lockRunning(tx: Transaction<DB>, viewer: string, adIds: string[], today: string) {
  const { rows } = await sql<{ id: string }>`
    select id from ads
    where id = any(${adIds}::uuid[]) and state = 'ATIVO' and start_day <= ${today}::date and end_day >= ${today}::date
      and coalesce((select ${wantedCategories} from users where id = ${viewer}) && targets, true)
      and ${isShownTo(viewer, 'ads')}
    order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns the ad's link; undefined when the ad has no link, was refused or was never approved. */
export async function linkOf(db: Kysely<DB>, adId: string) {
  const ad = await db
    .selectFrom('ads')
    .select('link')
    .where('id', '=', adId)
    .where('state', 'in', ['ATIVO', 'FINALIZADO'])
    .executeTakeFirst();
  return ad?.link ?? undefined;
}
