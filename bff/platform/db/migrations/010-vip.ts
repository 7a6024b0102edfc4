/**
 * Subscriptions to VIP communities, which members pay by the month. A row exists as long as months are to be paid, and
 * is deleted with the membership. Renewals are computed from the time of the first payment, so that a membership that
 * began on the 31st is due on the 31st again after a shorter month. `due_at` is the next renewal: the end of the paid
 * time or, in the grace period after a failed payment, the next try.
 *
 * The index on payment intents finds card payments that moved no money, because a member's statement lists them beside
 * the entries of the ledger.
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
