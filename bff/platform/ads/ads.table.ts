import type { ColumnType, Generated, Selectable } from 'kysely';
import type { GenderCategory } from '../db/schema.ts';

export const highlightTypes = ['DESCOBRIR', 'FEED', 'TUDO'] as const;

export type HighlightType = (typeof highlightTypes)[number];
/**
 * AD is a business ad, HIGHLIGHT the paid placement of a profile, BOOST the paid promotion of the owner's post in other
 * members' feeds.
 */
export type AdKind = 'AD' | 'HIGHLIGHT' | 'BOOST';
export const adStates = ['EM_ANALISE', 'ATIVO', 'FINALIZADO', 'RECUSADO'] as const;
export type AdState = (typeof adStates)[number];

/** The states of an ad in which money is reserved (held) for it. */
export const OPEN_STATES: readonly AdState[] = ['EM_ANALISE', 'ATIVO'];
/** The ad products. Each has a price per day. */
export type Product = 'AD' | 'IMPULSO' | HighlightType;

/** Tables of db/migrations/009-ads.ts, 107-boosts.ts and 109-ad-days.ts. */
export interface AdTables {
  ad_prices: { product: Product; day_centavos: number };
  ads: AdsTable;
  ad_days: AdDaysTable;
  ad_files: { ad_id: string; position: number; media_id: string };
  ad_viewers: {
    ad_id: string;
    viewer_id: string;
    /** The last São Paulo day on which the member saw the ad. The next column is the number of views on that day. */
    day: string;
    shown: number;
    clicked_on: string | null;
    /** The time at which the member first saw the ad. */
    seen_at: ColumnType<Date, Date | undefined, Date>;
  };
}

/** The figures of an ad on one São Paulo day (`day` is YYYY-MM-DD). A day without views and clicks has no row. */
interface AdDaysTable {
  ad_id: string;
  day: string;
  /** The number of members who saw the ad for the first time on that day. */
  reach: Generated<number>;
  view_count: Generated<number>;
  click_count: Generated<number>;
}

interface AdsTable {
  id: string;
  owner_id: string;
  kind: AdKind;
  state: Generated<AdState>;
  /** The gender categories of the audience, without duplicates, in the order of `genderCategories`. */
  targets: GenderCategory[];
  /** Random number from 0 to 1. The delivery sorts the ads for the same audience by this number. */
  place: Generated<number>;
  highlight: HighlightType | null;
  /** The id of the post that a boost promotes; null for other ads. The post may have been deleted since. */
  post_id: string | null;
  title: string | null;
  /** An http or https URL. */
  link: string | null;
  /** The first and the last São Paulo day of the ad, YYYY-MM-DD, both inclusive. */
  start_day: string;
  end_day: string;
  day_centavos: number;
  total_centavos: number;
  /**
   * Centavos refunded to the wallet: the price of the days that had not begun, or the full price of an ad that was
   * never approved. For a boost whose post was hidden, also the price of the begun days without a view.
   */
  returned_centavos: Generated<number>;
  /** The moderator's reason for refusing the ad. */
  refusal: string | null;
  /** The id of the moderation decision that refused or ended the ad. */
  taken_down: string | null;
  reach: Generated<number>;
  view_count: Generated<number>;
  click_count: Generated<number>;
  /** For an ad older than the table `ad_days`, the first day with figures in that table; otherwise null. */
  days_from: string | null;
  /** The id of the payment that bought the ad; null if the wallet paid. */
  intent_id: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export type Ad = Selectable<AdsTable>;

declare module '../db/schema.ts' {
  interface DB extends AdTables {}
}
