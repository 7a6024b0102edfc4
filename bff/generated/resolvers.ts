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

/** An invite to accept. For a member it changes nothing and does not count as a use. */
export type AcceptCommunityInviteInput = {
  /** The community in the link. */
  readonly communityId: Scalars['ID']['input'];
  /** At most 200 characters. */
  readonly token: Scalars['String']['input'];
};

/** Refused as INVALID_INVITE, or as NOT_ALLOWED for a member that was removed. */
export type AcceptCommunityInviteResult = AcceptCommunityInviteSuccess | Refusal;

/** The viewer is now a member. */
export type AcceptCommunityInviteSuccess = {
  readonly __typename?: 'AcceptCommunityInviteSuccess';
  /** The community, with the fields that only its members see. */
  readonly community: Community;
};

/** A suspended or banned account. Only a caller with the correct password receives this answer. */
export type AccountLocked = {
  readonly __typename?: 'AccountLocked';
  /** A token, valid for an hour, for `accountLocks` and `appealAccountLock`, and as bearer token for `Query.privacy`. */
  readonly access: Scalars['String']['output'];
  /** A text in Portuguese; for a suspension it names the last day. */
  readonly message: Scalars['String']['output'];
};

/** The sign-in methods of a member. Only the member sees them. */
export type AccountSecurity = Node & {
  readonly __typename?: 'AccountSecurity';
  /** The address that receives mails; other members never see it. */
  readonly email: Scalars['String']['output'];
  /** True if a sign-in by password also needs a code. */
  readonly hasTwoStep: Scalars['Boolean']['output'];
  /** The viewer's. */
  readonly id: Scalars['ID']['output'];
  /**
   * True after a code or a password reset. Before, the account accepts no second factor and gets no mail about new
   * devices.
   */
  readonly isEmailConfirmed: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The passkeys, at most ten, oldest first. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /** The number of unused recovery codes, at most ten. */
  readonly recoveryCodesLeft: Scalars['Int']['output'];
};

/** Refused as STEP_UP_REQUIRED, INVALID_CODE, INVALID_PASSKEY or INVALID_INPUT, depending on the mutation. */
export type AccountSecurityResult = AccountSecuritySuccess | Refusal;

/** The change is made. */
export type AccountSecuritySuccess = {
  readonly __typename?: 'AccountSecuritySuccess';
  /** The state after the change. */
  readonly security: AccountSecurity;
};

/** A session of the viewer on one device. */
export type AccountSession = Node & {
  readonly __typename?: 'AccountSession';
  /** The time of the sign-in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The browser and system from the User-Agent header, such as 'Chrome no Windows'. */
  readonly device: Scalars['String']['output'];
  /** The id for `endSession`. It gives no access. */
  readonly id: Scalars['ID']['output'];
  /** True for the session that sent this request. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** The time of the last request, accurate to some minutes. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The time zone and the network as far as known, never a town. */
  readonly place: Scalars['String']['output'];
};

/** An ad as its owner sees it. */
export type Ad = {
  readonly __typename?: 'Ad';
  /** The number of clicks, at most one per member and day. */
  readonly clickCount: Scalars['Int']['output'];
  /** The time of the purchase. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The last day, inclusive. The days of a review are added to it. */
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
  /** BUSINESS ads have title, link and images, PROFILE ads a highlight, POST ads a post. */
  readonly kind: AdKind;
  /** The normalised http or https link; null for a highlight. */
  readonly link: Maybe<Scalars['String']['output']>;
  /** The id of the `moderationNotice` if a moderator refused or ended the ad. */
  readonly noticeId: Maybe<Scalars['ID']['output']>;
  /** The boosted post; null for other ads. */
  readonly postId: Maybe<Scalars['ID']['output']>;
  /** The text of the boosted post; null for other ads, and once the post is deleted. */
  readonly postText: Maybe<Scalars['String']['output']>;
  /** The number of members who saw the ad. */
  readonly reach: Scalars['Int']['output'];
  /** The number of reactions to the boosted post by members that saw the boost before; 0 for other ads. */
  readonly reactionCount: Scalars['Int']['output'];
  /** The moderator's reason for a refusal. */
  readonly refusal: Maybe<Scalars['String']['output']>;
  /** The first day in São Paulo, inclusive. */
  readonly startDate: Scalars['Date']['output'];
  /** The state. It changes with the approval and after the last day. */
  readonly state: AdState;
  /** The audience: members who prefer one of these categories or have no preference. */
  readonly targets: ReadonlyArray<GenderCategory>;
  /** Set for a business ad only. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The number of views, at most three per member and day. */
  readonly viewCount: Scalars['Int']['output'];
};

/** A page of the viewer's ads. */
export type AdConnection = {
  readonly __typename?: 'AdConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<AdEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type AdEdge = {
  readonly __typename?: 'AdEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** The ad; the list includes ended ones. */
  readonly node: Ad;
};

/** The object that an ad promotes. */
export const AdKind = {
  /** Pictures and a title with a link, shown in the feed. */
  Business: 'BUSINESS',
  /** A boost: a public post of the member, shown in the feed. */
  Post: 'POST',
  /** A highlight of the member's own profile. */
  Profile: 'PROFILE'
} as const;

export type AdKind = typeof AdKind[keyof typeof AdKind];
/** A place that shows ads to other members. */
export const AdPlacement = {
  /** A place for highlights of DISCOVER or BOTH. */
  Discover: 'DISCOVER',
  /** The feed: business ads, boosts and highlights of FEED or BOTH, each at most three times per member and day. */
  Feed: 'FEED',
  /** A place for highlights of DISCOVER or BOTH. */
  Suggestions: 'SUGGESTIONS'
} as const;

export type AdPlacement = typeof AdPlacement[keyof typeof AdPlacement];
/** The daily price times the number of days. Reading it buys and stores nothing. */
export type AdPrice = {
  readonly __typename?: 'AdPrice';
  /** The price of all days, in centavos. */
  readonly centavos: Scalars['Int']['output'];
  /** The number of days, first and last included. */
  readonly days: Scalars['Int']['output'];
  /** The price of one day, as 'R$ 0,00'. */
  readonly formattedDay: Scalars['String']['output'];
  /** 'R$ 0,00' */
  readonly formattedTotal: Scalars['String']['output'];
  /** The range of members that the ad may reach; null if the input has no `targets`. */
  readonly reach: Maybe<AdReach>;
};

/** The values that decide an ad's price. */
export type AdPriceInput = {
  /** The last day in São Paulo, inclusive; 1 to 90 days in all. */
  readonly endDate: Scalars['Date']['input'];
  /** Set for a PROFILE ad only. */
  readonly highlight?: InputMaybe<HighlightType>;
  /** The kind; PROFILE needs a `highlight`. */
  readonly kind: AdKind;
  /** The first day in São Paulo, today or later. */
  readonly startDate: Scalars['Date']['input'];
  /** The audience, only for `AdPrice.reach`. It does not change the price. */
  readonly targets?: InputMaybe<ReadonlyArray<GenderCategory>>;
};

/** Refused as INVALID_INPUT, with the first invalid field. */
export type AdPriceResult = AdPrice | Refusal;

/** An estimate of the members that an ad may reach, from the last 30 days, rounded to two digits. */
export type AdReach = {
  readonly __typename?: 'AdReach';
  /** The number of members of the audience that were active within that many days. */
  readonly max: Scalars['Int']['output'];
  /** The number of members of the audience who saw an ad within that many days. */
  readonly min: Scalars['Int']['output'];
};

/** The state of an ad. */
export const AdState = {
  /** The ad is approved and runs from its first to its last day. */
  Active: 'ACTIVE',
  /** The ad's last day is over, or its owner, the end of the account or a moderator ended it. */
  Finished: 'FINISHED',
  /** The ad is paid and waits for approval. */
  InReview: 'IN_REVIEW',
  /** A moderator refused the ad (full refund) or stopped it (refund of the days not begun). */
  Refused: 'REFUSED'
} as const;

export type AdState = typeof AdState[keyof typeof AdState];
/** A comment, or a reply if it has a `parentId`. */
export type AddCommentInput = {
  /** A UUID from the client. Repeating the key returns the same comment and stores no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The comment to reply to. A reply to a reply joins the thread of its top-level comment. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The post of the comment or reply. */
  readonly postId: Scalars['ID']['input'];
  /** Plain text, 1 to 2,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Refused as INVALID_INPUT. A repeated key with other content fails with BAD_USER_INPUT. */
export type AddCommentResult = AddCommentSuccess | Refusal;

/** The comment is stored, and its readers get a live event. */
export type AddCommentSuccess = {
  readonly __typename?: 'AddCommentSuccess';
  /** The stored comment. */
  readonly comment: Comment;
  /** The post with its new comment count. */
  readonly post: Post;
  /** The parent comment with its new reply count; null for a top-level comment or if the parent is gone. */
  readonly thread: Maybe<Comment>;
};

/** The new passkey and its name. */
export type AddPasskeyInput = {
  /** The name in the list, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** The browser's WebAuthn response, as JSON. */
  readonly response: Scalars['String']['input'];
};

/** The present state of the viewer's age check. */
export type AgeAssurance = {
  readonly __typename?: 'AgeAssurance';
  /** True if the viewer may request a review by a person: the last check was rejected and no check is running. */
  readonly canAppeal: Scalars['Boolean']['output'];
  /** The end of the verification, or the deadline of a running check. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The method of the last finished check; null before the first, and during one. */
  readonly method: Maybe<AgeMethod>;
  /** True if the server shows content only to VERIFIED members. */
  readonly required: Scalars['Boolean']['output'];
  /** The state. An expired verification reads as EXPIRED at once. */
  readonly state: AgeState;
};

/**
 * Refused as NOT_ALLOWED once VERIFIED, or where ages are not assured; as TOO_MANY_TRIES for a fourth
 * in 24 hours that follows a refusal or takes the place of one under way. An upstream fault while the provider is away.
 */
export type AgeCheckResult = AgeCheckStarted | Refusal;

/** The check has started and may take 24 hours. */
export type AgeCheckStarted = {
  readonly __typename?: 'AgeCheckStarted';
  /** The URL of the provider's page, or a path of this site. */
  readonly url: Scalars['String']['output'];
};

/** The method of an age check. */
export const AgeMethod = {
  /** A card. */
  Card: 'CARD',
  /** An identity document. */
  Document: 'DOCUMENT',
  /** An age estimate from the face. */
  Face: 'FACE',
  /** A moderator's decision; a check at the provider cannot change it. */
  Moderation: 'MODERATION',
  /** Another method of the provider. */
  Other: 'OTHER'
} as const;

export type AgeMethod = typeof AgeMethod[keyof typeof AgeMethod];
/** The state of a member's age check. */
export const AgeState = {
  /** The verification has expired, or the check took too long. */
  Expired: 'EXPIRED',
  /** A check is under way. */
  Pending: 'PENDING',
  /** The check found the member younger than 18 or did not recognise them. */
  Rejected: 'REJECTED',
  /** The member has never started a check. */
  Unverified: 'UNVERIFIED',
  /** The member is verified as 18 or older until `expiresAt`. */
  Verified: 'VERIFIED'
} as const;

export type AgeState = typeof AgeState[keyof typeof AgeState];
/** An answer to an offer. Repeating the same answer changes nothing. */
export type AnswerCommunityOfferInput = {
  /** True accepts, false refuses. The owner is notified. */
  readonly accept: Scalars['Boolean']['input'];
  /** A community offered to the viewer. Accepting any other fails with NOT_FOUND. */
  readonly communityId: Scalars['ID']['input'];
};

/** Refused as NOT_ALLOWED for a FREE member. */
export type AnswerCommunityOfferResult = AnswerCommunityOfferSuccess | Refusal;

/** The offer is answered. */
export type AnswerCommunityOfferSuccess = {
  readonly __typename?: 'AnswerCommunityOfferSuccess';
  /** The community with the viewer's new `membership`. */
  readonly community: Community;
};

/** An answer to a request to join. */
export type AnswerCommunityRequestInput = {
  /** True approves, false refuses. The member is notified without the name of the moderator, and may ask again. */
  readonly approve: Scalars['Boolean']['input'];
  /** A community that the viewer owns or moderates. */
  readonly communityId: Scalars['ID']['input'];
  /** The member that requested to join. A withdrawn request fails with NOT_FOUND. */
  readonly userId: Scalars['ID']['input'];
};

/** Refused as NOT_ALLOWED for an ordinary member. Fails with NOT_FOUND for a non-member. */
export type AnswerCommunityRequestResult = AnswerCommunityRequestSuccess | Refusal;

/** The request is answered. */
export type AnswerCommunityRequestSuccess = {
  readonly __typename?: 'AnswerCommunityRequestSuccess';
  /** The community with its new `requestCount`. */
  readonly community: Community;
};

/** No refusal is expected. */
export type AnswerFollowRequestResult = AnswerFollowRequestSuccess | Refusal;

/** The request is answered. */
export type AnswerFollowRequestSuccess = {
  readonly __typename?: 'AnswerFollowRequestSuccess';
  /** The profile of the member who asked. */
  readonly profile: Profile;
};

/** Refused as NOT_ALLOWED if there is no request. */
export type AnswerMessageRequestResult = AnswerMessageRequestSuccess | Refusal;

/** The request is answered. */
export type AnswerMessageRequestSuccess = {
  readonly __typename?: 'AnswerMessageRequestSuccess';
  /** The conversation, for a block in its state before the block. */
  readonly conversation: Conversation;
};

/** An appeal and its final answer. */
export type AnswerModerationAppealInput = {
  /** The id of an entry of `moderationAppeals`. */
  readonly id: Scalars['ID']['input'];
  /** True undoes the decision. */
  readonly restore: Scalars['Boolean']['input'];
  /** The text to the author, 1 to 2,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** An appeal against a decision that suspends or bans the account. */
export type AppealAccountLockInput = {
  /** `AccountLocked.access`; CHALLENGE_OVER once it has expired. */
  readonly access: Scalars['String']['input'];
  /** The decision to appeal, by default the one that lasts longest. An undone decision answers CHALLENGE_OVER. */
  readonly noticeId?: InputMaybe<Scalars['ID']['input']>;
  /** The reason for the appeal, 1 to 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** An appeal against a decision that concerns the viewer. */
export type AppealModerationInput = {
  /** The id of an entry of `moderationNotices`. Another member's decision fails with NOT_FOUND. */
  readonly noticeId: Scalars['ID']['input'];
  /** The reason for the appeal, 1 to 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Refused as NOT_ALLOWED for a decision that was undone or in the viewer's favour, or as INVALID_INPUT. */
export type AppealModerationResult = AppealModerationSuccess | Refusal;

/** The appeal is filed. It is answered within seven business days. */
export type AppealModerationSuccess = {
  readonly __typename?: 'AppealModerationSuccess';
  /** The decision with its `appeal`. */
  readonly notice: ModerationNotice;
};

/** A business ad. It is shown in the feed after its approval. */
export type BusinessAdInput = {
  /** The last day in São Paulo, inclusive, not before the first. */
  readonly endDate: Scalars['Date']['input'];
  /** Ids of images from `uploadMedia` in display order, at most 10. */
  readonly imageIds: ReadonlyArray<Scalars['ID']['input']>;
  /** http or https. */
  readonly link: Scalars['String']['input'];
  /** The first day in São Paulo, today or later. An ad runs 1 to 90 days. */
  readonly startDate: Scalars['Date']['input'];
  /** The list needs at least one category. */
  readonly targets: ReadonlyArray<GenderCategory>;
  /** 1 to 80 characters. */
  readonly title: Scalars['String']['input'];
};

/** Refused as INVALID_INPUT if the viewer has no subscription to the community. */
export type CancelCommunitySubscriptionResult = CancelCommunitySubscriptionSuccess | Refusal;

/** No further month is charged. Cancelling again changes nothing. */
export type CancelCommunitySubscriptionSuccess = {
  readonly __typename?: 'CancelCommunitySubscriptionSuccess';
  /** The community. `membership.status` is CANCELS_AT_END, or EXPIRED if a month was owed. */
  readonly community: Community;
};

/** Refused as INVALID_INPUT if the viewer has no subscription to the community. */
export type CancelVipSubscriptionResult = CancelVipSubscriptionSuccess | Refusal;

/** No further month is charged. Cancelling again changes nothing. */
export type CancelVipSubscriptionSuccess = {
  readonly __typename?: 'CancelVipSubscriptionSuccess';
  /** The remaining subscriptions, the next charge first. */
  readonly subscriptions: ReadonlyArray<VipSubscription>;
};

/** Refused as STEP_UP_REQUIRED or WEAK_PASSWORD. */
export type ChangePasswordResult = ChangePasswordSuccess | Refusal;

/** The new password is set, and the member gets a mail about it. */
export type ChangePasswordSuccess = {
  readonly __typename?: 'ChangePasswordSuccess';
  /** Number of other sessions that ended. */
  readonly ended: Scalars['Int']['output'];
};

/** A member's indicators. A member that hides one does not see it of others. */
export type ChatSettings = {
  readonly __typename?: 'ChatSettings';
  /** True if others see the viewer's reading, and the viewer sees theirs. */
  readonly showsReading: Scalars['Boolean']['output'];
  /** True if others see the viewer type, and the viewer sees them type. */
  readonly showsTyping: Scalars['Boolean']['output'];
};

/** The settings to change. An absent or null value does not change. */
export type ChatSettingsInput = {
  /** As `ChatSettings.showsReading`. */
  readonly showsReading?: InputMaybe<Scalars['Boolean']['input']>;
  /** As `ChatSettings.showsTyping`. */
  readonly showsTyping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The protocol number and the secret of a report. */
export type CheckReportProtocolInput = {
  /** The protocol number. Letter case is ignored. */
  readonly protocol: Scalars['String']['input'];
  /** The secret, which was shown once with the protocol number. */
  readonly secret: Scalars['String']['input'];
};

/** Refused as INVALID_INPUT if the two do not match. The answer does not say which one is wrong. */
export type CheckReportProtocolResult = Refusal | ReportProtocol;

/** Refused as NOT_ALLOWED unless the viewer is the owner. */
export type CloseCommunityResult = CloseCommunitySuccess | Refusal;

/** The community is closed for good. */
export type CloseCommunitySuccess = {
  readonly __typename?: 'CloseCommunitySuccess';
  /** The client removes it from every list. */
  readonly id: Scalars['ID']['output'];
};

/** A comment on a post, or a reply to a comment. */
export type Comment = Node & Reactable & {
  readonly __typename?: 'Comment';
  /** The author; 'Conta indisponível' if the viewer may not see them or the comment is removed. */
  readonly author: Profile;
  /** The time of the comment. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id. It stays the same when the comment is hidden or removed. */
  readonly id: Scalars['ID']['output'];
  /** True if the post's author hides it; they may show it again. */
  readonly isHidden: Scalars['Boolean']['output'];
  /** True if its author deleted it or their account was erased. It stays without author and text while it has replies. */
  readonly isRemoved: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** Null for a top-level comment. */
  readonly parentId: Maybe<Scalars['ID']['output']>;
  /** The post of the comment or reply. */
  readonly postId: Scalars['ID']['output'];
  /** The post's `commentRevision` that counts this comment; only in live events. */
  readonly postRevision: Maybe<Scalars['Int']['output']>;
  /** The reactions. A removed comment accepts no new ones. */
  readonly reactions: ReactionSummary;
  /** The replies, oldest first; empty for a reply. */
  readonly replies: CommentConnection;
  /** The number of replies, without those of members with a block; 0 for a reply. */
  readonly replyCount: Scalars['Int']['output'];
  /** A number that grows with every change of `replyCount`, like `Post.commentRevision`. */
  readonly replyRevision: Maybe<Scalars['Int']['output']>;
  /** Plain text; null if the post's author hides the comment or it is removed. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** The parent's `replyRevision` that counts this reply; only in live events. */
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
  /** The change of the post's comment count, positive or negative. */
  readonly difference: Scalars['Int']['output'];
  /** The comment that it answers, if it is a reply. */
  readonly parentId: Maybe<Scalars['ID']['output']>;
  /** The post's `commentRevision` after the change; null if the count did not change. */
  readonly postRevision: Maybe<Scalars['Int']['output']>;
  /** The parent's `replyRevision` after the change; null if the count did not change. */
  readonly threadRevision: Maybe<Scalars['Int']['output']>;
};

/** A page of comments of one post, or of replies to one. */
export type CommentConnection = {
  readonly __typename?: 'CommentConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<CommentEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type CommentEdge = {
  readonly __typename?: 'CommentEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** The comment. A removed one is listed while it has replies. */
  readonly node: Comment;
};

/** A community. Some fields are null for non-members. */
export type Community = Node & {
  readonly __typename?: 'Community';
  /** Null for a non-member. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Plain text, at most 1,000 characters; every viewer of the community sees it. */
  readonly description: Scalars['String']['output'];
  /** The id, as in the path `/groups/{id}`. */
  readonly id: Scalars['ID']['output'];
  /** Valid invites, newest first, at most twenty; for the owner and moderators. */
  readonly invites: ReadonlyArray<CommunityInvite>;
  /** The kind; PRIVADA if the platform does not send it. */
  readonly kind: CommunityKind;
  /** Number of members, the owner included. */
  readonly memberCount: Scalars['Int']['output'];
  /** The owner, moderators and members, each group newest first. Fails with NOT_FOUND for a non-member. */
  readonly members: CommunityMemberConnection;
  /** The viewer's membership; null if they have none. */
  readonly membership: Maybe<Membership>;
  /** 3 to 80 characters; need not be unique. */
  readonly name: Scalars['String']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The open offer of the ownership; null for all but its two members. */
  readonly offer: Maybe<CommunityOffer>;
  /** Null for a non-member. */
  readonly owner: Maybe<Profile>;
  /** The picture; null if there is none. */
  readonly picture: Maybe<Image>;
  /** Number of posts without those that wait for a moderator; non-members see it too. */
  readonly postCount: Scalars['Int']['output'];
  /** The monthly price in centavos; null for a private community. */
  readonly priceCents: Maybe<Scalars['Int']['output']>;
  /** Number of requests that wait for an answer; null for a viewer that may not answer. */
  readonly requestCount: Maybe<Scalars['Int']['output']>;
  /** The requests to join, oldest first. Only for the owner and moderators. */
  readonly requests: CommunityMemberConnection;
  /** Plain text, at most 3,000 characters; null for a non-member. */
  readonly rules: Maybe<Scalars['String']['output']>;
};


/** A community. Some fields are null for non-members. */
export type CommunityMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A community. Some fields are null for non-members. */
export type CommunityRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of communities. */
export type CommunityConnection = {
  readonly __typename?: 'CommunityConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<CommunityEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type CommunityEdge = {
  readonly __typename?: 'CommunityEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** The community, with the fields that the viewer may see. */
  readonly node: Community;
};

/** An invite link to a private community. Each holder can join. */
export type CommunityInvite = Node & {
  readonly __typename?: 'CommunityInvite';
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The owner or moderator who created it. */
  readonly createdBy: Profile;
  /** The end of the invite; null if it is valid until it is revoked. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The id for `revokeCommunityInvite`. It does not let anyone join. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The secret part of the link; null if it cannot be shown again. */
  readonly token: Maybe<Scalars['String']['output']>;
  /** The number of members that joined by it. */
  readonly uses: Scalars['Int']['output'];
};

/** The way to join a community. It never changes. */
export const CommunityKind = {
  /** A private community: members join by a request that is approved, or by an invite. */
  Privada: 'PRIVADA',
  /** A community with a monthly price. */
  Vip: 'VIP'
} as const;

export type CommunityKind = typeof CommunityKind[keyof typeof CommunityKind];
/** A member of a community, or a request to join it. */
export type CommunityMember = {
  readonly __typename?: 'CommunityMember';
  /** The id of this membership; the member's own id is `profile.id`. */
  readonly id: Scalars['ID']['output'];
  /** The time at which they joined or requested to. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** True if the owner may offer the community to them; null for every other viewer. */
  readonly mayOwn: Maybe<Scalars['Boolean']['output']>;
  /** The member; 'Conta indisponível' if their account is gone. */
  readonly profile: Profile;
  /** The role; always MEMBER in `requests`. */
  readonly role: CommunityRole;
  /** The state; PENDING in `requests`, never PENDING or EXPIRED in `members`. */
  readonly status: MembershipStatus;
};

/** A page of members or of requests to join. */
export type CommunityMemberConnection = {
  readonly __typename?: 'CommunityMemberConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<CommunityMemberEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type CommunityMemberEdge = {
  readonly __typename?: 'CommunityMemberEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** The member. Members with a block to the viewer are left out. */
  readonly node: CommunityMember;
};

/** An offer of the ownership. Only the owner and the recipient see it. */
export type CommunityOffer = {
  readonly __typename?: 'CommunityOffer';
  /** The end of the offer, fourteen days after it was made. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The present owner. They become a moderator if the offer is accepted. */
  readonly from: Profile;
  /** The time of the offer. Repeating the offer does not change it. */
  readonly offeredAt: Scalars['DateTime']['output'];
  /** The number of members with a subscription, without the recipient of the offer. */
  readonly subscriberCount: Scalars['Int']['output'];
  /** The recipient, a PROFISSIONAL member. */
  readonly to: Profile;
};

/** The rights of a member in a community. */
export const CommunityRole = {
  /** An ordinary member. They read and publish posts. */
  Member: 'MEMBER',
  /** A member chosen by the owner to answer requests, manage invites and remove members. */
  Moderator: 'MODERATOR',
  /** The single owner. They edit, close and transfer the community, set roles and earn from VIP months. */
  Owner: 'OWNER'
} as const;

export type CommunityRole = typeof CommunityRole[keyof typeof CommunityRole];
/** The proof of identity: exactly one of these fields. */
export type ConfirmIdentityInput = {
  /** Six digits of the app, or a recovery code. Each code works once. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's WebAuthn response, as JSON. */
  readonly passkey?: InputMaybe<Scalars['String']['input']>;
  /** The password. It is accepted only if the account has no second factor. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** Refused as INVALID_CREDENTIALS, INVALID_CODE, INVALID_PASSKEY or TOO_MANY_TRIES. */
export type ConfirmIdentityResult = ConfirmIdentitySuccess | Refusal;

/** The proof is valid in this session for 15 minutes; for payments without a second factor, for 30 days. */
export type ConfirmIdentitySuccess = {
  readonly __typename?: 'ConfirmIdentitySuccess';
  /** Always true: a GraphQL type needs a field. */
  readonly confirmed: Scalars['Boolean']['output'];
};

/** Refused as PAYMENT_FAILED without a payment, or as PAYMENT_PENDING while the result is unknown. */
export type ConfirmTopUpResult = ConfirmTopUpSuccess | Refusal;

/** The payment succeeded and the money is in the wallet. */
export type ConfirmTopUpSuccess = {
  readonly __typename?: 'ConfirmTopUpSuccess';
  /** The amount; null if the platform does not send it. */
  readonly centavos: Maybe<Scalars['Int']['output']>;
  /** The state after the change. */
  readonly wallet: Wallet;
};

/** A conversation of two members, from the viewer's side. */
export type Conversation = Node & {
  readonly __typename?: 'Conversation';
  /** The id. Two members have at most one conversation. */
  readonly id: Scalars['ID']['output'];
  /** True if the other member has not accepted the viewer's request. A refusal looks the same. */
  readonly isAwaitingAnswer: Scalars['Boolean']['output'];
  /** True if the viewer muted the conversation. The other member does not see it. */
  readonly isMuted: Scalars['Boolean']['output'];
  /** The newest message that the viewer has not deleted; null if there is none. */
  readonly lastMessage: Maybe<Message>;
  /** The `seq` up to which the viewer has read. */
  readonly lastReadSeq: Scalars['Int']['output'];
  /** The newest message's `seq`, also if the viewer deleted it; 0 before the first. */
  readonly lastSeq: Scalars['Int']['output'];
  /** The other member. */
  readonly member: Profile;
  /** The `seq` up to which messages reached the other member's device; 0 before the request is accepted. */
  readonly memberDeliveredSeq: Scalars['Int']['output'];
  /** The `seq` up to which the other member has read; 0 if one of the two hides it, and before the request is accepted. */
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
  /** The number of the other member's messages after `lastReadSeq`. */
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
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<ConversationEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type ConversationEdge = {
  readonly __typename?: 'ConversationEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** The conversation. Conversations hidden by a block are left out. */
  readonly node: Conversation;
};

/**
 * Refused as INVALID_INPUT, STEP_UP_REQUIRED, IDEMPOTENCY_CONFLICT for a key of another method, PRICE_CHANGED for a
 * boost, or PAYMENT_FAILED once the key's payment was closed.
 */
export type CreateAdIntentResult = CreateAdIntentSuccess | Refusal;

/** The payment has started. The browser confirms the card, or the payer's bank pays the code of the Pix. */
export type CreateAdIntentSuccess = {
  readonly __typename?: 'CreateAdIntentSuccess';
  /**
   * A payment of the part that the wallet cannot pay, at least R$ 5,00; of the full price if the wallet could pay all.
   * `pixPayment` returns the code of a Pix by this id.
   */
  readonly intent: PaymentIntent;
};

/** A new community, owned by the viewer. */
export type CreateCommunityInput = {
  /** Plain text, at most 1,000 characters. */
  readonly description?: Scalars['String']['input'];
  /** A UUID from the client. Repeating the key returns the same community and creates no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The kind. It cannot be changed later. */
  readonly kind: CommunityKind;
  /** 3 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** An image from `uploadMedia`. */
  readonly pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** The monthly price in centavos, 100 to 100,000; only for a VIP community. */
  readonly priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text for members of the community, at most 3,000 characters. */
  readonly rules?: Scalars['String']['input'];
};

/** A new invite. At most twenty are valid at a time. */
export type CreateCommunityInviteInput = {
  /** A private community that the viewer owns or moderates. */
  readonly communityId: Scalars['ID']['input'];
  /** The validity in days, 1 to 30; null means until it is revoked. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
};

/** Refused as NOT_ALLOWED, or as INVALID_INPUT for a VIP community and after twenty invites. */
export type CreateCommunityInviteResult = CreateCommunityInviteSuccess | Refusal;

/** The invite is valid at once. */
export type CreateCommunityInviteSuccess = {
  readonly __typename?: 'CreateCommunityInviteSuccess';
  /** The invite as in the list. */
  readonly invite: CommunityInvite;
  /** The secret part of the link. */
  readonly token: Scalars['String']['output'];
};

/** Refused as NOT_ALLOWED for FREE members, or as INVALID_INPUT. */
export type CreateCommunityResult = CreateCommunitySuccess | Refusal;

/** The community exists, with the viewer as owner and only member. */
export type CreateCommunitySuccess = {
  readonly __typename?: 'CreateCommunitySuccess';
  /** The community as its owner sees it. */
  readonly community: Community;
};

/** An amount and an idempotency key. */
export type CreatePixTopUpInput = {
  /** The amount in centavos, 500 to 500,000. */
  readonly centavos: Scalars['Int']['input'];
  /** A UUID from the client, as in `CreateTopUpIntentInput`. The key of a card payment is refused. */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/**
 * Refused as INVALID_INPUT, STEP_UP_REQUIRED, IDEMPOTENCY_CONFLICT, or PAYMENT_FAILED once the key's code has expired;
 * a RATE_LIMITED fault after 20 payments in an hour.
 */
export type CreatePixTopUpResult = CreatePixTopUpSuccess | Refusal;

/** The payment has started. It is paid when the payer's bank pays the code. */
export type CreatePixTopUpSuccess = {
  readonly __typename?: 'CreatePixTopUpSuccess';
  /** The payment with its code. */
  readonly pix: PixPayment;
};

/** A post with text, media or both (EMPTY_POST). */
export type CreatePostInput = {
  /** A community of the viewer; without it the post appears on their profile. */
  readonly communityId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID from the client. Repeating the key returns the same post and publishes no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The files in display order, at most 10. */
  readonly media?: ReadonlyArray<PostMediaInput>;
  /** Plain text, at most 5,000 characters. */
  readonly text?: Scalars['String']['input'];
};

/** Refused as EMPTY_POST, TOO_MANY_FILES or INVALID_INPUT. A repeated key with other content fails with BAD_USER_INPUT. */
export type CreatePostResult = CreatePostSuccess | Refusal;

/** The post is published or waits for the review before publication. */
export type CreatePostSuccess = {
  readonly __typename?: 'CreatePostSuccess';
  /** The post as its author sees it. */
  readonly post: Post;
};

/** An amount and an idempotency key. */
export type CreateTopUpIntentInput = {
  /** The amount in centavos, 500 to 500,000. */
  readonly centavos: Scalars['Int']['input'];
  /** A UUID from the client. Repeating the key returns the same payment and starts no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/**
 * Refused as INVALID_INPUT, STEP_UP_REQUIRED, or PAYMENT_FAILED once the key's payment was closed; a RATE_LIMITED fault
 * after 20 in an hour, or too many refused cards.
 */
export type CreateTopUpIntentResult = CreateTopUpIntentSuccess | Refusal;

/** The payment has started. The card is charged only when the browser confirms it. */
export type CreateTopUpIntentSuccess = {
  readonly __typename?: 'CreateTopUpIntentSuccess';
  /** The payment, for the provider's script. */
  readonly intent: PaymentIntent;
};

/** A ZIP file with all data of the viewer. */
export type DataExport = Node & {
  readonly __typename?: 'DataExport';
  /** The file's size in bytes; null before it is READY. */
  readonly bytes: Maybe<Scalars['Float']['output']>;
  /** The number of finished parts of `total`. */
  readonly done: Scalars['Int']['output'];
  /** The time at which the file is deleted. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** For `openDataExport`. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The file's path, for a request with the viewer's session; null before it is READY. */
  readonly path: Maybe<Scalars['String']['output']>;
  /** The state. The viewer gets a mail when it is READY. */
  readonly state: DataExportState;
  /** The number of parts. */
  readonly total: Scalars['Int']['output'];
};

/** The state of a data export. */
export const DataExportState = {
  /** The export failed. The viewer can request another. */
  Failed: 'FAILED',
  /** The export waits in the queue. */
  Pending: 'PENDING',
  /** The export can be downloaded until `expiresAt`. */
  Ready: 'READY',
  /** The export is being made; `done` grows. */
  Running: 'RUNNING'
} as const;

export type DataExportState = typeof DataExportState[keyof typeof DataExportState];
/** One decision for all cases. If one case cannot be decided, none is. */
export type DecideModerationCasesInput = {
  /** Not RESTORE. */
  readonly decision: ModerationDecisionKind;
  /** The ids of 1 to 50 open cases. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** The reason that the author sees; it may differ from the reports'. */
  readonly reason: ReportReason;
  /** The text to the author, at most 2,000 characters; required if an ad is taken down. */
  readonly text?: Scalars['String']['input'];
  /** The end of a suspension; null for other decisions. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/**
 * Refused as NOT_ALLOWED for a party to a case, while another moderator has it, or after another decision; as
 * INVALID_INPUT if the content differs or the decision does not fit.
 */
export type DecideModerationCasesResult = DecideModerationCasesSuccess | Refusal;

/** All cases are decided. Repeating the decision changes nothing. */
export type DecideModerationCasesSuccess = {
  readonly __typename?: 'DecideModerationCasesSuccess';
  /** The cases after the decision, in the order of the ids. */
  readonly cases: ReadonlyArray<ModerationCase>;
};

/** The consent to lose money. It is required if the wallet or ads hold any. */
export type DeleteAccountInput = {
  /** True if the member gives up the wallet's balance and the money that comes back from ads. */
  readonly acceptsBalance?: Scalars['Boolean']['input'];
};

/** Refused as STEP_UP_REQUIRED, or as INVALID_INPUT if the wallet or ads hold money and `acceptsBalance` is not true. */
export type DeleteAccountResult = DeleteAccountSuccess | Refusal;

/** The account is hidden, and its ads and sessions have ended. A mail explains how to keep it. */
export type DeleteAccountSuccess = {
  readonly __typename?: 'DeleteAccountSuccess';
  /** The time of the erasure: seven days after the first request. */
  readonly deletesAt: Scalars['DateTime']['output'];
};

/** Refused as NOT_ALLOWED for another member's comment. */
export type DeleteCommentResult = DeleteCommentSuccess | Refusal;

/** The text of the comment is deleted. */
export type DeleteCommentSuccess = {
  readonly __typename?: 'DeleteCommentSuccess';
  /** The comment without text and author, if it has replies; null otherwise. */
  readonly comment: Maybe<Comment>;
  /** Ids that disappear: the comment, and a removed parent without other replies; empty if the comment had replies. */
  readonly goneIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The post with its new comment count. */
  readonly post: Post;
  /** The parent comment with its new reply count; null for a top-level comment or if the parent is gone too. */
  readonly thread: Maybe<Comment>;
};

/** Refused as NOT_ALLOWED for another member's post. */
export type DeletePostResult = DeletePostSuccess | Refusal;

/** The post is deleted. */
export type DeletePostSuccess = {
  readonly __typename?: 'DeletePostSuccess';
  /** The client removes it from every list. */
  readonly id: Scalars['ID']['output'];
};

/** A browser's description of itself at sign-in. */
export type DeviceInput = {
  /** 32 random bytes in base64url, which the browser stores. They identify the device at the next sign-in. */
  readonly secret?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** No refusal is expected. */
export type DismissSuggestionResult = DismissSuggestionSuccess | Refusal;

/** The member is no longer suggested. */
export type DismissSuggestionSuccess = {
  readonly __typename?: 'DismissSuggestionSuccess';
  /** The client removes it from the list. */
  readonly profileId: Scalars['ID']['output'];
};

/** A link by which the browser downloads a file of the viewer without a session. */
export type Download = {
  readonly __typename?: 'Download';
  /** The end of the link: five minutes from now, or earlier with the session that created it. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** A path of this site that contains the ticket. */
  readonly path: Scalars['String']['output'];
};

/** No refusal is expected. */
export type EndOtherSessionsResult = EndOtherSessionsSuccess | Refusal;

/** Only the current session is left. */
export type EndOtherSessionsSuccess = {
  readonly __typename?: 'EndOtherSessionsSuccess';
  /** Number of sessions that ended. */
  readonly ended: Scalars['Int']['output'];
};

/** No refusal is expected. An ended session or one of another member fails with NOT_FOUND. */
export type EndSessionResult = EndSessionSuccess | Refusal;

/** The session has ended; its sockets close within seconds. */
export type EndSessionSuccess = {
  readonly __typename?: 'EndSessionSuccess';
  /** The client removes it from the list. */
  readonly id: Scalars['ID']['output'];
};

/** No refusal is expected. */
export type FinishAdResult = FinishAdSuccess | Refusal;

/** The ad has ended. */
export type FinishAdSuccess = {
  readonly __typename?: 'FinishAdSuccess';
  /** The ended ad with its refund. */
  readonly ad: Ad;
};

/** A second-step code. After five tries or five minutes the answer is CHALLENGE_OVER. */
export type FinishLogInInput = {
  /** Of `SecondStepRequired`. */
  readonly challenge: Scalars['String']['input'];
  /** Six digits of the app, or a recovery code without regard to case and dashes. Each code works once. */
  readonly code: Scalars['String']['input'];
  /** Describes the device of `logIn` again, so that the server remembers it. */
  readonly device?: InputMaybe<DeviceInput>;
};

/** Refused as INVALID_CODE, CHALLENGE_OVER, TOO_MANY_TRIES, INVALID_PASSKEY or ACCOUNT_LEAVING. */
export type FinishLogInResult = AccountLocked | LogInSuccess | Refusal;

/** The viewer's follow of a member. */
export const FollowState = {
  /** The viewer follows the member and sees their private posts. */
  Following: 'FOLLOWING',
  /** The viewer neither follows nor has asked to. */
  None: 'NONE',
  /** The viewer's follow request waits for an answer. */
  Requested: 'REQUESTED'
} as const;

export type FollowState = typeof FollowState[keyof typeof FollowState];
/** A gender category of members, of preferred authors and of the audience of an ad. */
export const GenderCategory = {
  /** Men. */
  Homem: 'HOMEM',
  /** Women. */
  Mulher: 'MULHER',
  /** Trans people. */
  Trans: 'TRANS'
} as const;

export type GenderCategory = typeof GenderCategory[keyof typeof GenderCategory];
/** Refused as NOT_ALLOWED unless the viewer is the post's author. */
export type HideCommentResult = HideCommentSuccess | Refusal;

/** The comment has the requested state. */
export type HideCommentSuccess = {
  readonly __typename?: 'HideCommentSuccess';
  /** The comment after the change. */
  readonly comment: Comment;
};

/** The places in which a highlight shows a profile. */
export const HighlightType = {
  /** The highlight appears in Discover, among suggestions and in the feed. */
  Both: 'BOTH',
  /** The highlight appears at the top of Discover and among suggestions. */
  Discover: 'DISCOVER',
  /** The highlight appears as a card in the feed. */
  Feed: 'FEED'
} as const;

export type HighlightType = typeof HighlightType[keyof typeof HighlightType];
/** A picture, uploaded as JPEG, PNG, WebP, AVIF or GIF. */
export type Image = Media & {
  readonly __typename?: 'Image';
  /** A description for people that cannot see it; empty if the author wrote none. */
  readonly alt: Scalars['String']['output'];
  /** The height of the uploaded picture in pixels, after rotation. */
  readonly height: Scalars['Int']['output'];
  /** The id for inputs such as `PostMediaInput.id`, as long as no object uses the file. */
  readonly id: Scalars['ID']['output'];
  /** The picture in up to three widths, narrowest first. */
  readonly sources: ReadonlyArray<ImageSource>;
  /** A ThumbHash in base64, shown until the picture has loaded. */
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  /** The width of the uploaded picture in pixels, after rotation; `sources` may be narrower. */
  readonly width: Scalars['Int']['output'];
};

/** A picture in one width. */
export type ImageSource = {
  readonly __typename?: 'ImageSource';
  /** A signed URL that expires, relative to this site. */
  readonly url: Scalars['String']['output'];
  /** Pixels. */
  readonly width: Scalars['Int']['output'];
};

/** Refused as PAYMENT_REQUIRED. A block between the viewer and the owner fails with NOT_FOUND. */
export type JoinCommunityResult = JoinCommunitySuccess | Refusal;

/** The viewer has requested to join, or was already a member. */
export type JoinCommunitySuccess = {
  readonly __typename?: 'JoinCommunitySuccess';
  /** The community with the viewer's `membership`. */
  readonly community: Community;
};

/** Refused as OWNER_CANNOT_LEAVE. */
export type LeaveCommunityResult = LeaveCommunitySuccess | Refusal;

/** The viewer is no longer a member. */
export type LeaveCommunitySuccess = {
  readonly __typename?: 'LeaveCommunitySuccess';
  /** The community as a non-member sees it. */
  readonly community: Community;
};

/** Credentials. Ten wrong passwords of an account within 15 minutes, or 100 in a day, answer TOO_MANY_TRIES. */
export type LogInInput = {
  /** Without it the sign-in counts as one from an unknown device. */
  readonly device?: InputMaybe<DeviceInput>;
  /** Surrounding spaces and letter case are ignored. */
  readonly email: Scalars['String']['input'];
  /** True cancels the pending deletion of the account. */
  readonly keepAccount?: Scalars['Boolean']['input'];
  /** The password exactly as it was set, spaces included. */
  readonly password: Scalars['String']['input'];
};

/** Refused as INVALID_CREDENTIALS, ACCOUNT_LEAVING or TOO_MANY_TRIES. */
export type LogInResult = AccountLocked | LogInSuccess | Refusal | SecondStepRequired;

/** A new session. An account has at most 50; another sign-in ends the least recently used session. */
export type LogInSuccess = {
  readonly __typename?: 'LogInSuccess';
  /** The browser has to store it: the server returns the token only once. */
  readonly session: Session;
};

/** A passkey of this site. The response identifies the account. */
export type LogInWithPasskeyInput = {
  /** Without it the sign-in counts as one from an unknown device. */
  readonly device?: InputMaybe<DeviceInput>;
  /** The browser's WebAuthn response, as JSON. */
  readonly response: Scalars['String']['input'];
};

/** Refused as CHALLENGE_OVER if the link was used or has expired. No session is needed. */
export type MailLinkResult = MailLinkSuccess | Refusal;

/** The change is made, and the link no longer works. */
export type MailLinkSuccess = {
  readonly __typename?: 'MailLinkSuccess';
  /** The e-mail address of the account, with which the member can set a new password. */
  readonly email: Scalars['String']['output'];
};

/** The last notification that the viewer has seen. */
export type MarkAllNotificationsReadInput = {
  /** The highest `sequence` on the screen: later notifications stay unread. */
  readonly upTo: Scalars['Int']['input'];
};

/** Refused as INVALID_INPUT for a negative number. */
export type MarkAllNotificationsReadResult = MarkAllNotificationsReadSuccess | Refusal;

/** The notifications are read, in every tab. */
export type MarkAllNotificationsReadSuccess = {
  readonly __typename?: 'MarkAllNotificationsReadSuccess';
  /** The count after the change, with later notifications. */
  readonly unreadCount: UnreadNotificationCount;
};

/** No refusal is expected. */
export type MarkNotificationReadResult = MarkNotificationReadSuccess | Refusal;

/** The notification is read, in every tab. */
export type MarkNotificationReadSuccess = {
  readonly __typename?: 'MarkNotificationReadSuccess';
  /** The state after the change. */
  readonly notification: Notification;
  /** The state after the change. */
  readonly unreadCount: UnreadNotificationCount;
};

/** A stored file. Its URLs are signed and expire; load the object again for new ones. */
export type Media = {
  /** A description of the picture for blind readers; empty if the author wrote none. */
  readonly alt: Scalars['String']['output'];
  /** Pixels, upright. */
  readonly height: Scalars['Int']['output'];
  /** The file's id; inputs of posts, ads, messages and profiles name a file by it. */
  readonly id: Scalars['ID']['output'];
  /** A ThumbHash in base64, shown until the picture has loaded; null for a video without a poster. */
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  /** Pixels, upright. */
  readonly width: Scalars['Int']['output'];
};

/** The viewer's membership of a community. */
export type Membership = {
  readonly __typename?: 'Membership';
  /** The end of the grace period, in which an unpaid month is charged again. */
  readonly graceUntil: Maybe<Scalars['DateTime']['output']>;
  /** True if the viewer can pay the month that they owe: the owner sells months, and no block exists between the two. */
  readonly isSold: Scalars['Boolean']['output'];
  /** The end of the paid month; null if the viewer pays none. */
  readonly paidUntil: Maybe<Scalars['DateTime']['output']>;
  /** The agreed price of a VIP month, in centavos; null if the viewer pays none. */
  readonly priceCents: Maybe<Scalars['Int']['output']>;
  /** The role; MEMBER while the membership is PENDING or EXPIRED. */
  readonly role: CommunityRole;
  /** The state. The viewer is a member in all states except PENDING and EXPIRED. */
  readonly status: MembershipStatus;
};

/** The state of a membership. */
export const MembershipStatus = {
  /** The viewer is a member. The next VIP month is charged automatically. */
  Active: 'ACTIVE',
  /** The membership is cancelled and ends with the paid month. */
  CancelsAtEnd: 'CANCELS_AT_END',
  /** Outside again. */
  Expired: 'EXPIRED',
  /** The month is unpaid. The grace period lasts seven days. */
  PastDue: 'PAST_DUE',
  /** The request to join waits for an answer. */
  Pending: 'PENDING'
} as const;

export type MembershipStatus = typeof MembershipStatus[keyof typeof MembershipStatus];
/** A message as one of its two members sees it. */
export type Message = Node & {
  readonly __typename?: 'Message';
  /** The id from the sender's client; null for the other member. */
  readonly clientId: Maybe<Scalars['ID']['output']>;
  /** The conversation's. */
  readonly conversationId: Scalars['ID']['output'];
  /** The time at which the server stored the message. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id for `deleteMessageForMe` and `report`. */
  readonly id: Scalars['ID']['output'];
  /** The picture; it has no sources while it is blurred. */
  readonly image: Maybe<Image>;
  /** True for a picture in a request that the viewer has not accepted. */
  readonly isBlurred: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The id of the sender: the viewer or the other member. */
  readonly senderId: Scalars['ID']['output'];
  /** The gap-free sequence number in its conversation: 1, 2, 3 … */
  readonly seq: Scalars['Int']['output'];
  /** Plain text; empty if the message is only a picture. */
  readonly text: Scalars['String']['output'];
};

/** The last message of a conversation that reached a device. */
export type MessageArrival = {
  /** A conversation of the viewer. */
  readonly conversationId: Scalars['ID']['input'];
  /** The `seq` of the last message that has arrived. */
  readonly seq: Scalars['Int']['input'];
};

/** A page of one conversation's messages. */
export type MessageConnection = {
  readonly __typename?: 'MessageConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<MessageEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type MessageEdge = {
  readonly __typename?: 'MessageEdge';
  /** The message's sequence number, for `before` and `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The message. Messages that the viewer has deleted are left out. */
  readonly node: Message;
};

/** A member's answer to a request. */
export const MessageRequestAnswer = {
  /** Moves the request to the conversations and shows its pictures. */
  Accept: 'ACCEPT',
  /** Removes the request from the list and marks it as read. The sender is not notified. */
  Refuse: 'REFUSE',
  /** Refuses the request and blocks the sender. */
  RefuseAndBlock: 'REFUSE_AND_BLOCK'
} as const;

export type MessageRequestAnswer = typeof MessageRequestAnswer[keyof typeof MessageRequestAnswer];
/** The state of the other member's first message as a request. */
export const MessageRequestState = {
  /** The viewer accepted the request or replied. */
  Accepted: 'ACCEPTED',
  /** No request was needed: the viewer followed them or wrote first. */
  None: 'NONE',
  /** The request waits in `messageRequests`. The sender sees neither reading nor delivery. */
  Pending: 'PENDING',
  /** The viewer refused the request. It is in no list, and the sender is not notified. */
  Refused: 'REFUSED'
} as const;

export type MessageRequestState = typeof MessageRequestState[keyof typeof MessageRequestState];
/** The reported ad. */
export type ModerationAdEvidence = {
  readonly __typename?: 'ModerationAdEvidence';
  /** A day in São Paulo, inclusive. */
  readonly endDate: Scalars['Date']['output'];
  /** The price of all days, as 'R$ 0,00'. */
  readonly formattedTotal: Scalars['String']['output'];
  /** Null for a business ad. */
  readonly highlight: Maybe<HighlightType>;
  /** A business ad or a highlight. */
  readonly kind: AdKind;
  /** A day in São Paulo, inclusive. */
  readonly startDate: Scalars['Date']['output'];
  /** The gender categories that it targets. */
  readonly targets: ReadonlyArray<GenderCategory>;
};

/** An author's request to review a decision. */
export type ModerationAppeal = {
  readonly __typename?: 'ModerationAppeal';
  /** The name of the member that appeals. */
  readonly authorName: Scalars['String']['output'];
  /** For `moderationCase`. */
  readonly caseId: Scalars['ID']['output'];
  /** The time of the appeal. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The decision that the author appeals against. */
  readonly decision: ModerationDecisionKind;
  /** The first moderator's text. */
  readonly decisionText: Scalars['String']['output'];
  /** The deadline: the end of the seventh business day after the appeal. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** For `answerModerationAppeal`. */
  readonly id: Scalars['ID']['output'];
  /** The name of the moderator that decided. */
  readonly moderatorName: Scalars['String']['output'];
  /** The reason that the first moderator chose. */
  readonly reason: ReportReason;
  /** The kind of the object of the decision. */
  readonly target: ReportTarget;
  /** The author's text. */
  readonly text: Scalars['String']['output'];
  /** False for the moderator who took the decision. A party to the case is refused even if it is true. */
  readonly viewerMayAnswer: Scalars['Boolean']['output'];
};

/** A page of open appeals. */
export type ModerationAppealConnection = {
  readonly __typename?: 'ModerationAppealConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<ModerationAppealEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type ModerationAppealEdge = {
  readonly __typename?: 'ModerationAppealEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** The appeal has no answer yet. */
  readonly node: ModerationAppeal;
};

/** The state of an appeal. */
export const ModerationAppealStatus = {
  /** The decision was undone. */
  Granted: 'GRANTED',
  /** The appeal has no answer yet. */
  Open: 'OPEN',
  /** The decision stands. */
  Upheld: 'UPHELD'
} as const;

export type ModerationAppealStatus = typeof ModerationAppealStatus[keyof typeof ModerationAppealStatus];
/** All reports about one object, and all decisions. */
export type ModerationCase = Node & {
  readonly __typename?: 'ModerationCase';
  /** The author of the object; null if unknown, as for an anonymous report that matches no object. */
  readonly author: Maybe<ModerationPerson>;
  /** Decisions about the author in other cases, newest first, at most 20. */
  readonly authorHistory: ReadonlyArray<ModerationPastDecision>;
  /** The assigned moderator. The assignment ends after 30 minutes without a decision. */
  readonly claimedBy: Maybe<ModerationPerson>;
  /** The time at which the case was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The time of the decision; null while the case is open. */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The last decision; null if there is none. */
  readonly decision: Maybe<ModerationDecisionKind>;
  /** The decisions and restorations, oldest first. */
  readonly decisions: ReadonlyArray<ModerationDecision>;
  /** The earliest deadline of its reports (two hours or seven business days); one business day for a review. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** The reported content. It is erased 180 days after the last decision or answered appeal, not during an open appeal. */
  readonly evidence: ModerationEvidence;
  /** The id for all mutations about the case. */
  readonly id: Scalars['ID']['output'];
  /** True if the case is assigned to the viewer. */
  readonly isClaimedByViewer: Scalars['Boolean']['output'];
  /** True if the author has deleted the reported post; false for other objects. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True if a file on the hash list opened the case. */
  readonly isHash: Scalars['Boolean']['output'];
  /** True if the pictures of the case are on the hash list. */
  readonly isListed: Scalars['Boolean']['output'];
  /** True if the case is not decided. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** True for a review before publication. */
  readonly isReview: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The gravest reason reported while the case was open. */
  readonly reason: ReportReason;
  /** Number of reporters; several reports of one member count once. */
  readonly reportCount: Scalars['Int']['output'];
  /** The reports; empty in lists, like the next three fields. */
  readonly reports: ReadonlyArray<ModerationReport>;
  /** The ids of open cases with the same content, at most 50. */
  readonly sameCaseIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The number of active decisions against the author. */
  readonly strikes: Scalars['Int']['output'];
  /** The kind of the object. */
  readonly target: ReportTarget;
  /** The object's id; the object may be gone. */
  readonly targetId: Scalars['ID']['output'];
};

/** A page of cases. */
export type ModerationCaseConnection = {
  readonly __typename?: 'ModerationCaseConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<ModerationCaseEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type ModerationCaseEdge = {
  readonly __typename?: 'ModerationCaseEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** The case, without the fields that only `moderationCase` loads. */
  readonly node: ModerationCase;
};

/** A filter whose absent fields match everything. */
export type ModerationCaseFilter = {
  /** True matches decided cases, false open ones. */
  readonly isDecided?: Scalars['Boolean']['input'];
  /** True matches cases assigned to the viewer. */
  readonly mine?: Scalars['Boolean']['input'];
  /** The origin of a case. */
  readonly origin?: InputMaybe<ModerationOrigin>;
  /** The gravest reported reason. */
  readonly reason?: InputMaybe<ReportReason>;
  /** The kind of the object. */
  readonly target?: InputMaybe<ReportTarget>;
};

/**
 * Refused as NOT_ALLOWED for a party to the case, while another moderator has it, or if it does not apply; or as
 * INVALID_INPUT.
 */
export type ModerationCaseResult = ModerationCaseSuccess | Refusal;

/** The action is done and logged. */
export type ModerationCaseSuccess = {
  readonly __typename?: 'ModerationCaseSuccess';
  /** The case after the action, with reports and decisions. */
  readonly case: ModerationCase;
};

/** A decision of a case. */
export type ModerationDecision = {
  readonly __typename?: 'ModerationDecision';
  /** Null if the author has not appealed. */
  readonly appeal: Maybe<ModerationAppealStatus>;
  /** The second moderator's text; null while the appeal is OPEN. */
  readonly appealAnswer: Maybe<Scalars['String']['output']>;
  /** The author's text. */
  readonly appealText: Maybe<Scalars['String']['output']>;
  /** The time of the decision. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The decision's id. */
  readonly id: Scalars['ID']['output'];
  /** The kind. RESTORE undoes the previous decision. */
  readonly kind: ModerationDecisionKind;
  /** The moderator's name, which only moderators see. */
  readonly moderatorName: Scalars['String']['output'];
  /** The reason that the moderator chose. */
  readonly reason: ReportReason;
  /** The moderator's text to the author; may be empty. */
  readonly text: Scalars['String']['output'];
  /** The end of a suspension, the end of the year 9999 for a ban; null for other decisions. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A decision of a case. */
export const ModerationDecisionKind = {
  /** The object is taken down and its author banned for good. */
  Ban: 'BAN',
  /** Nothing happens to the object. In a review before publication, the object is published. */
  Dismiss: 'DISMISS',
  /** The previous decision is undone, by `restoreModerationCase` or a granted appeal. */
  Restore: 'RESTORE',
  /** The object is taken down and its author suspended, for a year at most. */
  Suspend: 'SUSPEND',
  /** The object is hidden. In a review before publication, it is not published. */
  TakeDown: 'TAKE_DOWN',
  /** The author is warned and the object stays. */
  Warn: 'WARN'
} as const;

export type ModerationDecisionKind = typeof ModerationDecisionKind[keyof typeof ModerationDecisionKind];
/** A copy of the object at the time of the report. */
export type ModerationEvidence = {
  readonly __typename?: 'ModerationEvidence';
  /** The reported ad; null for other objects. */
  readonly ad: Maybe<ModerationAdEvidence>;
  /** The messages just before the reported one, at most four. */
  readonly before: ReadonlyArray<ModerationEvidenceMessage>;
  /** The creation time of the object; null for an anonymous report that matches no object. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** The files, kept even if the author deletes them. Only moderators can open their URLs. */
  readonly media: ReadonlyArray<Media>;
  /** Pictures of a reported profile; empty for other objects. */
  readonly pictureUrls: ReadonlyArray<Scalars['String']['output']>;
  /** The reported post, or the reported comment's post; null otherwise. */
  readonly postId: Maybe<Scalars['ID']['output']>;
  /** The text; for a business ad its link, for a highlight the bio. */
  readonly text: Scalars['String']['output'];
  /**
   * A profile's name and nickname, a community's name, a business ad's title, or the address of an anonymous report; null
   * otherwise.
   */
  readonly title: Maybe<Scalars['String']['output']>;
};

/** A message before the reported one. */
export type ModerationEvidenceMessage = {
  readonly __typename?: 'ModerationEvidenceMessage';
  /** True for a message of the reported message's author, false for the other member's. */
  readonly byAuthor: Scalars['Boolean']['output'];
  /** The time of the message. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The text; empty if the message was only a picture. */
  readonly text: Scalars['String']['output'];
};

/** The figures of a São Paulo month. */
export type ModerationFigures = {
  readonly __typename?: 'ModerationFigures';
  /** The number of appeals filed in the month. */
  readonly appeals: Scalars['Int']['output'];
  /** The number of appeals granted in the month, from any month. */
  readonly appealsGranted: Scalars['Int']['output'];
  /** The number of objects approved in the review before publication. */
  readonly approved: Scalars['Int']['output'];
  /** BAN decisions. */
  readonly banned: Scalars['Int']['output'];
  /** The reasons in order of gravity, the gravest first. */
  readonly byReason: ReadonlyArray<ModerationReasonFigures>;
  /** The number of closed cases, withdrawn reviews included. */
  readonly decided: Scalars['Int']['output'];
  /** The number of DISMISS decisions, without reviews before publication. */
  readonly dismissed: Scalars['Int']['output'];
  /** Number of decided cases that met their deadline. */
  readonly inTime: Scalars['Int']['output'];
  /** The median time in minutes from the opening to the closing of a case; null if none was closed. */
  readonly medianMinutes: Maybe<Scalars['Int']['output']>;
  /** YYYY-MM. */
  readonly month: Scalars['String']['output'];
  /** The number of objects refused in the review before publication. */
  readonly refused: Scalars['Int']['output'];
  /** Number of reports; several reports of one member in a case count once. */
  readonly reports: Scalars['Int']['output'];
  /** The number of decisions that were undone in the month. */
  readonly restored: Scalars['Int']['output'];
  /** The number of uploads that matched the hash list. */
  readonly stopped: Scalars['Int']['output'];
  /** SUSPEND decisions. */
  readonly suspended: Scalars['Int']['output'];
  /** The number of TAKE_DOWN decisions, without reviews before publication. */
  readonly takenDown: Scalars['Int']['output'];
  /** WARN decisions. */
  readonly warned: Scalars['Int']['output'];
};

/** A page of the log. */
export type ModerationLogConnection = {
  readonly __typename?: 'ModerationLogConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<ModerationLogEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type ModerationLogEdge = {
  readonly __typename?: 'ModerationLogEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** One act. */
  readonly node: ModerationLogEntry;
};

/** One act: its actor, time, case and subject. */
export type ModerationLogEntry = {
  readonly __typename?: 'ModerationLogEntry';
  /** The kind of a decision, or an act such as REPORTED, CLAIMED, APPEALED, MESSAGES_SEEN or LOG_EXPORTED. */
  readonly action: Scalars['String']['output'];
  /** The actor's name; null if the platform acted by itself. */
  readonly actorName: Maybe<Scalars['String']['output']>;
  /** The case of the act; null if it has none. */
  readonly caseId: Maybe<Scalars['ID']['output']>;
  /** The time of the act. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** JSON. */
  readonly detail: Scalars['String']['output'];
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** The member that it concerns; null if it concerns none. */
  readonly subjectName: Maybe<Scalars['String']['output']>;
  /** The kind of the object; null if the act concerns none. */
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
  /** CSV with a header line. Cells are escaped so that no program reads them as formulas. */
  Csv: 'CSV',
  /** One JSON object per line. */
  JsonLines: 'JSON_LINES'
} as const;

export type ModerationLogFormat = typeof ModerationLogFormat[keyof typeof ModerationLogFormat];
/** A decision against the viewer, as the viewer may see it. */
export type ModerationNotice = Node & {
  readonly __typename?: 'ModerationNotice';
  /** Null if the author has not appealed. */
  readonly appeal: Maybe<ModerationAppealStatus>;
  /** The second moderator's text; null while the appeal is OPEN. */
  readonly appealAnswer: Maybe<Scalars['String']['output']>;
  /** The author's text; null if they have not appealed. */
  readonly appealText: Maybe<Scalars['String']['output']>;
  /** The time of the decision. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The decision. DISMISS occurs only in reviews before publication, RESTORE never (see `isUndone`). */
  readonly decision: ModerationDecisionKind;
  /** The first 200 characters of the object's text at the time of the report; may be empty. */
  readonly excerpt: Scalars['String']['output'];
  /** The decision's id, for `appealModeration`. */
  readonly id: Scalars['ID']['output'];
  /** True for a review before publication. */
  readonly isReview: Scalars['Boolean']['output'];
  /** True if a moderator or a granted appeal undid the decision. */
  readonly isUndone: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The reason that the moderator chose. */
  readonly reason: ReportReason;
  /** The kind of the object. */
  readonly target: ReportTarget;
  /** The object's id; an object that was taken down cannot be opened. */
  readonly targetId: Scalars['ID']['output'];
  /** The moderator's text to the author; may be empty. */
  readonly text: Scalars['String']['output'];
  /** The end of a suspension; null for other decisions. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A page of decisions against the viewer. */
export type ModerationNoticeConnection = {
  readonly __typename?: 'ModerationNoticeConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<ModerationNoticeEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type ModerationNoticeEdge = {
  readonly __typename?: 'ModerationNoticeEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** The decision; the list includes undone ones. */
  readonly node: ModerationNotice;
};

/** The origin of a case. */
export const ModerationOrigin = {
  /** A file of the object is on the hash list. */
  Hash: 'HASH',
  /** A report opened the case. */
  Report: 'REPORT',
  /** The object waits for the review before publication. */
  Review: 'REVIEW'
} as const;

export type ModerationOrigin = typeof ModerationOrigin[keyof typeof ModerationOrigin];
/** A decision about the same author in another case. */
export type ModerationPastDecision = {
  readonly __typename?: 'ModerationPastDecision';
  /** Null if the author has not appealed. */
  readonly appeal: Maybe<ModerationAppealStatus>;
  /** For `moderationCase`. */
  readonly caseId: Scalars['ID']['output'];
  /** The time of the decision. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The decision; never RESTORE (see `isUndone`). */
  readonly decision: ModerationDecisionKind;
  /** The decision's id. */
  readonly id: Scalars['ID']['output'];
  /** True for a review before publication. */
  readonly isReview: Scalars['Boolean']['output'];
  /** True if a moderator or a granted appeal undid the decision. */
  readonly isUndone: Scalars['Boolean']['output'];
  /** The reason that the moderator chose. */
  readonly reason: ReportReason;
  /** The kind of the object. */
  readonly target: ReportTarget;
};

/** An author, or the moderator that claimed a case. */
export type ModerationPerson = {
  readonly __typename?: 'ModerationPerson';
  /** Equals `Profile.id`; the profile may be hidden. */
  readonly id: Scalars['ID']['output'];
  /** The end of a suspension, or the end of the year 9999 for a ban; null without one and for `claimedBy`. */
  readonly lockedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The state after the change. */
  readonly name: Scalars['String']['output'];
  /** The current nickname; empty for `claimedBy`. */
  readonly nickname: Scalars['String']['output'];
};

/** The month's figures of one reason. */
export type ModerationReasonFigures = {
  readonly __typename?: 'ModerationReasonFigures';
  /** A reason that occurred in the month. */
  readonly reason: ReportReason;
  /** The number of decisions that took an object down, without reviews before publication. */
  readonly removed: Scalars['Int']['output'];
  /** As `ModerationFigures.reports`. */
  readonly reports: Scalars['Int']['output'];
};

/** A report. A case lists at most 100, oldest first. */
export type ModerationReport = {
  readonly __typename?: 'ModerationReport';
  /** The address that an anonymous reporter left; null otherwise. */
  readonly contact: Maybe<Scalars['String']['output']>;
  /** The time of the report. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The report's id. */
  readonly id: Scalars['ID']['output'];
  /** The number of an anonymous report; null otherwise. */
  readonly protocol: Maybe<Scalars['String']['output']>;
  /** The reason of this report; the case has the gravest one. */
  readonly reason: ReportReason;
  /** The reporter's name; null for an anonymous report or an erased reporter. */
  readonly reporterName: Maybe<Scalars['String']['output']>;
  /** The reporter's text; may be empty. */
  readonly text: Scalars['String']['output'];
};

/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Makes the viewer a member by the token of an invite. */
  readonly acceptCommunityInvite: AcceptCommunityInviteResult;
  /** Adds a comment or reply to a post that the viewer may see; fails with NOT_FOUND otherwise. */
  readonly addComment: AddCommentResult;
  /** Stores the passkey that the browser created, at most ten. Needs a recent proof of identity (STEP_UP_REQUIRED). */
  readonly addPasskey: AccountSecurityResult;
  /** Answers an offer to the viewer. If they accept, they own the community and the former owner becomes a moderator. */
  readonly answerCommunityOffer: AnswerCommunityOfferResult;
  /** Answers a request to join. The owner and moderators may. Repeating an approval changes nothing. */
  readonly answerCommunityRequest: AnswerCommunityRequestResult;
  /** Accepts or refuses a follow request. A refusal sends no notification and keeps an existing follower. */
  readonly answerFollowRequest: AnswerFollowRequestResult;
  /**
   * Answers a message request. A later answer replaces an earlier one. Both get an event if it is accepted, else only the
   * viewer.
   */
  readonly answerMessageRequest: AnswerMessageRequestResult;
  /** Answers an appeal. The moderator who took the decision may not. */
  readonly answerModerationAppeal: ModerationCaseResult;
  /** Appeals for a suspended or banned member. No session is needed. */
  readonly appealAccountLock: AppealModerationResult;
  /** Requests a review of a rejected check by a person (see `canAppeal`). */
  readonly appealAgeCheck: AgeCheckResult;
  /** Asks another moderator to review a decision. Each decision can be appealed once; repeating changes nothing. */
  readonly appealModeration: AppealModerationResult;
  /** Ends a VIP membership at the end of the paid month, or at once if no month is paid. */
  readonly cancelCommunitySubscription: CancelCommunitySubscriptionResult;
  /** Cancels a VIP membership of a community that the viewer may not see now. */
  readonly cancelVipSubscription: CancelVipSubscriptionResult;
  /** Sets a new password and ends all sessions of the viewer except the current one. */
  readonly changePassword: ChangePasswordResult;
  /** The state of an anonymous report. */
  readonly checkReportProtocol: CheckReportProtocolResult;
  /** Assigns an open case to the viewer for 30 minutes, or unassigns it. */
  readonly claimModerationCase: ModerationCaseResult;
  /** Closes the community for good and hides it with everything in it. Only the owner may. */
  readonly closeCommunity: CloseCommunityResult;
  /**
   * Creates the ad that a card or a Pix has paid. Repeating it returns the same ad. Refused as PAYMENT_FAILED without a
   * payment.
   */
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
  /** Confirms the viewer's identity again: by code or passkey if they have a second factor, else by password. */
  readonly confirmIdentity: ConfirmIdentityResult;
  /**
   * Creates the boost that a card or a Pix has paid. Repeating it returns the same ad. For a deleted post, and for a Pix
   * that was paid after its code expired, the answer is PAID_INTO_WALLET.
   */
  readonly confirmPostAdPayment: PublishAdResult;
  /**
   * Creates the highlight that a card or a Pix has paid. Repeating it returns the same highlight. Refused as
   * PAYMENT_FAILED without a payment.
   */
  readonly confirmProfileAdPayment: PublishAdResult;
  /** Reads the payment's status from the provider now instead of waiting for its webhook. Repeating it credits once. */
  readonly confirmTopUp: ConfirmTopUpResult;
  /** Starts a payment of the part that the wallet cannot pay. A payment that buys no ad stays in the wallet. */
  readonly createBusinessAdIntent: CreateAdIntentResult;
  /** Creates a community. Only PROFISSIONAL members may. */
  readonly createCommunity: CreateCommunityResult;
  /** Creates an invite link to a private community. The owner and moderators may. */
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
  /** Starts a payment of the part that the wallet cannot pay. Refused as PRICE_CHANGED if the viewer saw another price. */
  readonly createPostAdIntent: CreateAdIntentResult;
  /** Starts a payment of the part of a highlight's price that the wallet cannot pay; the money stays there otherwise. */
  readonly createProfileAdIntent: CreateAdIntentResult;
  /** Starts a card payment that adds R$ 5,00 to R$ 5.000,00 to the balance. */
  readonly createTopUpIntent: CreateTopUpIntentResult;
  /** Decides one case, or several with the same content. */
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
  /** Deletes a message for the viewer; the other member keeps it. Returns the conversation, whose last message may change. */
  readonly deleteMessageForMe: Conversation;
  /** Deletes a post of the viewer, even if they may no longer see it. A deleted post fails with NOT_FOUND. */
  readonly deletePost: DeletePostResult;
  /** Turns off two-step sign-in and deletes its recovery codes. Needs a recent proof of identity (STEP_UP_REQUIRED). */
  readonly disableTwoStep: AccountSecurityResult;
  /** Deletes a file that no post uses yet. */
  readonly discardMedia: Scalars['Boolean']['output'];
  /** Removes a member from the viewer's suggestions for good. */
  readonly dismissSuggestion: DismissSuggestionResult;
  /** Ends every session and removes the factors added since, by the link in the mail about a new device. */
  readonly disownSession: MailLinkResult;
  /** Turns on the secret of `startTwoStep`. Needs a recent proof of identity (STEP_UP_REQUIRED). */
  readonly enableTwoStep: RecoveryCodesResult;
  /** Ends all sessions of the viewer except the current one. */
  readonly endOtherSessions: EndOtherSessionsResult;
  /** Ends one of the viewer's sessions, its sockets included. */
  readonly endSession: EndSessionResult;
  /** Ends an ad and refunds the days not begun, or everything before the approval. Repeating it changes nothing. */
  readonly finishAd: FinishAdResult;
  /** Completes a two-step sign-in with a code of the authenticator app or a recovery code. */
  readonly finishLogIn: FinishLogInResult;
  /** Hides a comment or shows it again. Only the post's author may. */
  readonly hideComment: HideCommentResult;
  /** Requests to join. Repeating it changes nothing. A VIP community answers PAYMENT_REQUIRED. */
  readonly joinCommunity: JoinCommunityResult;
  /** Cancels the deletion of an account, by the link in the mail about it. */
  readonly keepAccount: MailLinkResult;
  /** Leaves a community or withdraws a request to join. The owner cannot leave. */
  readonly leaveCommunity: LeaveCommunityResult;
  /** Adds the pictures of an object that was taken down to the list of pictures that cannot be published, or removes them. */
  readonly listModerationCasePictures: ModerationCaseResult;
  /** Signs in with e-mail and password. A wrong password and an unknown address both answer INVALID_CREDENTIALS. */
  readonly logIn: LogInResult;
  /** Signs in without a password. */
  readonly logInWithPasskey: FinishLogInResult;
  /** Ends the session of the request's token. Returns true even if the session had already ended. */
  readonly logOut: Scalars['Boolean']['output'];
  /** Marks all notifications up to a sequence number as read, on all pages. */
  readonly markAllNotificationsRead: MarkAllNotificationsReadResult;
  /** Marks messages as delivered to a device of the viewer, in at most 50 conversations. A lower number changes nothing. */
  readonly markDelivered: Scalars['Boolean']['output'];
  /** Marks a notification as read. Repeating it changes nothing. An unknown or another member's id fails with NOT_FOUND. */
  readonly markNotificationRead: MarkNotificationReadResult;
  /** Marks messages as read up to a sequence number. A lower number changes nothing. */
  readonly markRead: Conversation;
  /**
   * Only the owner may, to a PROFISSIONAL member of it, one at a time; to the same one again changes nothing. The offer
   * stands for fourteen days, and nothing changes before it is accepted.
   */
  readonly offerCommunity: OfferCommunityResult;
  /** Returns the conversation with a member and creates it if needed. Neither lists it before its first message. */
  readonly openConversation: OpenConversationResult;
  /**
   * Returns an address at which the browser downloads the copy. A NOT_FOUND fault for a copy that is gone or another
   * member's; it needs a fresh proof like `requestDataExport`.
   */
  readonly openDataExport: OpenDataExportResult;
  /** Creates a link by which the browser downloads the rows of `payments` with this filter as CSV. */
  readonly openPaymentsTable: OpenPaymentsTableResult;
  /** Buys a business ad from the wallet. Refused as INSUFFICIENT_BALANCE if the wallet cannot pay it. */
  readonly publishBusinessAd: PublishAdResult;
  /** Boosts a public post of the viewer from the wallet. A Refusal PRICE_CHANGED where the viewer saw another price. */
  readonly publishPostAd: PublishAdResult;
  /** Buys a highlight of the viewer's profile from the wallet. */
  readonly publishProfileAd: PublishAdResult;
  /** Records a click on a highlight. Business ads count clicks by their `clickUrl`. */
  readonly recordAdClick: Scalars['Boolean']['output'];
  /** Records views of other members' ads, one id per view, at most 50. Returns the number of counted views. */
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
  /** Removes a member. The owner and moderators may; only the owner may remove a moderator. */
  readonly removeCommunityMember: RemoveCommunityMemberResult;
  /** Removes a follower. They are not notified. */
  readonly removeFollower: RemoveFollowerResult;
  /**
   * Removes a passkey. It needs a fresh proof (STEP_UP_REQUIRED). A NOT_FOUND fault for a passkey that is not the
   * viewer's.
   */
  readonly removePasskey: AccountSecurityResult;
  /** Renames a passkey. Needs no recent proof of identity. Another member's passkey fails with NOT_FOUND. */
  readonly renamePasskey: AccountSecurityResult;
  /** Replaces the recovery codes by ten new ones. */
  readonly renewRecoveryCodes: RecoveryCodesResult;
  /**
   * Reports an object. A report joins its open case, and opens a new case after a decision. A NOT_FOUND fault for an
   * object that the viewer may not see.
   */
  readonly report: ReportResult;
  /** Files a report without an account or session. */
  readonly reportAnonymously: ReportAnonymouslyResult;
  /**
   * Has a copy of everything of the viewer's made. While one is in the making, or there, that is the answer. Asks for a
   * fresh proof of who the viewer is (STEP_UP_REQUIRED), as deletion does.
   */
  readonly requestDataExport: RequestDataExportResult;
  /** Sends a code by mail. The answer is the same for a known and for an unknown address. */
  readonly requestPasswordReset: RequestPasswordResetResult;
  /** Sets a new password with the code and ends every session of the account. */
  readonly resetPassword: ResetPasswordResult;
  /** Undoes the last decision of a case and grants its open appeal. Repeating it changes nothing. */
  readonly restoreModerationCase: ModerationCaseResult;
  /** Undoes a cancellation before it takes effect. */
  readonly resumeCommunitySubscription: ResumeCommunitySubscriptionResult;
  /** Revokes an invite. Owner and moderators may; members that used it stay. A NOT_FOUND fault if it was revoked already. */
  readonly revokeCommunityInvite: RevokeCommunityInviteResult;
  /** Sends the code that confirms the viewer's address. */
  readonly sendEmailCode: SendEmailCodeResult;
  /** Sends a message. The first message to a member that does not follow the viewer is a request; a reply accepts it. */
  readonly sendMessage: SendMessageResult;
  /** Blocks or unblocks a member. A block hides the two from each other and ends their follows. */
  readonly setBlock: SetBlockResult;
  /** Sets a member's role. Only the owner may. OWNER is refused: use `offerCommunity`. */
  readonly setCommunityRole: SetCommunityRoleResult;
  /** Mutes a conversation: its messages do not count in `unreadMessages`. The other member does not see it. */
  readonly setConversationMuted: Conversation;
  /** Follows or unfollows a member. A private member gets a request. */
  readonly setFollow: SetFollowResult;
  /** Mutes or unmutes a member: their posts stay out of the viewer's home feed. No other member notices. */
  readonly setMute: SetMuteResult;
  /**
   * Makes the viewer's profile PROFISSIONAL, or FREE again, at once and free of charge. FREE is refused as HAS_SUBSCRIBERS
   * while a community of theirs has paying members, and ends the renewal of the VIP months that they pay.
   */
  readonly setProfileType: SetProfileTypeResult;
  /** Adds or removes the viewer's reaction to a post or comment. Fails with NOT_FOUND if the viewer may not see it. */
  readonly setReaction: SetReactionResult;
  /** Sends a typing event if both members show it and no request between them is pending or refused. It is not stored. */
  readonly setTyping: Scalars['Boolean']['output'];
  /** Starts an age check at the provider. It replaces an earlier check that has not finished. */
  readonly startAgeCheck: AgeCheckResult;
  /** Sends a code to the new address. The answer is the same if the address already has an account. */
  readonly startEmailChange: SendEmailCodeResult;
  /** Returns the argument of `navigator.credentials.get` as JSON, for a sign-in or for `confirmIdentity`. */
  readonly startPasskey: StartPasskeyResult;
  /** Returns the argument of `navigator.credentials.create` as JSON. */
  readonly startPasskeyRegistration: StartPasskeyResult;
  /** Creates a secret for an authenticator app. It takes effect when `enableTwoStep` receives a valid code. */
  readonly startTwoStep: StartTwoStepResult;
  /**
   * Pays a month of a VIP community from the wallet and enters; a PAST_DUE member pays the month that they owe, and a
   * member with a paid month pays nothing. Refused as INSUFFICIENT_BALANCE, or as PRICE_CHANGED if `priceCents` is not the
   * price of a month.
   */
  readonly subscribeToCommunity: SubscribeToCommunityResult;
  /** Cancels the deletion of a suspended or banned member's account, since they cannot cancel it by signing in. */
  readonly undoAccountDeletion: UndoAccountDeletionResult;
  /** Restores the previous e-mail address, by the link sent to it. Ends every session. */
  readonly undoEmailChange: MailLinkResult;
  /** Ends every session and removes the factors added since, by the link in the mail about a new factor. */
  readonly undoFactor: MailLinkResult;
  /** Changes the named settings, for all conversations at once. */
  readonly updateChatSettings: ChatSettings;
  /** Edits a community. Only the owner may. The kind cannot change. */
  readonly updateCommunity: UpdateCommunityResult;
  /** Turns kinds of notifications on or off. Earlier notifications stay. */
  readonly updateNotificationPreferences: UpdateNotificationPreferencesResult;
  /** Changes the given fields of the viewer's profile, all or none. */
  readonly updateProfile: UpdateProfileResult;
  /** Stores one file for a later post. A file without a post is deleted after a day. */
  readonly uploadMedia: UploadMediaResult;
  /** Withdraws an offer. Only the owner may. Without an offer it changes nothing. */
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
  method?: InputMaybe<PaymentMethod>;
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
  method?: InputMaybe<PaymentMethod>;
};


/** Everything that a client can change over HTTP. An expected refusal is the `Refusal` of the result's union, if any. */
export type MutationCreateProfileAdIntentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: ProfileAdInput;
  method?: InputMaybe<PaymentMethod>;
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
  /** The number of members who acted; 0 if none did. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members who acted, latest first, at most three; empty if none did. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the first event, or of the last member who acted. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The latest comment of the event. */
  readonly commentId: Maybe<Scalars['ID']['output']>;
  /** Null if the event has none. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** The current name; null if `communityId` is null. */
  readonly communityName: Maybe<Scalars['String']['output']>;
  /** Set for MESSAGE_REQUEST; null for other kinds. */
  readonly conversationId: Maybe<Scalars['ID']['output']>;
  /** A detail such as the name of the ad, the amount or the reason. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /** The beginning of the comment or post. */
  readonly excerpt: Maybe<Scalars['String']['output']>;
  /** The id for `markNotificationRead`. Each day has its own notification about a target. */
  readonly id: Scalars['ID']['output'];
  /** True if it is read. It becomes false again when another member acts. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The kind. It decides which of the fields below are set. */
  readonly kind: NotificationKind;
  /** Null if the event has none. */
  readonly postId: Maybe<Scalars['ID']['output']>;
  /** The number of its last change in the viewer's sequence. A later change has a higher number. */
  readonly sequence: Scalars['Int']['output'];
  /** The object's id. Some kinds, such as those about ads, have no other reference. */
  readonly targetId: Scalars['ID']['output'];
  /** The top-level comment of the latest comment's thread. */
  readonly threadId: Maybe<Scalars['ID']['output']>;
};

/** A page of the viewer's notifications. */
export type NotificationConnection = {
  readonly __typename?: 'NotificationConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<NotificationEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type NotificationEdge = {
  readonly __typename?: 'NotificationEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** A notification whose target the viewer may still see. */
  readonly node: Notification;
};

/** The kind of an event. Each can be turned off except WALLET_DEBITED and the last three. */
export const NotificationKind = {
  /** An ad of the viewer was approved. */
  AdApproved: 'AD_APPROVED',
  /** An ad's last day is over, or it ended with a suspension or ban of the account. */
  AdEnded: 'AD_ENDED',
  /** An ad of the viewer was refused and refunded. */
  AdRefused: 'AD_REFUSED',
  /** A member commented on a post of the viewer. */
  Comment: 'COMMENT',
  /** A member reacted to a comment of the viewer. */
  CommentReaction: 'COMMENT_REACTION',
  /** A request of the viewer to join was answered; `detail` is aprovado or recusado. */
  CommunityAnswer: 'COMMUNITY_ANSWER',
  /**
   * A community is offered to the viewer, or an offer ended: `detail` is aceita, recusada, cancelada or vencida, or
   * herdada if the viewer inherits it from an erased owner.
   */
  CommunityOffer: 'COMMUNITY_OFFER',
  /** Members asked to join a community that the viewer runs. The notification disappears when they are answered. */
  CommunityRequest: 'COMMUNITY_REQUEST',
  /** A member followed the viewer's public profile. */
  Follow: 'FOLLOW',
  /** A member asked to follow the viewer's private profile. The notification disappears when the viewer answers. */
  FollowRequest: 'FOLLOW_REQUEST',
  /** A member whom the viewer does not follow sent a first message. */
  MessageRequest: 'MESSAGE_REQUEST',
  /** A moderator decided about the viewer's content or a report of the viewer. */
  Moderation: 'MODERATION',
  /** A new device signed in to the account. */
  NewSignIn: 'NEW_SIGN_IN',
  /** The card's owner disputes a payment, or the dispute has ended. */
  PaymentDisputed: 'PAYMENT_DISPUTED',
  /** A card payment was refunded, or the card rejected the refund. */
  PaymentRefunded: 'PAYMENT_REFUNDED',
  /** A member reacted to a post of the viewer. */
  Reaction: 'REACTION',
  /** A member replied to a comment of the viewer. */
  Reply: 'REPLY',
  /** A VIP month was paid or could not be paid, or the membership has expired. */
  VipRenewal: 'VIP_RENEWAL',
  /** Money came into the wallet by a payment, a refund or VIP months (once per day and community). */
  WalletCredited: 'WALLET_CREDITED',
  /** VIP months that the viewer had earned were refunded. It cannot be turned off. */
  WalletDebited: 'WALLET_DEBITED'
} as const;

export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];
/** A kind, and true if it is turned on. */
export type NotificationPreference = {
  readonly __typename?: 'NotificationPreference';
  /** True if the kind is turned on, as by default. */
  readonly enabled: Scalars['Boolean']['output'];
  /** A kind that can be turned off. */
  readonly kind: NotificationKind;
};

/** A kind, and true to turn it on. */
export type NotificationPreferenceInput = {
  /** False turns the kind off. Earlier notifications stay. */
  readonly enabled: Scalars['Boolean']['input'];
  /** A kind of `notificationPreferences`. Any other makes the whole input INVALID_INPUT. */
  readonly kind: NotificationKind;
};

/** A community and its next owner. */
export type OfferCommunityInput = {
  /** A community that the viewer owns. */
  readonly communityId: Scalars['ID']['input'];
  /** One of `members` whose `mayOwn` is true. */
  readonly userId: Scalars['ID']['input'];
};

/**
 * Refused as OFFER_PENDING while another offer is open, as INVALID_INPUT for the viewer, or as NOT_ALLOWED for a FREE
 * recipient and unless the viewer is the owner.
 */
export type OfferCommunityResult = OfferCommunitySuccess | Refusal;

/** The recipient is notified and may accept. */
export type OfferCommunitySuccess = {
  readonly __typename?: 'OfferCommunitySuccess';
  /** The community with its `offer`. */
  readonly community: Community;
};

/** Refused as INVALID_INPUT if the viewer names themselves. */
export type OpenConversationResult = OpenConversationSuccess | Refusal;

/** The conversation exists. */
export type OpenConversationSuccess = {
  readonly __typename?: 'OpenConversationSuccess';
  /** The conversation; new ones have no messages. */
  readonly conversation: Conversation;
};

/** Refused as STEP_UP_REQUIRED. */
export type OpenDataExportResult = OpenDataExportSuccess | Refusal;

/** The file can be downloaded. */
export type OpenDataExportSuccess = {
  readonly __typename?: 'OpenDataExportSuccess';
  /** A new link for each call. */
  readonly download: Download;
};

/** Refused as INVALID_INPUT if `to` is before `from`. */
export type OpenPaymentsTableResult = OpenPaymentsTableSuccess | Refusal;

/** The CSV file can be downloaded. */
export type OpenPaymentsTableSuccess = {
  readonly __typename?: 'OpenPaymentsTableSuccess';
  /** A new link for each call. */
  readonly download: Download;
};

/** The position of a page in its connection (Relay Cursor Connections). */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The last entry's cursor, the `after` of the next page; null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** True if entries follow `endCursor`; always true for a page requested with `before`. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True if entries precede `startCursor`; always true for a page requested with `after`. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The first entry's cursor; null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** A community that keeps the viewer from becoming FREE until they transfer or close it. */
export type PaidCommunity = {
  readonly __typename?: 'PaidCommunity';
  /** The community's. */
  readonly id: Scalars['ID']['output'];
  /** The current name. */
  readonly name: Scalars['String']['output'];
  /** The number of members with a subscription to the community. */
  readonly subscriberCount: Scalars['Int']['output'];
};

/** A WebAuthn key that signs in without a password. */
export type Passkey = Node & {
  readonly __typename?: 'Passkey';
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id for `renamePasskey` and `removePasskey`. */
  readonly id: Scalars['ID']['output'];
  /** Null: never. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The member's name for it, 1 to 60 characters. */
  readonly name: Scalars['String']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
};

/** A movement of the viewer's wallet, or an open or failed payment. */
export type Payment = Node & {
  readonly __typename?: 'Payment';
  /** The amount in centavos, positive into the wallet, negative out of it. Only SUCCEEDED payments change the balance. */
  readonly centavos: Scalars['Int']['output'];
  /** Set for VIP months and their refunds; null for other payments. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** The time at which it changed the balance, or at which it started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** A detail such as the ad's title or the community's name. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The id for `payment` and `refundPayment`. */
  readonly id: Scalars['ID']['output'];
  /** The kind; OTHER if this gateway does not know it. */
  readonly kind: PaymentKind;
  /** The method of a card or Pix payment and of its refunds; null for other movements. */
  readonly method: Maybe<PaymentMethod>;
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The amount that can be refunded now; null if none can. Only the query `payment` returns it. */
  readonly refundable: Maybe<Refundable>;
  /** The state. A FAILED payment can still succeed with another card. */
  readonly state: PaymentState;
};

/** A page of payments. */
export type PaymentConnection = {
  readonly __typename?: 'PaymentConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<PaymentEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type PaymentEdge = {
  readonly __typename?: 'PaymentEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** A payment of the viewer, without `refundable`. */
  readonly node: Payment;
};

/** A filter whose absent fields match everything. */
export type PaymentFilter = {
  /** The first day in São Paulo, inclusive. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** The kind; OTHER cannot be used as a filter. */
  readonly kind?: InputMaybe<PaymentKind>;
  /** The state. */
  readonly state?: InputMaybe<PaymentState>;
  /** The last day in São Paulo, inclusive, not before `from`. */
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

/** A card payment that the browser has to confirm. */
export type PaymentIntent = {
  readonly __typename?: 'PaymentIntent';
  /** Centavos that the card is charged. */
  readonly centavos: Scalars['Int']['output'];
  /** The secret with which the provider's script pays. Only the paying member receives it. */
  readonly clientSecret: Scalars['String']['output'];
  /** The provider's id, for the mutation that confirms the payment. */
  readonly id: Scalars['ID']['output'];
};

/** The reason for a movement. */
export const PaymentKind = {
  /** The price of a business ad. */
  Ad: 'AD',
  /** The price of a boosted post. */
  Boost: 'BOOST',
  /** A disputed card payment, or the end of a dispute. */
  Dispute: 'DISPUTE',
  /** The price of a highlight of the profile. */
  Highlight: 'HIGHLIGHT',
  /** A kind that this gateway does not know yet. */
  Other: 'OTHER',
  /** A refund of a payment (or one that the card or bank rejected), or of the unused part of an ad or VIP month. */
  Refund: 'REFUND',
  /** Money held for a payment that is available again. */
  Release: 'RELEASE',
  /** A payment by card or Pix. Its purchase is a separate movement out of the wallet. */
  TopUp: 'TOP_UP',
  /** A VIP month that the viewer paid. */
  Vip: 'VIP',
  /** A VIP month that the viewer earned. */
  VipEarning: 'VIP_EARNING'
} as const;

export type PaymentKind = typeof PaymentKind[keyof typeof PaymentKind];
/** The payment method. */
export const PaymentMethod = {
  /** A payment by card. */
  Card: 'CARD',
  /** As `PaymentKind.OTHER`. */
  Other: 'OTHER',
  /** A payment by Pix. */
  Pix: 'PIX'
} as const;

export type PaymentMethod = typeof PaymentMethod[keyof typeof PaymentMethod];
/** The payment provider for the card form. Fails as an upstream fault if cards are not accepted. */
export type PaymentProvider = {
  readonly __typename?: 'PaymentProvider';
  /** True if only test cards work and no money moves. */
  readonly isTest: Scalars['Boolean']['output'];
  /** The public key for the provider's script. */
  readonly publishableKey: Scalars['String']['output'];
  /** The URL of a script with the interface of Stripe.js. */
  readonly scriptUrl: Scalars['String']['output'];
};

/** The state of a payment. */
export const PaymentState = {
  /** The payment was refused or abandoned. */
  Failed: 'FAILED',
  /** As `PaymentKind.OTHER`. */
  Other: 'OTHER',
  /** The payment has started and is not finished. */
  Pending: 'PENDING',
  /** The payment has changed the balance. */
  Succeeded: 'SUCCEEDED'
} as const;

export type PaymentState = typeof PaymentState[keyof typeof PaymentState];
/** A list of members related to the viewer. */
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
  /** The birth date. It cannot be changed. */
  readonly birthDate: Scalars['Date']['output'];
  /** The gender category; null if the member gave none. */
  readonly gender: Maybe<GenderCategory>;
  /** Preferred gender categories for ads and suggestions; an empty list means all. */
  readonly preferences: ReadonlyArray<GenderCategory>;
};

/** A payment by Pix. */
export type PixPayment = {
  readonly __typename?: 'PixPayment';
  /** The amount, in centavos, that the payer's bank transfers. */
  readonly centavos: Scalars['Int']['output'];
  /** The BR Code, to copy or to draw as a QR code; null unless the state is WAITING. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** The end of the code; null if the provider has not answered yet. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The provider's id. `confirmTopUp` takes it too. */
  readonly id: Scalars['ID']['output'];
  /** True if it was paid after its code had expired. The money is in the wallet. */
  readonly isLate: Scalars['Boolean']['output'];
  /** The state. EXPIRED becomes PAID if the payer pays late. */
  readonly state: PixState;
  /** The page of the payment sandbox that pays it; null outside the sandbox and unless the state is WAITING. */
  readonly testUrl: Maybe<Scalars['String']['output']>;
};

/** The state of a payment by Pix. */
export const PixState = {
  /** The code was not paid in time. The viewer can start a new payment. */
  Expired: 'EXPIRED',
  /** As `PaymentKind.OTHER`. */
  Other: 'OTHER',
  /** The money is in the wallet. */
  Paid: 'PAID',
  /** The code can be paid. */
  Waiting: 'WAITING'
} as const;

export type PixState = typeof PixState[keyof typeof PixState];
/** A post of a member, on their profile or in a community. */
export type Post = Node & Reactable & {
  readonly __typename?: 'Post';
  /** The author; 'Conta indisponível' if unknown or if the viewer may not see them. */
  readonly author: Profile;
  /** The number of comments and replies, without those of members with a block. */
  readonly commentCount: Scalars['Int']['output'];
  /** Grows with every change of that, so that an event is told to be in it or not. Null where the platform does not say it. */
  readonly commentRevision: Maybe<Scalars['Int']['output']>;
  /** Top-level comments, newest first. */
  readonly comments: CommentConnection;
  /** The community it was posted in, if any. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** The current name; null if `communityId` is null. */
  readonly communityName: Maybe<Scalars['String']['output']>;
  /** The time of the post; null if the platform does not send it. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** The id, as in the path `/post/{id}`. */
  readonly id: Scalars['ID']['output'];
  /** True if the post waits for the review before publication. Only its author sees it. */
  readonly isInReview: Scalars['Boolean']['output'];
  /** True if the viewer is the author. The author may delete the post and hide its comments. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The files in display order, at most 10; empty without files. */
  readonly media: ReadonlyArray<Media>;
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The reactions. The total is the same for all viewers and names no member. */
  readonly reactions: ReactionSummary;
  /** Plain text; empty if the post is only media. */
  readonly text: Scalars['String']['output'];
  /** The number of views, one per viewer and São Paulo day. */
  readonly viewCount: Scalars['Int']['output'];
};


/** A post of a member, on their profile or in a community. */
export type PostCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A boost: a public post of the viewer, shown in other members' feeds. */
export type PostAdInput = {
  /** The last day in São Paulo, inclusive, not before the first. */
  readonly endDate: Scalars['Date']['input'];
  /** A post of the viewer. A post that they cannot see fails with NOT_FOUND. */
  readonly postId: Scalars['ID']['input'];
  /** The total that the viewer saw before paying. */
  readonly priceCentavos: Scalars['Int']['input'];
  /** The first day in São Paulo, today or later. An ad runs 1 to 90 days. */
  readonly startDate: Scalars['Date']['input'];
  /** The list needs at least one category. */
  readonly targets: ReadonlyArray<GenderCategory>;
};

/** A post that disappeared, or is visible again. */
export type PostChange = {
  readonly __typename?: 'PostChange';
  /** True if the post is gone; false if moderation restored it and the client should load it again. */
  readonly isGone: Scalars['Boolean']['output'];
  /** The post's id. The event does not say if the viewer may see the post, so load it again. */
  readonly postId: Scalars['ID']['output'];
};

/** A page of posts. */
export type PostConnection = {
  readonly __typename?: 'PostConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<PostEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type PostEdge = {
  readonly __typename?: 'PostEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** A post that the viewer may see. */
  readonly node: Post;
};

/** A post that its author may no longer read because they left its community: enough to recognise and delete it. */
export type PostLeftBehind = {
  readonly __typename?: 'PostLeftBehind';
  /** The community that contains it. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** The current name. */
  readonly communityName: Maybe<Scalars['String']['output']>;
  /** The time of the post; null if the platform does not send it. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** The id for `deletePost`. The query `post` returns null for it. */
  readonly id: Scalars['ID']['output'];
  /** The files in display order. */
  readonly media: ReadonlyArray<Media>;
  /** Plain text; empty if the post is only media. */
  readonly text: Scalars['String']['output'];
};

/** A page of the viewer's posts left behind. */
export type PostLeftBehindConnection = {
  readonly __typename?: 'PostLeftBehindConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<PostLeftBehindEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type PostLeftBehindEdge = {
  readonly __typename?: 'PostLeftBehindEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** A post of the viewer. */
  readonly node: PostLeftBehind;
};

/** A stored file of a post. */
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
  /** The time of the erasure; null if no deletion was requested. */
  readonly deletesAt: Maybe<Scalars['DateTime']['output']>;
  /** The last requested export; null if there is none or it has expired. */
  readonly export: Maybe<DataExport>;
  /** 'R$ 0,00' */
  readonly formattedBalance: Scalars['String']['output'];
  /** 'R$ 0,00' */
  readonly formattedInAds: Scalars['String']['output'];
  /** The refund in centavos if the viewer's ads ended now, as they do when the account is deleted. */
  readonly inAds: Scalars['Int']['output'];
};

/** A member, as the viewer may see them. 'Conta indisponível' stands for an author that is gone or hidden. */
export type Profile = Node & {
  readonly __typename?: 'Profile';
  /** A signed URL that expires; null if the member has the default avatar. */
  readonly avatarUrl: Maybe<Scalars['String']['output']>;
  /** Plain text, at most 500 characters; null if there is none. */
  readonly bio: Maybe<Scalars['String']['output']>;
  /** A signed URL that expires. */
  readonly coverUrl: Maybe<Scalars['String']['output']>;
  /** The viewer's follow of this member. */
  readonly followState: FollowState;
  /** The number, without requests. */
  readonly followerCount: Scalars['Int']['output'];
  /** The number, without requests. */
  readonly followingCount: Scalars['Int']['output'];
  /** True if the member follows the viewer; a request does not count. */
  readonly followsViewer: Scalars['Boolean']['output'];
  /** The id, as in the path `/timeline/{id}`. */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer muted the member. No other member sees it. */
  readonly isMuted: Scalars['Boolean']['output'];
  /** True for the viewer's own profile. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** True if the member approves followers; then only followers see their posts outside communities. */
  readonly isPrivate: Scalars['Boolean']['output'];
  /** True if the identity is checked, for the badge 'Verificado'. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** 1 to 80 characters; need not be unique. */
  readonly name: Scalars['String']['output'];
  /** The nickname, unique without regard to case; empty if the platform does not send it. */
  readonly nickname: Scalars['String']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** Personal data, only on the viewer's own profile; null on others. */
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
  /** The last day in São Paulo, inclusive, not before the first. */
  readonly endDate: Scalars['Date']['input'];
  /** The placement. It decides the price. */
  readonly highlight: HighlightType;
  /** The first day in São Paulo, today or later. An ad runs 1 to 90 days. */
  readonly startDate: Scalars['Date']['input'];
  /** The list needs at least one category. */
  readonly targets: ReadonlyArray<GenderCategory>;
};

/** A page of members. */
export type ProfileConnection = {
  readonly __typename?: 'ProfileConnection';
  /** The entries in the order of the list; an empty list if there are none. */
  readonly edges: ReadonlyArray<ProfileEdge>;
  /** The cursors of the page's first and last entry, and flags for further pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page, with its cursor. */
export type ProfileEdge = {
  readonly __typename?: 'ProfileEdge';
  /** Pass it as `after` to load the entries after this one. */
  readonly cursor: Scalars['String']['output'];
  /** The member, as `Query.profile` returns them. */
  readonly node: Profile;
};

/** The type of a profile. It decides if the member may own communities. */
export const ProfileType = {
  /** A member that cannot create or receive communities. Owned communities stay but accept no new subscriptions. */
  Free: 'FREE',
  /** A member that may create communities, sell VIP months and receive the ownership of a community. */
  Profissional: 'PROFISSIONAL'
} as const;

export type ProfileType = typeof ProfileType[keyof typeof ProfileType];
/** The viewer's profile type, with the data that a change of it depends on. */
export type ProfileTypeState = Node & {
  readonly __typename?: 'ProfileTypeState';
  /** The viewer's. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The viewer's communities that have paying members. */
  readonly paidCommunities: ReadonlyArray<PaidCommunity>;
  /** The type that the platform stores now; it may differ from `Session.profileType`. */
  readonly profileType: ProfileType;
  /** Number of the viewer's VIP subscriptions that would renew. */
  readonly renewalCount: Scalars['Int']['output'];
  /** Number of communities that the viewer owns or moderates. */
  readonly runningCount: Scalars['Int']['output'];
};

/**
 * Refused as INVALID_INPUT or INSUFFICIENT_BALANCE; by card or Pix as PAYMENT_FAILED, PAYMENT_PENDING or PAID_INTO_WALLET.
 * STEP_UP_REQUIRED as where money moves. A boost also as PRICE_CHANGED, and as NOT_ALLOWED for another member's post.
 */
export type PublishAdResult = PublishAdSuccess | Refusal;

/** The ad is bought. It waits for approval, or runs at once if the platform needs none. */
export type PublishAdSuccess = {
  readonly __typename?: 'PublishAdSuccess';
  /** The state after the change. */
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
  /** The viewer's sign-in methods: e-mail address, two-step sign-in and passkeys. */
  readonly accountSecurity: AccountSecurity;
  /** The viewer's sessions, at most 50: first the current one, then the others by last activity, newest first. */
  readonly accountSessions: ReadonlyArray<AccountSession>;
  /** The price that an ad would have, by the platform's price table. */
  readonly adPrice: AdPriceResult;
  /** The state of the viewer's age check; null when signed out. */
  readonly ageAssurance: Maybe<AgeAssurance>;
  /** The viewer's settings for typing and read indicators. */
  readonly chatSettings: ChatSettings;
  /** Null if the viewer may not see the post or the comment. */
  readonly comment: Maybe<Comment>;
  /**
   * Replies of one comment, oldest first: what `Comment.replies` answers, for a thread that is opened later.
   * A NOT_FOUND fault where the post or the comment is not to be seen.
   */
  readonly commentReplies: CommentConnection;
  /** A community; null if it does not exist, is closed, or a block with its owner hides it from a non-member. */
  readonly community: Maybe<Community>;
  /** Posts of a community, newest first. Fails with NOT_FOUND unless the viewer is a member. */
  readonly communityFeed: PostConnection;
  /** A conversation; null if it is not the viewer's or one of the two blocks the other. */
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
  /** Members who ask to follow the viewer, newest first. */
  readonly followRequests: ProfileConnection;
  /** True if the viewer is a moderator. For all others the fields of the moderation desk fail with NOT_FOUND. */
  readonly isModerator: Scalars['Boolean']['output'];
  /** Conversations started by members whom the viewer does not follow, which wait for an answer. */
  readonly messageRequests: ConversationConnection;
  /** Open appeals by deadline. */
  readonly moderationAppeals: ModerationAppealConnection;
  /** A case with reports, decisions and the author's history; null for an unknown id or if the viewer is no moderator. */
  readonly moderationCase: Maybe<ModerationCase>;
  /** Open cases by deadline, or decided cases by opening time, newest first. */
  readonly moderationCases: ModerationCaseConnection;
  /** The figures of a month (YYYY-MM); the current month by default. */
  readonly moderationFigures: ModerationFigures;
  /** The figures of a month as a file. */
  readonly moderationFiguresFile: ModerationLogFile;
  /** The append-only log of all moderation acts, newest first. */
  readonly moderationLog: ModerationLogConnection;
  /** The log of a month as a file. */
  readonly moderationLogFile: ModerationLogFile;
  /** A decision against the viewer; null for an unknown id. */
  readonly moderationNotice: Maybe<ModerationNotice>;
  /** The decisions against the viewer, newest first. */
  readonly moderationNotices: ModerationNoticeConnection;
  /** The viewer's ads, newest first. Without a session this field fails with UNAUTHENTICATED, like all fields about ads. */
  readonly myAds: AdConnection;
  /** The communities that the viewer belongs to, has asked to join, or whose VIP membership has expired; newest first. */
  readonly myCommunities: CommunityConnection;
  /** A list of members related to the viewer. No other member sees it. */
  readonly myPeople: ProfileConnection;
  /**
   * One object by its `nodeId`. Null if it does not exist, or if the viewer may not see it: the two cannot be told apart.
   * An UNAUTHENTICATED fault if the session has ended.
   */
  readonly node: Maybe<Node>;
  /** Several objects by their `nodeId`, in the order of the ids; null in place of an object that `node` would not return. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** All kinds that can be turned off, in display order. */
  readonly notificationPreferences: ReadonlyArray<NotificationPreference>;
  /**
   * The viewer's notifications, last changed first. Without a session this field fails with UNAUTHENTICATED, like all
   * fields about notifications.
   */
  readonly notifications: NotificationConnection;
  /** A payment by its id or by the `targetId` of its notification; null if it is not the viewer's. */
  readonly payment: Maybe<Payment>;
  /** The card provider, for the payment screens. */
  readonly paymentProvider: PaymentProvider;
  /** All movements of the viewer's wallet and all open or failed payments, newest first. */
  readonly payments: PaymentConnection;
  /** A payment by Pix; null for another member's payment or a card payment. */
  readonly pixPayment: Maybe<PixPayment>;
  /** A post; null if it does not exist or the viewer may not see it. */
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
  /** A profile; null if the member does not exist or the viewer may not see them. */
  readonly profile: Maybe<Profile>;
  /** The viewer's profile type, with the numbers that decide if it can change. */
  readonly profileTypeState: ProfileTypeState;
  /**
   * Others' ads for a place, those the viewer saw least today first; none of anybody they blocked or muted.
   * `category` leaves ads of members of that gender alone, business ads among them.
   */
  readonly sponsored: ReadonlyArray<Sponsored>;
  /** Suggested members to follow, best first. */
  readonly suggestedProfiles: ReadonlyArray<Profile>;
  /** The counts for the badge, without conversations hidden by a block. */
  readonly unreadMessages: UnreadMessages;
  /** The number in the badge. */
  readonly unreadNotificationCount: UnreadNotificationCount;
  /** The signed-in member; null when signed out. */
  readonly viewer: Maybe<Viewer>;
  /** The viewer's VIP subscriptions, also to communities that they cannot see now, ordered by the next charge. */
  readonly vipSubscriptions: ReadonlyArray<VipSubscription>;
  /** Returns the ids of the posts that the viewer may see, each once, in any order. */
  readonly visiblePosts: ReadonlyArray<Scalars['ID']['output']>;
  /** The viewer's wallet. Without a session this field fails with UNAUTHENTICATED, like all fields about money. */
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
  /** The reactions. The API never lists the members who reacted. */
  readonly reactions: ReactionSummary;
};

/** The reactions to a post or comment. */
export type ReactionSummary = {
  readonly __typename?: 'ReactionSummary';
  /** True if the viewer reacted; false when signed out. */
  readonly reacted: Scalars['Boolean']['output'];
  /**
   * A number that grows with every change of `total`, to find the newer of two totals; null if the platform does not send
   * it.
   */
  readonly revision: Maybe<Scalars['Int']['output']>;
  /** The number of reactions, the same for all viewers. */
  readonly total: Scalars['Int']['output'];
};

/** A new total: of a comment if `commentId` is set, else of the post. */
export type ReactionTotal = {
  readonly __typename?: 'ReactionTotal';
  /** Null for the post itself. */
  readonly commentId: Maybe<Scalars['ID']['output']>;
  /** The post, also for a comment's total. */
  readonly postId: Scalars['ID']['output'];
  /** The `ReactionSummary.revision` of that total. */
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
  /** `anon_` and a UUID. Visitors need it; for members it is ignored. */
  readonly anonymousId?: InputMaybe<Scalars['String']['input']>;
  /** The viewed posts. More than 50 fail with BAD_USER_INPUT; a repeated id counts once. */
  readonly postIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Refused as STEP_UP_REQUIRED, INVALID_CODE, TOO_MANY_TRIES, or INVALID_INPUT if two-step sign-in is off. */
export type RecoveryCodesResult = RecoveryCodesSuccess | Refusal;

/** Ten codes, each valid for one sign-in or proof. Earlier codes no longer work. */
export type RecoveryCodesSuccess = {
  readonly __typename?: 'RecoveryCodesSuccess';
  /** The server returns it only once. */
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
  /** The state after the change. */
  readonly security: AccountSecurity;
};

/** Can also be refused as STEP_UP_REQUIRED. The access token of `AccountLocked` needs no further proof. */
export type RefundPaymentResult = RefundPaymentSuccess | Refusal;

/** The wallet is debited and the provider sends the money to the card. */
export type RefundPaymentSuccess = {
  readonly __typename?: 'RefundPaymentSuccess';
  /** The refunded amount in centavos: the unspent part. */
  readonly centavos: Scalars['Int']['output'];
  /** True if the provider has not answered yet. The platform retries until it does. */
  readonly isPending: Scalars['Boolean']['output'];
  /** The state after the change. */
  readonly wallet: Wallet;
};

/** The amount that `refundPayment` would refund now. */
export type Refundable = {
  readonly __typename?: 'Refundable';
  /** The unspent part of the payment in centavos, at most the balance. */
  readonly centavos: Scalars['Int']['output'];
  /** The deadline: seven days after the payment. */
  readonly until: Scalars['DateTime']['output'];
};

/** An expected refusal, which the user can act on. Faults (signed out, not found, upstream down) are GraphQL errors. */
export type Refusal = {
  readonly __typename?: 'Refusal';
  /** The machine-readable reason. Codes that this gateway does not know become INVALID_INPUT. */
  readonly code: RefusalCode;
  /** The input field that caused the refusal; null if none did. */
  readonly field: Maybe<Scalars['String']['output']>;
  /** A text in Portuguese that can be shown. */
  readonly message: Scalars['String']['output'];
};

/** The reason for a refusal. */
export const RefusalCode = {
  /** The account is about to be deleted; `keepAccount` keeps it. */
  AccountLeaving: 'ACCOUNT_LEAVING',
  /** The file starts like an image or a video but cannot be read to its end. */
  BrokenFile: 'BROKEN_FILE',
  /** The challenge or link has expired or was used. */
  ChallengeOver: 'CHALLENGE_OVER',
  /** A second factor needs a confirmed e-mail address. */
  EmailNotConfirmed: 'EMAIL_NOT_CONFIRMED',
  /** A post needs text or media. */
  EmptyPost: 'EMPTY_POST',
  /** An image of 80 MB or more, or a video of 2 GiB or more. */
  FileTooLarge: 'FILE_TOO_LARGE',
  /** The viewer cannot become FREE while one of their communities has paying members. */
  HasSubscribers: 'HAS_SUBSCRIBERS',
  /** The wallet does not hold enough money. */
  InsufficientBalance: 'INSUFFICIENT_BALANCE',
  /** The code is wrong, used, or expired. */
  InvalidCode: 'INVALID_CODE',
  /** The e-mail address or the password is wrong. */
  InvalidCredentials: 'INVALID_CREDENTIALS',
  /** A value is missing, malformed or too long; `field` names it. */
  InvalidInput: 'INVALID_INPUT',
  /** The invite was revoked, has expired, or does not exist. */
  InvalidInvite: 'INVALID_INVITE',
  /** The passkey is not of this site or not of this account. */
  InvalidPasskey: 'INVALID_PASSKEY',
  /** The code is wrong, used, or too old. */
  InvalidResetCode: 'INVALID_RESET_CODE',
  /** The viewer may see the object but may not do this. */
  NotAllowed: 'NOT_ALLOWED',
  /** The payment was spent, is too old for a refund, or was already refunded. */
  NotRefundable: 'NOT_REFUNDABLE',
  /** Ownership cannot be set directly: `offerCommunity` offers the community to a member, and they accept it. */
  OfferNeeded: 'OFFER_NEEDED',
  /** The community is already offered to another member, and they have not answered yet. */
  OfferPending: 'OFFER_PENDING',
  /** An owner has to transfer or close the community before leaving it. */
  OwnerCannotLeave: 'OWNER_CANNOT_LEAVE',
  /**
   * The card payment succeeded, but the purchase is no longer possible, so the money is in the wallet. The message says
   * why.
   */
  PaidIntoWallet: 'PAID_INTO_WALLET',
  /** The card was not charged. */
  PaymentFailed: 'PAYMENT_FAILED',
  /** The provider has not decided yet. A payment that succeeds later is credited to the wallet automatically. */
  PaymentPending: 'PAYMENT_PENDING',
  /** The community is VIP and needs a paid month. */
  PaymentRequired: 'PAYMENT_REQUIRED',
  /** The price has changed since the viewer saw it. */
  PriceChanged: 'PRICE_CHANGED',
  /** The card rejected the refund, so the money stays in the wallet. */
  RefundRefused: 'REFUND_REFUSED',
  /** The platform refused a sign-up; the message says why. */
  RegistrationRefused: 'REGISTRATION_REFUSED',
  /** The viewer has to confirm their identity (`confirmIdentity`) and repeat the request. */
  StepUpRequired: 'STEP_UP_REQUIRED',
  /** The post has more than 10 files, or the member has over 20 GiB of unpublished files. */
  TooManyFiles: 'TOO_MANY_FILES',
  /** The image has more than 50 megapixels. */
  TooManyPixels: 'TOO_MANY_PIXELS',
  /**
   * There were too many wrong passwords or codes, or a new code was requested too soon. The message gives the waiting
   * time.
   */
  TooManyTries: 'TOO_MANY_TRIES',
  /** The person is younger than 18 by the date in São Paulo. */
  Underage: 'UNDERAGE',
  /** The file is no supported image or video, judged by its content. */
  UnsupportedFile: 'UNSUPPORTED_FILE',
  /** A video of 5 minutes or more. */
  VideoTooLong: 'VIDEO_TOO_LONG',
  /** The password is shorter than 8 or longer than 256 characters, or very common. */
  WeakPassword: 'WEAK_PASSWORD'
} as const;

export type RefusalCode = typeof RefusalCode[keyof typeof RefusalCode];
/** The data of a new account. The server mails a code that confirms the address. */
export type RegisterInput = {
  /** The member has to be 18 to 120 years old by the date in São Paulo (UNDERAGE). It cannot be changed later. */
  readonly birthDate: Scalars['Date']['input'];
  /** The server remembers this device. */
  readonly device?: InputMaybe<DeviceInput>;
  /** At most 254 characters. If a confirmed account has the address, the server creates another account and mails a notice. */
  readonly email: Scalars['String']['input'];
  /** 1 to 80 characters; need not be unique. */
  readonly name: Scalars['String']['input'];
  /** If absent, the server derives one from the name. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 256 characters, and not a very common password (WEAK_PASSWORD). */
  readonly password: Scalars['String']['input'];
  /** Empty: everybody. */
  readonly preferences?: ReadonlyArray<GenderCategory>;
  /** PESSOAL creates a FREE profile. */
  readonly profileType?: RegisteredProfileType;
};

/**
 * Refused as INVALID_INPUT, UNDERAGE or WEAK_PASSWORD, or as REGISTRATION_REFUSED if an unconfirmed account has the
 * address.
 */
export type RegisterResult = Refusal | RegisterSuccess;

/** The account exists and the caller is signed in. */
export type RegisterSuccess = {
  readonly __typename?: 'RegisterSuccess';
  /** The browser has to store it: the server returns the token only once. */
  readonly session: Session;
};

/** The profile types that the sign-up form offers. */
export const RegisteredProfileType = {
  /** Creates a FREE profile. */
  Pessoal: 'PESSOAL',
  /** Creates a PROFISSIONAL profile. */
  Profissional: 'PROFISSIONAL'
} as const;

export type RegisteredProfileType = typeof RegisteredProfileType[keyof typeof RegisteredProfileType];
/**
 * A member to remove. No invite works for them again, and they cannot pay VIP months; they may request to join a private
 * community.
 */
export type RemoveCommunityMemberInput = {
  /** A community that the viewer owns or moderates. */
  readonly communityId: Scalars['ID']['input'];
  /** A member of the community. Any other id fails with NOT_FOUND. */
  readonly userId: Scalars['ID']['input'];
};

/** Refused as NOT_ALLOWED for an ordinary member, for a moderator that names another moderator, and for removing the owner. */
export type RemoveCommunityMemberResult = Refusal | RemoveCommunityMemberSuccess;

/** The member is removed and refunded the days of a VIP month that have not begun. */
export type RemoveCommunityMemberSuccess = {
  readonly __typename?: 'RemoveCommunityMemberSuccess';
  /** The community with its new `memberCount`. */
  readonly community: Community;
};

/** No refusal is expected. */
export type RemoveFollowerResult = Refusal | RemoveFollowerSuccess;

/** The member no longer follows the viewer. */
export type RemoveFollowerSuccess = {
  readonly __typename?: 'RemoveFollowerSuccess';
  /** The profile; `followsViewer` is false. */
  readonly profile: Profile;
};

/** A report by a person without an account. */
export type ReportAnonymouslyInput = {
  /** A contact of at most 254 characters. An e-mail address gets a mail with the decision. */
  readonly contact?: InputMaybe<Scalars['String']['input']>;
  /** A URL of this site, or a description of the place; at most 500 characters. */
  readonly link: Scalars['String']['input'];
  /** The reason. It sets the deadline. */
  readonly reason: ReportReason;
  /** The complaint, 1 to 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Refused as INVALID_INPUT, with the invalid field. */
export type ReportAnonymouslyResult = Refusal | ReportAnonymouslySuccess;

/** The report is filed. */
export type ReportAnonymouslySuccess = {
  readonly __typename?: 'ReportAnonymouslySuccess';
  /** The deadline of the decision. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** The protocol number in the form BR-XXXXX-XXXXX, which the reporter writes down. */
  readonly protocol: Scalars['String']['output'];
  /** The server returns it only once. */
  readonly secret: Scalars['String']['output'];
};

/** A report. Repeating the same report adds nothing to the case. */
export type ReportInput = {
  /** The reason. The gravest reason of a case sets its deadline. */
  readonly reason: ReportReason;
  /** The kind of the object. OTHER is INVALID_INPUT. */
  readonly target: ReportTarget;
  /** An object that the viewer may see, or that a member whom they blocked published. */
  readonly targetId: Scalars['ID']['input'];
  /** An explanation of at most 2,000 characters; optional. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** The state of an anonymous report. */
export type ReportProtocol = {
  readonly __typename?: 'ReportProtocol';
  /** The moderator's answer to a decided report whose link matched no object. */
  readonly answer: Maybe<Scalars['String']['output']>;
  /** The time of the report. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The time of the decision; null before it. */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The deadline of the decision. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** Once decided. */
  readonly outcome: Maybe<ReportProtocolOutcome>;
  /** As BR-XXXXX-XXXXX. */
  readonly protocol: Scalars['String']['output'];
  /** The state of the report's case; a case may have several reports. */
  readonly status: ReportProtocolStatus;
};

/** The outcome of a decided report. */
export const ReportProtocolOutcome = {
  /** The object was already removed by its author or by another decision. */
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
  /** The report is decided. */
  Decided: 'DECIDED',
  /** A moderator works on the report. */
  InReview: 'IN_REVIEW',
  /** The report waits for a moderator. */
  Received: 'RECEIVED'
} as const;

export type ReportProtocolStatus = typeof ReportProtocolStatus[keyof typeof ReportProtocolStatus];
/** Reasons in order of gravity. The first two have a deadline of two hours, the others of seven business days. */
export const ReportReason = {
  /** A scam, fraud, or a forbidden sale. */
  Fraud: 'FRAUD',
  /** Harassment or stalking. */
  Harassment: 'HARASSMENT',
  /** Hate speech. */
  Hate: 'HATE',
  /** A profile that imitates another person. */
  Impersonation: 'IMPERSONATION',
  /** An intimate picture published without consent. */
  IntimateWithoutConsent: 'INTIMATE_WITHOUT_CONSENT',
  /** Another reason, given in the report's text. */
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
/** Refused as NOT_ALLOWED for the viewer's own content, or as INVALID_INPUT. Fails with RATE_LIMITED after 30 in an hour. */
export type ReportResult = Refusal | ReportSuccess;

/** The report is filed. The reporter is notified of the decision. */
export type ReportSuccess = {
  readonly __typename?: 'ReportSuccess';
  /** The id of the report; repeating a report returns the same id. */
  readonly reportId: Scalars['ID']['output'];
};

/** The kind of an object that can be reported. */
export const ReportTarget = {
  /** A business ad or a highlight. */
  Ad: 'AD',
  /** A comment or a reply. */
  Comment: 'COMMENT',
  /** A community with name, picture, description and rules. */
  Community: 'COMMUNITY',
  /** A message, reported by its recipient. Moderators also see the four messages before it. */
  Message: 'MESSAGE',
  /** An anonymous report whose link matches no object of this site. */
  Other: 'OTHER',
  /** A post with its text and media. */
  Post: 'POST',
  /** A profile with name, pictures and bio. */
  Profile: 'PROFILE'
} as const;

export type ReportTarget = typeof ReportTarget[keyof typeof ReportTarget];
/** Refused as STEP_UP_REQUIRED. */
export type RequestDataExportResult = Refusal | RequestDataExportSuccess;

/** The export is requested, or one is already running or ready. */
export type RequestDataExportSuccess = {
  readonly __typename?: 'RequestDataExportSuccess';
  /** The viewer's privacy data with its `export`. */
  readonly privacy: Privacy;
};

/** A request for a reset code. A valid code is extended and sent again, at most ten times an hour. */
export type RequestPasswordResetInput = {
  /** Surrounding spaces and letter case are ignored. */
  readonly email: Scalars['String']['input'];
};

/** The answer and its timing do not reveal if the address has an account. No refusal is expected. */
export type RequestPasswordResetResult = Refusal | RequestPasswordResetSuccess;

/** The server mails a code, valid for ten minutes, if the address has an account. */
export type RequestPasswordResetSuccess = {
  readonly __typename?: 'RequestPasswordResetSuccess';
  /** The address from the request. */
  readonly email: Scalars['String']['output'];
};

/** A reset code and a new password. Five wrong codes in ten minutes, or 20 in a day, answer TOO_MANY_TRIES. */
export type ResetPasswordInput = {
  /** Six digits. Surrounding spaces are ignored. */
  readonly code: Scalars['String']['input'];
  /** The server remembers only this device afterwards. */
  readonly device?: InputMaybe<DeviceInput>;
  /** The address that received the code. */
  readonly email: Scalars['String']['input'];
  /** 8 to 256 characters, and not a very common password (WEAK_PASSWORD). */
  readonly newPassword: Scalars['String']['input'];
};

/** Refused as WEAK_PASSWORD, INVALID_RESET_CODE or TOO_MANY_TRIES. */
export type ResetPasswordResult = Refusal | ResetPasswordSuccess;

/** The new password is set, every session has ended, and the address counts as confirmed. */
export type ResetPasswordSuccess = {
  readonly __typename?: 'ResetPasswordSuccess';
  /** A text in Portuguese that can be shown. */
  readonly message: Scalars['String']['output'];
  /** The recently added factors that the reset has removed, as Portuguese names. */
  readonly removed: ReadonlyArray<Scalars['String']['output']>;
};

/** Refused as INVALID_INPUT if the viewer has no subscription, or it has expired. */
export type ResumeCommunitySubscriptionResult = Refusal | ResumeCommunitySubscriptionSuccess;

/** The next month will be charged. Without a cancellation nothing changes. */
export type ResumeCommunitySubscriptionSuccess = {
  readonly __typename?: 'ResumeCommunitySubscriptionSuccess';
  /** The state after the change. */
  readonly community: Community;
};

/** A valid invite to revoke. */
export type RevokeCommunityInviteInput = {
  /** The invite's. */
  readonly communityId: Scalars['ID']['input'];
  /** The id of an entry of `Community.invites`. */
  readonly id: Scalars['ID']['input'];
};

/** Refused as NOT_ALLOWED unless the viewer is the owner or a moderator. */
export type RevokeCommunityInviteResult = Refusal | RevokeCommunityInviteSuccess;

/** The invite no longer works. */
export type RevokeCommunityInviteSuccess = {
  readonly __typename?: 'RevokeCommunityInviteSuccess';
  /** The client removes it from the list. */
  readonly id: Scalars['ID']['output'];
};

/** The password is correct, and the sign-in needs a second step. */
export type SecondStepRequired = {
  readonly __typename?: 'SecondStepRequired';
  /** Pass it to `finishLogIn` within five minutes; it works once. */
  readonly challenge: Scalars['String']['output'];
};

/**
 * Refused as TOO_MANY_TRIES after one code in a minute or ten in an hour. A change of address is also refused as
 * STEP_UP_REQUIRED or INVALID_INPUT.
 */
export type SendEmailCodeResult = Refusal | SendEmailCodeSuccess;

/** The server mails a code. If another account has confirmed the address, its member gets a notice instead. */
export type SendEmailCodeSuccess = {
  readonly __typename?: 'SendEmailCodeSuccess';
  /** The address that receives the code. */
  readonly email: Scalars['String']['output'];
};

/** Text, a picture, or both. */
export type SendMessageInput = {
  /** A UUID from the client. Repeating it returns the same message and stores no second one. */
  readonly clientId: Scalars['ID']['input'];
  /** A conversation of the viewer; any other id fails with NOT_FOUND. */
  readonly conversationId: Scalars['ID']['input'];
  /** The id of an unused picture from `uploadMedia`. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Plain text, at most 2,000 characters; may be empty if there is a picture. */
  readonly text?: Scalars['String']['input'];
};

/** Refused as INVALID_INPUT, or as NOT_ALLOWED for a sixth message before the request is accepted and after a refusal. */
export type SendMessageResult = Refusal | SendMessageSuccess;

/** The message is stored, and both members get a live event. */
export type SendMessageSuccess = {
  readonly __typename?: 'SendMessageSuccess';
  /** The stored message with its sequence number. */
  readonly sent: Message;
};

/** The data of a sign-in that the browser stores. */
export type Session = {
  readonly __typename?: 'Session';
  /** A signed URL that expires; null if the member has the default avatar. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** The name at the time of the sign-in; the profile has the current one. */
  readonly name: Scalars['String']['output'];
  /** Empty if the platform does not send it. */
  readonly nickname: Scalars['String']['output'];
  /** The preferences at the time of the sign-in; an empty list means all categories. */
  readonly preferences: ReadonlyArray<GenderCategory>;
  /** The profile type; FREE if the platform does not send it. */
  readonly profileType: ProfileType;
  /** Opaque bearer token, for `Authorization: Bearer …` and for `connection_init`. */
  readonly token: Scalars['String']['output'];
  /** As `Viewer.id`. */
  readonly userId: Scalars['ID']['output'];
};

/** Refused as NOT_ALLOWED if the viewer names themselves. */
export type SetBlockResult = Refusal | SetBlockSuccess;

/** The block is set or removed. */
export type SetBlockSuccess = {
  readonly __typename?: 'SetBlockSuccess';
  /** The other member's id; their profile is null while they are blocked. */
  readonly profileId: Scalars['ID']['output'];
};

/** A member and their new role. Setting the present role changes nothing. */
export type SetCommunityRoleInput = {
  /** A community that the viewer owns. */
  readonly communityId: Scalars['ID']['input'];
  /** MODERATOR or MEMBER. A MEMBER without a paid month in a VIP community becomes EXPIRED. */
  readonly role: CommunityRole;
  /** A member of the community. Any other id fails with NOT_FOUND. */
  readonly userId: Scalars['ID']['input'];
};

/**
 * Refused as NOT_ALLOWED unless the viewer is the owner, as OFFER_NEEDED for OWNER, or as OWNER_CANNOT_LEAVE for the
 * owner's own role.
 */
export type SetCommunityRoleResult = Refusal | SetCommunityRoleSuccess;

/** The member has the new role. */
export type SetCommunityRoleSuccess = {
  readonly __typename?: 'SetCommunityRoleSuccess';
  /** The state after the change. */
  readonly community: Community;
};

/** Refused as NOT_ALLOWED if the viewer names themselves. */
export type SetFollowResult = Refusal | SetFollowSuccess;

/** The follow, or the request to a private member, is set or removed. */
export type SetFollowSuccess = {
  readonly __typename?: 'SetFollowSuccess';
  /** The profile with its new `followState` and `followerCount`. */
  readonly profile: Profile;
};

/** Refused as NOT_ALLOWED if the viewer names themselves. */
export type SetMuteResult = Refusal | SetMuteSuccess;

/** The mute is set or removed. */
export type SetMuteSuccess = {
  readonly __typename?: 'SetMuteSuccess';
  /** The profile with its new `isMuted`. */
  readonly profile: Profile;
};

/** Refused as HAS_SUBSCRIBERS; the message names the communities. */
export type SetProfileTypeResult = Refusal | SetProfileTypeSuccess;

/** The viewer now has the requested profile type. */
export type SetProfileTypeSuccess = {
  readonly __typename?: 'SetProfileTypeSuccess';
  /** The state after the change. */
  readonly state: ProfileTypeState;
};

/** A post, or a comment of it. */
export type SetReactionInput = {
  /** Set for a comment of that post, absent for the post itself. */
  readonly commentId?: InputMaybe<Scalars['ID']['input']>;
  /** The post, also for a reaction to one of its comments. */
  readonly postId: Scalars['ID']['input'];
  /** True adds the reaction, false removes it. Repeating it changes nothing. */
  readonly reacted: Scalars['Boolean']['input'];
  /** The kind of reaction; only FIRE exists. */
  readonly type?: ReactionType;
};

/** Refused as NOT_ALLOWED for a removed comment. */
export type SetReactionResult = Refusal | SetReactionSuccess;

/** The reaction has the requested state. */
export type SetReactionSuccess = {
  readonly __typename?: 'SetReactionSuccess';
  /** The post or the comment, with its new total. */
  readonly target: Reactable;
};

/** Another member's ad, as the viewer sees it. */
export type Sponsored = {
  readonly __typename?: 'Sponsored';
  /** The member that pays for the ad; a highlight shows this profile. */
  readonly advertiser: Profile;
  /** A URL that records the click and redirects to the ad's link; null for a highlight, which opens the profile. */
  readonly clickUrl: Maybe<Scalars['String']['output']>;
  /** The host of the ad's link. */
  readonly host: Maybe<Scalars['String']['output']>;
  /** The id for `recordAdViews` and `recordAdClick`. */
  readonly id: Scalars['ID']['output'];
  /** A business ad's pictures in display order; empty for a highlight. */
  readonly images: ReadonlyArray<Image>;
  /** BUSINESS ads open a link, PROFILE ads the advertiser's profile, POST ads show a post. */
  readonly kind: AdKind;
  /** The viewer's preferences that the ad targets; empty if the viewer has none. */
  readonly matchedPreferences: ReadonlyArray<GenderCategory>;
  /** The boosted post, as the viewer sees it; null for other ads. */
  readonly post: Maybe<Post>;
  /** Set for a business ad only. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The number of views that still count today, of three. Only the feed stops showing the ad at 0. */
  readonly viewsLeft: Scalars['Int']['output'];
};

/** A registration is refused as STEP_UP_REQUIRED, EMAIL_NOT_CONFIRMED, or INVALID_INPUT after ten passkeys. */
export type StartPasskeyResult = Refusal | StartPasskeySuccess;

/** The options for the browser. The client has to answer once and within five minutes. */
export type StartPasskeySuccess = {
  readonly __typename?: 'StartPasskeySuccess';
  /** JSON. */
  readonly options: Scalars['String']['output'];
};

/** Refused as STEP_UP_REQUIRED, EMAIL_NOT_CONFIRMED, or INVALID_INPUT if two-step sign-in is already on. */
export type StartTwoStepResult = Refusal | StartTwoStepSuccess;

/** The new secret, not yet in use. Another call creates another secret. */
export type StartTwoStepSuccess = {
  readonly __typename?: 'StartTwoStepSuccess';
  /** The secret in Base32, for typing. */
  readonly secret: Scalars['String']['output'];
  /** The secret as an otpauth:// URI, for a QR code. */
  readonly uri: Scalars['String']['output'];
};

/** A month and its price. */
export type SubscribeToCommunityInput = {
  /** A VIP community. Another community answers INVALID_INPUT. */
  readonly id: Scalars['ID']['input'];
  /** The price that the member saw and agreed to, in centavos. */
  readonly priceCents: Scalars['Int']['input'];
};

/** Can also be refused as STEP_UP_REQUIRED, or as NOT_ALLOWED for a removed member or while the owner sells no months. */
export type SubscribeToCommunityResult = Refusal | SubscribeToCommunitySuccess;

/** The month is paid and the viewer is a member. */
export type SubscribeToCommunitySuccess = {
  readonly __typename?: 'SubscribeToCommunitySuccess';
  /** The community, with the fields that only its members see. */
  readonly community: Community;
  /** The state after the change. */
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
  /** Sends an event when a comment or reply of a post is hidden, shown again, deleted, taken down or restored. */
  readonly commentChanged: CommentChange;
  /**
   * Conversations that changed: by a message, reading, delivery, an answer or muting. Load the list again after a lost
   * connection.
   */
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
  /**
   * Sends new reaction totals of a post and its comments. The event is the same for all, so it lacks the viewer's own
   * reaction.
   */
  readonly reactionsChanged: ReactionTotal;
  /** Members who type, if both show it and no request between them is pending or refused. */
  readonly typing: TypingState;
  /** Sends the count at the start and after every change, also on other devices. */
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

/** An event: the other member types or has stopped. It is not stored. */
export type TypingState = {
  readonly __typename?: 'TypingState';
  /** The conversation that they type in. */
  readonly conversationId: Scalars['ID']['output'];
  /** False if the member has stopped typing. */
  readonly isTyping: Scalars['Boolean']['output'];
  /** Who types. */
  readonly memberId: Scalars['ID']['output'];
};

/** Refused as STEP_UP_REQUIRED. The access token of `AccountLocked` needs no further proof. */
export type UndoAccountDeletionResult = Refusal | UndoAccountDeletionSuccess;

/** The account is kept. Without a pending deletion nothing changes. */
export type UndoAccountDeletionSuccess = {
  readonly __typename?: 'UndoAccountDeletionSuccess';
  /** The viewer's privacy data; `deletesAt` is null. */
  readonly privacy: Privacy;
};

/** The numbers of unread messages and open requests. */
export type UnreadMessages = {
  readonly __typename?: 'UnreadMessages';
  /** The number of unread messages, without muted conversations. */
  readonly messages: Scalars['Int']['output'];
  /** The number of requests that wait for an answer. */
  readonly requests: Scalars['Int']['output'];
};

/** A single object per member. Its id lets caches recognise it. */
export type UnreadNotificationCount = Node & {
  readonly __typename?: 'UnreadNotificationCount';
  /** An id that is the same in every answer. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The latest notification's `sequence`, from which a new stream continues. */
  readonly sequence: Scalars['Int']['output'];
  /** The number of unread notifications; one with several members counts once. */
  readonly total: Scalars['Int']['output'];
};

/** The new values of all fields. Only `pictureId` may be absent. */
export type UpdateCommunityInput = {
  /** Plain text, at most 1,000 characters. */
  readonly description: Scalars['String']['input'];
  /** The community's. */
  readonly id: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** The new picture. Null removes it; without the field it stays. */
  readonly pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** The monthly price in centavos, 100 to 100,000; only for a VIP community. A change ends an open offer. */
  readonly priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text, at most 3,000 characters. */
  readonly rules: Scalars['String']['input'];
};

/** Refused as NOT_ALLOWED unless the viewer is the owner, or as INVALID_INPUT. */
export type UpdateCommunityResult = Refusal | UpdateCommunitySuccess;

/** The community has the new texts. */
export type UpdateCommunitySuccess = {
  readonly __typename?: 'UpdateCommunitySuccess';
  /** The state after the change. */
  readonly community: Community;
};

/** At most 50 preferences. */
export type UpdateNotificationPreferencesInput = {
  /** The kinds to change. Other kinds stay. */
  readonly preferences: ReadonlyArray<NotificationPreferenceInput>;
};

/** Refused as INVALID_INPUT for a kind that cannot be turned off. */
export type UpdateNotificationPreferencesResult = Refusal | UpdateNotificationPreferencesSuccess;

/** The preferences are stored. */
export type UpdateNotificationPreferencesSuccess = {
  readonly __typename?: 'UpdateNotificationPreferencesSuccess';
  /** All preferences in display order. */
  readonly preferences: ReadonlyArray<NotificationPreference>;
};

/** The fields to change. Absent fields stay. */
export type UpdateProfileInput = {
  /** An image from `uploadMedia`; null removes the avatar. */
  readonly avatarId?: InputMaybe<Scalars['ID']['input']>;
  /** The bio. Null or an empty text removes it. */
  readonly bio?: InputMaybe<Scalars['String']['input']>;
  /** An image from `uploadMedia`; null removes the cover. */
  readonly coverId?: InputMaybe<Scalars['ID']['input']>;
  /** The gender category. Null removes it. */
  readonly gender?: InputMaybe<GenderCategory>;
  /** False accepts all open follow requests; null changes nothing. */
  readonly isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters; null changes nothing. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** A nickname that no other member has. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  /** The preferred categories. An empty list means all; null changes nothing. */
  readonly preferences?: InputMaybe<ReadonlyArray<GenderCategory>>;
};

/** Refused as INVALID_INPUT, with the invalid field. */
export type UpdateProfileResult = Refusal | UpdateProfileSuccess;

/** The profile is changed. */
export type UpdateProfileSuccess = {
  readonly __typename?: 'UpdateProfileSuccess';
  /** The viewer's profile after the change. */
  readonly profile: Profile;
};

/** A file and, for a video, its poster. */
export type UploadMediaInput = {
  /** An image under 80 MB and 50 megapixels, or a video under 5 minutes. */
  readonly file: Scalars['Upload']['input'];
  /** A still of the video, taken by the client. */
  readonly poster?: InputMaybe<Scalars['Upload']['input']>;
};

/**
 * Refused as FILE_TOO_LARGE, VIDEO_TOO_LONG, TOO_MANY_PIXELS, UNSUPPORTED_FILE or BROKEN_FILE, or as TOO_MANY_FILES over
 * 20 GiB of unpublished files.
 */
export type UploadMediaResult = Refusal | UploadMediaSuccess;

/** The file is stored. Only the viewer can use it. */
export type UploadMediaSuccess = {
  readonly __typename?: 'UploadMediaSuccess';
  /** The stored file. It is deleted after a day if no object uses it. */
  readonly media: Media;
};

/** A video under 5 minutes, uploaded as MP4, MOV or WebM. */
export type Video = Media & {
  readonly __typename?: 'Video';
  /** A description for people that cannot see it; empty if the author wrote none. */
  readonly alt: Scalars['String']['output'];
  /** Seconds. */
  readonly duration: Scalars['Float']['output'];
  /** Pixels, upright. */
  readonly height: Scalars['Int']['output'];
  /** The id for `PostMediaInput.id`, as long as no object uses the file. */
  readonly id: Scalars['ID']['output'];
  /** The media type with codecs, for the browser's `canPlayType`. */
  readonly mimeType: Scalars['String']['output'];
  /** A signed URL that expires; null without a poster. */
  readonly posterUrl: Maybe<Scalars['String']['output']>;
  /** The poster's ThumbHash in base64; null without a poster. */
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  /** A signed URL that expires, relative to this site. */
  readonly url: Scalars['String']['output'];
  /** Pixels, upright. */
  readonly width: Scalars['Int']['output'];
};

/** The signed-in member, with the data that only they see. */
export type Viewer = Node & {
  readonly __typename?: 'Viewer';
  /** Equals the `Profile.id` of the viewer. */
  readonly id: Scalars['ID']['output'];
  /** True for a beta tester; false if the platform cannot tell. */
  readonly isBetaTester: Scalars['Boolean']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The viewer's profile as others see it, and in addition its `personal` data. */
  readonly profile: Profile;
  /** Null if the platform does not send it. */
  readonly profileType: Maybe<ProfileType>;
};

/** A change of the viewer's own data. Usually one of the fields is set. */
export type ViewerChange = {
  readonly __typename?: 'ViewerChange';
  /** The community whose membership of the viewer has changed. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** The message's conversation. */
  readonly conversationId: Maybe<Scalars['ID']['output']>;
  /** The message that the viewer deleted for themselves. */
  readonly messageId: Maybe<Scalars['ID']['output']>;
  /**
   * Follow, request, block or mute changed between the two, and with it the parts that the viewer may see; the viewer's
   * own id if their profile changed.
   */
  readonly profileId: Maybe<Scalars['ID']['output']>;
};

/** A subscription of the viewer to a VIP community. */
export type VipSubscription = {
  readonly __typename?: 'VipSubscription';
  /** For `cancelVipSubscription`. */
  readonly communityId: Scalars['ID']['output'];
  /** The end of the grace period, in which an unpaid month is charged again; null if no month is owed. */
  readonly graceUntil: Maybe<Scalars['DateTime']['output']>;
  /** The current name of the community. */
  readonly name: Scalars['String']['output'];
  /** The end of the month that is paid. */
  readonly paidUntil: Scalars['DateTime']['output'];
  /** The price of the next month, in centavos. */
  readonly priceCents: Scalars['Int']['output'];
  /** ACTIVE, CANCELS_AT_END or PAST_DUE. */
  readonly status: MembershipStatus;
};

/** A single object per member. Its id lets caches recognise it. */
export type Wallet = Node & {
  readonly __typename?: 'Wallet';
  /** The balance in centavos, never negative, without money held for ads. */
  readonly balanceCentavos: Scalars['Int']['output'];
  /** 'R$ 0,00' */
  readonly formattedBalance: Scalars['String']['output'];
  /** An id that is the same in every answer. */
  readonly id: Scalars['ID']['output'];
  /** The global id, for `Query.node`; opaque. */
  readonly nodeId: Scalars['ID']['output'];
  /** The debt in centavos: money that a payer got back after the viewer had spent it. The next income pays it. */
  readonly owedCentavos: Scalars['Int']['output'];
  /** Centavos earned by VIP months for future days. Each day's part is credited when the day begins. */
  readonly pendingCentavos: Scalars['Int']['output'];
};

/** Refused as NOT_ALLOWED unless the viewer is the owner. */
export type WithdrawCommunityOfferResult = Refusal | WithdrawCommunityOfferSuccess;

/** The offer is withdrawn. A recipient that had not read the notification of the offer gets no further one. */
export type WithdrawCommunityOfferSuccess = {
  readonly __typename?: 'WithdrawCommunityOfferSuccess';
  /** The state after the change. */
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
  createBusinessAdIntent?: Resolver<ResolversTypes['CreateAdIntentResult'], ParentType, ContextType, RequireFields<MutationCreateBusinessAdIntentArgs, 'idempotencyKey' | 'input' | 'method'>>;
  createCommunity?: Resolver<ResolversTypes['CreateCommunityResult'], ParentType, ContextType, RequireFields<MutationCreateCommunityArgs, 'input'>>;
  createCommunityInvite?: Resolver<ResolversTypes['CreateCommunityInviteResult'], ParentType, ContextType, RequireFields<MutationCreateCommunityInviteArgs, 'input'>>;
  createPixTopUp?: Resolver<ResolversTypes['CreatePixTopUpResult'], ParentType, ContextType, RequireFields<MutationCreatePixTopUpArgs, 'input'>>;
  createPost?: Resolver<ResolversTypes['CreatePostResult'], ParentType, ContextType, RequireFields<MutationCreatePostArgs, 'input'>>;
  createPostAdIntent?: Resolver<ResolversTypes['CreateAdIntentResult'], ParentType, ContextType, RequireFields<MutationCreatePostAdIntentArgs, 'idempotencyKey' | 'input' | 'method'>>;
  createProfileAdIntent?: Resolver<ResolversTypes['CreateAdIntentResult'], ParentType, ContextType, RequireFields<MutationCreateProfileAdIntentArgs, 'idempotencyKey' | 'input' | 'method'>>;
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

