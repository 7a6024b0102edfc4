/**
 * Adds indexes by member for the rows that are deleted with an account, and an index by payment time for payments that
 * bought no ad. Without these indexes, each query would scan a table that only grows.
 */
export const sql = `
create index post_views_viewer on post_views (viewer);
create index ad_viewers_viewer on ad_viewers (viewer_id);
create index auth_challenges_user on auth_challenges (user_id);
create index community_invites_creator on community_invites (created_by);
create index known_hashes_adder on known_hashes (added_by) where added_by is not null;
create index moderation_cases_author on moderation_cases (author_id) where author_id is not null;
create index moderation_cases_claimer on moderation_cases (claimed_by) where claimed_by is not null;
create index vip_subscriptions_user on vip_subscriptions (user_id);
create index payment_intents_unspent on payment_intents (settled_at) where status = 'SUCCEEDED' and purpose <> 'TOP_UP';
`;
