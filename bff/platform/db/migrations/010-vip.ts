/**
 * What a VIP membership has paid for. A row is there for as long as months are to be paid; it goes with the membership.
 * Months are counted from the first one's instant, so that the 31st comes back after a shorter month. `due_at` is when
 * it is looked at next: the end of what is paid, or the next try within the days of grace.
 *
 * Card payments that moved nothing are listed beside the ledger's entries, and walk an index of their own.
 */
export const sql = `
create table vip_subscriptions (
  id uuid primary key,
  community_id uuid not null,
  user_id uuid not null,
  price_cents int not null check (price_cents > 0),
  started_at timestamptz not null,
  months int not null check (months > 0),
  paid_until timestamptz not null,
  grace_until timestamptz,
  due_at timestamptz not null,
  unique (community_id, user_id),
  foreign key (community_id, user_id) references community_members (community_id, user_id) on delete cascade
);
create index vip_subscriptions_due on vip_subscriptions (due_at);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'REACTION', 'COMMENT', 'REPLY', 'COMMENT_REACTION', 'FOLLOW', 'FOLLOW_REQUEST', 'COMMUNITY_REQUEST',
  'COMMUNITY_ANSWER', 'VIP_RENEWAL', 'MESSAGE_REQUEST', 'AD_APPROVED', 'AD_REFUSED', 'AD_ENDED', 'WALLET_CREDITED',
  'MODERATION'));

create index payment_intents_unsettled on payment_intents (member_id, id desc) where status <> 'SUCCEEDED';
`;
