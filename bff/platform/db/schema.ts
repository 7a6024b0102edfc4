import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';

/** A calendar day. Both database drivers read and write it as YYYY-MM-DD. */
type Day = string;
type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/**
 * The tables that several parts of the platform use. The `*.table.ts` file of each part adds that part's own tables.
 */
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
  /**
   * The time at which the member confirmed the e-mail address. Null for an unconfirmed address, which may belong to
   * another person.
   */
  email_confirmed_at: MaybeInstant;
  password_hash: string;
  name: string;
  nickname: string;
  /**
   * The keys by which nicknames are compared (names/skeleton.ts). Null in an older row until the platform has computed
   * them.
   */
  nickname_keys: string[] | null;
  birth_date: Day;
  gender: GenderCategory | null;
  /**
   * The gender categories that the member prefers, separated by commas as the client sent them; '' if there are none.
   */
  preferences: Generated<string>;
  profile_type: Generated<ProfileType>;
  role: Generated<'MEMBER' | 'MODERATOR'>;
  bio: string | null;
  /** The key of the avatar in the file store. media/media.ts turns the key into a signed URL. */
  avatar_key: string | null;
  cover_key: string | null;
  /** True for a private profile: only approved followers see the member's posts outside communities. */
  is_private: Generated<boolean>;
  follower_count: Generated<number>;
  following_count: Generated<number>;
  /** The folded nickname, the folded name and the words of both, in three lines. Set by a trigger. */
  search: GeneratedAlways<string>;
  is_verified: Generated<boolean>;
  is_beta_tester: Generated<boolean>;
  /**
   * Chat settings: sending typing indicators and read receipts. If a member turns one of them off, this member does not
   * see those of other members either.
   */
  shares_typing: Generated<boolean>;
  shares_receipts: Generated<boolean>;
  /** The end of a suspension by moderation. `locked_by` is the id of the moderation decision. */
  locked_until: MaybeInstant;
  locked_by: string | null;
  /** The end of the hold of the member's VIP earnings after a ban for fraud; null without such a ban. */
  earnings_held_until: MaybeInstant;
  /**
   * True when an age check found that the member is under age. This member and all other members then do not see each
   * other.
   */
  age_refused: Generated<boolean>;
  /**
   * The time at which the account will be deleted, as its member requested. Until then the account is hidden and the
   * member can cancel the deletion.
   */
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
  /**
   * The id of the moderation decision that took the community down. `taken_down` means the same in the tables below.
   */
  taken_down: string | null;
}

/** A member's roles in a community, in the order in which the community's list of members shows them. */
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
  /** The end of the hold after the payments `held_by`; null if the earnings were never on hold. */
  held_until: Date | null;
  /** The payments that may have paid the month. The earnings stay on hold while one of them is disputed. */
  held_by: Generated<string[]>;
  /** The next time at which earnings are released. It is later than `held_until`. */
  due_at: Date;
}

interface VipSubscriptionsTable {
  id: string;
  community_id: string;
  user_id: string;
  /** The monthly price for this member, fixed when the subscription started. */
  price_cents: number;
  started_at: Instant;
  /** The number of months since the start of the subscription, including skipped months. */
  months: number;
  paid_until: Instant;
  /** The end of the grace period, in which an unpaid month is charged again. Null while no payment is overdue. */
  grace_until: MaybeInstant;
  due_at: Instant;
}

interface CommunityMembersTable {
  id: Generated<string>;
  community_id: string;
  user_id: string;
  role: Generated<CommunityRole>;
  status: Generated<MembershipStatus>;
  /** The membership's status before moderation took the community down. */
  status_before: MembershipStatus | null;
  /**
   * True if the member was ever removed from the community, even if the member has requested membership again since.
   */
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
  /** The revision of `reaction_count`, incremented by a trigger at every change of the count. */
  reaction_revision: Generated<number>;
  comment_count: Generated<number>;
  /** The revision of `comment_count`, incremented by a trigger at every change of the count. */
  comment_revision: Generated<number>;
  view_count: Generated<number>;
  created_at: Instant;
  deleted_at: MaybeInstant;
  taken_down: string | null;
  /** True while the post waits for a moderator's review (EM_ANALISE): only its author sees the post. */
  in_review: Generated<boolean>;
  /** The words of the post's text, set by a trigger and used by the search. */
  search: GeneratedAlways<string>;
}

interface CommentsTable {
  id: string;
  post_id: string;
  author_id: string;
  parent_id: string | null;
  text: string;
  reaction_count: Generated<number>;
  /** The revision of `reaction_count`, incremented by a trigger at every change of the count. */
  reaction_revision: Generated<number>;
  reply_count: Generated<number>;
  /** The revision of `reply_count`, incremented by a trigger at every change of the count. */
  reply_revision: Generated<number>;
  hidden_at: MaybeInstant;
  taken_down: string | null;
  /**
   * Set when the author deletes the comment or their account is erased. The row stays so that replies keep a parent.
   */
  erased_at: MaybeInstant;
  /**
   * True if the comment's author is hidden from all others (`isLocked` in policy/members.ts), or was until a suspension
   * expired. Triggers set this mark, but the expiry does not clear it, so queries check the author too.
   */
  author_out: Generated<boolean>;
  created_at: Instant;
}

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
