import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { hasMuted, isBlockedBetween } from '../policy/members.ts';
import { saoPauloDay } from '../sao-paulo.ts';
import type { GenderCategory } from '../db/schema.ts';
import { adColumns, type AdRow } from './ads.wire.ts';

/** PRODUCT.md: a sponsored card is shown at most three times a day per ad and viewer. */
export const MOST_A_DAY = 3;

/** Of how many that run a page is chosen: the more, the less it matters how far the place of one is from the next. */
const LOOKED_AT = 64;

export const placements = ['FEED', 'DISCOVER', 'SUGGESTIONS'] as const;
export type Placement = (typeof placements)[number];

/** Which ads a place shows, for a query in which `ads` goes by `a`. */
const ofPlacement = {
  FEED: sql`(a.kind = 'AD' or a.highlight in ('FEED', 'TUDO'))`,
  DISCOVER: sql`a.highlight in ('DESCOBRIR', 'TUDO')`,
  SUGGESTIONS: sql`a.highlight in ('DESCOBRIR', 'TUDO')`,
};

/** Each that an ad may have, as `ads.targets` holds it. */
const audiences = [
  '{HOMEM}',
  '{MULHER}',
  '{TRANS}',
  '{HOMEM,MULHER}',
  '{HOMEM,TRANS}',
  '{MULHER,TRANS}',
  '{HOMEM,MULHER,TRANS}',
];

export interface DeliveredRow extends AdRow {
  /** How often it may be shown to the viewer today; 0 where a place has no such limit. */
  left: number;
  /** The categories of the viewer's `preferencia` that it is aimed at; none where the viewer has no preference. */
  matched: GenderCategory[];
}

/**
 * Ads for a viewer, those seen least today first: approved, on one of their days, aimed at a gender category of the
 * viewer's `preferencia` (everybody where that is empty), never the viewer's own, never of a member they blocked, muted
 * or are blocked by, and in the feed none that was shown three times today. Where more run than are looked at, they are
 * the next ones from a random place, which is another for each page.
 * @param gender whose highlights alone, where Discover is narrowed to a category
 */
export async function adsFor(
  db: Kysely<DB>,
  viewer: string,
  { placement, gender, limit }: { placement: Placement; gender: GenderCategory | null; limit: number },
): Promise<DeliveredRow[]> {
  const today = saoPauloDay();
  // `offset 0`: who is blocked is asked in the order of the page, until it is full, and not of all that are looked at.
  const { rows } = await sql<DeliveredRow>`
    with me as materialized (
      select string_to_array(nullif(preferences, ''), ',') as wanted, random() as start from users where id = ${viewer}
    ),
    looked_at as (
      (${running(placement, today, sql`a.place >= (select start from me)`)})
      union all (${running(placement, today, sql`a.place < (select start from me)`)})
      limit ${LOOKED_AT}
    ),
    seen as materialized (
      select ad_id, shown from ad_viewers where viewer_id = ${viewer} and day = ${today}::date
    ),
    page as (
      select * from (
        select c.id, c.owner_id, coalesce(s.shown, 0) as shown, random() as luck
        from looked_at c left join seen s on s.ad_id = c.id
        where ${placement === 'FEED' ? sql`coalesce(s.shown, 0) < ${MOST_A_DAY}` : sql`true`}
        order by shown, luck offset 0
      ) c
      where c.owner_id <> ${viewer}
        and not (${isBlockedBetween(viewer, sql`c.owner_id`)} or ${hasMuted(viewer, sql`c.owner_id`)})
        and ${gender === null ? sql`true` : sql`(select o.gender from users o where o.id = c.owner_id) = ${gender}`}
      order by c.shown, c.luck limit ${limit}
    )
    select ${adColumns}, greatest(0, ${MOST_A_DAY}::int - page.shown) as "left",
      array(select target from unnest(a.targets) target where target = any(me.wanted)) as matched
    from page join ads a on a.id = page.id cross join me
    order by page.shown, page.luck`.execute(db);
  return rows;
}

/**
 * Ads that run today for an audience that the viewer (`me`) wants, by their places. Each audience is walked along an
 * index by itself, and the walks are merged: one that is seldom aimed at costs no more than another.
 */
function running(placement: Placement, today: string, part: RawBuilder<unknown>) {
  const walks = audiences.map(
    (audience) => sql`(
      select a.id, a.owner_id, a.place from ads a
      where a.targets = ${sql.lit(audience)} and coalesce((select wanted from me) && ${sql.lit(audience)}::text[], true)
        and a.state = 'ATIVO' and ${ofPlacement[placement]} and ${part}
        and a.end_day >= ${today}::date and a.start_day <= ${today}::date
      order by a.place limit ${LOOKED_AT}
    )`,
  );
  return sql`select id, owner_id from (${sql.join(walks, sql` union all `)}) a order by place limit ${LOOKED_AT}`;
}
