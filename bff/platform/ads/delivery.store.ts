import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { hasMuted, isBlockedBetween } from '../policy/members.ts';
import { saoPauloDay } from '../calendar/sao-paulo.ts';
import type { GenderCategory } from '../db/schema.ts';
import { adColumns, type AdRow } from './ads.wire.ts';
import { showsPublicPost } from '../policy/boosts.ts';

/** PRODUCT.md: each ad is shown to each viewer at most three times a day in the feed. */
export const MAX_VIEWS_PER_DAY = 3;

/**
 * The number of running ads from which the ads of a page are chosen. A higher number gives all ads more equal chances,
 * because it evens out the random gaps between their `place` values.
 */
const MAX_CANDIDATES = 64;

export const placements = ['FEED', 'DISCOVER', 'SUGGESTIONS'] as const;
export type Placement = (typeof placements)[number];

/** For each placement, the SQL condition that selects its ads. In the query, `ads` has the alias `a`. */
const ofPlacement = {
  FEED: sql`(a.kind in ('AD', 'BOOST') or a.highlight in ('FEED', 'TUDO'))`,
  DISCOVER: sql`a.highlight in ('DESCOBRIR', 'TUDO')`,
  SUGGESTIONS: sql`a.highlight in ('DESCOBRIR', 'TUDO')`,
};

/** All possible values of `ads.targets`, as PostgreSQL array literals. */
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
  /**
   * The number of times that the ad may still be shown to the viewer today. The placements without such a limit
   * (DISCOVER, SUGGESTIONS) ignore a 0.
   */
  left: number;
  /**
   * The gender categories that the ad targets and that the viewer wants to see (the field `preferencia` of the
   * profile); empty if the viewer has chosen none.
   */
  matched: GenderCategory[];
}

/**
 * Returns approved ads that run today, for a viewer. The ads that the viewer has seen least today come first. Each ad
 * targets a gender category of the viewer's `preferencia` (any category when that is empty). Skips the viewer's own
 * ads, ads of members whom the viewer has muted or who have a block with the viewer in either direction, and boosts
 * whose post is not public. In the feed, also skips ads that the viewer has seen three times today. When more than
 * MAX_CANDIDATES ads run, considers MAX_CANDIDATES of them, starting at a random place for each page.
 * @param gender returns only ads whose owner has this gender category, for a filtered Discover page
 */
export async function adsFor(
  db: Kysely<DB>,
  viewer: string,
  { placement, gender, limit }: { placement: Placement; gender: GenderCategory | null; limit: number },
): Promise<DeliveredRow[]> {
  const today = saoPauloDay();
  // `offset 0` stops PostgreSQL from merging the subquery into the outer query. PostgreSQL then checks the ads for
  // blocks in page order, and only until the page is full.
  const { rows } = await sql<DeliveredRow>`
    with me as materialized (
      select ${wantedCategories} as wanted, random() as start from users where id = ${viewer}
    ),
    looked_at as (
      (${running(placement, today, sql`a.place >= (select start from me)`)})
      union all (${running(placement, today, sql`a.place < (select start from me)`)})
      limit ${MAX_CANDIDATES}
    ),
    seen as materialized (
      select ad_id, shown from ad_viewers where viewer_id = ${viewer} and day = ${today}::date
    ),
    page as (
      select * from (
        select c.id, c.owner_id, c.post_id, coalesce(s.shown, 0) as shown, random() as luck
        from looked_at c left join seen s on s.ad_id = c.id
        where ${placement === 'FEED' ? sql`coalesce(s.shown, 0) < ${MAX_VIEWS_PER_DAY}` : sql`true`}
        order by shown, luck offset 0
      ) c
      where ${isShownTo(viewer, 'c')}
        and ${gender === null ? sql`true` : sql`(select o.gender from users o where o.id = c.owner_id) = ${gender}`}
      order by c.shown, c.luck limit ${limit}
    )
    select ${adColumns}, greatest(0, ${MAX_VIEWS_PER_DAY}::int - page.shown) as "left",
      array(select target from unnest(a.targets) target where target = any(me.wanted)) as matched
    from page join ads a on a.id = page.id cross join me
    order by page.shown, page.luck`.execute(db);
  return rows;
}

/**
 * SQL condition: the viewer may see the ad, unless the viewer is not in the ad's audience. Skips the viewer's own ads,
 * ads of members whom the viewer has muted or who have a block with the viewer in either direction, and boosts whose
 * post is not public.
 * @param ad the name or alias of `ads` in the query
 */
export function isShownTo(viewer: string, ad: string): RawBuilder<boolean> {
  const owner = sql.ref(`${ad}.owner_id`);
  return sql<boolean>`(${owner} <> ${viewer} and ${showsPublicPost(ad)}
    and not (${isBlockedBetween(viewer, owner)} or ${hasMuted(viewer, owner)}))`;
}

/**
 * SQL expression: the gender categories that a member wants to see, for a query of `users`; null if the member has
 * chosen none and therefore belongs to each audience.
 */
export const wantedCategories = sql<GenderCategory[] | null>`string_to_array(nullif(preferences, ''), ',')`;

/**
 * Selects today's ads for the audiences that the viewer (`me`) wants, ordered by their random `place`. Scans an index
 * one time per audience and merges the results, so that finding the ads of an audience with few ads is not slower.
 */
function running(placement: Placement, today: string, part: RawBuilder<unknown>) {
  const walks = audiences.map(
    (audience) => sql`(
      select a.id, a.owner_id, a.post_id, a.place from ads a
      where a.targets = ${sql.lit(audience)} and coalesce((select wanted from me) && ${sql.lit(audience)}::text[], true)
        and a.state = 'ATIVO' and ${ofPlacement[placement]} and ${part}
        and a.end_day >= ${today}::date and a.start_day <= ${today}::date
      order by a.place limit ${MAX_CANDIDATES}
    )`,
  );
  return sql`select id, owner_id, post_id from (${sql.join(walks, sql` union all `)}) a order by place limit ${MAX_CANDIDATES}`;
}
