import { z } from 'zod';
import { fileWire, toMedia, type ImageRecord } from '../posts/posts.wire.ts';

/** The schema's words by the wire's, both ways. */
const states = { EM_ANALISE: 'IN_REVIEW', ATIVO: 'ACTIVE', FINALIZADO: 'FINISHED', RECUSADO: 'REFUSED' } as const;
export const kinds = { ad: 'BUSINESS', highlight: 'PROFILE' } as const;
export const highlights = { DESCOBRIR: 'DISCOVER', FEED: 'FEED', TUDO: 'BOTH' } as const;
export const wireKind = { BUSINESS: 'ad', PROFILE: 'highlight' } as const;
export const wireHighlight = { DISCOVER: 'DESCOBRIR', FEED: 'FEED', BOTH: 'TUDO' } as const;

export const category = z.enum(['HOMEM', 'MULHER', 'TRANS']);
const kind = z.enum(['ad', 'highlight']);

/** Anuncio (API.md, "Ads"). */
export const adWire = z.object({
  idAnuncio: z.string(),
  type: kind,
  desStatus: z.enum(['EM_ANALISE', 'ATIVO', 'FINALIZADO', 'RECUSADO']),
  desHighlightType: z.enum(['DESCOBRIR', 'FEED', 'TUDO']).nullish(),
  desTargetType: z.array(category),
  title: z.string().nullish(),
  redirectionLink: z.string().nullish(),
  attach: z.array(fileWire),
  startDate: z.string(),
  endDate: z.string(),
  reach: z.int(),
  views: z.int(),
  clicks: z.int(),
  formattedCostBRL: z.string(),
  returned: z.int(),
  formattedReturnedBRL: z.string(),
  desReason: z.string().nullish(),
  idAviso: z.string().nullish(),
  datCreated: z.string(),
  cursor: z.string().optional(),
});

/** What of an ad others are shown. */
export const sponsoredWire = z.object({
  idAnuncio: z.string(),
  type: kind,
  idUser: z.string(),
  title: z.string().nullish(),
  host: z.string().nullish(),
  attach: z.array(fileWire),
  clickUrl: z
    .string()
    .regex(/^\/go\/[\w-]+$/)
    .nullish(),
  left: z.int(),
  matched: z.array(category),
});

export const priceWire = z.object({
  totalValue: z.int(),
  formattedTotalValueBRL: z.string(),
  formattedDayValueBRL: z.string(),
  days: z.int(),
});

export type AdRecord = ReturnType<typeof toAd>;
export type SponsoredRecord = ReturnType<typeof toSponsored>;

/** Named as the schema's fields, so that the executor reads them without a resolver in between. */
export function toAd(row: z.infer<typeof adWire>) {
  return {
    __typename: 'Ad' as const,
    id: row.idAnuncio,
    kind: kinds[row.type],
    state: states[row.desStatus],
    highlight: row.desHighlightType && highlights[row.desHighlightType],
    targets: row.desTargetType,
    title: row.title,
    link: row.redirectionLink,
    images: imagesOf(row.attach),
    startDate: row.startDate,
    endDate: row.endDate,
    reach: row.reach,
    viewCount: row.views,
    clickCount: row.clicks,
    formattedCost: row.formattedCostBRL,
    formattedReturned: row.returned > 0 ? row.formattedReturnedBRL : null,
    refusal: row.desReason,
    noticeId: row.idAviso,
    createdAt: row.datCreated,
  };
}

export function toSponsored(row: z.infer<typeof sponsoredWire>) {
  return {
    __typename: 'Sponsored' as const,
    id: row.idAnuncio,
    kind: kinds[row.type],
    advertiserId: row.idUser,
    title: row.title,
    images: imagesOf(row.attach),
    host: row.host,
    clickUrl: row.clickUrl,
    viewsLeft: row.left,
    matchedPreferences: row.matched,
  };
}

function imagesOf(files: z.infer<typeof fileWire>[]): ImageRecord[] {
  return files.map(toMedia).filter((media) => media.__typename === 'Image');
}
