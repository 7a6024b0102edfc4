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

export type AcceptCommunityInviteInput = {
  readonly communityId: Scalars['ID']['input'];
  readonly token: Scalars['String']['input'];
};

export type AcceptCommunityInviteResult = AcceptCommunityInviteSuccess | Refusal;

export type AcceptCommunityInviteSuccess = {
  readonly __typename?: 'AcceptCommunityInviteSuccess';
  readonly community: Community;
};

/** Moderation has shut the account out; told to nobody but whoever proved that it is theirs. */
export type AccountLocked = {
  readonly __typename?: 'AccountLocked';
  /** For `accountLocks` and `appealAccountLock`, and as a bearer token for what `Query.privacy` names, within the hour. */
  readonly access: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** How an account is entered, as its member alone sees it. */
export type AccountSecurity = {
  readonly __typename?: 'AccountSecurity';
  readonly email: Scalars['String']['output'];
  readonly hasTwoStep: Scalars['Boolean']['output'];
  /** The viewer's. */
  readonly id: Scalars['ID']['output'];
  readonly isEmailConfirmed: Scalars['Boolean']['output'];
  readonly passkeys: ReadonlyArray<Passkey>;
  readonly recoveryCodesLeft: Scalars['Int']['output'];
};

export type AccountSecurityResult = AccountSecuritySuccess | Refusal;

export type AccountSecuritySuccess = {
  readonly __typename?: 'AccountSecuritySuccess';
  readonly security: AccountSecurity;
};

/** A place where the viewer is signed in. */
export type AccountSession = {
  readonly __typename?: 'AccountSession';
  readonly createdAt: Scalars['DateTime']['output'];
  /** In words, by what the program calls itself: 'Chrome no Windows'. */
  readonly device: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
  /** Exact to some minutes. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** In words, so far as it is known: the time zone and the network, never a town. */
  readonly place: Scalars['String']['output'];
};

/** An ad as its owner sees it. */
export type Ad = {
  readonly __typename?: 'Ad';
  readonly clickCount: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly endDate: Scalars['Date']['output'];
  /** Paid, less what went back. */
  readonly formattedCost: Scalars['String']['output'];
  /** What went back; null where nothing did. */
  readonly formattedReturned: Maybe<Scalars['String']['output']>;
  readonly highlight: Maybe<HighlightType>;
  readonly id: Scalars['ID']['output'];
  readonly images: ReadonlyArray<Image>;
  readonly kind: AdKind;
  readonly link: Maybe<Scalars['String']['output']>;
  /** Its `moderationNotice`, where a moderator refused or ended it. */
  readonly noticeId: Maybe<Scalars['ID']['output']>;
  /** Members who saw it. */
  readonly reach: Scalars['Int']['output'];
  /** Why it was refused. */
  readonly refusal: Maybe<Scalars['String']['output']>;
  /** São Paulo days; both count. */
  readonly startDate: Scalars['Date']['output'];
  readonly state: AdState;
  readonly targets: ReadonlyArray<GenderCategory>;
  /** Of a business ad. */
  readonly title: Maybe<Scalars['String']['output']>;
  readonly viewCount: Scalars['Int']['output'];
};

export type AdConnection = {
  readonly __typename?: 'AdConnection';
  readonly edges: ReadonlyArray<AdEdge>;
  readonly pageInfo: PageInfo;
};

export type AdEdge = {
  readonly __typename?: 'AdEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Ad;
};

export const AdKind = {
  Business: 'BUSINESS',
  /** Of the member's own profile. */
  Profile: 'PROFILE'
} as const;

export type AdKind = typeof AdKind[keyof typeof AdKind];
export const AdPlacement = {
  Discover: 'DISCOVER',
  Feed: 'FEED',
  Suggestions: 'SUGGESTIONS'
} as const;

export type AdPlacement = typeof AdPlacement[keyof typeof AdPlacement];
export type AdPrice = {
  readonly __typename?: 'AdPrice';
  readonly centavos: Scalars['Int']['output'];
  readonly days: Scalars['Int']['output'];
  readonly formattedDay: Scalars['String']['output'];
  /** 'R$ 0,00' */
  readonly formattedTotal: Scalars['String']['output'];
};

export type AdPriceInput = {
  readonly endDate: Scalars['Date']['input'];
  /** Of a profile's highlight. */
  readonly highlight?: InputMaybe<HighlightType>;
  readonly kind: AdKind;
  readonly startDate: Scalars['Date']['input'];
};

export type AdPriceResult = AdPrice | Refusal;

export const AdState = {
  /** Approved: shown from its first day to its last. */
  Active: 'ACTIVE',
  Finished: 'FINISHED',
  /** Paid, and not approved yet. */
  InReview: 'IN_REVIEW',
  /** The money went back. */
  Refused: 'REFUSED'
} as const;

export type AdState = typeof AdState[keyof typeof AdState];
export type AddCommentInput = {
  /** Made by the client; sending the same key again answers the same comment and makes no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** A reply to a reply joins the thread of the comment above it. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  readonly postId: Scalars['ID']['input'];
  readonly text: Scalars['String']['input'];
};

export type AddCommentResult = AddCommentSuccess | Refusal;

export type AddCommentSuccess = {
  readonly __typename?: 'AddCommentSuccess';
  readonly comment: Comment;
  /** With its new comment count. */
  readonly post: Post;
  /** The comment above it, with its new reply count; null where there is none, or where it is gone. */
  readonly thread: Maybe<Comment>;
};

export type AddPasskeyInput = {
  readonly name: Scalars['String']['input'];
  /** The browser's answer, as JSON. */
  readonly response: Scalars['String']['input'];
};

export type AgeAssurance = {
  readonly __typename?: 'AgeAssurance';
  /** Whether a person can be asked to look again: the last check that came to an end was refused, and none is under way. */
  readonly canAppeal: Scalars['Boolean']['output'];
  /** Until when VERIFIED lasts, or a check may take. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  readonly method: Maybe<AgeMethod>;
  /** Whether anything is served only to whose age is VERIFIED. */
  readonly required: Scalars['Boolean']['output'];
  readonly state: AgeState;
};

export type AgeCheckResult = AgeCheckStarted | Refusal;

export type AgeCheckStarted = {
  readonly __typename?: 'AgeCheckStarted';
  /** The provider's page: of its own site, or a path of this one. */
  readonly url: Scalars['String']['output'];
};

export const AgeMethod = {
  Card: 'CARD',
  Document: 'DOCUMENT',
  Face: 'FACE',
  /** A moderator's decision; a check at the provider cannot change it. */
  Moderation: 'MODERATION',
  Other: 'OTHER'
} as const;

export type AgeMethod = typeof AgeMethod[keyof typeof AgeMethod];
export const AgeState = {
  /** What was known is over, or a check took too long. */
  Expired: 'EXPIRED',
  /** A check is under way. */
  Pending: 'PENDING',
  /** Found to be younger than 18, or not recognised. */
  Rejected: 'REJECTED',
  Unverified: 'UNVERIFIED',
  Verified: 'VERIFIED'
} as const;

export type AgeState = typeof AgeState[keyof typeof AgeState];
export type AnswerCommunityOfferInput = {
  readonly accept: Scalars['Boolean']['input'];
  readonly communityId: Scalars['ID']['input'];
};

export type AnswerCommunityOfferResult = AnswerCommunityOfferSuccess | Refusal;

export type AnswerCommunityOfferSuccess = {
  readonly __typename?: 'AnswerCommunityOfferSuccess';
  readonly community: Community;
};

export type AnswerCommunityRequestInput = {
  readonly approve: Scalars['Boolean']['input'];
  readonly communityId: Scalars['ID']['input'];
  readonly userId: Scalars['ID']['input'];
};

export type AnswerCommunityRequestResult = AnswerCommunityRequestSuccess | Refusal;

export type AnswerCommunityRequestSuccess = {
  readonly __typename?: 'AnswerCommunityRequestSuccess';
  readonly community: Community;
};

export type AnswerFollowRequestResult = AnswerFollowRequestSuccess | Refusal;

export type AnswerFollowRequestSuccess = {
  readonly __typename?: 'AnswerFollowRequestSuccess';
  readonly profile: Profile;
};

export type AnswerMessageRequestResult = AnswerMessageRequestSuccess | Refusal;

export type AnswerMessageRequestSuccess = {
  readonly __typename?: 'AnswerMessageRequestSuccess';
  readonly conversation: Conversation;
};

export type AnswerModerationAppealInput = {
  readonly id: Scalars['ID']['input'];
  /** True undoes the decision. */
  readonly restore: Scalars['Boolean']['input'];
  readonly text: Scalars['String']['input'];
};

export type AppealAccountLockInput = {
  readonly access: Scalars['String']['input'];
  /** Which of the decisions; absent: the longest. */
  readonly noticeId?: InputMaybe<Scalars['ID']['input']>;
  readonly text: Scalars['String']['input'];
};

export type AppealModerationInput = {
  readonly noticeId: Scalars['ID']['input'];
  readonly text: Scalars['String']['input'];
};

export type AppealModerationResult = AppealModerationSuccess | Refusal;

export type AppealModerationSuccess = {
  readonly __typename?: 'AppealModerationSuccess';
  readonly notice: ModerationNotice;
};

export type BusinessAdInput = {
  readonly endDate: Scalars['Date']['input'];
  /** Images from `uploadMedia`, in the order to be shown; at most 10. */
  readonly imageIds: ReadonlyArray<Scalars['ID']['input']>;
  /** http or https. */
  readonly link: Scalars['String']['input'];
  /** 1 to 90 days, both counted; today in São Paulo or later. */
  readonly startDate: Scalars['Date']['input'];
  readonly targets: ReadonlyArray<GenderCategory>;
  readonly title: Scalars['String']['input'];
};

export type CancelCommunitySubscriptionResult = CancelCommunitySubscriptionSuccess | Refusal;

export type CancelCommunitySubscriptionSuccess = {
  readonly __typename?: 'CancelCommunitySubscriptionSuccess';
  readonly community: Community;
};

export type CancelVipSubscriptionResult = CancelVipSubscriptionSuccess | Refusal;

export type CancelVipSubscriptionSuccess = {
  readonly __typename?: 'CancelVipSubscriptionSuccess';
  readonly subscriptions: ReadonlyArray<VipSubscription>;
};

export type ChangePasswordResult = ChangePasswordSuccess | Refusal;

export type ChangePasswordSuccess = {
  readonly __typename?: 'ChangePasswordSuccess';
  /** How many other sessions ended. */
  readonly ended: Scalars['Int']['output'];
};

/** Who hides one of these does not see it of others. */
export type ChatSettings = {
  readonly __typename?: 'ChatSettings';
  readonly showsReading: Scalars['Boolean']['output'];
  readonly showsTyping: Scalars['Boolean']['output'];
};

export type ChatSettingsInput = {
  readonly showsReading?: InputMaybe<Scalars['Boolean']['input']>;
  readonly showsTyping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckReportProtocolInput = {
  readonly protocol: Scalars['String']['input'];
  readonly secret: Scalars['String']['input'];
};

export type CheckReportProtocolResult = Refusal | ReportProtocol;

export type CloseCommunityResult = CloseCommunitySuccess | Refusal;

export type CloseCommunitySuccess = {
  readonly __typename?: 'CloseCommunitySuccess';
  readonly id: Scalars['ID']['output'];
};

export type Comment = Reactable & {
  readonly __typename?: 'Comment';
  readonly author: Profile;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isHidden: Scalars['Boolean']['output'];
  /** Deleted, or its author's account was erased: it only keeps the place of what others answered, and names no author. */
  readonly isRemoved: Scalars['Boolean']['output'];
  /** Null for a top-level comment. */
  readonly parentId: Maybe<Scalars['ID']['output']>;
  readonly postId: Scalars['ID']['output'];
  /** The `commentRevision` of its post once it was stored; told live alone. */
  readonly postRevision: Maybe<Scalars['Int']['output']>;
  readonly reactions: ReactionSummary;
  /** Oldest first; a reply has none of its own. */
  readonly replies: CommentConnection;
  readonly replyCount: Scalars['Int']['output'];
  /** Grows with every change of that, as `Post.commentRevision` does. */
  readonly replyRevision: Maybe<Scalars['Int']['output']>;
  /** Plain text; null while the post's author hides it, and once it is removed. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** The `replyRevision` of the comment that it answers once it was stored; told live alone. */
  readonly threadRevision: Maybe<Scalars['Int']['output']>;
};


export type CommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The same for everybody who has the post open. */
export type CommentChange = {
  readonly __typename?: 'CommentChange';
  /** As it reads now, and as for nobody; null where it is no longer to be seen, nor what was answered to it. */
  readonly comment: Maybe<Comment>;
  readonly commentId: Scalars['ID']['output'];
  /** By how many comments the post has more now, or fewer. */
  readonly difference: Scalars['Int']['output'];
  /** Of the comment that it answers, if it is a reply. */
  readonly parentId: Maybe<Scalars['ID']['output']>;
  /** The `commentRevision` of its post with that; null where nothing is counted. */
  readonly postRevision: Maybe<Scalars['Int']['output']>;
  /** The `replyRevision` of the comment that it answers, likewise. */
  readonly threadRevision: Maybe<Scalars['Int']['output']>;
};

export type CommentConnection = {
  readonly __typename?: 'CommentConnection';
  readonly edges: ReadonlyArray<CommentEdge>;
  readonly pageInfo: PageInfo;
};

export type CommentEdge = {
  readonly __typename?: 'CommentEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Comment;
};

/** What is null for whoever is outside is theirs to see once they are inside. */
export type Community = {
  readonly __typename?: 'Community';
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Those that work, newest first, never more than twenty; for owner and moderators. */
  readonly invites: ReadonlyArray<CommunityInvite>;
  readonly kind: CommunityKind;
  readonly memberCount: Scalars['Int']['output'];
  /** Owner, moderators, members, the last to come first. A NOT_FOUND fault for whoever is outside. */
  readonly members: CommunityMemberConnection;
  /** The viewer's; null for a stranger. */
  readonly membership: Maybe<Membership>;
  readonly name: Scalars['String']['output'];
  /** To hand it over; null for everybody but the two whom it concerns. */
  readonly offer: Maybe<CommunityOffer>;
  readonly owner: Maybe<Profile>;
  readonly picture: Maybe<Image>;
  readonly postCount: Scalars['Int']['output'];
  /** Centavos a month; null for a private community. */
  readonly priceCents: Maybe<Scalars['Int']['output']>;
  /** How many wait for an answer; null for whoever may not answer. */
  readonly requestCount: Maybe<Scalars['Int']['output']>;
  /** Longest waiting first; for owner and moderators. */
  readonly requests: CommunityMemberConnection;
  readonly rules: Maybe<Scalars['String']['output']>;
};


/** What is null for whoever is outside is theirs to see once they are inside. */
export type CommunityMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What is null for whoever is outside is theirs to see once they are inside. */
export type CommunityRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type CommunityConnection = {
  readonly __typename?: 'CommunityConnection';
  readonly edges: ReadonlyArray<CommunityEdge>;
  readonly pageInfo: PageInfo;
};

export type CommunityEdge = {
  readonly __typename?: 'CommunityEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Community;
};

export type CommunityInvite = {
  readonly __typename?: 'CommunityInvite';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: Profile;
  /** Null: until it is revoked. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** What lets in; null where it cannot be shown again. */
  readonly token: Maybe<Scalars['String']['output']>;
  /** How many came in by it. */
  readonly uses: Scalars['Int']['output'];
};

export const CommunityKind = {
  /** Asks to join, and is let in by the owner or a moderator, or comes by an invite. */
  Privada: 'PRIVADA',
  /** A monthly price. */
  Vip: 'VIP'
} as const;

export type CommunityKind = typeof CommunityKind[keyof typeof CommunityKind];
/** Somebody in a community, or waiting to be. */
export type CommunityMember = {
  readonly __typename?: 'CommunityMember';
  readonly id: Scalars['ID']['output'];
  /** When they joined, or asked to. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** Whether the community may be offered to them; null for everybody but its owner. */
  readonly mayOwn: Maybe<Scalars['Boolean']['output']>;
  readonly profile: Profile;
  readonly role: CommunityRole;
  readonly status: MembershipStatus;
};

export type CommunityMemberConnection = {
  readonly __typename?: 'CommunityMemberConnection';
  readonly edges: ReadonlyArray<CommunityMemberEdge>;
  readonly pageInfo: PageInfo;
};

export type CommunityMemberEdge = {
  readonly __typename?: 'CommunityMemberEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: CommunityMember;
};

export type CommunityOffer = {
  readonly __typename?: 'CommunityOffer';
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly from: Profile;
  readonly offeredAt: Scalars['DateTime']['output'];
  /** How many members pay months to its owner. */
  readonly subscriberCount: Scalars['Int']['output'];
  readonly to: Profile;
};

export const CommunityRole = {
  Member: 'MEMBER',
  Moderator: 'MODERATOR',
  Owner: 'OWNER'
} as const;

export type CommunityRole = typeof CommunityRole[keyof typeof CommunityRole];
/** One of the three. */
export type ConfirmIdentityInput = {
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer, as JSON. */
  readonly passkey?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmIdentityResult = ConfirmIdentitySuccess | Refusal;

export type ConfirmIdentitySuccess = {
  readonly __typename?: 'ConfirmIdentitySuccess';
  /** True; the answer has to have a field. */
  readonly confirmed: Scalars['Boolean']['output'];
};

/** A Refusal PAYMENT_FAILED where nothing was paid, PAYMENT_PENDING where nobody knows yet. */
export type ConfirmTopUpResult = ConfirmTopUpSuccess | Refusal;

export type ConfirmTopUpSuccess = {
  readonly __typename?: 'ConfirmTopUpSuccess';
  /** Null where the platform does not say it. */
  readonly centavos: Maybe<Scalars['Int']['output']>;
  readonly wallet: Wallet;
};

export type Conversation = {
  readonly __typename?: 'Conversation';
  readonly id: Scalars['ID']['output'];
  /** The other has not accepted the viewer's request, or has refused it: that is not told apart. */
  readonly isAwaitingAnswer: Scalars['Boolean']['output'];
  readonly isMuted: Scalars['Boolean']['output'];
  readonly lastMessage: Maybe<Message>;
  /** How far the viewer has read. */
  readonly lastReadSeq: Scalars['Int']['output'];
  readonly lastSeq: Scalars['Int']['output'];
  /** The other member. */
  readonly member: Profile;
  readonly memberDeliveredSeq: Scalars['Int']['output'];
  /** How far the other has read; 0 where one of the two does not show it. */
  readonly memberReadSeq: Scalars['Int']['output'];
  /**
   * Oldest first, in both directions: `before` asks for older ones, `after` for newer ones, neither for the newest. A
   * cursor is the sequence number of its message.
   */
  readonly messages: MessageConnection;
  readonly request: MessageRequestState;
  readonly unreadCount: Scalars['Int']['output'];
};


export type ConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ConversationConnection = {
  readonly __typename?: 'ConversationConnection';
  readonly edges: ReadonlyArray<ConversationEdge>;
  readonly pageInfo: PageInfo;
};

export type ConversationEdge = {
  readonly __typename?: 'ConversationEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Conversation;
};

export type CreateAdIntentResult = CreateAdIntentSuccess | Refusal;

export type CreateAdIntentSuccess = {
  readonly __typename?: 'CreateAdIntentSuccess';
  readonly intent: PaymentIntent;
};

export type CreateCommunityInput = {
  readonly description?: Scalars['String']['input'];
  /** Made by the client; sending the same key again answers the same community and makes no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
  readonly kind: CommunityKind;
  /** 3 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** An image from `uploadMedia`. */
  readonly pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** Centavos a month, 100 to 100,000, for a VIP community alone. */
  readonly priceCents?: InputMaybe<Scalars['Int']['input']>;
  readonly rules?: Scalars['String']['input'];
};

export type CreateCommunityInviteInput = {
  readonly communityId: Scalars['ID']['input'];
  /** After so many days it no longer works, 1 to 30; null: until it is revoked. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateCommunityInviteResult = CreateCommunityInviteSuccess | Refusal;

export type CreateCommunityInviteSuccess = {
  readonly __typename?: 'CreateCommunityInviteSuccess';
  readonly invite: CommunityInvite;
  /** What lets in. */
  readonly token: Scalars['String']['output'];
};

export type CreateCommunityResult = CreateCommunitySuccess | Refusal;

export type CreateCommunitySuccess = {
  readonly __typename?: 'CreateCommunitySuccess';
  readonly community: Community;
};

export type CreatePostInput = {
  readonly communityId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client; sending the same key again answers the same post and makes no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** In the order to be shown; at most 10. */
  readonly media?: ReadonlyArray<PostMediaInput>;
  readonly text?: Scalars['String']['input'];
};

export type CreatePostResult = CreatePostSuccess | Refusal;

export type CreatePostSuccess = {
  readonly __typename?: 'CreatePostSuccess';
  readonly post: Post;
};

export type CreateTopUpIntentInput = {
  readonly centavos: Scalars['Int']['input'];
  /** Made by the client; sending the same key again answers the same payment and begins no second one. */
  readonly idempotencyKey: Scalars['ID']['input'];
};

export type CreateTopUpIntentResult = CreateTopUpIntentSuccess | Refusal;

export type CreateTopUpIntentSuccess = {
  readonly __typename?: 'CreateTopUpIntentSuccess';
  readonly intent: PaymentIntent;
};

export type DataExport = {
  readonly __typename?: 'DataExport';
  readonly bytes: Maybe<Scalars['Float']['output']>;
  /** Of `total` things that go into it. */
  readonly done: Scalars['Int']['output'];
  /** When the file is erased. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Where the file is, for a request that carries the viewer's session; null before it is READY. */
  readonly path: Maybe<Scalars['String']['output']>;
  readonly state: DataExportState;
  readonly total: Scalars['Int']['output'];
};

export const DataExportState = {
  Failed: 'FAILED',
  Pending: 'PENDING',
  Ready: 'READY',
  Running: 'RUNNING'
} as const;

export type DataExportState = typeof DataExportState[keyof typeof DataExportState];
export type DecideModerationCasesInput = {
  readonly decision: ModerationDecisionKind;
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  readonly reason: ReportReason;
  /** To the author. */
  readonly text?: Scalars['String']['input'];
  /** Of a suspension. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

export type DecideModerationCasesResult = DecideModerationCasesSuccess | Refusal;

export type DecideModerationCasesSuccess = {
  readonly __typename?: 'DecideModerationCasesSuccess';
  readonly cases: ReadonlyArray<ModerationCase>;
};

export type DeleteAccountInput = {
  /** That what is in the wallet, and comes back to it from ads, cannot be spent any more. */
  readonly acceptsBalance?: Scalars['Boolean']['input'];
};

export type DeleteAccountResult = DeleteAccountSuccess | Refusal;

export type DeleteAccountSuccess = {
  readonly __typename?: 'DeleteAccountSuccess';
  readonly deletesAt: Scalars['DateTime']['output'];
};

export type DeleteCommentResult = DeleteCommentSuccess | Refusal;

export type DeleteCommentSuccess = {
  readonly __typename?: 'DeleteCommentSuccess';
  /** What is left of it for the sake of the answers; null where nothing is. */
  readonly comment: Maybe<Comment>;
  /** What stands there no more: the comment, and the removed one whose last answer it was; none where it was answered. */
  readonly goneIds: ReadonlyArray<Scalars['ID']['output']>;
  /** With its new comment count. */
  readonly post: Post;
  /** The comment above it, with its new reply count; null where there is none, or where it is gone as well. */
  readonly thread: Maybe<Comment>;
};

export type DeletePostResult = DeletePostSuccess | Refusal;

export type DeletePostSuccess = {
  readonly __typename?: 'DeletePostSuccess';
  readonly id: Scalars['ID']['output'];
};

/** What a browser says of itself at sign-in. */
export type DeviceInput = {
  /** 32 random bytes in base64url that the browser made and keeps: by it the device is known again. */
  readonly secret?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type DismissSuggestionResult = DismissSuggestionSuccess | Refusal;

export type DismissSuggestionSuccess = {
  readonly __typename?: 'DismissSuggestionSuccess';
  readonly profileId: Scalars['ID']['output'];
};

/** An address by which the browser downloads a file of the viewer's by itself, without a session. */
export type Download = {
  readonly __typename?: 'Download';
  /** Five minutes from now; it ends with the session that asked for it, too. */
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly path: Scalars['String']['output'];
};

export type EndOtherSessionsResult = EndOtherSessionsSuccess | Refusal;

export type EndOtherSessionsSuccess = {
  readonly __typename?: 'EndOtherSessionsSuccess';
  /** How many ended. */
  readonly ended: Scalars['Int']['output'];
};

export type EndSessionResult = EndSessionSuccess | Refusal;

export type EndSessionSuccess = {
  readonly __typename?: 'EndSessionSuccess';
  readonly id: Scalars['ID']['output'];
};

export type FinishAdResult = FinishAdSuccess | Refusal;

export type FinishAdSuccess = {
  readonly __typename?: 'FinishAdSuccess';
  readonly ad: Ad;
};

export type FinishLogInInput = {
  readonly challenge: Scalars['String']['input'];
  readonly code: Scalars['String']['input'];
  readonly device?: InputMaybe<DeviceInput>;
};

export type FinishLogInResult = AccountLocked | LogInSuccess | Refusal;

export const FollowState = {
  Following: 'FOLLOWING',
  None: 'NONE',
  /** Asked, and not answered yet. */
  Requested: 'REQUESTED'
} as const;

export type FollowState = typeof FollowState[keyof typeof FollowState];
export const GenderCategory = {
  Homem: 'HOMEM',
  Mulher: 'MULHER',
  Trans: 'TRANS'
} as const;

export type GenderCategory = typeof GenderCategory[keyof typeof GenderCategory];
export type HideCommentResult = HideCommentSuccess | Refusal;

export type HideCommentSuccess = {
  readonly __typename?: 'HideCommentSuccess';
  readonly comment: Comment;
};

/** Where a profile stands out. */
export const HighlightType = {
  Both: 'BOTH',
  /** At the top of Discover, and among suggestions. */
  Discover: 'DISCOVER',
  /** A card in the feed. */
  Feed: 'FEED'
} as const;

export type HighlightType = typeof HighlightType[keyof typeof HighlightType];
export type Image = Media & {
  readonly __typename?: 'Image';
  readonly alt: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Narrowest first; the same picture in up to three widths. */
  readonly sources: ReadonlyArray<ImageSource>;
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  readonly width: Scalars['Int']['output'];
};

export type ImageSource = {
  readonly __typename?: 'ImageSource';
  readonly url: Scalars['String']['output'];
  /** Pixels. */
  readonly width: Scalars['Int']['output'];
};

export type JoinCommunityResult = JoinCommunitySuccess | Refusal;

export type JoinCommunitySuccess = {
  readonly __typename?: 'JoinCommunitySuccess';
  readonly community: Community;
};

export type LeaveCommunityResult = LeaveCommunitySuccess | Refusal;

export type LeaveCommunitySuccess = {
  readonly __typename?: 'LeaveCommunitySuccess';
  readonly community: Community;
};

export type LogInInput = {
  readonly device?: InputMaybe<DeviceInput>;
  readonly email: Scalars['String']['input'];
  /** Keeps an account that is about to be deleted. */
  readonly keepAccount?: Scalars['Boolean']['input'];
  readonly password: Scalars['String']['input'];
};

export type LogInResult = AccountLocked | LogInSuccess | Refusal | SecondStepRequired;

export type LogInSuccess = {
  readonly __typename?: 'LogInSuccess';
  readonly session: Session;
};

export type LogInWithPasskeyInput = {
  readonly device?: InputMaybe<DeviceInput>;
  /** The browser's answer, as JSON. */
  readonly response: Scalars['String']['input'];
};

export type MailLinkResult = MailLinkSuccess | Refusal;

export type MailLinkSuccess = {
  readonly __typename?: 'MailLinkSuccess';
  /** The account's address, for setting a new password. */
  readonly email: Scalars['String']['output'];
};

export type MarkAllNotificationsReadInput = {
  /** The highest sequence that was on the screen: what came since stays unread. */
  readonly upTo: Scalars['Int']['input'];
};

export type MarkAllNotificationsReadResult = MarkAllNotificationsReadSuccess | Refusal;

export type MarkAllNotificationsReadSuccess = {
  readonly __typename?: 'MarkAllNotificationsReadSuccess';
  readonly unreadCount: UnreadNotificationCount;
};

export type MarkNotificationReadResult = MarkNotificationReadSuccess | Refusal;

export type MarkNotificationReadSuccess = {
  readonly __typename?: 'MarkNotificationReadSuccess';
  readonly notification: Notification;
  readonly unreadCount: UnreadNotificationCount;
};

/** A stored file. URLs are signed and expire; ask again for fresh ones. */
export type Media = {
  /** What the picture shows, for those who do not see it; empty when the author wrote nothing. */
  readonly alt: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Base64 ThumbHash, shown until the picture is there; null for a video without a poster. */
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  /** Pixels, upright. */
  readonly width: Scalars['Int']['output'];
};

export type Membership = {
  readonly __typename?: 'Membership';
  /** Until when a month that could not be paid is tried. */
  readonly graceUntil: Maybe<Scalars['DateTime']['output']>;
  /** Whether the month that is owed can be paid now: the owner sells, and the two are not hidden from each other. */
  readonly isSold: Scalars['Boolean']['output'];
  readonly paidUntil: Maybe<Scalars['DateTime']['output']>;
  /** What a VIP month was agreed to cost, in centavos; null for whoever pays none. */
  readonly priceCents: Maybe<Scalars['Int']['output']>;
  readonly role: CommunityRole;
  readonly status: MembershipStatus;
};

export const MembershipStatus = {
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
export type Message = {
  readonly __typename?: 'Message';
  /** Made by the sender's client; null for the other member. */
  readonly clientId: Maybe<Scalars['ID']['output']>;
  readonly conversationId: Scalars['ID']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Without sources while it is blurred. */
  readonly image: Maybe<Image>;
  /** A picture of a request that the viewer has not accepted. */
  readonly isBlurred: Scalars['Boolean']['output'];
  readonly senderId: Scalars['ID']['output'];
  /** 1, 2, 3 … in its conversation, without a gap. */
  readonly seq: Scalars['Int']['output'];
  /** Plain text; empty where there is only a picture. */
  readonly text: Scalars['String']['output'];
};

export type MessageArrival = {
  readonly conversationId: Scalars['ID']['input'];
  readonly seq: Scalars['Int']['input'];
};

export type MessageConnection = {
  readonly __typename?: 'MessageConnection';
  readonly edges: ReadonlyArray<MessageEdge>;
  readonly pageInfo: PageInfo;
};

export type MessageEdge = {
  readonly __typename?: 'MessageEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Message;
};

export const MessageRequestAnswer = {
  Accept: 'ACCEPT',
  Refuse: 'REFUSE',
  RefuseAndBlock: 'REFUSE_AND_BLOCK'
} as const;

export type MessageRequestAnswer = typeof MessageRequestAnswer[keyof typeof MessageRequestAnswer];
export const MessageRequestState = {
  Accepted: 'ACCEPTED',
  None: 'NONE',
  Pending: 'PENDING',
  Refused: 'REFUSED'
} as const;

export type MessageRequestState = typeof MessageRequestState[keyof typeof MessageRequestState];
/** What was paid for. */
export type ModerationAdEvidence = {
  readonly __typename?: 'ModerationAdEvidence';
  readonly endDate: Scalars['Date']['output'];
  readonly formattedTotal: Scalars['String']['output'];
  readonly highlight: Maybe<HighlightType>;
  readonly kind: AdKind;
  readonly startDate: Scalars['Date']['output'];
  readonly targets: ReadonlyArray<GenderCategory>;
};

export type ModerationAppeal = {
  readonly __typename?: 'ModerationAppeal';
  readonly authorName: Scalars['String']['output'];
  readonly caseId: Scalars['ID']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly decision: ModerationDecisionKind;
  readonly decisionText: Scalars['String']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly moderatorName: Scalars['String']['output'];
  readonly reason: ReportReason;
  readonly target: ReportTarget;
  readonly text: Scalars['String']['output'];
  /** False for who took the decision. */
  readonly viewerMayAnswer: Scalars['Boolean']['output'];
};

export type ModerationAppealConnection = {
  readonly __typename?: 'ModerationAppealConnection';
  readonly edges: ReadonlyArray<ModerationAppealEdge>;
  readonly pageInfo: PageInfo;
};

export type ModerationAppealEdge = {
  readonly __typename?: 'ModerationAppealEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: ModerationAppeal;
};

export const ModerationAppealStatus = {
  Granted: 'GRANTED',
  Open: 'OPEN',
  Upheld: 'UPHELD'
} as const;

export type ModerationAppealStatus = typeof ModerationAppealStatus[keyof typeof ModerationAppealStatus];
/** Everything that was reported about one object, and what was decided. */
export type ModerationCase = {
  readonly __typename?: 'ModerationCase';
  readonly author: Maybe<ModerationPerson>;
  /** What was decided about the author in other cases, at most 20, the latest first. */
  readonly authorHistory: ReadonlyArray<ModerationPastDecision>;
  /** Who has it in hand: 30 minutes without a decision put it down. */
  readonly claimedBy: Maybe<ModerationPerson>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  readonly decision: Maybe<ModerationDecisionKind>;
  readonly decisions: ReadonlyArray<ModerationDecision>;
  readonly dueAt: Scalars['DateTime']['output'];
  readonly evidence: ModerationEvidence;
  readonly id: Scalars['ID']['output'];
  readonly isClaimedByViewer: Scalars['Boolean']['output'];
  /** Its author has deleted it since. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** Opened because a file is on the list of known ones. */
  readonly isHash: Scalars['Boolean']['output'];
  /** Its pictures, or what stopped its upload, are on the list of those that nobody may publish. */
  readonly isListed: Scalars['Boolean']['output'];
  readonly isOpen: Scalars['Boolean']['output'];
  /** Waits because it has not been published yet. */
  readonly isReview: Scalars['Boolean']['output'];
  readonly reason: ReportReason;
  readonly reportCount: Scalars['Int']['output'];
  /** Empty in lists, as the three below. */
  readonly reports: ReadonlyArray<ModerationReport>;
  /** Open cases of the same content. */
  readonly sameCaseIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Decisions against the author that stand. */
  readonly strikes: Scalars['Int']['output'];
  readonly target: ReportTarget;
  readonly targetId: Scalars['ID']['output'];
};

export type ModerationCaseConnection = {
  readonly __typename?: 'ModerationCaseConnection';
  readonly edges: ReadonlyArray<ModerationCaseEdge>;
  readonly pageInfo: PageInfo;
};

export type ModerationCaseEdge = {
  readonly __typename?: 'ModerationCaseEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: ModerationCase;
};

export type ModerationCaseFilter = {
  readonly isDecided?: Scalars['Boolean']['input'];
  /** Claimed by the viewer. */
  readonly mine?: Scalars['Boolean']['input'];
  readonly origin?: InputMaybe<ModerationOrigin>;
  readonly reason?: InputMaybe<ReportReason>;
  readonly target?: InputMaybe<ReportTarget>;
};

export type ModerationCaseResult = ModerationCaseSuccess | Refusal;

export type ModerationCaseSuccess = {
  readonly __typename?: 'ModerationCaseSuccess';
  readonly case: ModerationCase;
};

export type ModerationDecision = {
  readonly __typename?: 'ModerationDecision';
  readonly appeal: Maybe<ModerationAppealStatus>;
  readonly appealAnswer: Maybe<Scalars['String']['output']>;
  readonly appealText: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: ModerationDecisionKind;
  readonly moderatorName: Scalars['String']['output'];
  readonly reason: ReportReason;
  readonly text: Scalars['String']['output'];
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

export const ModerationDecisionKind = {
  Ban: 'BAN',
  Dismiss: 'DISMISS',
  Restore: 'RESTORE',
  Suspend: 'SUSPEND',
  TakeDown: 'TAKE_DOWN',
  Warn: 'WARN'
} as const;

export type ModerationDecisionKind = typeof ModerationDecisionKind[keyof typeof ModerationDecisionKind];
/** The object as it was when it was reported. */
export type ModerationEvidence = {
  readonly __typename?: 'ModerationEvidence';
  readonly ad: Maybe<ModerationAdEvidence>;
  /** What was said in the conversation just before. */
  readonly before: ReadonlyArray<ModerationEvidenceMessage>;
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  readonly media: ReadonlyArray<Media>;
  /** Of a profile. */
  readonly pictureUrls: ReadonlyArray<Scalars['String']['output']>;
  readonly postId: Maybe<Scalars['ID']['output']>;
  readonly text: Scalars['String']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
};

export type ModerationEvidenceMessage = {
  readonly __typename?: 'ModerationEvidenceMessage';
  readonly byAuthor: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly text: Scalars['String']['output'];
};

export type ModerationFigures = {
  readonly __typename?: 'ModerationFigures';
  readonly appeals: Scalars['Int']['output'];
  readonly appealsGranted: Scalars['Int']['output'];
  /** Of what waited to be published. */
  readonly approved: Scalars['Int']['output'];
  readonly banned: Scalars['Int']['output'];
  readonly byReason: ReadonlyArray<ModerationReasonFigures>;
  readonly decided: Scalars['Int']['output'];
  readonly dismissed: Scalars['Int']['output'];
  readonly inTime: Scalars['Int']['output'];
  /** From case to decision. */
  readonly medianMinutes: Maybe<Scalars['Int']['output']>;
  readonly month: Scalars['String']['output'];
  readonly refused: Scalars['Int']['output'];
  readonly reports: Scalars['Int']['output'];
  readonly restored: Scalars['Int']['output'];
  /** Uploads that resembled a picture on the list. */
  readonly stopped: Scalars['Int']['output'];
  readonly suspended: Scalars['Int']['output'];
  readonly takenDown: Scalars['Int']['output'];
  readonly warned: Scalars['Int']['output'];
};

export type ModerationLogConnection = {
  readonly __typename?: 'ModerationLogConnection';
  readonly edges: ReadonlyArray<ModerationLogEdge>;
  readonly pageInfo: PageInfo;
};

export type ModerationLogEdge = {
  readonly __typename?: 'ModerationLogEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: ModerationLogEntry;
};

export type ModerationLogEntry = {
  readonly __typename?: 'ModerationLogEntry';
  readonly action: Scalars['String']['output'];
  /** Null where it was the platform's own doing. */
  readonly actorName: Maybe<Scalars['String']['output']>;
  readonly caseId: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** JSON. */
  readonly detail: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly subjectName: Maybe<Scalars['String']['output']>;
  readonly target: Maybe<ReportTarget>;
};

export type ModerationLogFile = {
  readonly __typename?: 'ModerationLogFile';
  readonly content: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

export const ModerationLogFormat = {
  Csv: 'CSV',
  JsonLines: 'JSON_LINES'
} as const;

export type ModerationLogFormat = typeof ModerationLogFormat[keyof typeof ModerationLogFormat];
/** What its author is told of a decision against them. */
export type ModerationNotice = {
  readonly __typename?: 'ModerationNotice';
  readonly appeal: Maybe<ModerationAppealStatus>;
  readonly appealAnswer: Maybe<Scalars['String']['output']>;
  readonly appealText: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly decision: ModerationDecisionKind;
  readonly excerpt: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** It waited to be published. */
  readonly isReview: Scalars['Boolean']['output'];
  readonly isUndone: Scalars['Boolean']['output'];
  readonly reason: ReportReason;
  readonly target: ReportTarget;
  readonly targetId: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  /** Of a suspension. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

export const ModerationOrigin = {
  /** A file of it is on the list of known ones. */
  Hash: 'HASH',
  Report: 'REPORT',
  /** It waits to be published. */
  Review: 'REVIEW'
} as const;

export type ModerationOrigin = typeof ModerationOrigin[keyof typeof ModerationOrigin];
export type ModerationPastDecision = {
  readonly __typename?: 'ModerationPastDecision';
  readonly appeal: Maybe<ModerationAppealStatus>;
  readonly caseId: Scalars['ID']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly decision: ModerationDecisionKind;
  readonly id: Scalars['ID']['output'];
  /** It had waited to be published. */
  readonly isReview: Scalars['Boolean']['output'];
  readonly isUndone: Scalars['Boolean']['output'];
  readonly reason: ReportReason;
  readonly target: ReportTarget;
};

export type ModerationPerson = {
  readonly __typename?: 'ModerationPerson';
  readonly id: Scalars['ID']['output'];
  readonly lockedUntil: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
  readonly nickname: Scalars['String']['output'];
};

export type ModerationReasonFigures = {
  readonly __typename?: 'ModerationReasonFigures';
  readonly reason: ReportReason;
  /** Decisions that took something down. */
  readonly removed: Scalars['Int']['output'];
  readonly reports: Scalars['Int']['output'];
};

export type ModerationReport = {
  readonly __typename?: 'ModerationReport';
  readonly contact: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly protocol: Maybe<Scalars['String']['output']>;
  readonly reason: ReportReason;
  /** Null of an anonymous one, and of somebody who is gone. */
  readonly reporterName: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Lets whoever holds the token in at once. */
  readonly acceptCommunityInvite: AcceptCommunityInviteResult;
  readonly addComment: AddCommentResult;
  readonly addPasskey: AccountSecurityResult;
  /** By whom it is made to: who accepts owns the community, and who had it stays as moderator. */
  readonly answerCommunityOffer: AnswerCommunityOfferResult;
  /** Owner and moderators; approving twice is once. */
  readonly answerCommunityRequest: AnswerCommunityRequestResult;
  readonly answerFollowRequest: AnswerFollowRequestResult;
  readonly answerMessageRequest: AnswerMessageRequestResult;
  /** By anybody but who took the decision. */
  readonly answerModerationAppeal: ModerationCaseResult;
  /** The same for whoever is shut out. No session is needed. */
  readonly appealAccountLock: AppealModerationResult;
  /** Has a person look again where a check was refused (canAppeal). */
  readonly appealAgeCheck: AgeCheckResult;
  readonly appealModeration: AppealModerationResult;
  /** Ends a VIP membership when what is paid is over; at once where nothing is. */
  readonly cancelCommunitySubscription: CancelCommunitySubscriptionResult;
  /** The same, for members who may not be shown the community now. */
  readonly cancelVipSubscription: CancelVipSubscriptionResult;
  /** Sets a new password and ends all of the viewer's sessions but the one that asks. */
  readonly changePassword: ChangePasswordResult;
  /** What became of an anonymous report. */
  readonly checkReportProtocol: CheckReportProtocolResult;
  readonly claimModerationCase: ModerationCaseResult;
  /** Only the owner may. Nobody sees the community or what is inside afterwards; it cannot be undone. */
  readonly closeCommunity: CloseCommunityResult;
  /** Makes the ad that a card has paid; again answers the same ad. A Refusal PAYMENT_FAILED where nothing was paid. */
  readonly confirmBusinessAdPayment: PublishAdResult;
  readonly confirmEmail: AccountSecurityResult;
  readonly confirmEmailChange: AccountSecurityResult;
  /** Proves once more who the viewer is: by password where there is no second factor, by code or passkey otherwise. */
  readonly confirmIdentity: ConfirmIdentityResult;
  readonly confirmProfileAdPayment: PublishAdResult;
  /** Asks now for what the provider tells us a moment later anyway; confirming twice credits once. */
  readonly confirmTopUp: ConfirmTopUpResult;
  /** Begins a card payment of the price; what is paid and buys no ad stays in the wallet. */
  readonly createBusinessAdIntent: CreateAdIntentResult;
  /** Only PROFISSIONAL members may. */
  readonly createCommunity: CreateCommunityResult;
  /** Owner and moderators of a private community. */
  readonly createCommunityInvite: CreateCommunityInviteResult;
  readonly createPost: CreatePostResult;
  readonly createProfileAdIntent: CreateAdIntentResult;
  /** Begins a card payment that adds to the balance, R$ 5,00 to R$ 5.000,00. What is paid is credited in any case. */
  readonly createTopUpIntent: CreateTopUpIntentResult;
  /** Decides cases: several only where the content is the same. */
  readonly decideModerationCases: DecideModerationCasesResult;
  /** Hides the account at once, ends its sessions, and erases it after seven days unless somebody signs in to keep it. */
  readonly deleteAccount: DeleteAccountResult;
  /** One's own. What others have answered stays as a removed comment, without words and author. */
  readonly deleteComment: DeleteCommentResult;
  /** The other member keeps it; what is said afterwards brings it back. Answers the conversation as it is left. */
  readonly deleteConversationForMe: Conversation;
  /** The other member keeps it. Answers the conversation, whose last message may be another now. */
  readonly deleteMessageForMe: Conversation;
  readonly deletePost: DeletePostResult;
  readonly disableTwoStep: AccountSecurityResult;
  /** Deletes a file that no post uses yet. */
  readonly discardMedia: Scalars['Boolean']['output'];
  /** They are never suggested to the viewer again. */
  readonly dismissSuggestion: DismissSuggestionResult;
  /** By the link of the mail about a new device: ends every session, and takes away what was added to the account since. */
  readonly disownSession: MailLinkResult;
  readonly enableTwoStep: RecoveryCodesResult;
  /** Ends all of the viewer's sessions but the one that asks. */
  readonly endOtherSessions: EndOtherSessionsResult;
  /** Ends one of the viewer's sessions, its sockets included. */
  readonly endSession: EndSessionResult;
  /** Ends an ad; the whole days not begun go back to the wallet. Ending it twice changes nothing. */
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
  /** Puts the pictures of what was taken down on the list of those that nobody may publish, or takes them off. */
  readonly listModerationCasePictures: ModerationCaseResult;
  readonly logIn: LogInResult;
  /** Signs in without a password. */
  readonly logInWithPasskey: FinishLogInResult;
  /** Ends the session of the request's token; true also when it had ended already. */
  readonly logOut: Scalars['Boolean']['output'];
  readonly markAllNotificationsRead: MarkAllNotificationsReadResult;
  /** Tells senders that their messages have reached a device of the viewer. At most 50; never backwards. */
  readonly markDelivered: Scalars['Boolean']['output'];
  readonly markNotificationRead: MarkNotificationReadResult;
  /** Never backwards; marking twice changes nothing. */
  readonly markRead: Conversation;
  /**
   * Only the owner may, to a PROFISSIONAL member of it, one at a time; to the same one again changes nothing. The offer
   * stands for fourteen days, and nothing changes before it is accepted.
   */
  readonly offerCommunity: OfferCommunityResult;
  /** The conversation with a member, made on first asking; it is on nobody's list before its first message. */
  readonly openConversation: OpenConversationResult;
  /**
   * Where the browser downloads the copy by itself. NOT_FOUND for a copy that is not there, or is another member's; asks for
   * a fresh proof as `requestDataExport` does.
   */
  readonly openDataExport: OpenDataExportResult;
  /** Where the browser downloads by itself, as CSV, what `payments` answers by the same filter. */
  readonly openPaymentsTable: OpenPaymentsTableResult;
  /** Buys a business ad from the wallet. A Refusal INSUFFICIENT_BALANCE where that does not hold its price. */
  readonly publishBusinessAd: PublishAdResult;
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
   * Gives what is left of a card payment back to its card, within seven days and as far as it was not spent; what is free
   * again later can follow. The same key answers the same refund. Refusals NOT_REFUNDABLE, and REFUND_REFUSED where the card does not take it.
   */
  readonly refundPayment: RefundPaymentResult;
  /** Signs up and, on success, signs in. */
  readonly register: RegisterResult;
  /** Owner and moderators; only the owner may remove a moderator. */
  readonly removeCommunityMember: RemoveCommunityMemberResult;
  /** They are not told. */
  readonly removeFollower: RemoveFollowerResult;
  readonly removePasskey: AccountSecurityResult;
  readonly renamePasskey: AccountSecurityResult;
  /** Ten new codes in place of the old ones. */
  readonly renewRecoveryCodes: RecoveryCodesResult;
  /** Reports something. While its case is open, what is said again joins it; once it was decided, another is opened. NOT_FOUND for what the viewer may not see. */
  readonly report: ReportResult;
  /** For somebody without an account. No session is needed. */
  readonly reportAnonymously: ReportAnonymouslyResult;
  /** Has a copy of everything of the viewer's made. While one is in the making, or there, that is the answer. Asks for a fresh proof of who the viewer is (STEP_UP_REQUIRED), as deletion does. */
  readonly requestDataExport: RequestDataExportResult;
  /** Sends a code by mail. The answer is the same whether or not the address has an account. */
  readonly requestPasswordReset: RequestPasswordResetResult;
  /** Sets a new password with the code and ends every session of the account. */
  readonly resetPassword: ResetPasswordResult;
  readonly restoreModerationCase: ModerationCaseResult;
  /** Takes the cancellation back, before it took effect. */
  readonly resumeCommunitySubscription: ResumeCommunitySubscriptionResult;
  readonly revokeCommunityInvite: RevokeCommunityInviteResult;
  /** Sends the code that confirms the viewer's address. */
  readonly sendEmailCode: SendEmailCodeResult;
  readonly sendMessage: SendMessageResult;
  /** The two are invisible to each other from then on, and follow each other no more. */
  readonly setBlock: SetBlockResult;
  /** Only the owner may. OWNER is refused: who is to own a community accepts it (`offerCommunity`). */
  readonly setCommunityRole: SetCommunityRoleResult;
  readonly setConversationMuted: Conversation;
  /** The state wanted, not a flip; a private member is asked. */
  readonly setFollow: SetFollowResult;
  /** Keeps their posts out of the viewer's home timeline; nobody else sees a difference. */
  readonly setMute: SetMuteResult;
  /**
   * Makes the viewer's profile PROFISSIONAL, or FREE again, at once and free of charge. FREE is refused as HAS_SUBSCRIBERS
   * while a community of theirs has paying members, and ends the renewal of the VIP months that they pay.
   */
  readonly setProfileType: SetProfileTypeResult;
  readonly setReaction: SetReactionResult;
  /** Passed on to the other member, where both show it; nothing is stored. */
  readonly setTyping: Scalars['Boolean']['output'];
  /** Begins a check of the viewer's age at the provider; any that was under way before does not count any more. */
  readonly startAgeCheck: AgeCheckResult;
  /** Sends a code to the new address, and says the same whether or not it has an account. */
  readonly startEmailChange: SendEmailCodeResult;
  /** What `navigator.credentials.get` takes, as JSON; for signing in and for `confirmIdentity`. */
  readonly startPasskey: StartPasskeyResult;
  /** What `navigator.credentials.create` takes, as JSON. */
  readonly startPasskeyRegistration: StartPasskeyResult;
  /** A new secret for an authenticator app; it counts once `enableTwoStep` has seen a code of it. */
  readonly startTwoStep: StartTwoStepResult;
  /**
   * Pays a month of a VIP community from the wallet and enters; pays what is owed for whoever is PAST_DUE. Who has paid
   * pays nothing. Refused as INSUFFICIENT_BALANCE, or as PRICE_CHANGED when `priceCents` is not what a month costs.
   */
  readonly subscribeToCommunity: SubscribeToCommunityResult;
  /** Undoes the deletion of a shut-out member's account, which they cannot undo by signing in. */
  readonly undoAccountDeletion: UndoAccountDeletionResult;
  /** By the link that went to the address before. Ends every session. */
  readonly undoEmailChange: MailLinkResult;
  /** By the link of the mail about a passkey, a second step or recovery codes that were added: the same. */
  readonly undoFactor: MailLinkResult;
  readonly updateChatSettings: ChatSettings;
  /** Only the owner may. The kind stays what it is. */
  readonly updateCommunity: UpdateCommunityResult;
  readonly updateNotificationPreferences: UpdateNotificationPreferencesResult;
  readonly updateProfile: UpdateProfileResult;
  /** Stores one file for a post to come. What is not published within a day is deleted. */
  readonly uploadMedia: UploadMediaResult;
  /** Only the owner may; where there is no offer, that is as good. */
  readonly withdrawCommunityOffer: WithdrawCommunityOfferResult;
};


export type MutationAcceptCommunityInviteArgs = {
  input: AcceptCommunityInviteInput;
};


export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationAnswerCommunityOfferArgs = {
  input: AnswerCommunityOfferInput;
};


export type MutationAnswerCommunityRequestArgs = {
  input: AnswerCommunityRequestInput;
};


export type MutationAnswerFollowRequestArgs = {
  accept: Scalars['Boolean']['input'];
  profileId: Scalars['ID']['input'];
};


export type MutationAnswerMessageRequestArgs = {
  answer: MessageRequestAnswer;
  conversationId: Scalars['ID']['input'];
};


export type MutationAnswerModerationAppealArgs = {
  input: AnswerModerationAppealInput;
};


export type MutationAppealAccountLockArgs = {
  input: AppealAccountLockInput;
};


export type MutationAppealModerationArgs = {
  input: AppealModerationInput;
};


export type MutationCancelCommunitySubscriptionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelVipSubscriptionArgs = {
  communityId: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  newPassword: Scalars['String']['input'];
};


export type MutationCheckReportProtocolArgs = {
  input: CheckReportProtocolInput;
};


export type MutationClaimModerationCaseArgs = {
  claimed: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationCloseCommunityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmBusinessAdPaymentArgs = {
  input: BusinessAdInput;
  paymentIntentId: Scalars['ID']['input'];
};


export type MutationConfirmEmailArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmEmailChangeArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};


export type MutationConfirmProfileAdPaymentArgs = {
  input: ProfileAdInput;
  paymentIntentId: Scalars['ID']['input'];
};


export type MutationConfirmTopUpArgs = {
  paymentIntentId: Scalars['ID']['input'];
};


export type MutationCreateBusinessAdIntentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: BusinessAdInput;
};


export type MutationCreateCommunityArgs = {
  input: CreateCommunityInput;
};


export type MutationCreateCommunityInviteArgs = {
  input: CreateCommunityInviteInput;
};


export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


export type MutationCreateProfileAdIntentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: ProfileAdInput;
};


export type MutationCreateTopUpIntentArgs = {
  input: CreateTopUpIntentInput;
};


export type MutationDecideModerationCasesArgs = {
  input: DecideModerationCasesInput;
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
};


export type MutationDeleteConversationForMeArgs = {
  conversationId: Scalars['ID']['input'];
};


export type MutationDeleteMessageForMeArgs = {
  conversationId: Scalars['ID']['input'];
  messageId: Scalars['ID']['input'];
};


export type MutationDeletePostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDiscardMediaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissSuggestionArgs = {
  profileId: Scalars['ID']['input'];
};


export type MutationDisownSessionArgs = {
  token: Scalars['String']['input'];
};


export type MutationEnableTwoStepArgs = {
  code: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFinishAdArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFinishLogInArgs = {
  input: FinishLogInInput;
};


export type MutationHideCommentArgs = {
  hidden?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  postId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationJoinCommunityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationKeepAccountArgs = {
  token: Scalars['String']['input'];
};


export type MutationLeaveCommunityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationListModerationCasePicturesArgs = {
  id: Scalars['ID']['input'];
  listed: Scalars['Boolean']['input'];
};


export type MutationLogInArgs = {
  input: LogInInput;
};


export type MutationLogInWithPasskeyArgs = {
  input: LogInWithPasskeyInput;
};


export type MutationMarkAllNotificationsReadArgs = {
  input: MarkAllNotificationsReadInput;
};


export type MutationMarkDeliveredArgs = {
  arrivals: ReadonlyArray<MessageArrival>;
};


export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMarkReadArgs = {
  conversationId: Scalars['ID']['input'];
  seq: Scalars['Int']['input'];
};


export type MutationOfferCommunityArgs = {
  input: OfferCommunityInput;
};


export type MutationOpenConversationArgs = {
  memberId: Scalars['ID']['input'];
};


export type MutationOpenDataExportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOpenPaymentsTableArgs = {
  filter?: InputMaybe<PaymentFilter>;
};


export type MutationPublishBusinessAdArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: BusinessAdInput;
};


export type MutationPublishProfileAdArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: ProfileAdInput;
};


export type MutationRecordAdClickArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRecordAdViewsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationRecordPostViewsArgs = {
  input: RecordPostViewsInput;
};


export type MutationRefundPaymentArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveCommunityMemberArgs = {
  input: RemoveCommunityMemberInput;
};


export type MutationRemoveFollowerArgs = {
  profileId: Scalars['ID']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationReportArgs = {
  input: ReportInput;
};


export type MutationReportAnonymouslyArgs = {
  input: ReportAnonymouslyInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationRestoreModerationCaseArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationResumeCommunitySubscriptionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeCommunityInviteArgs = {
  input: RevokeCommunityInviteInput;
};


export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


export type MutationSetBlockArgs = {
  blocked: Scalars['Boolean']['input'];
  profileId: Scalars['ID']['input'];
};


export type MutationSetCommunityRoleArgs = {
  input: SetCommunityRoleInput;
};


export type MutationSetConversationMutedArgs = {
  conversationId: Scalars['ID']['input'];
  muted: Scalars['Boolean']['input'];
};


export type MutationSetFollowArgs = {
  following: Scalars['Boolean']['input'];
  profileId: Scalars['ID']['input'];
};


export type MutationSetMuteArgs = {
  muted: Scalars['Boolean']['input'];
  profileId: Scalars['ID']['input'];
};


export type MutationSetProfileTypeArgs = {
  profileType: ProfileType;
};


export type MutationSetReactionArgs = {
  input: SetReactionInput;
};


export type MutationSetTypingArgs = {
  conversationId: Scalars['ID']['input'];
  typing: Scalars['Boolean']['input'];
};


export type MutationStartEmailChangeArgs = {
  email: Scalars['String']['input'];
};


export type MutationSubscribeToCommunityArgs = {
  input: SubscribeToCommunityInput;
};


export type MutationUndoEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUndoFactorArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateChatSettingsArgs = {
  input: ChatSettingsInput;
};


export type MutationUpdateCommunityArgs = {
  input: UpdateCommunityInput;
};


export type MutationUpdateNotificationPreferencesArgs = {
  input: UpdateNotificationPreferencesInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUploadMediaArgs = {
  input: UploadMediaInput;
};


export type MutationWithdrawCommunityOfferArgs = {
  id: Scalars['ID']['input'];
};

/** What happened of one kind to one target within a day in São Paulo: 'Ana e mais 3 reagiram ao seu post'. */
export type Notification = {
  readonly __typename?: 'Notification';
  readonly actorCount: Scalars['Int']['output'];
  /** At most three, the latest first; nobody where it is nobody's doing. */
  readonly actors: ReadonlyArray<Profile>;
  readonly changedAt: Scalars['DateTime']['output'];
  /** The latest comment it tells of. */
  readonly commentId: Maybe<Scalars['ID']['output']>;
  readonly communityId: Maybe<Scalars['ID']['output']>;
  readonly communityName: Maybe<Scalars['String']['output']>;
  readonly conversationId: Maybe<Scalars['ID']['output']>;
  /** A few words more: the name of the ad, the amount, the reason. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /** The beginning of the comment or the post. */
  readonly excerpt: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isRead: Scalars['Boolean']['output'];
  readonly kind: NotificationKind;
  readonly postId: Maybe<Scalars['ID']['output']>;
  /** The viewer's number of its latest change; the higher, the later. */
  readonly sequence: Scalars['Int']['output'];
  /** What it is about: of a kind that has no field of its own below, such as an ad, the id alone. */
  readonly targetId: Scalars['ID']['output'];
  /** The top-level comment of that one's thread. */
  readonly threadId: Maybe<Scalars['ID']['output']>;
};

export type NotificationConnection = {
  readonly __typename?: 'NotificationConnection';
  readonly edges: ReadonlyArray<NotificationEdge>;
  readonly pageInfo: PageInfo;
};

export type NotificationEdge = {
  readonly __typename?: 'NotificationEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Notification;
};

export const NotificationKind = {
  AdApproved: 'AD_APPROVED',
  AdEnded: 'AD_ENDED',
  AdRefused: 'AD_REFUSED',
  Comment: 'COMMENT',
  CommentReaction: 'COMMENT_REACTION',
  CommunityAnswer: 'COMMUNITY_ANSWER',
  /** A community is offered to the viewer, or what became of an offer: `detail` is aceita, recusada or cancelada. */
  CommunityOffer: 'COMMUNITY_OFFER',
  CommunityRequest: 'COMMUNITY_REQUEST',
  Follow: 'FOLLOW',
  FollowRequest: 'FOLLOW_REQUEST',
  MessageRequest: 'MESSAGE_REQUEST',
  Moderation: 'MODERATION',
  /** The account is used on a device that it was not used on before. */
  NewSignIn: 'NEW_SIGN_IN',
  /** The owner of a card disputes what it paid, and what comes of that. */
  PaymentDisputed: 'PAYMENT_DISPUTED',
  /** What a card paid goes back to it, or is not taken by it. */
  PaymentRefunded: 'PAYMENT_REFUNDED',
  Reaction: 'REACTION',
  Reply: 'REPLY',
  /** A month of a VIP community could not be paid, or its time is over. */
  VipRenewal: 'VIP_RENEWAL',
  WalletCredited: 'WALLET_CREDITED',
  /** Months of a VIP community were given back to who had paid them. Cannot be switched off, as the last three. */
  WalletDebited: 'WALLET_DEBITED'
} as const;

export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];
export type NotificationPreference = {
  readonly __typename?: 'NotificationPreference';
  readonly enabled: Scalars['Boolean']['output'];
  readonly kind: NotificationKind;
};

export type NotificationPreferenceInput = {
  readonly enabled: Scalars['Boolean']['input'];
  readonly kind: NotificationKind;
};

export type OfferCommunityInput = {
  readonly communityId: Scalars['ID']['input'];
  readonly userId: Scalars['ID']['input'];
};

export type OfferCommunityResult = OfferCommunitySuccess | Refusal;

export type OfferCommunitySuccess = {
  readonly __typename?: 'OfferCommunitySuccess';
  readonly community: Community;
};

export type OpenConversationResult = OpenConversationSuccess | Refusal;

export type OpenConversationSuccess = {
  readonly __typename?: 'OpenConversationSuccess';
  readonly conversation: Conversation;
};

export type OpenDataExportResult = OpenDataExportSuccess | Refusal;

export type OpenDataExportSuccess = {
  readonly __typename?: 'OpenDataExportSuccess';
  readonly download: Download;
};

export type OpenPaymentsTableResult = OpenPaymentsTableSuccess | Refusal;

export type OpenPaymentsTableSuccess = {
  readonly __typename?: 'OpenPaymentsTableSuccess';
  readonly download: Download;
};

/** Where a page of a connection stands (Relay Cursor Connections). */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

export type PaidCommunity = {
  readonly __typename?: 'PaidCommunity';
  /** The community's. */
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly subscriberCount: Scalars['Int']['output'];
};

export type Passkey = {
  readonly __typename?: 'Passkey';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
};

export type Payment = {
  readonly __typename?: 'Payment';
  /** Above zero into the wallet, below zero out of it; what has not succeeded has moved nothing. */
  readonly centavos: Scalars['Int']['output'];
  readonly communityId: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** A few words more: the ad's title, the community's name. */
  readonly description: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: PaymentKind;
  /** What could go back to the card now. Only where one payment is asked for; null where nothing can. */
  readonly refundable: Maybe<Refundable>;
  readonly state: PaymentState;
};

export type PaymentConnection = {
  readonly __typename?: 'PaymentConnection';
  readonly edges: ReadonlyArray<PaymentEdge>;
  readonly pageInfo: PageInfo;
};

export type PaymentEdge = {
  readonly __typename?: 'PaymentEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Payment;
};

/** What is absent filters nothing. */
export type PaymentFilter = {
  /** The first and the last São Paulo day, both within. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly kind?: InputMaybe<PaymentKind>;
  readonly state?: InputMaybe<PaymentState>;
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

/** A card payment that waits to be paid in the browser. */
export type PaymentIntent = {
  readonly __typename?: 'PaymentIntent';
  readonly centavos: Scalars['Int']['output'];
  /** What the provider's script pays with; for nobody but its member. */
  readonly clientSecret: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
};

export const PaymentKind = {
  Ad: 'AD',
  /** A card payment that the card's owner disputes; and what settles it. */
  Dispute: 'DISPUTE',
  Highlight: 'HIGHLIGHT',
  /** One that a newer platform tells and this gateway does not know. */
  Other: 'OTHER',
  Refund: 'REFUND',
  /** What was held and is free again. */
  Release: 'RELEASE',
  TopUp: 'TOP_UP',
  /** A month of a VIP community, paid. */
  Vip: 'VIP',
  /** A month of a VIP community, received. */
  VipEarning: 'VIP_EARNING'
} as const;

export type PaymentKind = typeof PaymentKind[keyof typeof PaymentKind];
export type PaymentProvider = {
  readonly __typename?: 'PaymentProvider';
  /** Nothing is charged: test cards alone. */
  readonly isTest: Scalars['Boolean']['output'];
  readonly publishableKey: Scalars['String']['output'];
  /** Of the script that offers Stripe.js' interface. */
  readonly scriptUrl: Scalars['String']['output'];
};

export const PaymentState = {
  /** A card payment that was refused or given up. */
  Failed: 'FAILED',
  /** As `PaymentKind.OTHER`. */
  Other: 'OTHER',
  /** A card payment that was begun and not finished. */
  Pending: 'PENDING',
  Succeeded: 'SUCCEEDED'
} as const;

export type PaymentState = typeof PaymentState[keyof typeof PaymentState];
export const PeopleList = {
  Blocked: 'BLOCKED',
  Followers: 'FOLLOWERS',
  Following: 'FOLLOWING'
} as const;

export type PeopleList = typeof PeopleList[keyof typeof PeopleList];
export type PersonalData = {
  readonly __typename?: 'PersonalData';
  readonly birthDate: Scalars['Date']['output'];
  readonly gender: Maybe<GenderCategory>;
  readonly preferences: ReadonlyArray<GenderCategory>;
};

export type Post = Reactable & {
  readonly __typename?: 'Post';
  readonly author: Profile;
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
  readonly id: Scalars['ID']['output'];
  /** Waits for a moderator: nobody but its author sees it. */
  readonly isInReview: Scalars['Boolean']['output'];
  /** Whether the viewer wrote it, and so may delete it and hide its comments. */
  readonly isOwn: Scalars['Boolean']['output'];
  readonly media: ReadonlyArray<Media>;
  readonly reactions: ReactionSummary;
  /** Plain text, empty when the post is media alone. */
  readonly text: Scalars['String']['output'];
  readonly viewCount: Scalars['Int']['output'];
};


export type PostCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type PostChange = {
  readonly __typename?: 'PostChange';
  /** False where moderation has given it back: ask again. */
  readonly isGone: Scalars['Boolean']['output'];
  readonly postId: Scalars['ID']['output'];
};

export type PostConnection = {
  readonly __typename?: 'PostConnection';
  readonly edges: ReadonlyArray<PostEdge>;
  readonly pageInfo: PageInfo;
};

export type PostEdge = {
  readonly __typename?: 'PostEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Post;
};

/** What is left of a post for its author outside its community: enough to know it by and to delete it, with the id of the post. */
export type PostLeftBehind = {
  readonly __typename?: 'PostLeftBehind';
  readonly communityId: Maybe<Scalars['ID']['output']>;
  readonly communityName: Maybe<Scalars['String']['output']>;
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly media: ReadonlyArray<Media>;
  readonly text: Scalars['String']['output'];
};

export type PostLeftBehindConnection = {
  readonly __typename?: 'PostLeftBehindConnection';
  readonly edges: ReadonlyArray<PostLeftBehindEdge>;
  readonly pageInfo: PageInfo;
};

export type PostLeftBehindEdge = {
  readonly __typename?: 'PostLeftBehindEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: PostLeftBehind;
};

export type PostMediaInput = {
  readonly alt?: Scalars['String']['input'];
  /** From `uploadMedia`. */
  readonly id: Scalars['ID']['input'];
};

export type Privacy = {
  readonly __typename?: 'Privacy';
  /** What is in the wallet, in centavos. */
  readonly balance: Scalars['Int']['output'];
  /** When the account is erased; null unless its deletion was begun. */
  readonly deletesAt: Maybe<Scalars['DateTime']['output']>;
  readonly export: Maybe<DataExport>;
  readonly formattedBalance: Scalars['String']['output'];
  readonly formattedInAds: Scalars['String']['output'];
  /** What would come back from the viewer's ads if they ended now, in centavos; deletion ends them. */
  readonly inAds: Scalars['Int']['output'];
};

export type Profile = {
  readonly __typename?: 'Profile';
  /** Signed and expiring; null where the default avatar stands in. */
  readonly avatarUrl: Maybe<Scalars['String']['output']>;
  readonly bio: Maybe<Scalars['String']['output']>;
  /** Signed and expiring. */
  readonly coverUrl: Maybe<Scalars['String']['output']>;
  /** Of the viewer. */
  readonly followState: FollowState;
  readonly followerCount: Scalars['Int']['output'];
  readonly followingCount: Scalars['Int']['output'];
  readonly followsViewer: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isMuted: Scalars['Boolean']['output'];
  readonly isOwn: Scalars['Boolean']['output'];
  /** Approves followers; only they see what is posted outside communities. */
  readonly isPrivate: Scalars['Boolean']['output'];
  /** Identity checked: the badge 'Verificado'. */
  readonly isVerified: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly nickname: Scalars['String']['output'];
  /** What nobody else is told; null for everybody but oneself. */
  readonly personal: Maybe<PersonalData>;
  /** Newest first. */
  readonly posts: PostConnection;
};


export type ProfilePostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ProfileAdInput = {
  readonly endDate: Scalars['Date']['input'];
  readonly highlight: HighlightType;
  readonly startDate: Scalars['Date']['input'];
  readonly targets: ReadonlyArray<GenderCategory>;
};

export type ProfileConnection = {
  readonly __typename?: 'ProfileConnection';
  readonly edges: ReadonlyArray<ProfileEdge>;
  readonly pageInfo: PageInfo;
};

export type ProfileEdge = {
  readonly __typename?: 'ProfileEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Profile;
};

export const ProfileType = {
  Free: 'FREE',
  Profissional: 'PROFISSIONAL'
} as const;

export type ProfileType = typeof ProfileType[keyof typeof ProfileType];
export type ProfileTypeState = {
  readonly __typename?: 'ProfileTypeState';
  /** The viewer's. */
  readonly id: Scalars['ID']['output'];
  /** Communities of the viewer's that have paying members. */
  readonly paidCommunities: ReadonlyArray<PaidCommunity>;
  readonly profileType: ProfileType;
  /** How many VIP months of the viewer's would be paid again. */
  readonly renewalCount: Scalars['Int']['output'];
  /** How many communities the viewer owns or moderates. */
  readonly runningCount: Scalars['Int']['output'];
};

export type PublishAdResult = PublishAdSuccess | Refusal;

export type PublishAdSuccess = {
  readonly __typename?: 'PublishAdSuccess';
  readonly ad: Ad;
};

export type Query = {
  readonly __typename?: 'Query';
  /** Why an account is shut out, by the `access` of a refused sign-in: each decision that stands, the longest first; none once the access is over. No session is needed. */
  readonly accountLocks: ReadonlyArray<ModerationNotice>;
  /** How the viewer's account is entered. */
  readonly accountSecurity: AccountSecurity;
  /** Where the viewer is signed in: here first, then the last seen first; at most 50. */
  readonly accountSessions: ReadonlyArray<AccountSession>;
  /** What an ad would cost; the platform's own prices. */
  readonly adPrice: AdPriceResult;
  /** How the viewer's age stands; null when signed out. */
  readonly ageAssurance: Maybe<AgeAssurance>;
  readonly chatSettings: ChatSettings;
  /** Null where the post or the comment is not to be seen. */
  readonly comment: Maybe<Comment>;
  /**
   * Replies of one comment, oldest first: what `Comment.replies` answers, for a thread that is opened later.
   * A NOT_FOUND fault where the post or the comment is not to be seen.
   */
  readonly commentReplies: CommentConnection;
  /** Null when there is no such community, or it was closed. */
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
   * The largest first. Each word of `search` has to begin a word of the name or of the description; without any, the
   * viewer's own are left out.
   */
  readonly discoverCommunities: CommunityConnection;
  /**
   * Posts that everybody may see, newest first, of authors of a gender category if one is named; never of somebody the
   * viewer has muted. Every word of the search has to begin a word of the post, marks and case make no difference;
   * an empty search is what there is to discover: of people whom the viewer does not follow.
   */
  readonly discoverPosts: PostConnection;
  /**
   * The home timeline: followed people and joined communities first, then discovery, newest first within each.
   * `before` takes a `startCursor` and answers what is newer; it cannot be combined with `after`.
   */
  readonly feed: PostConnection;
  /** Who waits for the viewer's yes, newest first. */
  readonly followRequests: ProfileConnection;
  /** Whether the viewer moderates. To anybody else all of the rest is NOT_FOUND. */
  readonly isModerator: Scalars['Boolean']['output'];
  /** First messages of people whom the viewer does not follow, waiting for an answer. */
  readonly messageRequests: ConversationConnection;
  /** Open ones by deadline. */
  readonly moderationAppeals: ModerationAppealConnection;
  readonly moderationCase: Maybe<ModerationCase>;
  /** Open cases by deadline, decided ones newest first. */
  readonly moderationCases: ModerationCaseConnection;
  /** A month (YYYY-MM); this one where none is named. */
  readonly moderationFigures: ModerationFigures;
  /** The same as a file. */
  readonly moderationFiguresFile: ModerationLogFile;
  readonly moderationLog: ModerationLogConnection;
  /** A month (YYYY-MM) of the log, as a file. */
  readonly moderationLogFile: ModerationLogFile;
  /** A decision against the viewer; null when there is none by that id. */
  readonly moderationNotice: Maybe<ModerationNotice>;
  /** The viewer's own, newest first. An UNAUTHENTICATED fault when signed out, as for all of these. */
  readonly myAds: AdConnection;
  /** Communities the viewer is in, waits for, or whose VIP time is over; the last to be joined first. */
  readonly myCommunities: CommunityConnection;
  /** Lists of one's own; nobody else sees them. */
  readonly myPeople: ProfileConnection;
  /** Every kind that can be switched off, in the order in which to show them. */
  readonly notificationPreferences: ReadonlyArray<NotificationPreference>;
  /** The viewer's, the latest change first. An UNAUTHENTICATED fault when signed out, as for all of these. */
  readonly notifications: NotificationConnection;
  /** One of them, by its id or by the `targetId` of a notification of it; null when it is not the viewer's. */
  readonly payment: Maybe<Payment>;
  /** Who takes the cards, for the payment screens. */
  readonly paymentProvider: PaymentProvider;
  /** Every movement of the viewer's wallet, and card payments that are open or failed; the latest first. */
  readonly payments: PaymentConnection;
  /** Null when there is no such post, or none that the viewer may see. */
  readonly post: Maybe<Post>;
  /**
   * The viewer's own posts in communities that they do not belong to any more, newest first: not to be opened there, and
   * still theirs to delete.
   */
  readonly postsLeftBehind: PostLeftBehindConnection;
  /**
   * What the viewer can do about their data; null when signed out. The access of `AccountLocked`, sent as a session is, opens
   * this, the copy, the deletion, `undoAccountDeletion`, `openPaymentsTable`, `payments`, `payment` and `refundPayment`, and nothing else.
   */
  readonly privacy: Maybe<Privacy>;
  /** Null when there is no such member, or none that the viewer may see. */
  readonly profile: Maybe<Profile>;
  /** What kind of profile the viewer has, and what hangs on it. */
  readonly profileTypeState: ProfileTypeState;
  /**
   * Others' ads for a place, those the viewer saw least today first; none of anybody they blocked or muted.
   * `category` narrows highlights as Discover is narrowed.
   */
  readonly sponsored: ReadonlyArray<Sponsored>;
  /** People to follow, best first. */
  readonly suggestedProfiles: ReadonlyArray<Profile>;
  readonly unreadMessages: UnreadMessages;
  readonly unreadNotificationCount: UnreadNotificationCount;
  /** Who is asking; null when signed out. */
  readonly viewer: Maybe<Viewer>;
  /** What the viewer pays every month, whether they may be shown what is inside or not; what is charged next comes first. */
  readonly vipSubscriptions: ReadonlyArray<VipSubscription>;
  /** Those of these posts that the viewer may see, as they are asked for; at most 100 at a time. */
  readonly visiblePosts: ReadonlyArray<Scalars['ID']['output']>;
  /** The viewer's. An UNAUTHENTICATED fault when signed out, as for all of these. */
  readonly wallet: Wallet;
};


export type QueryAccountLocksArgs = {
  access: Scalars['String']['input'];
};


export type QueryAdPriceArgs = {
  input: AdPriceInput;
};


export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
};


export type QueryCommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  commentId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  postId: Scalars['ID']['input'];
};


export type QueryCommunityArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCommunityFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  communityId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDiscoverArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<GenderCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: Scalars['String']['input'];
};


export type QueryDiscoverCommunitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: Scalars['String']['input'];
};


export type QueryDiscoverPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<GenderCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: Scalars['String']['input'];
};


export type QueryFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFollowRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMessageRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryModerationAppealsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryModerationCaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryModerationCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: ModerationCaseFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryModerationFiguresArgs = {
  month?: InputMaybe<Scalars['String']['input']>;
};


export type QueryModerationFiguresFileArgs = {
  month: Scalars['String']['input'];
};


export type QueryModerationLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryModerationLogFileArgs = {
  format: ModerationLogFormat;
  month: Scalars['String']['input'];
};


export type QueryModerationNoticeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMyAdsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyCommunitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  list: PeopleList;
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPostsLeftBehindArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProfileArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySponsoredArgs = {
  category?: InputMaybe<GenderCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  placement: AdPlacement;
};


export type QuerySuggestedProfilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryVisiblePostsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** What members can set on fire. */
export type Reactable = {
  readonly id: Scalars['ID']['output'];
  readonly reactions: ReactionSummary;
};

export type ReactionSummary = {
  readonly __typename?: 'ReactionSummary';
  /** Whether the viewer is among them; false when signed out. */
  readonly reacted: Scalars['Boolean']['output'];
  readonly total: Scalars['Int']['output'];
};

/** A new total: of the comment where there is a `commentId`, else of the post. */
export type ReactionTotal = {
  readonly __typename?: 'ReactionTotal';
  readonly commentId: Maybe<Scalars['ID']['output']>;
  readonly postId: Scalars['ID']['output'];
  readonly total: Scalars['Int']['output'];
};

export const ReactionType = {
  Fire: 'FIRE'
} as const;

export type ReactionType = typeof ReactionType[keyof typeof ReactionType];
export type RecordPostViewsInput = {
  /** `anon_` and a UUID; needed when signed out, ignored otherwise. */
  readonly anonymousId?: InputMaybe<Scalars['String']['input']>;
  readonly postIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type RecoveryCodesResult = RecoveryCodesSuccess | Refusal;

export type RecoveryCodesSuccess = {
  readonly __typename?: 'RecoveryCodesSuccess';
  /** Shown this once. */
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
  readonly security: AccountSecurity;
};

export type RefundPaymentResult = RefundPaymentSuccess | Refusal;

export type RefundPaymentSuccess = {
  readonly __typename?: 'RefundPaymentSuccess';
  readonly centavos: Scalars['Int']['output'];
  /** The provider has not answered yet; it is asked until it has. */
  readonly isPending: Scalars['Boolean']['output'];
  readonly wallet: Wallet;
};

export type Refundable = {
  readonly __typename?: 'Refundable';
  readonly centavos: Scalars['Int']['output'];
  readonly until: Scalars['DateTime']['output'];
};

/** An expected no, which a person can act on. Faults (signed out, not found, upstream down) are GraphQL errors instead. */
export type Refusal = {
  readonly __typename?: 'Refusal';
  readonly code: RefusalCode;
  /** The input field it is about, where it is about one. */
  readonly field: Maybe<Scalars['String']['output']>;
  /** In Portuguese, fit to be shown. */
  readonly message: Scalars['String']['output'];
};

export const RefusalCode = {
  /** The account is about to be deleted; `keepAccount` keeps it. */
  AccountLeaving: 'ACCOUNT_LEAVING',
  /** The file starts like an image or a video but cannot be read to its end. */
  BrokenFile: 'BROKEN_FILE',
  /** What was begun took too long, or was used. */
  ChallengeOver: 'CHALLENGE_OVER',
  /** A second factor needs an address that is the member's for sure. */
  EmailNotConfirmed: 'EMAIL_NOT_CONFIRMED',
  /** A post needs text or media. */
  EmptyPost: 'EMPTY_POST',
  /** An image of 80 MB or more, or a video over the store's limit. */
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
  /** The code is wrong, used, too old, or was tried too often. */
  InvalidResetCode: 'INVALID_RESET_CODE',
  /** The viewer may see it, but may not do this to it. */
  NotAllowed: 'NOT_ALLOWED',
  /** It was spent, is too old to go back to its card, or went back already. */
  NotRefundable: 'NOT_REFUNDABLE',
  /** Offers a community to a member, who owns it once they accept. */
  OfferNeeded: 'OFFER_NEEDED',
  /** The community is offered to another member, until they answer or the offer is withdrawn. */
  OfferPending: 'OFFER_PENDING',
  /** An owner hands the community over, or closes it, before leaving. */
  OwnerCannotLeave: 'OWNER_CANNOT_LEAVE',
  /** It was paid, and buys nothing as it is now: what was paid is in the wallet. The message says why. */
  PaidIntoWallet: 'PAID_INTO_WALLET',
  /** The card was not charged. */
  PaymentFailed: 'PAYMENT_FAILED',
  /** The provider has not decided yet; what is paid in the end is credited by itself. */
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
  /** More than 10 files in a post. */
  TooManyFiles: 'TOO_MANY_FILES',
  /** More than 50 megapixels. */
  TooManyPixels: 'TOO_MANY_PIXELS',
  /** Ten wrong passwords or codes within 15 minutes; the message says when to try again. */
  TooManyTries: 'TOO_MANY_TRIES',
  /** Younger than 18 by the date in São Paulo. */
  Underage: 'UNDERAGE',
  /** Neither an image nor a video that can be published; judged by content, never by name. */
  UnsupportedFile: 'UNSUPPORTED_FILE',
  /** A video of 5 minutes or more. */
  VideoTooLong: 'VIDEO_TOO_LONG',
  /** Shorter than 8, or one of the commonest. */
  WeakPassword: 'WEAK_PASSWORD'
} as const;

export type RefusalCode = typeof RefusalCode[keyof typeof RefusalCode];
export type RegisterInput = {
  readonly birthDate: Scalars['Date']['input'];
  readonly device?: InputMaybe<DeviceInput>;
  readonly email: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  /** Made from the name when absent. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  readonly password: Scalars['String']['input'];
  readonly preferences?: ReadonlyArray<GenderCategory>;
  readonly profileType?: RegisteredProfileType;
};

export type RegisterResult = Refusal | RegisterSuccess;

export type RegisterSuccess = {
  readonly __typename?: 'RegisterSuccess';
  readonly session: Session;
};

/** PESSOAL gives the session profile FREE. */
export const RegisteredProfileType = {
  Pessoal: 'PESSOAL',
  Profissional: 'PROFISSIONAL'
} as const;

export type RegisteredProfileType = typeof RegisteredProfileType[keyof typeof RegisteredProfileType];
export type RemoveCommunityMemberInput = {
  readonly communityId: Scalars['ID']['input'];
  readonly userId: Scalars['ID']['input'];
};

export type RemoveCommunityMemberResult = Refusal | RemoveCommunityMemberSuccess;

export type RemoveCommunityMemberSuccess = {
  readonly __typename?: 'RemoveCommunityMemberSuccess';
  readonly community: Community;
};

export type RemoveFollowerResult = Refusal | RemoveFollowerSuccess;

export type RemoveFollowerSuccess = {
  readonly __typename?: 'RemoveFollowerSuccess';
  readonly profile: Profile;
};

export type ReportAnonymouslyInput = {
  readonly contact?: InputMaybe<Scalars['String']['input']>;
  /** An address of this site, or where it is to be found. */
  readonly link: Scalars['String']['input'];
  readonly reason: ReportReason;
  readonly text: Scalars['String']['input'];
};

export type ReportAnonymouslyResult = Refusal | ReportAnonymouslySuccess;

export type ReportAnonymouslySuccess = {
  readonly __typename?: 'ReportAnonymouslySuccess';
  readonly dueAt: Scalars['DateTime']['output'];
  readonly protocol: Scalars['String']['output'];
  /** Shown this once. */
  readonly secret: Scalars['String']['output'];
};

export type ReportInput = {
  readonly reason: ReportReason;
  readonly target: ReportTarget;
  readonly targetId: Scalars['ID']['input'];
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type ReportProtocol = {
  readonly __typename?: 'ReportProtocol';
  /** Once decided, what was done, where the address of the report showed nothing. */
  readonly answer: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  readonly dueAt: Scalars['DateTime']['output'];
  /** Once decided. */
  readonly outcome: Maybe<ReportProtocolOutcome>;
  readonly protocol: Scalars['String']['output'];
  readonly status: ReportProtocolStatus;
};

export const ReportProtocolOutcome = {
  /** It is not there any more, by its author's doing or another decision. */
  Gone: 'GONE',
  Kept: 'KEPT',
  /** What the report describes was not found. */
  NotFound: 'NOT_FOUND',
  Removed: 'REMOVED'
} as const;

export type ReportProtocolOutcome = typeof ReportProtocolOutcome[keyof typeof ReportProtocolOutcome];
export const ReportProtocolStatus = {
  Decided: 'DECIDED',
  InReview: 'IN_REVIEW',
  Received: 'RECEIVED'
} as const;

export type ReportProtocolStatus = typeof ReportProtocolStatus[keyof typeof ReportProtocolStatus];
/** The gravest first; the first two are decided within two hours, the others within seven business days. */
export const ReportReason = {
  Fraud: 'FRAUD',
  Harassment: 'HARASSMENT',
  Hate: 'HATE',
  Impersonation: 'IMPERSONATION',
  IntimateWithoutConsent: 'INTIMATE_WITHOUT_CONSENT',
  Other: 'OTHER',
  SelfHarm: 'SELF_HARM',
  Spam: 'SPAM',
  Underage: 'UNDERAGE',
  Violence: 'VIOLENCE'
} as const;

export type ReportReason = typeof ReportReason[keyof typeof ReportReason];
export type ReportResult = Refusal | ReportSuccess;

export type ReportSuccess = {
  readonly __typename?: 'ReportSuccess';
  readonly reportId: Scalars['ID']['output'];
};

export const ReportTarget = {
  Ad: 'AD',
  Comment: 'COMMENT',
  Community: 'COMMUNITY',
  Message: 'MESSAGE',
  /** Of an anonymous report whose address shows nothing. */
  Other: 'OTHER',
  Post: 'POST',
  Profile: 'PROFILE'
} as const;

export type ReportTarget = typeof ReportTarget[keyof typeof ReportTarget];
export type RequestDataExportResult = Refusal | RequestDataExportSuccess;

export type RequestDataExportSuccess = {
  readonly __typename?: 'RequestDataExportSuccess';
  readonly privacy: Privacy;
};

export type RequestPasswordResetInput = {
  readonly email: Scalars['String']['input'];
};

export type RequestPasswordResetResult = Refusal | RequestPasswordResetSuccess;

export type RequestPasswordResetSuccess = {
  readonly __typename?: 'RequestPasswordResetSuccess';
  /** The address the code went to, if it has an account. */
  readonly email: Scalars['String']['output'];
};

export type ResetPasswordInput = {
  readonly code: Scalars['String']['input'];
  readonly device?: InputMaybe<DeviceInput>;
  readonly email: Scalars['String']['input'];
  readonly newPassword: Scalars['String']['input'];
};

export type ResetPasswordResult = Refusal | ResetPasswordSuccess;

export type ResetPasswordSuccess = {
  readonly __typename?: 'ResetPasswordSuccess';
  /** Fit to be shown. */
  readonly message: Scalars['String']['output'];
  /** What was added to the account lately and is gone now, in words. */
  readonly removed: ReadonlyArray<Scalars['String']['output']>;
};

export type ResumeCommunitySubscriptionResult = Refusal | ResumeCommunitySubscriptionSuccess;

export type ResumeCommunitySubscriptionSuccess = {
  readonly __typename?: 'ResumeCommunitySubscriptionSuccess';
  readonly community: Community;
};

export type RevokeCommunityInviteInput = {
  readonly communityId: Scalars['ID']['input'];
  readonly id: Scalars['ID']['input'];
};

export type RevokeCommunityInviteResult = Refusal | RevokeCommunityInviteSuccess;

export type RevokeCommunityInviteSuccess = {
  readonly __typename?: 'RevokeCommunityInviteSuccess';
  readonly id: Scalars['ID']['output'];
};

/** The password is right; a code has to follow. */
export type SecondStepRequired = {
  readonly __typename?: 'SecondStepRequired';
  /** For `finishLogIn`, once and within five minutes. */
  readonly challenge: Scalars['String']['output'];
};

export type SendEmailCodeResult = Refusal | SendEmailCodeSuccess;

export type SendEmailCodeSuccess = {
  readonly __typename?: 'SendEmailCodeSuccess';
  readonly email: Scalars['String']['output'];
};

export type SendMessageInput = {
  /** A UUID made by the client; sending it again answers the same message and makes no second one. */
  readonly clientId: Scalars['ID']['input'];
  readonly conversationId: Scalars['ID']['input'];
  /** A picture of `uploadMedia` that was not used before. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  readonly text?: Scalars['String']['input'];
};

export type SendMessageResult = Refusal | SendMessageSuccess;

export type SendMessageSuccess = {
  readonly __typename?: 'SendMessageSuccess';
  readonly sent: Message;
};

/** What the browser keeps of a sign-in. */
export type Session = {
  readonly __typename?: 'Session';
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly nickname: Scalars['String']['output'];
  readonly preferences: ReadonlyArray<GenderCategory>;
  readonly profileType: ProfileType;
  /** Opaque bearer token, for `Authorization: Bearer …` and for `connection_init`. */
  readonly token: Scalars['String']['output'];
  readonly userId: Scalars['ID']['output'];
};

export type SetBlockResult = Refusal | SetBlockSuccess;

export type SetBlockSuccess = {
  readonly __typename?: 'SetBlockSuccess';
  readonly profileId: Scalars['ID']['output'];
};

export type SetCommunityRoleInput = {
  readonly communityId: Scalars['ID']['input'];
  readonly role: CommunityRole;
  readonly userId: Scalars['ID']['input'];
};

export type SetCommunityRoleResult = Refusal | SetCommunityRoleSuccess;

export type SetCommunityRoleSuccess = {
  readonly __typename?: 'SetCommunityRoleSuccess';
  readonly community: Community;
};

export type SetFollowResult = Refusal | SetFollowSuccess;

export type SetFollowSuccess = {
  readonly __typename?: 'SetFollowSuccess';
  readonly profile: Profile;
};

export type SetMuteResult = Refusal | SetMuteSuccess;

export type SetMuteSuccess = {
  readonly __typename?: 'SetMuteSuccess';
  readonly profile: Profile;
};

export type SetProfileTypeResult = Refusal | SetProfileTypeSuccess;

export type SetProfileTypeSuccess = {
  readonly __typename?: 'SetProfileTypeSuccess';
  readonly state: ProfileTypeState;
};

export type SetReactionInput = {
  /** Set for a comment of that post, absent for the post itself. */
  readonly commentId?: InputMaybe<Scalars['ID']['input']>;
  readonly postId: Scalars['ID']['input'];
  /** The state wanted, not a flip: sending it twice changes nothing. */
  readonly reacted: Scalars['Boolean']['input'];
  readonly type?: ReactionType;
};

export type SetReactionResult = Refusal | SetReactionSuccess;

export type SetReactionSuccess = {
  readonly __typename?: 'SetReactionSuccess';
  readonly target: Reactable;
};

/** Somebody else's ad, as a member meets it. */
export type Sponsored = {
  readonly __typename?: 'Sponsored';
  /** Whose business it is, or whose profile stands out. */
  readonly advertiser: Profile;
  /** Counts the click and leads to the ad's link, nowhere else; null for a highlight, which leads to the profile. */
  readonly clickUrl: Maybe<Scalars['String']['output']>;
  /** The host that it leads to. */
  readonly host: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly images: ReadonlyArray<Image>;
  readonly kind: AdKind;
  /** Which of the viewer's preferences it is aimed at; empty where they have none. */
  readonly matchedPreferences: ReadonlyArray<GenderCategory>;
  /** Of a business ad. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** How often it may be shown to the viewer today. */
  readonly viewsLeft: Scalars['Int']['output'];
};

export type StartPasskeyResult = Refusal | StartPasskeySuccess;

export type StartPasskeySuccess = {
  readonly __typename?: 'StartPasskeySuccess';
  /** JSON. */
  readonly options: Scalars['String']['output'];
};

export type StartTwoStepResult = Refusal | StartTwoStepSuccess;

export type StartTwoStepSuccess = {
  readonly __typename?: 'StartTwoStepSuccess';
  /** Base32, to be typed. */
  readonly secret: Scalars['String']['output'];
  /** otpauth://, to be scanned. */
  readonly uri: Scalars['String']['output'];
};

export type SubscribeToCommunityInput = {
  readonly id: Scalars['ID']['input'];
  /** What the member was shown and agreed to, in centavos. */
  readonly priceCents: Scalars['Int']['input'];
};

export type SubscribeToCommunityResult = Refusal | SubscribeToCommunitySuccess;

export type SubscribeToCommunitySuccess = {
  readonly __typename?: 'SubscribeToCommunitySuccess';
  readonly community: Community;
  /** As it is now. */
  readonly wallet: Wallet;
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Comments and replies of one post, as they are stored. Fields that depend on the viewer are answered as for nobody. */
  readonly commentAdded: Comment;
  /** Comments and replies of one post that are hidden, shown again, deleted, taken down or given back. */
  readonly commentChanged: CommentChange;
  /** Conversations in which something changed: a message, reading, delivery, an answer, muting. Ask again after a break. */
  readonly conversationUpdated: Conversation;
  /**
   * Messages of one conversation. With the sequence number of the last message that one has it begins with what was missed
   * and goes on live: in order, without a gap or a double.
   */
  readonly messageAdded: Message;
  /**
   * The viewer's notifications as they come and as somebody joins one: first those after a `sequence`, where one is given,
   * then live; in order, each state once.
   */
  readonly notificationAdded: Notification;
  /** Posts that are deleted, taken down or given back, whoever could see them: an id alone opens nothing. */
  readonly postChanged: PostChange;
  /** New totals of an open post and of its comments. The same for everybody, so the viewer's own state is not in it. */
  readonly reactionsChanged: ReactionTotal;
  /** Who types to the viewer, where both show it. */
  readonly typing: TypingState;
  /** The count as it is at the start, then whenever it changes, wherever the notifications were read. */
  readonly unreadNotificationCountChanged: UnreadNotificationCount;
  /** What else has changed for the viewer, in any of their tabs or by others. Nothing is repeated: ask again after a break. */
  readonly viewerChanged: ViewerChange;
};


export type SubscriptionCommentAddedArgs = {
  postId: Scalars['ID']['input'];
};


export type SubscriptionCommentChangedArgs = {
  postId: Scalars['ID']['input'];
};


export type SubscriptionMessageAddedArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  conversationId: Scalars['ID']['input'];
};


export type SubscriptionNotificationAddedArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};


export type SubscriptionReactionsChangedArgs = {
  postId: Scalars['ID']['input'];
};


export type SubscriptionTypingArgs = {
  conversationId?: InputMaybe<Scalars['ID']['input']>;
};

export type TypingState = {
  readonly __typename?: 'TypingState';
  readonly conversationId: Scalars['ID']['output'];
  readonly isTyping: Scalars['Boolean']['output'];
  readonly memberId: Scalars['ID']['output'];
};

export type UndoAccountDeletionResult = Refusal | UndoAccountDeletionSuccess;

export type UndoAccountDeletionSuccess = {
  readonly __typename?: 'UndoAccountDeletionSuccess';
  readonly privacy: Privacy;
};

export type UnreadMessages = {
  readonly __typename?: 'UnreadMessages';
  /** Of conversations that are not muted. */
  readonly messages: Scalars['Int']['output'];
  /** Requests that wait for an answer. */
  readonly requests: Scalars['Int']['output'];
};

/** There is one per member; it has an id so that caches know it again. */
export type UnreadNotificationCount = {
  readonly __typename?: 'UnreadNotificationCount';
  readonly id: Scalars['ID']['output'];
  /** Of the latest notification: where a stream opened now would continue. */
  readonly sequence: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
};

export type UpdateCommunityInput = {
  readonly description: Scalars['String']['input'];
  readonly id: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
  /** Absent: stays as it is; null: none. */
  readonly pictureId?: InputMaybe<Scalars['ID']['input']>;
  readonly priceCents?: InputMaybe<Scalars['Int']['input']>;
  readonly rules: Scalars['String']['input'];
};

export type UpdateCommunityResult = Refusal | UpdateCommunitySuccess;

export type UpdateCommunitySuccess = {
  readonly __typename?: 'UpdateCommunitySuccess';
  readonly community: Community;
};

export type UpdateNotificationPreferencesInput = {
  /** Kinds that are not named stay as they are. */
  readonly preferences: ReadonlyArray<NotificationPreferenceInput>;
};

export type UpdateNotificationPreferencesResult = Refusal | UpdateNotificationPreferencesSuccess;

export type UpdateNotificationPreferencesSuccess = {
  readonly __typename?: 'UpdateNotificationPreferencesSuccess';
  readonly preferences: ReadonlyArray<NotificationPreference>;
};

/** What is absent stays as it is. */
export type UpdateProfileInput = {
  /** An image from `uploadMedia`; null takes the picture away. */
  readonly avatarId?: InputMaybe<Scalars['ID']['input']>;
  /** Null or empty takes it away. */
  readonly bio?: InputMaybe<Scalars['String']['input']>;
  readonly coverId?: InputMaybe<Scalars['ID']['input']>;
  readonly gender?: InputMaybe<GenderCategory>;
  readonly isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Not taken by another member. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  readonly preferences?: InputMaybe<ReadonlyArray<GenderCategory>>;
};

export type UpdateProfileResult = Refusal | UpdateProfileSuccess;

export type UpdateProfileSuccess = {
  readonly __typename?: 'UpdateProfileSuccess';
  readonly profile: Profile;
};

export type UploadMediaInput = {
  /** An image under 80 MB and 50 megapixels, or a video under 5 minutes. */
  readonly file: Scalars['Upload']['input'];
  /** A still of the video, taken by the client. */
  readonly poster?: InputMaybe<Scalars['Upload']['input']>;
};

export type UploadMediaResult = Refusal | UploadMediaSuccess;

export type UploadMediaSuccess = {
  readonly __typename?: 'UploadMediaSuccess';
  readonly media: Media;
};

export type Video = Media & {
  readonly __typename?: 'Video';
  readonly alt: Scalars['String']['output'];
  /** Seconds. */
  readonly duration: Scalars['Float']['output'];
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly mimeType: Scalars['String']['output'];
  readonly posterUrl: Maybe<Scalars['String']['output']>;
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  readonly url: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

/** The signed-in member, as only they see themselves. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  readonly id: Scalars['ID']['output'];
  readonly isBetaTester: Scalars['Boolean']['output'];
  readonly profile: Profile;
  /** Null where the platform does not say. */
  readonly profileType: Maybe<ProfileType>;
};

/** One of these, as a rule. */
export type ViewerChange = {
  readonly __typename?: 'ViewerChange';
  /** The viewer was let in, refused, put out, or left. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** Of the message. */
  readonly conversationId: Maybe<Scalars['ID']['output']>;
  /** Deleted for oneself. */
  readonly messageId: Maybe<Scalars['ID']['output']>;
  /**
   * Follow, request, block or mute between the two: what may be seen of them may be another. The viewer's own where their
   * profile was changed.
   */
  readonly profileId: Maybe<Scalars['ID']['output']>;
};

export type VipSubscription = {
  readonly __typename?: 'VipSubscription';
  readonly communityId: Scalars['ID']['output'];
  readonly graceUntil: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
  readonly paidUntil: Scalars['DateTime']['output'];
  /** What the next month costs, in centavos. */
  readonly priceCents: Scalars['Int']['output'];
  readonly status: MembershipStatus;
};

/** There is one per member; it has an id so that caches know it again. */
export type Wallet = {
  readonly __typename?: 'Wallet';
  readonly balanceCentavos: Scalars['Int']['output'];
  /** 'R$ 0,00' */
  readonly formattedBalance: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** What went back to a card after it was spent; the next card payment settles it. */
  readonly owedCentavos: Scalars['Int']['output'];
};

export type WithdrawCommunityOfferResult = Refusal | WithdrawCommunityOfferSuccess;

export type WithdrawCommunityOfferSuccess = {
  readonly __typename?: 'WithdrawCommunityOfferSuccess';
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
    | ( AppealModerationSuccess )
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
    | ( MarkAllNotificationsReadSuccess )
    | ( Refusal )
  ;
  MarkNotificationReadResult:
    | ( Omit<MarkNotificationReadSuccess, 'notification'> & { notification: _RefType['Notification'] } )
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
    | ( RequestDataExportSuccess )
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
    | ( SetProfileTypeSuccess )
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
    | ( UndoAccountDeletionSuccess )
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
  AppealModerationSuccess: ResolverTypeWrapper<AppealModerationSuccess>;
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
  CreatePostInput: CreatePostInput;
  CreatePostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePostResult']>;
  CreatePostSuccess: ResolverTypeWrapper<Omit<CreatePostSuccess, 'post'> & { post: ResolversTypes['Post'] }>;
  CreateTopUpIntentInput: CreateTopUpIntentInput;
  CreateTopUpIntentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateTopUpIntentResult']>;
  CreateTopUpIntentSuccess: ResolverTypeWrapper<CreateTopUpIntentSuccess>;
  DataExport: ResolverTypeWrapper<DataExport>;
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
  MarkAllNotificationsReadSuccess: ResolverTypeWrapper<MarkAllNotificationsReadSuccess>;
  MarkNotificationReadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkNotificationReadResult']>;
  MarkNotificationReadSuccess: ResolverTypeWrapper<Omit<MarkNotificationReadSuccess, 'notification'> & { notification: ResolversTypes['Notification'] }>;
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
  ModerationCase: ResolverTypeWrapper<Omit<ModerationCase, 'author' | 'claimedBy' | 'evidence'> & { author?: Maybe<ResolversTypes['ModerationPerson']>, claimedBy?: Maybe<ResolversTypes['ModerationPerson']>, evidence: ResolversTypes['ModerationEvidence'] }>;
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
  ModerationNotice: ResolverTypeWrapper<ModerationNotice>;
  ModerationOrigin: ModerationOrigin;
  ModerationPastDecision: ResolverTypeWrapper<ModerationPastDecision>;
  ModerationPerson: ResolverTypeWrapper<ModerationPerson>;
  ModerationReasonFigures: ResolverTypeWrapper<ModerationReasonFigures>;
  ModerationReport: ResolverTypeWrapper<ModerationReport>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  PaymentProvider: ResolverTypeWrapper<PaymentProvider>;
  PaymentState: PaymentState;
  PeopleList: PeopleList;
  PersonalData: ResolverTypeWrapper<PersonalData>;
  Post: ResolverTypeWrapper<PostRecord>;
  PostChange: ResolverTypeWrapper<PostChange>;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PostEdge']> }>;
  PostEdge: ResolverTypeWrapper<Omit<PostEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  PostLeftBehind: ResolverTypeWrapper<PostRecord>;
  PostLeftBehindConnection: ResolverTypeWrapper<Omit<PostLeftBehindConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PostLeftBehindEdge']> }>;
  PostLeftBehindEdge: ResolverTypeWrapper<Omit<PostLeftBehindEdge, 'node'> & { node: ResolversTypes['PostLeftBehind'] }>;
  PostMediaInput: PostMediaInput;
  Privacy: ResolverTypeWrapper<Privacy>;
  Profile: ResolverTypeWrapper<ProfileRecord>;
  ProfileAdInput: ProfileAdInput;
  ProfileConnection: ResolverTypeWrapper<Omit<ProfileConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ProfileEdge']> }>;
  ProfileEdge: ResolverTypeWrapper<Omit<ProfileEdge, 'node'> & { node: ResolversTypes['Profile'] }>;
  ProfileType: ProfileType;
  ProfileTypeState: ResolverTypeWrapper<ProfileTypeState>;
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
  RequestDataExportSuccess: ResolverTypeWrapper<RequestDataExportSuccess>;
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
  SetProfileTypeSuccess: ResolverTypeWrapper<SetProfileTypeSuccess>;
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
  UndoAccountDeletionSuccess: ResolverTypeWrapper<UndoAccountDeletionSuccess>;
  UnreadMessages: ResolverTypeWrapper<UnreadMessages>;
  UnreadNotificationCount: ResolverTypeWrapper<UnreadNotificationCount>;
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
  AppealModerationSuccess: AppealModerationSuccess;
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
  CreatePostInput: CreatePostInput;
  CreatePostResult: ResolversUnionTypes<ResolversParentTypes>['CreatePostResult'];
  CreatePostSuccess: Omit<CreatePostSuccess, 'post'> & { post: ResolversParentTypes['Post'] };
  CreateTopUpIntentInput: CreateTopUpIntentInput;
  CreateTopUpIntentResult: ResolversUnionTypes<ResolversParentTypes>['CreateTopUpIntentResult'];
  CreateTopUpIntentSuccess: CreateTopUpIntentSuccess;
  DataExport: DataExport;
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
  MarkAllNotificationsReadSuccess: MarkAllNotificationsReadSuccess;
  MarkNotificationReadResult: ResolversUnionTypes<ResolversParentTypes>['MarkNotificationReadResult'];
  MarkNotificationReadSuccess: Omit<MarkNotificationReadSuccess, 'notification'> & { notification: ResolversParentTypes['Notification'] };
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
  ModerationCase: Omit<ModerationCase, 'author' | 'claimedBy' | 'evidence'> & { author?: Maybe<ResolversParentTypes['ModerationPerson']>, claimedBy?: Maybe<ResolversParentTypes['ModerationPerson']>, evidence: ResolversParentTypes['ModerationEvidence'] };
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
  ModerationNotice: ModerationNotice;
  ModerationPastDecision: ModerationPastDecision;
  ModerationPerson: ModerationPerson;
  ModerationReasonFigures: ModerationReasonFigures;
  ModerationReport: ModerationReport;
  Mutation: Record<PropertyKey, never>;
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
  Post: PostRecord;
  PostChange: PostChange;
  PostConnection: Omit<PostConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PostEdge']> };
  PostEdge: Omit<PostEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  PostLeftBehind: PostRecord;
  PostLeftBehindConnection: Omit<PostLeftBehindConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PostLeftBehindEdge']> };
  PostLeftBehindEdge: Omit<PostLeftBehindEdge, 'node'> & { node: ResolversParentTypes['PostLeftBehind'] };
  PostMediaInput: PostMediaInput;
  Privacy: Privacy;
  Profile: ProfileRecord;
  ProfileAdInput: ProfileAdInput;
  ProfileConnection: Omit<ProfileConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ProfileEdge']> };
  ProfileEdge: Omit<ProfileEdge, 'node'> & { node: ResolversParentTypes['Profile'] };
  ProfileTypeState: ProfileTypeState;
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
  RequestDataExportSuccess: RequestDataExportSuccess;
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
  SetProfileTypeSuccess: SetProfileTypeSuccess;
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
  UndoAccountDeletionSuccess: UndoAccountDeletionSuccess;
  UnreadMessages: UnreadMessages;
  UnreadNotificationCount: UnreadNotificationCount;
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
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Ad'] = ResolversParentTypes['Ad']> = {
  clickCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  formattedCost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedReturned?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['HighlightType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdKind'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdPriceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdPriceResult'] = ResolversParentTypes['AdPriceResult']> = {
  __resolveType: TypeResolveFn<'AdPrice' | 'Refusal', ParentType, ContextType>;
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
  offer?: Resolver<Maybe<ResolversTypes['CommunityOffer']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['CommunityMemberConnection'], ParentType, ContextType, RequireFields<CommunityRequestsArgs, 'first'>>;
  rules?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  request?: Resolver<ResolversTypes['MessageRequestState'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataExportState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  senderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['ModerationReport']>, ParentType, ContextType>;
  sameCaseIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  strikes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ReportTarget'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ReportTarget'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  confirmProfileAdPayment?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationConfirmProfileAdPaymentArgs, 'input' | 'paymentIntentId'>>;
  confirmTopUp?: Resolver<ResolversTypes['ConfirmTopUpResult'], ParentType, ContextType, RequireFields<MutationConfirmTopUpArgs, 'paymentIntentId'>>;
  createBusinessAdIntent?: Resolver<ResolversTypes['CreateAdIntentResult'], ParentType, ContextType, RequireFields<MutationCreateBusinessAdIntentArgs, 'idempotencyKey' | 'input'>>;
  createCommunity?: Resolver<ResolversTypes['CreateCommunityResult'], ParentType, ContextType, RequireFields<MutationCreateCommunityArgs, 'input'>>;
  createCommunityInvite?: Resolver<ResolversTypes['CreateCommunityInviteResult'], ParentType, ContextType, RequireFields<MutationCreateCommunityInviteArgs, 'input'>>;
  createPost?: Resolver<ResolversTypes['CreatePostResult'], ParentType, ContextType, RequireFields<MutationCreatePostArgs, 'input'>>;
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
};

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  refundable?: Resolver<Maybe<ResolversTypes['Refundable']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
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
  personal?: Resolver<Maybe<ResolversTypes['PersonalData']>, ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, RequireFields<ProfilePostsArgs, 'first'>>;
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
  paidCommunities?: Resolver<ReadonlyArray<ResolversTypes['PaidCommunity']>, ParentType, ContextType>;
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  renewalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runningCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  myAds?: Resolver<ResolversTypes['AdConnection'], ParentType, ContextType, RequireFields<QueryMyAdsArgs, 'first'>>;
  myCommunities?: Resolver<ResolversTypes['CommunityConnection'], ParentType, ContextType, RequireFields<QueryMyCommunitiesArgs, 'first'>>;
  myPeople?: Resolver<ResolversTypes['ProfileConnection'], ParentType, ContextType, RequireFields<QueryMyPeopleArgs, 'first' | 'list'>>;
  notificationPreferences?: Resolver<ReadonlyArray<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentProvider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'first'>>;
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
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReactionTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReactionTotal'] = ResolversParentTypes['ReactionTotal']> = {
  commentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  profileType?: Resolver<Maybe<ResolversTypes['ProfileType']>, ParentType, ContextType>;
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
  owedCentavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  ModerationPastDecision?: ModerationPastDecisionResolvers<ContextType>;
  ModerationPerson?: ModerationPersonResolvers<ContextType>;
  ModerationReasonFigures?: ModerationReasonFiguresResolvers<ContextType>;
  ModerationReport?: ModerationReportResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
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

