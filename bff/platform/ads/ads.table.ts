import type { ColumnType, Generated, Selectable } from 'kysely';
import type { GenderCategory } from '../db/schema.ts';

export const highlightTypes = ['DESCOBRIR', 'FEED', 'TUDO'] as const;

export type HighlightType = (typeof highlightTypes)[number];
/** BOOST shows a post of its owner in other members' feeds. */
export type AdKind = 'AD' | 'HIGHLIGHT' | 'BOOST';
export const adStates = ['EM_ANALISE', 'ATIVO', 'FINALIZADO', 'RECUSADO'] as const;
export type AdState = (typeof adStates)[number];

/** The states in which money is held for an ad. */
export const OPEN_STATES: readonly AdState[] = ['EM_ANALISE', 'ATIVO'];
/** The products with a price per day. */
export type Product = 'AD' | 'IMPULSO' | HighlightType;

/** db/migrations/009-ads.ts, 107-boosts.ts, 109-ad-days.ts */
export interface AdTables {
  ad_prices: { product: Product; day_centavos: number };
  ads: AdsTable;
  ad_days: AdDaysTable;
  ad_files: { ad_id: string; position: number; media_id: string };
  ad_viewers: {
    ad_id: string;
    viewer_id: string;
    /** The last São Paulo day on which the member saw the ad, with the number of views on that day. */
    day: string;
    shown: number;
    clicked_on: string | null;
    /** The first time that the member saw the ad. */
    seen_at: ColumnType<Date, Date | undefined, Date>;
  };
}

/** The figures of an ad on a São Paulo day, YYYY-MM-DD. A day without views and clicks has no row. */
interface AdDaysTable {
  ad_id: string;
  day: string;
  /** The number of members who saw the ad for the first time. */
  reach: Generated<number>;
  view_count: Generated<number>;
  click_count: Generated<number>;
}

interface AdsTable {
  id: string;
  owner_id: string;
  kind: AdKind;
  state: Generated<AdState>;
  /** Distinct values, in the order of `genderCategories`. */
  targets: GenderCategory[];
  /** Random number from 0 to 1. Delivery sorts the ads for the same audience by it. */
  place: Generated<number>;
  highlight: HighlightType | null;
  /** The boosted post; for a boost only. It may be deleted since. */
  post_id: string | null;
  title: string | null;
  /** http or https. */
  link: string | null;
  /** São Paulo days, YYYY-MM-DD, both inclusive. */
  start_day: string;
  end_day: string;
  day_centavos: number;
  total_centavos: number;
  /** Centavos refunded to the wallet: the days not begun, or the full price. */
  returned_centavos: Generated<number>;
  /** The reason for the refusal. */
  refusal: string | null;
  /** The id of the moderation decision that refused or ended the ad. */
  taken_down: string | null;
  reach: Generated<number>;
  view_count: Generated<number>;
  click_count: Generated<number>;
  /** The first day with figures in `ad_days`, for an ad that is older than these figures; otherwise null. */
  days_from: string | null;
  /** The card payment that bought the ad. */
  intent_id: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export type Ad = Selectable<AdsTable>;

declare module '../db/schema.ts' {
  interface DB extends AdTables {}
}
