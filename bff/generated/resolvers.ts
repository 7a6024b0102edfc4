import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SessionRecord, ViewerRecord } from '../features/accounts/accounts.data-source.ts';
import type { SecurityRecord, PasskeyRecord } from '../features/accounts/security.data-source.ts';
import type { AccountSessionRecord } from '../features/accounts/sessions.data-source.ts';
import type { ProfileRecord } from '../features/profiles/profiles.data-source.ts';
import type { PostRecord, ImageRecord, VideoRecord } from '../features/posts/posts.data-source.ts';
import type { CommentRecord, CommentChangeRecord, DeletedComment, AddedComment } from '../features/comments/comments.data-source.ts';
import type { ConversationRecord, MessageRecord } from '../features/conversations/conversations.data-source.ts';
import type { CommunityRecord, CommunityMemberRecord, CommunityInviteRecord, CommunityOfferRecord, Subscribed } from '../features/communities/communities.data-source.ts';
import type { AdRecord, SponsoredRecord } from '../features/ads/ads.data-source.ts';
import type { NotificationRecord } from '../features/notifications/notifications.data-source.ts';
import type { WalletRecord, PaymentRecord } from '../features/wallet/wallet.data-source.ts';
import type { ReactableRecord } from '../features/reactions/reactions.data-source.ts';
import type { GatewayContext } from '../gateway/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, RFC 3339 in UTC: 2026-05-14T21:03:00.000Z. */
  DateTime: { input: string; output: string; }
  /** A file part of a GraphQL multipart request. */
  Upload: { input: Promise<import("../gateway/upload/multipart.ts").FileUpload>; output: Promise<import("../gateway/upload/multipart.ts").FileUpload>; }
};

/** A member of the community stays one, and uses nothing up. */
export type AcceptCommunityInviteInput = {
  /** The one that the link names. */
  readonly communityId: Scalars['ID']['input'];
  /** At most 200 characters. */
  readonly token: Scalars['String']['input'];
};

/** Refused as INVALID_INVITE, or as NOT_ALLOWED for a member that was removed. */
export type AcceptCommunityInviteResult = AcceptCommunityInviteSuccess | Refusal;

/** The viewer is inside. */
export type AcceptCommunityInviteSuccess = {
  readonly __typename?: 'AcceptCommunityInviteSuccess';
  /** With what only those inside see. */
  readonly community: Community;
};

/** Moderation suspended or banned the account. Only a caller that proved to own the account receives this. */
export type AccountLocked = {
  readonly __typename?: 'AccountLocked';
  /** For `accountLocks` and `appealAccountLock`, and as a bearer token for what `Query.privacy` names, within the hour. */
  readonly access: Scalars['String']['output'];
  /** In Portuguese, with the day until which it lasts, where there is one. */
  readonly message: Scalars['String']['output'];
};

/** The ways by which a member signs in; only the member sees them. */
export type AccountSecurity = Node & {
  readonly __typename?: 'AccountSecurity';
  /** The address that receives mails; other members never see it. */
  readonly email: Scalars['String']['output'];
  /** True if a sign-in by password also needs a code. */
  readonly hasTwoStep: Scalars['Boolean']['output'];
  /** The viewer's. */
  readonly id: Scalars['ID']['output'];
  /** By a code or a reset. Until then no second factor is taken, and no mail tells of a new device. */
  readonly isEmailConfirmed: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** At most ten, the oldest first. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /** Not used yet, of ten; 0 where there are none. */
  readonly recoveryCodesLeft: Scalars['Int']['output'];
};

/** Refused as STEP_UP_REQUIRED, INVALID_CODE, INVALID_PASSKEY or INVALID_INPUT, as the mutation has it. */
export type AccountSecurityResult = AccountSecuritySuccess | Refusal;

/** The change is made. */
export type AccountSecuritySuccess = {
  readonly __typename?: 'AccountSecuritySuccess';
  /** As it is now. */
  readonly security: AccountSecurity;
};

/** A place where the viewer is signed in. */
export type AccountSession = Node & {
  readonly __typename?: 'AccountSession';
  /** When they signed in there. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** In words, by what the program calls itself: 'Chrome no Windows'. */
  readonly device: Scalars['String']['output'];
  /** For `endSession`; opens nothing. */
  readonly id: Scalars['ID']['output'];
  /** True for the session that sent this request. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** Exact to some minutes. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** In words, so far as it is known: the time zone and the network, never a town. */
  readonly place: Scalars['String']['output'];
};

/** An ad as its owner sees it. */
export type Ad = {
  readonly __typename?: 'Ad';
  /** At most one a day of one member. */
  readonly clickCount: Scalars['Int']['output'];
  /** When it was bought. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Days that a review took are added to it. */
  readonly endDate: Scalars['Date']['output'];
  /** The number of follows of the author by members that saw the boost before; 0 for other ads. */
  readonly followCount: Scalars['Int']['output'];
  /** The price minus the part that went back to the wallet, as 'R$ 0,00'. */
  readonly formattedCost: Scalars['String']['output'];
  /** The part of the price that went back to the wallet, as 'R$ 0,00'; null if none did. */
  readonly formattedReturned: Maybe<Scalars['String']['output']>;
  /** Null for a business ad. */
  readonly highlight: Maybe<HighlightType>;
  /** For `finishAd`. */
  readonly id: Scalars['ID']['output'];
  /** A business ad's pictures, or the pictures of a boosted post, in display order, 1 to 10; empty for a highlight. */
  readonly images: ReadonlyArray<Image>;
  /** BUSINESS has title, link and images; PROFILE a highlight; POST a post. */
  readonly kind: AdKind;
  /** As the browser writes it: http or https. Null for a highlight. */
  readonly link: Maybe<Scalars['String']['output']>;
  /** Its `moderationNotice`, where a moderator refused or ended it. */
  readonly noticeId: Maybe<Scalars['ID']['output']>;
  /** The boosted post; null for other ads. */
  readonly postId: Maybe<Scalars['ID']['output']>;
  /** The text of the boosted post; null for other ads, and once the post is deleted. */
  readonly postText: Maybe<Scalars['String']['output']>;
  /** Members who saw it. */
  readonly reach: Scalars['Int']['output'];
  /** The number of reactions to the boosted post by members that saw the boost before; 0 for other ads. */
  readonly reactionCount: Scalars['Int']['output'];
  /** Why it was refused. */
  readonly refusal: Maybe<Scalars['String']['output']>;
  /** São Paulo days; both count. */
  readonly startDate: Scalars['Date']['output'];
  /** Changes by itself when it is approved, and when its days are over. */
  readonly state: AdState;
  /** Shown to members who prefer one of these, or have no preference. */
  readonly targets: ReadonlyArray<GenderCategory>;
  /** Set for a business ad only. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** At most three a day of one member. */
  readonly viewCount: Scalars['Int']['output'];
};

/** A page of the viewer's ads. */
export type AdConnection = {
  readonly __typename?: 'AdConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<AdEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type AdEdge = {
  readonly __typename?: 'AdEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** Also one that has ended. */
  readonly node: Ad;
};

/** The object that an ad promotes. */
export const AdKind = {
  /** Pictures and a title that lead to a link; shown in the feed. */
  Business: 'BUSINESS',
  /** A boost: a public post of the member, shown in the feed. */
  Post: 'POST',
  /** A highlight of the member's own profile. */
  Profile: 'PROFILE'
} as const;

export type AdKind = typeof AdKind[keyof typeof AdKind];
/** A place that shows ads to other members. */
export const AdPlacement = {
  /** Highlights of DISCOVER or BOTH. */
  Discover: 'DISCOVER',
  /** Business ads, boosts, and highlights of FEED or BOTH; each at most three times a day to one member. */
  Feed: 'FEED',
  /** Highlights of DISCOVER or BOTH. */
  Suggestions: 'SUGGESTIONS'
} as const;

export type AdPlacement = typeof AdPlacement[keyof typeof AdPlacement];
/** The day's price times the days; nothing is bought or kept by asking. */
export type AdPrice = {
  readonly __typename?: 'AdPrice';
  /** Centavos for all days together. */
  readonly centavos: Scalars['Int']['output'];
  /** From the first to the last, both counted. */
  readonly days: Scalars['Int']['output'];
  /** 'R$ 0,00', of one day. */
  readonly formattedDay: Scalars['String']['output'];
  /** 'R$ 0,00' */
  readonly formattedTotal: Scalars['String']['output'];
  /** The range of members that the ad may reach; null if the input has no `targets`. */
  readonly reach: Maybe<AdReach>;
};

/** The values that decide an ad's price. */
export type AdPriceInput = {
  /** São Paulo day, counted; 1 to 90 days in all. */
  readonly endDate: Scalars['Date']['input'];
  /** Set for a PROFILE ad only. */
  readonly highlight?: InputMaybe<HighlightType>;
  /** PROFILE needs a `highlight`. */
  readonly kind: AdKind;
  /** São Paulo day, today or later. */
  readonly startDate: Scalars['Date']['input'];
  /** For `AdPrice.reach`; the price is the same for all audiences. */
  readonly targets?: InputMaybe<ReadonlyArray<GenderCategory>>;
};

/** Refused as INVALID_INPUT, with the first thing that is wrong. */
export type AdPriceResult = AdPrice | Refusal;

/** Members that an ad may reach, from the last 30 days' figures of its audience; to two digits. */
export type AdReach = {
  readonly __typename?: 'AdReach';
  /** The number of all members of the audience that were here within so many days. */
  readonly max: Scalars['Int']['output'];
  /** The number of members of the audience that were here within so many days and saw an ad. */
  readonly min: Scalars['Int']['output'];
};

/** The state of an ad. */
export const AdState = {
  /** Approved: shown from its first day to its last. */
  Active: 'ACTIVE',
  /** Its last day is over, or it was ended: by its owner, with the account, or by a decision that was undone. */
  Finished: 'FINISHED',
  /** Paid, and not approved yet. */
  InReview: 'IN_REVIEW',
  /** A moderator refused it, and all the money came back; or stopped it, and the days not begun came back. */
  Refused: 'REFUSED'
} as const;

export type AdState = typeof AdState[keyof typeof AdState];
/** A comment, or a reply where there is a `parentId`. */
export type AddCommentInput = {
  /** Made by the client; sending the same key again answers the same comment and makes no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** A reply to a reply joins the thread of the comment above it. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The post, also of a reply. */
  readonly postId: Scalars['ID']['input'];
  /** Plain text, 1 to 2,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Refused as INVALID_INPUT; the same key with other content is a BAD_USER_INPUT fault. */
export type AddCommentResult = AddCommentSuccess | Refusal;

/** It is stored, and told live. */
export type AddCommentSuccess = {
  readonly __typename?: 'AddCommentSuccess';
  /** As it was stored. */
  readonly comment: Comment;
  /** With its new comment count. */
  readonly post: Post;
  /** The comment above it, with its new reply count; null where there is none, or where it is gone. */
  readonly thread: Maybe<Comment>;
};

/** The new passkey and its name. */
export type AddPasskeyInput = {
  /** 1 to 60 characters, as the list shows it. */
  readonly name: Scalars['String']['input'];
  /** The browser's answer, as JSON. */
  readonly response: Scalars['String']['input'];
};

/** The present state of the viewer's age check. */
export type AgeAssurance = {
  readonly __typename?: 'AgeAssurance';
  /** True if the viewer may ask for a review by a person: the last check was rejected, and none is under way. */
  readonly canAppeal: Scalars['Boolean']['output'];
  /** Until when VERIFIED lasts, or a check may take. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The method of the last finished check; null before the first, and during one. */
  readonly method: Maybe<AgeMethod>;
  /** True if the server shows content only to VERIFIED members. */
  readonly required: Scalars['Boolean']['output'];
  /** One that is over counts as EXPIRED at once. */
  readonly state: AgeState;
};

/**
 * Refused as NOT_ALLOWED once VERIFIED, or where ages are not assured; as TOO_MANY_TRIES for a fourth
 * in 24 hours that follows a refusal or takes the place of one under way. An upstream fault while the provider is away.
 */
export type AgeCheckResult = AgeCheckStarted | Refusal;

/** The check is under way, for 24 hours at most. */
export type AgeCheckStarted = {
  readonly __typename?: 'AgeCheckStarted';
  /** The provider's page: of its own site, or a path of this one. */
  readonly url: Scalars['String']['output'];
};

/** By what an age was found out. */
export const AgeMethod = {
  /** A card. */
  Card: 'CARD',
  /** An identity document. */
  Document: 'DOCUMENT',
  /** An estimate by the face. */
  Face: 'FACE',
  /** A moderator's decision; a check at the provider cannot change it. */
  Moderation: 'MODERATION',
  /** Any other means of the provider. */
  Other: 'OTHER'
} as const;

export type AgeMethod = typeof AgeMethod[keyof typeof AgeMethod];
/** The state of a member's age check. */
export const AgeState = {
  /** The verification has expired, or the check took too long. */
  Expired: 'EXPIRED',
  /** A check is under way. */
  Pending: 'PENDING',
  /** Found to be younger than 18, or not recognised. */
  Rejected: 'REJECTED',
  /** No check was ever begun. */
  Unverified: 'UNVERIFIED',
  /** Known to be 18 or older, until `expiresAt`. */
  Verified: 'VERIFIED'
} as const;

export type AgeState = typeof AgeState[keyof typeof AgeState];
/** Answering twice the same is once. */
export type AnswerCommunityOfferInput = {
  /** False refuses; the owner is told either. */
  readonly accept: Scalars['Boolean']['input'];
  /** One that is offered to the viewer; a NOT_FOUND fault for accepting any other. */
  readonly communityId: Scalars['ID']['input'];
};

/** Refused as NOT_ALLOWED for a FREE member. */
export type AnswerCommunityOfferResult = AnswerCommunityOfferSuccess | Refusal;

/** The offer is answered. */
export type AnswerCommunityOfferSuccess = {
  readonly __typename?: 'AnswerCommunityOfferSuccess';
  /** With the viewer's new `membership`. */
  readonly community: Community;
};

/** A member that waits for an answer. */
export type AnswerCommunityRequestInput = {
  /** False refuses; they may ask again. They are told either, and not by whom. */
  readonly approve: Scalars['Boolean']['input'];
  /** One that the viewer owns or moderates. */
  readonly communityId: Scalars['ID']['input'];
  /** The member that asked; a NOT_FOUND fault if their request is gone. */
  readonly userId: Scalars['ID']['input'];
};

/** Refused as NOT_ALLOWED for a plain member; a NOT_FOUND fault for a non-member. */
export type AnswerCommunityRequestResult = AnswerCommunityRequestSuccess | Refusal;

/** The request is answered. */
export type AnswerCommunityRequestSuccess = {
  readonly __typename?: 'AnswerCommunityRequestSuccess';
  /** With its new `requestCount`. */
  readonly community: Community;
};

/** No refusal is expected. */
export type AnswerFollowRequestResult = AnswerFollowRequestSuccess | Refusal;

/** The request is answered. */
export type AnswerFollowRequestSuccess = {
  readonly __typename?: 'AnswerFollowRequestSuccess';
  /** The member that asked. */
  readonly profile: Profile;
};

/** Refused as NOT_ALLOWED where nothing was asked. */
export type AnswerMessageRequestResult = AnswerMessageRequestSuccess | Refusal;

/** The request is answered. */
export type AnswerMessageRequestSuccess = {
  readonly __typename?: 'AnswerMessageRequestSuccess';
  /** As it is, or was before the block. */
  readonly conversation: Conversation;
};

/** An appeal and its answer, which is given once. */
export type AnswerModerationAppealInput = {
  /** One of `moderationAppeals`. */
  readonly id: Scalars['ID']['input'];
  /** True undoes the decision. */
  readonly restore: Scalars['Boolean']['input'];
  /** To the author, 1 to 2,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** An appeal against a decision that suspends or bans the account. */
export type AppealAccountLockInput = {
  /** `AccountLocked.access`; CHALLENGE_OVER once it has expired. */
  readonly access: Scalars['String']['input'];
  /** A decision that stands, else CHALLENGE_OVER; absent: the longest. */
  readonly noticeId?: InputMaybe<Scalars['ID']['input']>;
  /** Why it should be another, 1 to 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** An appeal against a decision that concerns the viewer. */
export type AppealModerationInput = {
  /** One of `moderationNotices`; a NOT_FOUND fault for another member's. */
  readonly noticeId: Scalars['ID']['input'];
  /** Why it should be another, 1 to 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Refused as NOT_ALLOWED for a decision that was undone or in the viewer's favour, or as INVALID_INPUT. */
export type AppealModerationResult = AppealModerationSuccess | Refusal;

/** It is answered within seven business days. */
export type AppealModerationSuccess = {
  readonly __typename?: 'AppealModerationSuccess';
  /** With its `appeal`. */
  readonly notice: ModerationNotice;
};

/** Shown in the feed once it is approved. */
export type BusinessAdInput = {
  /** São Paulo day, not before the first. */
  readonly endDate: Scalars['Date']['input'];
  /** Images from `uploadMedia`, in the order to be shown; at most 10. */
  readonly imageIds: ReadonlyArray<Scalars['ID']['input']>;
  /** http or https. */
  readonly link: Scalars['String']['input'];
  /** 1 to 90 days, both counted; today in São Paulo or later. */
  readonly startDate: Scalars['Date']['input'];
  /** At least one. */
  readonly targets: ReadonlyArray<GenderCategory>;
  /** 1 to 80 characters. */
  readonly title: Scalars['String']['input'];
};

/** Refused as INVALID_INPUT if the viewer pays no months of it. */
export type CancelCommunitySubscriptionResult = CancelCommunitySubscriptionSuccess | Refusal;

/** Nothing is charged any more; cancelling twice is as good. */
export type CancelCommunitySubscriptionSuccess = {
  readonly __typename?: 'CancelCommunitySubscriptionSuccess';
  /** With `membership.status` CANCELS_AT_END, or EXPIRED where a month was owed. */
  readonly community: Community;
};

/** Refused as INVALID_INPUT if the viewer pays no months of it. */
export type CancelVipSubscriptionResult = CancelVipSubscriptionSuccess | Refusal;

/** Nothing is charged any more; cancelling twice is as good. */
export type CancelVipSubscriptionSuccess = {
  readonly __typename?: 'CancelVipSubscriptionSuccess';
  /** The remaining subscriptions, the next charge first. */
  readonly subscriptions: ReadonlyArray<VipSubscription>;
};

/** Refused as STEP_UP_REQUIRED or WEAK_PASSWORD. */
export type ChangePasswordResult = ChangePasswordSuccess | Refusal;

/** The new password is set, and told to the member by mail. */
export type ChangePasswordSuccess = {
  readonly __typename?: 'ChangePasswordSuccess';
  /** Number of other sessions that ended. */
  readonly ended: Scalars['Int']['output'];
};

/** A member that hides one of these does not see it in others. */
export type ChatSettings = {
  readonly __typename?: 'ChatSettings';
  /** True if others see the viewer's reading, and the viewer sees theirs. */
  readonly showsReading: Scalars['Boolean']['output'];
  /** True if others see the viewer type, and the viewer sees them type. */
  readonly showsTyping: Scalars['Boolean']['output'];
};

/** An absent or null value stays as it is. */
export type ChatSettingsInput = {
  /** As `ChatSettings.showsReading`. */
  readonly showsReading?: InputMaybe<Scalars['Boolean']['input']>;
  /** As `ChatSettings.showsTyping`. */
  readonly showsTyping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Number and code, both as they were shown. */
export type CheckReportProtocolInput = {
  /** Case makes no difference. */
  readonly protocol: Scalars['String']['input'];
  /** Shown with the protocol, once. */
  readonly secret: Scalars['String']['input'];
};

/** Refused as INVALID_INPUT where the two do not belong together; which is wrong is not told. */
export type CheckReportProtocolResult = Refusal | ReportProtocol;

/** Refused as NOT_ALLOWED for all but the owner. */
export type CloseCommunityResult = CloseCommunitySuccess | Refusal;

/** It is closed for good. */
export type CloseCommunitySuccess = {
  readonly __typename?: 'CloseCommunitySuccess';
  /** To be taken off every list. */
  readonly id: Scalars['ID']['output'];
};

/** A comment on a post, or a reply to a comment. */
export type Comment = Node & Reactable & {
  readonly __typename?: 'Comment';
  /** 'Conta indisponível' where the viewer may not see them, or the comment is removed. */
  readonly author: Profile;
  /** When it was stored. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Stays the same when it is hidden, or only keeps a place. */
  readonly id: Scalars['ID']['output'];
  /** True if the post's author hides it; they may show it again. */
  readonly isHidden: Scalars['Boolean']['output'];
  /** True if its author deleted it or their account was erased. It stays without author and text while it has replies. */
  readonly isRemoved: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** Null for a top-level comment. */
  readonly parentId: Maybe<Scalars['ID']['output']>;
  /** The post that it belongs to, also for a reply. */
  readonly postId: Scalars['ID']['output'];
  /** The `commentRevision` of its post once it was stored; told live alone. */
  readonly postRevision: Maybe<Scalars['Int']['output']>;
  /** Nothing can be added to a removed comment's. */
  readonly reactions: ReactionSummary;
  /** Oldest first; a reply has none of its own. */
  readonly replies: CommentConnection;
  /** Without what a block between the viewer and an author hides; 0 for a reply. */
  readonly replyCount: Scalars['Int']['output'];
  /** Grows with every change of that, as `Post.commentRevision` does. */
  readonly replyRevision: Maybe<Scalars['Int']['output']>;
  /** Plain text; null while the post's author hides it, and once it is removed. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** The `replyRevision` of the comment that it answers once it was stored; told live alone. */
  readonly threadRevision: Maybe<Scalars['Int']['output']>;
};


/** A comment on a post, or a reply to a comment. */
export type CommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of a comment; every reader of the post receives the same. */
export type CommentChange = {
  readonly __typename?: 'CommentChange';
  /** The comment as a visitor reads it now; null if it is gone with its replies. */
  readonly comment: Maybe<Comment>;
  /** The comment that changed. */
  readonly commentId: Scalars['ID']['output'];
  /** By how many comments the post has more now, or fewer. */
  readonly difference: Scalars['Int']['output'];
  /** The comment that it answers, if it is a reply. */
  readonly parentId: Maybe<Scalars['ID']['output']>;
  /** The `commentRevision` of its post with that; null where nothing is counted. */
  readonly postRevision: Maybe<Scalars['Int']['output']>;
  /** The `replyRevision` of the comment that it answers, likewise. */
  readonly threadRevision: Maybe<Scalars['Int']['output']>;
};

/** A page of comments of one post, or of replies to one. */
export type CommentConnection = {
  readonly __typename?: 'CommentConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<CommentEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type CommentEdge = {
  readonly __typename?: 'CommentEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** A removed one is listed as long as it has answers. */
  readonly node: Comment;
};

/** A community. Fields that are null for a non-member become visible once they are a member. */
export type Community = Node & {
  readonly __typename?: 'Community';
  /** Null for a non-member. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Plain text, at most 1,000 characters; every viewer of the community sees it. */
  readonly description: Scalars['String']['output'];
  /** As in the address `/groups/{id}`. */
  readonly id: Scalars['ID']['output'];
  /** Valid invites, newest first, at most twenty; for the owner and moderators. */
  readonly invites: ReadonlyArray<CommunityInvite>;
  /** PRIVADA where the platform does not say. */
  readonly kind: CommunityKind;
  /** Number of members, the owner included. */
  readonly memberCount: Scalars['Int']['output'];
  /** Owner, moderators, then members, the latest first. A NOT_FOUND fault for a non-member. */
  readonly members: CommunityMemberConnection;
  /** The viewer's; null for a stranger. */
  readonly membership: Maybe<Membership>;
  /** 3 to 80 characters; need not be unique. */
  readonly name: Scalars['String']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** To hand it over; null for everybody but the two whom it concerns. */
  readonly offer: Maybe<CommunityOffer>;
  /** Null for a non-member. */
  readonly owner: Maybe<Profile>;
  /** Null where there is none. */
  readonly picture: Maybe<Image>;
  /** Number of posts without those that wait for a moderator; non-members see it too. */
  readonly postCount: Scalars['Int']['output'];
  /** Centavos a month; null for a private community. */
  readonly priceCents: Maybe<Scalars['Int']['output']>;
  /** Number of requests that wait for an answer; null for a viewer that may not answer. */
  readonly requestCount: Maybe<Scalars['Int']['output']>;
  /** Longest waiting first; for owner and moderators. */
  readonly requests: CommunityMemberConnection;
  /** Plain text, at most 3,000 characters; null for a non-member. */
  readonly rules: Maybe<Scalars['String']['output']>;
};


/** A community. Fields that are null for a non-member become visible once they are a member. */
export type CommunityMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A community. Fields that are null for a non-member become visible once they are a member. */
export type CommunityRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of communities. */
export type CommunityConnection = {
  readonly __typename?: 'CommunityConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<CommunityEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type CommunityEdge = {
  readonly __typename?: 'CommunityEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** As the viewer may see it. */
  readonly node: Community;
};

/** A link to a private community that lets every holder in. */
export type CommunityInvite = Node & {
  readonly __typename?: 'CommunityInvite';
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The owner or a moderator. */
  readonly createdBy: Profile;
  /** Null: until it is revoked. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** For `revokeCommunityInvite`; lets no member in. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The secret part of the link; null if it cannot be shown again. */
  readonly token: Maybe<Scalars['String']['output']>;
  /** Number of members that came in by it. */
  readonly uses: Scalars['Int']['output'];
};

/** The way to become a member; it never changes. */
export const CommunityKind = {
  /** Asks to join, and is let in by the owner or a moderator, or comes by an invite. */
  Privada: 'PRIVADA',
  /** A monthly price. */
  Vip: 'VIP'
} as const;

export type CommunityKind = typeof CommunityKind[keyof typeof CommunityKind];
/** A member of a community, or waiting to be. */
export type CommunityMember = {
  readonly __typename?: 'CommunityMember';
  /** The id of this membership; the member's own id is `profile.id`. */
  readonly id: Scalars['ID']['output'];
  /** When they joined, or asked to. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** True if the owner may offer the community to them; null for every other viewer. */
  readonly mayOwn: Maybe<Scalars['Boolean']['output']>;
  /** The member; 'Conta indisponível' if their account is gone. */
  readonly profile: Profile;
  /** MEMBER in `requests`. */
  readonly role: CommunityRole;
  /** PENDING in `requests`; inside in `members`. */
  readonly status: MembershipStatus;
};

/** A page of members, or of those who wait. */
export type CommunityMemberConnection = {
  readonly __typename?: 'CommunityMemberConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<CommunityMemberEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type CommunityMemberEdge = {
  readonly __typename?: 'CommunityMemberEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** None whom a block hides from the viewer. */
  readonly node: CommunityMember;
};

/** An offer to hand the community over; only its two sides see it. */
export type CommunityOffer = {
  readonly __typename?: 'CommunityOffer';
  /** Fourteen days later: it is over by itself. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The present owner, a moderator once the offer is accepted. */
  readonly from: Profile;
  /** When it was made; making it again changes nothing. */
  readonly offeredAt: Scalars['DateTime']['output'];
  /** Number of members that pay the owner each month, without the member of the offer. */
  readonly subscriberCount: Scalars['Int']['output'];
  /** A PROFISSIONAL member, the owner once they accept. */
  readonly to: Profile;
};

/** The rights of a member in a community. */
export const CommunityRole = {
  /** Reads and publishes inside. */
  Member: 'MEMBER',
  /** Answers requests, makes and revokes invites, and puts members out; made by the owner. */
  Moderator: 'MODERATOR',
  /** Edits, closes and hands over the community, sets roles, and earns its VIP months. There is one. */
  Owner: 'OWNER'
} as const;

export type CommunityRole = typeof CommunityRole[keyof typeof CommunityRole];
/** One of the three. */
export type ConfirmIdentityInput = {
  /** Six digits of the app, or a recovery code; neither counts twice. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer, as JSON. */
  readonly passkey?: InputMaybe<Scalars['String']['input']>;
  /** Counts only where there is no second factor. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** Refused as INVALID_CREDENTIALS, INVALID_CODE, INVALID_PASSKEY or TOO_MANY_TRIES. */
export type ConfirmIdentityResult = ConfirmIdentitySuccess | Refusal;

/** Counts for this session for 15 minutes; where money moves and there is no second factor, for 30 days. */
export type ConfirmIdentitySuccess = {
  readonly __typename?: 'ConfirmIdentitySuccess';
  /** True; the answer has to have a field. */
  readonly confirmed: Scalars['Boolean']['output'];
};

/** A Refusal PAYMENT_FAILED where nothing was paid, PAYMENT_PENDING where it is not known yet. */
export type ConfirmTopUpResult = ConfirmTopUpSuccess | Refusal;

/** It is paid, and in the wallet. */
export type ConfirmTopUpSuccess = {
  readonly __typename?: 'ConfirmTopUpSuccess';
  /** Null where the platform does not say it. */
  readonly centavos: Maybe<Scalars['Int']['output']>;
  /** As it is now. */
  readonly wallet: Wallet;
};

/** A conversation of two members, from the viewer's side. */
export type Conversation = Node & {
  readonly __typename?: 'Conversation';
  /** The two members have this one together, and no other. */
  readonly id: Scalars['ID']['output'];
  /** The other has not accepted the viewer's request, or has refused it: that is not told apart. */
  readonly isAwaitingAnswer: Scalars['Boolean']['output'];
  /** By the viewer; the other does not see it. */
  readonly isMuted: Scalars['Boolean']['output'];
  /** The newest that the viewer has not deleted; null where there is none. */
  readonly lastMessage: Maybe<Message>;
  /** The `seq` up to which the viewer has read. */
  readonly lastReadSeq: Scalars['Int']['output'];
  /** The newest message's `seq`, also if the viewer deleted it; 0 before the first. */
  readonly lastSeq: Scalars['Int']['output'];
  /** The other member. */
  readonly member: Profile;
  /** The `seq` up to which messages reached a device of the other; 0 until the other has accepted. */
  readonly memberDeliveredSeq: Scalars['Int']['output'];
  /** The `seq` up to which the other has read; 0 if one of the two hides reading, and until the other has accepted. */
  readonly memberReadSeq: Scalars['Int']['output'];
  /**
   * Oldest first, in both directions: `before` asks for older ones, `after` for newer ones, neither for the newest. A
   * cursor is the sequence number of its message.
   */
  readonly messages: MessageConnection;
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The state of the other member's request to the viewer. */
  readonly request: MessageRequestState;
  /** The other's messages after `lastReadSeq`. */
  readonly unreadCount: Scalars['Int']['output'];
};


/** A conversation of two members, from the viewer's side. */
export type ConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of conversations. */
export type ConversationConnection = {
  readonly __typename?: 'ConversationConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<ConversationEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type ConversationEdge = {
  readonly __typename?: 'ConversationEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** None while a block stands between the two. */
  readonly node: Conversation;
};

/** Refused as INVALID_INPUT, STEP_UP_REQUIRED, or PAYMENT_FAILED once the key's payment was closed. */
export type CreateAdIntentResult = CreateAdIntentSuccess | Refusal;

/** Nothing is charged before the browser pays it. */
export type CreateAdIntentSuccess = {
  readonly __typename?: 'CreateAdIntentSuccess';
  /** Over what the wallet lacks of the price, at least R$ 5,00; over all of it where the wallet would do alone. */
  readonly intent: PaymentIntent;
};

/** A new community, owned by the viewer. */
export type CreateCommunityInput = {
  /** Plain text, at most 1,000 characters. */
  readonly description?: Scalars['String']['input'];
  /** Made by the client; sending the same key again answers the same community and makes no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** It cannot be changed afterwards. */
  readonly kind: CommunityKind;
  /** 3 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** An image from `uploadMedia`. */
  readonly pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** Centavos a month, 100 to 100,000, for a VIP community alone. */
  readonly priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text, at most 3,000 characters; for those inside. */
  readonly rules?: Scalars['String']['input'];
};

/** At most twenty work at a time. */
export type CreateCommunityInviteInput = {
  /** A private one that the viewer owns or moderates. */
  readonly communityId: Scalars['ID']['input'];
  /** After so many days it no longer works, 1 to 30; null: until it is revoked. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
};

/** Refused as NOT_ALLOWED, or as INVALID_INPUT for a VIP community and beyond twenty. */
export type CreateCommunityInviteResult = CreateCommunityInviteSuccess | Refusal;

/** It works at once. */
export type CreateCommunityInviteSuccess = {
  readonly __typename?: 'CreateCommunityInviteSuccess';
  /** As it stands in the list. */
  readonly invite: CommunityInvite;
  /** The secret part of the link. */
  readonly token: Scalars['String']['output'];
};

/** Refused as NOT_ALLOWED for FREE members, or as INVALID_INPUT. */
export type CreateCommunityResult = CreateCommunitySuccess | Refusal;

/** It is there, with the viewer as owner and only member. */
export type CreateCommunitySuccess = {
  readonly __typename?: 'CreateCommunitySuccess';
  /** As its owner sees it. */
  readonly community: Community;
};

/** An amount, and a key by which it is begun once. */
export type CreatePixTopUpInput = {
  /** 500 to 500,000. */
  readonly centavos: Scalars['Int']['input'];
  /** As of `CreateTopUpIntentInput`; a key of a card payment is refused. */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/**
 * Refused as INVALID_INPUT, STEP_UP_REQUIRED, IDEMPOTENCY_CONFLICT, or PAYMENT_FAILED once the key's code has expired;
 * a RATE_LIMITED fault after 20 payments in an hour.
 */
export type CreatePixTopUpResult = CreatePixTopUpSuccess | Refusal;

/** Nothing is paid before the payer's bank pays the code. */
export type CreatePixTopUpSuccess = {
  readonly __typename?: 'CreatePixTopUpSuccess';
  /** With its code. */
  readonly pix: PixPayment;
};

/** Text, media, or both (EMPTY_POST). */
export type CreatePostInput = {
  /** One that the viewer is inside; absent: on their profile. */
  readonly communityId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client; sending the same key again answers the same post and makes no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** In the order to be shown; at most 10. */
  readonly media?: ReadonlyArray<PostMediaInput>;
  /** Plain text, at most 5,000 characters. */
  readonly text?: Scalars['String']['input'];
};

/** Refused as EMPTY_POST, TOO_MANY_FILES or INVALID_INPUT; the same key with other content is a BAD_USER_INPUT fault. */
export type CreatePostResult = CreatePostSuccess | Refusal;

/** It is published, or waits for a moderator. */
export type CreatePostSuccess = {
  readonly __typename?: 'CreatePostSuccess';
  /** As its author sees it. */
  readonly post: Post;
};

/** An amount, and a key by which it is begun once. */
export type CreateTopUpIntentInput = {
  /** 500 to 500,000. */
  readonly centavos: Scalars['Int']['input'];
  /** Made by the client; sending the same key again answers the same payment and begins no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/**
 * Refused as INVALID_INPUT, STEP_UP_REQUIRED, or PAYMENT_FAILED once the key's payment was closed; a RATE_LIMITED fault
 * after 20 in an hour, or too many refused cards.
 */
export type CreateTopUpIntentResult = CreateTopUpIntentSuccess | Refusal;

/** Nothing is charged before the browser pays it. */
export type CreateTopUpIntentSuccess = {
  readonly __typename?: 'CreateTopUpIntentSuccess';
  /** For the provider's script. */
  readonly intent: PaymentIntent;
};

/** A ZIP of everything of the viewer's. */
export type DataExport = Node & {
  readonly __typename?: 'DataExport';
  /** The file's size in bytes; null before it is READY. */
  readonly bytes: Maybe<Scalars['Float']['output']>;
  /** Number of finished parts among `total`. */
  readonly done: Scalars['Int']['output'];
  /** When the file is erased. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** For `openDataExport`. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The file's path, for a request with the viewer's session; null before it is READY. */
  readonly path: Maybe<Scalars['String']['output']>;
  /** READY is told by mail too. */
  readonly state: DataExportState;
  /** Things that go into it. */
  readonly total: Scalars['Int']['output'];
};

/** The state of a copy. */
export const DataExportState = {
  /** It came to nothing; another can be asked for. */
  Failed: 'FAILED',
  /** It waits for its turn. */
  Pending: 'PENDING',
  /** It can be downloaded until `expiresAt`. */
  Ready: 'READY',
  /** It is in the making; `done` grows. */
  Running: 'RUNNING'
} as const;

export type DataExportState = typeof DataExportState[keyof typeof DataExportState];
/** One decision for all: all cases or none. */
export type DecideModerationCasesInput = {
  /** Not RESTORE. */
  readonly decision: ModerationDecisionKind;
  /** 1 to 50 open ones. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** The reason that the author sees; it may differ from the reports'. */
  readonly reason: ReportReason;
  /** To the author, at most 2,000 characters; an ad that is taken down needs it. */
  readonly text?: Scalars['String']['input'];
  /** The end of a suspension; null for other decisions. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/**
 * Refused as NOT_ALLOWED for a party to a case, while another moderator has it, or once decided otherwise; as
 * INVALID_INPUT where the content differs or the decision does not fit.
 */
export type DecideModerationCasesResult = DecideModerationCasesSuccess | Refusal;

/** All are decided; deciding the same again changes nothing. */
export type DecideModerationCasesSuccess = {
  readonly __typename?: 'DecideModerationCasesSuccess';
  /** In the order of the ids, as they are now. */
  readonly cases: ReadonlyArray<ModerationCase>;
};

/** Without it the deletion is refused where there is money. */
export type DeleteAccountInput = {
  /** True if the member gives up the wallet's balance and the money that comes back from ads. */
  readonly acceptsBalance?: Scalars['Boolean']['input'];
};

/** Refused as STEP_UP_REQUIRED, or as INVALID_INPUT where wallet or ads hold money and `acceptsBalance` is not true. */
export type DeleteAccountResult = DeleteAccountSuccess | Refusal;

/** The account is hidden, its ads and sessions have ended; a mail tells how to keep it. */
export type DeleteAccountSuccess = {
  readonly __typename?: 'DeleteAccountSuccess';
  /** Seven days from the first time that it was asked for. */
  readonly deletesAt: Scalars['DateTime']['output'];
};

/** Refused as NOT_ALLOWED for what another member wrote. */
export type DeleteCommentResult = DeleteCommentSuccess | Refusal;

/** Its words are shown to no member any more. */
export type DeleteCommentSuccess = {
  readonly __typename?: 'DeleteCommentSuccess';
  /** The comment without text and author, if it has replies; null otherwise. */
  readonly comment: Maybe<Comment>;
  /** Ids that disappear: the comment, and a removed parent without other replies; empty if the comment had replies. */
  readonly goneIds: ReadonlyArray<Scalars['ID']['output']>;
  /** With its new comment count. */
  readonly post: Post;
  /** The comment above it, with its new reply count; null where there is none, or where it is gone as well. */
  readonly thread: Maybe<Comment>;
};

/** Refused as NOT_ALLOWED for another member's. */
export type DeletePostResult = DeletePostSuccess | Refusal;

/** It is not shown to any member any more. */
export type DeletePostSuccess = {
  readonly __typename?: 'DeletePostSuccess';
  /** To be taken off every list. */
  readonly id: Scalars['ID']['output'];
};

/** A browser's description of itself at sign-in. */
export type DeviceInput = {
  /** 32 random bytes in base64url that the browser made and keeps: by it the device is known again. */
  readonly secret?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** No refusal is expected. */
export type DismissSuggestionResult = DismissSuggestionSuccess | Refusal;

/** They are suggested no more. */
export type DismissSuggestionSuccess = {
  readonly __typename?: 'DismissSuggestionSuccess';
  /** To be taken off the list. */
  readonly profileId: Scalars['ID']['output'];
};

/** An address by which the browser downloads a file of the viewer's by itself, without a session. */
export type Download = {
  readonly __typename?: 'Download';
  /** Five minutes from now; it ends with the session that asked for it, too. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** A path of this site, with the ticket in it. */
  readonly path: Scalars['String']['output'];
};

/** No refusal is expected. */
export type EndOtherSessionsResult = EndOtherSessionsSuccess | Refusal;

/** The one that asked is the only one left. */
export type EndOtherSessionsSuccess = {
  readonly __typename?: 'EndOtherSessionsSuccess';
  /** Number of sessions that ended. */
  readonly ended: Scalars['Int']['output'];
};

/** A NOT_FOUND fault for a session that has ended or belongs to another member. No refusal is expected. */
export type EndSessionResult = EndSessionSuccess | Refusal;

/** It has ended, its sockets within seconds. */
export type EndSessionSuccess = {
  readonly __typename?: 'EndSessionSuccess';
  /** To be taken off the list. */
  readonly id: Scalars['ID']['output'];
};

/** No refusal is expected. */
export type FinishAdResult = FinishAdSuccess | Refusal;

/** It has ended. */
export type FinishAdSuccess = {
  readonly __typename?: 'FinishAdSuccess';
  /** The finished ad, with the money that went back. */
  readonly ad: Ad;
};

/** Five tries within five minutes of the password; then CHALLENGE_OVER. */
export type FinishLogInInput = {
  /** Of `SecondStepRequired`. */
  readonly challenge: Scalars['String']['input'];
  /** Six digits of the app, or a recovery code, in which case and dashes make no difference; neither counts twice. */
  readonly code: Scalars['String']['input'];
  /** As the password's was, so that the device is known again. */
  readonly device?: InputMaybe<DeviceInput>;
};

/**
 * Refused as INVALID_CODE, CHALLENGE_OVER or TOO_MANY_TRIES; with a passkey as INVALID_PASSKEY. ACCOUNT_LEAVING as by
 * password.
 */
export type FinishLogInResult = AccountLocked | LogInSuccess | Refusal;

/** The viewer's follow of a member. */
export const FollowState = {
  /** Sees what a private member publishes. */
  Following: 'FOLLOWING',
  /** Neither follows nor has asked. */
  None: 'NONE',
  /** Asked, and not answered yet. */
  Requested: 'REQUESTED'
} as const;

export type FollowState = typeof FollowState[keyof typeof FollowState];
/** A gender category: of a member, of the authors that a member prefers, and of the members that an ad targets. */
export const GenderCategory = {
  /** Men. */
  Homem: 'HOMEM',
  /** Women. */
  Mulher: 'MULHER',
  /** Trans people. */
  Trans: 'TRANS'
} as const;

export type GenderCategory = typeof GenderCategory[keyof typeof GenderCategory];
/** Refused as NOT_ALLOWED for all but the post's author. */
export type HideCommentResult = HideCommentSuccess | Refusal;

/** Hidden or shown as was asked. */
export type HideCommentSuccess = {
  readonly __typename?: 'HideCommentSuccess';
  /** As it reads now. */
  readonly comment: Comment;
};

/** The places in which a highlight shows a profile. */
export const HighlightType = {
  /** In Discover, among suggestions and in the feed. */
  Both: 'BOTH',
  /** At the top of Discover, and among suggestions. */
  Discover: 'DISCOVER',
  /** A card in the feed. */
  Feed: 'FEED'
} as const;

export type HighlightType = typeof HighlightType[keyof typeof HighlightType];
/** A picture: JPEG, PNG, WebP, AVIF or GIF was uploaded. */
export type Image = Media & {
  readonly __typename?: 'Image';
  /** For those who do not see it; empty when the author wrote nothing. */
  readonly alt: Scalars['String']['output'];
  /** Pixels, upright, of the uploaded picture. */
  readonly height: Scalars['Int']['output'];
  /** For `PostMediaInput.id` and the like, as long as nothing uses it. */
  readonly id: Scalars['ID']['output'];
  /** Narrowest first; the same picture in up to three widths. */
  readonly sources: ReadonlyArray<ImageSource>;
  /** Base64 ThumbHash, shown until the picture is there. */
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  /** Pixels, upright, of the uploaded picture; `sources` may be narrower. */
  readonly width: Scalars['Int']['output'];
};

/** The picture in one width. */
export type ImageSource = {
  readonly __typename?: 'ImageSource';
  /** Signed and expiring; relative to this site. */
  readonly url: Scalars['String']['output'];
  /** Pixels. */
  readonly width: Scalars['Int']['output'];
};

/** Refused as PAYMENT_REQUIRED; a NOT_FOUND fault where a block stands between the viewer and the owner. */
export type JoinCommunityResult = JoinCommunitySuccess | Refusal;

/** The viewer waits, or was in already. */
export type JoinCommunitySuccess = {
  readonly __typename?: 'JoinCommunitySuccess';
  /** With the viewer's `membership`. */
  readonly community: Community;
};

/** Refused as OWNER_CANNOT_LEAVE. */
export type LeaveCommunityResult = LeaveCommunitySuccess | Refusal;

/** The viewer is outside. */
export type LeaveCommunitySuccess = {
  readonly __typename?: 'LeaveCommunitySuccess';
  /** As it is seen from outside, with no `membership`. */
  readonly community: Community;
};

/** Ten wrong passwords of one account within 15 minutes, or 100 in a day, are TOO_MANY_TRIES. */
export type LogInInput = {
  /** Absent: the sign-in is one of an unknown device. */
  readonly device?: InputMaybe<DeviceInput>;
  /** Outer blanks and case make no difference. */
  readonly email: Scalars['String']['input'];
  /** Keeps an account that is about to be deleted. */
  readonly keepAccount?: Scalars['Boolean']['input'];
  /** As it was set, blanks included. */
  readonly password: Scalars['String']['input'];
};

/** Refused as INVALID_CREDENTIALS, ACCOUNT_LEAVING or TOO_MANY_TRIES. */
export type LogInResult = AccountLocked | LogInSuccess | Refusal | SecondStepRequired;

/** A new session; beyond 50 of an account the one that was not seen for longest ends. */
export type LogInSuccess = {
  readonly __typename?: 'LogInSuccess';
  /** To be kept by the browser: the token is told this once. */
  readonly session: Session;
};

/** A passkey of this site; it names its account by itself. */
export type LogInWithPasskeyInput = {
  /** Absent: the sign-in is one of an unknown device. */
  readonly device?: InputMaybe<DeviceInput>;
  /** The browser's answer, as JSON. */
  readonly response: Scalars['String']['input'];
};

/** Refused as CHALLENGE_OVER once the link was used or is over. No session is needed. */
export type MailLinkResult = MailLinkSuccess | Refusal;

/** Done, and the link is used up. */
export type MailLinkSuccess = {
  readonly __typename?: 'MailLinkSuccess';
  /** The account's address, for setting a new password. */
  readonly email: Scalars['String']['output'];
};

/** The last notification that the viewer has seen. */
export type MarkAllNotificationsReadInput = {
  /** The highest `sequence` on the screen: later notifications stay unread. */
  readonly upTo: Scalars['Int']['input'];
};

/** Refused as INVALID_INPUT for a negative number. */
export type MarkAllNotificationsReadResult = MarkAllNotificationsReadSuccess | Refusal;

/** They are read, in every tab. */
export type MarkAllNotificationsReadSuccess = {
  readonly __typename?: 'MarkAllNotificationsReadSuccess';
  /** The count after the change, with later notifications. */
  readonly unreadCount: UnreadNotificationCount;
};

/** No refusal is expected. */
export type MarkNotificationReadResult = MarkNotificationReadSuccess | Refusal;

/** It is read, in every tab. */
export type MarkNotificationReadSuccess = {
  readonly __typename?: 'MarkNotificationReadSuccess';
  /** As it is now. */
  readonly notification: Notification;
  /** As it is now. */
  readonly unreadCount: UnreadNotificationCount;
};

/** A stored file. URLs are signed and expire; ask again for fresh ones. */
export type Media = {
  /** A description of the picture for blind readers; empty if the author wrote none. */
  readonly alt: Scalars['String']['output'];
  /** Pixels, upright. */
  readonly height: Scalars['Int']['output'];
  /** The file's id; inputs of posts, ads, messages and profiles name a file by it. */
  readonly id: Scalars['ID']['output'];
  /** Base64 ThumbHash, shown until the picture is there; null for a video without a poster. */
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  /** Pixels, upright. */
  readonly width: Scalars['Int']['output'];
};

/** The viewer's place in a community. */
export type Membership = {
  readonly __typename?: 'Membership';
  /** Until when a month that could not be paid is tried. */
  readonly graceUntil: Maybe<Scalars['DateTime']['output']>;
  /** True if the viewer can pay the month that they owe: the owner sells, and no block stands between the two. */
  readonly isSold: Scalars['Boolean']['output'];
  /** The end of the paid month; null if the viewer pays none. */
  readonly paidUntil: Maybe<Scalars['DateTime']['output']>;
  /** The agreed price of a VIP month, in centavos; null if the viewer pays none. */
  readonly priceCents: Maybe<Scalars['Int']['output']>;
  /** MEMBER also while they wait, or are outside again. */
  readonly role: CommunityRole;
  /** PENDING and EXPIRED are outside, all others inside. */
  readonly status: MembershipStatus;
};

/** The state of a membership. */
export const MembershipStatus = {
  /** Inside; of a VIP community the next month is charged by itself. */
  Active: 'ACTIVE',
  /** Paid for until its end, and ends then. */
  CancelsAtEnd: 'CANCELS_AT_END',
  /** Outside again. */
  Expired: 'EXPIRED',
  /** Not paid for; seven days' grace. */
  PastDue: 'PAST_DUE',
  /** Has asked, and waits for an answer. */
  Pending: 'PENDING'
} as const;

export type MembershipStatus = typeof MembershipStatus[keyof typeof MembershipStatus];
/** A message, from the side of one of its two members. */
export type Message = Node & {
  readonly __typename?: 'Message';
  /** Made by the sender's client; null for the other member. */
  readonly clientId: Maybe<Scalars['ID']['output']>;
  /** The conversation's. */
  readonly conversationId: Scalars['ID']['output'];
  /** When it was stored. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** For `deleteMessageForMe` and for reporting it. */
  readonly id: Scalars['ID']['output'];
  /** Without sources while it is blurred. */
  readonly image: Maybe<Image>;
  /** A picture of a request that the viewer has not accepted. */
  readonly isBlurred: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The viewer's or the other member's id. */
  readonly senderId: Scalars['ID']['output'];
  /** 1, 2, 3 … in its conversation, without a gap. */
  readonly seq: Scalars['Int']['output'];
  /** Plain text; empty where there is only a picture. */
  readonly text: Scalars['String']['output'];
};

/** The last message of a conversation that reached a device. */
export type MessageArrival = {
  /** One of the viewer's. */
  readonly conversationId: Scalars['ID']['input'];
  /** The `seq` of the last message that has arrived. */
  readonly seq: Scalars['Int']['input'];
};

/** A page of one conversation's messages. */
export type MessageConnection = {
  readonly __typename?: 'MessageConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<MessageEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type MessageEdge = {
  readonly __typename?: 'MessageEdge';
  /** The message's sequence number, for `before` and `after`. */
  readonly cursor: Scalars['String']['output'];
  /** None that the viewer has deleted. */
  readonly node: Message;
};

/** A member's answer to a request. */
export const MessageRequestAnswer = {
  /** Moves it to the conversations; pictures are shown from then on. */
  Accept: 'ACCEPT',
  /** Takes it off the list, as read; the sender is not told. */
  Refuse: 'REFUSE',
  /** The same, and the two are invisible to each other from then on. */
  RefuseAndBlock: 'REFUSE_AND_BLOCK'
} as const;

export type MessageRequestAnswer = typeof MessageRequestAnswer[keyof typeof MessageRequestAnswer];
/** The state of the other member's first message as a request. */
export const MessageRequestState = {
  /** By the answer, or by writing back. */
  Accepted: 'ACCEPTED',
  /** It never had to: the viewer followed them, or wrote first. */
  None: 'NONE',
  /** It waits in `messageRequests`; reading and delivery are not told to the other. */
  Pending: 'PENDING',
  /** In no list; the other is not told. */
  Refused: 'REFUSED'
} as const;

export type MessageRequestState = typeof MessageRequestState[keyof typeof MessageRequestState];
/** The highlight or ad that its owner bought. */
export type ModerationAdEvidence = {
  readonly __typename?: 'ModerationAdEvidence';
  /** São Paulo day, counted. */
  readonly endDate: Scalars['Date']['output'];
  /** 'R$ 0,00', of all days. */
  readonly formattedTotal: Scalars['String']['output'];
  /** Null for a business ad. */
  readonly highlight: Maybe<HighlightType>;
  /** A business ad or a highlight. */
  readonly kind: AdKind;
  /** São Paulo day, counted. */
  readonly startDate: Scalars['Date']['output'];
  /** The gender categories that it targets. */
  readonly targets: ReadonlyArray<GenderCategory>;
};

/** A member asks for a decision to be looked at again. */
export type ModerationAppeal = {
  readonly __typename?: 'ModerationAppeal';
  /** The name of the member that appeals. */
  readonly authorName: Scalars['String']['output'];
  /** For `moderationCase`. */
  readonly caseId: Scalars['ID']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The decision that the author appeals against. */
  readonly decision: ModerationDecisionKind;
  /** The first moderator's words. */
  readonly decisionText: Scalars['String']['output'];
  /** The end of the seventh business day after that. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** For `answerModerationAppeal`. */
  readonly id: Scalars['ID']['output'];
  /** The name of the moderator that decided. */
  readonly moderatorName: Scalars['String']['output'];
  /** As the first moderator named it. */
  readonly reason: ReportReason;
  /** The kind of the object that was decided about. */
  readonly target: ReportTarget;
  /** The author's words. */
  readonly text: Scalars['String']['output'];
  /** False for who took the decision; a party to the case is refused all the same. */
  readonly viewerMayAnswer: Scalars['Boolean']['output'];
};

/** A page of open appeals. */
export type ModerationAppealConnection = {
  readonly __typename?: 'ModerationAppealConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<ModerationAppealEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type ModerationAppealEdge = {
  readonly __typename?: 'ModerationAppealEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** Not answered yet. */
  readonly node: ModerationAppeal;
};

/** The state of an appeal. */
export const ModerationAppealStatus = {
  /** The decision was undone. */
  Granted: 'GRANTED',
  /** Not answered yet. */
  Open: 'OPEN',
  /** The decision stands. */
  Upheld: 'UPHELD'
} as const;

export type ModerationAppealStatus = typeof ModerationAppealStatus[keyof typeof ModerationAppealStatus];
/** All reports about one object, and all decisions. */
export type ModerationCase = Node & {
  readonly __typename?: 'ModerationCase';
  /** Null where it is not known, as of a report of words alone. */
  readonly author: Maybe<ModerationPerson>;
  /** Decisions about the author in other cases, at most 20, the latest first. */
  readonly authorHistory: ReadonlyArray<ModerationPastDecision>;
  /** The moderator that works on it; the claim ends after 30 minutes without a decision. */
  readonly claimedBy: Maybe<ModerationPerson>;
  /** When it was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Null while it is open. */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The last; null while there is none. */
  readonly decision: Maybe<ModerationDecisionKind>;
  /** The first first; restorations among them. */
  readonly decisions: ReadonlyArray<ModerationDecision>;
  /** The earliest of its reports' deadlines: two hours or seven business days each; one business day for a review. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** Erased 180 days after the last decision or answered appeal, and never while an appeal is open. */
  readonly evidence: ModerationEvidence;
  /** For every mutation about it. */
  readonly id: Scalars['ID']['output'];
  /** The viewer has it in hand. */
  readonly isClaimedByViewer: Scalars['Boolean']['output'];
  /** Its author has deleted the post since; false for anything but a post. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** Opened because a file is on the list of known ones. */
  readonly isHash: Scalars['Boolean']['output'];
  /** Its pictures, or what stopped its upload, are on the list of those that no member may publish. */
  readonly isListed: Scalars['Boolean']['output'];
  /** Not decided yet. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Waits because it has not been published yet. */
  readonly isReview: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The gravest that was reported while it was open. */
  readonly reason: ReportReason;
  /** Number of reporters; several reports of one member count once. */
  readonly reportCount: Scalars['Int']['output'];
  /** Empty in lists, as the three below. */
  readonly reports: ReadonlyArray<ModerationReport>;
  /** Open cases of the same content, at most 50. */
  readonly sameCaseIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Decisions against the author that stand. */
  readonly strikes: Scalars['Int']['output'];
  /** The kind of the object. */
  readonly target: ReportTarget;
  /** The object's id; the object may be gone. */
  readonly targetId: Scalars['ID']['output'];
};

/** A page of cases. */
export type ModerationCaseConnection = {
  readonly __typename?: 'ModerationCaseConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<ModerationCaseEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type ModerationCaseEdge = {
  readonly __typename?: 'ModerationCaseEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** Without what `moderationCase` alone has. */
  readonly node: ModerationCase;
};

/** An absent value filters nothing. */
export type ModerationCaseFilter = {
  /** False: open ones alone; true: decided ones alone. */
  readonly isDecided?: Scalars['Boolean']['input'];
  /** Claimed by the viewer. */
  readonly mine?: Scalars['Boolean']['input'];
  /** Why there is a case. */
  readonly origin?: InputMaybe<ModerationOrigin>;
  /** The gravest that was reported. */
  readonly reason?: InputMaybe<ReportReason>;
  /** The kind of the object. */
  readonly target?: InputMaybe<ReportTarget>;
};

/** Refused as NOT_ALLOWED for a party, while another has it, or where it does not apply; as INVALID_INPUT. */
export type ModerationCaseResult = ModerationCaseSuccess | Refusal;

/** It is done, and written into the log. */
export type ModerationCaseSuccess = {
  readonly __typename?: 'ModerationCaseSuccess';
  /** As it is now, with reports and decisions. */
  readonly case: ModerationCase;
};

/** One of a case's decisions. */
export type ModerationDecision = {
  readonly __typename?: 'ModerationDecision';
  /** Null where the author has not appealed. */
  readonly appeal: Maybe<ModerationAppealStatus>;
  /** The second moderator's words; null while the appeal is OPEN. */
  readonly appealAnswer: Maybe<Scalars['String']['output']>;
  /** The author's words. */
  readonly appealText: Maybe<Scalars['String']['output']>;
  /** When it was taken. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The decision's id. */
  readonly id: Scalars['ID']['output'];
  /** RESTORE undoes the one before. */
  readonly kind: ModerationDecisionKind;
  /** For moderators alone. */
  readonly moderatorName: Scalars['String']['output'];
  /** As the moderator named it. */
  readonly reason: ReportReason;
  /** The moderator's words to the author; may be empty. */
  readonly text: Scalars['String']['output'];
  /** The end of a suspension, the end of the year 9999 for a ban; null for other decisions. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A decision of a case. */
export const ModerationDecisionKind = {
  /** The object is taken down and its author shut out for good. */
  Ban: 'BAN',
  /** Nothing is done; of what waited to be published: it is. */
  Dismiss: 'DISMISS',
  /** The decision before is undone; by `restoreModerationCase` or a granted appeal alone. */
  Restore: 'RESTORE',
  /** The object is taken down and its author shut out, for a year at most. */
  Suspend: 'SUSPEND',
  /** The object is not shown any more; of what waited to be published: it never is. */
  TakeDown: 'TAKE_DOWN',
  /** The author is told, and the object stays. */
  Warn: 'WARN'
} as const;

export type ModerationDecisionKind = typeof ModerationDecisionKind[keyof typeof ModerationDecisionKind];
/** The object as it was when it was reported. */
export type ModerationEvidence = {
  readonly __typename?: 'ModerationEvidence';
  /** Null of anything else. */
  readonly ad: Maybe<ModerationAdEvidence>;
  /** The messages just before the reported one, at most four. */
  readonly before: ReadonlyArray<ModerationEvidenceMessage>;
  /** When the object was made; null of words alone. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Its files, kept also where the author deletes them; addresses are for moderators alone. */
  readonly media: ReadonlyArray<Media>;
  /** Pictures of a reported profile; empty for other objects. */
  readonly pictureUrls: ReadonlyArray<Scalars['String']['output']>;
  /** The reported post, or the reported comment's post; null otherwise. */
  readonly postId: Maybe<Scalars['ID']['output']>;
  /** The words; of a business ad its link, of a highlight the bio. */
  readonly text: Scalars['String']['output'];
  /**
   * A profile's name and nickname, a community's name, a business ad's title, or the address of an anonymous report; null
   * otherwise.
   */
  readonly title: Maybe<Scalars['String']['output']>;
};

/** One of at most four, the oldest first. */
export type ModerationEvidenceMessage = {
  readonly __typename?: 'ModerationEvidenceMessage';
  /** True for a message of the reported message's author, false for the other member's. */
  readonly byAuthor: Scalars['Boolean']['output'];
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Empty where there was only a picture. */
  readonly text: Scalars['String']['output'];
};

/** The figures of a São Paulo month. */
export type ModerationFigures = {
  readonly __typename?: 'ModerationFigures';
  /** Made in the month. */
  readonly appeals: Scalars['Int']['output'];
  /** Granted in the month, whenever they were made. */
  readonly appealsGranted: Scalars['Int']['output'];
  /** Among objects that waited for publication. */
  readonly approved: Scalars['Int']['output'];
  /** BAN decisions. */
  readonly banned: Scalars['Int']['output'];
  /** The gravest first. */
  readonly byReason: ReadonlyArray<ModerationReasonFigures>;
  /** Cases that were closed, withdrawn reviews among them. */
  readonly decided: Scalars['Int']['output'];
  /** DISMISS decisions; without what waited to be published. */
  readonly dismissed: Scalars['Int']['output'];
  /** Number of decided cases that met their deadline. */
  readonly inTime: Scalars['Int']['output'];
  /** Minutes from a case's opening to its end; null where none was closed. */
  readonly medianMinutes: Maybe<Scalars['Int']['output']>;
  /** YYYY-MM. */
  readonly month: Scalars['String']['output'];
  /** Among objects that waited for publication. */
  readonly refused: Scalars['Int']['output'];
  /** Number of reports; several reports of one member in a case count once. */
  readonly reports: Scalars['Int']['output'];
  /** Decisions that were undone in the month. */
  readonly restored: Scalars['Int']['output'];
  /** Uploads that resembled a picture on the list. */
  readonly stopped: Scalars['Int']['output'];
  /** SUSPEND decisions. */
  readonly suspended: Scalars['Int']['output'];
  /** TAKE_DOWN decisions; without what waited to be published. */
  readonly takenDown: Scalars['Int']['output'];
  /** WARN decisions. */
  readonly warned: Scalars['Int']['output'];
};

/** A page of the log. */
export type ModerationLogConnection = {
  readonly __typename?: 'ModerationLogConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<ModerationLogEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type ModerationLogEdge = {
  readonly __typename?: 'ModerationLogEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** One act. */
  readonly node: ModerationLogEntry;
};

/** One act: its actor, time, case and subject. */
export type ModerationLogEntry = {
  readonly __typename?: 'ModerationLogEntry';
  /** A decision's kind, or such as REPORTED, CLAIMED, APPEALED, MESSAGES_SEEN or LOG_EXPORTED. */
  readonly action: Scalars['String']['output'];
  /** Null where it was the platform's own doing. */
  readonly actorName: Maybe<Scalars['String']['output']>;
  /** Null where it is about none. */
  readonly caseId: Maybe<Scalars['ID']['output']>;
  /** When it was done. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** JSON. */
  readonly detail: Scalars['String']['output'];
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** The member that it concerns; null if it concerns none. */
  readonly subjectName: Maybe<Scalars['String']['output']>;
  /** Null where it is about no object. */
  readonly target: Maybe<ReportTarget>;
};

/** A file to be saved by the browser. */
export type ModerationLogFile = {
  readonly __typename?: 'ModerationLogFile';
  /** Text. */
  readonly content: Scalars['String']['output'];
  /** The file name to suggest. */
  readonly name: Scalars['String']['output'];
  /** Its media type. */
  readonly type: Scalars['String']['output'];
};

/** The format of an exported log. */
export const ModerationLogFormat = {
  /** With a line of names; no cell is read as a formula. */
  Csv: 'CSV',
  /** One object a line. */
  JsonLines: 'JSON_LINES'
} as const;

export type ModerationLogFormat = typeof ModerationLogFormat[keyof typeof ModerationLogFormat];
/** A decision against the viewer, as the viewer may see it. */
export type ModerationNotice = Node & {
  readonly __typename?: 'ModerationNotice';
  /** Null where the author has not appealed. */
  readonly appeal: Maybe<ModerationAppealStatus>;
  /** The second moderator's words; null while the appeal is OPEN. */
  readonly appealAnswer: Maybe<Scalars['String']['output']>;
  /** The author's words; null if they have not appealed. */
  readonly appealText: Maybe<Scalars['String']['output']>;
  /** When it was decided. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** DISMISS only of what waited to be published; never RESTORE, which shows in `isUndone`. */
  readonly decision: ModerationDecisionKind;
  /** The first 200 characters of the object's text at the time of the report; may be empty. */
  readonly excerpt: Scalars['String']['output'];
  /** The decision's id, for `appealModeration`. */
  readonly id: Scalars['ID']['output'];
  /** It waited to be published. */
  readonly isReview: Scalars['Boolean']['output'];
  /** By a moderator, or an appeal that was granted. */
  readonly isUndone: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** As the moderator named it. */
  readonly reason: ReportReason;
  /** The kind of the object. */
  readonly target: ReportTarget;
  /** The object's id; an object that was taken down cannot be opened. */
  readonly targetId: Scalars['ID']['output'];
  /** The moderator's words to the author; may be empty. */
  readonly text: Scalars['String']['output'];
  /** The end of a suspension; null for other decisions. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A page of decisions against the viewer. */
export type ModerationNoticeConnection = {
  readonly __typename?: 'ModerationNoticeConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<ModerationNoticeEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type ModerationNoticeEdge = {
  readonly __typename?: 'ModerationNoticeEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** Also one that was undone. */
  readonly node: ModerationNotice;
};

/** Why there is a case. */
export const ModerationOrigin = {
  /** A file of it is on the list of known ones. */
  Hash: 'HASH',
  /** It was reported. */
  Report: 'REPORT',
  /** It waits to be published. */
  Review: 'REVIEW'
} as const;

export type ModerationOrigin = typeof ModerationOrigin[keyof typeof ModerationOrigin];
/** A decision about the same author in another case. */
export type ModerationPastDecision = {
  readonly __typename?: 'ModerationPastDecision';
  /** Null where the author has not appealed. */
  readonly appeal: Maybe<ModerationAppealStatus>;
  /** For `moderationCase`. */
  readonly caseId: Scalars['ID']['output'];
  /** When it was decided. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Never RESTORE, which shows in `isUndone`. */
  readonly decision: ModerationDecisionKind;
  /** The decision's id. */
  readonly id: Scalars['ID']['output'];
  /** It had waited to be published. */
  readonly isReview: Scalars['Boolean']['output'];
  /** By a moderator, or an appeal that was granted. */
  readonly isUndone: Scalars['Boolean']['output'];
  /** As the moderator named it. */
  readonly reason: ReportReason;
  /** The kind of the object. */
  readonly target: ReportTarget;
};

/** An author, or the moderator that claimed a case. */
export type ModerationPerson = {
  readonly __typename?: 'ModerationPerson';
  /** As `Profile.id`; the profile may be hidden. */
  readonly id: Scalars['ID']['output'];
  /** Until when they are shut out, of a ban the end of the year 9999; null where they are not, and of `claimedBy`. */
  readonly lockedUntil: Maybe<Scalars['DateTime']['output']>;
  /** As it is now. */
  readonly name: Scalars['String']['output'];
  /** As it is now; empty of `claimedBy`. */
  readonly nickname: Scalars['String']['output'];
};

/** The month's figures of one reason. */
export type ModerationReasonFigures = {
  readonly __typename?: 'ModerationReasonFigures';
  /** Only reasons that there were. */
  readonly reason: ReportReason;
  /** Decisions that took something down; without what waited to be published. */
  readonly removed: Scalars['Int']['output'];
  /** As `ModerationFigures.reports`. */
  readonly reports: Scalars['Int']['output'];
};

/** One report. A case lists at most 100, oldest first. */
export type ModerationReport = {
  readonly __typename?: 'ModerationReport';
  /** The address that an anonymous reporter left; null otherwise. */
  readonly contact: Maybe<Scalars['String']['output']>;
  /** When it was filed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The report's id. */
  readonly id: Scalars['ID']['output'];
  /** The number of an anonymous report; null otherwise. */
  readonly protocol: Maybe<Scalars['String']['output']>;
  /** Its own; the case has the gravest. */
  readonly reason: ReportReason;
  /** Null for an anonymous report, and for an erased reporter. */
  readonly reporterName: Maybe<Scalars['String']['output']>;
  /** May be empty. */
  readonly text: Scalars['String']['output'];
};

/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Lets the viewer in at once, by the token of an invite. */
  readonly acceptCommunityInvite: AcceptCommunityInviteResult;
  /** Comments on a post that the viewer may see, or answers a comment of it; a NOT_FOUND fault otherwise. */
  readonly addComment: AddCommentResult;
  /** Stores what the browser made of `startPasskeyRegistration`; at most ten. Asks for a fresh proof (STEP_UP_REQUIRED). */
  readonly addPasskey: AccountSecurityResult;
  /** Answers an offer to the viewer. On a yes the viewer owns the community, and the last owner stays as moderator. */
  readonly answerCommunityOffer: AnswerCommunityOfferResult;
  /** Owner and moderators; approving twice is once. */
  readonly answerCommunityRequest: AnswerCommunityRequestResult;
  /** Lets in who asked to follow, or refuses; a follower stays one. They are not told of a no. */
  readonly answerFollowRequest: AnswerFollowRequestResult;
  /** A later answer takes the place of an earlier one. Accepting is told live to both, refusing to the viewer alone. */
  readonly answerMessageRequest: AnswerMessageRequestResult;
  /** By anybody but who took the decision. */
  readonly answerModerationAppeal: ModerationCaseResult;
  /** Appeals for a suspended or banned member. No session is needed. */
  readonly appealAccountLock: AppealModerationResult;
  /** Has a person look again where a check was refused (canAppeal). */
  readonly appealAgeCheck: AgeCheckResult;
  /** Has another moderator look at a decision again; once per decision, again changes nothing. */
  readonly appealModeration: AppealModerationResult;
  /** Ends a VIP membership at the end of the paid month, or at once if no month is paid. */
  readonly cancelCommunitySubscription: CancelCommunitySubscriptionResult;
  /** Cancels a VIP membership of a community that the viewer may not see now. */
  readonly cancelVipSubscription: CancelVipSubscriptionResult;
  /** Sets a new password and ends all of the viewer's sessions but the one that asks. */
  readonly changePassword: ChangePasswordResult;
  /** The state of an anonymous report. */
  readonly checkReportProtocol: CheckReportProtocolResult;
  /** Takes an open case in hand for 30 minutes, or puts one's own down. */
  readonly claimModerationCase: ModerationCaseResult;
  /** Closes the community for good and hides it with everything in it. Only the owner may. */
  readonly closeCommunity: CloseCommunityResult;
  /** Makes the ad that a card has paid; again answers the same ad. A Refusal PAYMENT_FAILED where nothing was paid. */
  readonly confirmBusinessAdPayment: PublishAdResult;
  /**
   * Makes the viewer's address theirs for sure. Refused as INVALID_CODE, also where another account has confirmed it by
   * now.
   */
  readonly confirmEmail: AccountSecurityResult;
  /**
   * Puts the new address in place of the one before; that one, if it was confirmed, gets a link that takes it back for
   * 14 days. Asks for a fresh proof (STEP_UP_REQUIRED).
   */
  readonly confirmEmailChange: AccountSecurityResult;
  /** Proves once more who the viewer is: by password where there is no second factor, by code or passkey otherwise. */
  readonly confirmIdentity: ConfirmIdentityResult;
  /** Makes the boost that a card has paid; again answers the same ad. A post that is gone by then is PAID_INTO_WALLET. */
  readonly confirmPostAdPayment: PublishAdResult;
  /** The same for a highlight. */
  readonly confirmProfileAdPayment: PublishAdResult;
  /** Asks now for what the provider tells us a moment later anyway; confirming twice credits once. */
  readonly confirmTopUp: ConfirmTopUpResult;
  /** Begins a card payment of the price. A payment that buys no ad stays in the wallet. */
  readonly createBusinessAdIntent: CreateAdIntentResult;
  /** Only PROFISSIONAL members may. */
  readonly createCommunity: CreateCommunityResult;
  /** Owner and moderators of a private community. */
  readonly createCommunityInvite: CreateCommunityInviteResult;
  /**
   * Begins a payment by Pix that adds to the balance, R$ 5,00 to R$ 5.000,00. It is credited whenever it is paid, also
   * after its code has expired.
   */
  readonly createPixTopUp: CreatePixTopUpResult;
  /**
   * Publishes at once, or once a moderator has approved it (`Post.isInReview`). A NOT_FOUND fault for a community that the
   * viewer is not inside.
   */
  readonly createPost: CreatePostResult;
  /** Begins a card payment of what the wallet lacks for a boost. */
  readonly createPostAdIntent: CreateAdIntentResult;
  /** The same for a highlight. */
  readonly createProfileAdIntent: CreateAdIntentResult;
  /** Begins a card payment that adds R$ 5,00 to R$ 5.000,00 to the balance. A paid amount is credited in any case. */
  readonly createTopUpIntent: CreateTopUpIntentResult;
  /** Decides cases: several only where the content is the same. */
  readonly decideModerationCases: DecideModerationCasesResult;
  /** Hides the account at once, ends its sessions, and erases it after seven days unless its member signs in to keep it. */
  readonly deleteAccount: DeleteAccountResult;
  /** Deletes the viewer's own comment. If it has replies, it stays without text and author. */
  readonly deleteComment: DeleteCommentResult;
  /**
   * Deletes the conversation for the viewer alone. A new message brings it back. Returns the conversation without
   * messages.
   */
  readonly deleteConversationForMe: Conversation;
  /** The other member keeps it. Answers the conversation, whose last message may be another now. */
  readonly deleteMessageForMe: Conversation;
  /** One's own, also where one may not see it any more. A NOT_FOUND fault where it is gone already. */
  readonly deletePost: DeletePostResult;
  /** Recovery codes go with it; passkeys stay. Asks for a fresh proof (STEP_UP_REQUIRED). */
  readonly disableTwoStep: AccountSecurityResult;
  /** Deletes a file that no post uses yet. */
  readonly discardMedia: Scalars['Boolean']['output'];
  /** They are never suggested to the viewer again. */
  readonly dismissSuggestion: DismissSuggestionResult;
  /** Ends every session, by the link of the mail about a new device, and takes away the factors that were added since. */
  readonly disownSession: MailLinkResult;
  /** Puts the secret of `startTwoStep` in use. Asks for a fresh proof (STEP_UP_REQUIRED); a wrong code is INVALID_CODE. */
  readonly enableTwoStep: RecoveryCodesResult;
  /** Ends all of the viewer's sessions but the one that asks. */
  readonly endOtherSessions: EndOtherSessionsResult;
  /** Ends one of the viewer's sessions, its sockets included. */
  readonly endSession: EndSessionResult;
  /** Ends an ad; all its money comes back before it is approved, then that of whole days not begun. Twice is once. */
  readonly finishAd: FinishAdResult;
  /** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
  readonly finishLogIn: FinishLogInResult;
  /** The state wanted, not a flip: only the post's author may hide a comment, or show it again. */
  readonly hideComment: HideCommentResult;
  /** Asks to be let in; asking again changes nothing. A VIP community answers PAYMENT_REQUIRED. */
  readonly joinCommunity: JoinCommunityResult;
  /** By the link of the mail about an account that is about to be deleted: it is kept. */
  readonly keepAccount: MailLinkResult;
  /** Leaves, or takes back a request. The owner cannot. */
  readonly leaveCommunity: LeaveCommunityResult;
  /** Adds the pictures of an object that was taken down to the list of pictures that cannot be published, or removes them. */
  readonly listModerationCasePictures: ModerationCaseResult;
  /** Signs in with e-mail and password. A wrong one is INVALID_CREDENTIALS, whether or not the address has an account. */
  readonly logIn: LogInResult;
  /** Signs in without a password. */
  readonly logInWithPasskey: FinishLogInResult;
  /** Ends the session of the request's token; true also when it had ended already. */
  readonly logOut: Scalars['Boolean']['output'];
  /** Marks all up to a sequence, in whatever page they stand. */
  readonly markAllNotificationsRead: MarkAllNotificationsReadResult;
  /** Tells senders that their messages have reached a device of the viewer. At most 50; never backwards. */
  readonly markDelivered: Scalars['Boolean']['output'];
  /** Marking it again changes nothing; a NOT_FOUND fault for one that is not the viewer's, or is gone. */
  readonly markNotificationRead: MarkNotificationReadResult;
  /** Never backwards; marking twice changes nothing. */
  readonly markRead: Conversation;
  /**
   * Only the owner may, to a PROFISSIONAL member of it, one at a time; to the same one again changes nothing. The offer
   * stands for fourteen days, and nothing changes before it is accepted.
   */
  readonly offerCommunity: OfferCommunityResult;
  /** The conversation with a member, made on first asking; it is on neither member's list before its first message. */
  readonly openConversation: OpenConversationResult;
  /**
   * Returns an address at which the browser downloads the copy. A NOT_FOUND fault for a copy that is gone or another
   * member's; it needs a fresh proof like `requestDataExport`.
   */
  readonly openDataExport: OpenDataExportResult;
  /** Returns an address at which the browser downloads, as CSV, the rows of `payments` with the same filter. */
  readonly openPaymentsTable: OpenPaymentsTableResult;
  /** Buys a business ad from the wallet. A Refusal INSUFFICIENT_BALANCE where that does not hold its price. */
  readonly publishBusinessAd: PublishAdResult;
  /** Boosts a public post of the viewer from the wallet. A Refusal PRICE_CHANGED where the viewer saw another price. */
  readonly publishPostAd: PublishAdResult;
  /** Buys a highlight of the viewer's profile from the wallet. */
  readonly publishProfileAd: PublishAdResult;
  /** Counts that a highlight was followed; business ads are followed by their `clickUrl`. */
  readonly recordAdClick: Scalars['Boolean']['output'];
  /** Counts that others' ads were seen, one id each time; at most 50. Answers how many counted. */
  readonly recordAdViews: Scalars['Int']['output'];
  /**
   * Counts that posts were seen: once per viewer (member or anonymous id), post and day in São Paulo.
   * Unknown posts are passed over; at most 50 at a time. Answers how many were new.
   */
  readonly recordPostViews: Scalars['Int']['output'];
  /**
   * Gives the unspent rest of a card payment back to its card, within seven days. Money that becomes free later can
   * follow. The same key returns the same refund. Refused as NOT_REFUNDABLE, or as REFUND_REFUSED if the card does not
   * take it.
   */
  readonly refundPayment: RefundPaymentResult;
  /** Signs up and, on success, signs in. */
  readonly register: RegisterResult;
  /** Owner and moderators; only the owner may remove a moderator. */
  readonly removeCommunityMember: RemoveCommunityMemberResult;
  /** They are not told. */
  readonly removeFollower: RemoveFollowerResult;
  /**
   * Removes a passkey. It needs a fresh proof (STEP_UP_REQUIRED). A NOT_FOUND fault for a passkey that is not the
   * viewer's.
   */
  readonly removePasskey: AccountSecurityResult;
  /** Renames a passkey. It needs no fresh proof. A NOT_FOUND fault for a passkey that is not the viewer's. */
  readonly renamePasskey: AccountSecurityResult;
  /** Ten new codes in place of the old ones. */
  readonly renewRecoveryCodes: RecoveryCodesResult;
  /**
   * Reports an object. A report joins its open case, and opens a new case after a decision. A NOT_FOUND fault for an
   * object that the viewer may not see.
   */
  readonly report: ReportResult;
  /** For a person without an account. No session is needed. */
  readonly reportAnonymously: ReportAnonymouslyResult;
  /**
   * Has a copy of everything of the viewer's made. While one is in the making, or there, that is the answer. Asks for a
   * fresh proof of who the viewer is (STEP_UP_REQUIRED), as deletion does.
   */
  readonly requestDataExport: RequestDataExportResult;
  /** Sends a code by mail. The answer is the same whether or not the address has an account. */
  readonly requestPasswordReset: RequestPasswordResetResult;
  /** Sets a new password with the code and ends every session of the account. */
  readonly resetPassword: ResetPasswordResult;
  /** Undoes what a case last came to, and grants an open appeal with it; again changes nothing. */
  readonly restoreModerationCase: ModerationCaseResult;
  /** Takes the cancellation back, before it took effect. */
  readonly resumeCommunitySubscription: ResumeCommunitySubscriptionResult;
  /** Revokes an invite. Owner and moderators may; members that used it stay. A NOT_FOUND fault if it was revoked already. */
  readonly revokeCommunityInvite: RevokeCommunityInviteResult;
  /** Sends the code that confirms the viewer's address. */
  readonly sendEmailCode: SendEmailCodeResult;
  /** Sends a message. A first message to a member that does not follow back is a request; writing back accepts a request. */
  readonly sendMessage: SendMessageResult;
  /** The two are invisible to each other from then on, and follow each other no more. */
  readonly setBlock: SetBlockResult;
  /** Sets a member's role. Only the owner may. OWNER is refused: `offerCommunity` hands a community over. */
  readonly setCommunityRole: SetCommunityRoleResult;
  /** Keeps its messages out of `unreadMessages`; the other member is not told. */
  readonly setConversationMuted: Conversation;
  /** The state wanted, not a flip; a private member is asked. */
  readonly setFollow: SetFollowResult;
  /** Keeps their posts out of the viewer's home timeline; no other member sees a difference. */
  readonly setMute: SetMuteResult;
  /**
   * Makes the viewer's profile PROFISSIONAL, or FREE again, at once and free of charge. FREE is refused as HAS_SUBSCRIBERS
   * while a community of theirs has paying members, and ends the renewal of the VIP months that they pay.
   */
  readonly setProfileType: SetProfileTypeResult;
  /** Sets a post or a comment on fire, or takes that back. A NOT_FOUND fault where it is not to be seen. */
  readonly setReaction: SetReactionResult;
  /** Passed on where both show it and no request between them waits or was refused; nothing is stored. */
  readonly setTyping: Scalars['Boolean']['output'];
  /** Begins a check of the viewer's age at the provider; any that was under way before does not count any more. */
  readonly startAgeCheck: AgeCheckResult;
  /** Sends a code to the new address, and says the same whether or not it has an account. */
  readonly startEmailChange: SendEmailCodeResult;
  /** The argument of `navigator.credentials.get`, as JSON, for signing in and for `confirmIdentity`. */
  readonly startPasskey: StartPasskeyResult;
  /** The argument of `navigator.credentials.create`, as JSON. */
  readonly startPasskeyRegistration: StartPasskeyResult;
  /** A new secret for an authenticator app; it counts once `enableTwoStep` has seen a code of it. */
  readonly startTwoStep: StartTwoStepResult;
  /**
   * Pays a month of a VIP community from the wallet and enters; a PAST_DUE member pays the month that they owe, and a
   * member with a paid month pays nothing. Refused as INSUFFICIENT_BALANCE, or as PRICE_CHANGED if `priceCents` is not the
   * price of a month.
   */
  readonly subscribeToCommunity: SubscribeToCommunityResult;
  /** Undoes the deletion of a shut-out member's account, which they cannot undo by signing in. */
  readonly undoAccountDeletion: UndoAccountDeletionResult;
  /** By the link that went to the address before. Ends every session. */
  readonly undoEmailChange: MailLinkResult;
  /** By the link of the mail about a passkey, a second step or recovery codes that were added: the same. */
  readonly undoFactor: MailLinkResult;
  /** Changes the named settings, for all conversations at once. */
  readonly updateChatSettings: ChatSettings;
  /** Only the owner may. The kind stays what it is. */
  readonly updateCommunity: UpdateCommunityResult;
  /** Switches kinds on and off. Earlier notifications stay. */
  readonly updateNotificationPreferences: UpdateNotificationPreferencesResult;
  /** Changes all that is named, or nothing. */
  readonly updateProfile: UpdateProfileResult;
  /** Stores one file for a later post. A file without a post is deleted after a day. */
  readonly uploadMedia: UploadMediaResult;
  /** Only the owner may; where there is no offer, that is as good. */
  readonly withdrawCommunityOffer: WithdrawCommunityOfferResult;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationAcceptCommunityInviteArgs = {
  input: AcceptCommunityInviteInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationAnswerCommunityOfferArgs = {
  input: AnswerCommunityOfferInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationAnswerCommunityRequestArgs = {
  input: AnswerCommunityRequestInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationAnswerFollowRequestArgs = {
  accept: Scalars['Boolean']['input'];
  profileId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationAnswerMessageRequestArgs = {
  answer: MessageRequestAnswer;
  conversationId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationAnswerModerationAppealArgs = {
  input: AnswerModerationAppealInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationAppealAccountLockArgs = {
  input: AppealAccountLockInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationAppealModerationArgs = {
  input: AppealModerationInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCancelCommunitySubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCancelVipSubscriptionArgs = {
  communityId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationChangePasswordArgs = {
  newPassword: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCheckReportProtocolArgs = {
  input: CheckReportProtocolInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationClaimModerationCaseArgs = {
  claimed: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCloseCommunityArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationConfirmBusinessAdPaymentArgs = {
  input: BusinessAdInput;
  paymentIntentId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationConfirmEmailArgs = {
  code: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationConfirmEmailChangeArgs = {
  code: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationConfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationConfirmPostAdPaymentArgs = {
  input: PostAdInput;
  paymentIntentId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationConfirmProfileAdPaymentArgs = {
  input: ProfileAdInput;
  paymentIntentId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationConfirmTopUpArgs = {
  paymentIntentId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCreateBusinessAdIntentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: BusinessAdInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCreateCommunityArgs = {
  input: CreateCommunityInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCreateCommunityInviteArgs = {
  input: CreateCommunityInviteInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCreatePixTopUpArgs = {
  input: CreatePixTopUpInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCreatePostAdIntentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: PostAdInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCreateProfileAdIntentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: ProfileAdInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCreateTopUpIntentArgs = {
  input: CreateTopUpIntentInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationDecideModerationCasesArgs = {
  input: DecideModerationCasesInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationDeleteConversationForMeArgs = {
  conversationId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationDeleteMessageForMeArgs = {
  conversationId: Scalars['ID']['input'];
  messageId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationDeletePostArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationDiscardMediaArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationDismissSuggestionArgs = {
  profileId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationDisownSessionArgs = {
  token: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationEnableTwoStepArgs = {
  code: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationFinishAdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationFinishLogInArgs = {
  input: FinishLogInInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationHideCommentArgs = {
  hidden?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  postId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationJoinCommunityArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationKeepAccountArgs = {
  token: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationLeaveCommunityArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationListModerationCasePicturesArgs = {
  id: Scalars['ID']['input'];
  listed: Scalars['Boolean']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationLogInWithPasskeyArgs = {
  input: LogInWithPasskeyInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationMarkAllNotificationsReadArgs = {
  input: MarkAllNotificationsReadInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationMarkDeliveredArgs = {
  arrivals: ReadonlyArray<MessageArrival>;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationMarkReadArgs = {
  conversationId: Scalars['ID']['input'];
  seq: Scalars['Int']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationOfferCommunityArgs = {
  input: OfferCommunityInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationOpenConversationArgs = {
  memberId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationOpenDataExportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationOpenPaymentsTableArgs = {
  filter?: InputMaybe<PaymentFilter>;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationPublishBusinessAdArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: BusinessAdInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationPublishPostAdArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: PostAdInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationPublishProfileAdArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: ProfileAdInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRecordAdClickArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRecordAdViewsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRecordPostViewsArgs = {
  input: RecordPostViewsInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRefundPaymentArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRemoveCommunityMemberArgs = {
  input: RemoveCommunityMemberInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRemoveFollowerArgs = {
  profileId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationReportArgs = {
  input: ReportInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationReportAnonymouslyArgs = {
  input: ReportAnonymouslyInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRestoreModerationCaseArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationResumeCommunitySubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationRevokeCommunityInviteArgs = {
  input: RevokeCommunityInviteInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationSetBlockArgs = {
  blocked: Scalars['Boolean']['input'];
  profileId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationSetCommunityRoleArgs = {
  input: SetCommunityRoleInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationSetConversationMutedArgs = {
  conversationId: Scalars['ID']['input'];
  muted: Scalars['Boolean']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationSetFollowArgs = {
  following: Scalars['Boolean']['input'];
  profileId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationSetMuteArgs = {
  muted: Scalars['Boolean']['input'];
  profileId: Scalars['ID']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationSetProfileTypeArgs = {
  profileType: ProfileType;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationSetReactionArgs = {
  input: SetReactionInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationSetTypingArgs = {
  conversationId: Scalars['ID']['input'];
  typing: Scalars['Boolean']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationStartEmailChangeArgs = {
  email: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationSubscribeToCommunityArgs = {
  input: SubscribeToCommunityInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationUndoEmailChangeArgs = {
  token: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationUndoFactorArgs = {
  token: Scalars['String']['input'];
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationUpdateChatSettingsArgs = {
  input: ChatSettingsInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationUpdateCommunityArgs = {
  input: UpdateCommunityInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationUpdateNotificationPreferencesArgs = {
  input: UpdateNotificationPreferencesInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationUploadMediaArgs = {
  input: UploadMediaInput;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationWithdrawCommunityOfferArgs = {
  id: Scalars['ID']['input'];
};

/**
 * An object that `Query.node` returns by a global id. `id` alone names an object only together with its type: a `Profile`
 * and the `Viewer` share theirs.
 */
export type Node = {
  /** The id within its type, for the fields and mutations of this type. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node` and as a cache key. It is opaque, does not change, and names the object's type. */
  readonly nodeId: Scalars['ID']['output'];
};

/** The events of one kind and one target in a São Paulo day: 'Ana e mais 3 reagiram ao seu post'. */
export type Notification = {
  readonly __typename?: 'Notification';
  /** All of them; 0 where it is no member's doing. */
  readonly actorCount: Scalars['Int']['output'];
  /** At most three, the latest first; none where it is no member's doing. */
  readonly actors: ReadonlyArray<Profile>;
  /** When it was first told, or another member joined it last. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The latest comment it tells of. */
  readonly commentId: Maybe<Scalars['ID']['output']>;
  /** Null where it is about none. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** As it is called now; null with `communityId`. */
  readonly communityName: Maybe<Scalars['String']['output']>;
  /** Set for MESSAGE_REQUEST; null for other kinds. */
  readonly conversationId: Maybe<Scalars['ID']['output']>;
  /** A few words more: the name of the ad, the amount, the reason. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /** The beginning of the comment or the post. */
  readonly excerpt: Maybe<Scalars['String']['output']>;
  /** For `markNotificationRead`; another day's about the same target has another. */
  readonly id: Scalars['ID']['output'];
  /** False again when another member joins it. */
  readonly isRead: Scalars['Boolean']['output'];
  /** Says which of the fields below there are. */
  readonly kind: NotificationKind;
  /** Null where it is about none. */
  readonly postId: Maybe<Scalars['ID']['output']>;
  /** The viewer's number of its latest change; the higher, the later. */
  readonly sequence: Scalars['Int']['output'];
  /** The object's id. For kinds without a field of their own below, such as those of ads, it is the only reference. */
  readonly targetId: Scalars['ID']['output'];
  /** The top-level comment of that one's thread. */
  readonly threadId: Maybe<Scalars['ID']['output']>;
};

/** A page of the viewer's notifications. */
export type NotificationConnection = {
  readonly __typename?: 'NotificationConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<NotificationEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type NotificationEdge = {
  readonly __typename?: 'NotificationEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** A notification whose target the viewer may still see. */
  readonly node: Notification;
};

/** The event. Each kind can be switched off except WALLET_DEBITED and the last three. */
export const NotificationKind = {
  /** An ad of the viewer's was approved. */
  AdApproved: 'AD_APPROVED',
  /** The last day of an ad is over, or it was ended because the account was shut out. */
  AdEnded: 'AD_ENDED',
  /** An ad of the viewer's was refused, and the money went back. */
  AdRefused: 'AD_REFUSED',
  /** A post of the viewer's was commented on. */
  Comment: 'COMMENT',
  /** A comment of the viewer's was set on fire. */
  CommentReaction: 'COMMENT_REACTION',
  /** The answer to the viewer's request to join: `detail` is aprovado or recusado. */
  CommunityAnswer: 'COMMUNITY_ANSWER',
  /**
   * A community is offered to the viewer, or an offer ended: `detail` is aceita, recusada, cancelada or vencida, or
   * herdada if the viewer inherits it from an erased owner.
   */
  CommunityOffer: 'COMMUNITY_OFFER',
  /** Members ask to be let into a community that the viewer owns or moderates; it goes once they are answered. */
  CommunityRequest: 'COMMUNITY_REQUEST',
  /** A member followed the viewer, whose profile is not private. */
  Follow: 'FOLLOW',
  /** A member asked to follow the viewer, whose profile is private. It disappears once the viewer has answered. */
  FollowRequest: 'FOLLOW_REQUEST',
  /** A first message of a member whom the viewer does not follow. */
  MessageRequest: 'MESSAGE_REQUEST',
  /** A decision of moderation on the viewer's content, or on a report of the viewer. */
  Moderation: 'MODERATION',
  /** The account is used on a device that it was not used on before. */
  NewSignIn: 'NEW_SIGN_IN',
  /** The card's owner disputes a payment, or the dispute has ended. */
  PaymentDisputed: 'PAYMENT_DISPUTED',
  /** A card payment goes back to its card, or the card does not take it. */
  PaymentRefunded: 'PAYMENT_REFUNDED',
  /** A post of the viewer's was set on fire. */
  Reaction: 'REACTION',
  /** A comment of the viewer's was answered. */
  Reply: 'REPLY',
  /** A month of a VIP community was paid or could not be, or its time is over. */
  VipRenewal: 'VIP_RENEWAL',
  /** Money came into the wallet: a card payment, a refund, or VIP months, once a day and community. */
  WalletCredited: 'WALLET_CREDITED',
  /** Members got VIP months back that the viewer had earned. It cannot be switched off, like the last three. */
  WalletDebited: 'WALLET_DEBITED'
} as const;

export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];
/** A kind, and whether it is told. */
export type NotificationPreference = {
  readonly __typename?: 'NotificationPreference';
  /** True where the viewer has said nothing. */
  readonly enabled: Scalars['Boolean']['output'];
  /** One that can be switched off. */
  readonly kind: NotificationKind;
};

/** A kind, and whether it is to be told. */
export type NotificationPreferenceInput = {
  /** False switches the kind off; earlier notifications stay. */
  readonly enabled: Scalars['Boolean']['input'];
  /** One of `notificationPreferences`; of any other the whole is INVALID_INPUT. */
  readonly kind: NotificationKind;
};

/** A community and its next owner. */
export type OfferCommunityInput = {
  /** One that the viewer owns. */
  readonly communityId: Scalars['ID']['input'];
  /** One of `members` whose `mayOwn` is true. */
  readonly userId: Scalars['ID']['input'];
};

/**
 * Refused as OFFER_PENDING while another has an offer, INVALID_INPUT for oneself, or NOT_ALLOWED for a FREE member and for
 * all but the owner.
 */
export type OfferCommunityResult = OfferCommunitySuccess | Refusal;

/** They are told, and may accept. */
export type OfferCommunitySuccess = {
  readonly __typename?: 'OfferCommunitySuccess';
  /** With its `offer`. */
  readonly community: Community;
};

/** Refused as INVALID_INPUT for oneself. */
export type OpenConversationResult = OpenConversationSuccess | Refusal;

/** It is there, or was before. */
export type OpenConversationSuccess = {
  readonly __typename?: 'OpenConversationSuccess';
  /** Empty before its first message. */
  readonly conversation: Conversation;
};

/** Refused as STEP_UP_REQUIRED. */
export type OpenDataExportResult = OpenDataExportSuccess | Refusal;

/** The file can be downloaded. */
export type OpenDataExportSuccess = {
  readonly __typename?: 'OpenDataExportSuccess';
  /** Made anew each time. */
  readonly download: Download;
};

/** Refused as INVALID_INPUT for days that end before they begin. */
export type OpenPaymentsTableResult = OpenPaymentsTableSuccess | Refusal;

/** The table can be downloaded. */
export type OpenPaymentsTableSuccess = {
  readonly __typename?: 'OpenPaymentsTableSuccess';
  /** Made anew each time. */
  readonly download: Download;
};

/** The place of a page in its connection (Relay Cursor Connections). */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The last entry's cursor, to be the next page's `after`; null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** True if entries follow `endCursor`; always true for a page that was asked for with `before`. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True if entries precede `startCursor`; always true for a page that was asked for with `after`. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The first entry's cursor; null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** A community that prevents FREE until the viewer hands it over or closes it. */
export type PaidCommunity = {
  readonly __typename?: 'PaidCommunity';
  /** The community's. */
  readonly id: Scalars['ID']['output'];
  /** As it is called now. */
  readonly name: Scalars['String']['output'];
  /** Members who pay months to the viewer. */
  readonly subscriberCount: Scalars['Int']['output'];
};

/** A key of a device, which signs in without a password. */
export type Passkey = Node & {
  readonly __typename?: 'Passkey';
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** For renaming and removing it. */
  readonly id: Scalars['ID']['output'];
  /** Null: never. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** As the member calls it, 1 to 60 characters. */
  readonly name: Scalars['String']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
};

/** A movement of the viewer's wallet, or a card payment that has not moved it. */
export type Payment = Node & {
  readonly __typename?: 'Payment';
  /** Centavos: above zero into the wallet, below zero out of it. A payment that has not succeeded has moved nothing. */
  readonly centavos: Scalars['Int']['output'];
  /** Set for VIP months and their refunds; null for other payments. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** When it moved the balance, or was begun. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** A few words more: the ad's title, the community's name. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** For `payment` and `refundPayment`. */
  readonly id: Scalars['ID']['output'];
  /** OTHER where this gateway does not know it. */
  readonly kind: PaymentKind;
  /** Set for payments by card or Pix and for their refunds; null for anything else. */
  readonly method: Maybe<PaymentMethod>;
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The amount that could go back to the card now. Only `payment` returns it; null if none can. */
  readonly refundable: Maybe<Refundable>;
  /** FAILED may yet succeed, with another card. */
  readonly state: PaymentState;
};

/** A page of payments. */
export type PaymentConnection = {
  readonly __typename?: 'PaymentConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<PaymentEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type PaymentEdge = {
  readonly __typename?: 'PaymentEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The viewer's own; without `refundable`, which one alone has. */
  readonly node: Payment;
};

/** An absent value filters nothing. */
export type PaymentFilter = {
  /** The first and the last São Paulo day, both within. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** OTHER is not to be asked for. */
  readonly kind?: InputMaybe<PaymentKind>;
  /** PENDING and FAILED are card payments alone. */
  readonly state?: InputMaybe<PaymentState>;
  /** São Paulo day, within; refused before `from`. */
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

/** A card payment that waits to be paid in the browser. */
export type PaymentIntent = {
  readonly __typename?: 'PaymentIntent';
  /** Centavos that the card is charged. */
  readonly centavos: Scalars['Int']['output'];
  /** The secret by which the provider's script pays; for its member alone. */
  readonly clientSecret: Scalars['String']['output'];
  /** The provider's, for the mutation that confirms it. */
  readonly id: Scalars['ID']['output'];
};

/** The reason for a movement. */
export const PaymentKind = {
  /** The price of a business ad. */
  Ad: 'AD',
  /** The price of a boosted post. */
  Boost: 'BOOST',
  /** A card payment that the card's owner disputes, or the end of a dispute. */
  Dispute: 'DISPUTE',
  /** The price of a highlight of the profile. */
  Highlight: 'HIGHLIGHT',
  /** One that a newer platform tells and this gateway does not know. */
  Other: 'OTHER',
  /** Money back to a card, or not taken by it; the unused part of an ad that ended early or of a VIP month. */
  Refund: 'REFUND',
  /** Held money that is free again. */
  Release: 'RELEASE',
  /** A payment by card or Pix, whatever it was for: what it buys is paid from the wallet. */
  TopUp: 'TOP_UP',
  /** A month of a VIP community, paid. */
  Vip: 'VIP',
  /** A month of a VIP community, received. */
  VipEarning: 'VIP_EARNING'
} as const;

export type PaymentKind = typeof PaymentKind[keyof typeof PaymentKind];
/** The way of paying. */
export const PaymentMethod = {
  /** A payment by card. */
  Card: 'CARD',
  /** As `PaymentKind.OTHER`. */
  Other: 'OTHER',
  /** A payment by Pix. */
  Pix: 'PIX'
} as const;

export type PaymentMethod = typeof PaymentMethod[keyof typeof PaymentMethod];
/** For the card form; an upstream fault where cards are not taken. */
export type PaymentProvider = {
  readonly __typename?: 'PaymentProvider';
  /** Nothing is charged: test cards alone. */
  readonly isTest: Scalars['Boolean']['output'];
  /** Public: for the provider's script alone. */
  readonly publishableKey: Scalars['String']['output'];
  /** The address of the script that offers Stripe.js' interface. */
  readonly scriptUrl: Scalars['String']['output'];
};

/** The state of a payment. */
export const PaymentState = {
  /** A card payment that was refused or given up. */
  Failed: 'FAILED',
  /** As `PaymentKind.OTHER`. */
  Other: 'OTHER',
  /** A card payment that was begun and not finished. */
  Pending: 'PENDING',
  /** It has moved the balance. */
  Succeeded: 'SUCCEEDED'
} as const;

export type PaymentState = typeof PaymentState[keyof typeof PaymentState];
/** A list of the viewer's. */
export const PeopleList = {
  /** Members that the viewer has blocked. */
  Blocked: 'BLOCKED',
  /** Followers of the viewer. */
  Followers: 'FOLLOWERS',
  /** Members that the viewer follows, without requests. */
  Following: 'FOLLOWING'
} as const;

export type PeopleList = typeof PeopleList[keyof typeof PeopleList];
/** The values that only the member sees. */
export type PersonalData = {
  readonly __typename?: 'PersonalData';
  /** Cannot be changed. */
  readonly birthDate: Scalars['Date']['output'];
  /** Null where they have said none. */
  readonly gender: Maybe<GenderCategory>;
  /** Gender categories for ads and suggestions; empty: all. */
  readonly preferences: ReadonlyArray<GenderCategory>;
};

/** A payment by Pix. */
export type PixPayment = {
  readonly __typename?: 'PixPayment';
  /** The amount, in centavos, that the payer's bank transfers. */
  readonly centavos: Scalars['Int']['output'];
  /** The BR Code, to be copied or drawn as a QR code; null unless it waits. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** The end of the code; null where the provider has never answered. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The provider's id. `confirmTopUp` takes it too. */
  readonly id: Scalars['ID']['output'];
  /** True if it was paid after its code had expired: the money is in the wallet all the same. */
  readonly isLate: Scalars['Boolean']['output'];
  /** PAID and EXPIRED are told at once by the provider; EXPIRED becomes PAID where the payer was late. */
  readonly state: PixState;
  /** The sandbox's page on which a tester pays; null unless it waits in a sandbox. */
  readonly testUrl: Maybe<Scalars['String']['output']>;
};

/** The state of a payment by Pix. */
export const PixState = {
  /** It was not paid in time; a new one can be begun. */
  Expired: 'EXPIRED',
  /** As `PaymentKind.OTHER`. */
  Other: 'OTHER',
  /** It is in the wallet. */
  Paid: 'PAID',
  /** It can be paid. */
  Waiting: 'WAITING'
} as const;

export type PixState = typeof PixState[keyof typeof PixState];
/** A post of a member, on their profile or in a community. */
export type Post = Node & Reactable & {
  readonly __typename?: 'Post';
  /** 'Conta indisponível' where the platform does not say who, or the viewer may not see them. */
  readonly author: Profile;
  /** Replies included; without what a block between the viewer and an author hides. */
  readonly commentCount: Scalars['Int']['output'];
  /** Grows with every change of that, so that an event is told to be in it or not. Null where the platform does not say it. */
  readonly commentRevision: Maybe<Scalars['Int']['output']>;
  /** Top-level comments, newest first. */
  readonly comments: CommentConnection;
  /** The community it was posted in, if any. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** As it is called now; null with `communityId`. */
  readonly communityName: Maybe<Scalars['String']['output']>;
  /** Null where the platform does not say it. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** As in the address `/post/{id}`. */
  readonly id: Scalars['ID']['output'];
  /** Waits for a moderator: only its author sees it. */
  readonly isInReview: Scalars['Boolean']['output'];
  /** True if the viewer wrote it, and so may delete it and hide its comments. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** In the order to be shown, at most 10; empty for text alone. */
  readonly media: ReadonlyArray<Media>;
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The same total for everybody; it names no member. */
  readonly reactions: ReactionSummary;
  /** Plain text, empty when the post is media alone. */
  readonly text: Scalars['String']['output'];
  /** Once per viewer and São Paulo day. */
  readonly viewCount: Scalars['Int']['output'];
};


/** A post of a member, on their profile or in a community. */
export type PostCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A public post of the viewer, to be shown in others' feeds. */
export type PostAdInput = {
  /** São Paulo day, not before the first. */
  readonly endDate: Scalars['Date']['input'];
  /** A NOT_FOUND fault for a post that the viewer cannot see. */
  readonly postId: Scalars['ID']['input'];
  /** The total that the viewer saw before paying. */
  readonly priceCentavos: Scalars['Int']['input'];
  /** 1 to 90 days, both counted; today in São Paulo or later. */
  readonly startDate: Scalars['Date']['input'];
  /** At least one. */
  readonly targets: ReadonlyArray<GenderCategory>;
};

/** A post that disappeared, or is visible again. */
export type PostChange = {
  readonly __typename?: 'PostChange';
  /** False where moderation has given it back: ask again. */
  readonly isGone: Scalars['Boolean']['output'];
  /** The event does not tell if the viewer may see the post: ask for it. */
  readonly postId: Scalars['ID']['output'];
};

/** A page of posts. */
export type PostConnection = {
  readonly __typename?: 'PostConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<PostEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type PostEdge = {
  readonly __typename?: 'PostEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** One that the viewer may see. */
  readonly node: Post;
};

/** A post that its author may no longer read because they left its community: enough to recognise and delete it. */
export type PostLeftBehind = {
  readonly __typename?: 'PostLeftBehind';
  /** The community that contains it. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** As it is called now. */
  readonly communityName: Maybe<Scalars['String']['output']>;
  /** When it was posted; null where the platform does not say it. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** For `deletePost`; `post` answers it with null. */
  readonly id: Scalars['ID']['output'];
  /** In the order in which they were shown. */
  readonly media: ReadonlyArray<Media>;
  /** Plain text, empty when it is media alone. */
  readonly text: Scalars['String']['output'];
};

/** A page of the viewer's posts left behind. */
export type PostLeftBehindConnection = {
  readonly __typename?: 'PostLeftBehindConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<PostLeftBehindEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type PostLeftBehindEdge = {
  readonly __typename?: 'PostLeftBehindEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The viewer's own. */
  readonly node: PostLeftBehind;
};

/** A stored file in its place. */
export type PostMediaInput = {
  /** A description of the picture, at most 1,000 characters. */
  readonly alt?: Scalars['String']['input'];
  /** From `uploadMedia`. */
  readonly id: Scalars['ID']['input'];
};

/** The viewer's data and the end of their account. */
export type Privacy = {
  readonly __typename?: 'Privacy';
  /** The wallet's balance, in centavos. */
  readonly balance: Scalars['Int']['output'];
  /** When the account is erased; null unless its deletion was begun. */
  readonly deletesAt: Maybe<Scalars['DateTime']['output']>;
  /** The last that was asked for; null where there is none, or it is over. */
  readonly export: Maybe<DataExport>;
  /** 'R$ 0,00' */
  readonly formattedBalance: Scalars['String']['output'];
  /** 'R$ 0,00' */
  readonly formattedInAds: Scalars['String']['output'];
  /** Centavos that would come back from the viewer's ads if they ended now; deletion ends them. */
  readonly inAds: Scalars['Int']['output'];
};

/** A member, as the viewer may see them. 'Conta indisponível' stands for an author that is gone or hidden. */
export type Profile = Node & {
  readonly __typename?: 'Profile';
  /** Signed and expiring; null where the default avatar stands in. */
  readonly avatarUrl: Maybe<Scalars['String']['output']>;
  /** Plain text, at most 500 characters; null where there is none. */
  readonly bio: Maybe<Scalars['String']['output']>;
  /** Signed and expiring. */
  readonly coverUrl: Maybe<Scalars['String']['output']>;
  /** The viewer's follow of this member. */
  readonly followState: FollowState;
  /** Requests do not count. */
  readonly followerCount: Scalars['Int']['output'];
  /** Requests do not count. */
  readonly followingCount: Scalars['Int']['output'];
  /** A request does not count. */
  readonly followsViewer: Scalars['Boolean']['output'];
  /** As in the address `/timeline/{id}`. */
  readonly id: Scalars['ID']['output'];
  /** By the viewer; no other member sees it. */
  readonly isMuted: Scalars['Boolean']['output'];
  /** True for the viewer's own profile. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** True if the member approves followers; then only followers see their posts outside communities. */
  readonly isPrivate: Scalars['Boolean']['output'];
  /** Identity checked: the badge 'Verificado'. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** 1 to 80 characters; need not be unique. */
  readonly name: Scalars['String']['output'];
  /** No other member's, whatever the case; empty where the platform does not say. */
  readonly nickname: Scalars['String']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** Told to oneself alone; null for everybody else. */
  readonly personal: Maybe<PersonalData>;
  /** Newest first. */
  readonly posts: PostConnection;
};


/** A member, as the viewer may see them. 'Conta indisponível' stands for an author that is gone or hidden. */
export type ProfilePostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A highlight of the viewer's own profile. */
export type ProfileAdInput = {
  /** São Paulo day, not before the first. */
  readonly endDate: Scalars['Date']['input'];
  /** Each has a price of its own. */
  readonly highlight: HighlightType;
  /** 1 to 90 days, both counted; today in São Paulo or later. */
  readonly startDate: Scalars['Date']['input'];
  /** At least one. */
  readonly targets: ReadonlyArray<GenderCategory>;
};

/** A page of members. */
export type ProfileConnection = {
  readonly __typename?: 'ProfileConnection';
  /** In the list's order; empty where there are none. */
  readonly edges: ReadonlyArray<ProfileEdge>;
  /** The cursors of the page's ends, and if there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the page and where it stands. */
export type ProfileEdge = {
  readonly __typename?: 'ProfileEdge';
  /** For the list's `after`: the page then begins after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** As `Query.profile` answers them. */
  readonly node: Profile;
};

/** The type of a profile, which decides about communities. */
export const ProfileType = {
  /** Makes and receives no communities. What they own stays, and takes no new subscriptions. */
  Free: 'FREE',
  /** May make communities, sell VIP months, and receive a community that is handed over. */
  Profissional: 'PROFISSIONAL'
} as const;

export type ProfileType = typeof ProfileType[keyof typeof ProfileType];
/** The viewer's profile type, and everything that a change of it depends on or would end. */
export type ProfileTypeState = Node & {
  readonly __typename?: 'ProfileTypeState';
  /** The viewer's. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** Communities of the viewer's that have paying members. */
  readonly paidCommunities: ReadonlyArray<PaidCommunity>;
  /** As the platform stores it now; it may differ from `Session.profileType`. */
  readonly profileType: ProfileType;
  /** Number of the viewer's VIP subscriptions that would renew. */
  readonly renewalCount: Scalars['Int']['output'];
  /** Number of communities that the viewer owns or moderates. */
  readonly runningCount: Scalars['Int']['output'];
};

/**
 * Refused as INVALID_INPUT or INSUFFICIENT_BALANCE; by card as PAYMENT_FAILED, PAYMENT_PENDING or PAID_INTO_WALLET.
 * STEP_UP_REQUIRED as where money moves. A boost also as PRICE_CHANGED, and as NOT_ALLOWED for another member's post.
 */
export type PublishAdResult = PublishAdSuccess | Refusal;

/** Bought: it waits for approval, or runs at once where none is needed. */
export type PublishAdSuccess = {
  readonly __typename?: 'PublishAdSuccess';
  /** As it is now. */
  readonly ad: Ad;
};

/** Everything that a client can read over HTTP. */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * Why an account is shut out, by the `access` of a refused sign-in: each decision that stands, the longest first; none
   * once the access is over. No session is needed.
   */
  readonly accountLocks: ReadonlyArray<ModerationNotice>;
  /** The ways by which the viewer signs in: address, second step and passkeys. */
  readonly accountSecurity: AccountSecurity;
  /** The viewer's sessions: the one that asks first, then by the last activity, the latest first; at most 50. */
  readonly accountSessions: ReadonlyArray<AccountSession>;
  /** The price that an ad would have, by the platform's price table. */
  readonly adPrice: AdPriceResult;
  /** The state of the viewer's age check; null when signed out. */
  readonly ageAssurance: Maybe<AgeAssurance>;
  /** The signs of activity that the viewer shows in conversations. */
  readonly chatSettings: ChatSettings;
  /** Null where the post or the comment is not to be seen. */
  readonly comment: Maybe<Comment>;
  /**
   * Replies of one comment, oldest first: what `Comment.replies` answers, for a thread that is opened later.
   * A NOT_FOUND fault where the post or the comment is not to be seen.
   */
  readonly commentReplies: CommentConnection;
  /** Null if it does not exist, was closed, or is hidden from a non-member by a block with its owner. */
  readonly community: Maybe<Community>;
  /** Posts of a community that the viewer belongs to, newest first; a NOT_FOUND fault otherwise. */
  readonly communityFeed: PostConnection;
  /** Null where it is not the viewer's, or while one of the two blocks the other. */
  readonly conversation: Maybe<Conversation>;
  /** Conversations of the viewer, newest activity first, without requests. */
  readonly conversations: ConversationConnection;
  /**
   * People whom the viewer may see, by nickname and name, best found first, then newest first.
   * Marks and case make no difference; an empty search is everybody.
   */
  readonly discover: ProfileConnection;
  /**
   * The largest first. Each word of `search` has to begin a word of the name or of the description; without any, those
   * that the viewer is in or waits for are left out.
   */
  readonly discoverCommunities: CommunityConnection;
  /**
   * Posts that everybody may see, newest first, of authors of a gender category if one is named; never of a member the
   * viewer has muted. Every word of the search has to begin a word of the post, marks and case make no difference;
   * an empty search is what there is to discover: of people whom the viewer does not follow.
   */
  readonly discoverPosts: PostConnection;
  /**
   * The home timeline: followed people and joined communities first, then discovery, newest first within each. `before`
   * takes a `startCursor` and returns newer posts; it cannot be combined with `after`.
   */
  readonly feed: PostConnection;
  /** Members that wait for the viewer's yes, newest first. */
  readonly followRequests: ProfileConnection;
  /** True if the viewer is a moderator. For other viewers the rest of moderation is a NOT_FOUND fault. */
  readonly isModerator: Scalars['Boolean']['output'];
  /** First messages of people whom the viewer does not follow, waiting for an answer. */
  readonly messageRequests: ConversationConnection;
  /** Open ones by deadline. */
  readonly moderationAppeals: ModerationAppealConnection;
  /** With reports, decisions and the author's history. Null where there is none, and to anybody else. */
  readonly moderationCase: Maybe<ModerationCase>;
  /** Open cases by deadline; decided ones by when they were opened, the newest first. */
  readonly moderationCases: ModerationCaseConnection;
  /** A month (YYYY-MM); this one where none is named. */
  readonly moderationFigures: ModerationFigures;
  /** The same as a file. */
  readonly moderationFiguresFile: ModerationLogFile;
  /** Every act of moderation, the newest first. It cannot be changed. */
  readonly moderationLog: ModerationLogConnection;
  /** A month (YYYY-MM) of the log, as a file. */
  readonly moderationLogFile: ModerationLogFile;
  /** A decision against the viewer; null when there is none by that id. */
  readonly moderationNotice: Maybe<ModerationNotice>;
  /** The decisions against the viewer, newest first. */
  readonly moderationNotices: ModerationNoticeConnection;
  /** The viewer's own, newest first. An UNAUTHENTICATED fault when signed out, as for all of these. */
  readonly myAds: AdConnection;
  /** Communities the viewer is in, waits for, or whose VIP time is over; the last to be joined first. */
  readonly myCommunities: CommunityConnection;
  /** Lists of one's own; no other member sees them. */
  readonly myPeople: ProfileConnection;
  /**
   * One object by its `nodeId`. Null if it does not exist, or if the viewer may not see it: the two cannot be told apart.
   * An UNAUTHENTICATED fault if the session has ended.
   */
  readonly node: Maybe<Node>;
  /** Several objects by their `nodeId`, in the order of the ids; null in place of an object that `node` would not return. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** Every kind that can be switched off, in the order in which to show them. */
  readonly notificationPreferences: ReadonlyArray<NotificationPreference>;
  /** The viewer's, the latest change first. An UNAUTHENTICATED fault when signed out, as for all of these. */
  readonly notifications: NotificationConnection;
  /** One of them, by its id or by the `targetId` of a notification of it; null when it is not the viewer's. */
  readonly payment: Maybe<Payment>;
  /** The card provider, for the payment screens. */
  readonly paymentProvider: PaymentProvider;
  /** Every movement of the viewer's wallet, and payments that are open or failed; the latest first. */
  readonly payments: PaymentConnection;
  /** A payment by Pix; null if it belongs to another member, or was made by card. */
  readonly pixPayment: Maybe<PixPayment>;
  /** Null when there is no such post, or none that the viewer may see. */
  readonly post: Maybe<Post>;
  /**
   * The viewer's own posts in communities that they do not belong to any more, newest first: not to be opened there, and
   * still theirs to delete.
   */
  readonly postsLeftBehind: PostLeftBehindConnection;
  /**
   * The viewer's data and the end of their account; null when signed out. `AccountLocked.access`, sent as a bearer token,
   * opens only this, the copy, the deletion, `undoAccountDeletion`, `openPaymentsTable`, `payments`, `payment`,
   * `refundPayment`, `vipSubscriptions`, `cancelVipSubscription`, `moderationNotice`, `moderationNotices` and
   * `appealModeration`.
   */
  readonly privacy: Maybe<Privacy>;
  /** Null when there is no such member, or none that the viewer may see. */
  readonly profile: Maybe<Profile>;
  /** The viewer's profile type, and the numbers that a change of it depends on. */
  readonly profileTypeState: ProfileTypeState;
  /**
   * Others' ads for a place, those the viewer saw least today first; none of anybody they blocked or muted.
   * `category` leaves ads of members of that gender alone, business ads among them.
   */
  readonly sponsored: ReadonlyArray<Sponsored>;
  /** People to follow, best first. */
  readonly suggestedProfiles: ReadonlyArray<Profile>;
  /** The numbers of the badge, without conversations that a block hides. */
  readonly unreadMessages: UnreadMessages;
  /** The number of the badge. */
  readonly unreadNotificationCount: UnreadNotificationCount;
  /** The signed-in member; null when signed out. */
  readonly viewer: Maybe<Viewer>;
  /** The viewer's monthly payments, also for communities that they may not see now; the next charge comes first. */
  readonly vipSubscriptions: ReadonlyArray<VipSubscription>;
  /** The ids among these whose post the viewer may see, each once, in no order. */
  readonly visiblePosts: ReadonlyArray<Scalars['ID']['output']>;
  /** The viewer's. An UNAUTHENTICATED fault when signed out, as for all of these. */
  readonly wallet: Wallet;
};


/** Everything that a client can read over HTTP. */
export type QueryAccountLocksArgs = {
  access: Scalars['String']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryAdPriceArgs = {
  input: AdPriceInput;
};


/** Everything that a client can read over HTTP. */
export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryCommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  commentId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  postId: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryCommunityArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryCommunityFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  communityId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryDiscoverArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<GenderCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: Scalars['String']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryDiscoverCommunitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: Scalars['String']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryDiscoverPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<GenderCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: Scalars['String']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryFollowRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryMessageRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryModerationAppealsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryModerationCaseArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryModerationCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: ModerationCaseFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryModerationFiguresArgs = {
  month?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryModerationFiguresFileArgs = {
  month: Scalars['String']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryModerationLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryModerationLogFileArgs = {
  format: ModerationLogFormat;
  month: Scalars['String']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryModerationNoticeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryModerationNoticesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryMyAdsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryMyCommunitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryMyPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  list: PeopleList;
};


/** Everything that a client can read over HTTP. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryPixPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QueryPostsLeftBehindArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryProfileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that a client can read over HTTP. */
export type QuerySponsoredArgs = {
  category?: InputMaybe<GenderCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  placement: AdPlacement;
};


/** Everything that a client can read over HTTP. */
export type QuerySuggestedProfilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that a client can read over HTTP. */
export type QueryVisiblePostsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** An object with reactions. */
export type Reactable = {
  /** The post's or the comment's id. */
  readonly id: Scalars['ID']['output'];
  /** No member is named; nothing lists who reacted. */
  readonly reactions: ReactionSummary;
};

/** The fires of a post or a comment. */
export type ReactionSummary = {
  readonly __typename?: 'ReactionSummary';
  /** True if the viewer reacted; false when signed out. */
  readonly reacted: Scalars['Boolean']['output'];
  /** Grows with every change of that: of two totals the newer is told by it. Null where the platform does not say it. */
  readonly revision: Maybe<Scalars['Int']['output']>;
  /** The same for everybody. */
  readonly total: Scalars['Int']['output'];
};

/** A new total: of the comment where there is a `commentId`, else of the post. */
export type ReactionTotal = {
  readonly __typename?: 'ReactionTotal';
  /** Null for the post itself. */
  readonly commentId: Maybe<Scalars['ID']['output']>;
  /** Also of a comment the post's. */
  readonly postId: Scalars['ID']['output'];
  /** As `ReactionSummary.revision`, with that total. */
  readonly revision: Maybe<Scalars['Int']['output']>;
  /** The new total. */
  readonly total: Scalars['Int']['output'];
};

/** The kind of a reaction; there is one. */
export const ReactionType = {
  /** The flame. */
  Fire: 'FIRE'
} as const;

export type ReactionType = typeof ReactionType[keyof typeof ReactionType];
/** Seeing a post twice on one day counts once. */
export type RecordPostViewsInput = {
  /** `anon_` and a UUID; needed when signed out, ignored otherwise. */
  readonly anonymousId?: InputMaybe<Scalars['String']['input']>;
  /** More than 50 are a BAD_USER_INPUT fault; the same one twice counts once. */
  readonly postIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Refused as STEP_UP_REQUIRED, INVALID_CODE or TOO_MANY_TRIES; INVALID_INPUT where there are no codes to renew. */
export type RecoveryCodesResult = RecoveryCodesSuccess | Refusal;

/** Ten codes, each good for one sign-in or proof; those before are gone. */
export type RecoveryCodesSuccess = {
  readonly __typename?: 'RecoveryCodesSuccess';
  /** Shown this once. */
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
  /** As it is now. */
  readonly security: AccountSecurity;
};

/** Refused also as STEP_UP_REQUIRED; the access of `AccountLocked` is proof enough. */
export type RefundPaymentResult = RefundPaymentSuccess | Refusal;

/** The wallet is debited; the card has it, or will. */
export type RefundPaymentSuccess = {
  readonly __typename?: 'RefundPaymentSuccess';
  /** Centavos that go back: the unspent rest. */
  readonly centavos: Scalars['Int']['output'];
  /** The provider has not answered yet; it is asked until it has. */
  readonly isPending: Scalars['Boolean']['output'];
  /** As it is now. */
  readonly wallet: Wallet;
};

/** The amount that `refundPayment` would give back now. */
export type Refundable = {
  readonly __typename?: 'Refundable';
  /** Centavos: the unspent rest of the payment, as far as the wallet has it. */
  readonly centavos: Scalars['Int']['output'];
  /** Seven days after it was paid. */
  readonly until: Scalars['DateTime']['output'];
};

/** An expected no, which a person can act on. Faults (signed out, not found, upstream down) are GraphQL errors instead. */
export type Refusal = {
  readonly __typename?: 'Refusal';
  /** To act on; one that this gateway does not know is told as INVALID_INPUT. */
  readonly code: RefusalCode;
  /** The input field it is about, where it is about one. */
  readonly field: Maybe<Scalars['String']['output']>;
  /** In Portuguese, fit to be shown. */
  readonly message: Scalars['String']['output'];
};

/** Why something was refused. */
export const RefusalCode = {
  /** The account is about to be deleted; `keepAccount` keeps it. */
  AccountLeaving: 'ACCOUNT_LEAVING',
  /** The file starts like an image or a video but cannot be read to its end. */
  BrokenFile: 'BROKEN_FILE',
  /** The challenge has expired, or was used. */
  ChallengeOver: 'CHALLENGE_OVER',
  /** A second factor needs an address that is the member's for sure. */
  EmailNotConfirmed: 'EMAIL_NOT_CONFIRMED',
  /** A post needs text or media. */
  EmptyPost: 'EMPTY_POST',
  /** An image of 80 MB or more, or a video of 2 GiB or more. */
  FileTooLarge: 'FILE_TOO_LARGE',
  /** Going back to FREE while a community of the viewer's has paying members. */
  HasSubscribers: 'HAS_SUBSCRIBERS',
  /** The wallet does not hold what it costs. */
  InsufficientBalance: 'INSUFFICIENT_BALANCE',
  /** The code is wrong, used, or over. */
  InvalidCode: 'INVALID_CODE',
  /** E-mail and password do not belong together. */
  InvalidCredentials: 'INVALID_CREDENTIALS',
  /** A value is missing, malformed or too long; `field` names it. */
  InvalidInput: 'INVALID_INPUT',
  /** The invite was revoked, is over, or never was. */
  InvalidInvite: 'INVALID_INVITE',
  /** The passkey is not of this site or not of this account. */
  InvalidPasskey: 'INVALID_PASSKEY',
  /** The code is wrong, used, or too old. */
  InvalidResetCode: 'INVALID_RESET_CODE',
  /** The viewer may see it, but may not do this to it. */
  NotAllowed: 'NOT_ALLOWED',
  /** It was spent, is too old to go back to its card, or went back already. */
  NotRefundable: 'NOT_REFUNDABLE',
  /** Ownership cannot be set directly: `offerCommunity` offers the community to a member, and they accept it. */
  OfferNeeded: 'OFFER_NEEDED',
  /** The community is offered to another member, until they answer or the offer is withdrawn. */
  OfferPending: 'OFFER_PENDING',
  /** An owner hands the community over, or closes it, before leaving. */
  OwnerCannotLeave: 'OWNER_CANNOT_LEAVE',
  /** The card payment succeeded but buys nothing now: the money is in the wallet. The message says why. */
  PaidIntoWallet: 'PAID_INTO_WALLET',
  /** The card was not charged. */
  PaymentFailed: 'PAYMENT_FAILED',
  /** The provider has not decided yet. A payment that succeeds later is credited to the wallet automatically. */
  PaymentPending: 'PAYMENT_PENDING',
  /** A VIP community is entered by its monthly price. */
  PaymentRequired: 'PAYMENT_REQUIRED',
  /** It costs something else by now. */
  PriceChanged: 'PRICE_CHANGED',
  /** The card did not take its money back; it stays in the wallet. */
  RefundRefused: 'REFUND_REFUSED',
  /** The platform refused a sign-up; the message says why. */
  RegistrationRefused: 'REGISTRATION_REFUSED',
  /** The viewer has to prove once more who they are (`confirmIdentity`), and then ask again. */
  StepUpRequired: 'STEP_UP_REQUIRED',
  /** More than 10 files in a post, or over 20 GiB of files that nothing uses. */
  TooManyFiles: 'TOO_MANY_FILES',
  /** More than 50 megapixels. */
  TooManyPixels: 'TOO_MANY_PIXELS',
  /** Too many wrong passwords or codes, or another code asked for too soon; the message says how long to wait. */
  TooManyTries: 'TOO_MANY_TRIES',
  /** Younger than 18 by the date in São Paulo. */
  Underage: 'UNDERAGE',
  /** Neither an image nor a video that can be published; judged by content, never by name. */
  UnsupportedFile: 'UNSUPPORTED_FILE',
  /** A video of 5 minutes or more. */
  VideoTooLong: 'VIDEO_TOO_LONG',
  /** Shorter than 8, longer than 256, or one of the commonest. */
  WeakPassword: 'WEAK_PASSWORD'
} as const;

export type RefusalCode = typeof RefusalCode[keyof typeof RefusalCode];
/** No session is needed. A code that confirms the address is mailed. */
export type RegisterInput = {
  /** 18 or more by the date in São Paulo (UNDERAGE), 120 at most; cannot be changed afterwards. */
  readonly birthDate: Scalars['Date']['input'];
  /** It is known from then on. */
  readonly device?: InputMaybe<DeviceInput>;
  /** At most 254 characters. That of a confirmed account makes another account, and that mailbox is told. */
  readonly email: Scalars['String']['input'];
  /** 1 to 80 characters; need not be unique. */
  readonly name: Scalars['String']['input'];
  /** Made from the name when absent. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 256 characters, and none of the commonest (WEAK_PASSWORD). */
  readonly password: Scalars['String']['input'];
  /** Empty: everybody. */
  readonly preferences?: ReadonlyArray<GenderCategory>;
  /** PESSOAL is FREE afterwards. */
  readonly profileType?: RegisteredProfileType;
};

/**
 * Refused as INVALID_INPUT, UNDERAGE or WEAK_PASSWORD; as REGISTRATION_REFUSED where an account that was never confirmed
 * has the address.
 */
export type RegisterResult = Refusal | RegisterSuccess;

/** The account is made, and signed in. */
export type RegisterSuccess = {
  readonly __typename?: 'RegisterSuccess';
  /** To be kept by the browser: the token is told this once. */
  readonly session: Session;
};

/** PESSOAL gives the session profile FREE. */
export const RegisteredProfileType = {
  /** FREE once registered. */
  Pessoal: 'PESSOAL',
  /** The same once registered. */
  Profissional: 'PROFISSIONAL'
} as const;

export type RegisteredProfileType = typeof RegisteredProfileType[keyof typeof RegisteredProfileType];
/** No invite lets them in again; of a private community they may ask, of a VIP one they cannot pay. */
export type RemoveCommunityMemberInput = {
  /** One that the viewer owns or moderates. */
  readonly communityId: Scalars['ID']['input'];
  /** A member of the community; a NOT_FOUND fault otherwise. */
  readonly userId: Scalars['ID']['input'];
};

/** Refused as NOT_ALLOWED for a plain member, for a moderator that names another moderator, and for the owner. */
export type RemoveCommunityMemberResult = Refusal | RemoveCommunityMemberSuccess;

/** They are outside; of a VIP month they get the whole days back that have not begun. */
export type RemoveCommunityMemberSuccess = {
  readonly __typename?: 'RemoveCommunityMemberSuccess';
  /** With its new `memberCount`. */
  readonly community: Community;
};

/** No refusal is expected. */
export type RemoveFollowerResult = Refusal | RemoveFollowerSuccess;

/** They follow the viewer no more. */
export type RemoveFollowerSuccess = {
  readonly __typename?: 'RemoveFollowerSuccess';
  /** With `followsViewer` false. */
  readonly profile: Profile;
};

/** A report by a person without an account. */
export type ReportAnonymouslyInput = {
  /** At most 254 characters; an e-mail address is written to once it was decided. */
  readonly contact?: InputMaybe<Scalars['String']['input']>;
  /** An address of this site, or where it is to be found; at most 500 characters. */
  readonly link: Scalars['String']['input'];
  /** Decides when it is due. */
  readonly reason: ReportReason;
  /** The complaint, 1 to 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Refused as INVALID_INPUT, with the field. */
export type ReportAnonymouslyResult = Refusal | ReportAnonymouslySuccess;

/** It is filed. */
export type ReportAnonymouslySuccess = {
  readonly __typename?: 'ReportAnonymouslySuccess';
  /** Until when it is to be decided. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** As BR-XXXXX-XXXXX, to be written down. */
  readonly protocol: Scalars['String']['output'];
  /** Shown this once. */
  readonly secret: Scalars['String']['output'];
};

/** The very same is filed once in a case. */
export type ReportInput = {
  /** The gravest of a case decides when it is due. */
  readonly reason: ReportReason;
  /** OTHER is INVALID_INPUT. */
  readonly target: ReportTarget;
  /** An object that the viewer may see, or that a member whom they blocked published. */
  readonly targetId: Scalars['ID']['input'];
  /** At most 2,000 characters; may be absent. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** The state of an anonymous report. */
export type ReportProtocol = {
  readonly __typename?: 'ReportProtocol';
  /** The action that was taken, once decided, if the report's address led to no object. */
  readonly answer: Maybe<Scalars['String']['output']>;
  /** When it was filed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Null until it was. */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is to be decided. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** Once decided. */
  readonly outcome: Maybe<ReportProtocolOutcome>;
  /** As BR-XXXXX-XXXXX. */
  readonly protocol: Scalars['String']['output'];
  /** The state of its case, which other reports may share. */
  readonly status: ReportProtocolStatus;
};

/** The outcome of a decided report. */
export const ReportProtocolOutcome = {
  /** It is not there any more, by its author's doing or another decision. */
  Gone: 'GONE',
  /** The reported object is still shown. */
  Kept: 'KEPT',
  /** The reported object was not found. */
  NotFound: 'NOT_FOUND',
  /** The reported object was taken down. */
  Removed: 'REMOVED'
} as const;

export type ReportProtocolOutcome = typeof ReportProtocolOutcome[keyof typeof ReportProtocolOutcome];
/** The state of a report. */
export const ReportProtocolStatus = {
  /** There is an outcome. */
  Decided: 'DECIDED',
  /** A moderator has it in hand. */
  InReview: 'IN_REVIEW',
  /** It waits for a moderator. */
  Received: 'RECEIVED'
} as const;

export type ReportProtocolStatus = typeof ReportProtocolStatus[keyof typeof ReportProtocolStatus];
/** The gravest first; the first two are decided within two hours, the others within seven business days. */
export const ReportReason = {
  /** A scam, fraud, or a forbidden sale. */
  Fraud: 'FRAUD',
  /** Harassment or stalking. */
  Harassment: 'HARASSMENT',
  /** Hate speech. */
  Hate: 'HATE',
  /** A profile of a person who it is not. */
  Impersonation: 'IMPERSONATION',
  /** An intimate picture published without consent. */
  IntimateWithoutConsent: 'INTIMATE_WITHOUT_CONSENT',
  /** The report's text says it. */
  Other: 'OTHER',
  /** Suicide or self-harm. */
  SelfHarm: 'SELF_HARM',
  /** Unwanted advertising or repetition. */
  Spam: 'SPAM',
  /** A person younger than 18 is involved. */
  Underage: 'UNDERAGE',
  /** Violence or a threat. */
  Violence: 'VIOLENCE'
} as const;

export type ReportReason = typeof ReportReason[keyof typeof ReportReason];
/** Refused as NOT_ALLOWED for one's own, or as INVALID_INPUT; a RATE_LIMITED fault after 30 in an hour. */
export type ReportResult = Refusal | ReportSuccess;

/** It is filed; the reporter is told once it was looked at. */
export type ReportSuccess = {
  readonly __typename?: 'ReportSuccess';
  /** The same again where the very same was said before. */
  readonly reportId: Scalars['ID']['output'];
};

/** The kind of an object that can be reported. */
export const ReportTarget = {
  /** A business ad or a highlight. */
  Ad: 'AD',
  /** A comment or a reply. */
  Comment: 'COMMENT',
  /** Name, picture, description and rules of a community. */
  Community: 'COMMUNITY',
  /** A message, by one who got it; the four before it are shown to moderators with it. */
  Message: 'MESSAGE',
  /** An anonymous report; its address leads to no object. */
  Other: 'OTHER',
  /** Words and media of a post. */
  Post: 'POST',
  /** Name, pictures and bio of a member. */
  Profile: 'PROFILE'
} as const;

export type ReportTarget = typeof ReportTarget[keyof typeof ReportTarget];
/** Refused as STEP_UP_REQUIRED. */
export type RequestDataExportResult = Refusal | RequestDataExportSuccess;

/** It is in the making, or there. */
export type RequestDataExportSuccess = {
  readonly __typename?: 'RequestDataExportSuccess';
  /** With its `export`. */
  readonly privacy: Privacy;
};

/** A live code is prolonged and sent again, ten times an hour; beyond that a new one is sent once it has ended. */
export type RequestPasswordResetInput = {
  /** Outer blanks and case make no difference. */
  readonly email: Scalars['String']['input'];
};

/** Neither the answer nor its time tells if the address has an account. No refusal is expected. */
export type RequestPasswordResetResult = Refusal | RequestPasswordResetSuccess;

/** The code is on its way, if the address has an account; a mail's code is good for ten minutes. */
export type RequestPasswordResetSuccess = {
  readonly __typename?: 'RequestPasswordResetSuccess';
  /** The address the code went to, if it has an account. */
  readonly email: Scalars['String']['output'];
};

/** Five wrong codes from one address in ten minutes are TOO_MANY_TRIES, or 20 in a day; a known device has its own. */
export type ResetPasswordInput = {
  /** Six digits; outer blanks make no difference. */
  readonly code: Scalars['String']['input'];
  /** It is the only one that is known afterwards. */
  readonly device?: InputMaybe<DeviceInput>;
  /** The address that the code went to. */
  readonly email: Scalars['String']['input'];
  /** 8 to 256 characters, and none of the commonest (WEAK_PASSWORD). */
  readonly newPassword: Scalars['String']['input'];
};

/** Refused as WEAK_PASSWORD, INVALID_RESET_CODE or TOO_MANY_TRIES. */
export type ResetPasswordResult = Refusal | ResetPasswordSuccess;

/** The password is set and every session has ended: sign in with it. The address is confirmed with it. */
export type ResetPasswordSuccess = {
  readonly __typename?: 'ResetPasswordSuccess';
  /** Fit to be shown. */
  readonly message: Scalars['String']['output'];
  /** Names, in Portuguese, of the factors that were added lately and are removed now. */
  readonly removed: ReadonlyArray<Scalars['String']['output']>;
};

/** Refused as INVALID_INPUT if the viewer pays no months of it, or is outside again. */
export type ResumeCommunitySubscriptionResult = Refusal | ResumeCommunitySubscriptionSuccess;

/** The next month is charged again; where nothing was cancelled, that is as good. */
export type ResumeCommunitySubscriptionSuccess = {
  readonly __typename?: 'ResumeCommunitySubscriptionSuccess';
  /** As it is now. */
  readonly community: Community;
};

/** One that still works. */
export type RevokeCommunityInviteInput = {
  /** The invite's. */
  readonly communityId: Scalars['ID']['input'];
  /** One of `Community.invites`. */
  readonly id: Scalars['ID']['input'];
};

/** Refused as NOT_ALLOWED for members who run nothing. */
export type RevokeCommunityInviteResult = Refusal | RevokeCommunityInviteSuccess;

/** It lets in no member any more. */
export type RevokeCommunityInviteSuccess = {
  readonly __typename?: 'RevokeCommunityInviteSuccess';
  /** To be taken off the list. */
  readonly id: Scalars['ID']['output'];
};

/** The password is right; a code has to follow. */
export type SecondStepRequired = {
  readonly __typename?: 'SecondStepRequired';
  /** For `finishLogIn`, once and within five minutes. */
  readonly challenge: Scalars['String']['output'];
};

/**
 * TOO_MANY_TRIES for a second code within a minute or an eleventh within an hour; for another address also
 * STEP_UP_REQUIRED or INVALID_INPUT.
 */
export type SendEmailCodeResult = Refusal | SendEmailCodeSuccess;

/** A code is on its way, unless an account has already confirmed the address; another member's account is told instead. */
export type SendEmailCodeSuccess = {
  readonly __typename?: 'SendEmailCodeSuccess';
  /** The address that receives the code. */
  readonly email: Scalars['String']['output'];
};

/** Text, a picture, or both. */
export type SendMessageInput = {
  /** A UUID made by the client; sending it again answers the same message and makes no second one. */
  readonly clientId: Scalars['ID']['input'];
  /** One of the viewer's; a NOT_FOUND fault otherwise. */
  readonly conversationId: Scalars['ID']['input'];
  /** A picture of `uploadMedia` that was not used before. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Plain text, at most 2,000 characters; may be empty beside a picture alone. */
  readonly text?: Scalars['String']['input'];
};

/** Refused as INVALID_INPUT, or as NOT_ALLOWED for the sixth message before the other accepted, and once they refused. */
export type SendMessageResult = Refusal | SendMessageSuccess;

/** It is stored, and told live to both. */
export type SendMessageSuccess = {
  readonly __typename?: 'SendMessageSuccess';
  /** With its number in the conversation. */
  readonly sent: Message;
};

/** The data of a sign-in that the browser stores. */
export type Session = {
  readonly __typename?: 'Session';
  /** Signed and expiring; null where the default avatar stands in. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** At sign-in; the profile has it as it is now. */
  readonly name: Scalars['String']['output'];
  /** Empty where the platform does not say. */
  readonly nickname: Scalars['String']['output'];
  /** At sign-in; empty: everybody. */
  readonly preferences: ReadonlyArray<GenderCategory>;
  /** FREE where the platform does not say. */
  readonly profileType: ProfileType;
  /** Opaque bearer token, for `Authorization: Bearer …` and for `connection_init`. */
  readonly token: Scalars['String']['output'];
  /** As `Viewer.id`. */
  readonly userId: Scalars['ID']['output'];
};

/** Refused as NOT_ALLOWED for oneself. */
export type SetBlockResult = Refusal | SetBlockSuccess;

/** Neither sees the other any more; or both do again. */
export type SetBlockSuccess = {
  readonly __typename?: 'SetBlockSuccess';
  /** The other member's id; their profile is null while they are blocked. */
  readonly profileId: Scalars['ID']['output'];
};

/** Being it already changes nothing. */
export type SetCommunityRoleInput = {
  /** One that the viewer owns. */
  readonly communityId: Scalars['ID']['input'];
  /** MODERATOR or MEMBER. A MEMBER without a paid month in a VIP community becomes EXPIRED. */
  readonly role: CommunityRole;
  /** A member of the community; a NOT_FOUND fault otherwise. */
  readonly userId: Scalars['ID']['input'];
};

/** Refused as NOT_ALLOWED for all but the owner, OFFER_NEEDED for OWNER, or OWNER_CANNOT_LEAVE for the owner's own. */
export type SetCommunityRoleResult = Refusal | SetCommunityRoleSuccess;

/** The member has the new role. */
export type SetCommunityRoleSuccess = {
  readonly __typename?: 'SetCommunityRoleSuccess';
  /** As it is now. */
  readonly community: Community;
};

/** Refused as NOT_ALLOWED for oneself. */
export type SetFollowResult = Refusal | SetFollowSuccess;

/** The viewer follows, or waits where the member is private; or neither any more. */
export type SetFollowSuccess = {
  readonly __typename?: 'SetFollowSuccess';
  /** With its new `followState` and `followerCount`. */
  readonly profile: Profile;
};

/** Refused as NOT_ALLOWED for oneself. */
export type SetMuteResult = Refusal | SetMuteSuccess;

/** Their posts stay out of the viewer's home timeline; or come again. */
export type SetMuteSuccess = {
  readonly __typename?: 'SetMuteSuccess';
  /** With its new `isMuted`. */
  readonly profile: Profile;
};

/** Refused as HAS_SUBSCRIBERS; the message names the communities. */
export type SetProfileTypeResult = Refusal | SetProfileTypeSuccess;

/** The viewer has the profile type that they chose. */
export type SetProfileTypeSuccess = {
  readonly __typename?: 'SetProfileTypeSuccess';
  /** As it is now. */
  readonly state: ProfileTypeState;
};

/** A post, or a comment of it. */
export type SetReactionInput = {
  /** Set for a comment of that post, absent for the post itself. */
  readonly commentId?: InputMaybe<Scalars['ID']['input']>;
  /** The post, also for a reaction to one of its comments. */
  readonly postId: Scalars['ID']['input'];
  /** The state wanted, not a flip: sending it twice changes nothing. */
  readonly reacted: Scalars['Boolean']['input'];
  /** FIRE is all that there is. */
  readonly type?: ReactionType;
};

/** Refused as NOT_ALLOWED for a removed comment. */
export type SetReactionResult = Refusal | SetReactionSuccess;

/** The viewer's fire is set, or taken back; where it was so already, nothing has changed. */
export type SetReactionSuccess = {
  readonly __typename?: 'SetReactionSuccess';
  /** The post or the comment, with its new total. */
  readonly target: Reactable;
};

/** Another member's ad, as a member meets it. */
export type Sponsored = {
  readonly __typename?: 'Sponsored';
  /** The member that pays for the ad; a highlight shows this profile. */
  readonly advertiser: Profile;
  /** Counts the click and leads to the ad's link, nowhere else; null for a highlight, which leads to the profile. */
  readonly clickUrl: Maybe<Scalars['String']['output']>;
  /** The host that it leads to. */
  readonly host: Maybe<Scalars['String']['output']>;
  /** For `recordAdViews` and `recordAdClick`. */
  readonly id: Scalars['ID']['output'];
  /** A business ad's pictures in display order; empty for a highlight. */
  readonly images: ReadonlyArray<Image>;
  /** BUSINESS leads to a link, PROFILE to the advertiser's profile; POST shows a post. */
  readonly kind: AdKind;
  /** The viewer's preferences that the ad targets; empty if the viewer has none. */
  readonly matchedPreferences: ReadonlyArray<GenderCategory>;
  /** The boosted post, as the viewer sees it; null for other ads. */
  readonly post: Maybe<Post>;
  /** Set for a business ad only. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Views of it that still count today, of three; only in the feed is it shown no more often. */
  readonly viewsLeft: Scalars['Int']['output'];
};

/** For a new passkey refused as STEP_UP_REQUIRED, EMAIL_NOT_CONFIRMED, or INVALID_INPUT once there are ten. */
export type StartPasskeyResult = Refusal | StartPasskeySuccess;

/** To be answered once and within five minutes. */
export type StartPasskeySuccess = {
  readonly __typename?: 'StartPasskeySuccess';
  /** JSON. */
  readonly options: Scalars['String']['output'];
};

/** Refused as STEP_UP_REQUIRED, as EMAIL_NOT_CONFIRMED, or as INVALID_INPUT where it is on already. */
export type StartTwoStepResult = Refusal | StartTwoStepSuccess;

/** Not in use yet; beginning again makes another secret. */
export type StartTwoStepSuccess = {
  readonly __typename?: 'StartTwoStepSuccess';
  /** Base32, to be typed. */
  readonly secret: Scalars['String']['output'];
  /** otpauth://, to be scanned. */
  readonly uri: Scalars['String']['output'];
};

/** A month and its price. */
export type SubscribeToCommunityInput = {
  /** A VIP community's; of any other it is INVALID_INPUT. */
  readonly id: Scalars['ID']['input'];
  /** The price that the member saw and agreed to, in centavos. */
  readonly priceCents: Scalars['Int']['input'];
};

/** Refused also as STEP_UP_REQUIRED, and as NOT_ALLOWED for a removed member or while the owner sells none. */
export type SubscribeToCommunityResult = Refusal | SubscribeToCommunitySuccess;

/** The month is paid and the viewer inside. */
export type SubscribeToCommunitySuccess = {
  readonly __typename?: 'SubscribeToCommunitySuccess';
  /** With what only those inside see. */
  readonly community: Community;
  /** As it is now. */
  readonly wallet: Wallet;
};

/** Live events over the socket (graphql-transport-ws). */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Comments and replies of one post, as they are stored. Fields that depend on the viewer are answered as for a visitor,
   * and pages (of replies, of an author's posts) are refused.
   */
  readonly commentAdded: Comment;
  /** Comments and replies of one post that are hidden, shown again, deleted, taken down or given back. As above. */
  readonly commentChanged: CommentChange;
  /** Conversations in which something changed: a message, reading, delivery, an answer, muting. Ask again after a break. */
  readonly conversationUpdated: Conversation;
  /**
   * Messages of one conversation. With `after` the stream begins with the missed messages and continues live: in order,
   * without a gap or a double.
   */
  readonly messageAdded: Message;
  /**
   * The viewer's notifications as they come and as another member joins one: first those after a `sequence`, where one is
   * given, then live; in order, each state once.
   */
  readonly notificationAdded: Notification;
  /** Posts that are deleted, taken down or given back, also those that the viewer could not see: an id alone opens nothing. */
  readonly postChanged: PostChange;
  /** New totals of an open post and of its comments. The same for everybody, so the viewer's own state is not in it. */
  readonly reactionsChanged: ReactionTotal;
  /** Typing members, if both sides show it and no request between them waits or was refused. */
  readonly typing: TypingState;
  /** The count as it is at the start, then whenever it changes, wherever the notifications were read. */
  readonly unreadNotificationCountChanged: UnreadNotificationCount;
  /**
   * Other changes that concern the viewer, made in any of their tabs or by others. It has no replay: ask again after a
   * break.
   */
  readonly viewerChanged: ViewerChange;
};


/** Live events over the socket (graphql-transport-ws). */
export type SubscriptionCommentAddedArgs = {
  postId: Scalars['ID']['input'];
};


/** Live events over the socket (graphql-transport-ws). */
export type SubscriptionCommentChangedArgs = {
  postId: Scalars['ID']['input'];
};


/** Live events over the socket (graphql-transport-ws). */
export type SubscriptionMessageAddedArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  conversationId: Scalars['ID']['input'];
};


/** Live events over the socket (graphql-transport-ws). */
export type SubscriptionNotificationAddedArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};


/** Live events over the socket (graphql-transport-ws). */
export type SubscriptionReactionsChangedArgs = {
  postId: Scalars['ID']['input'];
};


/** Live events over the socket (graphql-transport-ws). */
export type SubscriptionTypingArgs = {
  conversationId?: InputMaybe<Scalars['ID']['input']>;
};

/** The other member types, or has stopped. It is sent once and never stored. */
export type TypingState = {
  readonly __typename?: 'TypingState';
  /** The conversation that they type in. */
  readonly conversationId: Scalars['ID']['output'];
  /** False once they have stopped. */
  readonly isTyping: Scalars['Boolean']['output'];
  /** Who types. */
  readonly memberId: Scalars['ID']['output'];
};

/** Refused as STEP_UP_REQUIRED; the access of `AccountLocked` is proof enough. */
export type UndoAccountDeletionResult = Refusal | UndoAccountDeletionSuccess;

/** The account is kept; where no deletion was begun, that is as good. */
export type UndoAccountDeletionSuccess = {
  readonly __typename?: 'UndoAccountDeletionSuccess';
  /** With `deletesAt` null. */
  readonly privacy: Privacy;
};

/** The numbers of unread messages and open requests. */
export type UnreadMessages = {
  readonly __typename?: 'UnreadMessages';
  /** Unread messages, without those of muted conversations. */
  readonly messages: Scalars['Int']['output'];
  /** Requests that wait for an answer. */
  readonly requests: Scalars['Int']['output'];
};

/** There is one per member; it has an id so that caches know it again. */
export type UnreadNotificationCount = Node & {
  readonly __typename?: 'UnreadNotificationCount';
  /** The same in every answer. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The latest notification's `sequence`: a stream that opens now continues after it. */
  readonly sequence: Scalars['Int']['output'];
  /** One for each that is unread, however many members are in it. */
  readonly total: Scalars['Int']['output'];
};

/** All of it is set; only `pictureId` may be absent. */
export type UpdateCommunityInput = {
  /** Plain text, at most 1,000 characters. */
  readonly description: Scalars['String']['input'];
  /** The community's. */
  readonly id: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** Absent: stays as it is; null: none. */
  readonly pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** Centavos a month, 100 to 100,000, for a VIP community alone. Another price ends an offer of the community. */
  readonly priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text, at most 3,000 characters. */
  readonly rules: Scalars['String']['input'];
};

/** Refused as NOT_ALLOWED for all but the owner, or as INVALID_INPUT. */
export type UpdateCommunityResult = Refusal | UpdateCommunitySuccess;

/** The community has the new texts. */
export type UpdateCommunitySuccess = {
  readonly __typename?: 'UpdateCommunitySuccess';
  /** As it is now. */
  readonly community: Community;
};

/** At most 50 at a time. */
export type UpdateNotificationPreferencesInput = {
  /** Kinds that are not named stay as they are. */
  readonly preferences: ReadonlyArray<NotificationPreferenceInput>;
};

/** Refused as INVALID_INPUT for a kind that cannot be switched off. */
export type UpdateNotificationPreferencesResult = Refusal | UpdateNotificationPreferencesSuccess;

/** The kinds are switched. */
export type UpdateNotificationPreferencesSuccess = {
  readonly __typename?: 'UpdateNotificationPreferencesSuccess';
  /** All of them, in the order in which to show them. */
  readonly preferences: ReadonlyArray<NotificationPreference>;
};

/** An absent value stays as it is. */
export type UpdateProfileInput = {
  /** An image from `uploadMedia`; null takes the picture away. */
  readonly avatarId?: InputMaybe<Scalars['ID']['input']>;
  /** Null or empty takes it away. */
  readonly bio?: InputMaybe<Scalars['String']['input']>;
  /** An image from `uploadMedia`; null takes the cover away. */
  readonly coverId?: InputMaybe<Scalars['ID']['input']>;
  /** Null takes it away. */
  readonly gender?: InputMaybe<GenderCategory>;
  /** False lets in all who wait; null stays as it is. */
  readonly isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters; null stays as it is. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Not taken by another member. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  /** Empty: everybody; null stays as it is. */
  readonly preferences?: InputMaybe<ReadonlyArray<GenderCategory>>;
};

/** Refused as INVALID_INPUT, with the field. */
export type UpdateProfileResult = Refusal | UpdateProfileSuccess;

/** It is changed. */
export type UpdateProfileSuccess = {
  readonly __typename?: 'UpdateProfileSuccess';
  /** The viewer's own, as it is now. */
  readonly profile: Profile;
};

/** A file, and for a video its still. */
export type UploadMediaInput = {
  /** An image under 80 MB and 50 megapixels, or a video under 5 minutes. */
  readonly file: Scalars['Upload']['input'];
  /** A still of the video, taken by the client. */
  readonly poster?: InputMaybe<Scalars['Upload']['input']>;
};

/**
 * Refused as FILE_TOO_LARGE, VIDEO_TOO_LONG, TOO_MANY_PIXELS, UNSUPPORTED_FILE or BROKEN_FILE; as TOO_MANY_FILES over 20
 * GiB that nothing uses.
 */
export type UploadMediaResult = Refusal | UploadMediaSuccess;

/** It is stored, for the viewer alone. */
export type UploadMediaSuccess = {
  readonly __typename?: 'UploadMediaSuccess';
  /** To be named by its id within a day. */
  readonly media: Media;
};

/** A video under 5 minutes: MP4, MOV or WebM was uploaded. */
export type Video = Media & {
  readonly __typename?: 'Video';
  /** For those who do not see it; empty when the author wrote nothing. */
  readonly alt: Scalars['String']['output'];
  /** Seconds. */
  readonly duration: Scalars['Float']['output'];
  /** Pixels, upright. */
  readonly height: Scalars['Int']['output'];
  /** For `PostMediaInput.id`, as long as nothing uses it. */
  readonly id: Scalars['ID']['output'];
  /** As the browser needs it to know whether it can play it. */
  readonly mimeType: Scalars['String']['output'];
  /** Signed and expiring; null without a poster. */
  readonly posterUrl: Maybe<Scalars['String']['output']>;
  /** The poster's ThumbHash in base64; null without a poster. */
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  /** Signed and expiring; relative to this site. */
  readonly url: Scalars['String']['output'];
  /** Pixels, upright. */
  readonly width: Scalars['Int']['output'];
};

/** The signed-in member, as only they see themselves. */
export type Viewer = Node & {
  readonly __typename?: 'Viewer';
  /** As `Profile.id` of their profile. */
  readonly id: Scalars['ID']['output'];
  /** False also where it cannot be known. */
  readonly isBetaTester: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** As others see it, and `personal` with it. */
  readonly profile: Profile;
  /** Null where the platform does not say. */
  readonly profileType: Maybe<ProfileType>;
};

/** One of these, as a rule. */
export type ViewerChange = {
  readonly __typename?: 'ViewerChange';
  /** The viewer was let in, refused, put out, or left. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** The message's conversation. */
  readonly conversationId: Maybe<Scalars['ID']['output']>;
  /** Deleted for oneself. */
  readonly messageId: Maybe<Scalars['ID']['output']>;
  /**
   * Follow, request, block or mute changed between the two, and with it the parts that the viewer may see; the viewer's
   * own id if their profile changed.
   */
  readonly profileId: Maybe<Scalars['ID']['output']>;
};

/** A month of a VIP community that the viewer pays again and again. */
export type VipSubscription = {
  readonly __typename?: 'VipSubscription';
  /** For `cancelVipSubscription`. */
  readonly communityId: Scalars['ID']['output'];
  /** Until when a month that could not be paid is tried; null where none is owed. */
  readonly graceUntil: Maybe<Scalars['DateTime']['output']>;
  /** The community's, as it is called now. */
  readonly name: Scalars['String']['output'];
  /** The end of the month that is paid. */
  readonly paidUntil: Scalars['DateTime']['output'];
  /** The price of the next month, in centavos. */
  readonly priceCents: Scalars['Int']['output'];
  /** ACTIVE, CANCELS_AT_END or PAST_DUE. */
  readonly status: MembershipStatus;
};

/** There is one per member; it has an id so that caches know it again. */
export type Wallet = Node & {
  readonly __typename?: 'Wallet';
  /** Centavos, never below zero, without the money that is held for ads. */
  readonly balanceCentavos: Scalars['Int']['output'];
  /** 'R$ 0,00' */
  readonly formattedBalance: Scalars['String']['output'];
  /** The same in every answer. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** Centavos that went back to a payer after the viewer had spent them; the next income settles them. */
  readonly owedCentavos: Scalars['Int']['output'];
  /** Earned by VIP months for days that have not begun; each day's part comes into the balance as it begins. */
  readonly pendingCentavos: Scalars['Int']['output'];
};

/** Refused as NOT_ALLOWED for all but the owner. */
export type WithdrawCommunityOfferResult = Refusal | WithdrawCommunityOfferSuccess;

/** There is no offer any more. A receiver that had not read of it is not told. */
export type WithdrawCommunityOfferSuccess = {
  readonly __typename?: 'WithdrawCommunityOfferSuccess';
  /** As it is now. */
  readonly community: Community;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AcceptCommunityInviteResult:
    | ( Omit<AcceptCommunityInviteSuccess, 'community'> & { community: _RefType['Community'] } )
    | ( Refusal )
  ;
  AccountSecurityResult:
    | ( Omit<AccountSecuritySuccess, 'security'> & { security: _RefType['AccountSecurity'] } )
    | ( Refusal )
  ;
  AdPriceResult:
    | ( AdPrice )
    | ( Refusal )
  ;
  AddCommentResult:
    | ( AddedComment )
    | ( Refusal )
  ;
  AgeCheckResult:
    | ( AgeCheckStarted )
    | ( Refusal )
  ;
  AnswerCommunityOfferResult:
    | ( Omit<AnswerCommunityOfferSuccess, 'community'> & { community: _RefType['Community'] } )
    | ( Refusal )
  ;
  AnswerCommunityRequestResult:
    | ( Omit<AnswerCommunityRequestSuccess, 'community'> & { community: _RefType['Community'] } )
    | ( Refusal )
  ;
  AnswerFollowRequestResult:
    | ( Omit<AnswerFollowRequestSuccess, 'profile'> & { profile: _RefType['Profile'] } )
    | ( Refusal )
  ;
  AnswerMessageRequestResult:
    | ( Omit<AnswerMessageRequestSuccess, 'conversation'> & { conversation: _RefType['Conversation'] } )
    | ( Refusal )
  ;
  AppealModerationResult:
    | ( Omit<AppealModerationSuccess, 'notice'> & { notice: _RefType['ModerationNotice'] } )
    | ( Refusal )
  ;
  CancelCommunitySubscriptionResult:
    | ( Omit<CancelCommunitySubscriptionSuccess, 'community'> & { community: _RefType['Community'] } )
    | ( Refusal )
  ;
  CancelVipSubscriptionResult:
    | ( CancelVipSubscriptionSuccess )
    | ( Refusal )
  ;
  ChangePasswordResult:
    | ( ChangePasswordSuccess )
    | ( Refusal )
  ;
  CheckReportProtocolResult:
    | ( Refusal )
    | ( ReportProtocol )
  ;
  CloseCommunityResult:
    | ( CloseCommunitySuccess )
    | ( Refusal )
  ;
  ConfirmIdentityResult:
    | ( ConfirmIdentitySuccess )
    | ( Refusal )
  ;
  ConfirmTopUpResult:
    | ( Omit<ConfirmTopUpSuccess, 'wallet'> & { wallet: _RefType['Wallet'] } )
    | ( Refusal )
  ;
  CreateAdIntentResult:
    | ( CreateAdIntentSuccess )
    | ( Refusal )
  ;
  CreateCommunityInviteResult:
    | ( Omit<CreateCommunityInviteSuccess, 'invite'> & { invite: _RefType['CommunityInvite'] } )
    | ( Refusal )
  ;
  CreateCommunityResult:
    | ( Omit<CreateCommunitySuccess, 'community'> & { community: _RefType['Community'] } )
    | ( Refusal )
  ;
  CreatePixTopUpResult:
    | ( CreatePixTopUpSuccess )
    | ( Refusal )
  ;
  CreatePostResult:
    | ( Omit<CreatePostSuccess, 'post'> & { post: _RefType['Post'] } )
    | ( Refusal )
  ;
  CreateTopUpIntentResult:
    | ( CreateTopUpIntentSuccess )
    | ( Refusal )
  ;
  DecideModerationCasesResult:
    | ( Omit<DecideModerationCasesSuccess, 'cases'> & { cases: ReadonlyArray<_RefType['ModerationCase']> } )
    | ( Refusal )
  ;
  DeleteAccountResult:
    | ( DeleteAccountSuccess )
    | ( Refusal )
  ;
  DeleteCommentResult:
    | ( DeletedComment )
    | ( Refusal )
  ;
  DeletePostResult:
    | ( DeletePostSuccess )
    | ( Refusal )
  ;
  DismissSuggestionResult:
    | ( DismissSuggestionSuccess )
    | ( Refusal )
  ;
  EndOtherSessionsResult:
    | ( EndOtherSessionsSuccess )
    | ( Refusal )
  ;
  EndSessionResult:
    | ( EndSessionSuccess )
    | ( Refusal )
  ;
  FinishAdResult:
    | ( Omit<FinishAdSuccess, 'ad'> & { ad: _RefType['Ad'] } )
    | ( Refusal )
  ;
  FinishLogInResult:
    | ( AccountLocked )
    | ( Omit<LogInSuccess, 'session'> & { session: _RefType['Session'] } )
    | ( Refusal )
  ;
  HideCommentResult:
    | ( Omit<HideCommentSuccess, 'comment'> & { comment: _RefType['Comment'] } )
    | ( Refusal )
  ;
  JoinCommunityResult:
    | ( Omit<JoinCommunitySuccess, 'community'> & { community: _RefType['Community'] } )
    | ( Refusal )
  ;
  LeaveCommunityResult:
    | ( Omit<LeaveCommunitySuccess, 'community'> & { community: _RefType['Community'] } )
    | ( Refusal )
  ;
  LogInResult:
    | ( AccountLocked )
    | ( Omit<LogInSuccess, 'session'> & { session: _RefType['Session'] } )
    | ( Refusal )
    | ( SecondStepRequired )
  ;
  MailLinkResult:
    | ( MailLinkSuccess )
    | ( Refusal )
  ;
  MarkAllNotificationsReadResult:
    | ( Omit<MarkAllNotificationsReadSuccess, 'unreadCount'> & { unreadCount: _RefType['UnreadNotificationCount'] } )
    | ( Refusal )
  ;
  MarkNotificationReadResult:
    | ( Omit<MarkNotificationReadSuccess, 'notification' | 'unreadCount'> & { notification: _RefType['Notification'], unreadCount: _RefType['UnreadNotificationCount'] } )
    | ( Refusal )
  ;
  ModerationCaseResult:
    | ( Omit<ModerationCaseSuccess, 'case'> & { case: _RefType['ModerationCase'] } )
    | ( Refusal )
  ;
  OfferCommunityResult:
    | ( Omit<OfferCommunitySuccess, 'community'> & { community: _RefType['Community'] } )
    | ( Refusal )
  ;
  OpenConversationResult:
    | ( Omit<OpenConversationSuccess, 'conversation'> & { conversation: _RefType['Conversation'] } )
    | ( Refusal )
  ;
  OpenDataExportResult:
    | ( OpenDataExportSuccess )
    | ( Refusal )
  ;
  OpenPaymentsTableResult:
    | ( OpenPaymentsTableSuccess )
    | ( Refusal )
  ;
  PublishAdResult:
    | ( Omit<PublishAdSuccess, 'ad'> & { ad: _RefType['Ad'] } )
    | ( Refusal )
  ;
  RecoveryCodesResult:
    | ( Omit<RecoveryCodesSuccess, 'security'> & { security: _RefType['AccountSecurity'] } )
    | ( Refusal )
  ;
  RefundPaymentResult:
    | ( Omit<RefundPaymentSuccess, 'wallet'> & { wallet: _RefType['Wallet'] } )
    | ( Refusal )
  ;
  RegisterResult:
    | ( Refusal )
    | ( Omit<RegisterSuccess, 'session'> & { session: _RefType['Session'] } )
  ;
  RemoveCommunityMemberResult:
    | ( Refusal )
    | ( Omit<RemoveCommunityMemberSuccess, 'community'> & { community: _RefType['Community'] } )
  ;
  RemoveFollowerResult:
    | ( Refusal )
    | ( Omit<RemoveFollowerSuccess, 'profile'> & { profile: _RefType['Profile'] } )
  ;
  ReportAnonymouslyResult:
    | ( Refusal )
    | ( ReportAnonymouslySuccess )
  ;
  ReportResult:
    | ( Refusal )
    | ( ReportSuccess )
  ;
  RequestDataExportResult:
    | ( Refusal )
    | ( Omit<RequestDataExportSuccess, 'privacy'> & { privacy: _RefType['Privacy'] } )
  ;
  RequestPasswordResetResult:
    | ( Refusal )
    | ( RequestPasswordResetSuccess )
  ;
  ResetPasswordResult:
    | ( Refusal )
    | ( ResetPasswordSuccess )
  ;
  ResumeCommunitySubscriptionResult:
    | ( Refusal )
    | ( Omit<ResumeCommunitySubscriptionSuccess, 'community'> & { community: _RefType['Community'] } )
  ;
  RevokeCommunityInviteResult:
    | ( Refusal )
    | ( RevokeCommunityInviteSuccess )
  ;
  SendEmailCodeResult:
    | ( Refusal )
    | ( SendEmailCodeSuccess )
  ;
  SendMessageResult:
    | ( Refusal )
    | ( Omit<SendMessageSuccess, 'sent'> & { sent: _RefType['Message'] } )
  ;
  SetBlockResult:
    | ( Refusal )
    | ( SetBlockSuccess )
  ;
  SetCommunityRoleResult:
    | ( Refusal )
    | ( Omit<SetCommunityRoleSuccess, 'community'> & { community: _RefType['Community'] } )
  ;
  SetFollowResult:
    | ( Refusal )
    | ( Omit<SetFollowSuccess, 'profile'> & { profile: _RefType['Profile'] } )
  ;
  SetMuteResult:
    | ( Refusal )
    | ( Omit<SetMuteSuccess, 'profile'> & { profile: _RefType['Profile'] } )
  ;
  SetProfileTypeResult:
    | ( Refusal )
    | ( Omit<SetProfileTypeSuccess, 'state'> & { state: _RefType['ProfileTypeState'] } )
  ;
  SetReactionResult:
    | ( Refusal )
    | ( Omit<SetReactionSuccess, 'target'> & { target: _RefType['Reactable'] } )
  ;
  StartPasskeyResult:
    | ( Refusal )
    | ( StartPasskeySuccess )
  ;
  StartTwoStepResult:
    | ( Refusal )
    | ( StartTwoStepSuccess )
  ;
  SubscribeToCommunityResult:
    | ( Refusal )
    | ( Subscribed )
  ;
  UndoAccountDeletionResult:
    | ( Refusal )
    | ( Omit<UndoAccountDeletionSuccess, 'privacy'> & { privacy: _RefType['Privacy'] } )
  ;
  UpdateCommunityResult:
    | ( Refusal )
    | ( Omit<UpdateCommunitySuccess, 'community'> & { community: _RefType['Community'] } )
  ;
  UpdateNotificationPreferencesResult:
    | ( Refusal )
    | ( UpdateNotificationPreferencesSuccess )
  ;
  UpdateProfileResult:
    | ( Refusal )
    | ( Omit<UpdateProfileSuccess, 'profile'> & { profile: _RefType['Profile'] } )
  ;
  UploadMediaResult:
    | ( Refusal )
    | ( Omit<UploadMediaSuccess, 'media'> & { media: _RefType['Media'] } )
  ;
  WithdrawCommunityOfferResult:
    | ( Refusal )
    | ( Omit<WithdrawCommunityOfferSuccess, 'community'> & { community: _RefType['Community'] } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Media:
    | ( ImageRecord )
    | ( VideoRecord )
  ;
  Node:
    | ( SecurityRecord )
    | ( AccountSessionRecord )
    | ( CommentRecord )
    | ( CommunityRecord )
    | ( CommunityInviteRecord )
    | ( ConversationRecord )
    | ( Omit<DataExport, 'nodeId'> )
    | ( MessageRecord )
    | ( Omit<Omit<ModerationCase, 'author' | 'claimedBy' | 'evidence'> & { author?: Maybe<_RefType['ModerationPerson']>, claimedBy?: Maybe<_RefType['ModerationPerson']>, evidence: _RefType['ModerationEvidence'] }, 'nodeId'> )
    | ( Omit<ModerationNotice, 'nodeId'> )
    | ( PasskeyRecord )
    | ( PaymentRecord )
    | ( PostRecord )
    | ( ProfileRecord )
    | ( Omit<ProfileTypeState, 'nodeId'> )
    | ( Omit<UnreadNotificationCount, 'nodeId'> )
    | ( ViewerRecord )
    | ( WalletRecord )
  ;
  Reactable:
    | ( CommentRecord )
    | ( PostRecord )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptCommunityInviteInput: AcceptCommunityInviteInput;
  AcceptCommunityInviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptCommunityInviteResult']>;
  AcceptCommunityInviteSuccess: ResolverTypeWrapper<Omit<AcceptCommunityInviteSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  AccountLocked: ResolverTypeWrapper<AccountLocked>;
  AccountSecurity: ResolverTypeWrapper<SecurityRecord>;
  AccountSecurityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AccountSecurityResult']>;
  AccountSecuritySuccess: ResolverTypeWrapper<Omit<AccountSecuritySuccess, 'security'> & { security: ResolversTypes['AccountSecurity'] }>;
  AccountSession: ResolverTypeWrapper<AccountSessionRecord>;
  Ad: ResolverTypeWrapper<AdRecord>;
  AdConnection: ResolverTypeWrapper<Omit<AdConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AdEdge']> }>;
  AdEdge: ResolverTypeWrapper<Omit<AdEdge, 'node'> & { node: ResolversTypes['Ad'] }>;
  AdKind: AdKind;
  AdPlacement: AdPlacement;
  AdPrice: ResolverTypeWrapper<AdPrice>;
  AdPriceInput: AdPriceInput;
  AdPriceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdPriceResult']>;
  AdReach: ResolverTypeWrapper<AdReach>;
  AdState: AdState;
  AddCommentInput: AddCommentInput;
  AddCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddCommentResult']>;
  AddCommentSuccess: ResolverTypeWrapper<AddedComment>;
  AddPasskeyInput: AddPasskeyInput;
  AgeAssurance: ResolverTypeWrapper<AgeAssurance>;
  AgeCheckResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AgeCheckResult']>;
  AgeCheckStarted: ResolverTypeWrapper<AgeCheckStarted>;
  AgeMethod: AgeMethod;
  AgeState: AgeState;
  AnswerCommunityOfferInput: AnswerCommunityOfferInput;
  AnswerCommunityOfferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerCommunityOfferResult']>;
  AnswerCommunityOfferSuccess: ResolverTypeWrapper<Omit<AnswerCommunityOfferSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  AnswerCommunityRequestInput: AnswerCommunityRequestInput;
  AnswerCommunityRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerCommunityRequestResult']>;
  AnswerCommunityRequestSuccess: ResolverTypeWrapper<Omit<AnswerCommunityRequestSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  AnswerFollowRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerFollowRequestResult']>;
  AnswerFollowRequestSuccess: ResolverTypeWrapper<Omit<AnswerFollowRequestSuccess, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  AnswerMessageRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerMessageRequestResult']>;
  AnswerMessageRequestSuccess: ResolverTypeWrapper<Omit<AnswerMessageRequestSuccess, 'conversation'> & { conversation: ResolversTypes['Conversation'] }>;
  AnswerModerationAppealInput: AnswerModerationAppealInput;
  AppealAccountLockInput: AppealAccountLockInput;
  AppealModerationInput: AppealModerationInput;
  AppealModerationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AppealModerationResult']>;
  AppealModerationSuccess: ResolverTypeWrapper<Omit<AppealModerationSuccess, 'notice'> & { notice: ResolversTypes['ModerationNotice'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BusinessAdInput: BusinessAdInput;
  CancelCommunitySubscriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelCommunitySubscriptionResult']>;
  CancelCommunitySubscriptionSuccess: ResolverTypeWrapper<Omit<CancelCommunitySubscriptionSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  CancelVipSubscriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelVipSubscriptionResult']>;
  CancelVipSubscriptionSuccess: ResolverTypeWrapper<CancelVipSubscriptionSuccess>;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  ChangePasswordSuccess: ResolverTypeWrapper<ChangePasswordSuccess>;
  ChatSettings: ResolverTypeWrapper<ChatSettings>;
  ChatSettingsInput: ChatSettingsInput;
  CheckReportProtocolInput: CheckReportProtocolInput;
  CheckReportProtocolResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckReportProtocolResult']>;
  CloseCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseCommunityResult']>;
  CloseCommunitySuccess: ResolverTypeWrapper<CloseCommunitySuccess>;
  Comment: ResolverTypeWrapper<CommentRecord>;
  CommentChange: ResolverTypeWrapper<CommentChangeRecord>;
  CommentConnection: ResolverTypeWrapper<Omit<CommentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CommentEdge']> }>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  Community: ResolverTypeWrapper<CommunityRecord>;
  CommunityConnection: ResolverTypeWrapper<Omit<CommunityConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CommunityEdge']> }>;
  CommunityEdge: ResolverTypeWrapper<Omit<CommunityEdge, 'node'> & { node: ResolversTypes['Community'] }>;
  CommunityInvite: ResolverTypeWrapper<CommunityInviteRecord>;
  CommunityKind: CommunityKind;
  CommunityMember: ResolverTypeWrapper<CommunityMemberRecord>;
  CommunityMemberConnection: ResolverTypeWrapper<Omit<CommunityMemberConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CommunityMemberEdge']> }>;
  CommunityMemberEdge: ResolverTypeWrapper<Omit<CommunityMemberEdge, 'node'> & { node: ResolversTypes['CommunityMember'] }>;
  CommunityOffer: ResolverTypeWrapper<CommunityOfferRecord>;
  CommunityRole: CommunityRole;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ConfirmIdentityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmIdentityResult']>;
  ConfirmIdentitySuccess: ResolverTypeWrapper<ConfirmIdentitySuccess>;
  ConfirmTopUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmTopUpResult']>;
  ConfirmTopUpSuccess: ResolverTypeWrapper<Omit<ConfirmTopUpSuccess, 'wallet'> & { wallet: ResolversTypes['Wallet'] }>;
  Conversation: ResolverTypeWrapper<ConversationRecord>;
  ConversationConnection: ResolverTypeWrapper<Omit<ConversationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ConversationEdge']> }>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  CreateAdIntentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAdIntentResult']>;
  CreateAdIntentSuccess: ResolverTypeWrapper<CreateAdIntentSuccess>;
  CreateCommunityInput: CreateCommunityInput;
  CreateCommunityInviteInput: CreateCommunityInviteInput;
  CreateCommunityInviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCommunityInviteResult']>;
  CreateCommunityInviteSuccess: ResolverTypeWrapper<Omit<CreateCommunityInviteSuccess, 'invite'> & { invite: ResolversTypes['CommunityInvite'] }>;
  CreateCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCommunityResult']>;
  CreateCommunitySuccess: ResolverTypeWrapper<Omit<CreateCommunitySuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  CreatePixTopUpInput: CreatePixTopUpInput;
  CreatePixTopUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePixTopUpResult']>;
  CreatePixTopUpSuccess: ResolverTypeWrapper<CreatePixTopUpSuccess>;
  CreatePostInput: CreatePostInput;
  CreatePostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePostResult']>;
  CreatePostSuccess: ResolverTypeWrapper<Omit<CreatePostSuccess, 'post'> & { post: ResolversTypes['Post'] }>;
  CreateTopUpIntentInput: CreateTopUpIntentInput;
  CreateTopUpIntentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateTopUpIntentResult']>;
  CreateTopUpIntentSuccess: ResolverTypeWrapper<CreateTopUpIntentSuccess>;
  DataExport: ResolverTypeWrapper<Omit<DataExport, 'nodeId'>>;
  DataExportState: DataExportState;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideModerationCasesInput: DecideModerationCasesInput;
  DecideModerationCasesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideModerationCasesResult']>;
  DecideModerationCasesSuccess: ResolverTypeWrapper<Omit<DecideModerationCasesSuccess, 'cases'> & { cases: ReadonlyArray<ResolversTypes['ModerationCase']> }>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAccountResult']>;
  DeleteAccountSuccess: ResolverTypeWrapper<DeleteAccountSuccess>;
  DeleteCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCommentResult']>;
  DeleteCommentSuccess: ResolverTypeWrapper<DeletedComment>;
  DeletePostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeletePostResult']>;
  DeletePostSuccess: ResolverTypeWrapper<DeletePostSuccess>;
  DeviceInput: DeviceInput;
  DismissSuggestionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DismissSuggestionResult']>;
  DismissSuggestionSuccess: ResolverTypeWrapper<DismissSuggestionSuccess>;
  Download: ResolverTypeWrapper<Download>;
  EndOtherSessionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndOtherSessionsResult']>;
  EndOtherSessionsSuccess: ResolverTypeWrapper<EndOtherSessionsSuccess>;
  EndSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndSessionResult']>;
  EndSessionSuccess: ResolverTypeWrapper<EndSessionSuccess>;
  FinishAdResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinishAdResult']>;
  FinishAdSuccess: ResolverTypeWrapper<Omit<FinishAdSuccess, 'ad'> & { ad: ResolversTypes['Ad'] }>;
  FinishLogInInput: FinishLogInInput;
  FinishLogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinishLogInResult']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowState: FollowState;
  GenderCategory: GenderCategory;
  HideCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HideCommentResult']>;
  HideCommentSuccess: ResolverTypeWrapper<Omit<HideCommentSuccess, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  HighlightType: HighlightType;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageRecord>;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JoinCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['JoinCommunityResult']>;
  JoinCommunitySuccess: ResolverTypeWrapper<Omit<JoinCommunitySuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  LeaveCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeaveCommunityResult']>;
  LeaveCommunitySuccess: ResolverTypeWrapper<Omit<LeaveCommunitySuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  LogInInput: LogInInput;
  LogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInResult']>;
  LogInSuccess: ResolverTypeWrapper<Omit<LogInSuccess, 'session'> & { session: ResolversTypes['Session'] }>;
  LogInWithPasskeyInput: LogInWithPasskeyInput;
  MailLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MailLinkResult']>;
  MailLinkSuccess: ResolverTypeWrapper<MailLinkSuccess>;
  MarkAllNotificationsReadInput: MarkAllNotificationsReadInput;
  MarkAllNotificationsReadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkAllNotificationsReadResult']>;
  MarkAllNotificationsReadSuccess: ResolverTypeWrapper<Omit<MarkAllNotificationsReadSuccess, 'unreadCount'> & { unreadCount: ResolversTypes['UnreadNotificationCount'] }>;
  MarkNotificationReadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkNotificationReadResult']>;
  MarkNotificationReadSuccess: ResolverTypeWrapper<Omit<MarkNotificationReadSuccess, 'notification' | 'unreadCount'> & { notification: ResolversTypes['Notification'], unreadCount: ResolversTypes['UnreadNotificationCount'] }>;
  Media: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Media']>;
  Membership: ResolverTypeWrapper<Membership>;
  MembershipStatus: MembershipStatus;
  Message: ResolverTypeWrapper<MessageRecord>;
  MessageArrival: MessageArrival;
  MessageConnection: ResolverTypeWrapper<Omit<MessageConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['MessageEdge']> }>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessageRequestAnswer: MessageRequestAnswer;
  MessageRequestState: MessageRequestState;
  ModerationAdEvidence: ResolverTypeWrapper<ModerationAdEvidence>;
  ModerationAppeal: ResolverTypeWrapper<ModerationAppeal>;
  ModerationAppealConnection: ResolverTypeWrapper<ModerationAppealConnection>;
  ModerationAppealEdge: ResolverTypeWrapper<ModerationAppealEdge>;
  ModerationAppealStatus: ModerationAppealStatus;
  ModerationCase: ResolverTypeWrapper<Omit<Omit<ModerationCase, 'author' | 'claimedBy' | 'evidence'> & { author?: Maybe<ResolversTypes['ModerationPerson']>, claimedBy?: Maybe<ResolversTypes['ModerationPerson']>, evidence: ResolversTypes['ModerationEvidence'] }, 'nodeId'>>;
  ModerationCaseConnection: ResolverTypeWrapper<Omit<ModerationCaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ModerationCaseEdge']> }>;
  ModerationCaseEdge: ResolverTypeWrapper<Omit<ModerationCaseEdge, 'node'> & { node: ResolversTypes['ModerationCase'] }>;
  ModerationCaseFilter: ModerationCaseFilter;
  ModerationCaseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ModerationCaseResult']>;
  ModerationCaseSuccess: ResolverTypeWrapper<Omit<ModerationCaseSuccess, 'case'> & { case: ResolversTypes['ModerationCase'] }>;
  ModerationDecision: ResolverTypeWrapper<ModerationDecision>;
  ModerationDecisionKind: ModerationDecisionKind;
  ModerationEvidence: ResolverTypeWrapper<Omit<ModerationEvidence, 'ad' | 'media'> & { ad?: Maybe<ResolversTypes['ModerationAdEvidence']>, media: ReadonlyArray<ResolversTypes['Media']> }>;
  ModerationEvidenceMessage: ResolverTypeWrapper<ModerationEvidenceMessage>;
  ModerationFigures: ResolverTypeWrapper<ModerationFigures>;
  ModerationLogConnection: ResolverTypeWrapper<ModerationLogConnection>;
  ModerationLogEdge: ResolverTypeWrapper<ModerationLogEdge>;
  ModerationLogEntry: ResolverTypeWrapper<ModerationLogEntry>;
  ModerationLogFile: ResolverTypeWrapper<ModerationLogFile>;
  ModerationLogFormat: ModerationLogFormat;
  ModerationNotice: ResolverTypeWrapper<Omit<ModerationNotice, 'nodeId'>>;
  ModerationNoticeConnection: ResolverTypeWrapper<Omit<ModerationNoticeConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ModerationNoticeEdge']> }>;
  ModerationNoticeEdge: ResolverTypeWrapper<Omit<ModerationNoticeEdge, 'node'> & { node: ResolversTypes['ModerationNotice'] }>;
  ModerationOrigin: ModerationOrigin;
  ModerationPastDecision: ResolverTypeWrapper<ModerationPastDecision>;
  ModerationPerson: ResolverTypeWrapper<ModerationPerson>;
  ModerationReasonFigures: ResolverTypeWrapper<ModerationReasonFigures>;
  ModerationReport: ResolverTypeWrapper<ModerationReport>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['NotificationEdge']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationKind: NotificationKind;
  NotificationPreference: ResolverTypeWrapper<NotificationPreference>;
  NotificationPreferenceInput: NotificationPreferenceInput;
  OfferCommunityInput: OfferCommunityInput;
  OfferCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OfferCommunityResult']>;
  OfferCommunitySuccess: ResolverTypeWrapper<Omit<OfferCommunitySuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  OpenConversationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenConversationResult']>;
  OpenConversationSuccess: ResolverTypeWrapper<Omit<OpenConversationSuccess, 'conversation'> & { conversation: ResolversTypes['Conversation'] }>;
  OpenDataExportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenDataExportResult']>;
  OpenDataExportSuccess: ResolverTypeWrapper<OpenDataExportSuccess>;
  OpenPaymentsTableResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenPaymentsTableResult']>;
  OpenPaymentsTableSuccess: ResolverTypeWrapper<OpenPaymentsTableSuccess>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaidCommunity: ResolverTypeWrapper<PaidCommunity>;
  Passkey: ResolverTypeWrapper<PasskeyRecord>;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentConnection: ResolverTypeWrapper<Omit<PaymentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PaymentEdge']> }>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFilter: PaymentFilter;
  PaymentIntent: ResolverTypeWrapper<PaymentIntent>;
  PaymentKind: PaymentKind;
  PaymentMethod: PaymentMethod;
  PaymentProvider: ResolverTypeWrapper<PaymentProvider>;
  PaymentState: PaymentState;
  PeopleList: PeopleList;
  PersonalData: ResolverTypeWrapper<PersonalData>;
  PixPayment: ResolverTypeWrapper<PixPayment>;
  PixState: PixState;
  Post: ResolverTypeWrapper<PostRecord>;
  PostAdInput: PostAdInput;
  PostChange: ResolverTypeWrapper<PostChange>;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PostEdge']> }>;
  PostEdge: ResolverTypeWrapper<Omit<PostEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  PostLeftBehind: ResolverTypeWrapper<PostRecord>;
  PostLeftBehindConnection: ResolverTypeWrapper<Omit<PostLeftBehindConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PostLeftBehindEdge']> }>;
  PostLeftBehindEdge: ResolverTypeWrapper<Omit<PostLeftBehindEdge, 'node'> & { node: ResolversTypes['PostLeftBehind'] }>;
  PostMediaInput: PostMediaInput;
  Privacy: ResolverTypeWrapper<Omit<Privacy, 'export'> & { export?: Maybe<ResolversTypes['DataExport']> }>;
  Profile: ResolverTypeWrapper<ProfileRecord>;
  ProfileAdInput: ProfileAdInput;
  ProfileConnection: ResolverTypeWrapper<Omit<ProfileConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ProfileEdge']> }>;
  ProfileEdge: ResolverTypeWrapper<Omit<ProfileEdge, 'node'> & { node: ResolversTypes['Profile'] }>;
  ProfileType: ProfileType;
  ProfileTypeState: ResolverTypeWrapper<Omit<ProfileTypeState, 'nodeId'>>;
  PublishAdResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishAdResult']>;
  PublishAdSuccess: ResolverTypeWrapper<Omit<PublishAdSuccess, 'ad'> & { ad: ResolversTypes['Ad'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reactable: ResolverTypeWrapper<ReactableRecord>;
  ReactionSummary: ResolverTypeWrapper<ReactionSummary>;
  ReactionTotal: ResolverTypeWrapper<ReactionTotal>;
  ReactionType: ReactionType;
  RecordPostViewsInput: RecordPostViewsInput;
  RecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecoveryCodesResult']>;
  RecoveryCodesSuccess: ResolverTypeWrapper<Omit<RecoveryCodesSuccess, 'security'> & { security: ResolversTypes['AccountSecurity'] }>;
  RefundPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefundPaymentResult']>;
  RefundPaymentSuccess: ResolverTypeWrapper<Omit<RefundPaymentSuccess, 'wallet'> & { wallet: ResolversTypes['Wallet'] }>;
  Refundable: ResolverTypeWrapper<Refundable>;
  Refusal: ResolverTypeWrapper<Refusal>;
  RefusalCode: RefusalCode;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegisterSuccess: ResolverTypeWrapper<Omit<RegisterSuccess, 'session'> & { session: ResolversTypes['Session'] }>;
  RegisteredProfileType: RegisteredProfileType;
  RemoveCommunityMemberInput: RemoveCommunityMemberInput;
  RemoveCommunityMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCommunityMemberResult']>;
  RemoveCommunityMemberSuccess: ResolverTypeWrapper<Omit<RemoveCommunityMemberSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  RemoveFollowerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveFollowerResult']>;
  RemoveFollowerSuccess: ResolverTypeWrapper<Omit<RemoveFollowerSuccess, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  ReportAnonymouslyInput: ReportAnonymouslyInput;
  ReportAnonymouslyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportAnonymouslyResult']>;
  ReportAnonymouslySuccess: ResolverTypeWrapper<ReportAnonymouslySuccess>;
  ReportInput: ReportInput;
  ReportProtocol: ResolverTypeWrapper<ReportProtocol>;
  ReportProtocolOutcome: ReportProtocolOutcome;
  ReportProtocolStatus: ReportProtocolStatus;
  ReportReason: ReportReason;
  ReportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportResult']>;
  ReportSuccess: ResolverTypeWrapper<ReportSuccess>;
  ReportTarget: ReportTarget;
  RequestDataExportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestDataExportResult']>;
  RequestDataExportSuccess: ResolverTypeWrapper<Omit<RequestDataExportSuccess, 'privacy'> & { privacy: ResolversTypes['Privacy'] }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestPasswordResetResult']>;
  RequestPasswordResetSuccess: ResolverTypeWrapper<RequestPasswordResetSuccess>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordResult']>;
  ResetPasswordSuccess: ResolverTypeWrapper<ResetPasswordSuccess>;
  ResumeCommunitySubscriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResumeCommunitySubscriptionResult']>;
  ResumeCommunitySubscriptionSuccess: ResolverTypeWrapper<Omit<ResumeCommunitySubscriptionSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  RevokeCommunityInviteInput: RevokeCommunityInviteInput;
  RevokeCommunityInviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeCommunityInviteResult']>;
  RevokeCommunityInviteSuccess: ResolverTypeWrapper<RevokeCommunityInviteSuccess>;
  SecondStepRequired: ResolverTypeWrapper<SecondStepRequired>;
  SendEmailCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendEmailCodeResult']>;
  SendEmailCodeSuccess: ResolverTypeWrapper<SendEmailCodeSuccess>;
  SendMessageInput: SendMessageInput;
  SendMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMessageResult']>;
  SendMessageSuccess: ResolverTypeWrapper<Omit<SendMessageSuccess, 'sent'> & { sent: ResolversTypes['Message'] }>;
  Session: ResolverTypeWrapper<SessionRecord>;
  SetBlockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetBlockResult']>;
  SetBlockSuccess: ResolverTypeWrapper<SetBlockSuccess>;
  SetCommunityRoleInput: SetCommunityRoleInput;
  SetCommunityRoleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCommunityRoleResult']>;
  SetCommunityRoleSuccess: ResolverTypeWrapper<Omit<SetCommunityRoleSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  SetFollowResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetFollowResult']>;
  SetFollowSuccess: ResolverTypeWrapper<Omit<SetFollowSuccess, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  SetMuteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetMuteResult']>;
  SetMuteSuccess: ResolverTypeWrapper<Omit<SetMuteSuccess, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  SetProfileTypeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetProfileTypeResult']>;
  SetProfileTypeSuccess: ResolverTypeWrapper<Omit<SetProfileTypeSuccess, 'state'> & { state: ResolversTypes['ProfileTypeState'] }>;
  SetReactionInput: SetReactionInput;
  SetReactionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetReactionResult']>;
  SetReactionSuccess: ResolverTypeWrapper<Omit<SetReactionSuccess, 'target'> & { target: ResolversTypes['Reactable'] }>;
  Sponsored: ResolverTypeWrapper<SponsoredRecord>;
  StartPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPasskeyResult']>;
  StartPasskeySuccess: ResolverTypeWrapper<StartPasskeySuccess>;
  StartTwoStepResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartTwoStepResult']>;
  StartTwoStepSuccess: ResolverTypeWrapper<StartTwoStepSuccess>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeToCommunityInput: SubscribeToCommunityInput;
  SubscribeToCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubscribeToCommunityResult']>;
  SubscribeToCommunitySuccess: ResolverTypeWrapper<Subscribed>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TypingState: ResolverTypeWrapper<TypingState>;
  UndoAccountDeletionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoAccountDeletionResult']>;
  UndoAccountDeletionSuccess: ResolverTypeWrapper<Omit<UndoAccountDeletionSuccess, 'privacy'> & { privacy: ResolversTypes['Privacy'] }>;
  UnreadMessages: ResolverTypeWrapper<UnreadMessages>;
  UnreadNotificationCount: ResolverTypeWrapper<Omit<UnreadNotificationCount, 'nodeId'>>;
  UpdateCommunityInput: UpdateCommunityInput;
  UpdateCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCommunityResult']>;
  UpdateCommunitySuccess: ResolverTypeWrapper<Omit<UpdateCommunitySuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  UpdateNotificationPreferencesInput: UpdateNotificationPreferencesInput;
  UpdateNotificationPreferencesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateNotificationPreferencesResult']>;
  UpdateNotificationPreferencesSuccess: ResolverTypeWrapper<UpdateNotificationPreferencesSuccess>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  UpdateProfileSuccess: ResolverTypeWrapper<Omit<UpdateProfileSuccess, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadMediaInput: UploadMediaInput;
  UploadMediaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UploadMediaResult']>;
  UploadMediaSuccess: ResolverTypeWrapper<Omit<UploadMediaSuccess, 'media'> & { media: ResolversTypes['Media'] }>;
  Video: ResolverTypeWrapper<VideoRecord>;
  Viewer: ResolverTypeWrapper<ViewerRecord>;
  ViewerChange: ResolverTypeWrapper<ViewerChange>;
  VipSubscription: ResolverTypeWrapper<VipSubscription>;
  Wallet: ResolverTypeWrapper<WalletRecord>;
  WithdrawCommunityOfferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WithdrawCommunityOfferResult']>;
  WithdrawCommunityOfferSuccess: ResolverTypeWrapper<Omit<WithdrawCommunityOfferSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptCommunityInviteInput: AcceptCommunityInviteInput;
  AcceptCommunityInviteResult: ResolversUnionTypes<ResolversParentTypes>['AcceptCommunityInviteResult'];
  AcceptCommunityInviteSuccess: Omit<AcceptCommunityInviteSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  AccountLocked: AccountLocked;
  AccountSecurity: SecurityRecord;
  AccountSecurityResult: ResolversUnionTypes<ResolversParentTypes>['AccountSecurityResult'];
  AccountSecuritySuccess: Omit<AccountSecuritySuccess, 'security'> & { security: ResolversParentTypes['AccountSecurity'] };
  AccountSession: AccountSessionRecord;
  Ad: AdRecord;
  AdConnection: Omit<AdConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AdEdge']> };
  AdEdge: Omit<AdEdge, 'node'> & { node: ResolversParentTypes['Ad'] };
  AdPrice: AdPrice;
  AdPriceInput: AdPriceInput;
  AdPriceResult: ResolversUnionTypes<ResolversParentTypes>['AdPriceResult'];
  AdReach: AdReach;
  AddCommentInput: AddCommentInput;
  AddCommentResult: ResolversUnionTypes<ResolversParentTypes>['AddCommentResult'];
  AddCommentSuccess: AddedComment;
  AddPasskeyInput: AddPasskeyInput;
  AgeAssurance: AgeAssurance;
  AgeCheckResult: ResolversUnionTypes<ResolversParentTypes>['AgeCheckResult'];
  AgeCheckStarted: AgeCheckStarted;
  AnswerCommunityOfferInput: AnswerCommunityOfferInput;
  AnswerCommunityOfferResult: ResolversUnionTypes<ResolversParentTypes>['AnswerCommunityOfferResult'];
  AnswerCommunityOfferSuccess: Omit<AnswerCommunityOfferSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  AnswerCommunityRequestInput: AnswerCommunityRequestInput;
  AnswerCommunityRequestResult: ResolversUnionTypes<ResolversParentTypes>['AnswerCommunityRequestResult'];
  AnswerCommunityRequestSuccess: Omit<AnswerCommunityRequestSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  AnswerFollowRequestResult: ResolversUnionTypes<ResolversParentTypes>['AnswerFollowRequestResult'];
  AnswerFollowRequestSuccess: Omit<AnswerFollowRequestSuccess, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  AnswerMessageRequestResult: ResolversUnionTypes<ResolversParentTypes>['AnswerMessageRequestResult'];
  AnswerMessageRequestSuccess: Omit<AnswerMessageRequestSuccess, 'conversation'> & { conversation: ResolversParentTypes['Conversation'] };
  AnswerModerationAppealInput: AnswerModerationAppealInput;
  AppealAccountLockInput: AppealAccountLockInput;
  AppealModerationInput: AppealModerationInput;
  AppealModerationResult: ResolversUnionTypes<ResolversParentTypes>['AppealModerationResult'];
  AppealModerationSuccess: Omit<AppealModerationSuccess, 'notice'> & { notice: ResolversParentTypes['ModerationNotice'] };
  Boolean: Scalars['Boolean']['output'];
  BusinessAdInput: BusinessAdInput;
  CancelCommunitySubscriptionResult: ResolversUnionTypes<ResolversParentTypes>['CancelCommunitySubscriptionResult'];
  CancelCommunitySubscriptionSuccess: Omit<CancelCommunitySubscriptionSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  CancelVipSubscriptionResult: ResolversUnionTypes<ResolversParentTypes>['CancelVipSubscriptionResult'];
  CancelVipSubscriptionSuccess: CancelVipSubscriptionSuccess;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  ChangePasswordSuccess: ChangePasswordSuccess;
  ChatSettings: ChatSettings;
  ChatSettingsInput: ChatSettingsInput;
  CheckReportProtocolInput: CheckReportProtocolInput;
  CheckReportProtocolResult: ResolversUnionTypes<ResolversParentTypes>['CheckReportProtocolResult'];
  CloseCommunityResult: ResolversUnionTypes<ResolversParentTypes>['CloseCommunityResult'];
  CloseCommunitySuccess: CloseCommunitySuccess;
  Comment: CommentRecord;
  CommentChange: CommentChangeRecord;
  CommentConnection: Omit<CommentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CommentEdge']> };
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  Community: CommunityRecord;
  CommunityConnection: Omit<CommunityConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CommunityEdge']> };
  CommunityEdge: Omit<CommunityEdge, 'node'> & { node: ResolversParentTypes['Community'] };
  CommunityInvite: CommunityInviteRecord;
  CommunityMember: CommunityMemberRecord;
  CommunityMemberConnection: Omit<CommunityMemberConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CommunityMemberEdge']> };
  CommunityMemberEdge: Omit<CommunityMemberEdge, 'node'> & { node: ResolversParentTypes['CommunityMember'] };
  CommunityOffer: CommunityOfferRecord;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ConfirmIdentityResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmIdentityResult'];
  ConfirmIdentitySuccess: ConfirmIdentitySuccess;
  ConfirmTopUpResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmTopUpResult'];
  ConfirmTopUpSuccess: Omit<ConfirmTopUpSuccess, 'wallet'> & { wallet: ResolversParentTypes['Wallet'] };
  Conversation: ConversationRecord;
  ConversationConnection: Omit<ConversationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ConversationEdge']> };
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  CreateAdIntentResult: ResolversUnionTypes<ResolversParentTypes>['CreateAdIntentResult'];
  CreateAdIntentSuccess: CreateAdIntentSuccess;
  CreateCommunityInput: CreateCommunityInput;
  CreateCommunityInviteInput: CreateCommunityInviteInput;
  CreateCommunityInviteResult: ResolversUnionTypes<ResolversParentTypes>['CreateCommunityInviteResult'];
  CreateCommunityInviteSuccess: Omit<CreateCommunityInviteSuccess, 'invite'> & { invite: ResolversParentTypes['CommunityInvite'] };
  CreateCommunityResult: ResolversUnionTypes<ResolversParentTypes>['CreateCommunityResult'];
  CreateCommunitySuccess: Omit<CreateCommunitySuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  CreatePixTopUpInput: CreatePixTopUpInput;
  CreatePixTopUpResult: ResolversUnionTypes<ResolversParentTypes>['CreatePixTopUpResult'];
  CreatePixTopUpSuccess: CreatePixTopUpSuccess;
  CreatePostInput: CreatePostInput;
  CreatePostResult: ResolversUnionTypes<ResolversParentTypes>['CreatePostResult'];
  CreatePostSuccess: Omit<CreatePostSuccess, 'post'> & { post: ResolversParentTypes['Post'] };
  CreateTopUpIntentInput: CreateTopUpIntentInput;
  CreateTopUpIntentResult: ResolversUnionTypes<ResolversParentTypes>['CreateTopUpIntentResult'];
  CreateTopUpIntentSuccess: CreateTopUpIntentSuccess;
  DataExport: Omit<DataExport, 'nodeId'>;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideModerationCasesInput: DecideModerationCasesInput;
  DecideModerationCasesResult: ResolversUnionTypes<ResolversParentTypes>['DecideModerationCasesResult'];
  DecideModerationCasesSuccess: Omit<DecideModerationCasesSuccess, 'cases'> & { cases: ReadonlyArray<ResolversParentTypes['ModerationCase']> };
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAccountResult'];
  DeleteAccountSuccess: DeleteAccountSuccess;
  DeleteCommentResult: ResolversUnionTypes<ResolversParentTypes>['DeleteCommentResult'];
  DeleteCommentSuccess: DeletedComment;
  DeletePostResult: ResolversUnionTypes<ResolversParentTypes>['DeletePostResult'];
  DeletePostSuccess: DeletePostSuccess;
  DeviceInput: DeviceInput;
  DismissSuggestionResult: ResolversUnionTypes<ResolversParentTypes>['DismissSuggestionResult'];
  DismissSuggestionSuccess: DismissSuggestionSuccess;
  Download: Download;
  EndOtherSessionsResult: ResolversUnionTypes<ResolversParentTypes>['EndOtherSessionsResult'];
  EndOtherSessionsSuccess: EndOtherSessionsSuccess;
  EndSessionResult: ResolversUnionTypes<ResolversParentTypes>['EndSessionResult'];
  EndSessionSuccess: EndSessionSuccess;
  FinishAdResult: ResolversUnionTypes<ResolversParentTypes>['FinishAdResult'];
  FinishAdSuccess: Omit<FinishAdSuccess, 'ad'> & { ad: ResolversParentTypes['Ad'] };
  FinishLogInInput: FinishLogInInput;
  FinishLogInResult: ResolversUnionTypes<ResolversParentTypes>['FinishLogInResult'];
  Float: Scalars['Float']['output'];
  HideCommentResult: ResolversUnionTypes<ResolversParentTypes>['HideCommentResult'];
  HideCommentSuccess: Omit<HideCommentSuccess, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  ID: Scalars['ID']['output'];
  Image: ImageRecord;
  ImageSource: ImageSource;
  Int: Scalars['Int']['output'];
  JoinCommunityResult: ResolversUnionTypes<ResolversParentTypes>['JoinCommunityResult'];
  JoinCommunitySuccess: Omit<JoinCommunitySuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  LeaveCommunityResult: ResolversUnionTypes<ResolversParentTypes>['LeaveCommunityResult'];
  LeaveCommunitySuccess: Omit<LeaveCommunitySuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  LogInInput: LogInInput;
  LogInResult: ResolversUnionTypes<ResolversParentTypes>['LogInResult'];
  LogInSuccess: Omit<LogInSuccess, 'session'> & { session: ResolversParentTypes['Session'] };
  LogInWithPasskeyInput: LogInWithPasskeyInput;
  MailLinkResult: ResolversUnionTypes<ResolversParentTypes>['MailLinkResult'];
  MailLinkSuccess: MailLinkSuccess;
  MarkAllNotificationsReadInput: MarkAllNotificationsReadInput;
  MarkAllNotificationsReadResult: ResolversUnionTypes<ResolversParentTypes>['MarkAllNotificationsReadResult'];
  MarkAllNotificationsReadSuccess: Omit<MarkAllNotificationsReadSuccess, 'unreadCount'> & { unreadCount: ResolversParentTypes['UnreadNotificationCount'] };
  MarkNotificationReadResult: ResolversUnionTypes<ResolversParentTypes>['MarkNotificationReadResult'];
  MarkNotificationReadSuccess: Omit<MarkNotificationReadSuccess, 'notification' | 'unreadCount'> & { notification: ResolversParentTypes['Notification'], unreadCount: ResolversParentTypes['UnreadNotificationCount'] };
  Media: ResolversInterfaceTypes<ResolversParentTypes>['Media'];
  Membership: Membership;
  Message: MessageRecord;
  MessageArrival: MessageArrival;
  MessageConnection: Omit<MessageConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['MessageEdge']> };
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  ModerationAdEvidence: ModerationAdEvidence;
  ModerationAppeal: ModerationAppeal;
  ModerationAppealConnection: ModerationAppealConnection;
  ModerationAppealEdge: ModerationAppealEdge;
  ModerationCase: Omit<Omit<ModerationCase, 'author' | 'claimedBy' | 'evidence'> & { author?: Maybe<ResolversParentTypes['ModerationPerson']>, claimedBy?: Maybe<ResolversParentTypes['ModerationPerson']>, evidence: ResolversParentTypes['ModerationEvidence'] }, 'nodeId'>;
  ModerationCaseConnection: Omit<ModerationCaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ModerationCaseEdge']> };
  ModerationCaseEdge: Omit<ModerationCaseEdge, 'node'> & { node: ResolversParentTypes['ModerationCase'] };
  ModerationCaseFilter: ModerationCaseFilter;
  ModerationCaseResult: ResolversUnionTypes<ResolversParentTypes>['ModerationCaseResult'];
  ModerationCaseSuccess: Omit<ModerationCaseSuccess, 'case'> & { case: ResolversParentTypes['ModerationCase'] };
  ModerationDecision: ModerationDecision;
  ModerationEvidence: Omit<ModerationEvidence, 'ad' | 'media'> & { ad?: Maybe<ResolversParentTypes['ModerationAdEvidence']>, media: ReadonlyArray<ResolversParentTypes['Media']> };
  ModerationEvidenceMessage: ModerationEvidenceMessage;
  ModerationFigures: ModerationFigures;
  ModerationLogConnection: ModerationLogConnection;
  ModerationLogEdge: ModerationLogEdge;
  ModerationLogEntry: ModerationLogEntry;
  ModerationLogFile: ModerationLogFile;
  ModerationNotice: Omit<ModerationNotice, 'nodeId'>;
  ModerationNoticeConnection: Omit<ModerationNoticeConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ModerationNoticeEdge']> };
  ModerationNoticeEdge: Omit<ModerationNoticeEdge, 'node'> & { node: ResolversParentTypes['ModerationNotice'] };
  ModerationPastDecision: ModerationPastDecision;
  ModerationPerson: ModerationPerson;
  ModerationReasonFigures: ModerationReasonFigures;
  ModerationReport: ModerationReport;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notification: NotificationRecord;
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['NotificationEdge']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationPreference: NotificationPreference;
  NotificationPreferenceInput: NotificationPreferenceInput;
  OfferCommunityInput: OfferCommunityInput;
  OfferCommunityResult: ResolversUnionTypes<ResolversParentTypes>['OfferCommunityResult'];
  OfferCommunitySuccess: Omit<OfferCommunitySuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  OpenConversationResult: ResolversUnionTypes<ResolversParentTypes>['OpenConversationResult'];
  OpenConversationSuccess: Omit<OpenConversationSuccess, 'conversation'> & { conversation: ResolversParentTypes['Conversation'] };
  OpenDataExportResult: ResolversUnionTypes<ResolversParentTypes>['OpenDataExportResult'];
  OpenDataExportSuccess: OpenDataExportSuccess;
  OpenPaymentsTableResult: ResolversUnionTypes<ResolversParentTypes>['OpenPaymentsTableResult'];
  OpenPaymentsTableSuccess: OpenPaymentsTableSuccess;
  PageInfo: PageInfo;
  PaidCommunity: PaidCommunity;
  Passkey: PasskeyRecord;
  Payment: PaymentRecord;
  PaymentConnection: Omit<PaymentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PaymentEdge']> };
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentFilter: PaymentFilter;
  PaymentIntent: PaymentIntent;
  PaymentProvider: PaymentProvider;
  PersonalData: PersonalData;
  PixPayment: PixPayment;
  Post: PostRecord;
  PostAdInput: PostAdInput;
  PostChange: PostChange;
  PostConnection: Omit<PostConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PostEdge']> };
  PostEdge: Omit<PostEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  PostLeftBehind: PostRecord;
  PostLeftBehindConnection: Omit<PostLeftBehindConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PostLeftBehindEdge']> };
  PostLeftBehindEdge: Omit<PostLeftBehindEdge, 'node'> & { node: ResolversParentTypes['PostLeftBehind'] };
  PostMediaInput: PostMediaInput;
  Privacy: Omit<Privacy, 'export'> & { export?: Maybe<ResolversParentTypes['DataExport']> };
  Profile: ProfileRecord;
  ProfileAdInput: ProfileAdInput;
  ProfileConnection: Omit<ProfileConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ProfileEdge']> };
  ProfileEdge: Omit<ProfileEdge, 'node'> & { node: ResolversParentTypes['Profile'] };
  ProfileTypeState: Omit<ProfileTypeState, 'nodeId'>;
  PublishAdResult: ResolversUnionTypes<ResolversParentTypes>['PublishAdResult'];
  PublishAdSuccess: Omit<PublishAdSuccess, 'ad'> & { ad: ResolversParentTypes['Ad'] };
  Query: Record<PropertyKey, never>;
  Reactable: ReactableRecord;
  ReactionSummary: ReactionSummary;
  ReactionTotal: ReactionTotal;
  RecordPostViewsInput: RecordPostViewsInput;
  RecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['RecoveryCodesResult'];
  RecoveryCodesSuccess: Omit<RecoveryCodesSuccess, 'security'> & { security: ResolversParentTypes['AccountSecurity'] };
  RefundPaymentResult: ResolversUnionTypes<ResolversParentTypes>['RefundPaymentResult'];
  RefundPaymentSuccess: Omit<RefundPaymentSuccess, 'wallet'> & { wallet: ResolversParentTypes['Wallet'] };
  Refundable: Refundable;
  Refusal: Refusal;
  RegisterInput: RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegisterSuccess: Omit<RegisterSuccess, 'session'> & { session: ResolversParentTypes['Session'] };
  RemoveCommunityMemberInput: RemoveCommunityMemberInput;
  RemoveCommunityMemberResult: ResolversUnionTypes<ResolversParentTypes>['RemoveCommunityMemberResult'];
  RemoveCommunityMemberSuccess: Omit<RemoveCommunityMemberSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  RemoveFollowerResult: ResolversUnionTypes<ResolversParentTypes>['RemoveFollowerResult'];
  RemoveFollowerSuccess: Omit<RemoveFollowerSuccess, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  ReportAnonymouslyInput: ReportAnonymouslyInput;
  ReportAnonymouslyResult: ResolversUnionTypes<ResolversParentTypes>['ReportAnonymouslyResult'];
  ReportAnonymouslySuccess: ReportAnonymouslySuccess;
  ReportInput: ReportInput;
  ReportProtocol: ReportProtocol;
  ReportResult: ResolversUnionTypes<ResolversParentTypes>['ReportResult'];
  ReportSuccess: ReportSuccess;
  RequestDataExportResult: ResolversUnionTypes<ResolversParentTypes>['RequestDataExportResult'];
  RequestDataExportSuccess: Omit<RequestDataExportSuccess, 'privacy'> & { privacy: ResolversParentTypes['Privacy'] };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetResult: ResolversUnionTypes<ResolversParentTypes>['RequestPasswordResetResult'];
  RequestPasswordResetSuccess: RequestPasswordResetSuccess;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordResult'];
  ResetPasswordSuccess: ResetPasswordSuccess;
  ResumeCommunitySubscriptionResult: ResolversUnionTypes<ResolversParentTypes>['ResumeCommunitySubscriptionResult'];
  ResumeCommunitySubscriptionSuccess: Omit<ResumeCommunitySubscriptionSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  RevokeCommunityInviteInput: RevokeCommunityInviteInput;
  RevokeCommunityInviteResult: ResolversUnionTypes<ResolversParentTypes>['RevokeCommunityInviteResult'];
  RevokeCommunityInviteSuccess: RevokeCommunityInviteSuccess;
  SecondStepRequired: SecondStepRequired;
  SendEmailCodeResult: ResolversUnionTypes<ResolversParentTypes>['SendEmailCodeResult'];
  SendEmailCodeSuccess: SendEmailCodeSuccess;
  SendMessageInput: SendMessageInput;
  SendMessageResult: ResolversUnionTypes<ResolversParentTypes>['SendMessageResult'];
  SendMessageSuccess: Omit<SendMessageSuccess, 'sent'> & { sent: ResolversParentTypes['Message'] };
  Session: SessionRecord;
  SetBlockResult: ResolversUnionTypes<ResolversParentTypes>['SetBlockResult'];
  SetBlockSuccess: SetBlockSuccess;
  SetCommunityRoleInput: SetCommunityRoleInput;
  SetCommunityRoleResult: ResolversUnionTypes<ResolversParentTypes>['SetCommunityRoleResult'];
  SetCommunityRoleSuccess: Omit<SetCommunityRoleSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  SetFollowResult: ResolversUnionTypes<ResolversParentTypes>['SetFollowResult'];
  SetFollowSuccess: Omit<SetFollowSuccess, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  SetMuteResult: ResolversUnionTypes<ResolversParentTypes>['SetMuteResult'];
  SetMuteSuccess: Omit<SetMuteSuccess, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  SetProfileTypeResult: ResolversUnionTypes<ResolversParentTypes>['SetProfileTypeResult'];
  SetProfileTypeSuccess: Omit<SetProfileTypeSuccess, 'state'> & { state: ResolversParentTypes['ProfileTypeState'] };
  SetReactionInput: SetReactionInput;
  SetReactionResult: ResolversUnionTypes<ResolversParentTypes>['SetReactionResult'];
  SetReactionSuccess: Omit<SetReactionSuccess, 'target'> & { target: ResolversParentTypes['Reactable'] };
  Sponsored: SponsoredRecord;
  StartPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['StartPasskeyResult'];
  StartPasskeySuccess: StartPasskeySuccess;
  StartTwoStepResult: ResolversUnionTypes<ResolversParentTypes>['StartTwoStepResult'];
  StartTwoStepSuccess: StartTwoStepSuccess;
  String: Scalars['String']['output'];
  SubscribeToCommunityInput: SubscribeToCommunityInput;
  SubscribeToCommunityResult: ResolversUnionTypes<ResolversParentTypes>['SubscribeToCommunityResult'];
  SubscribeToCommunitySuccess: Subscribed;
  Subscription: Record<PropertyKey, never>;
  TypingState: TypingState;
  UndoAccountDeletionResult: ResolversUnionTypes<ResolversParentTypes>['UndoAccountDeletionResult'];
  UndoAccountDeletionSuccess: Omit<UndoAccountDeletionSuccess, 'privacy'> & { privacy: ResolversParentTypes['Privacy'] };
  UnreadMessages: UnreadMessages;
  UnreadNotificationCount: Omit<UnreadNotificationCount, 'nodeId'>;
  UpdateCommunityInput: UpdateCommunityInput;
  UpdateCommunityResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCommunityResult'];
  UpdateCommunitySuccess: Omit<UpdateCommunitySuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  UpdateNotificationPreferencesInput: UpdateNotificationPreferencesInput;
  UpdateNotificationPreferencesResult: ResolversUnionTypes<ResolversParentTypes>['UpdateNotificationPreferencesResult'];
  UpdateNotificationPreferencesSuccess: UpdateNotificationPreferencesSuccess;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  UpdateProfileSuccess: Omit<UpdateProfileSuccess, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  Upload: Scalars['Upload']['output'];
  UploadMediaInput: UploadMediaInput;
  UploadMediaResult: ResolversUnionTypes<ResolversParentTypes>['UploadMediaResult'];
  UploadMediaSuccess: Omit<UploadMediaSuccess, 'media'> & { media: ResolversParentTypes['Media'] };
  Video: VideoRecord;
  Viewer: ViewerRecord;
  ViewerChange: ViewerChange;
  VipSubscription: VipSubscription;
  Wallet: WalletRecord;
  WithdrawCommunityOfferResult: ResolversUnionTypes<ResolversParentTypes>['WithdrawCommunityOfferResult'];
  WithdrawCommunityOfferSuccess: Omit<WithdrawCommunityOfferSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
};

export type AcceptCommunityInviteResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcceptCommunityInviteResult'] = ResolversParentTypes['AcceptCommunityInviteResult']> = {
  __resolveType: TypeResolveFn<'AcceptCommunityInviteSuccess' | 'Refusal', ParentType, ContextType>;
};

export type AcceptCommunityInviteSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcceptCommunityInviteSuccess'] = ResolversParentTypes['AcceptCommunityInviteSuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountLockedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountLocked'] = ResolversParentTypes['AccountLocked']> = {
  access?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSecurityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSecurityResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountSecurityResult'] = ResolversParentTypes['AccountSecurityResult']> = {
  __resolveType: TypeResolveFn<'AccountSecuritySuccess' | 'Refusal', ParentType, ContextType>;
};

export type AccountSecuritySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountSecuritySuccess'] = ResolversParentTypes['AccountSecuritySuccess']> = {
  security?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Ad'] = ResolversParentTypes['Ad']> = {
  clickCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  followCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedCost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedReturned?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['HighlightType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdKind'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reactionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdState'], ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['GenderCategory']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdConnection'] = ResolversParentTypes['AdConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AdEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdEdge'] = ResolversParentTypes['AdEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ad'], ParentType, ContextType>;
};

export type AdPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdPrice'] = ResolversParentTypes['AdPrice']> = {
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reach?: Resolver<Maybe<ResolversTypes['AdReach']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdPriceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdPriceResult'] = ResolversParentTypes['AdPriceResult']> = {
  __resolveType: TypeResolveFn<'AdPrice' | 'Refusal', ParentType, ContextType>;
};

export type AdReachResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdReach'] = ResolversParentTypes['AdReach']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddCommentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddCommentResult'] = ResolversParentTypes['AddCommentResult']> = {
  __resolveType: TypeResolveFn<'AddCommentSuccess' | 'Refusal', ParentType, ContextType>;
};

export type AddCommentSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddCommentSuccess'] = ResolversParentTypes['AddCommentSuccess']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgeAssuranceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgeAssurance'] = ResolversParentTypes['AgeAssurance']> = {
  canAppeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['AgeMethod']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgeState'], ParentType, ContextType>;
};

export type AgeCheckResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgeCheckResult'] = ResolversParentTypes['AgeCheckResult']> = {
  __resolveType: TypeResolveFn<'AgeCheckStarted' | 'Refusal', ParentType, ContextType>;
};

export type AgeCheckStartedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgeCheckStarted'] = ResolversParentTypes['AgeCheckStarted']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerCommunityOfferResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerCommunityOfferResult'] = ResolversParentTypes['AnswerCommunityOfferResult']> = {
  __resolveType: TypeResolveFn<'AnswerCommunityOfferSuccess' | 'Refusal', ParentType, ContextType>;
};

export type AnswerCommunityOfferSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerCommunityOfferSuccess'] = ResolversParentTypes['AnswerCommunityOfferSuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerCommunityRequestResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerCommunityRequestResult'] = ResolversParentTypes['AnswerCommunityRequestResult']> = {
  __resolveType: TypeResolveFn<'AnswerCommunityRequestSuccess' | 'Refusal', ParentType, ContextType>;
};

export type AnswerCommunityRequestSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerCommunityRequestSuccess'] = ResolversParentTypes['AnswerCommunityRequestSuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerFollowRequestResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerFollowRequestResult'] = ResolversParentTypes['AnswerFollowRequestResult']> = {
  __resolveType: TypeResolveFn<'AnswerFollowRequestSuccess' | 'Refusal', ParentType, ContextType>;
};

export type AnswerFollowRequestSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerFollowRequestSuccess'] = ResolversParentTypes['AnswerFollowRequestSuccess']> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerMessageRequestResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerMessageRequestResult'] = ResolversParentTypes['AnswerMessageRequestResult']> = {
  __resolveType: TypeResolveFn<'AnswerMessageRequestSuccess' | 'Refusal', ParentType, ContextType>;
};

export type AnswerMessageRequestSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerMessageRequestSuccess'] = ResolversParentTypes['AnswerMessageRequestSuccess']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppealModerationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppealModerationResult'] = ResolversParentTypes['AppealModerationResult']> = {
  __resolveType: TypeResolveFn<'AppealModerationSuccess' | 'Refusal', ParentType, ContextType>;
};

export type AppealModerationSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppealModerationSuccess'] = ResolversParentTypes['AppealModerationSuccess']> = {
  notice?: Resolver<ResolversTypes['ModerationNotice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelCommunitySubscriptionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelCommunitySubscriptionResult'] = ResolversParentTypes['CancelCommunitySubscriptionResult']> = {
  __resolveType: TypeResolveFn<'CancelCommunitySubscriptionSuccess' | 'Refusal', ParentType, ContextType>;
};

export type CancelCommunitySubscriptionSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelCommunitySubscriptionSuccess'] = ResolversParentTypes['CancelCommunitySubscriptionSuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelVipSubscriptionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelVipSubscriptionResult'] = ResolversParentTypes['CancelVipSubscriptionResult']> = {
  __resolveType: TypeResolveFn<'CancelVipSubscriptionSuccess' | 'Refusal', ParentType, ContextType>;
};

export type CancelVipSubscriptionSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelVipSubscriptionSuccess'] = ResolversParentTypes['CancelVipSubscriptionSuccess']> = {
  subscriptions?: Resolver<ReadonlyArray<ResolversTypes['VipSubscription']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'ChangePasswordSuccess' | 'Refusal', ParentType, ContextType>;
};

export type ChangePasswordSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangePasswordSuccess'] = ResolversParentTypes['ChangePasswordSuccess']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatSettings'] = ResolversParentTypes['ChatSettings']> = {
  showsReading?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckReportProtocolResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckReportProtocolResult'] = ResolversParentTypes['CheckReportProtocolResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'ReportProtocol', ParentType, ContextType>;
};

export type CloseCommunityResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloseCommunityResult'] = ResolversParentTypes['CloseCommunityResult']> = {
  __resolveType: TypeResolveFn<'CloseCommunitySuccess' | 'Refusal', ParentType, ContextType>;
};

export type CloseCommunitySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloseCommunitySuccess'] = ResolversParentTypes['CloseCommunitySuccess']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postRevision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reactions?: Resolver<ResolversTypes['ReactionSummary'], ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<CommentRepliesArgs, 'first'>>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replyRevision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  threadRevision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentChange'] = ResolversParentTypes['CommentChange']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postRevision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  threadRevision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CommentEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type CommunityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Community'] = ResolversParentTypes['Community']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invites?: Resolver<ReadonlyArray<ResolversTypes['CommunityInvite']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CommunityKind'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['CommunityMemberConnection'], ParentType, ContextType, RequireFields<CommunityMembersArgs, 'first'>>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['CommunityOffer']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['CommunityMemberConnection'], ParentType, ContextType, RequireFields<CommunityRequestsArgs, 'first'>>;
  rules?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommunityConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityConnection'] = ResolversParentTypes['CommunityConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CommunityEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CommunityEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityEdge'] = ResolversParentTypes['CommunityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
};

export type CommunityInviteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityInvite'] = ResolversParentTypes['CommunityInvite']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommunityMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityMember'] = ResolversParentTypes['CommunityMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayOwn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CommunityRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
};

export type CommunityMemberConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityMemberConnection'] = ResolversParentTypes['CommunityMemberConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CommunityMemberEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CommunityMemberEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityMemberEdge'] = ResolversParentTypes['CommunityMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CommunityMember'], ParentType, ContextType>;
};

export type CommunityOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityOffer'] = ResolversParentTypes['CommunityOffer']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  offeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subscriberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
};

export type ConfirmIdentityResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmIdentityResult'] = ResolversParentTypes['ConfirmIdentityResult']> = {
  __resolveType: TypeResolveFn<'ConfirmIdentitySuccess' | 'Refusal', ParentType, ContextType>;
};

export type ConfirmIdentitySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmIdentitySuccess'] = ResolversParentTypes['ConfirmIdentitySuccess']> = {
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmTopUpResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmTopUpResult'] = ResolversParentTypes['ConfirmTopUpResult']> = {
  __resolveType: TypeResolveFn<'ConfirmTopUpSuccess' | 'Refusal', ParentType, ContextType>;
};

export type ConfirmTopUpSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmTopUpSuccess'] = ResolversParentTypes['ConfirmTopUpSuccess']> = {
  centavos?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAwaitingAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  lastReadSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  memberDeliveredSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberReadSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'first'>>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['MessageRequestState'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ConversationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConversationEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConversationEdge'] = ResolversParentTypes['ConversationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type CreateAdIntentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateAdIntentResult'] = ResolversParentTypes['CreateAdIntentResult']> = {
  __resolveType: TypeResolveFn<'CreateAdIntentSuccess' | 'Refusal', ParentType, ContextType>;
};

export type CreateAdIntentSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateAdIntentSuccess'] = ResolversParentTypes['CreateAdIntentSuccess']> = {
  intent?: Resolver<ResolversTypes['PaymentIntent'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCommunityInviteResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateCommunityInviteResult'] = ResolversParentTypes['CreateCommunityInviteResult']> = {
  __resolveType: TypeResolveFn<'CreateCommunityInviteSuccess' | 'Refusal', ParentType, ContextType>;
};

export type CreateCommunityInviteSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateCommunityInviteSuccess'] = ResolversParentTypes['CreateCommunityInviteSuccess']> = {
  invite?: Resolver<ResolversTypes['CommunityInvite'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCommunityResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateCommunityResult'] = ResolversParentTypes['CreateCommunityResult']> = {
  __resolveType: TypeResolveFn<'CreateCommunitySuccess' | 'Refusal', ParentType, ContextType>;
};

export type CreateCommunitySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateCommunitySuccess'] = ResolversParentTypes['CreateCommunitySuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatePixTopUpResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatePixTopUpResult'] = ResolversParentTypes['CreatePixTopUpResult']> = {
  __resolveType: TypeResolveFn<'CreatePixTopUpSuccess' | 'Refusal', ParentType, ContextType>;
};

export type CreatePixTopUpSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatePixTopUpSuccess'] = ResolversParentTypes['CreatePixTopUpSuccess']> = {
  pix?: Resolver<ResolversTypes['PixPayment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatePostResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatePostResult'] = ResolversParentTypes['CreatePostResult']> = {
  __resolveType: TypeResolveFn<'CreatePostSuccess' | 'Refusal', ParentType, ContextType>;
};

export type CreatePostSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatePostSuccess'] = ResolversParentTypes['CreatePostSuccess']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateTopUpIntentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateTopUpIntentResult'] = ResolversParentTypes['CreateTopUpIntentResult']> = {
  __resolveType: TypeResolveFn<'CreateTopUpIntentSuccess' | 'Refusal', ParentType, ContextType>;
};

export type CreateTopUpIntentSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateTopUpIntentSuccess'] = ResolversParentTypes['CreateTopUpIntentSuccess']> = {
  intent?: Resolver<ResolversTypes['PaymentIntent'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataExportState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecideModerationCasesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecideModerationCasesResult'] = ResolversParentTypes['DecideModerationCasesResult']> = {
  __resolveType: TypeResolveFn<'DecideModerationCasesSuccess' | 'Refusal', ParentType, ContextType>;
};

export type DecideModerationCasesSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecideModerationCasesSuccess'] = ResolversParentTypes['DecideModerationCasesSuccess']> = {
  cases?: Resolver<ReadonlyArray<ResolversTypes['ModerationCase']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteAccountResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteAccountResult'] = ResolversParentTypes['DeleteAccountResult']> = {
  __resolveType: TypeResolveFn<'DeleteAccountSuccess' | 'Refusal', ParentType, ContextType>;
};

export type DeleteAccountSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteAccountSuccess'] = ResolversParentTypes['DeleteAccountSuccess']> = {
  deletesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCommentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteCommentResult'] = ResolversParentTypes['DeleteCommentResult']> = {
  __resolveType: TypeResolveFn<'DeleteCommentSuccess' | 'Refusal', ParentType, ContextType>;
};

export type DeleteCommentSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteCommentSuccess'] = ResolversParentTypes['DeleteCommentSuccess']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  goneIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePostResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletePostResult'] = ResolversParentTypes['DeletePostResult']> = {
  __resolveType: TypeResolveFn<'DeletePostSuccess' | 'Refusal', ParentType, ContextType>;
};

export type DeletePostSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletePostSuccess'] = ResolversParentTypes['DeletePostSuccess']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DismissSuggestionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DismissSuggestionResult'] = ResolversParentTypes['DismissSuggestionResult']> = {
  __resolveType: TypeResolveFn<'DismissSuggestionSuccess' | 'Refusal', ParentType, ContextType>;
};

export type DismissSuggestionSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DismissSuggestionSuccess'] = ResolversParentTypes['DismissSuggestionSuccess']> = {
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndOtherSessionsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndOtherSessionsResult'] = ResolversParentTypes['EndOtherSessionsResult']> = {
  __resolveType: TypeResolveFn<'EndOtherSessionsSuccess' | 'Refusal', ParentType, ContextType>;
};

export type EndOtherSessionsSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndOtherSessionsSuccess'] = ResolversParentTypes['EndOtherSessionsSuccess']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndSessionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSessionResult'] = ResolversParentTypes['EndSessionResult']> = {
  __resolveType: TypeResolveFn<'EndSessionSuccess' | 'Refusal', ParentType, ContextType>;
};

export type EndSessionSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSessionSuccess'] = ResolversParentTypes['EndSessionSuccess']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FinishAdResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinishAdResult'] = ResolversParentTypes['FinishAdResult']> = {
  __resolveType: TypeResolveFn<'FinishAdSuccess' | 'Refusal', ParentType, ContextType>;
};

export type FinishAdSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinishAdSuccess'] = ResolversParentTypes['FinishAdSuccess']> = {
  ad?: Resolver<ResolversTypes['Ad'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FinishLogInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinishLogInResult'] = ResolversParentTypes['FinishLogInResult']> = {
  __resolveType: TypeResolveFn<'AccountLocked' | 'LogInSuccess' | 'Refusal', ParentType, ContextType>;
};

export type HideCommentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HideCommentResult'] = ResolversParentTypes['HideCommentResult']> = {
  __resolveType: TypeResolveFn<'HideCommentSuccess' | 'Refusal', ParentType, ContextType>;
};

export type HideCommentSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HideCommentSuccess'] = ResolversParentTypes['HideCommentSuccess']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  thumbhash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageSourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JoinCommunityResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JoinCommunityResult'] = ResolversParentTypes['JoinCommunityResult']> = {
  __resolveType: TypeResolveFn<'JoinCommunitySuccess' | 'Refusal', ParentType, ContextType>;
};

export type JoinCommunitySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JoinCommunitySuccess'] = ResolversParentTypes['JoinCommunitySuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaveCommunityResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaveCommunityResult'] = ResolversParentTypes['LeaveCommunityResult']> = {
  __resolveType: TypeResolveFn<'LeaveCommunitySuccess' | 'Refusal', ParentType, ContextType>;
};

export type LeaveCommunitySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaveCommunitySuccess'] = ResolversParentTypes['LeaveCommunitySuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = {
  __resolveType: TypeResolveFn<'AccountLocked' | 'LogInSuccess' | 'Refusal' | 'SecondStepRequired', ParentType, ContextType>;
};

export type LogInSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogInSuccess'] = ResolversParentTypes['LogInSuccess']> = {
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailLinkResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailLinkResult'] = ResolversParentTypes['MailLinkResult']> = {
  __resolveType: TypeResolveFn<'MailLinkSuccess' | 'Refusal', ParentType, ContextType>;
};

export type MailLinkSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailLinkSuccess'] = ResolversParentTypes['MailLinkSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkAllNotificationsReadResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkAllNotificationsReadResult'] = ResolversParentTypes['MarkAllNotificationsReadResult']> = {
  __resolveType: TypeResolveFn<'MarkAllNotificationsReadSuccess' | 'Refusal', ParentType, ContextType>;
};

export type MarkAllNotificationsReadSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkAllNotificationsReadSuccess'] = ResolversParentTypes['MarkAllNotificationsReadSuccess']> = {
  unreadCount?: Resolver<ResolversTypes['UnreadNotificationCount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkNotificationReadResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkNotificationReadResult'] = ResolversParentTypes['MarkNotificationReadResult']> = {
  __resolveType: TypeResolveFn<'MarkNotificationReadSuccess' | 'Refusal', ParentType, ContextType>;
};

export type MarkNotificationReadSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkNotificationReadSuccess'] = ResolversParentTypes['MarkNotificationReadSuccess']> = {
  notification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['UnreadNotificationCount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  __resolveType: TypeResolveFn<'Image' | 'Video', ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  graceUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  priceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CommunityRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isBlurred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  senderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type ModerationAdEvidenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationAdEvidence'] = ResolversParentTypes['ModerationAdEvidence']> = {
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  formattedTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['HighlightType']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdKind'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['GenderCategory']>, ParentType, ContextType>;
};

export type ModerationAppealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationAppeal'] = ResolversParentTypes['ModerationAppeal']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ModerationDecisionKind'], ParentType, ContextType>;
  decisionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moderatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ReportTarget'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerMayAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ModerationAppealConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationAppealConnection'] = ResolversParentTypes['ModerationAppealConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ModerationAppealEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ModerationAppealEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationAppealEdge'] = ResolversParentTypes['ModerationAppealEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ModerationAppeal'], ParentType, ContextType>;
};

export type ModerationCaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationCase'] = ResolversParentTypes['ModerationCase']> = {
  author?: Resolver<Maybe<ResolversTypes['ModerationPerson']>, ParentType, ContextType>;
  authorHistory?: Resolver<ReadonlyArray<ResolversTypes['ModerationPastDecision']>, ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['ModerationPerson']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ModerationDecisionKind']>, ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['ModerationDecision']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['ModerationEvidence'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClaimedByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHash?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['ModerationReport']>, ParentType, ContextType>;
  sameCaseIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  strikes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ReportTarget'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModerationCaseConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationCaseConnection'] = ResolversParentTypes['ModerationCaseConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ModerationCaseEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ModerationCaseEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationCaseEdge'] = ResolversParentTypes['ModerationCaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ModerationCase'], ParentType, ContextType>;
};

export type ModerationCaseResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationCaseResult'] = ResolversParentTypes['ModerationCaseResult']> = {
  __resolveType: TypeResolveFn<'ModerationCaseSuccess' | 'Refusal', ParentType, ContextType>;
};

export type ModerationCaseSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationCaseSuccess'] = ResolversParentTypes['ModerationCaseSuccess']> = {
  case?: Resolver<ResolversTypes['ModerationCase'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModerationDecisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationDecision'] = ResolversParentTypes['ModerationDecision']> = {
  appeal?: Resolver<Maybe<ResolversTypes['ModerationAppealStatus']>, ParentType, ContextType>;
  appealAnswer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appealText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ModerationDecisionKind'], ParentType, ContextType>;
  moderatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ModerationEvidenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationEvidence'] = ResolversParentTypes['ModerationEvidence']> = {
  ad?: Resolver<Maybe<ResolversTypes['ModerationAdEvidence']>, ParentType, ContextType>;
  before?: Resolver<ReadonlyArray<ResolversTypes['ModerationEvidenceMessage']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['Media']>, ParentType, ContextType>;
  pictureUrls?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ModerationEvidenceMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationEvidenceMessage'] = ResolversParentTypes['ModerationEvidenceMessage']> = {
  byAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModerationFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationFigures'] = ResolversParentTypes['ModerationFigures']> = {
  appeals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  appealsGranted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  banned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byReason?: Resolver<ReadonlyArray<ResolversTypes['ModerationReasonFigures']>, ParentType, ContextType>;
  decided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dismissed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  takenDown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModerationLogConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationLogConnection'] = ResolversParentTypes['ModerationLogConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ModerationLogEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ModerationLogEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationLogEdge'] = ResolversParentTypes['ModerationLogEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ModerationLogEntry'], ParentType, ContextType>;
};

export type ModerationLogEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationLogEntry'] = ResolversParentTypes['ModerationLogEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['ReportTarget']>, ParentType, ContextType>;
};

export type ModerationLogFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationLogFile'] = ResolversParentTypes['ModerationLogFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModerationNoticeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationNotice'] = ResolversParentTypes['ModerationNotice']> = {
  appeal?: Resolver<Maybe<ResolversTypes['ModerationAppealStatus']>, ParentType, ContextType>;
  appealAnswer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appealText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ModerationDecisionKind'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ReportTarget'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModerationNoticeConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationNoticeConnection'] = ResolversParentTypes['ModerationNoticeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ModerationNoticeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ModerationNoticeEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationNoticeEdge'] = ResolversParentTypes['ModerationNoticeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ModerationNotice'], ParentType, ContextType>;
};

export type ModerationPastDecisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationPastDecision'] = ResolversParentTypes['ModerationPastDecision']> = {
  appeal?: Resolver<Maybe<ResolversTypes['ModerationAppealStatus']>, ParentType, ContextType>;
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ModerationDecisionKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ReportTarget'], ParentType, ContextType>;
};

export type ModerationPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationPerson'] = ResolversParentTypes['ModerationPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModerationReasonFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationReasonFigures'] = ResolversParentTypes['ModerationReasonFigures']> = {
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModerationReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationReport'] = ResolversParentTypes['ModerationReport']> = {
  contact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reporterName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptCommunityInvite?: Resolver<ResolversTypes['AcceptCommunityInviteResult'], ParentType, ContextType, RequireFields<MutationAcceptCommunityInviteArgs, 'input'>>;
  addComment?: Resolver<ResolversTypes['AddCommentResult'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  answerCommunityOffer?: Resolver<ResolversTypes['AnswerCommunityOfferResult'], ParentType, ContextType, RequireFields<MutationAnswerCommunityOfferArgs, 'input'>>;
  answerCommunityRequest?: Resolver<ResolversTypes['AnswerCommunityRequestResult'], ParentType, ContextType, RequireFields<MutationAnswerCommunityRequestArgs, 'input'>>;
  answerFollowRequest?: Resolver<ResolversTypes['AnswerFollowRequestResult'], ParentType, ContextType, RequireFields<MutationAnswerFollowRequestArgs, 'accept' | 'profileId'>>;
  answerMessageRequest?: Resolver<ResolversTypes['AnswerMessageRequestResult'], ParentType, ContextType, RequireFields<MutationAnswerMessageRequestArgs, 'answer' | 'conversationId'>>;
  answerModerationAppeal?: Resolver<ResolversTypes['ModerationCaseResult'], ParentType, ContextType, RequireFields<MutationAnswerModerationAppealArgs, 'input'>>;
  appealAccountLock?: Resolver<ResolversTypes['AppealModerationResult'], ParentType, ContextType, RequireFields<MutationAppealAccountLockArgs, 'input'>>;
  appealAgeCheck?: Resolver<ResolversTypes['AgeCheckResult'], ParentType, ContextType>;
  appealModeration?: Resolver<ResolversTypes['AppealModerationResult'], ParentType, ContextType, RequireFields<MutationAppealModerationArgs, 'input'>>;
  cancelCommunitySubscription?: Resolver<ResolversTypes['CancelCommunitySubscriptionResult'], ParentType, ContextType, RequireFields<MutationCancelCommunitySubscriptionArgs, 'id'>>;
  cancelVipSubscription?: Resolver<ResolversTypes['CancelVipSubscriptionResult'], ParentType, ContextType, RequireFields<MutationCancelVipSubscriptionArgs, 'communityId'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'newPassword'>>;
  checkReportProtocol?: Resolver<ResolversTypes['CheckReportProtocolResult'], ParentType, ContextType, RequireFields<MutationCheckReportProtocolArgs, 'input'>>;
  claimModerationCase?: Resolver<ResolversTypes['ModerationCaseResult'], ParentType, ContextType, RequireFields<MutationClaimModerationCaseArgs, 'claimed' | 'id'>>;
  closeCommunity?: Resolver<ResolversTypes['CloseCommunityResult'], ParentType, ContextType, RequireFields<MutationCloseCommunityArgs, 'id'>>;
  confirmBusinessAdPayment?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationConfirmBusinessAdPaymentArgs, 'input' | 'paymentIntentId'>>;
  confirmEmail?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'code'>>;
  confirmEmailChange?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'code'>>;
  confirmIdentity?: Resolver<ResolversTypes['ConfirmIdentityResult'], ParentType, ContextType, RequireFields<MutationConfirmIdentityArgs, 'input'>>;
  confirmPostAdPayment?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationConfirmPostAdPaymentArgs, 'input' | 'paymentIntentId'>>;
  confirmProfileAdPayment?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationConfirmProfileAdPaymentArgs, 'input' | 'paymentIntentId'>>;
  confirmTopUp?: Resolver<ResolversTypes['ConfirmTopUpResult'], ParentType, ContextType, RequireFields<MutationConfirmTopUpArgs, 'paymentIntentId'>>;
  createBusinessAdIntent?: Resolver<ResolversTypes['CreateAdIntentResult'], ParentType, ContextType, RequireFields<MutationCreateBusinessAdIntentArgs, 'idempotencyKey' | 'input'>>;
  createCommunity?: Resolver<ResolversTypes['CreateCommunityResult'], ParentType, ContextType, RequireFields<MutationCreateCommunityArgs, 'input'>>;
  createCommunityInvite?: Resolver<ResolversTypes['CreateCommunityInviteResult'], ParentType, ContextType, RequireFields<MutationCreateCommunityInviteArgs, 'input'>>;
  createPixTopUp?: Resolver<ResolversTypes['CreatePixTopUpResult'], ParentType, ContextType, RequireFields<MutationCreatePixTopUpArgs, 'input'>>;
  createPost?: Resolver<ResolversTypes['CreatePostResult'], ParentType, ContextType, RequireFields<MutationCreatePostArgs, 'input'>>;
  createPostAdIntent?: Resolver<ResolversTypes['CreateAdIntentResult'], ParentType, ContextType, RequireFields<MutationCreatePostAdIntentArgs, 'idempotencyKey' | 'input'>>;
  createProfileAdIntent?: Resolver<ResolversTypes['CreateAdIntentResult'], ParentType, ContextType, RequireFields<MutationCreateProfileAdIntentArgs, 'idempotencyKey' | 'input'>>;
  createTopUpIntent?: Resolver<ResolversTypes['CreateTopUpIntentResult'], ParentType, ContextType, RequireFields<MutationCreateTopUpIntentArgs, 'input'>>;
  decideModerationCases?: Resolver<ResolversTypes['DecideModerationCasesResult'], ParentType, ContextType, RequireFields<MutationDecideModerationCasesArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountResult'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentResult'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id' | 'postId'>>;
  deleteConversationForMe?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationDeleteConversationForMeArgs, 'conversationId'>>;
  deleteMessageForMe?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationDeleteMessageForMeArgs, 'conversationId' | 'messageId'>>;
  deletePost?: Resolver<ResolversTypes['DeletePostResult'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'id'>>;
  disableTwoStep?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType>;
  discardMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDiscardMediaArgs, 'id'>>;
  dismissSuggestion?: Resolver<ResolversTypes['DismissSuggestionResult'], ParentType, ContextType, RequireFields<MutationDismissSuggestionArgs, 'profileId'>>;
  disownSession?: Resolver<ResolversTypes['MailLinkResult'], ParentType, ContextType, RequireFields<MutationDisownSessionArgs, 'token'>>;
  enableTwoStep?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationEnableTwoStepArgs, 'code'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsResult'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  finishAd?: Resolver<ResolversTypes['FinishAdResult'], ParentType, ContextType, RequireFields<MutationFinishAdArgs, 'id'>>;
  finishLogIn?: Resolver<ResolversTypes['FinishLogInResult'], ParentType, ContextType, RequireFields<MutationFinishLogInArgs, 'input'>>;
  hideComment?: Resolver<ResolversTypes['HideCommentResult'], ParentType, ContextType, RequireFields<MutationHideCommentArgs, 'hidden' | 'id'>>;
  joinCommunity?: Resolver<ResolversTypes['JoinCommunityResult'], ParentType, ContextType, RequireFields<MutationJoinCommunityArgs, 'id'>>;
  keepAccount?: Resolver<ResolversTypes['MailLinkResult'], ParentType, ContextType, RequireFields<MutationKeepAccountArgs, 'token'>>;
  leaveCommunity?: Resolver<ResolversTypes['LeaveCommunityResult'], ParentType, ContextType, RequireFields<MutationLeaveCommunityArgs, 'id'>>;
  listModerationCasePictures?: Resolver<ResolversTypes['ModerationCaseResult'], ParentType, ContextType, RequireFields<MutationListModerationCasePicturesArgs, 'id' | 'listed'>>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logInWithPasskey?: Resolver<ResolversTypes['FinishLogInResult'], ParentType, ContextType, RequireFields<MutationLogInWithPasskeyArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadResult'], ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'input'>>;
  markDelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationMarkDeliveredArgs, 'arrivals'>>;
  markNotificationRead?: Resolver<ResolversTypes['MarkNotificationReadResult'], ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'id'>>;
  markRead?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationMarkReadArgs, 'conversationId' | 'seq'>>;
  offerCommunity?: Resolver<ResolversTypes['OfferCommunityResult'], ParentType, ContextType, RequireFields<MutationOfferCommunityArgs, 'input'>>;
  openConversation?: Resolver<ResolversTypes['OpenConversationResult'], ParentType, ContextType, RequireFields<MutationOpenConversationArgs, 'memberId'>>;
  openDataExport?: Resolver<ResolversTypes['OpenDataExportResult'], ParentType, ContextType, RequireFields<MutationOpenDataExportArgs, 'id'>>;
  openPaymentsTable?: Resolver<ResolversTypes['OpenPaymentsTableResult'], ParentType, ContextType, Partial<MutationOpenPaymentsTableArgs>>;
  publishBusinessAd?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationPublishBusinessAdArgs, 'idempotencyKey' | 'input'>>;
  publishPostAd?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationPublishPostAdArgs, 'idempotencyKey' | 'input'>>;
  publishProfileAd?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationPublishProfileAdArgs, 'idempotencyKey' | 'input'>>;
  recordAdClick?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordAdClickArgs, 'id'>>;
  recordAdViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationRecordAdViewsArgs, 'ids'>>;
  recordPostViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationRecordPostViewsArgs, 'input'>>;
  refundPayment?: Resolver<ResolversTypes['RefundPaymentResult'], ParentType, ContextType, RequireFields<MutationRefundPaymentArgs, 'id'>>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeCommunityMember?: Resolver<ResolversTypes['RemoveCommunityMemberResult'], ParentType, ContextType, RequireFields<MutationRemoveCommunityMemberArgs, 'input'>>;
  removeFollower?: Resolver<ResolversTypes['RemoveFollowerResult'], ParentType, ContextType, RequireFields<MutationRemoveFollowerArgs, 'profileId'>>;
  removePasskey?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  renamePasskey?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<MutationReportArgs, 'input'>>;
  reportAnonymously?: Resolver<ResolversTypes['ReportAnonymouslyResult'], ParentType, ContextType, RequireFields<MutationReportAnonymouslyArgs, 'input'>>;
  requestDataExport?: Resolver<ResolversTypes['RequestDataExportResult'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreModerationCase?: Resolver<ResolversTypes['ModerationCaseResult'], ParentType, ContextType, RequireFields<MutationRestoreModerationCaseArgs, 'id' | 'text'>>;
  resumeCommunitySubscription?: Resolver<ResolversTypes['ResumeCommunitySubscriptionResult'], ParentType, ContextType, RequireFields<MutationResumeCommunitySubscriptionArgs, 'id'>>;
  revokeCommunityInvite?: Resolver<ResolversTypes['RevokeCommunityInviteResult'], ParentType, ContextType, RequireFields<MutationRevokeCommunityInviteArgs, 'input'>>;
  sendEmailCode?: Resolver<ResolversTypes['SendEmailCodeResult'], ParentType, ContextType>;
  sendMessage?: Resolver<ResolversTypes['SendMessageResult'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  setBlock?: Resolver<ResolversTypes['SetBlockResult'], ParentType, ContextType, RequireFields<MutationSetBlockArgs, 'blocked' | 'profileId'>>;
  setCommunityRole?: Resolver<ResolversTypes['SetCommunityRoleResult'], ParentType, ContextType, RequireFields<MutationSetCommunityRoleArgs, 'input'>>;
  setConversationMuted?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationSetConversationMutedArgs, 'conversationId' | 'muted'>>;
  setFollow?: Resolver<ResolversTypes['SetFollowResult'], ParentType, ContextType, RequireFields<MutationSetFollowArgs, 'following' | 'profileId'>>;
  setMute?: Resolver<ResolversTypes['SetMuteResult'], ParentType, ContextType, RequireFields<MutationSetMuteArgs, 'muted' | 'profileId'>>;
  setProfileType?: Resolver<ResolversTypes['SetProfileTypeResult'], ParentType, ContextType, RequireFields<MutationSetProfileTypeArgs, 'profileType'>>;
  setReaction?: Resolver<ResolversTypes['SetReactionResult'], ParentType, ContextType, RequireFields<MutationSetReactionArgs, 'input'>>;
  setTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetTypingArgs, 'conversationId' | 'typing'>>;
  startAgeCheck?: Resolver<ResolversTypes['AgeCheckResult'], ParentType, ContextType>;
  startEmailChange?: Resolver<ResolversTypes['SendEmailCodeResult'], ParentType, ContextType, RequireFields<MutationStartEmailChangeArgs, 'email'>>;
  startPasskey?: Resolver<ResolversTypes['StartPasskeyResult'], ParentType, ContextType>;
  startPasskeyRegistration?: Resolver<ResolversTypes['StartPasskeyResult'], ParentType, ContextType>;
  startTwoStep?: Resolver<ResolversTypes['StartTwoStepResult'], ParentType, ContextType>;
  subscribeToCommunity?: Resolver<ResolversTypes['SubscribeToCommunityResult'], ParentType, ContextType, RequireFields<MutationSubscribeToCommunityArgs, 'input'>>;
  undoAccountDeletion?: Resolver<ResolversTypes['UndoAccountDeletionResult'], ParentType, ContextType>;
  undoEmailChange?: Resolver<ResolversTypes['MailLinkResult'], ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'token'>>;
  undoFactor?: Resolver<ResolversTypes['MailLinkResult'], ParentType, ContextType, RequireFields<MutationUndoFactorArgs, 'token'>>;
  updateChatSettings?: Resolver<ResolversTypes['ChatSettings'], ParentType, ContextType, RequireFields<MutationUpdateChatSettingsArgs, 'input'>>;
  updateCommunity?: Resolver<ResolversTypes['UpdateCommunityResult'], ParentType, ContextType, RequireFields<MutationUpdateCommunityArgs, 'input'>>;
  updateNotificationPreferences?: Resolver<ResolversTypes['UpdateNotificationPreferencesResult'], ParentType, ContextType, RequireFields<MutationUpdateNotificationPreferencesArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  uploadMedia?: Resolver<ResolversTypes['UploadMediaResult'], ParentType, ContextType, RequireFields<MutationUploadMediaArgs, 'input'>>;
  withdrawCommunityOffer?: Resolver<ResolversTypes['WithdrawCommunityOfferResult'], ParentType, ContextType, RequireFields<MutationWithdrawCommunityOfferArgs, 'id'>>;
};

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountSecurity' | 'AccountSession' | 'Comment' | 'Community' | 'CommunityInvite' | 'Conversation' | 'DataExport' | 'Message' | 'ModerationCase' | 'ModerationNotice' | 'Passkey' | 'Payment' | 'Post' | 'Profile' | 'ProfileTypeState' | 'UnreadNotificationCount' | 'Viewer' | 'Wallet', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  communityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  communityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  threadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationPreferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationPreference'] = ResolversParentTypes['NotificationPreference']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
};

export type OfferCommunityResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferCommunityResult'] = ResolversParentTypes['OfferCommunityResult']> = {
  __resolveType: TypeResolveFn<'OfferCommunitySuccess' | 'Refusal', ParentType, ContextType>;
};

export type OfferCommunitySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferCommunitySuccess'] = ResolversParentTypes['OfferCommunitySuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenConversationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenConversationResult'] = ResolversParentTypes['OpenConversationResult']> = {
  __resolveType: TypeResolveFn<'OpenConversationSuccess' | 'Refusal', ParentType, ContextType>;
};

export type OpenConversationSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenConversationSuccess'] = ResolversParentTypes['OpenConversationSuccess']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenDataExportResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenDataExportResult'] = ResolversParentTypes['OpenDataExportResult']> = {
  __resolveType: TypeResolveFn<'OpenDataExportSuccess' | 'Refusal', ParentType, ContextType>;
};

export type OpenDataExportSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenDataExportSuccess'] = ResolversParentTypes['OpenDataExportSuccess']> = {
  download?: Resolver<ResolversTypes['Download'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenPaymentsTableResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenPaymentsTableResult'] = ResolversParentTypes['OpenPaymentsTableResult']> = {
  __resolveType: TypeResolveFn<'OpenPaymentsTableSuccess' | 'Refusal', ParentType, ContextType>;
};

export type OpenPaymentsTableSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenPaymentsTableSuccess'] = ResolversParentTypes['OpenPaymentsTableSuccess']> = {
  download?: Resolver<ResolversTypes['Download'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaidCommunityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaidCommunity'] = ResolversParentTypes['PaidCommunity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscriberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refundable?: Resolver<Maybe<ResolversTypes['Refundable']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentIntentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentIntent'] = ResolversParentTypes['PaymentIntent']> = {
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishableKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonalDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonalData'] = ResolversParentTypes['PersonalData']> = {
  birthDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['GenderCategory']>, ParentType, ContextType>;
  preferences?: Resolver<ReadonlyArray<ResolversTypes['GenderCategory']>, ParentType, ContextType>;
};

export type PixPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PixPayment'] = ResolversParentTypes['PixPayment']> = {
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PixState'], ParentType, ContextType>;
  testUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  author?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commentRevision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<PostCommentsArgs, 'first'>>;
  communityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  communityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['Media']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reactions?: Resolver<ResolversTypes['ReactionSummary'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostChange'] = ResolversParentTypes['PostChange']> = {
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PostConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostConnection'] = ResolversParentTypes['PostConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PostEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PostEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostEdge'] = ResolversParentTypes['PostEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type PostLeftBehindResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostLeftBehind'] = ResolversParentTypes['PostLeftBehind']> = {
  communityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  communityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['Media']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostLeftBehindConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostLeftBehindConnection'] = ResolversParentTypes['PostLeftBehindConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PostLeftBehindEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PostLeftBehindEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostLeftBehindEdge'] = ResolversParentTypes['PostLeftBehindEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PostLeftBehind'], ParentType, ContextType>;
};

export type PrivacyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Privacy'] = ResolversParentTypes['Privacy']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deletesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  export?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  formattedBalance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedInAds?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inAds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  followState?: Resolver<ResolversTypes['FollowState'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followsViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personal?: Resolver<Maybe<ResolversTypes['PersonalData']>, ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, RequireFields<ProfilePostsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfileConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileConnection'] = ResolversParentTypes['ProfileConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProfileEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProfileEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileEdge'] = ResolversParentTypes['ProfileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
};

export type ProfileTypeStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileTypeState'] = ResolversParentTypes['ProfileTypeState']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidCommunities?: Resolver<ReadonlyArray<ResolversTypes['PaidCommunity']>, ParentType, ContextType>;
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  renewalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runningCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishAdResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublishAdResult'] = ResolversParentTypes['PublishAdResult']> = {
  __resolveType: TypeResolveFn<'PublishAdSuccess' | 'Refusal', ParentType, ContextType>;
};

export type PublishAdSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublishAdSuccess'] = ResolversParentTypes['PublishAdSuccess']> = {
  ad?: Resolver<ResolversTypes['Ad'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountLocks?: Resolver<ReadonlyArray<ResolversTypes['ModerationNotice']>, ParentType, ContextType, RequireFields<QueryAccountLocksArgs, 'access'>>;
  accountSecurity?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
  accountSessions?: Resolver<ReadonlyArray<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  adPrice?: Resolver<ResolversTypes['AdPriceResult'], ParentType, ContextType, RequireFields<QueryAdPriceArgs, 'input'>>;
  ageAssurance?: Resolver<Maybe<ResolversTypes['AgeAssurance']>, ParentType, ContextType>;
  chatSettings?: Resolver<ResolversTypes['ChatSettings'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'id' | 'postId'>>;
  commentReplies?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<QueryCommentRepliesArgs, 'commentId' | 'first' | 'postId'>>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType, RequireFields<QueryCommunityArgs, 'id'>>;
  communityFeed?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, RequireFields<QueryCommunityFeedArgs, 'communityId' | 'first'>>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  conversations?: Resolver<ResolversTypes['ConversationConnection'], ParentType, ContextType, RequireFields<QueryConversationsArgs, 'first'>>;
  discover?: Resolver<ResolversTypes['ProfileConnection'], ParentType, ContextType, RequireFields<QueryDiscoverArgs, 'first' | 'search'>>;
  discoverCommunities?: Resolver<ResolversTypes['CommunityConnection'], ParentType, ContextType, RequireFields<QueryDiscoverCommunitiesArgs, 'first' | 'search'>>;
  discoverPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, RequireFields<QueryDiscoverPostsArgs, 'first' | 'search'>>;
  feed?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, RequireFields<QueryFeedArgs, 'first'>>;
  followRequests?: Resolver<ResolversTypes['ProfileConnection'], ParentType, ContextType, RequireFields<QueryFollowRequestsArgs, 'first'>>;
  isModerator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageRequests?: Resolver<ResolversTypes['ConversationConnection'], ParentType, ContextType, RequireFields<QueryMessageRequestsArgs, 'first'>>;
  moderationAppeals?: Resolver<ResolversTypes['ModerationAppealConnection'], ParentType, ContextType, RequireFields<QueryModerationAppealsArgs, 'first'>>;
  moderationCase?: Resolver<Maybe<ResolversTypes['ModerationCase']>, ParentType, ContextType, RequireFields<QueryModerationCaseArgs, 'id'>>;
  moderationCases?: Resolver<ResolversTypes['ModerationCaseConnection'], ParentType, ContextType, RequireFields<QueryModerationCasesArgs, 'filter' | 'first'>>;
  moderationFigures?: Resolver<ResolversTypes['ModerationFigures'], ParentType, ContextType, Partial<QueryModerationFiguresArgs>>;
  moderationFiguresFile?: Resolver<ResolversTypes['ModerationLogFile'], ParentType, ContextType, RequireFields<QueryModerationFiguresFileArgs, 'month'>>;
  moderationLog?: Resolver<ResolversTypes['ModerationLogConnection'], ParentType, ContextType, RequireFields<QueryModerationLogArgs, 'first'>>;
  moderationLogFile?: Resolver<ResolversTypes['ModerationLogFile'], ParentType, ContextType, RequireFields<QueryModerationLogFileArgs, 'format' | 'month'>>;
  moderationNotice?: Resolver<Maybe<ResolversTypes['ModerationNotice']>, ParentType, ContextType, RequireFields<QueryModerationNoticeArgs, 'id'>>;
  moderationNotices?: Resolver<ResolversTypes['ModerationNoticeConnection'], ParentType, ContextType, RequireFields<QueryModerationNoticesArgs, 'first'>>;
  myAds?: Resolver<ResolversTypes['AdConnection'], ParentType, ContextType, RequireFields<QueryMyAdsArgs, 'first'>>;
  myCommunities?: Resolver<ResolversTypes['CommunityConnection'], ParentType, ContextType, RequireFields<QueryMyCommunitiesArgs, 'first'>>;
  myPeople?: Resolver<ResolversTypes['ProfileConnection'], ParentType, ContextType, RequireFields<QueryMyPeopleArgs, 'first' | 'list'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  notificationPreferences?: Resolver<ReadonlyArray<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentProvider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'first'>>;
  pixPayment?: Resolver<Maybe<ResolversTypes['PixPayment']>, ParentType, ContextType, RequireFields<QueryPixPaymentArgs, 'id'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>;
  postsLeftBehind?: Resolver<ResolversTypes['PostLeftBehindConnection'], ParentType, ContextType, RequireFields<QueryPostsLeftBehindArgs, 'first'>>;
  privacy?: Resolver<Maybe<ResolversTypes['Privacy']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<QueryProfileArgs, 'id'>>;
  profileTypeState?: Resolver<ResolversTypes['ProfileTypeState'], ParentType, ContextType>;
  sponsored?: Resolver<ReadonlyArray<ResolversTypes['Sponsored']>, ParentType, ContextType, RequireFields<QuerySponsoredArgs, 'first' | 'placement'>>;
  suggestedProfiles?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<QuerySuggestedProfilesArgs, 'first'>>;
  unreadMessages?: Resolver<ResolversTypes['UnreadMessages'], ParentType, ContextType>;
  unreadNotificationCount?: Resolver<ResolversTypes['UnreadNotificationCount'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  vipSubscriptions?: Resolver<ReadonlyArray<ResolversTypes['VipSubscription']>, ParentType, ContextType>;
  visiblePosts?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryVisiblePostsArgs, 'ids'>>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export type ReactableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Reactable'] = ResolversParentTypes['Reactable']> = {
  __resolveType: TypeResolveFn<'Comment' | 'Post', ParentType, ContextType>;
};

export type ReactionSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReactionSummary'] = ResolversParentTypes['ReactionSummary']> = {
  reacted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReactionTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReactionTotal'] = ResolversParentTypes['ReactionTotal']> = {
  commentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  __resolveType: TypeResolveFn<'RecoveryCodesSuccess' | 'Refusal', ParentType, ContextType>;
};

export type RecoveryCodesSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodesSuccess'] = ResolversParentTypes['RecoveryCodesSuccess']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  security?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundPaymentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundPaymentResult'] = ResolversParentTypes['RefundPaymentResult']> = {
  __resolveType: TypeResolveFn<'RefundPaymentSuccess' | 'Refusal', ParentType, ContextType>;
};

export type RefundPaymentSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundPaymentSuccess'] = ResolversParentTypes['RefundPaymentSuccess']> = {
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refundable'] = ResolversParentTypes['Refundable']> = {
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RegisterSuccess', ParentType, ContextType>;
};

export type RegisterSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterSuccess'] = ResolversParentTypes['RegisterSuccess']> = {
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCommunityMemberResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveCommunityMemberResult'] = ResolversParentTypes['RemoveCommunityMemberResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RemoveCommunityMemberSuccess', ParentType, ContextType>;
};

export type RemoveCommunityMemberSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveCommunityMemberSuccess'] = ResolversParentTypes['RemoveCommunityMemberSuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveFollowerResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveFollowerResult'] = ResolversParentTypes['RemoveFollowerResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RemoveFollowerSuccess', ParentType, ContextType>;
};

export type RemoveFollowerSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveFollowerSuccess'] = ResolversParentTypes['RemoveFollowerSuccess']> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportAnonymouslyResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportAnonymouslyResult'] = ResolversParentTypes['ReportAnonymouslyResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'ReportAnonymouslySuccess', ParentType, ContextType>;
};

export type ReportAnonymouslySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportAnonymouslySuccess'] = ResolversParentTypes['ReportAnonymouslySuccess']> = {
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  protocol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportProtocolResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportProtocol'] = ResolversParentTypes['ReportProtocol']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ReportProtocolOutcome']>, ParentType, ContextType>;
  protocol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportProtocolStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportResult'] = ResolversParentTypes['ReportResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'ReportSuccess', ParentType, ContextType>;
};

export type ReportSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportSuccess'] = ResolversParentTypes['ReportSuccess']> = {
  reportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestDataExportResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestDataExportResult'] = ResolversParentTypes['RequestDataExportResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RequestDataExportSuccess', ParentType, ContextType>;
};

export type RequestDataExportSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestDataExportSuccess'] = ResolversParentTypes['RequestDataExportSuccess']> = {
  privacy?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordResetResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestPasswordResetResult'] = ResolversParentTypes['RequestPasswordResetResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RequestPasswordResetSuccess', ParentType, ContextType>;
};

export type RequestPasswordResetSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestPasswordResetSuccess'] = ResolversParentTypes['RequestPasswordResetSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'ResetPasswordSuccess', ParentType, ContextType>;
};

export type ResetPasswordSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetPasswordSuccess'] = ResolversParentTypes['ResetPasswordSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removed?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResumeCommunitySubscriptionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResumeCommunitySubscriptionResult'] = ResolversParentTypes['ResumeCommunitySubscriptionResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'ResumeCommunitySubscriptionSuccess', ParentType, ContextType>;
};

export type ResumeCommunitySubscriptionSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResumeCommunitySubscriptionSuccess'] = ResolversParentTypes['ResumeCommunitySubscriptionSuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeCommunityInviteResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevokeCommunityInviteResult'] = ResolversParentTypes['RevokeCommunityInviteResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RevokeCommunityInviteSuccess', ParentType, ContextType>;
};

export type RevokeCommunityInviteSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevokeCommunityInviteSuccess'] = ResolversParentTypes['RevokeCommunityInviteSuccess']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondStepRequiredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondStepRequired'] = ResolversParentTypes['SecondStepRequired']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendEmailCodeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendEmailCodeResult'] = ResolversParentTypes['SendEmailCodeResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SendEmailCodeSuccess', ParentType, ContextType>;
};

export type SendEmailCodeSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendEmailCodeSuccess'] = ResolversParentTypes['SendEmailCodeSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendMessageResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendMessageResult'] = ResolversParentTypes['SendMessageResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SendMessageSuccess', ParentType, ContextType>;
};

export type SendMessageSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendMessageSuccess'] = ResolversParentTypes['SendMessageSuccess']> = {
  sent?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preferences?: Resolver<ReadonlyArray<ResolversTypes['GenderCategory']>, ParentType, ContextType>;
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SetBlockResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetBlockResult'] = ResolversParentTypes['SetBlockResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SetBlockSuccess', ParentType, ContextType>;
};

export type SetBlockSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetBlockSuccess'] = ResolversParentTypes['SetBlockSuccess']> = {
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCommunityRoleResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetCommunityRoleResult'] = ResolversParentTypes['SetCommunityRoleResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SetCommunityRoleSuccess', ParentType, ContextType>;
};

export type SetCommunityRoleSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetCommunityRoleSuccess'] = ResolversParentTypes['SetCommunityRoleSuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetFollowResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetFollowResult'] = ResolversParentTypes['SetFollowResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SetFollowSuccess', ParentType, ContextType>;
};

export type SetFollowSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetFollowSuccess'] = ResolversParentTypes['SetFollowSuccess']> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetMuteResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetMuteResult'] = ResolversParentTypes['SetMuteResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SetMuteSuccess', ParentType, ContextType>;
};

export type SetMuteSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetMuteSuccess'] = ResolversParentTypes['SetMuteSuccess']> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetProfileTypeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetProfileTypeResult'] = ResolversParentTypes['SetProfileTypeResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SetProfileTypeSuccess', ParentType, ContextType>;
};

export type SetProfileTypeSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetProfileTypeSuccess'] = ResolversParentTypes['SetProfileTypeSuccess']> = {
  state?: Resolver<ResolversTypes['ProfileTypeState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetReactionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetReactionResult'] = ResolversParentTypes['SetReactionResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SetReactionSuccess', ParentType, ContextType>;
};

export type SetReactionSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetReactionSuccess'] = ResolversParentTypes['SetReactionSuccess']> = {
  target?: Resolver<ResolversTypes['Reactable'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SponsoredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Sponsored'] = ResolversParentTypes['Sponsored']> = {
  advertiser?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  clickUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdKind'], ParentType, ContextType>;
  matchedPreferences?: Resolver<ReadonlyArray<ResolversTypes['GenderCategory']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartPasskeyResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartPasskeyResult'] = ResolversParentTypes['StartPasskeyResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'StartPasskeySuccess', ParentType, ContextType>;
};

export type StartPasskeySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartPasskeySuccess'] = ResolversParentTypes['StartPasskeySuccess']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartTwoStepResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartTwoStepResult'] = ResolversParentTypes['StartTwoStepResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'StartTwoStepSuccess', ParentType, ContextType>;
};

export type StartTwoStepSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartTwoStepSuccess'] = ResolversParentTypes['StartTwoStepSuccess']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscribeToCommunityResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribeToCommunityResult'] = ResolversParentTypes['SubscribeToCommunityResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SubscribeToCommunitySuccess', ParentType, ContextType>;
};

export type SubscribeToCommunitySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribeToCommunitySuccess'] = ResolversParentTypes['SubscribeToCommunitySuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  commentAdded?: SubscriptionResolver<ResolversTypes['Comment'], "commentAdded", ParentType, ContextType, RequireFields<SubscriptionCommentAddedArgs, 'postId'>>;
  commentChanged?: SubscriptionResolver<ResolversTypes['CommentChange'], "commentChanged", ParentType, ContextType, RequireFields<SubscriptionCommentChangedArgs, 'postId'>>;
  conversationUpdated?: SubscriptionResolver<ResolversTypes['Conversation'], "conversationUpdated", ParentType, ContextType>;
  messageAdded?: SubscriptionResolver<ResolversTypes['Message'], "messageAdded", ParentType, ContextType, RequireFields<SubscriptionMessageAddedArgs, 'conversationId'>>;
  notificationAdded?: SubscriptionResolver<ResolversTypes['Notification'], "notificationAdded", ParentType, ContextType, Partial<SubscriptionNotificationAddedArgs>>;
  postChanged?: SubscriptionResolver<ResolversTypes['PostChange'], "postChanged", ParentType, ContextType>;
  reactionsChanged?: SubscriptionResolver<ResolversTypes['ReactionTotal'], "reactionsChanged", ParentType, ContextType, RequireFields<SubscriptionReactionsChangedArgs, 'postId'>>;
  typing?: SubscriptionResolver<ResolversTypes['TypingState'], "typing", ParentType, ContextType, Partial<SubscriptionTypingArgs>>;
  unreadNotificationCountChanged?: SubscriptionResolver<ResolversTypes['UnreadNotificationCount'], "unreadNotificationCountChanged", ParentType, ContextType>;
  viewerChanged?: SubscriptionResolver<ResolversTypes['ViewerChange'], "viewerChanged", ParentType, ContextType>;
};

export type TypingStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TypingState'] = ResolversParentTypes['TypingState']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UndoAccountDeletionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UndoAccountDeletionResult'] = ResolversParentTypes['UndoAccountDeletionResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'UndoAccountDeletionSuccess', ParentType, ContextType>;
};

export type UndoAccountDeletionSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UndoAccountDeletionSuccess'] = ResolversParentTypes['UndoAccountDeletionSuccess']> = {
  privacy?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnreadMessagesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnreadMessages'] = ResolversParentTypes['UnreadMessages']> = {
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnreadNotificationCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnreadNotificationCount'] = ResolversParentTypes['UnreadNotificationCount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCommunityResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateCommunityResult'] = ResolversParentTypes['UpdateCommunityResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'UpdateCommunitySuccess', ParentType, ContextType>;
};

export type UpdateCommunitySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateCommunitySuccess'] = ResolversParentTypes['UpdateCommunitySuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateNotificationPreferencesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateNotificationPreferencesResult'] = ResolversParentTypes['UpdateNotificationPreferencesResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'UpdateNotificationPreferencesSuccess', ParentType, ContextType>;
};

export type UpdateNotificationPreferencesSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateNotificationPreferencesSuccess'] = ResolversParentTypes['UpdateNotificationPreferencesSuccess']> = {
  preferences?: Resolver<ReadonlyArray<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'UpdateProfileSuccess', ParentType, ContextType>;
};

export type UpdateProfileSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProfileSuccess'] = ResolversParentTypes['UpdateProfileSuccess']> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadMediaResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UploadMediaResult'] = ResolversParentTypes['UploadMediaResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'UploadMediaSuccess', ParentType, ContextType>;
};

export type UploadMediaSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UploadMediaSuccess'] = ResolversParentTypes['UploadMediaSuccess']> = {
  media?: Resolver<ResolversTypes['Media'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posterUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbhash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBetaTester?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  profileType?: Resolver<Maybe<ResolversTypes['ProfileType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewerChange'] = ResolversParentTypes['ViewerChange']> = {
  communityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  conversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type VipSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipSubscription'] = ResolversParentTypes['VipSubscription']> = {
  communityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  graceUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balanceCentavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedBalance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owedCentavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingCentavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawCommunityOfferResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawCommunityOfferResult'] = ResolversParentTypes['WithdrawCommunityOfferResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'WithdrawCommunityOfferSuccess', ParentType, ContextType>;
};

export type WithdrawCommunityOfferSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawCommunityOfferSuccess'] = ResolversParentTypes['WithdrawCommunityOfferSuccess']> = {
  community?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AcceptCommunityInviteResult?: AcceptCommunityInviteResultResolvers<ContextType>;
  AcceptCommunityInviteSuccess?: AcceptCommunityInviteSuccessResolvers<ContextType>;
  AccountLocked?: AccountLockedResolvers<ContextType>;
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  AccountSecurityResult?: AccountSecurityResultResolvers<ContextType>;
  AccountSecuritySuccess?: AccountSecuritySuccessResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  Ad?: AdResolvers<ContextType>;
  AdConnection?: AdConnectionResolvers<ContextType>;
  AdEdge?: AdEdgeResolvers<ContextType>;
  AdPrice?: AdPriceResolvers<ContextType>;
  AdPriceResult?: AdPriceResultResolvers<ContextType>;
  AdReach?: AdReachResolvers<ContextType>;
  AddCommentResult?: AddCommentResultResolvers<ContextType>;
  AddCommentSuccess?: AddCommentSuccessResolvers<ContextType>;
  AgeAssurance?: AgeAssuranceResolvers<ContextType>;
  AgeCheckResult?: AgeCheckResultResolvers<ContextType>;
  AgeCheckStarted?: AgeCheckStartedResolvers<ContextType>;
  AnswerCommunityOfferResult?: AnswerCommunityOfferResultResolvers<ContextType>;
  AnswerCommunityOfferSuccess?: AnswerCommunityOfferSuccessResolvers<ContextType>;
  AnswerCommunityRequestResult?: AnswerCommunityRequestResultResolvers<ContextType>;
  AnswerCommunityRequestSuccess?: AnswerCommunityRequestSuccessResolvers<ContextType>;
  AnswerFollowRequestResult?: AnswerFollowRequestResultResolvers<ContextType>;
  AnswerFollowRequestSuccess?: AnswerFollowRequestSuccessResolvers<ContextType>;
  AnswerMessageRequestResult?: AnswerMessageRequestResultResolvers<ContextType>;
  AnswerMessageRequestSuccess?: AnswerMessageRequestSuccessResolvers<ContextType>;
  AppealModerationResult?: AppealModerationResultResolvers<ContextType>;
  AppealModerationSuccess?: AppealModerationSuccessResolvers<ContextType>;
  CancelCommunitySubscriptionResult?: CancelCommunitySubscriptionResultResolvers<ContextType>;
  CancelCommunitySubscriptionSuccess?: CancelCommunitySubscriptionSuccessResolvers<ContextType>;
  CancelVipSubscriptionResult?: CancelVipSubscriptionResultResolvers<ContextType>;
  CancelVipSubscriptionSuccess?: CancelVipSubscriptionSuccessResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChangePasswordSuccess?: ChangePasswordSuccessResolvers<ContextType>;
  ChatSettings?: ChatSettingsResolvers<ContextType>;
  CheckReportProtocolResult?: CheckReportProtocolResultResolvers<ContextType>;
  CloseCommunityResult?: CloseCommunityResultResolvers<ContextType>;
  CloseCommunitySuccess?: CloseCommunitySuccessResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentChange?: CommentChangeResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  Community?: CommunityResolvers<ContextType>;
  CommunityConnection?: CommunityConnectionResolvers<ContextType>;
  CommunityEdge?: CommunityEdgeResolvers<ContextType>;
  CommunityInvite?: CommunityInviteResolvers<ContextType>;
  CommunityMember?: CommunityMemberResolvers<ContextType>;
  CommunityMemberConnection?: CommunityMemberConnectionResolvers<ContextType>;
  CommunityMemberEdge?: CommunityMemberEdgeResolvers<ContextType>;
  CommunityOffer?: CommunityOfferResolvers<ContextType>;
  ConfirmIdentityResult?: ConfirmIdentityResultResolvers<ContextType>;
  ConfirmIdentitySuccess?: ConfirmIdentitySuccessResolvers<ContextType>;
  ConfirmTopUpResult?: ConfirmTopUpResultResolvers<ContextType>;
  ConfirmTopUpSuccess?: ConfirmTopUpSuccessResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationEdge?: ConversationEdgeResolvers<ContextType>;
  CreateAdIntentResult?: CreateAdIntentResultResolvers<ContextType>;
  CreateAdIntentSuccess?: CreateAdIntentSuccessResolvers<ContextType>;
  CreateCommunityInviteResult?: CreateCommunityInviteResultResolvers<ContextType>;
  CreateCommunityInviteSuccess?: CreateCommunityInviteSuccessResolvers<ContextType>;
  CreateCommunityResult?: CreateCommunityResultResolvers<ContextType>;
  CreateCommunitySuccess?: CreateCommunitySuccessResolvers<ContextType>;
  CreatePixTopUpResult?: CreatePixTopUpResultResolvers<ContextType>;
  CreatePixTopUpSuccess?: CreatePixTopUpSuccessResolvers<ContextType>;
  CreatePostResult?: CreatePostResultResolvers<ContextType>;
  CreatePostSuccess?: CreatePostSuccessResolvers<ContextType>;
  CreateTopUpIntentResult?: CreateTopUpIntentResultResolvers<ContextType>;
  CreateTopUpIntentSuccess?: CreateTopUpIntentSuccessResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DecideModerationCasesResult?: DecideModerationCasesResultResolvers<ContextType>;
  DecideModerationCasesSuccess?: DecideModerationCasesSuccessResolvers<ContextType>;
  DeleteAccountResult?: DeleteAccountResultResolvers<ContextType>;
  DeleteAccountSuccess?: DeleteAccountSuccessResolvers<ContextType>;
  DeleteCommentResult?: DeleteCommentResultResolvers<ContextType>;
  DeleteCommentSuccess?: DeleteCommentSuccessResolvers<ContextType>;
  DeletePostResult?: DeletePostResultResolvers<ContextType>;
  DeletePostSuccess?: DeletePostSuccessResolvers<ContextType>;
  DismissSuggestionResult?: DismissSuggestionResultResolvers<ContextType>;
  DismissSuggestionSuccess?: DismissSuggestionSuccessResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  EndOtherSessionsResult?: EndOtherSessionsResultResolvers<ContextType>;
  EndOtherSessionsSuccess?: EndOtherSessionsSuccessResolvers<ContextType>;
  EndSessionResult?: EndSessionResultResolvers<ContextType>;
  EndSessionSuccess?: EndSessionSuccessResolvers<ContextType>;
  FinishAdResult?: FinishAdResultResolvers<ContextType>;
  FinishAdSuccess?: FinishAdSuccessResolvers<ContextType>;
  FinishLogInResult?: FinishLogInResultResolvers<ContextType>;
  HideCommentResult?: HideCommentResultResolvers<ContextType>;
  HideCommentSuccess?: HideCommentSuccessResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  JoinCommunityResult?: JoinCommunityResultResolvers<ContextType>;
  JoinCommunitySuccess?: JoinCommunitySuccessResolvers<ContextType>;
  LeaveCommunityResult?: LeaveCommunityResultResolvers<ContextType>;
  LeaveCommunitySuccess?: LeaveCommunitySuccessResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  LogInSuccess?: LogInSuccessResolvers<ContextType>;
  MailLinkResult?: MailLinkResultResolvers<ContextType>;
  MailLinkSuccess?: MailLinkSuccessResolvers<ContextType>;
  MarkAllNotificationsReadResult?: MarkAllNotificationsReadResultResolvers<ContextType>;
  MarkAllNotificationsReadSuccess?: MarkAllNotificationsReadSuccessResolvers<ContextType>;
  MarkNotificationReadResult?: MarkNotificationReadResultResolvers<ContextType>;
  MarkNotificationReadSuccess?: MarkNotificationReadSuccessResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  ModerationAdEvidence?: ModerationAdEvidenceResolvers<ContextType>;
  ModerationAppeal?: ModerationAppealResolvers<ContextType>;
  ModerationAppealConnection?: ModerationAppealConnectionResolvers<ContextType>;
  ModerationAppealEdge?: ModerationAppealEdgeResolvers<ContextType>;
  ModerationCase?: ModerationCaseResolvers<ContextType>;
  ModerationCaseConnection?: ModerationCaseConnectionResolvers<ContextType>;
  ModerationCaseEdge?: ModerationCaseEdgeResolvers<ContextType>;
  ModerationCaseResult?: ModerationCaseResultResolvers<ContextType>;
  ModerationCaseSuccess?: ModerationCaseSuccessResolvers<ContextType>;
  ModerationDecision?: ModerationDecisionResolvers<ContextType>;
  ModerationEvidence?: ModerationEvidenceResolvers<ContextType>;
  ModerationEvidenceMessage?: ModerationEvidenceMessageResolvers<ContextType>;
  ModerationFigures?: ModerationFiguresResolvers<ContextType>;
  ModerationLogConnection?: ModerationLogConnectionResolvers<ContextType>;
  ModerationLogEdge?: ModerationLogEdgeResolvers<ContextType>;
  ModerationLogEntry?: ModerationLogEntryResolvers<ContextType>;
  ModerationLogFile?: ModerationLogFileResolvers<ContextType>;
  ModerationNotice?: ModerationNoticeResolvers<ContextType>;
  ModerationNoticeConnection?: ModerationNoticeConnectionResolvers<ContextType>;
  ModerationNoticeEdge?: ModerationNoticeEdgeResolvers<ContextType>;
  ModerationPastDecision?: ModerationPastDecisionResolvers<ContextType>;
  ModerationPerson?: ModerationPersonResolvers<ContextType>;
  ModerationReasonFigures?: ModerationReasonFiguresResolvers<ContextType>;
  ModerationReport?: ModerationReportResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationPreference?: NotificationPreferenceResolvers<ContextType>;
  OfferCommunityResult?: OfferCommunityResultResolvers<ContextType>;
  OfferCommunitySuccess?: OfferCommunitySuccessResolvers<ContextType>;
  OpenConversationResult?: OpenConversationResultResolvers<ContextType>;
  OpenConversationSuccess?: OpenConversationSuccessResolvers<ContextType>;
  OpenDataExportResult?: OpenDataExportResultResolvers<ContextType>;
  OpenDataExportSuccess?: OpenDataExportSuccessResolvers<ContextType>;
  OpenPaymentsTableResult?: OpenPaymentsTableResultResolvers<ContextType>;
  OpenPaymentsTableSuccess?: OpenPaymentsTableSuccessResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaidCommunity?: PaidCommunityResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentIntent?: PaymentIntentResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PersonalData?: PersonalDataResolvers<ContextType>;
  PixPayment?: PixPaymentResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostChange?: PostChangeResolvers<ContextType>;
  PostConnection?: PostConnectionResolvers<ContextType>;
  PostEdge?: PostEdgeResolvers<ContextType>;
  PostLeftBehind?: PostLeftBehindResolvers<ContextType>;
  PostLeftBehindConnection?: PostLeftBehindConnectionResolvers<ContextType>;
  PostLeftBehindEdge?: PostLeftBehindEdgeResolvers<ContextType>;
  Privacy?: PrivacyResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileConnection?: ProfileConnectionResolvers<ContextType>;
  ProfileEdge?: ProfileEdgeResolvers<ContextType>;
  ProfileTypeState?: ProfileTypeStateResolvers<ContextType>;
  PublishAdResult?: PublishAdResultResolvers<ContextType>;
  PublishAdSuccess?: PublishAdSuccessResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Reactable?: ReactableResolvers<ContextType>;
  ReactionSummary?: ReactionSummaryResolvers<ContextType>;
  ReactionTotal?: ReactionTotalResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  RecoveryCodesSuccess?: RecoveryCodesSuccessResolvers<ContextType>;
  RefundPaymentResult?: RefundPaymentResultResolvers<ContextType>;
  RefundPaymentSuccess?: RefundPaymentSuccessResolvers<ContextType>;
  Refundable?: RefundableResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  RegisterSuccess?: RegisterSuccessResolvers<ContextType>;
  RemoveCommunityMemberResult?: RemoveCommunityMemberResultResolvers<ContextType>;
  RemoveCommunityMemberSuccess?: RemoveCommunityMemberSuccessResolvers<ContextType>;
  RemoveFollowerResult?: RemoveFollowerResultResolvers<ContextType>;
  RemoveFollowerSuccess?: RemoveFollowerSuccessResolvers<ContextType>;
  ReportAnonymouslyResult?: ReportAnonymouslyResultResolvers<ContextType>;
  ReportAnonymouslySuccess?: ReportAnonymouslySuccessResolvers<ContextType>;
  ReportProtocol?: ReportProtocolResolvers<ContextType>;
  ReportResult?: ReportResultResolvers<ContextType>;
  ReportSuccess?: ReportSuccessResolvers<ContextType>;
  RequestDataExportResult?: RequestDataExportResultResolvers<ContextType>;
  RequestDataExportSuccess?: RequestDataExportSuccessResolvers<ContextType>;
  RequestPasswordResetResult?: RequestPasswordResetResultResolvers<ContextType>;
  RequestPasswordResetSuccess?: RequestPasswordResetSuccessResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  ResetPasswordSuccess?: ResetPasswordSuccessResolvers<ContextType>;
  ResumeCommunitySubscriptionResult?: ResumeCommunitySubscriptionResultResolvers<ContextType>;
  ResumeCommunitySubscriptionSuccess?: ResumeCommunitySubscriptionSuccessResolvers<ContextType>;
  RevokeCommunityInviteResult?: RevokeCommunityInviteResultResolvers<ContextType>;
  RevokeCommunityInviteSuccess?: RevokeCommunityInviteSuccessResolvers<ContextType>;
  SecondStepRequired?: SecondStepRequiredResolvers<ContextType>;
  SendEmailCodeResult?: SendEmailCodeResultResolvers<ContextType>;
  SendEmailCodeSuccess?: SendEmailCodeSuccessResolvers<ContextType>;
  SendMessageResult?: SendMessageResultResolvers<ContextType>;
  SendMessageSuccess?: SendMessageSuccessResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetBlockResult?: SetBlockResultResolvers<ContextType>;
  SetBlockSuccess?: SetBlockSuccessResolvers<ContextType>;
  SetCommunityRoleResult?: SetCommunityRoleResultResolvers<ContextType>;
  SetCommunityRoleSuccess?: SetCommunityRoleSuccessResolvers<ContextType>;
  SetFollowResult?: SetFollowResultResolvers<ContextType>;
  SetFollowSuccess?: SetFollowSuccessResolvers<ContextType>;
  SetMuteResult?: SetMuteResultResolvers<ContextType>;
  SetMuteSuccess?: SetMuteSuccessResolvers<ContextType>;
  SetProfileTypeResult?: SetProfileTypeResultResolvers<ContextType>;
  SetProfileTypeSuccess?: SetProfileTypeSuccessResolvers<ContextType>;
  SetReactionResult?: SetReactionResultResolvers<ContextType>;
  SetReactionSuccess?: SetReactionSuccessResolvers<ContextType>;
  Sponsored?: SponsoredResolvers<ContextType>;
  StartPasskeyResult?: StartPasskeyResultResolvers<ContextType>;
  StartPasskeySuccess?: StartPasskeySuccessResolvers<ContextType>;
  StartTwoStepResult?: StartTwoStepResultResolvers<ContextType>;
  StartTwoStepSuccess?: StartTwoStepSuccessResolvers<ContextType>;
  SubscribeToCommunityResult?: SubscribeToCommunityResultResolvers<ContextType>;
  SubscribeToCommunitySuccess?: SubscribeToCommunitySuccessResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TypingState?: TypingStateResolvers<ContextType>;
  UndoAccountDeletionResult?: UndoAccountDeletionResultResolvers<ContextType>;
  UndoAccountDeletionSuccess?: UndoAccountDeletionSuccessResolvers<ContextType>;
  UnreadMessages?: UnreadMessagesResolvers<ContextType>;
  UnreadNotificationCount?: UnreadNotificationCountResolvers<ContextType>;
  UpdateCommunityResult?: UpdateCommunityResultResolvers<ContextType>;
  UpdateCommunitySuccess?: UpdateCommunitySuccessResolvers<ContextType>;
  UpdateNotificationPreferencesResult?: UpdateNotificationPreferencesResultResolvers<ContextType>;
  UpdateNotificationPreferencesSuccess?: UpdateNotificationPreferencesSuccessResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  UpdateProfileSuccess?: UpdateProfileSuccessResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadMediaResult?: UploadMediaResultResolvers<ContextType>;
  UploadMediaSuccess?: UploadMediaSuccessResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerChange?: ViewerChangeResolvers<ContextType>;
  VipSubscription?: VipSubscriptionResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WithdrawCommunityOfferResult?: WithdrawCommunityOfferResultResolvers<ContextType>;
  WithdrawCommunityOfferSuccess?: WithdrawCommunityOfferSuccessResolvers<ContextType>;
};

