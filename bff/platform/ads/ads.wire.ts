import { sql, type RawBuilder } from 'kysely';
import { fileToWire, filesOfPost, type MediaRecord, type UrlOf } from '../media/media.wire.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { OPEN_STATES, type Ad, type AdKind } from './ads.table.ts';
import { backOf } from './period.ts';

export interface AdRow extends Ad {
  files: MediaRecord[];
}

/** The columns that `adToWire` needs, for a query in which `ads` has the alias `a`. */
export const adColumns: RawBuilder<AdRow> = sql`a.*, (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'kind', m.kind, 'width', m.width, 'height', m.height, 'duration', m.duration, 'alt', m.alt,
    'thumbhash', m.thumbhash, 'mime_type', m.mime_type, 'variants', m.variants, 'poster_key', m.poster_key
  ) order by f.position), '[]'::jsonb)
  from ad_files f join media m on m.id = f.media_id where f.ad_id = a.id
) as files`;

export interface OwnAdRow extends AdRow {
  reactions: number;
  follows: number;
  /** The text and files of a boosted post; null when the post is deleted, and for an ad that is no boost. */
  post_text: string | null;
  post_files: MediaRecord[] | null;
}

const acts = {
  reacted: sql`post_reactions r on r.post_id = a.post_id and r.user_id = v.viewer_id`,
  followed: sql`follows r on r.follower_id = v.viewer_id and r.followed_id = a.owner_id and r.status = 'FOLLOWING'`,
};

/**
 * Returns the FROM and WHERE clauses that select the viewers (`v`) of the boost `a`, with the reaction or follow (`r`)
 * that they made after seeing the boost.
 */
export function viewersWho(act: keyof typeof acts) {
  return sql`ad_viewers v join ${acts[act]}
    where v.ad_id = a.id and a.kind = 'BOOST' and r.created_at between v.seen_at and coalesce(a.ended_at, 'infinity')`;
}

/**
 * The columns of an ad as its owner sees it. A reaction to a boosted post, or a follow of its author, counts if the
 * member had seen the boost before and the boost had not ended.
 */
export const ownAdColumns: RawBuilder<OwnAdRow> = sql`${adColumns},
  (select count(*)::int from ${viewersWho('reacted')}) as reactions,
  (select count(*)::int from ${viewersWho('followed')}) as follows,
  (select p.text from posts p where p.id = a.post_id and p.deleted_at is null) as post_text,
  (select ${filesOfPost(sql.ref('p.id'))} from posts p where p.id = a.post_id and p.deleted_at is null) as post_files`;

/** The value of an ad's `type` in the API. */
export const wireTypes = { AD: 'ad', HIGHLIGHT: 'highlight', BOOST: 'post' } as const satisfies Record<AdKind, string>;

/**
 * Returns the part of an ad's price that is reserved, in centavos: the full price before approval, and afterwards the
 * price of the days that have not begun. 0 for an ad that has ended.
 */
function reservedOf(ad: Ad, now = new Date()) {
  return OPEN_STATES.includes(ad.state) ? backOf(ad, now) : 0;
}

/** Converts an ad to the API's "Anuncio" (API.md) with the private fields that only the owner receives. */
export function adToWire(ad: OwnAdRow, urlOf: UrlOf, cursor?: string) {
  const reserved = reservedOf(ad);
  const cost = ad.total_centavos - reserved - ad.returned_centavos;
  return {
    idAnuncio: ad.id,
    type: wireTypes[ad.kind],
    desStatus: ad.state,
    desHighlightType: ad.highlight,
    desTargetType: ad.targets,
    idPost: ad.post_id,
    title: ad.title,
    redirectionLink: ad.link,
    desContent: ad.post_text,
    attach: [
      ...ad.files.map((file) => fileToWire(file, urlOf)),
      ...(ad.post_files ?? []).map((file) => fileToWire(file, (key) => urlOf(key, ad.owner_id))),
    ],
    startDate: ad.start_day,
    endDate: ad.end_day,
    reach: ad.reach,
    views: ad.view_count,
    clicks: ad.click_count,
    reactions: ad.reactions,
    follows: ad.follows,
    cost,
    formattedCostBRL: formatBRL(cost),
    reserved,
    returned: ad.returned_centavos,
    formattedReturnedBRL: formatBRL(ad.returned_centavos),
    desReason: ad.refusal,
    idAviso: ad.taken_down,
    datCreated: ad.created_at.toISOString(),
    datEnded: ad.ended_at?.toISOString() ?? null,
    daysFrom: ad.days_from,
    cursor,
  };
}
