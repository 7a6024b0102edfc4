import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';

/** A calendar day; both drivers give and take YYYY-MM-DD. */
type Day = string;
type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Tables of more than one domain; the `*.table.ts` of each domain adds the others. */
export interface DB {
  migrations: { name: string; applied_at: Instant };
  users: UsersTable;
  follows: {
    follower_id: string;
    followed_id: string;
    status: Generated<FollowStatus>;
    created_at: Instant;
  };
  blocks: { blocker_id: string; blocked_id: string; created_at: Instant };
  mutes: { muter_id: string; muted_id: string; created_at: Instant };
  dismissed_suggestions: { user_id: string; dismissed_id: string; created_at: Instant };
  communities: CommunitiesTable;
  community_members: CommunityMembersTable;
  community_invites: CommunityInvitesTable;
  community_offers: CommunityOffersTable;
  vip_subscriptions: VipSubscriptionsTable;
  vip_earnings: VipEarningsTable;
  posts: PostsTable;
  post_reactions: { post_id: string; user_id: string; created_at: Instant };
  comments: CommentsTable;
  comment_reactions: { comment_id: string; user_id: string; created_at: Instant };
  post_views: { post_id: string; viewer: string; day: Day };
  /** backup/stray-files.ts */
  stray_files: { key: string };
  restores: { at: Date; signature: Buffer };
  idempotency: { user_id: string; key: string; fingerprint: Uint8Array; result_id: string; created_at: Instant };
}

export type FollowStatus = 'REQUESTED' | 'FOLLOWING';
export const genderCategories = ['HOMEM', 'MULHER', 'TRANS'] as const;
export type GenderCategory = (typeof genderCategories)[number];
export const profileTypes = ['FREE', 'PROFISSIONAL'] as const;
export type ProfileType = (typeof profileTypes)[number];

interface UsersTable {
  id: string;
  email: string;
  /** The time of the confirmation. Null for an unconfirmed address, which proves nothing. */
  email_confirmed_at: MaybeInstant;
  password_hash: string;
  name: string;
  nickname: string;
  /** The keys for comparing it (names/skeleton.ts); null in an older row until the platform has computed them. */
  nickname_keys: string[] | null;
  birth_date: Day;
  gender: GenderCategory | null;
  /** Comma-separated gender categories, as received; '' when none. */
  preferences: Generated<string>;
  profile_type: Generated<ProfileType>;
  role: Generated<'MEMBER' | 'MODERATOR'>;
  bio: string | null;
  /** Storage key of a picture; media.ts turns it into a signed URL. */
  avatar_key: string | null;
  cover_key: string | null;
  /** Only approved followers see the member's publications outside communities. */
  is_private: Generated<boolean>;
  follower_count: Generated<number>;
  following_count: Generated<number>;
  search: GeneratedAlways<string>;
  is_verified: Generated<boolean>;
  is_beta_tester: Generated<boolean>;
  /** Chat: members who turn one of these off do not see it of others either. */
  shares_typing: Generated<boolean>;
  shares_receipts: Generated<boolean>;
  /** End of a suspension, and the decision behind it. */
  locked_until: MaybeInstant;
  locked_by: string | null;
  /** True when found to be under age: they and other members do not see each other. */
  age_refused: Generated<boolean>;
  /** Time of the requested deletion. The account is hidden until then, unless the member cancels. */
  deletes_at: MaybeInstant;
  created_at: Instant;
}

export const communityKinds = ['PRIVADA', 'VIP'] as const;
export type CommunityKind = (typeof communityKinds)[number];

interface CommunitiesTable {
  id: string;
  owner_id: string;
  kind: CommunityKind;
  name: string;
  description: Generated<string>;
  rules: Generated<string>;
  picture_id: string | null;
  search: GeneratedAlways<string>;
  price_cents: number | null;
  member_count: Generated<number>;
  pending_count: Generated<number>;
  post_count: Generated<number>;
  created_at: Instant;
  closed_at: MaybeInstant;
  /** The decision of moderation that took it down; also in the tables below. */
  taken_down: string | null;
}

/** The roles in the order of a community's list of members. */
export const communityRoles = ['OWNER', 'MODERATOR', 'MEMBER'] as const;
export type CommunityRole = (typeof communityRoles)[number];
export type MembershipStatus = 'PENDING' | 'ACTIVE' | 'CANCELS_AT_END' | 'PAST_DUE' | 'EXPIRED' | 'REMOVED';

interface VipEarningsTable {
  month_key: string;
  earner_id: string;
  community_id: string;
  earned: number;
  released: Generated<number>;
  days: number;
  ends_at: Date;
  due_at: Date;
}

interface VipSubscriptionsTable {
  id: string;
  community_id: string;
  user_id: string;
  /** Monthly price for this member, agreed at the start. */
  price_cents: number;
  started_at: Instant;
  /** Number of months paid or skipped since the start. */
  months: number;
  paid_until: Instant;
  /** End of the days of grace, in which an unpaid month is retried; null while nothing is owed. */
  grace_until: MaybeInstant;
  due_at: Instant;
}

interface CommunityMembersTable {
  id: Generated<string>;
  community_id: string;
  user_id: string;
  role: Generated<CommunityRole>;
  status: Generated<MembershipStatus>;
  /** The status before moderation took the community down. */
  status_before: MembershipStatus | null;
  /** True when the member was removed before they requested membership again. */
  was_put_out: Generated<boolean>;
  joined_at: Instant;
}

interface CommunityOffersTable {
  community_id: string;
  from_id: string;
  to_id: string;
  offered_at: Instant;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

interface CommunityInvitesTable {
  id: string;
  community_id: string;
  token_hash: Uint8Array;
  created_by: string;
  uses: Generated<number>;
  created_at: Instant;
  expires_at: MaybeInstant;
  revoked_at: MaybeInstant;
}

interface PostsTable {
  id: string;
  author_id: string;
  community_id: string | null;
  text: Generated<string>;
  reaction_count: Generated<number>;
  /** Incremented by a trigger at every change of `reaction_count`. */
  reaction_revision: Generated<number>;
  comment_count: Generated<number>;
  /** Incremented by a trigger at every change of `comment_count`. */
  comment_revision: Generated<number>;
  view_count: Generated<number>;
  created_at: Instant;
  deleted_at: MaybeInstant;
  taken_down: string | null;
  /** EM_ANALISE: visible to its author only. */
  in_review: Generated<boolean>;
  /** The words of the text, set by a trigger. */
  search: GeneratedAlways<string>;
}

interface CommentsTable {
  id: string;
  post_id: string;
  author_id: string;
  parent_id: string | null;
  text: string;
  reaction_count: Generated<number>;
  /** Incremented by a trigger at every change of `reaction_count`. */
  reaction_revision: Generated<number>;
  reply_count: Generated<number>;
  /** Incremented by a trigger at every change of `reply_count`. */
  reply_revision: Generated<number>;
  hidden_at: MaybeInstant;
  taken_down: string | null;
  /**
   * Set when the author deletes the comment or their account is erased. The row stays so that replies keep a parent.
   */
  erased_at: MaybeInstant;
  /** True when the author may be locked (policy/members.ts); set by triggers. */
  author_out: Generated<boolean>;
  created_at: Instant;
}

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
