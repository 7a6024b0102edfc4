import { z } from 'zod';
import { formatBRL } from '../../../schema/brl.ts';
import { readBRL, toMoney } from '../../gateway/brl.ts';
import { word } from '../../gateway/word.ts';
import { GenderCategory } from '../../generated/resolvers.ts';
import { anyFileWire, fileWire, postWire, toMedia, toPost, type ImageRecord } from '../posts/posts.wire.ts';

const DAY_MS = 86_400_000;

/** Maps between the platform's enum values and those of the GraphQL schema. */
const states = { EM_ANALISE: 'IN_REVIEW', ATIVO: 'ACTIVE', FINALIZADO: 'FINISHED', RECUSADO: 'REFUSED' } as const;
export const kinds = { ad: 'BUSINESS', highlight: 'PROFILE', post: 'POST' } as const;
export const highlights = { DESCOBRIR: 'DISCOVER', FEED: 'FEED', TUDO: 'BOTH' } as const;
export const wireKind = { BUSINESS: 'ad', PROFILE: 'highlight', POST: 'post' } as const;
export const wireHighlight = { DISCOVER: 'DESCOBRIR', FEED: 'FEED', BOTH: 'TUDO' } as const;

export const adKind = word(['ad', 'highlight', 'post'], 'ad');
export const highlight = word(['DESCOBRIR', 'FEED', 'TUDO'], null);
/** The categories of people that an ad targets. Drops categories that this gateway does not know. */
export const categories = z
  .array(word(Object.values(GenderCategory), null))
  .transform((all) => all.filter((each) => each !== null));

/** The figures of one day of an ad ("Anuncio" in API.md, "Ads"). */
const dayWire = z.object({
  date: z.string(),
  reach: z.int(),
  views: z.int(),
  clicks: z.int(),
  reactions: z.int(),
  follows: z.int(),
  cost: z.int(),
});

/**
 * An ad ("Anuncio" in API.md, "Ads"). SPEC.md section 3 defines only the fields of the form that creates an ad; all
 * others may be absent.
 */
export const adWire = z.object({
  idAnuncio: z.string(),
  type: adKind.optional(),
  desStatus: word(['EM_ANALISE', 'ATIVO', 'FINALIZADO', 'RECUSADO'], undefined).optional(),
  desHighlightType: highlight.nullish(),
  desTargetType: categories,
  title: z.string().nullish(),
  redirectionLink: z.string().nullish(),
  idPost: z.string().nullish(),
  desContent: z.string().nullish(),
  attach: z.array(anyFileWire).default([]),
  startDate: z.string(),
  endDate: z.string(),
  totalValue: z.string().optional().catch(undefined),
  reach: z.int().default(0),
  views: z.int().default(0),
  clicks: z.int().default(0),
  reactions: z.int().default(0),
  follows: z.int().default(0),
  formattedCostBRL: z.string().optional(),
  reserved: z.int().default(0),
  returned: z.int().default(0),
  formattedReturnedBRL: z.string().nullish(),
  desReason: z.string().nullish(),
  idAviso: z.string().nullish(),
  datCreated: z.string().optional(),
  daysFrom: z.string().nullish(),
  cursor: z.string().optional(),
});

/** An ad with its figures per day. The lists of ads do not contain the daily figures. */
export const adWithDaysWire = adWire.extend({ days: z.array(dayWire).default([]) });

/** An ad as the platform shows it to members other than its owner. */
export const sponsoredWire = z.object({
  idAnuncio: z.string(),
  type: adKind,
  idUser: z.string(),
  title: z.string().nullish(),
  host: z.string().nullish(),
  attach: z.array(fileWire),
  post: postWire.nullish(),
  clickUrl: z
    .string()
    .regex(/^\/go\/[\w-]+$/)
    .nullish(),
  left: z.int(),
  matched: categories,
});

/** The price of an ad. SPEC.md section 7 defines only the formatted total, so all other fields are optional. */
export const priceWire = z.object({
  totalValue: z.int().optional(),
  formattedTotalValueBRL: z.string(),
  formattedDayValueBRL: z.string().optional(),
  days: z.int().optional(),
  reach: z.object({ min: z.int(), max: z.int() }).nullish(),
});

export type AdRecord = ReturnType<typeof toAd> & { days?: ReturnType<typeof toDay>[] };
export type SponsoredRecord = ReturnType<typeof toSponsored>;

/**
 * Converts an ad of the platform to the field names of the schema, so that graphql-js can read the fields without
 * resolvers.
 */
export function toAd(row: z.infer<typeof adWire>) {
  return {
    __typename: 'Ad' as const,
    id: row.idAnuncio,
    kind: kinds[row.type ?? (row.desHighlightType ? 'highlight' : 'ad')],
    state: row.desStatus ? states[row.desStatus] : stateAt(row.endDate),
    highlight: row.desHighlightType && highlights[row.desHighlightType],
    targets: row.desTargetType,
    title: row.title,
    link: row.redirectionLink,
    images: imagesOf(row.attach),
    postId: row.idPost,
    postText: row.desContent,
    startDate: row.startDate,
    endDate: row.endDate,
    reach: row.reach,
    viewCount: row.views,
    clickCount: row.clicks,
    reactionCount: row.reactions,
    followCount: row.follows,
    daysFrom: row.daysFrom,
    cost: toMoney(readBRL(row.formattedCostBRL ?? row.totalValue ?? '')),
    formattedCost: row.formattedCostBRL ?? row.totalValue ?? '—',
    reserved: row.reserved > 0 ? toMoney(row.reserved) : null,
    returned: row.returned > 0 ? toMoney(row.returned) : null,
    formattedReturned: row.returned > 0 ? (row.formattedReturnedBRL ?? formatBRL(row.returned)) : null,
    refusal: row.desReason,
    noticeId: row.idAviso,
    createdAt: row.datCreated ?? `${row.startDate}T00:00:00.000Z`,
  };
}

export function toAdWithDays(row: z.infer<typeof adWithDaysWire>) {
  return { ...toAd(row), days: row.days.map(toDay) };
}

function toDay({ date, reach, views, clicks, reactions, follows, cost }: z.infer<typeof dayWire>) {
  return {
    date,
    reach,
    viewCount: views,
    clickCount: clicks,
    reactionCount: reactions,
    followCount: follows,
    cost: toMoney(cost),
    costCentavos: cost,
  };
}

/** Converts a price. Returns undefined if the total cannot be parsed as an amount. */
export function toPrice(
  row: z.infer<typeof priceWire>,
  { startDate, endDate }: { startDate: string; endDate: string },
) {
  const centavos = row.totalValue ?? readBRL(row.formattedTotalValueBRL);
  if (centavos === undefined) return undefined;
  const days = row.days ?? Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
  const perDay = Math.round(centavos / Math.max(1, days));
  return {
    total: toMoney(centavos),
    centavos,
    formattedTotal: row.formattedTotalValueBRL,
    perDay: toMoney(readBRL(row.formattedDayValueBRL ?? '') ?? perDay),
    formattedDay: row.formattedDayValueBRL ?? formatBRL(perDay),
    days,
    reach: row.reach,
  };
}

/** Derives the state of an ad from its last day in São Paulo, for a platform that does not send the state. */
function stateAt(endDate: string) {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
  return endDate < today ? states.FINALIZADO : states.ATIVO;
}

export function toSponsored(row: z.infer<typeof sponsoredWire>) {
  return {
    __typename: 'Sponsored' as const,
    id: row.idAnuncio,
    kind: kinds[row.type],
    advertiserId: row.idUser,
    title: row.title,
    images: imagesOf(row.attach),
    post: row.post ? toPost(row.post) : null,
    host: row.host,
    clickUrl: row.clickUrl,
    viewsLeft: row.left,
    matchedPreferences: row.matched,
  };
}

function imagesOf(files: z.infer<typeof fileWire>[]): ImageRecord[] {
  return files.map(toMedia).filter((media) => media.__typename === 'Image');
}
