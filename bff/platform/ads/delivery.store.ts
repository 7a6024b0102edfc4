import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { hasMuted, isBlockedBetween } from '../policy/members.ts';
import { saoPauloDay } from '../sao-paulo.ts';
import type { GenderCategory } from '../db/schema.ts';
import { adColumns, type AdRow } from './ads.wire.ts';

/** PRODUCT.md: a sponsored card is shown at most three times a day per ad and viewer. */
export const MOST_A_DAY = 3;

export const placements = ['FEED', 'DISCOVER', 'SUGGESTIONS'] as const;
export type Placement = (typeof placements)[number];

/** Which ads a place shows, for a query in which `ads` goes by `a`. */
const ofPlacement = {
  FEED: sql`(a.kind = 'AD' or a.highlight in ('FEED', 'TUDO'))`,
  DISCOVER: sql`a.highlight in ('DESCOBRIR', 'TUDO')`,
  SUGGESTIONS: sql`a.highlight in ('DESCOBRIR', 'TUDO')`,
};

export interface DeliveredRow extends AdRow {
  /** How often it may be shown to the viewer today; 0 where a place has no such limit. */
  left: number;
  /** The categories of the viewer's `preferencia` that it is aimed at; none where the viewer has no preference. */
  matched: GenderCategory[];
}

/**
 * Ads for a viewer, those seen least today first: approved, on one of their days, aimed at a gender category of the
 * viewer's `preferencia` (everybody where that is empty), never the viewer's own, never of a member they blocked, muted
 * or are blocked by, and in the feed none that was shown three times today.
 * @param gender whose highlights alone, where Discover is narrowed to a category
 */
export async function adsFor(
  db: Kysely<DB>,
  viewer: string,
  { placement, gender, limit }: { placement: Placement; gender: GenderCategory | null; limit: number },
): Promise<DeliveredRow[]> {
  const today = saoPauloDay();
  const { rows } = await sql<DeliveredRow>`
    with me as (select string_to_array(nullif(preferences, ''), ',') as wanted from users where id = ${viewer}),
    page as (
      select a.id, coalesce(v.shown, 0) as shown, random() as luck
      from ads a
      cross join me
      left join ad_viewers v on v.ad_id = a.id and v.viewer_id = ${viewer} and v.day = ${today}::date
      where a.state = 'ATIVO' and a.end_day >= ${today}::date and a.start_day <= ${today}::date
        and ${ofPlacement[placement]} and a.owner_id <> ${viewer}
        and (me.wanted is null or a.targets && me.wanted)
        and not ${isBlockedBetween(viewer, sql`a.owner_id`)} and not ${hasMuted(viewer, sql`a.owner_id`)}
        and ${placement === 'FEED' ? sql`coalesce(v.shown, 0) < ${MOST_A_DAY}` : sql`true`}
        and ${gender === null ? sql`true` : sql`exists (select 1 from users o where o.id = a.owner_id and o.gender = ${gender})`}
      order by shown, luck limit ${limit}
    )
    select ${adColumns}, greatest(0, ${MOST_A_DAY}::int - page.shown) as "left",
      array(select target from unnest(a.targets) target where target = any(me.wanted)) as matched
    from page join ads a on a.id = page.id cross join me
    order by page.shown, page.luck`.execute(db);
  return rows;
}
