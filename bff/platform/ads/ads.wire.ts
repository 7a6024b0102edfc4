import { sql, type RawBuilder } from 'kysely';
import { fileToWire, type MediaRecord, type UrlOf } from '../media/media.wire.ts';
import { formatBRL } from '../../../schema/brl.ts';
import type { Ad } from './ads.table.ts';

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

/** Builds the API's "Anuncio" (API.md), as only its owner receives it. */
export function adToWire(ad: AdRow, urlOf: UrlOf, cursor?: string) {
  const cost = ad.total_centavos - ad.returned_centavos;
  return {
    idAnuncio: ad.id,
    type: ad.kind === 'AD' ? 'ad' : 'highlight',
    desStatus: ad.state,
    desHighlightType: ad.highlight,
    desTargetType: ad.targets,
    title: ad.title,
    redirectionLink: ad.link,
    attach: ad.files.map((file) => fileToWire(file, urlOf)),
    startDate: ad.start_day,
    endDate: ad.end_day,
    reach: ad.reach,
    views: ad.view_count,
    clicks: ad.click_count,
    cost,
    formattedCostBRL: formatBRL(cost),
    returned: ad.returned_centavos,
    formattedReturnedBRL: formatBRL(ad.returned_centavos),
    desReason: ad.refusal,
    idAviso: ad.taken_down,
    datCreated: ad.created_at.toISOString(),
    datEnded: ad.ended_at?.toISOString() ?? null,
    cursor,
  };
}
