/**
 * A boost is an ad that shows a public post of the ad's owner. `ads.post_id` has no foreign key, because the ad
 * outlives a post that is deleted for good. `ad_viewers.seen_at` is the time at which the member first saw the ad: only
 * the member's later reactions and follows count as results of the ad.
 */
export const online = [
  {
    index: `create index ads_in_feed_with_boosts on ads (targets, place)
  where state = 'ATIVO' and (kind in ('AD', 'BOOST') or highlight in ('FEED', 'TUDO'))`,
  },
];
export const sql = `
drop index ads_in_feed;
alter index ads_in_feed_with_boosts rename to ads_in_feed;
alter table ads add column post_id uuid;
alter table ads drop constraint ads_kind_check;
alter table ads add constraint ads_kind_check check (kind in ('AD', 'HIGHLIGHT', 'BOOST')) not valid;
alter table ads add constraint ads_post_check check ((kind = 'BOOST') = (post_id is not null)) not valid;
alter table ad_viewers add column seen_at timestamptz not null default now();

alter table ad_prices drop constraint ad_prices_product_check;
alter table ad_prices add constraint ad_prices_product_check
  check (product in ('AD', 'DESCOBRIR', 'FEED', 'TUDO', 'IMPULSO')) not valid;
insert into ad_prices (product, day_centavos) values ('IMPULSO', 1000);

alter table payment_intents drop constraint payment_intents_purpose_check;
alter table payment_intents add constraint payment_intents_purpose_check
  check (purpose in ('TOP_UP', 'BUSINESS_AD', 'PROFILE_AD', 'POST_AD')) not valid;
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (
  kind in ('TOP_UP', 'AD', 'HIGHLIGHT', 'BOOST', 'VIP', 'VIP_EARNING', 'REFUND', 'RELEASE', 'DISPUTE', 'PROVIDER_FEE',
    'DISPUTE_FEE', 'LOSS', 'PAYOUT')
) not valid;
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (
  kind in ('TOP_UP', 'AD', 'HIGHLIGHT', 'BOOST', 'VIP', 'VIP_EARNING', 'REFUND', 'RELEASE', 'DISPUTE', 'PROVIDER_FEE',
    'DISPUTE_FEE', 'LOSS', 'PAYOUT')
) not valid;
`;
