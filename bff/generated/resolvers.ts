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
import type { WalletRecord, PaymentRecord, PixRecord } from '../features/wallet/wallet.data-source.ts';
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
  /** A calendar day in the format YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A time in UTC in the format of RFC 3339, such as 2026-05-14T21:03:00.000Z. */
  DateTime: { input: string; output: string; }
  /** A JSON value, such as an object. The response contains the value itself, not a text that encodes it. */
  JSON: { input: unknown; output: unknown; }
  /**
   * A URL as in the URL Standard. It is absolute, or a path of this site such as `/media/…`, which a client outside the site
   * resolves against the address of the gateway.
   */
  URL: { input: string; output: string; }
  /** A file that is sent as a part of a GraphQL multipart request. */
  Upload: { input: Promise<import("../gateway/upload/multipart.ts").FileUpload>; output: Promise<import("../gateway/upload/multipart.ts").FileUpload>; }
};

/**
 * The invite that the viewer accepts. If the viewer is already a member, nothing changes and `CommunityInvite.uses` does
 * not grow.
 */
export type AcceptCommunityInviteInput = {
  /** The id of the community from the invite link. */
  readonly communityId: Scalars['ID']['input'];
  /** The token from the invite link, at most 200 characters. */
  readonly token: Scalars['String']['input'];
};

/** Refusal codes of `acceptCommunityInvite`: INVALID_INVITE, or NOT_ALLOWED if the viewer was removed from the community. */
export type AcceptCommunityInviteResult = AcceptCommunityInviteSuccess | Refusal;

/** Result of a successful `acceptCommunityInvite`: the viewer is now a member. */
export type AcceptCommunityInviteSuccess = {
  readonly __typename?: 'AcceptCommunityInviteSuccess';
  /** The community, including the fields that only its members see. */
  readonly community: Community;
};

/** The account is suspended or banned. The server reveals this only if the password was correct. */
export type AccountLocked = {
  readonly __typename?: 'AccountLocked';
  /**
   * A token that is valid for an hour. The client passes it as the argument `access` of `accountLocks` and
   * `appealAccountLock`, or as the bearer token for `Query.privacy`.
   */
  readonly access: Scalars['String']['output'];
  /** A message in Portuguese for the user. For a suspension it contains the last day. */
  readonly message: Scalars['String']['output'];
};

/** The viewer's e-mail address and sign-in methods. Other members never see this data. */
export type AccountSecurity = Node & {
  readonly __typename?: 'AccountSecurity';
  /** The e-mail address that receives the account's mails. Other members never see it. */
  readonly email: Scalars['String']['output'];
  /** True if a sign-in by password also requires a code. */
  readonly hasTwoStep: Scalars['Boolean']['output'];
  /** The id of the viewer. */
  readonly id: Scalars['ID']['output'];
  /**
   * True after the address was confirmed by a code or a password reset. Before that, the account cannot add a second
   * factor and gets no mail about new devices.
   */
  readonly isEmailConfirmed: Scalars['Boolean']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The passkeys of the account, at most ten, oldest first. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /** The number of unused recovery codes, at most ten. */
  readonly recoveryCodesLeft: Scalars['Int']['output'];
};

/** The result of a change of the sign-in methods. The description of each mutation has its refusal codes. */
export type AccountSecurityResult = AccountSecuritySuccess | Refusal;

/** The viewer's e-mail address or sign-in methods have changed as requested. */
export type AccountSecuritySuccess = {
  readonly __typename?: 'AccountSecuritySuccess';
  /** The viewer's sign-in methods after the change. */
  readonly security: AccountSecurity;
};

/** A session of the viewer on one device. */
export type AccountSession = Node & {
  readonly __typename?: 'AccountSession';
  /** The time of the sign-in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The browser and the operating system from the User-Agent header, such as 'Chrome no Windows'. */
  readonly device: Scalars['String']['output'];
  /** The id of the session, for `endSession`. It is not the token and gives no access. */
  readonly id: Scalars['ID']['output'];
  /** True for the session that sent this request. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** The time of the session's last request, accurate to five minutes. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** A text with the time zone and the network of the sign-in, as far as known. It never contains a town. */
  readonly place: Scalars['String']['output'];
};

/** An ad that the viewer bought. Other members see the ad as a `Sponsored` object. */
export type Ad = Node & {
  readonly __typename?: 'Ad';
  /** The number of clicks. At most one click per member and day counts. */
  readonly clickCount: Scalars['Int']['output'];
  /**
   * The price of the days that have begun so far. After the ad has ended, its price minus the part that has returned to
   * the wallet. Null if the platform does not send it as an amount of reais.
   */
  readonly cost: Maybe<Money>;
  /** The time at which the viewer bought the ad. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The figures of each day on which the ad has run so far, oldest first, at most 90 days. Unless `daysFrom` is set, their
   * sums equal the ad's totals. The gateway needs a platform call for each ad, so a client should select this field only
   * for a single ad, by its `nodeId`.
   */
  readonly days: ReadonlyArray<AdDay>;
  /** The first possible day in `days`, if the ad is older than the recording of daily figures. Null for all other ads. */
  readonly daysFrom: Maybe<Scalars['Date']['output']>;
  /**
   * The last day of the ad in São Paulo's time zone, inclusive. If moderators review the ad first, the last day moves by
   * the days of the review.
   */
  readonly endDate: Scalars['Date']['output'];
  /**
   * The number of members who started to follow the author after they had seen the boost (an ad for a post). 0 for other
   * kinds of ads.
   */
  readonly followCount: Scalars['Int']['output'];
  /**
   * As `cost`, as text such as 'R$ 12,50'.
   * @deprecated Since 2026-11-27: use `Ad.cost`. Goes after 2027-02-27.
   */
  readonly formattedCost: Scalars['String']['output'];
  /**
   * The part of the ad's price that has returned to the wallet, as text such as 'R$ 12,50'. Null if no money has returned.
   * @deprecated Since 2026-11-27: use `Ad.returned`. Goes after 2027-02-27.
   */
  readonly formattedReturned: Maybe<Scalars['String']['output']>;
  /** The places in which a highlight (an ad for a profile) appears. Null for other kinds of ads. */
  readonly highlight: Maybe<HighlightType>;
  /** The id of the ad, for `finishAd`. */
  readonly id: Scalars['ID']['output'];
  /**
   * The pictures of a business ad or of a boosted (advertised) post, in display order, at most 10. Empty for an ad that
   * highlights a profile.
   */
  readonly images: ReadonlyArray<Image>;
  /**
   * The kind of the ad. Only BUSINESS ads have `title` and `link`, only PROFILE ads have `highlight`, and only POST ads
   * have `postId`.
   */
  readonly kind: AdKind;
  /** The normalised http or https link of a business ad. Null for other kinds of ads. */
  readonly link: Maybe<Scalars['URL']['output']>;
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The decision if a moderator refused or ended the ad, else null. The gateway needs a platform call for each decision. */
  readonly notice: Maybe<ModerationNotice>;
  /** The id of the `moderationNotice` if a moderator refused or ended the ad, else null. */
  readonly noticeId: Maybe<Scalars['ID']['output']>;
  /** The boosted (advertised) post. Null for other kinds of ads, and if the viewer may no longer see the post. */
  readonly post: Maybe<Post>;
  /** The id of the boosted (advertised) post. Null for other kinds of ads. */
  readonly postId: Maybe<Scalars['ID']['output']>;
  /** The text of the boosted (advertised) post. Null for other kinds of ads, and after the post was deleted. */
  readonly postText: Maybe<Scalars['String']['output']>;
  /** The number of members who saw the ad. */
  readonly reach: Scalars['Int']['output'];
  /**
   * The number of reactions to the boosted (advertised) post by members that had seen the ad before. 0 for other kinds of
   * ads.
   */
  readonly reactionCount: Scalars['Int']['output'];
  /** The reason that the moderator gave for refusing the ad. Null if the ad was not refused. */
  readonly refusal: Maybe<Scalars['String']['output']>;
  /**
   * The part of the ad's price that is reserved from the wallet: the whole price while the ad waits for approval, and the
   * price of the days that have not begun while it runs. Null if nothing is reserved, for example after the ad has ended.
   */
  readonly reserved: Maybe<Money>;
  /** The part of the ad's price that has returned to the wallet. Null if no money has returned. */
  readonly returned: Maybe<Money>;
  /** The first day of the ad in São Paulo's time zone. */
  readonly startDate: Scalars['Date']['output'];
  /** The state of the ad. It changes when a moderator approves or refuses the ad and when the ad ends. */
  readonly state: AdState;
  /**
   * The gender categories of the audience. Members see the ad if they prefer one of these categories or have no
   * preference.
   */
  readonly targets: ReadonlyArray<GenderCategory>;
  /** The title of a business ad. Null for other kinds of ads. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The number of views. At most three views per member and day count. */
  readonly viewCount: Scalars['Int']['output'];
};

/** An ad of the viewer was approved. */
export type AdApprovedNotification = Node & Notification & {
  readonly __typename?: 'AdApprovedNotification';
  /** The ad. The gateway needs a platform call for each ad. Null if the ad no longer exists. */
  readonly ad: Maybe<Ad>;
  /** The id of the ad. */
  readonly adId: Scalars['ID']['output'];
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The name of the ad. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** A page of the viewer's ads. */
export type AdConnection = {
  readonly __typename?: 'AdConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<AdEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** The figures of an ad on one day in São Paulo. They change during the day. */
export type AdDay = {
  readonly __typename?: 'AdDay';
  /** The number of clicks on this day. At most one click per member counts. */
  readonly clickCount: Scalars['Int']['output'];
  /** The price of the ad for this day. */
  readonly cost: Money;
  /**
   * The price of the ad for this day, in centavos.
   * @deprecated Since 2026-11-27: use `AdDay.cost`. Goes after 2027-02-27.
   */
  readonly costCentavos: Scalars['Int']['output'];
  /** The day to which the figures belong. */
  readonly date: Scalars['Date']['output'];
  /** The number of follows on this day that count in `Ad.followCount`. 0 unless the ad is a boost (an ad for a post). */
  readonly followCount: Scalars['Int']['output'];
  /** The number of members who saw the ad for the first time on this day. */
  readonly reach: Scalars['Int']['output'];
  /** The number of reactions on this day that count in `Ad.reactionCount`. 0 unless the ad is a boost (an ad for a post). */
  readonly reactionCount: Scalars['Int']['output'];
  /** The number of views on this day. At most three views per member count. */
  readonly viewCount: Scalars['Int']['output'];
};

/** An entry of a page: an ad and its cursor. */
export type AdEdge = {
  readonly __typename?: 'AdEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The ad. The list also contains ads that have ended. */
  readonly node: Ad;
};

/** An ad of the viewer ended, because its last day is over or the viewer's account was suspended or banned. */
export type AdEndedNotification = Node & Notification & {
  readonly __typename?: 'AdEndedNotification';
  /** The ad. The gateway needs a platform call for each ad. Null if the ad no longer exists. */
  readonly ad: Maybe<Ad>;
  /** The id of the ad. */
  readonly adId: Scalars['ID']['output'];
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The name of the ad. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** An ad of one of the three kinds. Exactly one of these fields has to be set. */
export type AdInput =
  /** A business ad. */
  { readonly business: BusinessAdInput; readonly post?: never; readonly profile?: never; }
  |  /** A boost of a post of the viewer. */
  { readonly business?: never; readonly post: PostAdInput; readonly profile?: never; }
  |  /** A highlight of the viewer's profile. */
  { readonly business?: never; readonly post?: never; readonly profile: ProfileAdInput; };

/** The kind of an ad: the thing that the ad promotes. */
export const AdKind = {
  /** A business ad: pictures and a title with a link, shown in the feed. */
  Business: 'BUSINESS',
  /** A boost: an ad that shows a public post of the member in the feeds of other members. */
  Post: 'POST',
  /** A highlight: an ad that shows the member's own profile. */
  Profile: 'PROFILE'
} as const;

export type AdKind = typeof AdKind[keyof typeof AdKind];
/** A place in the app where ads are shown to other members. */
export const AdPlacement = {
  /** The Discover page. It shows highlights (ads for profiles) of the type DISCOVER or BOTH. */
  Discover: 'DISCOVER',
  /**
   * The feed. It shows business ads, boosts (ads for posts), and highlights (ads for profiles) of the type FEED or BOTH. A
   * member sees the same ad in the feed at most three times a day.
   */
  Feed: 'FEED',
  /** The list of suggested profiles. It includes highlights (ads for profiles) of the type DISCOVER or BOTH. */
  Suggestions: 'SUGGESTIONS'
} as const;

export type AdPlacement = typeof AdPlacement[keyof typeof AdPlacement];
/** The price of an ad: the price per day times the number of days. Computing the price does not buy the ad. */
export type AdPrice = {
  readonly __typename?: 'AdPrice';
  /**
   * The total price for all days of the ad, in centavos.
   * @deprecated Since 2026-11-27: use `AdPrice.total`. Goes after 2027-02-27.
   */
  readonly centavos: Scalars['Int']['output'];
  /** The number of days, including the first and the last. */
  readonly days: Scalars['Int']['output'];
  /**
   * The price per day as text, such as 'R$ 12,50'.
   * @deprecated Since 2026-11-27: use `AdPrice.perDay`. Goes after 2027-02-27.
   */
  readonly formattedDay: Scalars['String']['output'];
  /**
   * The total price for all days of the ad as text, such as 'R$ 12,50'.
   * @deprecated Since 2026-11-27: use `AdPrice.total`. Goes after 2027-02-27.
   */
  readonly formattedTotal: Scalars['String']['output'];
  /** The price per day. */
  readonly perDay: Money;
  /** An estimate of how many members the ad will reach. Null if the input has no `targets`. */
  readonly reach: Maybe<AdReach>;
  /** The total price for all days of the ad. */
  readonly total: Money;
};

/** The properties of an ad that determine its price. */
export type AdPriceInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. An ad runs for 1 to 90 days. */
  readonly endDate: Scalars['Date']['input'];
  /** The places in which a highlight (an ad for a profile) appears. Allowed only for a PROFILE ad. */
  readonly highlight?: InputMaybe<HighlightType>;
  /** The kind of the ad. PROFILE (a highlight) requires the field `highlight`. */
  readonly kind: AdKind;
  /** The first day of the ad in São Paulo's time zone, today or later. */
  readonly startDate: Scalars['Date']['input'];
  /**
   * The gender categories of the audience. The field is needed only for `AdPrice.reach`, because the audience does not
   * change the price.
   */
  readonly targets?: InputMaybe<ReadonlyArray<GenderCategory>>;
};

/** Refusal code of `adPrice`: INVALID_INPUT. `Refusal.field` contains the name of the first invalid field. */
export type AdPriceResult = AdPrice | Refusal;

/** An estimate of how many members an ad will reach: a range, with both limits rounded to two digits. */
export type AdReach = {
  readonly __typename?: 'AdReach';
  /**
   * The upper limit: the number of members of the audience that were active in the last N days. N is the number of days of
   * the ad, at most 30.
   */
  readonly max: Scalars['Int']['output'];
  /** The lower limit: the number of members counted in `max` who saw any ad in the last 30 days. */
  readonly min: Scalars['Int']['output'];
};

/** A moderator refused an ad of the viewer. Its price was refunded. */
export type AdRefusedNotification = Node & Notification & {
  readonly __typename?: 'AdRefusedNotification';
  /** The ad. The gateway needs a platform call for each ad. Null if the ad no longer exists. */
  readonly ad: Maybe<Ad>;
  /** The id of the ad. */
  readonly adId: Scalars['ID']['output'];
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The name of the ad and the reason in Portuguese. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** The state of an ad, from the payment to its end. */
export const AdState = {
  /** The ad is approved and runs from its first to its last day. */
  Active: 'ACTIVE',
  /** The ad has ended: its last day is over, its owner or a moderator ended it, or the owner's account ended. */
  Finished: 'FINISHED',
  /** The ad is paid and waits for approval. */
  InReview: 'IN_REVIEW',
  /**
   * A moderator refused the ad before it ran (full refund) or stopped it while it ran (refund of the days that had not
   * begun).
   */
  Refused: 'REFUSED'
} as const;

export type AdState = typeof AdState[keyof typeof AdState];
/** A new comment, or a reply if `parentId` is set. */
export type AddCommentInput = {
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same comment and
   * stores no second one.
   */
  readonly idempotencyKey: Scalars['ID']['input'];
  /**
   * The id of the comment to reply to. Replies have only one level: a reply to a reply is stored as a reply to its
   * top-level comment.
   */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the post to comment on. For a reply: the post of the parent comment. */
  readonly postId: Scalars['ID']['input'];
  /** The plain text of the comment, 1 to 2,000 characters. */
  readonly text: Scalars['String']['input'];
};

/**
 * Refusal code of `addComment`: INVALID_INPUT. Repeating an idempotency key with different content fails with
 * BAD_USER_INPUT.
 */
export type AddCommentResult = AddCommentSuccess | Refusal;

/** Result of a successful `addComment`: the comment is stored. Clients that subscribe to `commentAdded` receive it. */
export type AddCommentSuccess = {
  readonly __typename?: 'AddCommentSuccess';
  /** The new comment or reply. */
  readonly comment: Comment;
  /** The post after the change, with its new `commentCount`. */
  readonly post: Post;
  /** The parent comment with its new `replyCount`. Null for a top-level comment, or if the parent comment no longer exists. */
  readonly thread: Maybe<Comment>;
};

/** A passkey that the browser has created, and the name that the member gives the passkey. */
export type AddPasskeyInput = {
  /** The name by which the member recognises the passkey in the list, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** The WebAuthn response of the browser, as JSON. */
  readonly response: Scalars['String']['input'];
};

/** The state of the viewer's age verification. */
export type AgeAssurance = {
  readonly __typename?: 'AgeAssurance';
  /** True if the viewer may call `appealAgeCheck`: their last check was rejected and no check is running. */
  readonly canAppeal: Scalars['Boolean']['output'];
  /** The time at which the age verification expires or, while an age check is running, the deadline of that check. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The method of the last finished check. Null before the first check and while a check is running. */
  readonly method: Maybe<AgeMethod>;
  /** True if the server is configured to show content only to members whose state is VERIFIED. */
  readonly required: Scalars['Boolean']['output'];
  /** The state of the verification. It becomes EXPIRED as soon as `expiresAt` has passed. */
  readonly state: AgeState;
};

/** The result of a started age check or review. The description of each mutation has its refusal codes. */
export type AgeCheckResult = AgeCheckStarted | Refusal;

/** The age check has started. It may take up to 24 hours. */
export type AgeCheckStarted = {
  readonly __typename?: 'AgeCheckStarted';
  /** The page on which the viewer continues: a URL of the provider or a path of this site. */
  readonly url: Scalars['URL']['output'];
};

/** The method by which the provider checked the age. */
export const AgeMethod = {
  /** The provider checked a payment card. */
  Card: 'CARD',
  /** The provider checked an identity document. */
  Document: 'DOCUMENT',
  /** The provider estimated the age from the face. */
  Face: 'FACE',
  /** A moderator decided about the age. An age check at the provider cannot change this decision. */
  Moderation: 'MODERATION',
  /** The provider used a method that the schema has no value for. */
  Other: 'OTHER'
} as const;

export type AgeMethod = typeof AgeMethod[keyof typeof AgeMethod];
/** The state of a member's age verification. */
export const AgeState = {
  /** The verification has expired, or the age check did not finish in time. */
  Expired: 'EXPIRED',
  /** An age check is running and has no result yet. */
  Pending: 'PENDING',
  /** The age check did not confirm that the member is 18 or older. */
  Rejected: 'REJECTED',
  /** The member has never started an age check. */
  Unverified: 'UNVERIFIED',
  /** The age check confirmed that the member is 18 or older. This is valid until `expiresAt`. */
  Verified: 'VERIFIED'
} as const;

export type AgeState = typeof AgeState[keyof typeof AgeState];
/** The viewer's answer to the offer of a community's ownership. Repeating the same answer changes nothing. */
export type AnswerCommunityOfferInput = {
  /** True accepts, false refuses. The owner is notified in either case. */
  readonly accept: Scalars['Boolean']['input'];
  /**
   * The id of a community whose ownership is offered to the viewer. Accepting fails with NOT_FOUND if there is no such
   * offer.
   */
  readonly communityId: Scalars['ID']['input'];
};

/** Refusal code of `answerCommunityOffer`: NOT_ALLOWED if the viewer is a FREE member. */
export type AnswerCommunityOfferResult = AnswerCommunityOfferSuccess | Refusal;

/** Result of a successful `answerCommunityOffer`: the viewer has accepted or refused the ownership of the community. */
export type AnswerCommunityOfferSuccess = {
  readonly __typename?: 'AnswerCommunityOfferSuccess';
  /** The community after the change, with the viewer's new `membership`. */
  readonly community: Community;
};

/** The answer to a member who asked to join a community. */
export type AnswerCommunityRequestInput = {
  /**
   * True approves the request, false refuses it. The notification to the member does not name the person who answered.
   * After a refusal the member may ask again.
   */
  readonly approve: Scalars['Boolean']['input'];
  /** The id of a community that the viewer owns or moderates. */
  readonly communityId: Scalars['ID']['input'];
  /** The id of the member who asked to join. Fails with NOT_FOUND if they have withdrawn the request. */
  readonly userId: Scalars['ID']['input'];
};

/**
 * Refusal code of `answerCommunityRequest`: NOT_ALLOWED if the viewer is an ordinary member. Fails with NOT_FOUND if the
 * viewer is not a member.
 */
export type AnswerCommunityRequestResult = AnswerCommunityRequestSuccess | Refusal;

/** Result of a successful `answerCommunityRequest`: the request to join is approved or refused. */
export type AnswerCommunityRequestSuccess = {
  readonly __typename?: 'AnswerCommunityRequestSuccess';
  /** The community after the change, with its new `requestCount`. */
  readonly community: Community;
};

/** A member who asked to follow the viewer, and the answer of the viewer. */
export type AnswerFollowRequestInput = {
  /** True accepts, false refuses. Sending the same answer again changes nothing. */
  readonly accept: Scalars['Boolean']['input'];
  /** The id of the member who asked to follow the viewer. Accepting fails with NOT_FOUND if this member has not asked. */
  readonly profileId: Scalars['ID']['input'];
};

/** `answerFollowRequest` has no expected refusal, so its result is normally the success type. */
export type AnswerFollowRequestResult = AnswerFollowRequestSuccess | Refusal;

/** Result of a successful `answerFollowRequest`: the viewer has accepted or refused the follow request. */
export type AnswerFollowRequestSuccess = {
  readonly __typename?: 'AnswerFollowRequestSuccess';
  /** The profile of the member who asked to follow the viewer. */
  readonly profile: Profile;
};

/** A message request, and the answer of the viewer. */
export type AnswerMessageRequestInput = {
  /** The answer of the viewer. The sender of the request learns of the answer only if it is ACCEPT. */
  readonly answer: MessageRequestAnswer;
  /**
   * The id of a conversation from `messageRequests`. The request may already have been answered. Fails with NOT_FOUND if
   * the viewer is no member of the conversation.
   */
  readonly conversationId: Scalars['ID']['input'];
};

/** Refusal code of `answerMessageRequest`: NOT_ALLOWED if the other member has not sent a message request. */
export type AnswerMessageRequestResult = AnswerMessageRequestSuccess | Refusal;

/** Result of a successful `answerMessageRequest`: the message request is accepted or refused. */
export type AnswerMessageRequestSuccess = {
  readonly __typename?: 'AnswerMessageRequestSuccess';
  /**
   * The conversation after the answer. After REFUSE_AND_BLOCK: the conversation before the block, because the block hides
   * it.
   */
  readonly conversation: Conversation;
};

/** The final answer to an appeal. */
export type AnswerModerationAppealInput = {
  /** The id of an appeal from `moderationAppeals`. Fails with NOT_FOUND if it is unknown or the viewer is no moderator. */
  readonly id: Scalars['ID']['input'];
  /** True grants the appeal and undoes the decision. False rejects the appeal. */
  readonly restore: Scalars['Boolean']['input'];
  /** The moderator's explanation to the author, 1 to 2,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** An appeal against a decision that suspends or bans the account. */
export type AppealAccountLockInput = {
  /** The token `AccountLocked.access` from the refused sign-in. Refused as CHALLENGE_OVER after the token has expired. */
  readonly access: Scalars['String']['input'];
  /**
   * The id of the decision. If absent, the appeal is against the decision that lasts longest. If the decision was undone,
   * the appeal is refused as CHALLENGE_OVER.
   */
  readonly noticeId?: InputMaybe<Scalars['ID']['input']>;
  /** The reason for the appeal, 1 to 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** An appeal against a decision that concerns the viewer. */
export type AppealModerationInput = {
  /** The id of a decision from `moderationNotices`. Fails with NOT_FOUND if the decision is against another member. */
  readonly noticeId: Scalars['ID']['input'];
  /** The reason for the appeal, 1 to 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** The result of an appeal. The description of each mutation has its refusal codes. */
export type AppealModerationResult = AppealModerationSuccess | Refusal;

/** The appeal is stored. Another moderator answers it within seven business days. */
export type AppealModerationSuccess = {
  readonly __typename?: 'AppealModerationSuccess';
  /** The decision. Its field `appeal` is now set. */
  readonly notice: ModerationNotice;
};

/** A business ad: pictures and a title with a link. The ad is shown in the feed after a moderator has approved it. */
export type BusinessAdInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. It may not be before `startDate`. */
  readonly endDate: Scalars['Date']['input'];
  /** The ids of images from `uploadMedia` in display order, at most 10. */
  readonly imageIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The http or https URL that the ad opens. */
  readonly link: Scalars['String']['input'];
  /** The total price that the viewer saw before paying, in centavos. If absent, the ad is sold at its present price. */
  readonly priceCentavos?: InputMaybe<Scalars['Int']['input']>;
  /** The first day of the ad in São Paulo's time zone, today or later. An ad runs for 1 to 90 days. */
  readonly startDate: Scalars['Date']['input'];
  /** The gender categories of the audience, at least one. */
  readonly targets: ReadonlyArray<GenderCategory>;
  /** The title of the business ad, 1 to 80 characters. */
  readonly title: Scalars['String']['input'];
};

/** The VIP community whose subscription the viewer cancels. */
export type CancelCommunitySubscriptionInput = {
  /** The id of a VIP community to which the viewer has a subscription. */
  readonly id: Scalars['ID']['input'];
};

/** Refusal code of `cancelCommunitySubscription`: INVALID_INPUT if the viewer has no subscription to the community. */
export type CancelCommunitySubscriptionResult = CancelCommunitySubscriptionSuccess | Refusal;

/**
 * Result of a successful `cancelCommunitySubscription`: the subscription is cancelled, so no further month will be
 * charged. Cancelling again changes nothing.
 */
export type CancelCommunitySubscriptionSuccess = {
  readonly __typename?: 'CancelCommunitySubscriptionSuccess';
  /** The community after the change. Its `membership.status` is CANCELS_AT_END, or EXPIRED if the viewer owed a month. */
  readonly community: Community;
};

/** The payment that `cancelPayment` cancels. */
export type CancelPaymentInput = {
  /**
   * The `PaymentIntent.id` or `PixPayment.id` of the payment. Fails with NOT_FOUND if the payment belongs to another
   * member.
   */
  readonly paymentIntentId: Scalars['ID']['input'];
};

/** `cancelPayment` has no expected refusal, so its result is normally the success type. */
export type CancelPaymentResult = CancelPaymentSuccess | Refusal;

/** The result of the payment: a payment that was paid before it could be cancelled stays paid. */
export type CancelPaymentSuccess = {
  readonly __typename?: 'CancelPaymentSuccess';
  /**
   * FAILED if the payment is cancelled, SUCCEEDED if it was paid in the meantime, or PENDING while the bank is still
   * processing it.
   */
  readonly state: PaymentState;
};

/** The VIP community for which the viewer cancels Pix Automático. */
export type CancelPixRenewalInput = {
  /** The id of a community from `vipSubscriptions`. */
  readonly communityId: Scalars['ID']['input'];
};

/** `cancelPixRenewal` has no expected refusal, so its result is normally the success type. */
export type CancelPixRenewalResult = CancelPixRenewalSuccess | Refusal;

/** Result of a successful `cancelPixRenewal`: the viewer's bank debits nothing more for this subscription. */
export type CancelPixRenewalSuccess = {
  readonly __typename?: 'CancelPixRenewalSuccess';
  /** The viewer's VIP subscriptions, in the order of their next charges. */
  readonly subscriptions: ReadonlyArray<VipSubscription>;
};

/** The VIP community whose subscription the viewer cancels, even if they cannot see the community. */
export type CancelVipSubscriptionInput = {
  /** The id of a community from `vipSubscriptions`. */
  readonly communityId: Scalars['ID']['input'];
};

/** Refusal code of `cancelVipSubscription`: INVALID_INPUT if the viewer has no subscription to the community. */
export type CancelVipSubscriptionResult = CancelVipSubscriptionSuccess | Refusal;

/**
 * Result of a successful `cancelVipSubscription`: the subscription is cancelled, so no further month will be charged.
 * Cancelling again changes nothing.
 */
export type CancelVipSubscriptionSuccess = {
  readonly __typename?: 'CancelVipSubscriptionSuccess';
  /** The viewer's VIP subscriptions that remain, in the order of their next charges. */
  readonly subscriptions: ReadonlyArray<VipSubscription>;
};

/** The new password of the viewer. */
export type ChangePasswordInput = {
  /** The new password, 8 to 256 characters. A very common password is refused as WEAK_PASSWORD. */
  readonly newPassword: Scalars['String']['input'];
};

/** Refusal codes of `changePassword`: STEP_UP_REQUIRED, WEAK_PASSWORD. */
export type ChangePasswordResult = ChangePasswordSuccess | Refusal;

/**
 * Result of a successful `changePassword`: the new password is set, and the server mails the member a notice about the
 * change.
 */
export type ChangePasswordSuccess = {
  readonly __typename?: 'ChangePasswordSuccess';
  /** The number of other sessions that ended. */
  readonly ended: Scalars['Int']['output'];
};

/**
 * The chat settings of the viewer. A member that hides their own typing cannot see the typing of other members. A member
 * that hides their own read receipts cannot see the read receipts of other members.
 */
export type ChatSettings = {
  readonly __typename?: 'ChatSettings';
  /**
   * True if other members see which messages the viewer has read, and the viewer sees which messages other members have
   * read.
   */
  readonly showsReading: Scalars['Boolean']['output'];
  /** True if other members see when the viewer is typing, and the viewer sees when other members are typing. */
  readonly showsTyping: Scalars['Boolean']['output'];
};

/** The chat settings to change. A setting that is absent or null keeps its value. */
export type ChatSettingsInput = {
  /** The new value of `ChatSettings.showsReading`. */
  readonly showsReading?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new value of `ChatSettings.showsTyping`. */
  readonly showsTyping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The protocol number and the secret of an anonymous report. */
export type CheckReportProtocolInput = {
  /** The protocol number, such as BR-XXXXX-XXXXX. Letter case is ignored. */
  readonly protocol: Scalars['String']['input'];
  /** The secret that `reportAnonymously` returned with the protocol number. */
  readonly secret: Scalars['String']['input'];
};

/**
 * Refusal code of `checkReportProtocol`: INVALID_INPUT if the protocol number or the secret is wrong. The response does
 * not reveal which of the two is wrong.
 */
export type CheckReportProtocolResult = Refusal | ReportProtocol;

/** A moderation case, and whether it is assigned to the viewer. */
export type ClaimModerationCaseInput = {
  /** True assigns the case to the viewer, false ends the assignment. */
  readonly claimed: Scalars['Boolean']['input'];
  /** The id of the case. Fails with NOT_FOUND if the id is unknown or the viewer is no moderator. */
  readonly id: Scalars['ID']['input'];
};

/** The community of the viewer to close. */
export type CloseCommunityInput = {
  /**
   * The id of the community. Its paying members get a refund for the days that have not begun. Fails with NOT_FOUND if
   * the community is already closed.
   */
  readonly id: Scalars['ID']['input'];
};

/** Refusal code of `closeCommunity`: NOT_ALLOWED if the viewer is not the owner of the community. */
export type CloseCommunityResult = CloseCommunitySuccess | Refusal;

/** Result of a successful `closeCommunity`: the community is closed permanently. */
export type CloseCommunitySuccess = {
  readonly __typename?: 'CloseCommunitySuccess';
  /** The id of the closed community, so that the client can remove it from all lists. */
  readonly id: Scalars['ID']['output'];
};

/** A comment on a post, or a reply to a comment. */
export type Comment = Node & Reactable & {
  readonly __typename?: 'Comment';
  /**
   * The author. A placeholder profile named 'Conta indisponível' if the viewer may not see the author or the comment is
   * removed.
   */
  readonly author: Profile;
  /** The time at which the comment was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id of the comment. It stays the same when the comment is hidden or removed. */
  readonly id: Scalars['ID']['output'];
  /** True if the author of the post has hidden the comment. The author of the post can show it again. */
  readonly isHidden: Scalars['Boolean']['output'];
  /**
   * True if the author deleted the comment or their account was erased. While the comment has replies, it stays in the
   * list without author and text.
   */
  readonly isRemoved: Scalars['Boolean']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The top-level comment that this reply answers. Null for a top-level comment, and in live events if a visitor may not
   * see the post.
   */
  readonly parent: Maybe<Comment>;
  /** The id of the top-level comment that this reply answers. Null for a top-level comment. */
  readonly parentId: Maybe<Scalars['ID']['output']>;
  /**
   * The post to which the comment or reply belongs. Null if the viewer may not see it: in live events, if a visitor may
   * not see it.
   */
  readonly post: Maybe<Post>;
  /** The id of the post to which the comment or reply belongs. Live events contain it for every viewer. */
  readonly postId: Scalars['ID']['output'];
  /** The value of the post's `commentRevision` since which `commentCount` includes this comment. Set only in live events. */
  readonly postRevision: Maybe<Scalars['Int']['output']>;
  /** The reactions to the comment. A removed comment accepts no new reactions. */
  readonly reactions: ReactionSummary;
  /** The replies to the comment, oldest first. Always empty for a reply. */
  readonly replies: CommentConnection;
  /** The number of replies, excluding those of members who blocked the viewer or whom the viewer blocked. 0 for a reply. */
  readonly replyCount: Scalars['Int']['output'];
  /**
   * A number that grows with every change of `replyCount`. A client compares it with the number in a live event to find
   * out whether the count already includes the event.
   */
  readonly replyRevision: Maybe<Scalars['Int']['output']>;
  /** The plain text. Null if the comment is removed, or hidden by the author of the post. */
  readonly text: Maybe<Scalars['String']['output']>;
  /**
   * The value of the parent comment's `replyRevision` since which `replyCount` includes this reply. Set only in live
   * events.
   */
  readonly threadRevision: Maybe<Scalars['Int']['output']>;
};


/** A comment on a post, or a reply to a comment. */
export type CommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of a comment or reply. All subscribers of the post's changes get the same event. */
export type CommentChange = {
  readonly __typename?: 'CommentChange';
  /** The comment as a visitor sees it after the change. Null if the comment and its replies have disappeared. */
  readonly comment: Maybe<Comment>;
  /** The id of the comment or reply that changed. */
  readonly commentId: Scalars['ID']['output'];
  /** The number that the client adds to the post's `commentCount`. It may be negative. */
  readonly difference: Scalars['Int']['output'];
  /** The id of the top-level comment that the reply answers. Null if a top-level comment changed. */
  readonly parentId: Maybe<Scalars['ID']['output']>;
  /** The post's `commentRevision` after the change. Null if `commentCount` did not change. */
  readonly postRevision: Maybe<Scalars['Int']['output']>;
  /** The parent comment's `replyRevision` after the change. Null if `replyCount` did not change. */
  readonly threadRevision: Maybe<Scalars['Int']['output']>;
};

/** A page of the comments of a post, or of the replies to a comment. */
export type CommentConnection = {
  readonly __typename?: 'CommentConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<CommentEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a comment or reply and its cursor. */
export type CommentEdge = {
  readonly __typename?: 'CommentEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The comment or reply. A removed comment stays in the list while it has replies. */
  readonly node: Comment;
};

/** Members reacted to a comment of the viewer. */
export type CommentReactionNotification = MemberNotification & Node & Notification & {
  readonly __typename?: 'CommentReactionNotification';
  /** The number of members that caused the event, including those that are not in `actors`. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members that caused the event, latest first, at most three. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The comment of the viewer. Null if the viewer may no longer see it. */
  readonly comment: Maybe<Comment>;
  /** The id of the comment of the viewer. */
  readonly commentId: Scalars['ID']['output'];
  /** The beginning of the text of the comment. Null if it has no text. */
  readonly excerpt: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The post that has the comment. Null if the viewer may no longer see it. */
  readonly post: Maybe<Post>;
  /** The id of the post that has the comment. */
  readonly postId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
  /**
   * The top-level comment of the thread that contains `comment`: `comment` itself if it is a top-level comment. Null if
   * the viewer may no longer see it.
   */
  readonly thread: Maybe<Comment>;
  /** The id of the top-level comment of the thread. */
  readonly threadId: Scalars['ID']['output'];
};

/** Members replied to a comment of the viewer. */
export type CommentReplyNotification = MemberNotification & Node & Notification & {
  readonly __typename?: 'CommentReplyNotification';
  /** The number of members that caused the event, including those that are not in `actors`. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members that caused the event, latest first, at most three. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The latest reply. Null if the viewer may no longer see it. */
  readonly comment: Maybe<Comment>;
  /** The id of the latest reply. */
  readonly commentId: Scalars['ID']['output'];
  /** The beginning of the text of the latest reply. Null if it has no text. */
  readonly excerpt: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The post that has the comments. Null if the viewer may no longer see it. */
  readonly post: Maybe<Post>;
  /** The id of the post that has the comments. */
  readonly postId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
  /**
   * The top-level comment of the thread that contains `comment`: `comment` itself if it is a top-level comment. Null if
   * the viewer may no longer see it.
   */
  readonly thread: Maybe<Comment>;
  /** The id of the top-level comment of the thread. */
  readonly threadId: Scalars['ID']['output'];
};

/** A community. Some of its fields are null if the viewer is not a member. */
export type Community = Node & {
  readonly __typename?: 'Community';
  /** The time at which the community was created. Null if the viewer is not a member. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** The description of the community as plain text, at most 1,000 characters. Non-members see it too. */
  readonly description: Scalars['String']['output'];
  /** The id of the community, as in the path `/groups/{id}`. */
  readonly id: Scalars['ID']['output'];
  /** The invites that are still valid, newest first, at most twenty. Only for the owner and the moderators. */
  readonly invites: ReadonlyArray<CommunityInvite>;
  /** The kind of the community. PRIVATE if the platform does not send it. */
  readonly kind: CommunityKind;
  /** The number of members, including the owner. */
  readonly memberCount: Scalars['Int']['output'];
  /**
   * The members of the community: first the owner, then the moderators, then the others; newest first within each group.
   * Fails with NOT_FOUND if the viewer is not a member.
   */
  readonly members: CommunityMemberConnection;
  /** The viewer's membership of this community. Null if the viewer has no membership. */
  readonly membership: Maybe<Membership>;
  /** The name of the community, 3 to 80 characters. Several communities may have the same name. */
  readonly name: Scalars['String']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The open offer of the community's ownership. Null if there is no offer, or if the viewer is neither the owner nor the
   * recipient.
   */
  readonly offer: Maybe<CommunityOffer>;
  /** The owner of the community. Null if the viewer is not a member. */
  readonly owner: Maybe<Profile>;
  /** The picture of the community. Null if there is none. */
  readonly picture: Maybe<Image>;
  /** The number of posts, excluding those that wait for a moderator's review. Non-members see it too. */
  readonly postCount: Scalars['Int']['output'];
  /** The price of a month of membership. Null for a private community, which is free. */
  readonly price: Maybe<Money>;
  /**
   * The price of a month of membership in centavos. Null for a private community, which is free.
   * @deprecated Since 2026-11-27: use `Community.price`. Goes after 2027-02-27.
   */
  readonly priceCents: Maybe<Scalars['Int']['output']>;
  /** The number of requests to join that wait for an answer. Null if the viewer is neither the owner nor a moderator. */
  readonly requestCount: Maybe<Scalars['Int']['output']>;
  /** The requests to join that wait for an answer, oldest first. Only for the owner and the moderators. */
  readonly requests: CommunityMemberConnection;
  /** The rules of the community as plain text, at most 3,000 characters. Null if the viewer is not a member. */
  readonly rules: Maybe<Scalars['String']['output']>;
};


/** A community. Some of its fields are null if the viewer is not a member. */
export type CommunityMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A community. Some of its fields are null if the viewer is not a member. */
export type CommunityRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** The viewer's request to join a community was answered. */
export type CommunityAnswerNotification = Node & Notification & {
  readonly __typename?: 'CommunityAnswerNotification';
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /**
   * The community. Its `id` and `name` are always known. With other fields it is null if it was closed or is hidden from
   * the viewer.
   */
  readonly community: Maybe<Community>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer is a member of the community now, false if the request was refused. */
  readonly isApproved: Scalars['Boolean']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** A page of a list of communities. */
export type CommunityConnection = {
  readonly __typename?: 'CommunityConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<CommunityEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a community and its cursor. */
export type CommunityEdge = {
  readonly __typename?: 'CommunityEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The community. Its fields for members are null if the viewer is not a member. */
  readonly node: Community;
};

/** An invite link to a private community. Any member that has the link can join. */
export type CommunityInvite = Node & {
  readonly __typename?: 'CommunityInvite';
  /** The time at which the invite was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The owner or moderator who created the invite. */
  readonly createdBy: Profile;
  /** The time at which the invite expires. Null if it is valid until it is revoked. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the invite, for `revokeCommunityInvite`. It is not the secret token, so it does not allow anyone to join. */
  readonly id: Scalars['ID']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The secret part of the invite link. Null if the server cannot show this secret again. */
  readonly token: Maybe<Scalars['String']['output']>;
  /** The number of members who joined by the invite. */
  readonly uses: Scalars['Int']['output'];
};

/** The kind of a community. It determines how members join, and it never changes. */
export const CommunityKind = {
  /** A private community. Members join by an invite, or by a request that the owner or a moderator approves. */
  Private: 'PRIVADA',
  /** A paid community: each member pays a monthly price. */
  Vip: 'VIP'
} as const;

export type CommunityKind = typeof CommunityKind[keyof typeof CommunityKind];
/** A member of a community, or a member that has asked to join it. */
export type CommunityMember = {
  readonly __typename?: 'CommunityMember';
  /** The id of the membership. The id of the member is `profile.id`. */
  readonly id: Scalars['ID']['output'];
  /** The time at which the member joined, or asked to join. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /**
   * True if the owner may offer the community's ownership to this member (`offerCommunity`). Null if the viewer is not the
   * owner.
   */
  readonly mayOwn: Maybe<Scalars['Boolean']['output']>;
  /** The profile of the member. A placeholder named 'Conta indisponível' if the account no longer exists. */
  readonly profile: Profile;
  /** The role of the member. Always MEMBER for an entry of `Community.requests`. */
  readonly role: CommunityRole;
  /**
   * The status of the membership. Always PENDING for an entry of `Community.requests`, never PENDING or EXPIRED for an
   * entry of `Community.members`.
   */
  readonly status: MembershipStatus;
};

/** A page of the members of a community, or of the requests to join it. */
export type CommunityMemberConnection = {
  readonly __typename?: 'CommunityMemberConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<CommunityMemberEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a member or a request to join, and its cursor. */
export type CommunityMemberEdge = {
  readonly __typename?: 'CommunityMemberEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The member or request. The list excludes members who blocked the viewer or whom the viewer blocked. */
  readonly node: CommunityMember;
};

/** An open offer of the ownership of a community. Only the owner and the recipient can see it. */
export type CommunityOffer = {
  readonly __typename?: 'CommunityOffer';
  /** The time at which the offer expires: fourteen days after the owner made it. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The present owner. They become a moderator if the recipient accepts. */
  readonly from: Profile;
  /** The time at which the owner made the offer. Repeating the offer does not change it. */
  readonly offeredAt: Scalars['DateTime']['output'];
  /**
   * The number of members with a VIP subscription to the community (a paid membership). Excludes the recipient of the
   * offer.
   */
  readonly subscriberCount: Scalars['Int']['output'];
  /** The recipient: a PROFESSIONAL member of the community. */
  readonly to: Profile;
};

/** A member offers the ownership of a community to the viewer, or such an offer has ended. */
export type CommunityOfferNotification = MemberNotification & Node & Notification & {
  readonly __typename?: 'CommunityOfferNotification';
  /** The number of members that caused the event, including those that are not in `actors`. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members that caused the event, latest first, at most three. Empty if `offerState` is INHERITED. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /**
   * The community. Its `id` and `name` are always known. With other fields it is null if it was closed or is hidden from
   * the viewer.
   */
  readonly community: Maybe<Community>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The state of the offer. */
  readonly offerState: CommunityOfferState;
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** The state of an offer to transfer the ownership of a community. */
export const CommunityOfferState = {
  /** The member accepted the viewer's offer and is the owner now. */
  Accepted: 'aceita',
  /** The member declined the viewer's offer. */
  Declined: 'recusada',
  /** The member did not answer the viewer's offer in time. */
  Expired: 'vencida',
  /** The viewer became the owner, because the account of the previous owner was erased. */
  Inherited: 'herdada',
  /** The viewer can accept or decline the offer. */
  Open: 'OPEN',
  /** The owner withdrew the offer to the viewer. */
  Withdrawn: 'cancelada'
} as const;

export type CommunityOfferState = typeof CommunityOfferState[keyof typeof CommunityOfferState];
/**
 * Members asked to join a community that the viewer owns or moderates. The notification disappears when all of these
 * requests are answered.
 */
export type CommunityRequestNotification = MemberNotification & Node & Notification & {
  readonly __typename?: 'CommunityRequestNotification';
  /** The number of members that caused the event, including those that are not in `actors`. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members that caused the event, latest first, at most three. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /**
   * The community. Its `id` and `name` are always known. With other fields it is null if it was closed or is hidden from
   * the viewer.
   */
  readonly community: Maybe<Community>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** The role of a member in a community, which determines their rights. */
export const CommunityRole = {
  /** An ordinary member. They may read and publish posts in the community. */
  Member: 'MEMBER',
  /** A member whom the owner appointed to answer requests to join, manage invites and remove members. */
  Moderator: 'MODERATOR',
  /**
   * The only owner of the community. The owner edits, closes and transfers the community, sets roles, and earns the money
   * that members pay for VIP months.
   */
  Owner: 'OWNER'
} as const;

export type CommunityRole = typeof CommunityRole[keyof typeof CommunityRole];
/** A paid ad, and its payment. */
export type ConfirmAdPaymentInput = {
  /**
   * Must be the values with which the payment started, except for the images. Otherwise, and if the price has changed
   * since then, the mutation is refused as PAID_INTO_WALLET: the money stays in the wallet. A payment that has bought its
   * ad refuses another ad as INVALID_INPUT.
   */
  readonly ad: AdInput;
  /** The `PaymentIntent.id` of the payment. Fails with NOT_FOUND if the payment belongs to another member. */
  readonly paymentIntentId: Scalars['ID']['input'];
};

/** The code that confirms the new e-mail address of the viewer. */
export type ConfirmEmailChangeInput = {
  /** The six-digit code from the mail. It is valid for 30 minutes and five tries. */
  readonly code: Scalars['String']['input'];
};

/** The code that confirms the e-mail address of the viewer. */
export type ConfirmEmailInput = {
  /** The six-digit code from the mail. It is valid for 30 minutes and five tries. */
  readonly code: Scalars['String']['input'];
};

/** The proof of the viewer's identity. Exactly one of these fields has to be set. */
export type ConfirmIdentityInput =
  /** Six digits from the authenticator app, or a recovery code. Each code works a single time. */
  { readonly code: Scalars['String']['input']; readonly passkey?: never; readonly password?: never; }
  |  /** The WebAuthn response of the browser, as JSON. */
  { readonly code?: never; readonly passkey: Scalars['String']['input']; readonly password?: never; }
  |  /** The password. The server accepts it only if the account has no second factor. */
  { readonly code?: never; readonly passkey?: never; readonly password: Scalars['String']['input']; };

/** Refusal codes of `confirmIdentity`: INVALID_CREDENTIALS, INVALID_CODE, INVALID_PASSKEY, TOO_MANY_TRIES. */
export type ConfirmIdentityResult = ConfirmIdentitySuccess | Refusal;

/**
 * Result of a successful `confirmIdentity`: the viewer's identity is confirmed. The confirmation is valid for this session
 * for 15 minutes. For payments of a member without a second factor it is valid for 30 days.
 */
export type ConfirmIdentitySuccess = {
  readonly __typename?: 'ConfirmIdentitySuccess';
  /** Always true. The field exists because a GraphQL type needs at least one. */
  readonly confirmed: Scalars['Boolean']['output'];
};

/** The card or Pix payment to read from the provider. */
export type ConfirmTopUpInput = {
  /**
   * The `PaymentIntent.id` or `PixPayment.id` of the payment. Fails with NOT_FOUND if the payment belongs to another
   * member or was made for an ad.
   */
  readonly paymentIntentId: Scalars['ID']['input'];
};

/**
 * Refusal codes of `confirmTopUp`: PAYMENT_FAILED if the payment did not succeed, or PAYMENT_PENDING while the provider
 * has no result.
 */
export type ConfirmTopUpResult = ConfirmTopUpSuccess | Refusal;

/** Result of a successful `confirmTopUp`: the payment has succeeded and the money is in the wallet. */
export type ConfirmTopUpSuccess = {
  readonly __typename?: 'ConfirmTopUpSuccess';
  /** The amount of the payment. Null if the platform does not send it. */
  readonly amount: Maybe<Money>;
  /**
   * The amount of the payment in centavos. Null if the platform does not send it.
   * @deprecated Since 2026-11-27: use `ConfirmTopUpSuccess.amount`. Goes after 2027-02-27.
   */
  readonly centavos: Maybe<Scalars['Int']['output']>;
  /** The viewer's wallet after the payment. */
  readonly wallet: Wallet;
};

/** A conversation between the viewer and another member, as the viewer sees it. */
export type Conversation = Node & {
  readonly __typename?: 'Conversation';
  /** The id of the conversation. Two members have at most one conversation. */
  readonly id: Scalars['ID']['output'];
  /**
   * True if the other member has not accepted the viewer's message request. Also true after a refusal, so that the viewer
   * does not learn about the refusal.
   */
  readonly isAwaitingAnswer: Scalars['Boolean']['output'];
  /** True if the viewer muted the conversation. The other member cannot see this. */
  readonly isMuted: Scalars['Boolean']['output'];
  /** The newest message that the viewer has not deleted; null if there is none. */
  readonly lastMessage: Maybe<Message>;
  /** The `seq` of the last message that the viewer has read. */
  readonly lastReadSeq: Scalars['Int']['output'];
  /** The `seq` of the newest message, even if the viewer deleted that message. 0 if there are no messages. */
  readonly lastSeq: Scalars['Int']['output'];
  /** The profile of the other member. */
  readonly member: Profile;
  /**
   * The `seq` of the last message that a device of the other member has received. 0 if the message request is not accepted
   * yet.
   */
  readonly memberDeliveredSeq: Scalars['Int']['output'];
  /**
   * The `seq` of the last message that the other member has read. 0 if one of the two members hides read receipts, or if
   * the message request is not accepted yet.
   */
  readonly memberReadSeq: Scalars['Int']['output'];
  /**
   * A page of the messages, oldest first. The argument `before` selects older messages, `after` selects newer ones.
   * Without these arguments, the page contains the newest messages. The cursor of a message is its `seq`.
   */
  readonly messages: MessageConnection;
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The state of the message request that the other member sent to the viewer. */
  readonly request: MessageRequestState;
  /** The number of the other member's messages that the viewer has not read. */
  readonly unreadCount: Scalars['Int']['output'];
};


/** A conversation between the viewer and another member, as the viewer sees it. */
export type ConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of conversations. */
export type ConversationConnection = {
  readonly __typename?: 'ConversationConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<ConversationEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a conversation and its cursor. */
export type ConversationEdge = {
  readonly __typename?: 'ConversationEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The conversation. The list excludes conversations that are hidden by a block. */
  readonly node: Conversation;
};

/** The ad to pay, an idempotency key, and the payment method. */
export type CreateAdIntentInput = {
  /** All values of the ad. The platform validates them before the payment starts. */
  readonly ad: AdInput;
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment.
   * Fails with BAD_USER_INPUT if the key was already used with other values.
   */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The payment method for the part of the price that the wallet balance does not cover. */
  readonly method?: PaymentMethod;
};

/** The result of a started payment for an ad. The description of each mutation has its refusal codes. */
export type CreateAdIntentResult = CreateAdIntentSuccess | Refusal;

/**
 * The payment has started. A card payment has to be confirmed in the browser. For a Pix payment, the payer has to pay the
 * Pix code at their bank.
 */
export type CreateAdIntentSuccess = {
  readonly __typename?: 'CreateAdIntentSuccess';
  /**
   * The payment for the part of the price that the wallet balance does not cover, at least R$ 5,00. If the balance covers
   * the whole price, the payment is for the whole price.
   */
  readonly intent: PaymentIntent;
  /**
   * The payment by Pix, with its code. Null for a card payment, and if the platform does not return it: then pass the id
   * of `intent` to `pixPayment`.
   */
  readonly pix: Maybe<PixPayment>;
};

/** A new community, which the viewer will own. */
export type CreateCommunityInput = {
  /** The description of the community as plain text, at most 1,000 characters. */
  readonly description?: Scalars['String']['input'];
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same community and
   * creates no second one.
   */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The kind of the community. It cannot be changed later. */
  readonly kind: CommunityKind;
  /** The name of the community, 3 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** The picture of the community: the id of an image from `uploadMedia`. */
  readonly pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** The price of a month of membership in centavos, 100 to 100,000. Allowed only for a VIP (paid) community. */
  readonly priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** The rules of the community as plain text, at most 3,000 characters. Only members of the community see them. */
  readonly rules?: Scalars['String']['input'];
};

/** A new invite. At most twenty invites of a community are valid at the same time. */
export type CreateCommunityInviteInput = {
  /** The id of a private community that the viewer owns or moderates. */
  readonly communityId: Scalars['ID']['input'];
  /** The number of days for which the invite is valid, 1 to 30. Null means that it is valid until it is revoked. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * Refusal codes of `createCommunityInvite`: NOT_ALLOWED if the viewer is neither the owner nor a moderator, or
 * INVALID_INPUT if the community is VIP or twenty invites are already valid.
 */
export type CreateCommunityInviteResult = CreateCommunityInviteSuccess | Refusal;

/** Result of a successful `createCommunityInvite`: the invite exists and is valid immediately. */
export type CreateCommunityInviteSuccess = {
  readonly __typename?: 'CreateCommunityInviteSuccess';
  /** The new invite, as `Community.invites` lists it. */
  readonly invite: CommunityInvite;
  /** The secret part of the invite link. */
  readonly token: Scalars['String']['output'];
};

/** Refusal codes of `createCommunity`: NOT_ALLOWED if the viewer is a FREE member, or INVALID_INPUT. */
export type CreateCommunityResult = CreateCommunitySuccess | Refusal;

/** Result of a successful `createCommunity`: the community exists. The viewer is its owner and only member. */
export type CreateCommunitySuccess = {
  readonly __typename?: 'CreateCommunitySuccess';
  /** The community as its owner sees it. */
  readonly community: Community;
};

/** The amount of a Pix payment, and an idempotency key. */
export type CreatePixTopUpInput = {
  /** The amount of the payment in centavos, 500 to 500,000. */
  readonly centavos: Scalars['Int']['input'];
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment. A
   * key that was already used for a card payment fails with BAD_USER_INPUT.
   */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/**
 * Refusal codes of `createPixTopUp`: INVALID_INPUT, STEP_UP_REQUIRED, or PAYMENT_FAILED if the Pix code of the payment
 * with this idempotency key has expired. Fails with BAD_USER_INPUT if the key belongs to a card payment, and with
 * RATE_LIMITED after 20 payments in an hour.
 */
export type CreatePixTopUpResult = CreatePixTopUpSuccess | Refusal;

/**
 * Result of a successful `createPixTopUp`: the payment has started. It is complete as soon as the payer has paid the Pix
 * code at their bank.
 */
export type CreatePixTopUpSuccess = {
  readonly __typename?: 'CreatePixTopUpSuccess';
  /** The payment, including the Pix code to pay. */
  readonly pix: PixPayment;
};

/** A new post with text, media or both. A post with neither is refused as EMPTY_POST. */
export type CreatePostInput = {
  /** The id of a community to which the viewer belongs. If absent, the post appears on the viewer's profile. */
  readonly communityId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same post and
   * publishes no second one.
   */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The uploaded files in display order, at most 10. */
  readonly media?: ReadonlyArray<PostMediaInput>;
  /** The plain text of the post, at most 5,000 characters. */
  readonly text?: Scalars['String']['input'];
};

/**
 * Refusal codes of `createPost`: EMPTY_POST, TOO_MANY_FILES, INVALID_INPUT. Repeating an idempotency key with different
 * content fails with BAD_USER_INPUT.
 */
export type CreatePostResult = CreatePostSuccess | Refusal;

/** Result of a successful `createPost`: the post is published, or waits for the moderators' review before publication. */
export type CreatePostSuccess = {
  readonly __typename?: 'CreatePostSuccess';
  /** The post as its author sees it. */
  readonly post: Post;
};

/** The amount of a card payment, and an idempotency key. */
export type CreateTopUpIntentInput = {
  /** The amount of the payment in centavos, 500 to 500,000. */
  readonly centavos: Scalars['Int']['input'];
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment and
   * starts no second one.
   */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/**
 * Refusal codes of `createTopUpIntent`: INVALID_INPUT, STEP_UP_REQUIRED, or PAYMENT_FAILED if the payment with this
 * idempotency key was closed. Fails with RATE_LIMITED after 20 payments in an hour or too many declined cards.
 */
export type CreateTopUpIntentResult = CreateTopUpIntentSuccess | Refusal;

/**
 * Result of a successful `createTopUpIntent`: the payment has started. The card is not charged until the browser confirms
 * the payment.
 */
export type CreateTopUpIntentSuccess = {
  readonly __typename?: 'CreateTopUpIntentSuccess';
  /** The payment, which the provider's script has to confirm. */
  readonly intent: PaymentIntent;
};

/** An export of all data of the viewer, as a ZIP file. */
export type DataExport = Node & {
  readonly __typename?: 'DataExport';
  /** The size of the file in bytes. Null before the state is READY. */
  readonly bytes: Maybe<Scalars['Float']['output']>;
  /** The number of finished parts of the export. The total number of parts is `total`. */
  readonly done: Scalars['Int']['output'];
  /** The time at which the server deletes the file. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the export, for `openDataExport`. */
  readonly id: Scalars['ID']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The path of the file on this site. A request for this path needs the viewer's session. Null before the state is READY. */
  readonly path: Maybe<Scalars['String']['output']>;
  /** The state of the export. The viewer gets a mail when it becomes READY. */
  readonly state: DataExportState;
  /** The total number of parts of the export. */
  readonly total: Scalars['Int']['output'];
};

/** The state of a data export. */
export const DataExportState = {
  /** The export failed. The viewer can request a new export. */
  Failed: 'FAILED',
  /** The export waits in the queue and has not started. */
  Pending: 'PENDING',
  /** The file is complete and can be downloaded until `expiresAt`. */
  Ready: 'READY',
  /** The server is creating the export. `DataExport.done` grows meanwhile. */
  Running: 'RUNNING'
} as const;

export type DataExportState = typeof DataExportState[keyof typeof DataExportState];
/** A decision for one or more cases. If the decision is refused for one of the cases, no case is decided. */
export type DecideModerationCasesInput = {
  /** The kind of the decision. RESTORE is not possible here: use `restoreModerationCase`. */
  readonly decision: ModerationDecisionKind;
  /** The ids of 1 to 50 open cases. Several cases must have the same content. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** The reason that the author of the object will see. It does not have to be one of the reasons in the reports. */
  readonly reason: ReportReason;
  /** The explanation to the author, at most 2,000 characters. It is required to take down an ad. */
  readonly text?: Scalars['String']['input'];
  /** The time at which a suspension ends. Null for other decisions. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/**
 * Refusal codes of `decideModerationCases`: NOT_ALLOWED if the viewer is a party to a case (its author or a reporter),
 * another moderator has claimed a case, or a case was already decided differently; INVALID_INPUT if the cases differ in
 * content or the decision is not possible for them.
 */
export type DecideModerationCasesResult = DecideModerationCasesSuccess | Refusal;

/**
 * Result of a successful `decideModerationCases`: all of the given cases are decided. Repeating the same decision changes
 * nothing.
 */
export type DecideModerationCasesSuccess = {
  readonly __typename?: 'DecideModerationCasesSuccess';
  /** The cases after the decision, in the order of the input's `ids`. */
  readonly cases: ReadonlyArray<ModerationCase>;
};

/**
 * The member's consent to losing access to money. The server requires the consent if there is money in the wallet, in the
 * member's ads or in pending earnings of VIP communities.
 */
export type DeleteAccountInput = {
  /**
   * True if the member agrees to lose access to the balance of the wallet, the money that would return to it from their
   * ads, and the earnings that would enter it from VIP communities.
   */
  readonly acceptsBalance?: Scalars['Boolean']['input'];
};

/**
 * Refusal codes of `deleteAccount`: STEP_UP_REQUIRED, or INVALID_INPUT if there is money in the wallet, in ads or in
 * pending VIP earnings and `acceptsBalance` is not true.
 */
export type DeleteAccountResult = DeleteAccountSuccess | Refusal;

/**
 * Result of a successful `deleteAccount`: the account is hidden, and its ads and sessions have ended. A mail to the member
 * explains how to keep the account.
 */
export type DeleteAccountSuccess = {
  readonly __typename?: 'DeleteAccountSuccess';
  /** The time at which the account will be erased: seven days after the first call of the mutation. */
  readonly deletesAt: Scalars['DateTime']['output'];
};

/** The comment of the viewer to delete, and its post. */
export type DeleteCommentInput = {
  /** The id of the comment. Fails with NOT_FOUND if the comment is already deleted. */
  readonly id: Scalars['ID']['input'];
  /** The id of the comment's post. */
  readonly postId: Scalars['ID']['input'];
};

/** Refusal code of `deleteComment`: NOT_ALLOWED if the comment belongs to another member. */
export type DeleteCommentResult = DeleteCommentSuccess | Refusal;

/** Result of a successful `deleteComment`: the comment is deleted, or stays without text and author because it has replies. */
export type DeleteCommentSuccess = {
  readonly __typename?: 'DeleteCommentSuccess';
  /** The deleted comment without text and author, if it stays in the list because it has replies. Otherwise null. */
  readonly comment: Maybe<Comment>;
  /**
   * The ids of the comments that disappear from the list: the deleted comment and, if its parent comment was already
   * removed and has no other replies, that parent. Empty if the deleted comment has replies and therefore stays.
   */
  readonly goneIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The post after the change, with its new `commentCount`. */
  readonly post: Post;
  /**
   * The parent comment with its new `replyCount`. Null for a top-level comment, or if the parent comment has disappeared
   * from the list, too.
   */
  readonly thread: Maybe<Comment>;
};

/** The conversation that the viewer deletes for themselves. */
export type DeleteConversationForMeInput = {
  /** The id of a conversation of the viewer. Fails with NOT_FOUND for any other id. */
  readonly conversationId: Scalars['ID']['input'];
};

/** The message that the viewer deletes for themselves, and its conversation. */
export type DeleteMessageForMeInput = {
  /**
   * The id of the conversation that contains the message. Fails with NOT_FOUND if the viewer is no member of the
   * conversation.
   */
  readonly conversationId: Scalars['ID']['input'];
  /** The id of a message in the conversation, sent by either member. Deleting the message again changes nothing. */
  readonly messageId: Scalars['ID']['input'];
};

/** The post of the viewer to delete. */
export type DeletePostInput = {
  /** The id of a post of the viewer, which may be one of `postsLeftBehind`. */
  readonly id: Scalars['ID']['input'];
};

/** Refusal code of `deletePost`: NOT_ALLOWED if the post belongs to another member. */
export type DeletePostResult = DeletePostSuccess | Refusal;

/** Result of a successful `deletePost`: the post is deleted. */
export type DeletePostSuccess = {
  readonly __typename?: 'DeletePostSuccess';
  /** The id of the deleted post, so that the client can remove the post from all lists. */
  readonly id: Scalars['ID']['output'];
};

/** The browser's description of its device, sent at sign-in. */
export type DeviceInput = {
  /**
   * 32 random bytes in base64url that the browser generates and stores. The server recognises the device at the next
   * sign-in by these bytes.
   */
  readonly secret?: InputMaybe<Scalars['String']['input']>;
  /** The browser's IANA time zone, such as 'America/Sao_Paulo'. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** The unused file of the viewer to delete. */
export type DiscardMediaInput = {
  /**
   * The id of the file, from `uploadMedia`. Fails with NOT_FOUND if the file is already published or deleted, or belongs
   * to another member.
   */
  readonly id: Scalars['ID']['input'];
};

/** The member to remove from the suggestions of the viewer. */
export type DismissSuggestionInput = {
  /**
   * The id of a member in `suggestedProfiles`. Dismissing the same member again changes nothing. Fails with NOT_FOUND if
   * there is no such member, or if the viewer or the member blocked the other.
   */
  readonly profileId: Scalars['ID']['input'];
};

/** `dismissSuggestion` has no expected refusal, so its result is normally the success type. */
export type DismissSuggestionResult = DismissSuggestionSuccess | Refusal;

/** Result of a successful `dismissSuggestion`: the member is no longer suggested to the viewer. */
export type DismissSuggestionSuccess = {
  readonly __typename?: 'DismissSuggestionSuccess';
  /** The profile of the dismissed member. Null if a block hides the member. */
  readonly profile: Maybe<Profile>;
  /** The id of the dismissed member, so that the client can remove the member from the list. */
  readonly profileId: Scalars['ID']['output'];
};

/** A link by which the browser downloads a private file of the viewer without sending the session's token. */
export type Download = {
  readonly __typename?: 'Download';
  /** The time at which the link expires: five minutes after its creation, or earlier if the session that created it ends. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The path of the file on this site, including a secret ticket that replaces the session. */
  readonly path: Scalars['String']['output'];
};

/** The code that proves that the authenticator app contains the new secret. */
export type EnableTwoStepInput = {
  /** The current six-digit code of the authenticator app that contains the new secret. */
  readonly code: Scalars['String']['input'];
};

/** `endOtherSessions` has no expected refusal, so its result is normally the success type. */
export type EndOtherSessionsResult = EndOtherSessionsSuccess | Refusal;

/** Result of a successful `endOtherSessions`: all sessions of the viewer except the current one have ended. */
export type EndOtherSessionsSuccess = {
  readonly __typename?: 'EndOtherSessionsSuccess';
  /** The number of sessions that ended. */
  readonly ended: Scalars['Int']['output'];
};

/** The session of the viewer to end. */
export type EndSessionInput = {
  /** An id from `accountSessions`. Fails with NOT_FOUND if the session has ended or belongs to another member. */
  readonly id: Scalars['ID']['input'];
};

/** `endSession` has no expected refusal. Fails with NOT_FOUND if the session has ended or belongs to another member. */
export type EndSessionResult = EndSessionSuccess | Refusal;

/** Result of a successful `endSession`: the session has ended. Its WebSocket connections close within seconds. */
export type EndSessionSuccess = {
  readonly __typename?: 'EndSessionSuccess';
  /** The id of the ended session, so that the client can remove the session from its list. */
  readonly id: Scalars['ID']['output'];
};

/** The ad of the viewer to end. */
export type FinishAdInput = {
  /** The id of an ad of the viewer. Fails with NOT_FOUND if the ad belongs to another member. */
  readonly id: Scalars['ID']['input'];
};

/** `finishAd` has no expected refusal, so its result is normally the success type. */
export type FinishAdResult = FinishAdSuccess | Refusal;

/** Result of a successful `finishAd`: the ad has ended now, or had ended before the call. */
export type FinishAdSuccess = {
  readonly __typename?: 'FinishAdSuccess';
  /** The ended ad, including the amount that returned to the wallet. */
  readonly ad: Ad;
};

/** The second step of a sign-in. After five tries or five minutes the challenge is refused as CHALLENGE_OVER. */
export type FinishLogInInput = {
  /** The value of `SecondStepRequired.challenge`. */
  readonly challenge: Scalars['String']['input'];
  /**
   * Six digits from the authenticator app, or a recovery code; letter case and dashes of a recovery code are ignored. Each
   * code works a single time.
   */
  readonly code: Scalars['String']['input'];
  /**
   * The device that signs in. The client sends the same value as in `logIn`, so that the server recognises the device at
   * the next sign-in.
   */
  readonly device?: InputMaybe<DeviceInput>;
};

/** The result of a second sign-in step or of a passkey. The description of each mutation has its refusal codes. */
export type FinishLogInResult = AccountLocked | LogInSuccess | Refusal;

/** Members started to follow the viewer's public profile. */
export type FollowNotification = MemberNotification & Node & Notification & {
  readonly __typename?: 'FollowNotification';
  /** The number of members that caused the event, including those that are not in `actors`. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members that caused the event, latest first, at most three. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** Members asked to follow the viewer's private profile. The notification disappears when the viewer answers. */
export type FollowRequestNotification = MemberNotification & Node & Notification & {
  readonly __typename?: 'FollowRequestNotification';
  /** The number of members that caused the event, including those that are not in `actors`. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members that caused the event, latest first, at most three. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** The state of the viewer's follow of a member. */
export const FollowState = {
  /** The viewer follows the member. If the member is private, the viewer therefore sees their posts. */
  Following: 'FOLLOWING',
  /** The viewer does not follow the member and has not asked to follow them. */
  None: 'NONE',
  /** The viewer has asked to follow a private member, and that member has not answered yet. */
  Requested: 'REQUESTED'
} as const;

export type FollowState = typeof FollowState[keyof typeof FollowState];
/** A gender category. It describes a member, the authors that a member prefers to see, or the audience of an ad. */
export const GenderCategory = {
  /** Men. */
  Man: 'HOMEM',
  /** Trans people. */
  Trans: 'TRANS',
  /** Women. */
  Woman: 'MULHER'
} as const;

export type GenderCategory = typeof GenderCategory[keyof typeof GenderCategory];
/** A comment on a post of the viewer, and whether it is hidden. */
export type HideCommentInput = {
  /** True hides the comment, false shows it again. */
  readonly hidden?: Scalars['Boolean']['input'];
  /** The id of a comment that the viewer may see. Fails with NOT_FOUND for any other id. */
  readonly id: Scalars['ID']['input'];
  /**
   * The id of the comment's post. The gateway needs it to load the comment if the platform's response does not contain
   * the comment.
   */
  readonly postId?: InputMaybe<Scalars['ID']['input']>;
};

/** Refusal code of `hideComment`: NOT_ALLOWED if the viewer is not the author of the post. */
export type HideCommentResult = HideCommentSuccess | Refusal;

/** Result of a successful `hideComment`: the comment is now hidden or shown, as requested. */
export type HideCommentSuccess = {
  readonly __typename?: 'HideCommentSuccess';
  /** The comment after the change. */
  readonly comment: Comment;
};

/** The places in which a highlight (an ad for a profile) appears. */
export const HighlightType = {
  /** The highlight appears on the Discover page, among the suggested profiles and in the feed. */
  Both: 'BOTH',
  /** The highlight appears at the top of the Discover page and among the suggested profiles. */
  Discover: 'DISCOVER',
  /** The highlight appears as a card in the feed. */
  Feed: 'FEED'
} as const;

export type HighlightType = typeof HighlightType[keyof typeof HighlightType];
/** An image, uploaded as JPEG, PNG, WebP, AVIF or GIF. */
export type Image = Media & {
  readonly __typename?: 'Image';
  /** A description of the image for blind users. Empty if the author wrote none. */
  readonly alt: Scalars['String']['output'];
  /** The height of the uploaded image in pixels, after the rotation that the file's metadata asks for. */
  readonly height: Scalars['Int']['output'];
  /** The id of the image, for inputs such as `PostMediaInput.id`. Only one object can use the image. */
  readonly id: Scalars['ID']['output'];
  /** The image in up to three widths, narrowest first. */
  readonly sources: ReadonlyArray<ImageSource>;
  /** A ThumbHash (a tiny preview) in base64, shown until the image has loaded. */
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  /**
   * The width of the uploaded image in pixels, after the rotation that the file's metadata asks for. The images in
   * `sources` may be narrower.
   */
  readonly width: Scalars['Int']['output'];
};

/** A copy of an image in a certain width. */
export type ImageSource = {
  readonly __typename?: 'ImageSource';
  /** A signed URL of the image, relative to this site. It expires. */
  readonly url: Scalars['URL']['output'];
  /** The width of this copy of the image in pixels. */
  readonly width: Scalars['Int']['output'];
};

/** The private community that the viewer asks to join. */
export type JoinCommunityInput = {
  /** The id of the community. The owner and the moderators get one notification per request. */
  readonly id: Scalars['ID']['input'];
};

/**
 * Refusal code of `joinCommunity`: PAYMENT_REQUIRED for a VIP community. Fails with NOT_FOUND if the viewer or the owner
 * blocked the other.
 */
export type JoinCommunityResult = JoinCommunitySuccess | Refusal;

/** Result of a successful `joinCommunity`: the viewer has asked to join, or was already a member. */
export type JoinCommunitySuccess = {
  readonly __typename?: 'JoinCommunitySuccess';
  /** The community after the change, with the viewer's `membership`. */
  readonly community: Community;
};

/** The community that the viewer leaves. */
export type LeaveCommunityInput = {
  /** The id of the community. If the viewer does not belong to it, nothing changes. */
  readonly id: Scalars['ID']['input'];
};

/** Refusal code of `leaveCommunity`: OWNER_CANNOT_LEAVE if the viewer is the owner of the community. */
export type LeaveCommunityResult = LeaveCommunitySuccess | Refusal;

/** Result of a successful `leaveCommunity`: the viewer is no longer a member. */
export type LeaveCommunitySuccess = {
  readonly __typename?: 'LeaveCommunitySuccess';
  /** The community as a non-member sees it. */
  readonly community: Community;
};

/** A moderation case, and whether its pictures stand on the hash list. */
export type ListModerationCasePicturesInput = {
  /** The id of the case. Fails with NOT_FOUND if the id is unknown or the viewer is no moderator. */
  readonly id: Scalars['ID']['input'];
  /** True adds the pictures to the hash list, false removes them. */
  readonly listed: Scalars['Boolean']['input'];
};

/**
 * The credentials of a sign-in. After ten wrong passwords for an account within 15 minutes, or 100 in a day, sign-ins are
 * refused as TOO_MANY_TRIES.
 */
export type LogInInput = {
  /** The device that signs in. If absent, the server treats the sign-in as one from an unknown device. */
  readonly device?: InputMaybe<DeviceInput>;
  /** The e-mail address of the account. Surrounding spaces and letter case are ignored. */
  readonly email: Scalars['String']['input'];
  /**
   * Matters only if the deletion of the account is pending: true cancels the deletion, false refuses the sign-in as
   * ACCOUNT_LEAVING.
   */
  readonly keepAccount?: Scalars['Boolean']['input'];
  /** The password exactly as the member set it, including spaces. */
  readonly password: Scalars['String']['input'];
};

/** Refusal codes of `logIn`: INVALID_CREDENTIALS, ACCOUNT_LEAVING, TOO_MANY_TRIES. */
export type LogInResult = AccountLocked | LogInSuccess | Refusal | SecondStepRequired;

/**
 * Result of a successful `logIn`: the sign-in has succeeded. An account has at most 50 sessions; a further sign-in ends
 * the session that was not used for the longest time.
 */
export type LogInSuccess = {
  readonly __typename?: 'LogInSuccess';
  /** The new session. The browser has to store the session's token, because the server never returns the token again. */
  readonly session: Session;
};

/** A sign-in by passkey. The WebAuthn response contains the account, so no e-mail address is needed. */
export type LogInWithPasskeyInput = {
  /** The device that signs in. If absent, the server treats the sign-in as one from an unknown device. */
  readonly device?: InputMaybe<DeviceInput>;
  /** The WebAuthn response of the browser, as JSON. */
  readonly response: Scalars['String']['input'];
};

/** The token from the link in a mail about a change of the account. */
export type MailLinkInput = {
  /** The token. It works a single time. Afterwards, and once its validity has ended, it is refused as CHALLENGE_OVER. */
  readonly token: Scalars['String']['input'];
};

/** The result of a link from a mail. The mutation needs no session, because the token in the link identifies the account. */
export type MailLinkResult = MailLinkSuccess | Refusal;

/** The mutation took effect, and the link from the mail no longer works. */
export type MailLinkSuccess = {
  readonly __typename?: 'MailLinkSuccess';
  /** The e-mail address of the account, for a password reset afterwards. */
  readonly email: Scalars['String']['output'];
};

/** The notifications to mark as read. */
export type MarkAllNotificationsReadInput = {
  /** The highest `sequence` of the notifications on the screen. Later notifications stay unread. */
  readonly upTo: Scalars['Int']['input'];
};

/** Refusal code of `markAllNotificationsRead`: INVALID_INPUT if `upTo` is negative. */
export type MarkAllNotificationsReadResult = MarkAllNotificationsReadSuccess | Refusal;

/** Result of a successful `markAllNotificationsRead`: the notifications are marked as read on all devices. */
export type MarkAllNotificationsReadSuccess = {
  readonly __typename?: 'MarkAllNotificationsReadSuccess';
  /** The number of notifications that are still unread, because they are newer than `upTo`. */
  readonly unreadCount: UnreadNotificationCount;
};

/** The messages that have reached a device of the viewer. */
export type MarkDeliveredInput = {
  /** The conversations, each with the last message that the device received. Conversations of other members are ignored. */
  readonly arrivals: ReadonlyArray<MessageArrival>;
};

/** The notification that the viewer read. */
export type MarkNotificationReadInput = {
  /** The id of a notification from the query `notifications`. */
  readonly id: Scalars['ID']['input'];
};

/** `markNotificationRead` has no expected refusal, so its result is normally the success type. */
export type MarkNotificationReadResult = MarkNotificationReadSuccess | Refusal;

/** Result of a successful `markNotificationRead`: the notification is marked as read on all devices. */
export type MarkNotificationReadSuccess = {
  readonly __typename?: 'MarkNotificationReadSuccess';
  /** The notification after the change; its `isRead` is true. */
  readonly notification: Notification;
  /** The number of unread notifications after the change. */
  readonly unreadCount: UnreadNotificationCount;
};

/** A conversation, and the last message that the viewer read. */
export type MarkReadInput = {
  /** The id of a conversation of the viewer. Fails with NOT_FOUND for any other id. */
  readonly conversationId: Scalars['ID']['input'];
  /** The `seq` of the last message on the screen. A number above `lastSeq` changes nothing. */
  readonly seq: Scalars['Int']['input'];
};

/** A stored image or video. Its URLs are signed and expire. To get new URLs, the client loads the object again. */
export type Media = {
  /** A description of the image or video for blind users. Empty if the author wrote none. */
  readonly alt: Scalars['String']['output'];
  /** The height in pixels, after the rotation that the file's metadata asks for. */
  readonly height: Scalars['Int']['output'];
  /** The id of the file. Inputs for posts, ads, messages and profiles refer to the file by this id. */
  readonly id: Scalars['ID']['output'];
  /** A ThumbHash (a tiny preview) in base64, shown until the picture has loaded. Null for a video without a poster. */
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  /** The width in pixels, after the rotation that the file's metadata asks for. */
  readonly width: Scalars['Int']['output'];
};

/** A notification about actions of other members. */
export type MemberNotification = {
  /** The number of members that caused the event, including those that are not in `actors`. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members that caused the event, latest first, at most three. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** The viewer's membership of a community. */
export type Membership = {
  readonly __typename?: 'Membership';
  /** The end of the grace period, during which the platform retries to charge an unpaid month. Null if no month is owed. */
  readonly graceUntil: Maybe<Scalars['DateTime']['output']>;
  /**
   * True if the viewer can now pay the month that they owe. This requires that the owner still sells VIP months, and that
   * neither the owner nor the viewer blocked the other.
   */
  readonly isSold: Scalars['Boolean']['output'];
  /** The end of the paid VIP month. Null if the viewer does not pay monthly. */
  readonly paidUntil: Maybe<Scalars['DateTime']['output']>;
  /** The price of a VIP month to which the viewer agreed. Null if the viewer does not pay monthly. */
  readonly price: Maybe<Money>;
  /**
   * The price of a VIP month to which the viewer agreed, in centavos. Null if the viewer does not pay monthly.
   * @deprecated Since 2026-11-27: use `Membership.price`. Goes after 2027-02-27.
   */
  readonly priceCents: Maybe<Scalars['Int']['output']>;
  /** The role of the viewer. MEMBER while the status is PENDING or EXPIRED. */
  readonly role: CommunityRole;
  /** The status of the membership. The viewer is a member unless the status is PENDING or EXPIRED. */
  readonly status: MembershipStatus;
};

/** The status of a membership of a community. */
export const MembershipStatus = {
  /** The viewer is a member. In a VIP community the next month will be charged automatically. */
  Active: 'ACTIVE',
  /**
   * The viewer has cancelled their VIP subscription (a paid membership) and stays a member until the end of the paid
   * month.
   */
  CancelsAtEnd: 'CANCELS_AT_END',
  /** The paid VIP membership has ended. The viewer is no longer a member. */
  Expired: 'EXPIRED',
  /**
   * The charge for the next VIP month failed. The viewer stays a member during a grace period of seven days, in which the
   * platform retries the charge daily.
   */
  PastDue: 'PAST_DUE',
  /** The viewer has asked to join and waits for an answer. They are not a member yet. */
  Pending: 'PENDING'
} as const;

export type MembershipStatus = typeof MembershipStatus[keyof typeof MembershipStatus];
/** A message, as one of the two members of the conversation sees it. */
export type Message = Node & {
  readonly __typename?: 'Message';
  /**
   * The id that the sender's client gave the message (`SendMessageInput.clientId`). Null if the other member sent the
   * message.
   */
  readonly clientId: Maybe<Scalars['ID']['output']>;
  /** The conversation that contains the message. Null if a block hides it. */
  readonly conversation: Maybe<Conversation>;
  /** The id of the conversation that contains the message. Unlike `conversation`, it never needs a platform call. */
  readonly conversationId: Scalars['ID']['output'];
  /** The time at which the server stored the message. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id of the message, for `deleteMessageForMe` and `report`. */
  readonly id: Scalars['ID']['output'];
  /** The picture of the message; null if there is none. Its `sources` are empty while the picture is blurred. */
  readonly image: Maybe<Image>;
  /** True for a picture in a message request that the viewer has not accepted. */
  readonly isBlurred: Scalars['Boolean']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sender, either the viewer or the other member. A placeholder profile named 'Conta indisponível' if the sender is
   * hidden from the viewer.
   */
  readonly sender: Profile;
  /** The id of the sender. Unlike `sender`, it never needs a platform call. */
  readonly senderId: Scalars['ID']['output'];
  /** The sequence number of the message in its conversation: 1, 2, 3 … without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The plain text. Empty if the message has only a picture. */
  readonly text: Scalars['String']['output'];
};

/** A conversation, and the last message in it that a device of the viewer has received. */
export type MessageArrival = {
  /** The id of a conversation of the viewer. */
  readonly conversationId: Scalars['ID']['input'];
  /** The `seq` of the last message that the device received. */
  readonly seq: Scalars['Int']['input'];
};

/** A page of the messages of a conversation. */
export type MessageConnection = {
  readonly __typename?: 'MessageConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<MessageEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a message and its cursor. */
export type MessageEdge = {
  readonly __typename?: 'MessageEdge';
  /** The cursor of the message, to be passed as `before` or `after`. Equals its `seq`. */
  readonly cursor: Scalars['String']['output'];
  /** The message. The list excludes messages that the viewer has deleted for themselves. */
  readonly node: Message;
};

/** The answer of a member to a message request. */
export const MessageRequestAnswer = {
  /** Accepts the request: moves the conversation from `messageRequests` to `conversations` and shows its pictures. */
  Accept: 'ACCEPT',
  /**
   * Refuses the request: removes the conversation from `messageRequests` and marks its messages as read. The sender is not
   * notified.
   */
  Refuse: 'REFUSE',
  /** Refuses the message request and blocks its sender. */
  RefuseAndBlock: 'REFUSE_AND_BLOCK'
} as const;

export type MessageRequestAnswer = typeof MessageRequestAnswer[keyof typeof MessageRequestAnswer];
/** A member whom the viewer does not follow sent a first message, which is a message request. */
export type MessageRequestNotification = MemberNotification & Node & Notification & {
  readonly __typename?: 'MessageRequestNotification';
  /** The number of members that caused the event, including those that are not in `actors`. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members that caused the event, latest first, at most three. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /**
   * The conversation with the message request. The gateway needs a platform call for each conversation. Null if a block
   * hides the conversation.
   */
  readonly conversation: Maybe<Conversation>;
  /** The id of the conversation. */
  readonly conversationId: Scalars['ID']['output'];
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/**
 * The state of a message request. A message request is the first message from a member whom the recipient (here the
 * viewer) does not follow.
 */
export const MessageRequestState = {
  /** The viewer accepted the request, or replied to it. */
  Accepted: 'ACCEPTED',
  /** There was no message request, because the viewer follows the other member or wrote first. */
  None: 'NONE',
  /**
   * The request waits in `messageRequests` for the viewer's answer. Until then the sender cannot see if their messages
   * were delivered or read.
   */
  Pending: 'PENDING',
  /** The viewer refused the request. The conversation is in no list, and the sender is not notified. */
  Refused: 'REFUSED'
} as const;

export type MessageRequestState = typeof MessageRequestState[keyof typeof MessageRequestState];
/** A copy of the data of a reported ad. */
export type ModerationAdEvidence = {
  readonly __typename?: 'ModerationAdEvidence';
  /** The last day of the ad in São Paulo's time zone, inclusive. */
  readonly endDate: Scalars['Date']['output'];
  /**
   * The price for all days of the ad as text, such as 'R$ 12,50'.
   * @deprecated Since 2026-11-27: use `ModerationAdEvidence.total`. Goes after 2027-02-27.
   */
  readonly formattedTotal: Scalars['String']['output'];
  /** The places in which a highlight (an ad for a profile) appears. Null for other kinds of ads. */
  readonly highlight: Maybe<HighlightType>;
  /** The kind of the ad: a business ad, a highlight (an ad for a profile) or a boost (an ad for a post). */
  readonly kind: AdKind;
  /** The first day of the ad in São Paulo's time zone. */
  readonly startDate: Scalars['Date']['output'];
  /** The gender categories of the ad's audience. */
  readonly targets: ReadonlyArray<GenderCategory>;
  /** The price for all days of the ad. Null if the platform does not send it as an amount of reais. */
  readonly total: Maybe<Money>;
};

/** An appeal: the author's request that another moderator reviews a decision. */
export type ModerationAppeal = {
  readonly __typename?: 'ModerationAppeal';
  /** The name of the member that appeals. */
  readonly authorName: Scalars['String']['output'];
  /** The case. The gateway needs a platform call for each case. */
  readonly case: Maybe<ModerationCase>;
  /** The id of the case, for the query `moderationCase`. */
  readonly caseId: Scalars['ID']['output'];
  /** The time at which the author appealed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The kind of the decision against which the author appeals. */
  readonly decision: ModerationDecisionKind;
  /** The explanation that the moderator wrote with the decision. */
  readonly decisionText: Scalars['String']['output'];
  /** The deadline for the answer: the end of the seventh business day after the appeal. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** The id of the appeal, for `answerModerationAppeal`. */
  readonly id: Scalars['ID']['output'];
  /** The name of the moderator who decided. */
  readonly moderatorName: Scalars['String']['output'];
  /** The reason for the decision, chosen by the moderator who decided. */
  readonly reason: ReportReason;
  /** The kind of the object that the decision is about. */
  readonly target: ReportTarget;
  /** The text that the author wrote in the appeal. */
  readonly text: Scalars['String']['output'];
  /**
   * False if the viewer made the decision. Even if the value is true, the viewer's answer is refused if they are a party
   * to the case (its author or a reporter).
   */
  readonly viewerMayAnswer: Scalars['Boolean']['output'];
};

/** A page of the appeals that wait for an answer. */
export type ModerationAppealConnection = {
  readonly __typename?: 'ModerationAppealConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<ModerationAppealEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: an appeal and its cursor. */
export type ModerationAppealEdge = {
  readonly __typename?: 'ModerationAppealEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The appeal, which waits for an answer. */
  readonly node: ModerationAppeal;
};

/** The state of an author's appeal against a moderation decision. */
export const ModerationAppealStatus = {
  /** The appeal was granted, so the decision was undone. */
  Granted: 'GRANTED',
  /** The appeal waits for the answer of another moderator. */
  Open: 'OPEN',
  /** The appeal was rejected, so the decision stays in force. */
  Upheld: 'UPHELD'
} as const;

export type ModerationAppealStatus = typeof ModerationAppealStatus[keyof typeof ModerationAppealStatus];
/** A moderation case: all reports about an object, and all decisions about it. Only moderators can see it. */
export type ModerationCase = Node & {
  readonly __typename?: 'ModerationCase';
  /** The author of the object. Null if the author is unknown, as for an anonymous report whose link leads to no object. */
  readonly author: Maybe<ModerationPerson>;
  /** The decisions about the same author in other cases, newest first, at most 20. */
  readonly authorHistory: ReadonlyArray<ModerationPastDecision>;
  /** The moderator to whom the case is assigned. The assignment ends after 30 minutes if there is no decision by then. */
  readonly claimedBy: Maybe<ModerationPerson>;
  /** The time at which the case was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The time at which the case was decided. Null while the case is open. */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The last decision about the case. Null if there is no decision yet. */
  readonly decision: Maybe<ModerationDecisionKind>;
  /** The decisions about the case, oldest first. A decision that undid an earlier one is a separate entry. */
  readonly decisions: ReadonlyArray<ModerationDecision>;
  /**
   * The earliest deadline of the case's reports, two hours or seven business days after the report. For a review: one
   * business day after the case was opened.
   */
  readonly dueAt: Scalars['DateTime']['output'];
  /**
   * A copy of the reported content. It is erased 180 days after the last decision or answered appeal, but not while an
   * appeal is open.
   */
  readonly evidence: ModerationEvidence;
  /** The id of the case, for the mutations about it. */
  readonly id: Scalars['ID']['output'];
  /** True if the case is assigned to the viewer. */
  readonly isClaimedByViewer: Scalars['Boolean']['output'];
  /** True if the author has deleted the reported post. Always false for other kinds of objects. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /**
   * True if the case was opened because a file resembles a picture on the hash list (the list of pictures that members
   * cannot publish).
   */
  readonly isHash: Scalars['Boolean']['output'];
  /** True if the pictures of the case are on the hash list, so that members cannot publish them. */
  readonly isListed: Scalars['Boolean']['output'];
  /** True until a moderator has decided the case. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** True if the case is a review before publication, not a report. */
  readonly isReview: Scalars['Boolean']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The gravest reason among the reports that were filed while the case was open. */
  readonly reason: ReportReason;
  /** The number of members and anonymous persons who reported the object. Several reports by the same member count as one. */
  readonly reportCount: Scalars['Int']['output'];
  /**
   * The reports of the case. Empty in lists, because only the query `moderationCase` loads `reports`, `decisions`,
   * `strikes` and `authorHistory`.
   */
  readonly reports: ReadonlyArray<ModerationReport>;
  /** The ids of other open cases with the same content, at most 50. These cases can be decided together with this case. */
  readonly sameCaseIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The number of moderation decisions against the author that are in force. */
  readonly strikes: Scalars['Int']['output'];
  /** The kind of the reported or reviewed object, such as a post or a profile. */
  readonly target: ReportTarget;
  /** The id of the object, which may no longer exist. */
  readonly targetId: Scalars['ID']['output'];
};

/** A page of moderation cases. */
export type ModerationCaseConnection = {
  readonly __typename?: 'ModerationCaseConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<ModerationCaseEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a case and its cursor. */
export type ModerationCaseEdge = {
  readonly __typename?: 'ModerationCaseEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The case. In a list, `reports`, `decisions`, `strikes` and `authorHistory` are not loaded. */
  readonly node: ModerationCase;
};

/** A filter for moderation cases. An absent field without a default value matches all cases. */
export type ModerationCaseFilter = {
  /** True matches decided cases, false matches open cases. */
  readonly isDecided?: Scalars['Boolean']['input'];
  /** True matches only cases that are assigned to the viewer. False matches all cases. */
  readonly mine?: Scalars['Boolean']['input'];
  /** Matches cases that were opened by this kind of event. */
  readonly origin?: InputMaybe<ModerationOrigin>;
  /** Matches cases for which this is the gravest reason among their reports. */
  readonly reason?: InputMaybe<ReportReason>;
  /** The kind of the reported or reviewed object, such as a post or a profile. */
  readonly target?: InputMaybe<ReportTarget>;
};

/** The result of an action on a moderation case. The description of each mutation has its refusal codes. */
export type ModerationCaseResult = ModerationCaseSuccess | Refusal;

/** The action on the moderation case is done, and the moderation log records it. */
export type ModerationCaseSuccess = {
  readonly __typename?: 'ModerationCaseSuccess';
  /** The case after the action, including its reports and decisions. */
  readonly case: ModerationCase;
};

/** A decision about a moderation case. */
export type ModerationDecision = {
  readonly __typename?: 'ModerationDecision';
  /** The state of the author's appeal against the decision. Null if the author has not appealed. */
  readonly appeal: Maybe<ModerationAppealStatus>;
  /** The answer of the second moderator to the appeal. Null while the appeal is OPEN. */
  readonly appealAnswer: Maybe<Scalars['String']['output']>;
  /** The text that the author wrote in the appeal. */
  readonly appealText: Maybe<Scalars['String']['output']>;
  /** The time at which the moderator decided. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id of the decision. */
  readonly id: Scalars['ID']['output'];
  /** The kind of the decision. RESTORE undoes the previous decision. */
  readonly kind: ModerationDecisionKind;
  /** The name of the moderator who decided. Only moderators can see it. */
  readonly moderatorName: Scalars['String']['output'];
  /** The reason for the decision, chosen by the moderator. */
  readonly reason: ReportReason;
  /** The moderator's explanation to the author. May be empty. */
  readonly text: Scalars['String']['output'];
  /** The end of a suspension, or the end of the year 9999 for a ban. Null for other decisions. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** The kind of a moderator's decision about a moderation case. */
export const ModerationDecisionKind = {
  /** The object is hidden and its author is banned permanently. */
  Ban: 'BAN',
  /** The case is dismissed and the object stays as it is. In a review before publication, the object is published. */
  Dismiss: 'DISMISS',
  /** The previous decision about the case is undone by `restoreModerationCase` or by a granted appeal. */
  Restore: 'RESTORE',
  /** The object is hidden and its author is suspended, for a year at most. */
  Suspend: 'SUSPEND',
  /** The object is hidden. In a review before publication, the object is not published. */
  TakeDown: 'TAKE_DOWN',
  /** The author receives a warning, and the object stays. */
  Warn: 'WARN'
} as const;

export type ModerationDecisionKind = typeof ModerationDecisionKind[keyof typeof ModerationDecisionKind];
/** A copy of the reported object, made at the time of the report. */
export type ModerationEvidence = {
  readonly __typename?: 'ModerationEvidence';
  /** The data of the reported ad. Null for other objects. */
  readonly ad: Maybe<ModerationAdEvidence>;
  /** The messages before the reported message, at most four. */
  readonly before: ReadonlyArray<ModerationEvidenceMessage>;
  /** The time at which the object was created. Null for an anonymous report whose link leads to no object. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The files of the object. This copy keeps the files even if the author deletes the object. Only moderators can open the
   * URLs of the files.
   */
  readonly media: ReadonlyArray<Media>;
  /** The URLs of the pictures of a reported profile. Empty for other objects. */
  readonly pictureUrls: ReadonlyArray<Scalars['URL']['output']>;
  /**
   * The reported post, or the post to which the reported comment belongs. Null for other objects, and if the moderator may
   * not see the post as a member.
   */
  readonly post: Maybe<Post>;
  /** The id of the reported post, or of the post to which the reported comment belongs. Null for other objects. */
  readonly postId: Maybe<Scalars['ID']['output']>;
  /** The text of the object. For a business ad: its link. For a highlight (an ad for a profile): the bio of the profile. */
  readonly text: Scalars['String']['output'];
  /**
   * The name and nickname of a profile, the name of a community, the title of a business ad, or the link of an anonymous
   * report. Null for other objects.
   */
  readonly title: Maybe<Scalars['String']['output']>;
};

/** A message that precedes a reported message. */
export type ModerationEvidenceMessage = {
  readonly __typename?: 'ModerationEvidenceMessage';
  /** True if the message is by the author of the reported message, false if by the other member of the conversation. */
  readonly byAuthor: Scalars['Boolean']['output'];
  /** The time at which the message was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The text of the message. Empty if it had only a picture. */
  readonly text: Scalars['String']['output'];
};

/** Statistics about the moderation of a month in São Paulo's time zone. */
export type ModerationFigures = {
  readonly __typename?: 'ModerationFigures';
  /** The number of appeals filed in the month. */
  readonly appeals: Scalars['Int']['output'];
  /** The number of appeals that were granted in the month, even if they were filed earlier. */
  readonly appealsGranted: Scalars['Int']['output'];
  /** The number of posts and ads that were approved in the review before publication. */
  readonly approved: Scalars['Int']['output'];
  /** The number of BAN decisions in the month. */
  readonly banned: Scalars['Int']['output'];
  /** The statistics for each reason, ordered by gravity, the gravest first. */
  readonly byReason: ReadonlyArray<ModerationReasonFigures>;
  /**
   * The number of cases closed in the month. Includes reviews before publication that ended because the author withdrew
   * the object.
   */
  readonly decided: Scalars['Int']['output'];
  /** The number of DISMISS decisions in the month, excluding those in reviews before publication. */
  readonly dismissed: Scalars['Int']['output'];
  /** The number of cases closed in the month that met their deadlines. */
  readonly inTime: Scalars['Int']['output'];
  /** The median time in minutes between the opening and the closing of a case. Null if no case was closed in the month. */
  readonly medianMinutes: Maybe<Scalars['Int']['output']>;
  /** The month, as YYYY-MM. */
  readonly month: Scalars['String']['output'];
  /** The number of posts and ads that were refused in the review before publication. */
  readonly refused: Scalars['Int']['output'];
  /** The number of reports filed in the month. Several reports by the same member in a case count as one. */
  readonly reports: Scalars['Int']['output'];
  /** The number of RESTORE decisions in the month, which undo an earlier decision. */
  readonly restored: Scalars['Int']['output'];
  /**
   * The number of uploads that were refused because the file resembles a picture on the hash list (the list of pictures
   * that members cannot publish).
   */
  readonly stopped: Scalars['Int']['output'];
  /** The number of SUSPEND decisions in the month. */
  readonly suspended: Scalars['Int']['output'];
  /** The number of TAKE_DOWN decisions in the month, excluding those in reviews before publication. */
  readonly takenDown: Scalars['Int']['output'];
  /** The number of WARN decisions in the month. */
  readonly warned: Scalars['Int']['output'];
};

/** A page of the moderation log. */
export type ModerationLogConnection = {
  readonly __typename?: 'ModerationLogConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<ModerationLogEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An item of a page: an entry of the moderation log and its cursor. */
export type ModerationLogEdge = {
  readonly __typename?: 'ModerationLogEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The entry of the moderation log. */
  readonly node: ModerationLogEntry;
};

/** An entry of the moderation log: an action, the person who did the action, and the case and member that it concerns. */
export type ModerationLogEntry = {
  readonly __typename?: 'ModerationLogEntry';
  /**
   * The kind of the action: a value of `ModerationDecisionKind`, or another text such as REPORTED, CLAIMED, APPEALED,
   * MESSAGES_SEEN or LOG_EXPORTED.
   */
  readonly action: Scalars['String']['output'];
  /** The name of the person who did the action. Null if the platform did the action automatically. */
  readonly actorName: Maybe<Scalars['String']['output']>;
  /** The case. Null if the action belongs to no case. The gateway needs a platform call for each case. */
  readonly case: Maybe<ModerationCase>;
  /** The id of the case. Null if the action belongs to no case. */
  readonly caseId: Maybe<Scalars['ID']['output']>;
  /** The time at which the action was done. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** An object with more data about the action. The fields of the object depend on `action`. */
  readonly data: Scalars['JSON']['output'];
  /**
   * More data about the action, as JSON.
   * @deprecated Since 2026-11-27: use `ModerationLogEntry.data`. Goes after 2027-02-27.
   */
  readonly detail: Scalars['String']['output'];
  /** The id of the log entry. */
  readonly id: Scalars['ID']['output'];
  /** The name of the member whom the action concerns. Null if the action concerns no member. */
  readonly subjectName: Maybe<Scalars['String']['output']>;
  /** The kind of the object. Null if the action concerns no object. */
  readonly target: Maybe<ReportTarget>;
};

/** A file that the browser saves on the moderator's device. */
export type ModerationLogFile = {
  readonly __typename?: 'ModerationLogFile';
  /** The content of the file as text. */
  readonly content: Scalars['String']['output'];
  /** The suggested file name. */
  readonly name: Scalars['String']['output'];
  /** The media type of the file. */
  readonly type: Scalars['String']['output'];
};

/** The file format of an exported moderation log. */
export const ModerationLogFormat = {
  /** CSV with a header line. The cells are escaped so that spreadsheet programs do not run them as formulas. */
  Csv: 'CSV',
  /** A text file with one JSON object per line. */
  JsonLines: 'JSON_LINES'
} as const;

export type ModerationLogFormat = typeof ModerationLogFormat[keyof typeof ModerationLogFormat];
/** A moderation decision against the viewer, with the data that the viewer may see. */
export type ModerationNotice = Node & {
  readonly __typename?: 'ModerationNotice';
  /** The state of the viewer's appeal against the decision. Null if the viewer has not appealed. */
  readonly appeal: Maybe<ModerationAppealStatus>;
  /** The answer of the second moderator to the appeal. Null while the appeal is OPEN. */
  readonly appealAnswer: Maybe<Scalars['String']['output']>;
  /** The text of the viewer's appeal. Null if the viewer has not appealed. */
  readonly appealText: Maybe<Scalars['String']['output']>;
  /** The time at which the moderator decided. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The kind of the decision. DISMISS occurs only in reviews before publication. RESTORE never occurs: if a decision was
   * undone, `isUndone` is true.
   */
  readonly decision: ModerationDecisionKind;
  /** The first 200 characters of the object's text at the time of the report. May be empty. */
  readonly excerpt: Scalars['String']['output'];
  /** The id of the decision, for `appealModeration`. */
  readonly id: Scalars['ID']['output'];
  /** True if the decision belongs to a review before publication, not to a report. */
  readonly isReview: Scalars['Boolean']['output'];
  /** True if a moderator or a granted appeal undid the decision. */
  readonly isUndone: Scalars['Boolean']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The reason for the decision, chosen by the moderator. */
  readonly reason: ReportReason;
  /** The kind of the reported or reviewed object, such as a post or a profile. */
  readonly target: ReportTarget;
  /** The id of the object. An object that was taken down cannot be opened. */
  readonly targetId: Scalars['ID']['output'];
  /** The moderator's explanation to the author. May be empty. */
  readonly text: Scalars['String']['output'];
  /** The time at which a suspension ends. Null for other decisions. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A page of the decisions against the viewer. */
export type ModerationNoticeConnection = {
  readonly __typename?: 'ModerationNoticeConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<ModerationNoticeEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a decision and its cursor. */
export type ModerationNoticeEdge = {
  readonly __typename?: 'ModerationNoticeEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The decision. The list also contains decisions that were undone. */
  readonly node: ModerationNotice;
};

/** A moderator decided about content of the viewer or about a report that the viewer filed. */
export type ModerationNotification = Node & Notification & {
  readonly __typename?: 'ModerationNotification';
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The decision or the answer in Portuguese. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The decision about content of the viewer. The gateway needs a platform call for each notice. Null if the
   * notification answers a report of the viewer.
   */
  readonly notice: Maybe<ModerationNotice>;
  /** The id of the decision, for `Query.moderationNotice`, or of the report. */
  readonly noticeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** The kind of event that opened a moderation case. */
export const ModerationOrigin = {
  /** A file of the object resembles a picture on the hash list, the list of pictures that members cannot publish. */
  Hash: 'HASH',
  /** A member or an anonymous person reported the object. */
  Report: 'REPORT',
  /** The object is a new post or ad that a moderator has to review before its publication. */
  Review: 'REVIEW'
} as const;

export type ModerationOrigin = typeof ModerationOrigin[keyof typeof ModerationOrigin];
/** A decision in another case about the same author. */
export type ModerationPastDecision = {
  readonly __typename?: 'ModerationPastDecision';
  /** The state of the author's appeal against the decision. Null if the author has not appealed. */
  readonly appeal: Maybe<ModerationAppealStatus>;
  /** The case. The gateway needs a platform call for each case. */
  readonly case: Maybe<ModerationCase>;
  /** The id of the case, for the query `moderationCase`. */
  readonly caseId: Scalars['ID']['output'];
  /** The time at which the moderator decided. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The kind of the decision. RESTORE never occurs: if a decision was undone, `isUndone` is true. */
  readonly decision: ModerationDecisionKind;
  /** The id of the decision. */
  readonly id: Scalars['ID']['output'];
  /** True if the case is a review before publication, not a report. */
  readonly isReview: Scalars['Boolean']['output'];
  /** True if a moderator or a granted appeal undid the decision. */
  readonly isUndone: Scalars['Boolean']['output'];
  /** The reason for the decision, chosen by the moderator. */
  readonly reason: ReportReason;
  /** The kind of the reported or reviewed object, such as a post or a profile. */
  readonly target: ReportTarget;
};

/** The author of an object, or the moderator to whom a case is assigned. */
export type ModerationPerson = {
  readonly __typename?: 'ModerationPerson';
  /** The id of the member. Equals `Profile.id`, but the profile may be hidden. */
  readonly id: Scalars['ID']['output'];
  /**
   * The end of the author's suspension, or the end of the year 9999 for a ban. Null if the author is neither suspended nor
   * banned. Always null for the moderator in `claimedBy`.
   */
  readonly lockedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The current name of the member. */
  readonly name: Scalars['String']['output'];
  /** The current nickname of the author. Empty for the moderator in `claimedBy`. */
  readonly nickname: Scalars['String']['output'];
};

/** The statistics of a month for one reason. */
export type ModerationReasonFigures = {
  readonly __typename?: 'ModerationReasonFigures';
  /** A reason that occurred in the month, in a report or in a decision. */
  readonly reason: ReportReason;
  /**
   * The number of decisions with this reason that removed a published object. Refusals in a review before publication do
   * not count.
   */
  readonly removed: Scalars['Int']['output'];
  /** The number of reports with this reason in the month. Several reports by the same member in a case count as one. */
  readonly reports: Scalars['Int']['output'];
};

/** A report that belongs to a moderation case. The API lists at most 100 reports per case, oldest first. */
export type ModerationReport = {
  readonly __typename?: 'ModerationReport';
  /** The contact that an anonymous reporter left. Null if the reporter left no contact. */
  readonly contact: Maybe<Scalars['String']['output']>;
  /** The time at which the report was filed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id of the report. */
  readonly id: Scalars['ID']['output'];
  /** The reference number (número de protocolo) of an anonymous report. Null for a report by a member. */
  readonly protocol: Maybe<Scalars['String']['output']>;
  /** The reason of this report. `ModerationCase.reason` is the gravest reason among all reports. */
  readonly reason: ReportReason;
  /** The name of the member who reported. Null if the report is anonymous or the member's account was erased. */
  readonly reporterName: Maybe<Scalars['String']['output']>;
  /** The explanation of the reporter. May be empty. */
  readonly text: Scalars['String']['output'];
};

/** An amount of money in Brazilian reais (BRL). */
export type Money = {
  readonly __typename?: 'Money';
  /** The amount in centavos: 1250 for R$ 12,50. Negative for money that leaves a wallet. */
  readonly centavos: Scalars['Int']['output'];
  /**
   * The amount as text in Brazilian Portuguese, such as 'R$ 1.234,56' or '-R$ 12,00'. The space is a no-break space
   * (U+00A0), so that a line cannot end after 'R$'.
   */
  readonly formatted: Scalars['String']['output'];
};

/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Makes the viewer a member of a private community by the token of an invite. Fails with NOT_FOUND if the community is
   * closed.
   */
  readonly acceptCommunityInvite: AcceptCommunityInviteResult;
  /** Adds a comment to a post, or a reply to a comment. Fails with NOT_FOUND if the viewer may not see the post. */
  readonly addComment: AddCommentResult;
  /**
   * Stores a passkey that the browser created. Refused as STEP_UP_REQUIRED if the viewer has not confirmed their identity
   * recently, as INVALID_PASSKEY, or as INVALID_INPUT if the name is invalid or the account already has ten passkeys.
   */
  readonly addPasskey: AccountSecurityResult;
  /**
   * Accepts or refuses the ownership of a community that was offered to the viewer. After accepting, the viewer is the
   * owner, and the previous owner is a moderator.
   */
  readonly answerCommunityOffer: AnswerCommunityOfferResult;
  /**
   * Approves or refuses a request to join a community. The owner and the moderators may do this. Approving a request again
   * changes nothing.
   */
  readonly answerCommunityRequest: AnswerCommunityRequestResult;
  /**
   * Accepts or refuses a request to follow the viewer. The other member is not notified of a refusal. A refusal does not
   * remove an existing follower.
   */
  readonly answerFollowRequest: AnswerFollowRequestResult;
  /**
   * Accepts or refuses a message request. A later answer replaces an earlier one. If the answer is ACCEPT, both members
   * receive a live event; otherwise only the viewer receives the event.
   */
  readonly answerMessageRequest: AnswerMessageRequestResult;
  /**
   * Answers an author's appeal against a decision. Refused as NOT_ALLOWED if the viewer made the decision or is a party to
   * the case, or the appeal has another answer; as INVALID_INPUT if the text is empty or too long.
   */
  readonly answerModerationAppeal: ModerationCaseResult;
  /**
   * Appeals against the suspension or ban of an account. The mutation needs no session, because a suspended or banned
   * member cannot sign in. Refused as INVALID_INPUT if the text is empty or too long.
   */
  readonly appealAccountLock: AppealModerationResult;
  /**
   * Requests that a person reviews the viewer's rejected age check. Refused as NOT_ALLOWED unless `AgeAssurance.canAppeal`
   * is true, or as TOO_MANY_TRIES after too many reviews. If the provider is unavailable, the mutation fails with
   * UPSTREAM_UNAVAILABLE.
   */
  readonly appealAgeCheck: AgeCheckResult;
  /**
   * Appeals against a moderation decision, so that another moderator has to review it. Each decision can be appealed a
   * single time. Repeating the appeal changes nothing. Refused as NOT_ALLOWED if the decision was undone or does not go
   * against the viewer, or as INVALID_INPUT if the text is empty or too long.
   */
  readonly appealModeration: AppealModerationResult;
  /**
   * Cancels the viewer's VIP subscription (a paid membership). The membership ends at the end of the paid month, or
   * immediately if the viewer owes a month. Fails with NOT_FOUND if the community is closed.
   */
  readonly cancelCommunitySubscription: CancelCommunitySubscriptionResult;
  /**
   * Cancels an open payment by card or Pix, for example before the viewer pays the same purchase by another method. A
   * cancelled payment cannot be paid, and `payments` leaves it out. Changes nothing if the payment has ended or renews a
   * VIP month (paid membership).
   */
  readonly cancelPayment: CancelPaymentResult;
  /**
   * Cancels Pix Automático for a VIP subscription (a paid membership). The wallet and the saved card then pay the next
   * months. Changes nothing if Pix Automático does not pay the subscription.
   */
  readonly cancelPixRenewal: CancelPixRenewalResult;
  /**
   * Cancels a VIP subscription (a paid membership) of the viewer, even if they cannot see the community at present. Fails
   * with NOT_FOUND if the community is closed.
   */
  readonly cancelVipSubscription: CancelVipSubscriptionResult;
  /** Sets a new password and ends all sessions of the viewer except the current one. */
  readonly changePassword: ChangePasswordResult;
  /** Returns the state of an anonymous report. */
  readonly checkReportProtocol: CheckReportProtocolResult;
  /**
   * Assigns an open case to the viewer for 30 minutes, or ends the assignment. Refused as NOT_ALLOWED if the case is
   * decided, another moderator has claimed it, or the viewer is a party to it (its author or a reporter).
   */
  readonly claimModerationCase: ModerationCaseResult;
  /** Closes a community permanently and hides it with all of its content. Only the owner may do this. */
  readonly closeCommunity: CloseCommunityResult;
  /**
   * Creates the ad after its card or Pix payment has succeeded. Calling the mutation again returns the same ad. Refused as
   * PAYMENT_FAILED if the payment did not succeed, as PAYMENT_PENDING while the provider has no result, as
   * PAID_INTO_WALLET if the price has changed, the post of a boost is deleted or the Pix code was paid after it had
   * expired, or as INVALID_INPUT if an image is no longer available.
   */
  readonly confirmAdPayment: PublishAdResult;
  /**
   * Creates the business ad after its card or Pix payment has succeeded. Calling the mutation again returns the same ad.
   * Refused as PAYMENT_FAILED if the payment did not succeed, as PAYMENT_PENDING while the provider has no result, or as
   * INVALID_INPUT if an image is no longer available.
   * @deprecated Since 2026-11-27: use `Mutation.confirmAdPayment`. Goes after 2027-02-27.
   */
  readonly confirmBusinessAdPayment: PublishAdResult;
  /**
   * Confirms the viewer's e-mail address with the code from the mail. Refused as INVALID_CODE if the code is wrong or
   * another account has confirmed the same address in the meantime.
   */
  readonly confirmEmail: AccountSecurityResult;
  /**
   * Replaces the viewer's e-mail address by the new one. If the previous address was confirmed, it receives a link that
   * restores it for 14 days. Refused as STEP_UP_REQUIRED if the viewer has not confirmed their identity recently, or as
   * INVALID_CODE if the code is wrong or another account has confirmed the same address in the meantime.
   */
  readonly confirmEmailChange: AccountSecurityResult;
  /**
   * Confirms the identity of the signed-in viewer once more, because sensitive mutations require a recent confirmation. A
   * viewer with a second factor needs a code or a passkey; any other viewer needs the password.
   */
  readonly confirmIdentity: ConfirmIdentityResult;
  /**
   * Creates the boost (an ad for a post) after its card or Pix payment has succeeded. Calling the mutation again returns
   * the same boost. Refused as PAYMENT_FAILED if the payment did not succeed, as PAYMENT_PENDING while the provider has no
   * result, or as PAID_INTO_WALLET if the post is deleted or the Pix code was paid after it had expired.
   * @deprecated Since 2026-11-27: use `Mutation.confirmAdPayment`. Goes after 2027-02-27.
   */
  readonly confirmPostAdPayment: PublishAdResult;
  /**
   * Creates the highlight (an ad for the viewer's profile) after its card or Pix payment has succeeded. Calling the
   * mutation again returns the same highlight. Refused as PAYMENT_FAILED if the payment did not succeed, or as
   * PAYMENT_PENDING while the provider has no result.
   * @deprecated Since 2026-11-27: use `Mutation.confirmAdPayment`. Goes after 2027-02-27.
   */
  readonly confirmProfileAdPayment: PublishAdResult;
  /**
   * Reads the status of a payment from the provider immediately, instead of waiting for the provider's webhook. If the
   * payment has succeeded, the wallet is credited, but never more than one time, even if the mutation is repeated.
   */
  readonly confirmTopUp: ConfirmTopUpResult;
  /**
   * Starts a card or Pix payment for the part of an ad's price that the wallet balance does not cover. If no ad is created
   * after the payment, the money stays in the wallet. Refused as PRICE_CHANGED if the price differs from `priceCentavos`,
   * as NOT_ALLOWED if the ad boosts a post of another member, as PAYMENT_FAILED if the payment with this idempotency key
   * was closed, as STEP_UP_REQUIRED, or as INVALID_INPUT.
   */
  readonly createAdIntent: CreateAdIntentResult;
  /**
   * Starts a card or Pix payment for the part of a business ad's price that the wallet balance does not cover. If no ad is
   * created after the payment, the money stays in the wallet. Refused as PRICE_CHANGED if the price differs from
   * `priceCentavos`, as PAYMENT_FAILED if the payment with this idempotency key was closed, as STEP_UP_REQUIRED, or as
   * INVALID_INPUT.
   * @deprecated Since 2026-11-27: use `Mutation.createAdIntent`. Goes after 2027-02-27.
   */
  readonly createBusinessAdIntent: CreateAdIntentResult;
  /** Creates a community that the viewer owns. Only PROFESSIONAL members may do this. */
  readonly createCommunity: CreateCommunityResult;
  /**
   * Creates an invite link to a private community. The owner and the moderators may do this. Fails with NOT_FOUND if the
   * viewer does not belong to the community.
   */
  readonly createCommunityInvite: CreateCommunityInviteResult;
  /**
   * Starts a payment by Pix (instant bank transfer) of R$ 5,00 to R$ 5.000,00 that adds money to the wallet. The wallet is
   * credited even if the Pix code is paid after it has expired.
   */
  readonly createPixTopUp: CreatePixTopUpResult;
  /**
   * Publishes a post immediately, or after a moderator has approved it (`Post.isInReview`). Fails with NOT_FOUND if the
   * viewer is not a member of the community.
   */
  readonly createPost: CreatePostResult;
  /**
   * Starts a card or Pix payment for the part of the price of a boost (an ad for a post) that the wallet balance does not
   * cover. Refused as NOT_ALLOWED if the post belongs to another member, as PRICE_CHANGED if the price differs from
   * `priceCentavos`, as PAYMENT_FAILED if the payment with this idempotency key was closed, as STEP_UP_REQUIRED, or as
   * INVALID_INPUT.
   * @deprecated Since 2026-11-27: use `Mutation.createAdIntent`. Goes after 2027-02-27.
   */
  readonly createPostAdIntent: CreateAdIntentResult;
  /**
   * Starts a card or Pix payment for a highlight (an ad for the viewer's profile). The amount is the part of the price
   * that the wallet balance does not cover. If no highlight is created after the payment, the money stays in the wallet.
   * Refused as PRICE_CHANGED if the price differs from `priceCentavos`, as PAYMENT_FAILED if the payment with this
   * idempotency key was closed, as STEP_UP_REQUIRED, or as INVALID_INPUT.
   * @deprecated Since 2026-11-27: use `Mutation.createAdIntent`. Goes after 2027-02-27.
   */
  readonly createProfileAdIntent: CreateAdIntentResult;
  /** Starts a card payment of R$ 5,00 to R$ 5.000,00 that adds money to the wallet. */
  readonly createTopUpIntent: CreateTopUpIntentResult;
  /**
   * Decides a moderation case, or several cases with the same content by the same decision. Fails with NOT_FOUND if an id
   * is unknown or the viewer is no moderator.
   */
  readonly decideModerationCases: DecideModerationCasesResult;
  /**
   * Hides the viewer's account immediately, ends its sessions, and erases the account after seven days. The member can
   * keep the account by signing in within these seven days.
   */
  readonly deleteAccount: DeleteAccountResult;
  /** Deletes a comment of the viewer. If the comment has replies, it stays in the list without text and author. */
  readonly deleteComment: DeleteCommentResult;
  /**
   * Deletes all messages of a conversation for the viewer only, and removes the conversation from their list until a new
   * message arrives. Returns the empty conversation.
   */
  readonly deleteConversationForMe: Conversation;
  /**
   * Deletes a message for the viewer only; the other member still sees it. Returns the conversation, because its last
   * message may have changed.
   */
  readonly deleteMessageForMe: Conversation;
  /** Deletes a post of the viewer, even if they may no longer see it. Fails with NOT_FOUND if the post is already deleted. */
  readonly deletePost: DeletePostResult;
  /**
   * Turns off two-step sign-in and deletes its recovery codes. Refused as STEP_UP_REQUIRED if the viewer has not confirmed
   * their identity recently.
   */
  readonly disableTwoStep: AccountSecurityResult;
  /** Deletes an uploaded file of the viewer that no post or other object uses yet. */
  readonly discardMedia: Scalars['Boolean']['output'];
  /** Permanently removes a member from the profiles that are suggested to the viewer. */
  readonly dismissSuggestion: DismissSuggestionResult;
  /**
   * Reports that another person signed in to the account on a new device. The token is from the mail that told the member
   * about the sign-in. Ends all sessions and removes the sign-in factors added since that sign-in.
   */
  readonly disownSession: MailLinkResult;
  /**
   * Turns on two-step sign-in with the secret from `startTwoStep`. Refused as STEP_UP_REQUIRED if the viewer has not
   * confirmed their identity recently, as INVALID_CODE, or as TOO_MANY_TRIES after several wrong codes.
   */
  readonly enableTwoStep: RecoveryCodesResult;
  /** Ends all sessions of the viewer except the current one. */
  readonly endOtherSessions: EndOtherSessionsResult;
  /** Ends a session of the viewer and closes its WebSocket connections. */
  readonly endSession: EndSessionResult;
  /**
   * Ends an ad of the viewer. The price of the days that have not begun returns to the wallet. If the ad was not approved
   * yet, its whole price returns to the wallet. Calling the mutation again changes nothing.
   */
  readonly finishAd: FinishAdResult;
  /**
   * Completes a two-step sign-in with a code of the authenticator app or with a recovery code. Refused as INVALID_CODE,
   * CHALLENGE_OVER or TOO_MANY_TRIES, or as ACCOUNT_LEAVING if the deletion of the account is pending.
   */
  readonly finishLogIn: FinishLogInResult;
  /** Hides a comment or shows it again. Only the author of the post may do this. */
  readonly hideComment: HideCommentResult;
  /**
   * Sends a request to join a private community. Repeating the request changes nothing. For a VIP (paid) community it is
   * refused as PAYMENT_REQUIRED.
   */
  readonly joinCommunity: JoinCommunityResult;
  /** Cancels the deletion of an account with the token from the mail about the deletion. */
  readonly keepAccount: MailLinkResult;
  /** Leaves a community, or withdraws the request to join it. Fails with NOT_FOUND if the community is closed. */
  readonly leaveCommunity: LeaveCommunityResult;
  /**
   * Adds the pictures of a case to the hash list (the list of pictures that members cannot publish), or removes them from
   * it. Adding is refused as NOT_ALLOWED if the object of the case was not taken down or has no picture, or if the viewer
   * is a party to the case (its author or a reporter).
   */
  readonly listModerationCasePictures: ModerationCaseResult;
  /**
   * Signs in with e-mail address and password. A wrong password and an unknown address are both refused as
   * INVALID_CREDENTIALS.
   */
  readonly logIn: LogInResult;
  /**
   * Signs in with a passkey instead of a password. Refused as INVALID_PASSKEY, as INVALID_INPUT if the response lacks a
   * field, or as ACCOUNT_LEAVING if the deletion of the account is pending.
   */
  readonly logInWithPasskey: FinishLogInResult;
  /** Ends the session to which the request's bearer token belongs. Returns true even if the session had already ended. */
  readonly logOut: Scalars['Boolean']['output'];
  /** Marks all notifications up to a sequence number as read, including those on pages that the client has not loaded. */
  readonly markAllNotificationsRead: MarkAllNotificationsReadResult;
  /**
   * Records which messages have reached a device of the viewer, for at most 50 conversations. A sequence number below the
   * recorded one changes nothing.
   */
  readonly markDelivered: Scalars['Boolean']['output'];
  /**
   * Marks a notification as read. Marking it again changes nothing. Fails with NOT_FOUND if the id is unknown or belongs
   * to a notification of another member.
   */
  readonly markNotificationRead: MarkNotificationReadResult;
  /**
   * Marks the messages of a conversation as read up to a sequence number. A number below the current `lastReadSeq` changes
   * nothing.
   */
  readonly markRead: Conversation;
  /**
   * Offers the ownership of a community to one of its PROFESSIONAL members. Only the owner may do this, and only one offer
   * can be open at a time. The offer is valid for fourteen days. Nothing changes until the recipient accepts. Repeating
   * the same offer changes nothing. Fails with NOT_FOUND if the viewer or the recipient does not belong to the community.
   */
  readonly offerCommunity: OfferCommunityResult;
  /**
   * Returns the viewer's conversation with another member. Creates the conversation if it does not exist. A new
   * conversation does not appear in a list until it has a message.
   */
  readonly openConversation: OpenConversationResult;
  /**
   * Creates a link by which the browser downloads the export. Fails with NOT_FOUND if the export has expired or belongs to
   * another member. Refused as STEP_UP_REQUIRED if the viewer has not confirmed their identity recently.
   */
  readonly openDataExport: OpenDataExportResult;
  /** Creates a link by which the browser downloads the rows of `payments` as a CSV file. */
  readonly openPaymentsTable: OpenPaymentsTableResult;
  /**
   * Buys an ad and pays it from the wallet. Refused as INSUFFICIENT_BALANCE if the balance is lower than the price, as
   * PRICE_CHANGED if the price differs from `priceCentavos`, as NOT_ALLOWED if the ad boosts a post of another member, as
   * STEP_UP_REQUIRED, or as INVALID_INPUT.
   */
  readonly publishAd: PublishAdResult;
  /**
   * Buys a business ad and pays it from the wallet. Refused as INSUFFICIENT_BALANCE if the balance is lower than the
   * price, as PRICE_CHANGED if the price differs from `priceCentavos`, as STEP_UP_REQUIRED, or as INVALID_INPUT.
   * @deprecated Since 2026-11-27: use `Mutation.publishAd`. Goes after 2027-02-27.
   */
  readonly publishBusinessAd: PublishAdResult;
  /**
   * Buys a boost (an ad that shows a public post of the viewer) and pays it from the wallet. Refused as NOT_ALLOWED if the
   * post belongs to another member, as PRICE_CHANGED if the price differs from `priceCentavos`, as INSUFFICIENT_BALANCE if
   * the balance is lower than the price, as STEP_UP_REQUIRED, or as INVALID_INPUT.
   * @deprecated Since 2026-11-27: use `Mutation.publishAd`. Goes after 2027-02-27.
   */
  readonly publishPostAd: PublishAdResult;
  /**
   * Buys a highlight (an ad that shows the viewer's profile) and pays it from the wallet. Refused as INSUFFICIENT_BALANCE
   * if the balance is lower than the price, as PRICE_CHANGED if the price differs from `priceCentavos`, as
   * STEP_UP_REQUIRED, or as INVALID_INPUT.
   * @deprecated Since 2026-11-27: use `Mutation.publishAd`. Goes after 2027-02-27.
   */
  readonly publishProfileAd: PublishAdResult;
  /**
   * Records that the viewer clicked a highlight (an ad for a profile). Clicks on business ads are recorded by
   * `Sponsored.clickUrl` instead.
   */
  readonly recordAdClick: Scalars['Boolean']['output'];
  /** Records that the viewer saw ads of other members. Returns the number of views that counted. */
  readonly recordAdViews: Scalars['Int']['output'];
  /**
   * Records that the viewer saw posts. A viewer is a member or an anonymous id. For each viewer and post, one view per day
   * in São Paulo counts. Returns the number of views that counted. Unknown posts are ignored.
   */
  readonly recordPostViews: Scalars['Int']['output'];
  /**
   * Refunds the unspent part of a payment to the card or by Pix, within seven days of the payment. If spent money of the
   * payment returns to the wallet later, another call can refund that money. Refused as NOT_REFUNDABLE, or as
   * REFUND_REFUSED if the card rejects the refund.
   */
  readonly refundPayment: RefundPaymentResult;
  /** Creates an account and signs the new member in. */
  readonly register: RegisterResult;
  /** Removes a member from a community. The owner and the moderators may do this; only the owner may remove a moderator. */
  readonly removeCommunityMember: RemoveCommunityMemberResult;
  /** Removes a follower of the viewer. The follower is not notified. */
  readonly removeFollower: RemoveFollowerResult;
  /**
   * Removes a passkey of the viewer. Refused as STEP_UP_REQUIRED if the viewer has not confirmed their identity recently.
   * Fails with NOT_FOUND if the passkey belongs to another member.
   */
  readonly removePasskey: AccountSecurityResult;
  /** Deletes the viewer's saved card at the payment provider. Changes nothing if no card is saved. */
  readonly removeSavedCard: RemoveSavedCardResult;
  /**
   * Renames a passkey of the viewer. This needs no confirmation of the identity. An invalid name is refused as
   * INVALID_INPUT. Fails with NOT_FOUND if the passkey belongs to another member.
   */
  readonly renamePasskey: AccountSecurityResult;
  /**
   * Creates ten new recovery codes for two-step sign-in. The previous recovery codes stop working. Refused as
   * STEP_UP_REQUIRED if the viewer has not confirmed their identity recently, or as INVALID_INPUT if two-step sign-in is
   * off.
   */
  readonly renewRecoveryCodes: RecoveryCodesResult;
  /**
   * Reports an object to the moderators. If a case about the object is already open, the report is added to this case;
   * otherwise the report opens a new case. Fails with NOT_FOUND if the viewer may not see the object.
   */
  readonly report: ReportResult;
  /** Reports content to the moderators without an account or a session. */
  readonly reportAnonymously: ReportAnonymouslyResult;
  /**
   * Starts an export of all data of the viewer as a ZIP file. If an export is already running or ready, the mutation
   * returns that export. Refused as STEP_UP_REQUIRED if the viewer has not confirmed their identity recently.
   */
  readonly requestDataExport: RequestDataExportResult;
  /** Mails a code for a password reset. The response is the same whether or not the address has an account. */
  readonly requestPasswordReset: RequestPasswordResetResult;
  /** Sets a new password with the code from the mail. Ends all sessions of the account. */
  readonly resetPassword: ResetPasswordResult;
  /**
   * Undoes the last decision of a moderation case. If an appeal against the decision is open, this grants the appeal.
   * Calling the mutation again changes nothing. Refused as NOT_ALLOWED if there is no decision to undo, another moderator
   * has claimed the case, or the viewer is a party to it (its author or a reporter); as INVALID_INPUT if the text is empty
   * or too long.
   */
  readonly restoreModerationCase: ModerationCaseResult;
  /**
   * Revokes the cancellation of a VIP subscription (a paid membership). Possible until the membership ends. Fails with
   * NOT_FOUND if the community is closed.
   */
  readonly resumeCommunitySubscription: ResumeCommunitySubscriptionResult;
  /**
   * Revokes an invite. The owner and the moderators may do this. Members who joined by the invite stay. Fails with
   * NOT_FOUND if the invite is already revoked.
   */
  readonly revokeCommunityInvite: RevokeCommunityInviteResult;
  /**
   * Mails the code with which the viewer confirms their e-mail address. Refused as TOO_MANY_TRIES if a code was mailed in
   * the last minute, or ten codes in the last hour.
   */
  readonly sendEmailCode: SendEmailCodeResult;
  /**
   * Sends a message. If the recipient does not follow the viewer, the first message is a message request. Replying to a
   * message request accepts it.
   */
  readonly sendMessage: SendMessageResult;
  /** Blocks or unblocks a member. A block hides the viewer and the member from each other and ends follows between them. */
  readonly setBlock: SetBlockResult;
  /**
   * Sets the role of a member. Only the owner may do this. The role OWNER is refused: use `offerCommunity` to transfer a
   * community.
   */
  readonly setCommunityRole: SetCommunityRoleResult;
  /**
   * Mutes or unmutes a conversation. The messages of a muted conversation do not count in `unreadMessages`. The other
   * member cannot see this.
   */
  readonly setConversationMuted: Conversation;
  /** Follows or unfollows a member. Following a private member creates a request that the member has to accept. */
  readonly setFollow: SetFollowResult;
  /**
   * Mutes or unmutes a member. The posts of a muted member do not appear in the viewer's home feed. No other member can
   * see the mute.
   */
  readonly setMute: SetMuteResult;
  /**
   * Changes the viewer's profile type immediately and free of charge. A change to FREE is refused as HAS_SUBSCRIBERS while
   * a community of the viewer has paying members. After a change to FREE, the viewer's own VIP subscriptions (paid
   * memberships of communities) are no longer renewed.
   */
  readonly setProfileType: SetProfileTypeResult;
  /**
   * Adds the viewer's reaction to a post or comment, or removes it. Fails with NOT_FOUND if the viewer may not see the
   * post or comment.
   */
  readonly setReaction: SetReactionResult;
  /**
   * Sends a typing event to the other member. The event is sent only if both members have turned on typing indicators and
   * no message request between them is pending or refused. Typing events are not stored.
   */
  readonly setTyping: Scalars['Boolean']['output'];
  /**
   * Starts an age check at an external provider. The new check replaces an earlier check that has not finished. Refused as
   * NOT_ALLOWED if the viewer is already verified or the server does not verify ages, or as TOO_MANY_TRIES if, within 24
   * hours, three checks have already followed a rejection or replaced a running check. If the provider is unavailable, the
   * mutation fails with UPSTREAM_UNAVAILABLE.
   */
  readonly startAgeCheck: AgeCheckResult;
  /**
   * Mails a code to the new e-mail address of the viewer. The response is the same if the address already has an account.
   * Refused as STEP_UP_REQUIRED if the viewer has not confirmed their identity recently, or as TOO_MANY_TRIES if a code
   * was mailed in the last minute, or ten codes in the last hour.
   */
  readonly startEmailChange: SendEmailCodeResult;
  /**
   * Returns the options for the browser's `navigator.credentials.get` as JSON. The client needs these options for a
   * sign-in with a passkey and for `confirmIdentity`. The mutation has no expected refusal.
   */
  readonly startPasskey: StartPasskeyResult;
  /**
   * Returns the options for the browser's `navigator.credentials.create` as JSON. The client needs these options to add a
   * passkey. Refused as STEP_UP_REQUIRED if the viewer has not confirmed their identity recently, as EMAIL_NOT_CONFIRMED,
   * or as INVALID_INPUT if the account already has ten passkeys.
   */
  readonly startPasskeyRegistration: StartPasskeyResult;
  /** Creates a secret for an authenticator app. Two-step sign-in stays off until `enableTwoStep` receives a valid code. */
  readonly startTwoStep: StartTwoStepResult;
  /**
   * Starts a payment by Pix that buys a month of a VIP community and authorises Pix Automático: the viewer's bank then
   * debits the following months. The viewer becomes a member as soon as the Pix code is paid. If the viewer has an unpaid
   * code for this month at this price, with more than five minutes left, returns its payment. Refused as PRICE_CHANGED if
   * `priceCents` is not the present price.
   */
  readonly subscribeByPix: SubscribeByPixResult;
  /**
   * Pays a month of a VIP community from the wallet and makes the viewer a member. A member whose last charge failed
   * (PAST_DUE) pays the month that they owe. If the month is already paid, the viewer pays nothing. Refused as
   * INSUFFICIENT_BALANCE, or as PRICE_CHANGED if `priceCents` is not the present price.
   */
  readonly subscribeToCommunity: SubscribeToCommunityResult;
  /**
   * Cancels the deletion of the account of a suspended or banned member. Such a member needs this mutation, because they
   * cannot keep the account by signing in.
   */
  readonly undoAccountDeletion: UndoAccountDeletionResult;
  /** Restores the previous e-mail address with the token from the mail to that address. Ends all sessions of the account. */
  readonly undoEmailChange: MailLinkResult;
  /**
   * Reports that another person added a sign-in factor to the account. The token is from the mail that told the member
   * about the factor. Ends all sessions and removes this factor and the factors added later.
   */
  readonly undoFactor: MailLinkResult;
  /** Changes the viewer's chat settings. They apply to all of their conversations. */
  readonly updateChatSettings: ChatSettings;
  /**
   * Edits a community. Only the owner may do this. The kind cannot change. Fails with NOT_FOUND after the community was
   * closed.
   */
  readonly updateCommunity: UpdateCommunityResult;
  /** Turns kinds of notifications on or off. Notifications that already exist stay. */
  readonly updateNotificationPreferences: UpdateNotificationPreferencesResult;
  /** Changes the given fields of the viewer's profile. If one value is invalid, no field changes. */
  readonly updateProfile: UpdateProfileResult;
  /** Stores a file for a later post, ad, message or profile. The server deletes a file that is not used within a day. */
  readonly uploadMedia: UploadMediaResult;
  /**
   * Withdraws the open offer of a community's ownership. Only the owner may do this. If there is no offer, nothing
   * changes. Fails with NOT_FOUND if the viewer does not belong to the community.
   */
  readonly withdrawCommunityOffer: WithdrawCommunityOfferResult;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationAcceptCommunityInviteArgs = {
  input: AcceptCommunityInviteInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationAnswerCommunityOfferArgs = {
  input: AnswerCommunityOfferInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationAnswerCommunityRequestArgs = {
  input: AnswerCommunityRequestInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationAnswerFollowRequestArgs = {
  input: AnswerFollowRequestInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationAnswerMessageRequestArgs = {
  input: AnswerMessageRequestInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationAnswerModerationAppealArgs = {
  input: AnswerModerationAppealInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationAppealAccountLockArgs = {
  input: AppealAccountLockInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationAppealModerationArgs = {
  input: AppealModerationInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCancelCommunitySubscriptionArgs = {
  input: CancelCommunitySubscriptionInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCancelPaymentArgs = {
  input: CancelPaymentInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCancelPixRenewalArgs = {
  input: CancelPixRenewalInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCancelVipSubscriptionArgs = {
  input: CancelVipSubscriptionInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCheckReportProtocolArgs = {
  input: CheckReportProtocolInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationClaimModerationCaseArgs = {
  input: ClaimModerationCaseInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCloseCommunityArgs = {
  input: CloseCommunityInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationConfirmAdPaymentArgs = {
  input: ConfirmAdPaymentInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationConfirmBusinessAdPaymentArgs = {
  input: BusinessAdInput;
  paymentIntentId: Scalars['ID']['input'];
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationConfirmEmailChangeArgs = {
  input: ConfirmEmailChangeInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationConfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationConfirmPostAdPaymentArgs = {
  input: PostAdInput;
  paymentIntentId: Scalars['ID']['input'];
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationConfirmProfileAdPaymentArgs = {
  input: ProfileAdInput;
  paymentIntentId: Scalars['ID']['input'];
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationConfirmTopUpArgs = {
  input: ConfirmTopUpInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCreateAdIntentArgs = {
  input: CreateAdIntentInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCreateBusinessAdIntentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: BusinessAdInput;
  method?: InputMaybe<PaymentMethod>;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCreateCommunityArgs = {
  input: CreateCommunityInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCreateCommunityInviteArgs = {
  input: CreateCommunityInviteInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCreatePixTopUpArgs = {
  input: CreatePixTopUpInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCreatePostAdIntentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: PostAdInput;
  method?: InputMaybe<PaymentMethod>;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCreateProfileAdIntentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: ProfileAdInput;
  method?: InputMaybe<PaymentMethod>;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationCreateTopUpIntentArgs = {
  input: CreateTopUpIntentInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationDecideModerationCasesArgs = {
  input: DecideModerationCasesInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationDeleteConversationForMeArgs = {
  input: DeleteConversationForMeInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationDeleteMessageForMeArgs = {
  input: DeleteMessageForMeInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationDeletePostArgs = {
  input: DeletePostInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationDiscardMediaArgs = {
  input: DiscardMediaInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationDismissSuggestionArgs = {
  input: DismissSuggestionInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationDisownSessionArgs = {
  input: MailLinkInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationEnableTwoStepArgs = {
  input: EnableTwoStepInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationFinishAdArgs = {
  input: FinishAdInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationFinishLogInArgs = {
  input: FinishLogInInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationHideCommentArgs = {
  input: HideCommentInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationJoinCommunityArgs = {
  input: JoinCommunityInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationKeepAccountArgs = {
  input: MailLinkInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationLeaveCommunityArgs = {
  input: LeaveCommunityInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationListModerationCasePicturesArgs = {
  input: ListModerationCasePicturesInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationLogInArgs = {
  input: LogInInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationLogInWithPasskeyArgs = {
  input: LogInWithPasskeyInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationMarkAllNotificationsReadArgs = {
  input: MarkAllNotificationsReadInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationMarkDeliveredArgs = {
  input: MarkDeliveredInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationMarkNotificationReadArgs = {
  input: MarkNotificationReadInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationMarkReadArgs = {
  input: MarkReadInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationOfferCommunityArgs = {
  input: OfferCommunityInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationOpenConversationArgs = {
  input: OpenConversationInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationOpenDataExportArgs = {
  input: OpenDataExportInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationOpenPaymentsTableArgs = {
  input: OpenPaymentsTableInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationPublishAdArgs = {
  input: PublishAdInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationPublishBusinessAdArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: BusinessAdInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationPublishPostAdArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: PostAdInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationPublishProfileAdArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: ProfileAdInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRecordAdClickArgs = {
  input: RecordAdClickInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRecordAdViewsArgs = {
  input: RecordAdViewsInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRecordPostViewsArgs = {
  input: RecordPostViewsInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRefundPaymentArgs = {
  input: RefundPaymentInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRemoveCommunityMemberArgs = {
  input: RemoveCommunityMemberInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRemoveFollowerArgs = {
  input: RemoveFollowerInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationReportArgs = {
  input: ReportInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationReportAnonymouslyArgs = {
  input: ReportAnonymouslyInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRestoreModerationCaseArgs = {
  input: RestoreModerationCaseInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationResumeCommunitySubscriptionArgs = {
  input: ResumeCommunitySubscriptionInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationRevokeCommunityInviteArgs = {
  input: RevokeCommunityInviteInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSetBlockArgs = {
  input: SetBlockInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSetCommunityRoleArgs = {
  input: SetCommunityRoleInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSetConversationMutedArgs = {
  input: SetConversationMutedInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSetFollowArgs = {
  input: SetFollowInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSetMuteArgs = {
  input: SetMuteInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSetProfileTypeArgs = {
  input: SetProfileTypeInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSetReactionArgs = {
  input: SetReactionInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSetTypingArgs = {
  input: SetTypingInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationStartEmailChangeArgs = {
  input: StartEmailChangeInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSubscribeByPixArgs = {
  input: SubscribeByPixInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationSubscribeToCommunityArgs = {
  input: SubscribeToCommunityInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationUndoEmailChangeArgs = {
  input: MailLinkInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationUndoFactorArgs = {
  input: MailLinkInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationUpdateChatSettingsArgs = {
  input: ChatSettingsInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationUpdateCommunityArgs = {
  input: UpdateCommunityInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationUpdateNotificationPreferencesArgs = {
  input: UpdateNotificationPreferencesInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationUploadMediaArgs = {
  input: UploadMediaInput;
};


/**
 * All changes that a client can make over HTTP. Each mutation takes all of its values in a single argument `input`. If the
 * result of a mutation is a union with `Refusal`, an expected failure is returned as a `Refusal`, not as a GraphQL error.
 * Each field is nullable: it is null if the mutation fails with an error.
 */
export type MutationWithdrawCommunityOfferArgs = {
  input: WithdrawCommunityOfferInput;
};

/** A new device signed in to the viewer's account. */
export type NewSignInNotification = Node & Notification & {
  readonly __typename?: 'NewSignInNotification';
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The device in Portuguese. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/**
 * An object that `Query.node` returns by its global id (`nodeId`). `id` is unique only within a type: a `Profile` and a
 * `Viewer` can have the same `id`.
 */
export type Node = {
  /** The id of the object within its type, as used by the fields and mutations of this type. */
  readonly id: Scalars['ID']['output'];
  /**
   * The opaque global id of the object, for `Query.node` and as a cache key. It contains the object's type and never
   * changes.
   */
  readonly nodeId: Scalars['ID']['output'];
};

/**
 * A notification. It combines all events of one kind about one object on one day in São Paulo: 'Ana e mais 3 reagiram ao
 * seu post'. The object type says which event it is about. A client should show an unknown type without details, because
 * later releases may add types.
 */
export type Notification = {
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** A page of the viewer's notifications. */
export type NotificationConnection = {
  readonly __typename?: 'NotificationConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<NotificationEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a notification and its cursor. */
export type NotificationEdge = {
  readonly __typename?: 'NotificationEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The notification. The list excludes notifications about objects that the viewer may no longer see. */
  readonly node: Notification;
};

/**
 * A kind of notification, which the member can turn on and off in the settings. WALLET_DEBITED, PAYMENT_DISPUTED,
 * MODERATION and NEW_SIGN_IN cannot be turned off.
 */
export const NotificationKind = {
  /** Notifications of the type `AdApprovedNotification`. */
  AdApproved: 'AD_APPROVED',
  /** Notifications of the type `AdEndedNotification`. */
  AdEnded: 'AD_ENDED',
  /** Notifications of the type `AdRefusedNotification`. */
  AdRefused: 'AD_REFUSED',
  /** Notifications of the type `PostCommentNotification`. */
  Comment: 'COMMENT',
  /** Notifications of the type `CommentReactionNotification`. */
  CommentReaction: 'COMMENT_REACTION',
  /** Notifications of the type `CommunityAnswerNotification`. */
  CommunityAnswer: 'COMMUNITY_ANSWER',
  /** Notifications of the type `CommunityOfferNotification`. */
  CommunityOffer: 'COMMUNITY_OFFER',
  /** Notifications of the type `CommunityRequestNotification`. */
  CommunityRequest: 'COMMUNITY_REQUEST',
  /** Notifications of the type `FollowNotification`. */
  Follow: 'FOLLOW',
  /** Notifications of the type `FollowRequestNotification`. */
  FollowRequest: 'FOLLOW_REQUEST',
  /** Notifications of the type `MessageRequestNotification`. */
  MessageRequest: 'MESSAGE_REQUEST',
  /** Notifications of the type `ModerationNotification`. */
  Moderation: 'MODERATION',
  /** Notifications of the type `NewSignInNotification`. */
  NewSignIn: 'NEW_SIGN_IN',
  /** Notifications of the type `PaymentDisputedNotification`. */
  PaymentDisputed: 'PAYMENT_DISPUTED',
  /** Notifications of the type `PaymentRefundedNotification`. */
  PaymentRefunded: 'PAYMENT_REFUNDED',
  /** Notifications of the type `PostReactionNotification`. */
  Reaction: 'REACTION',
  /** Notifications of the type `CommentReplyNotification`. */
  Reply: 'REPLY',
  /** Notifications of the type `VipRenewalNotification`. */
  VipRenewal: 'VIP_RENEWAL',
  /** Notifications of the types `WalletCreditedNotification` and `VipEarningsNotification`. */
  WalletCredited: 'WALLET_CREDITED',
  /** Notifications of the type `WalletDebitedNotification`. */
  WalletDebited: 'WALLET_DEBITED'
} as const;

export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];
/** A kind of notification, and whether the viewer has it turned on. */
export type NotificationPreference = {
  readonly __typename?: 'NotificationPreference';
  /** True if notifications of this kind are turned on, which is the default. */
  readonly enabled: Scalars['Boolean']['output'];
  /** A kind of notification that can be turned off. */
  readonly kind: NotificationKind;
};

/** A kind of notification to turn on or off. */
export type NotificationPreferenceInput = {
  /** True turns notifications of this kind on, false turns them off. Notifications that already exist stay. */
  readonly enabled: Scalars['Boolean']['input'];
  /** A kind from `notificationPreferences`. With any other kind the whole input is refused as INVALID_INPUT. */
  readonly kind: NotificationKind;
};

/** A community, and the member to whom the owner offers its ownership. */
export type OfferCommunityInput = {
  /** The id of a community that the viewer owns. */
  readonly communityId: Scalars['ID']['input'];
  /** The id of a member whose `CommunityMember.mayOwn` is true. */
  readonly userId: Scalars['ID']['input'];
};

/**
 * Refusal codes of `offerCommunity`: OFFER_PENDING while an offer to another member is open; INVALID_INPUT if the
 * recipient is the viewer; NOT_ALLOWED if the recipient is a FREE member or the viewer is not the owner.
 */
export type OfferCommunityResult = OfferCommunitySuccess | Refusal;

/** Result of a successful `offerCommunity`: the ownership is offered. The recipient is notified and can accept the offer. */
export type OfferCommunitySuccess = {
  readonly __typename?: 'OfferCommunitySuccess';
  /** The community after the change. Its `offer` is now set. */
  readonly community: Community;
};

/** The other member of a conversation. */
export type OpenConversationInput = {
  /**
   * The id of another member. The viewer's own id is refused as INVALID_INPUT. Fails with NOT_FOUND if there is no such
   * member, or if the viewer or the member blocked the other.
   */
  readonly memberId: Scalars['ID']['input'];
};

/** Refusal code of `openConversation`: INVALID_INPUT if `memberId` is the viewer's own id. */
export type OpenConversationResult = OpenConversationSuccess | Refusal;

/** Result of a successful `openConversation`: the conversation already existed or was created. */
export type OpenConversationSuccess = {
  readonly __typename?: 'OpenConversationSuccess';
  /** The conversation. A new conversation has no messages. */
  readonly conversation: Conversation;
};

/** The data export of the viewer to download. */
export type OpenDataExportInput = {
  /** The `DataExport.id` of the export. */
  readonly id: Scalars['ID']['input'];
};

/** Refusal code of `openDataExport`: STEP_UP_REQUIRED if the viewer has not confirmed their identity recently. */
export type OpenDataExportResult = OpenDataExportSuccess | Refusal;

/** Result of a successful `openDataExport`: the link by which the browser can download the file. */
export type OpenDataExportSuccess = {
  readonly __typename?: 'OpenDataExportSuccess';
  /** The download link. Each call of the mutation creates a new link. */
  readonly download: Download;
};

/** The payments that the CSV file contains. */
export type OpenPaymentsTableInput = {
  /** The filter for the rows. If absent, the file has all payments. */
  readonly filter?: InputMaybe<PaymentFilter>;
};

/** Refusal code of `openPaymentsTable`: INVALID_INPUT if `to` is before `from`. */
export type OpenPaymentsTableResult = OpenPaymentsTableSuccess | Refusal;

/** Result of a successful `openPaymentsTable`: the link by which the browser can download the CSV file. */
export type OpenPaymentsTableSuccess = {
  readonly __typename?: 'OpenPaymentsTableSuccess';
  /** The download link. Each call of the mutation creates a new link. */
  readonly download: Download;
};

/** The position of a page in its list, as in the Relay Cursor Connections specification. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The cursor of the last entry, to be passed as `after` for the next page. Null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /**
   * True if entries follow `endCursor`. Always true for a page requested with `before`, and false for a page with the last
   * entries of the list.
   */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True if entries precede `startCursor`. Always true for a page requested with `after`. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry. Null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** A community with paying members. Its owner has to transfer or close it before they can change to the type FREE. */
export type PaidCommunity = {
  readonly __typename?: 'PaidCommunity';
  /** The id of the community. */
  readonly id: Scalars['ID']['output'];
  /** The current name of the community. */
  readonly name: Scalars['String']['output'];
  /** The number of members with a VIP subscription to the community. */
  readonly subscriberCount: Scalars['Int']['output'];
};

/** A passkey: a WebAuthn key that signs in without a password. */
export type Passkey = Node & {
  readonly __typename?: 'Passkey';
  /** The time at which the passkey was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id of the passkey, for `renamePasskey` and `removePasskey`. */
  readonly id: Scalars['ID']['output'];
  /** The time of the last use. Null if the passkey was never used. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name that the member gave the passkey, 1 to 60 characters. */
  readonly name: Scalars['String']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
};

/** A movement of money in the viewer's wallet, or an open or failed payment. */
export type Payment = Node & {
  readonly __typename?: 'Payment';
  /**
   * The amount: positive if money comes into the wallet, negative if it leaves the wallet. The amount changes the balance
   * only if the state is SUCCEEDED.
   */
  readonly amount: Money;
  /**
   * The amount in centavos: positive if money comes into the wallet, negative if it leaves the wallet. The amount changes
   * the balance only if the state is SUCCEEDED.
   * @deprecated Since 2026-11-27: use `Payment.amount`. Goes after 2027-02-27.
   */
  readonly centavos: Scalars['Int']['output'];
  /**
   * The community if the movement is the price or refund of a VIP month (paid membership), or a payment by card or Pix for
   * such a month. Null for other movements, and if the community was closed or is hidden from the viewer.
   */
  readonly community: Maybe<Community>;
  /**
   * The id of the community if the movement is the price or refund of a VIP month (paid membership), or a payment by card
   * or Pix for such a month, else null. It remains set if the viewer may not see the community.
   */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** The time at which the movement changed the balance. For an open or failed payment, the time at which it started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The time at which the viewer's bank first tries to debit a VIP month by Pix Automático. Null for every other payment,
   * and after the debit was made.
   */
  readonly debitAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * A short text about the movement, such as the title of the ad or the name of the community. Null if there is no such
   * text.
   */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The id of the payment, for `payment` and `refundPayment`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of the movement. OTHER if this gateway does not know the kind. */
  readonly kind: PaymentKind;
  /** The method of a card or Pix payment, of its refund, or of the purchase that it paid. Null for other movements. */
  readonly method: Maybe<PaymentMethod>;
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The Pix that waits for its payment. Null for every other payment. The gateway needs a platform call for each Pix. */
  readonly pix: Maybe<PixPayment>;
  /** The id of a Pix that waits for its payment, for `pixPayment`. Null for every other payment. */
  readonly pixId: Maybe<Scalars['ID']['output']>;
  /**
   * The part of the payment that can be refunded now. Null if nothing can be refunded, and always null in lists, because
   * only the query `payment` computes it.
   */
  readonly refundable: Maybe<Refundable>;
  /** The state of the payment. A FAILED payment can change to SUCCEEDED if the member tries another card. */
  readonly state: PaymentState;
  /**
   * The URL of a page of the payment sandbox on which a tester acts on a Pix in any of its states: pays or returns it,
   * makes a debit, or cancels Pix Automático. Null outside the sandbox, and always null in lists, because only the query
   * `payment` asks for it.
   */
  readonly testUrl: Maybe<Scalars['URL']['output']>;
};

/** A page of the viewer's payments. */
export type PaymentConnection = {
  readonly __typename?: 'PaymentConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<PaymentEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** A cardholder disputes a payment of the viewer at their bank, or such a dispute has ended. */
export type PaymentDisputedNotification = Node & Notification & {
  readonly __typename?: 'PaymentDisputedNotification';
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The amount and the state of the dispute in Portuguese. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The payment or its dispute. The gateway needs a platform call for each payment. Null if the payment no longer
   * exists.
   */
  readonly payment: Maybe<Payment>;
  /** The id of an entry of the wallet's history, for `Query.payment`, which returns the payment of this entry. */
  readonly paymentId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** An entry of a page: a payment and its cursor. */
export type PaymentEdge = {
  readonly __typename?: 'PaymentEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The payment. Its `refundable` is always null in a list. */
  readonly node: Payment;
};

/** A filter for payments. Absent fields match all payments. */
export type PaymentFilter = {
  /** Matches payments from this day on, in São Paulo's time zone. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** Matches payments of this kind. OTHER cannot be used as a filter. */
  readonly kind?: InputMaybe<PaymentKind>;
  /** Matches payments in this state. OTHER cannot be used as a filter. */
  readonly state?: InputMaybe<PaymentState>;
  /** Matches payments up to and including this day, in São Paulo's time zone. It may not be before `from`. */
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

/** A payment that has started. A card payment has to be confirmed in the browser. */
export type PaymentIntent = {
  readonly __typename?: 'PaymentIntent';
  /** The amount of the payment. */
  readonly amount: Money;
  /**
   * The amount of the payment in centavos.
   * @deprecated Since 2026-11-27: use `PaymentIntent.amount`. Goes after 2027-02-27.
   */
  readonly centavos: Scalars['Int']['output'];
  /** The secret with which the provider's script confirms the payment. Only the paying member receives it. */
  readonly clientSecret: Scalars['String']['output'];
  /** The provider's id of the payment, for the mutation that confirms it. */
  readonly id: Scalars['ID']['output'];
};

/** The kind of a movement of money in the wallet. */
export const PaymentKind = {
  /** The price of a business ad that the viewer bought. */
  Ad: 'AD',
  /** The price of a boost (an ad that shows a post). */
  Boost: 'BOOST',
  /**
   * The amount of a card payment that the cardholder disputes at their bank, or the return of this amount after the
   * dispute.
   */
  Dispute: 'DISPUTE',
  /** The price of a highlight (an ad that shows the member's profile). */
  Highlight: 'HIGHLIGHT',
  /** A kind that this gateway does not know yet, because the platform is newer. */
  Other: 'OTHER',
  /**
   * A refund of a payment, or of the unused part of an ad or a VIP month (paid membership). Also money that returns to the
   * wallet because the card or bank rejected a refund.
   */
  Refund: 'REFUND',
  /** Money that was reserved for a payment and is available again. */
  Release: 'RELEASE',
  /**
   * A payment by card or Pix into the wallet. If the payment was made for an ad, the price of the ad is a separate
   * movement out of the wallet.
   */
  TopUp: 'TOP_UP',
  /** The price of a VIP month: a month of paid membership of a community, which the viewer bought. */
  Vip: 'VIP',
  /**
   * The viewer's earnings from a VIP month (a month of paid membership) that another member bought in the viewer's
   * community.
   */
  VipEarning: 'VIP_EARNING'
} as const;

export type PaymentKind = typeof PaymentKind[keyof typeof PaymentKind];
/** The method by which a payment is made. */
export const PaymentMethod = {
  /** A payment by credit or debit card. */
  Card: 'CARD',
  /** A value that this gateway does not know yet, because the platform is newer. */
  Other: 'OTHER',
  /** A payment by Pix, the Brazilian system for instant bank transfers. */
  Pix: 'PIX'
} as const;

export type PaymentMethod = typeof PaymentMethod[keyof typeof PaymentMethod];
/**
 * The data about the payment provider that the card form needs. If the platform accepts no cards, the field fails with a
 * GraphQL error.
 */
export type PaymentProvider = {
  readonly __typename?: 'PaymentProvider';
  /** True if the provider is in test mode: only test cards work and no money moves. */
  readonly isTest: Scalars['Boolean']['output'];
  /** The public API key that the provider's script needs. */
  readonly publishableKey: Scalars['String']['output'];
  /** The URL of the provider's script. The script has the same interface as Stripe.js. */
  readonly scriptUrl: Scalars['URL']['output'];
};

/** A payment of the viewer was refunded to the card, or the card rejected the refund. */
export type PaymentRefundedNotification = Node & Notification & {
  readonly __typename?: 'PaymentRefundedNotification';
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The amount and the outcome in Portuguese. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The payment or its refund. The gateway needs a platform call for each payment. Null if the payment no longer exists. */
  readonly payment: Maybe<Payment>;
  /** The id of an entry of the wallet's history, for `Query.payment`, which returns the payment of this entry. */
  readonly paymentId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** The state of a payment or of another movement of money in the wallet. */
export const PaymentState = {
  /** The card was declined, or the payment was cancelled or abandoned. */
  Failed: 'FAILED',
  /** A value that this gateway does not know yet, because the platform is newer. */
  Other: 'OTHER',
  /** The payment has started and has no result yet. */
  Pending: 'PENDING',
  /** The payment has succeeded and changed the balance. */
  Succeeded: 'SUCCEEDED'
} as const;

export type PaymentState = typeof PaymentState[keyof typeof PaymentState];
/** A list of members that only the viewer can see. */
export const PeopleList = {
  /** The members whom the viewer has blocked. */
  Blocked: 'BLOCKED',
  /** The members who follow the viewer. */
  Followers: 'FOLLOWERS',
  /** The members whom the viewer follows, excluding private members who have not accepted the viewer's request yet. */
  Following: 'FOLLOWING'
} as const;

export type PeopleList = typeof PeopleList[keyof typeof PeopleList];
/** Data of a profile that only the member can see. */
export type PersonalData = {
  readonly __typename?: 'PersonalData';
  /** The birth date, which cannot be changed. */
  readonly birthDate: Scalars['Date']['output'];
  /** The gender category. Null if the member gave none. */
  readonly gender: Maybe<GenderCategory>;
  /** The gender categories that the member prefers in ads and suggestions. An empty list means all categories. */
  readonly preferences: ReadonlyArray<GenderCategory>;
};

/** A payment by Pix, the Brazilian system for instant bank transfers. */
export type PixPayment = {
  readonly __typename?: 'PixPayment';
  /** The amount that the payer's bank transfers. */
  readonly amount: Money;
  /**
   * The amount in centavos that the payer's bank transfers.
   * @deprecated Since 2026-11-27: use `PixPayment.amount`. Goes after 2027-02-27.
   */
  readonly centavos: Scalars['Int']['output'];
  /** The Pix code (BR Code), which the client shows for copying and as a QR code. Null in all states except WAITING. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** The community if the Pix buys a VIP month (paid membership). Null for other payments, and if it is hidden. */
  readonly community: Maybe<Community>;
  /**
   * The id of the community if the Pix buys a VIP month (paid membership), else null. It remains set if the viewer may not
   * see the community.
   */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** The last day of the ad, inclusive. Null if `startDate` is null. */
  readonly endDate: Maybe<Scalars['Date']['output']>;
  /** The time at which the Pix code expires. Null if the provider has not answered yet. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The provider's id of the payment. It can be passed to `confirmTopUp`. */
  readonly id: Scalars['ID']['output'];
  /** True if the Pix code was paid after it had expired. The money is in the wallet. */
  readonly isLate: Scalars['Boolean']['output'];
  /**
   * True if Pix Automático, which this Pix authorised, goes on to debit the following VIP months; false if it has ended.
   * Null until the Pix code is paid, and for other payments.
   */
  readonly isMandateActive: Maybe<Scalars['Boolean']['output']>;
  /** The boosted (advertised) post if the Pix buys a boost. Null for other payments, and if the viewer may not see it. */
  readonly post: Maybe<Post>;
  /**
   * The id of the post if the Pix buys a boost (an ad that shows a post), else null. Null also if the code has expired
   * unpaid, and if the boost was not bought.
   */
  readonly postId: Maybe<Scalars['ID']['output']>;
  /**
   * The price of the purchase. The wallet pays the part above the amount of the Pix, and keeps the part below
   * it. Null for a top-up.
   */
  readonly price: Maybe<Money>;
  /** The state of the purchase. Null until the Pix code is paid, and for a top-up. */
  readonly purchase: Maybe<PixPurchase>;
  /** The purchase for which the payment was started, or TOP_UP if it only adds money to the wallet. */
  readonly purpose: PixPurpose;
  /** The reason why the Pix bought nothing. Null if `purchase` is not REFUSED. */
  readonly refusal: Maybe<PixPurchaseRefusal>;
  /**
   * The first day of the ad in São Paulo's time zone if the Pix buys an ad, else null. Null also if the code has expired
   * unpaid, if the ad was not bought, and if its form was incomplete when the payment started.
   */
  readonly startDate: Maybe<Scalars['Date']['output']>;
  /** The state of the payment. EXPIRED changes to PAID if the Pix code is paid after its expiry. */
  readonly state: PixState;
  /**
   * The URL of a page of the payment sandbox on which a tester pays the Pix code. Null outside the sandbox, and in all
   * states except WAITING.
   */
  readonly testUrl: Maybe<Scalars['URL']['output']>;
};

/** The state of the purchase of a paid Pix. */
export const PixPurchase = {
  /** The purchase was made. */
  Made: 'MADE',
  /** A value that this gateway does not know yet, because the platform is newer. */
  Other: 'OTHER',
  /**
   * The platform has not made the purchase yet. It makes it within minutes, except for an ad that was paid before its form
   * was complete: this ad needs its mutation, such as `confirmProfileAdPayment`.
   */
  Pending: 'PENDING',
  /** The purchase is no longer possible. The money is in the wallet, unless the reason is RETURNED. */
  Refused: 'REFUSED'
} as const;

export type PixPurchase = typeof PixPurchase[keyof typeof PixPurchase];
/** The reason why a paid Pix bought nothing. */
export const PixPurchaseRefusal = {
  /** The VIP month was already paid in another way. */
  AlreadyPaid: 'ALREADY_PAID',
  /** The viewer spent a part of the money before the purchase. */
  InsufficientBalance: 'INSUFFICIENT_BALANCE',
  /** The Pix code was paid after it had expired. */
  Late: 'LATE',
  /** The viewer can no longer buy it, for example because the community was closed. */
  NotAvailable: 'NOT_AVAILABLE',
  /** A value that this gateway does not know yet, because the platform is newer. */
  Other: 'OTHER',
  /** The viewer paid another amount than the code asked for. */
  OtherAmount: 'OTHER_AMOUNT',
  /** The post of the boost was deleted or taken down, or is not public any more. */
  PostGone: 'POST_GONE',
  /** The price changed before the payment arrived. */
  PriceChanged: 'PRICE_CHANGED',
  /** The Pix went back to its payer before the purchase, so its money is not in the wallet. */
  Returned: 'RETURNED'
} as const;

export type PixPurchaseRefusal = typeof PixPurchaseRefusal[keyof typeof PixPurchaseRefusal];
/** The purchase for which a payment by Pix was started. */
export const PixPurpose = {
  /** The payment is for a business ad. */
  BusinessAd: 'BUSINESS_AD',
  /** A value that this gateway does not know yet, because the platform is newer. */
  Other: 'OTHER',
  /** The payment is for a boost (an ad that shows a post). */
  PostAd: 'POST_AD',
  /** The payment is for a highlight (an ad that shows the member's profile). */
  ProfileAd: 'PROFILE_AD',
  /** The payment only adds money to the wallet. */
  TopUp: 'TOP_UP',
  /** The payment buys a month of a VIP community, and authorises Pix Automático for the following months. */
  VipMonth: 'VIP_MONTH'
} as const;

export type PixPurpose = typeof PixPurpose[keyof typeof PixPurpose];
/** The state of a payment by Pix. */
export const PixState = {
  /** The Pix code was not paid before it expired. The viewer can start a new payment. */
  Expired: 'EXPIRED',
  /** A value that this gateway does not know yet, because the platform is newer. */
  Other: 'OTHER',
  /** The Pix code was paid, and the money is in the wallet. */
  Paid: 'PAID',
  /** The Pix code has not been paid and is still valid. */
  Waiting: 'WAITING'
} as const;

export type PixState = typeof PixState[keyof typeof PixState];
/** A post that a member published on their profile or in a community. */
export type Post = Node & Reactable & {
  readonly __typename?: 'Post';
  /**
   * The author of the post. A placeholder profile named 'Conta indisponível' if the author is unknown or hidden from the
   * viewer.
   */
  readonly author: Profile;
  /** The number of comments and replies, excluding those of members who blocked the viewer or whom the viewer blocked. */
  readonly commentCount: Scalars['Int']['output'];
  /**
   * A number that grows with every change of `commentCount`. A client compares it with the number in a live event to find
   * out whether the count already includes the event. Null if the platform does not send it.
   */
  readonly commentRevision: Maybe<Scalars['Int']['output']>;
  /** The top-level comments of the post, newest first. */
  readonly comments: CommentConnection;
  /**
   * The community in which the post was published. Null for a post on a profile. Only members of a community can see its
   * posts.
   */
  readonly community: Maybe<Community>;
  /**
   * The id of the community in which the post was published. Null for a post on a profile.
   * @deprecated Since 2026-11-27: use `Post.community`. Goes after 2027-02-27.
   */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /**
   * The current name of the community. Null if `communityId` is null.
   * @deprecated Since 2026-11-27: use `Post.community`. Goes after 2027-02-27.
   */
  readonly communityName: Maybe<Scalars['String']['output']>;
  /** The time at which the post was created. Null if the platform does not send it. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the post, as in the path `/post/{id}`. */
  readonly id: Scalars['ID']['output'];
  /**
   * True if the post waits for the moderators' review before publication. Until its approval only the author sees the
   * post.
   */
  readonly isInReview: Scalars['Boolean']['output'];
  /** True if the viewer is the author of the post. The author may delete the post and hide its comments. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The images and videos in display order, at most 10. Empty if the post has only text. */
  readonly media: ReadonlyArray<Media>;
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The reactions to the post. Their total is the same for all viewers. The API does not list the members who reacted. */
  readonly reactions: ReactionSummary;
  /** The plain text of the post. Empty if the post has only images or videos. */
  readonly text: Scalars['String']['output'];
  /** The number of views. Several views by the same viewer on a day in São Paulo count as one. */
  readonly viewCount: Scalars['Int']['output'];
};


/** A post that a member published on their profile or in a community. */
export type PostCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A boost: an ad that shows a public post of the viewer in other members' feeds. */
export type PostAdInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. It may not be before `startDate`. */
  readonly endDate: Scalars['Date']['input'];
  /** The id of a public post of the viewer. Fails with NOT_FOUND if the viewer cannot see the post. */
  readonly postId: Scalars['ID']['input'];
  /** The total price that the viewer saw before paying, in centavos. */
  readonly priceCentavos: Scalars['Int']['input'];
  /** The first day of the ad in São Paulo's time zone, today or later. An ad runs for 1 to 90 days. */
  readonly startDate: Scalars['Date']['input'];
  /** The gender categories of the audience, at least one. */
  readonly targets: ReadonlyArray<GenderCategory>;
};

/** The change of a post: the post has disappeared or is visible again. */
export type PostChange = {
  readonly __typename?: 'PostChange';
  /** True if the post has disappeared. False if moderation restored the post; then the client should load the post again. */
  readonly isGone: Scalars['Boolean']['output'];
  /**
   * The id of the post. All viewers get the same event, which therefore contains no object. The client has to load the
   * post to learn whether the viewer may see it.
   */
  readonly postId: Scalars['ID']['output'];
};

/** Members commented on a post of the viewer. */
export type PostCommentNotification = MemberNotification & Node & Notification & {
  readonly __typename?: 'PostCommentNotification';
  /** The number of members that caused the event, including those that are not in `actors`. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members that caused the event, latest first, at most three. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The latest comment. Null if the viewer may no longer see it. */
  readonly comment: Maybe<Comment>;
  /** The id of the latest comment. */
  readonly commentId: Scalars['ID']['output'];
  /** The beginning of the text of the latest comment. Null if it has no text. */
  readonly excerpt: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The post of the viewer. Null if the viewer may no longer see it. */
  readonly post: Maybe<Post>;
  /** The id of the post of the viewer. */
  readonly postId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
  /**
   * The top-level comment of the thread that contains `comment`: `comment` itself if it is a top-level comment. Null if
   * the viewer may no longer see it.
   */
  readonly thread: Maybe<Comment>;
  /** The id of the top-level comment of the thread. */
  readonly threadId: Scalars['ID']['output'];
};

/** A page of a list of posts. */
export type PostConnection = {
  readonly __typename?: 'PostConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<PostEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a post and its cursor. */
export type PostEdge = {
  readonly __typename?: 'PostEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** A post that the viewer may see. */
  readonly node: Post;
};

/**
 * A post of the viewer that they may no longer read, because they no longer belong to its community. The type has only the
 * fields that are needed to recognise and delete the post.
 */
export type PostLeftBehind = {
  readonly __typename?: 'PostLeftBehind';
  /** The community that contains the post, as non-members see it. Null if it was closed or is hidden from the viewer. */
  readonly community: Maybe<Community>;
  /** The id of the community that contains the post. It remains set if the viewer may not see the community. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** The current name of the community that contains the post. */
  readonly communityName: Maybe<Scalars['String']['output']>;
  /** The time at which the post was created. Null if the platform does not send it. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the post, for `deletePost`. The query `post` returns null for this id. */
  readonly id: Scalars['ID']['output'];
  /** The images and videos of the post, in display order. */
  readonly media: ReadonlyArray<Media>;
  /** The plain text of the post. Empty if the post has only images or videos. */
  readonly text: Scalars['String']['output'];
};

/** A page of the list `postsLeftBehind`. */
export type PostLeftBehindConnection = {
  readonly __typename?: 'PostLeftBehindConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<PostLeftBehindEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a post and its cursor. */
export type PostLeftBehindEdge = {
  readonly __typename?: 'PostLeftBehindEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** A post of the viewer in a community to which they no longer belong. */
  readonly node: PostLeftBehind;
};

/** An uploaded file to publish in a post. */
export type PostMediaInput = {
  /** A description of the image or video for blind users, at most 1,000 characters. */
  readonly alt?: Scalars['String']['input'];
  /** The id of a file from `uploadMedia`. */
  readonly id: Scalars['ID']['input'];
};

/** Members reacted to a post of the viewer. */
export type PostReactionNotification = MemberNotification & Node & Notification & {
  readonly __typename?: 'PostReactionNotification';
  /** The number of members that caused the event, including those that are not in `actors`. */
  readonly actorCount: Scalars['Int']['output'];
  /** The members that caused the event, latest first, at most three. */
  readonly actors: ReadonlyArray<Profile>;
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The beginning of the text of the post. Null if it has no text. */
  readonly excerpt: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The post of the viewer. Null if the viewer may no longer see it. */
  readonly post: Maybe<Post>;
  /** The id of the post of the viewer. */
  readonly postId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** The viewer's data export, account deletion and remaining money. */
export type Privacy = {
  readonly __typename?: 'Privacy';
  /**
   * The balance of the viewer's wallet, in centavos.
   * @deprecated Since 2026-11-27: use `Privacy.walletBalance`. Goes after 2027-02-27.
   */
  readonly balance: Scalars['Int']['output'];
  /** The time at which the account will be erased. Null if the viewer has not requested the deletion. */
  readonly deletesAt: Maybe<Scalars['DateTime']['output']>;
  /** The data export that the viewer requested last. Null if the viewer requested none, or if the export has expired. */
  readonly export: Maybe<DataExport>;
  /**
   * The balance of the viewer's wallet as text, such as 'R$ 12,50'.
   * @deprecated Since 2026-11-27: use `Privacy.walletBalance`. Goes after 2027-02-27.
   */
  readonly formattedBalance: Scalars['String']['output'];
  /**
   * The amount of `inAds` as text, such as 'R$ 12,50'.
   * @deprecated Since 2026-11-27: use `Privacy.unusedInAds`. Goes after 2027-02-27.
   */
  readonly formattedInAds: Scalars['String']['output'];
  /**
   * The amount in centavos that would return to the wallet if all ads of the viewer ended now. Deleting the account ends
   * them.
   * @deprecated Since 2026-11-27: use `Privacy.unusedInAds`. Goes after 2027-02-27.
   */
  readonly inAds: Scalars['Int']['output'];
  /**
   * The viewer's earnings from VIP communities that are not in the wallet yet. They go into the wallet as the paid days
   * begin and holds end, also after the account is erased. If a community is closed, the days that have not begun are
   * refunded from them.
   */
  readonly pendingVipEarnings: Money;
  /** The amount that would return to the wallet if all ads of the viewer ended now. Deleting the account ends them. */
  readonly unusedInAds: Money;
  /** The balance of the viewer's wallet. */
  readonly walletBalance: Money;
};

/**
 * The profile of a member, with the fields that the viewer may see. A placeholder named 'Conta indisponível' replaces an
 * author who no longer exists or is hidden from the viewer.
 */
export type Profile = Node & {
  readonly __typename?: 'Profile';
  /** A signed URL of the avatar, which expires. Null if the member has the default avatar. */
  readonly avatarUrl: Maybe<Scalars['URL']['output']>;
  /** The bio as plain text, at most 500 characters. Null if there is none. */
  readonly bio: Maybe<Scalars['String']['output']>;
  /** A signed URL of the cover picture, which expires. Null if there is no cover or the viewer may not see it. */
  readonly coverUrl: Maybe<Scalars['URL']['output']>;
  /** The state of the viewer's follow of this member. */
  readonly followState: FollowState;
  /** The number of followers, excluding open follow requests. */
  readonly followerCount: Scalars['Int']['output'];
  /** The number of members that this member follows, excluding open follow requests. */
  readonly followingCount: Scalars['Int']['output'];
  /** True if the member follows the viewer. False while their follow request waits for an answer. */
  readonly followsViewer: Scalars['Boolean']['output'];
  /** The id of the member, as in the path `/timeline/{id}`. */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer muted the member. Other members cannot see this. */
  readonly isMuted: Scalars['Boolean']['output'];
  /** True if this is the viewer's own profile. */
  readonly isOwn: Scalars['Boolean']['output'];
  /**
   * True if the profile is private: the member approves each follower, and only followers see the posts that the member
   * publishes outside communities.
   */
  readonly isPrivate: Scalars['Boolean']['output'];
  /** True if the member's identity was verified. The app then shows the badge 'Verificado'. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** The name of the member, 1 to 80 characters. Several members may have the same name. */
  readonly name: Scalars['String']['output'];
  /** The nickname of the member, which is unique even if letter case is ignored. Empty if the platform does not send it. */
  readonly nickname: Scalars['String']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** Personal data, only on the viewer's own profile. Null on the profiles of other members. */
  readonly personal: Maybe<PersonalData>;
  /** The posts of the member that the viewer may see, newest first. */
  readonly posts: PostConnection;
};


/**
 * The profile of a member, with the fields that the viewer may see. A placeholder named 'Conta indisponível' replaces an
 * author who no longer exists or is hidden from the viewer.
 */
export type ProfilePostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A highlight: an ad that shows the viewer's own profile. */
export type ProfileAdInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. It may not be before `startDate`. */
  readonly endDate: Scalars['Date']['input'];
  /** The places in which the highlight appears. They determine the price. */
  readonly highlight: HighlightType;
  /** The total price that the viewer saw before paying, in centavos. If absent, the ad is sold at its present price. */
  readonly priceCentavos?: InputMaybe<Scalars['Int']['input']>;
  /** The first day of the ad in São Paulo's time zone, today or later. An ad runs for 1 to 90 days. */
  readonly startDate: Scalars['Date']['input'];
  /** The gender categories of the audience, at least one. */
  readonly targets: ReadonlyArray<GenderCategory>;
};

/** A page of a list of members. */
export type ProfileConnection = {
  readonly __typename?: 'ProfileConnection';
  /** The entries of this page, in the order of the list. Empty if the page has no entries. */
  readonly edges: ReadonlyArray<ProfileEdge>;
  /** The cursors of the page's first and last entry, and whether a previous or a next page exists. */
  readonly pageInfo: PageInfo;
};

/** An entry of a page: a member and its cursor. */
export type ProfileEdge = {
  readonly __typename?: 'ProfileEdge';
  /** The cursor of this entry: its position in the list. Pass it as `after` to load the entries that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The profile of the member, as `Query.profile` returns it. */
  readonly node: Profile;
};

/** The type of a member's profile. It decides whether the member may own communities. */
export const ProfileType = {
  /**
   * The member cannot create a community or become the owner of one. A community that the member already owns stays, but
   * accepts no new paid subscriptions.
   */
  Free: 'FREE',
  /** The member may create communities, become the owner of a community, and sell monthly memberships of it (VIP months). */
  Professional: 'PROFISSIONAL'
} as const;

export type ProfileType = typeof ProfileType[keyof typeof ProfileType];
/** The viewer's profile type, and the data that decides whether the viewer may change the type or would earn by it. */
export type ProfileTypeState = Node & {
  readonly __typename?: 'ProfileTypeState';
  /** The id of the viewer. */
  readonly id: Scalars['ID']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The viewer's communities with paying members. The viewer cannot change to the type FREE while this list has entries. */
  readonly paidCommunities: ReadonlyArray<PaidCommunity>;
  /** The current profile type. `Session.profileType` can differ, because it is the type at the time of the sign-in. */
  readonly profileType: ProfileType;
  /**
   * The number of the viewer's VIP subscriptions (paid memberships) that will be renewed. If the viewer changes to the
   * type FREE, none of these subscriptions is renewed.
   */
  readonly renewalCount: Scalars['Int']['output'];
  /** The number of communities that the viewer owns or moderates. */
  readonly runningCount: Scalars['Int']['output'];
  /** The platform's share of each VIP month that members pay to the owner of a community, in percent. */
  readonly vipFeePercent: Scalars['Int']['output'];
};

/** The ad to buy from the wallet, and an idempotency key. */
export type PublishAdInput = {
  /** The ad. The platform computes its price. */
  readonly ad: AdInput;
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same ad and
   * charges nothing.
   */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/** The result of a purchase of an ad. The description of each mutation has its refusal codes. */
export type PublishAdResult = PublishAdSuccess | Refusal;

/**
 * The ad is bought. It waits for a moderator's approval, or runs immediately if the platform is configured without
 * approval of ads.
 */
export type PublishAdSuccess = {
  readonly __typename?: 'PublishAdSuccess';
  /** The ad that was bought. */
  readonly ad: Ad;
};

/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * The active decisions that suspend or ban an account. The decision that lasts longest comes first. Empty if the token
   * has expired. The query needs no session, because a suspended or banned member cannot sign in.
   */
  readonly accountLocks: ReadonlyArray<ModerationNotice>;
  /** The viewer's sign-in methods: e-mail address, two-step sign-in and passkeys. */
  readonly accountSecurity: AccountSecurity;
  /**
   * The viewer's sessions, at most 50. The current session comes first; the others follow in the order of their last
   * activity, newest first.
   */
  readonly accountSessions: ReadonlyArray<AccountSession>;
  /** The price of an ad before the viewer buys it, according to the platform's price list. */
  readonly adPrice: AdPriceResult;
  /** The state of the viewer's age verification. Null if the request has no session. */
  readonly ageAssurance: Maybe<AgeAssurance>;
  /** The viewer's settings for typing indicators and read receipts. */
  readonly chatSettings: ChatSettings;
  /** A comment or reply by its id. Null if the viewer may not see the post or the comment. */
  readonly comment: Maybe<Comment>;
  /**
   * The replies to a comment, oldest first. Returns the same as `Comment.replies`, for clients that load a thread later.
   * Fails with NOT_FOUND if the viewer may not see the post or the comment.
   */
  readonly commentReplies: CommentConnection;
  /**
   * A community by its id. Null if the community does not exist or is closed. Also null if the viewer is not a member and
   * the viewer or the owner has blocked the other.
   */
  readonly community: Maybe<Community>;
  /** The posts of a community, newest first. Fails with NOT_FOUND if the viewer is not a member. */
  readonly communityFeed: PostConnection;
  /**
   * A conversation of the viewer. Null if the viewer is not one of its members, or if one of its two members has blocked
   * the other.
   */
  readonly conversation: Maybe<Conversation>;
  /** The conversations of the viewer, newest activity first, excluding message requests that the viewer has not accepted. */
  readonly conversations: ConversationConnection;
  /**
   * Searches the nicknames and names of the members whom the viewer may see. The best match comes first; among equal
   * matches, the newest member comes first. Accents and letter case are ignored. An empty search returns all members. The
   * list is read forwards only.
   */
  readonly discover: ProfileConnection;
  /**
   * Searches the communities; the largest comes first. A community matches if each word of the search is the beginning of
   * a word in its name or description. An empty search excludes communities that the viewer belongs to or has asked to
   * join.
   */
  readonly discoverCommunities: CommunityConnection;
  /**
   * Searches the public posts, newest first, excluding posts of members whom the viewer has muted. A post matches if each
   * word of the search is the beginning of a word in the post. Accents and letter case are ignored. An empty search
   * matches all public posts except those of members whom the viewer follows. The list is read forwards only.
   */
  readonly discoverPosts: PostConnection;
  /**
   * The home feed: first posts of followed members and joined communities, then other posts. Each of the two parts has its
   * newest post first. With `first` and `before`, the page holds the newest posts, and `hasPreviousPage` says whether more
   * posts lie between the page and `before`. With `last` and `before`, it holds the posts right before the cursor.
   */
  readonly feed: PostConnection;
  /** Members who have asked to follow the viewer and wait for an answer, newest request first. */
  readonly followRequests: ProfileConnection;
  /**
   * True if the viewer is a moderator. Only moderators can select the fields about moderation cases, appeals, statistics
   * and the moderation log.
   */
  readonly isModerator: Scalars['Boolean']['output'];
  /**
   * Conversations that were started by members whom the viewer does not follow. They stay in this list until the viewer
   * accepts or refuses them.
   */
  readonly messageRequests: ConversationConnection;
  /** The appeals that wait for an answer, ordered by deadline. Fails with NOT_FOUND if the viewer is no moderator. */
  readonly moderationAppeals: ModerationAppealConnection;
  /**
   * A moderation case with its reports, its decisions and the history of the author. Null if the id is unknown or the
   * viewer is no moderator.
   */
  readonly moderationCase: Maybe<ModerationCase>;
  /**
   * Moderation cases. Open cases are in the order of their deadlines. Decided cases are in the order of their opening
   * times, newest first. Fails with NOT_FOUND if the viewer is no moderator.
   */
  readonly moderationCases: ModerationCaseConnection;
  /** Statistics about the moderation of a month. Fails with NOT_FOUND if the viewer is no moderator. */
  readonly moderationFigures: ModerationFigures;
  /** Statistics about the moderation of a month, as a CSV file. Fails with NOT_FOUND if the viewer is no moderator. */
  readonly moderationFiguresFile: ModerationLogFile;
  /**
   * The moderation log: everything that moderators and the platform did to cases, newest first. Entries can only be added,
   * never changed. Fails with NOT_FOUND if the viewer is no moderator.
   */
  readonly moderationLog: ModerationLogConnection;
  /** The moderation log of a month as a file. Fails with NOT_FOUND if the viewer is no moderator. */
  readonly moderationLogFile: ModerationLogFile;
  /** A moderation decision against the viewer. Null if the id is unknown. */
  readonly moderationNotice: Maybe<ModerationNotice>;
  /** The moderation decisions against the viewer, newest first. */
  readonly moderationNotices: ModerationNoticeConnection;
  /**
   * The viewer's ads, newest first. Like all fields about ads, this field fails with UNAUTHENTICATED if the request has no
   * session.
   */
  readonly myAds: AdConnection;
  /**
   * The communities that the viewer belongs to or has asked to join, and the VIP (paid) communities in which the viewer's
   * membership has expired. The newest membership comes first.
   */
  readonly myCommunities: CommunityConnection;
  /** A list of members that only the viewer can see, such as their followers. */
  readonly myPeople: ProfileConnection;
  /**
   * Returns an object by its global id (`nodeId`). Null if the object does not exist or if the viewer may not see it.
   * Fails with UNAUTHENTICATED if the session has ended.
   */
  readonly node: Maybe<Node>;
  /**
   * Returns several objects by their global ids (`nodeId`), in the order of the ids. An entry is null where `node` would
   * return null.
   */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /**
   * All kinds of notifications that the viewer can turn off, in display order. Each entry says whether the kind is turned
   * on.
   */
  readonly notificationPreferences: ReadonlyArray<NotificationPreference>;
  /**
   * The viewer's notifications, most recently changed first. Like all fields about notifications, this field fails with
   * UNAUTHENTICATED if the request has no session.
   */
  readonly notifications: NotificationConnection;
  /**
   * A payment of the viewer, by its id or by the `targetId` of the notification about the payment. Null if the payment
   * belongs to another member.
   */
  readonly payment: Maybe<Payment>;
  /**
   * An open card payment, for the script of the payment provider. Null if the payment belongs to another member or is no
   * longer open.
   */
  readonly paymentIntent: Maybe<PaymentIntent>;
  /** The data about the card payment provider that the payment pages of the app need. */
  readonly paymentProvider: PaymentProvider;
  /** All movements of money in the viewer's wallet, and the viewer's open and failed payments, newest first. */
  readonly payments: PaymentConnection;
  /**
   * A payment by Pix, the Brazilian system for instant bank transfers. Null if the payment belongs to another member or is
   * a card payment.
   */
  readonly pixPayment: Maybe<PixPayment>;
  /** A post by its id. Null if the post does not exist or the viewer may not see it. */
  readonly post: Maybe<Post>;
  /**
   * The viewer's own posts in communities to which they no longer belong, newest first. The viewer cannot open these posts
   * but can still delete them.
   */
  readonly postsLeftBehind: PostLeftBehindConnection;
  /**
   * The viewer's data export, account deletion and remaining money. Null if the request has no session. A suspended or
   * banned member may send `AccountLocked.access` as the bearer token; that token works only for this query,
   * `requestDataExport`, `openDataExport`, `deleteAccount`, `undoAccountDeletion`, `openPaymentsTable`, `payments`,
   * `payment`, `refundPayment`, `vipSubscriptions`, `cancelVipSubscription`, `moderationNotice`, `moderationNotices` and
   * `appealModeration`.
   */
  readonly privacy: Maybe<Privacy>;
  /** The profile of a member. Null if the member does not exist or the viewer may not see them. */
  readonly profile: Maybe<Profile>;
  /** The viewer's profile type (FREE or PROFESSIONAL), and the data that decides whether the viewer may change the type. */
  readonly profileTypeState: ProfileTypeState;
  /** The saved card, which the provider charges for VIP months that the wallet cannot pay. Null if no card is saved. */
  readonly savedCard: Maybe<SavedCard>;
  /**
   * Ads of other members for a place in the app. Ads that the viewer saw least often today come first. Excludes ads of
   * members whom the viewer blocked or muted, or who blocked the viewer.
   */
  readonly sponsored: ReadonlyArray<Sponsored>;
  /** Members whom the viewer might want to follow, best suggestion first. */
  readonly suggestedProfiles: ReadonlyArray<Profile>;
  /**
   * The numbers of unread messages and of open message requests, which the app shows as a badge. Conversations hidden by a
   * block do not count.
   */
  readonly unreadMessages: UnreadMessages;
  /** The number of unread notifications, which the app shows as a badge. */
  readonly unreadNotificationCount: UnreadNotificationCount;
  /** The signed-in member. Null if the request has no session. */
  readonly viewer: Maybe<Viewer>;
  /**
   * The viewer's VIP subscriptions (paid memberships), in the order of their next charges. Includes subscriptions to
   * communities that the viewer cannot see at present.
   */
  readonly vipSubscriptions: ReadonlyArray<VipSubscription>;
  /**
   * Filters a list of post ids: returns the ids of those posts that the viewer may see, without duplicates and in no
   * defined order.
   */
  readonly visiblePosts: ReadonlyArray<Scalars['ID']['output']>;
  /** The viewer's wallet. Like all fields about money, this field fails with UNAUTHENTICATED if the request has no session. */
  readonly wallet: Wallet;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryAccountLocksArgs = {
  access: Scalars['String']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryAdPriceArgs = {
  input: AdPriceInput;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryCommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  commentId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  postId: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryCommunityArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryCommunityFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  communityId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryDiscoverArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<GenderCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: Scalars['String']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryDiscoverCommunitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: Scalars['String']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryDiscoverPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<GenderCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: Scalars['String']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryFollowRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryMessageRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryModerationAppealsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryModerationCaseArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryModerationCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: ModerationCaseFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryModerationFiguresArgs = {
  month?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryModerationFiguresFileArgs = {
  month: Scalars['String']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryModerationLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryModerationLogFileArgs = {
  format: ModerationLogFormat;
  month: Scalars['String']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryModerationNoticeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryModerationNoticesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryMyAdsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  postId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryMyCommunitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryMyPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  list: PeopleList;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryPaymentIntentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryPixPaymentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryPostsLeftBehindArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryProfileArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QuerySponsoredArgs = {
  category?: InputMaybe<GenderCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  placement: AdPlacement;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QuerySuggestedProfilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All fields that a client can read over HTTP. Each field is nullable: if a field fails, it is null, and the other fields
 * of the request are answered.
 */
export type QueryVisiblePostsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** An object that members can react to: a post or a comment. */
export type Reactable = {
  /** The id of the post or comment. */
  readonly id: Scalars['ID']['output'];
  /** The reactions to the post or comment. The API never lists the members who reacted. */
  readonly reactions: ReactionSummary;
};

/** The reactions to a post or comment. */
export type ReactionSummary = {
  readonly __typename?: 'ReactionSummary';
  /** True if the viewer has reacted. False if the request has no session. */
  readonly reacted: Scalars['Boolean']['output'];
  /**
   * A number that grows with every change of `total`. If a client has two totals, the one with the higher revision is
   * newer. Null if the platform does not send it.
   */
  readonly revision: Maybe<Scalars['Int']['output']>;
  /** The number of reactions. It is the same for all viewers. */
  readonly total: Scalars['Int']['output'];
};

/** The new number of reactions to a comment if `commentId` is set, else to the post. */
export type ReactionTotal = {
  readonly __typename?: 'ReactionTotal';
  /** The id of the comment. Null for the total of the post. */
  readonly commentId: Maybe<Scalars['ID']['output']>;
  /** The id of the post. For the total of a comment: the post to which the comment belongs. */
  readonly postId: Scalars['ID']['output'];
  /** The `ReactionSummary.revision` that belongs to the new total. */
  readonly revision: Maybe<Scalars['Int']['output']>;
  /** The new number of reactions. */
  readonly total: Scalars['Int']['output'];
};

/** The kind of a reaction. At present there is a single kind. */
export const ReactionType = {
  /** The only kind of reaction, which the app shows as a flame. */
  Fire: 'FIRE'
} as const;

export type ReactionType = typeof ReactionType[keyof typeof ReactionType];
/** The highlight (an ad for a profile) that the viewer clicked. */
export type RecordAdClickInput = {
  /**
   * The id of the highlight. One click per member and day counts; the mutation returns true even if the click did not
   * count.
   */
  readonly id: Scalars['ID']['input'];
};

/** The ads that the viewer saw, and the time since each view. */
export type RecordAdViewsInput = {
  /**
   * The milliseconds since each view, in the order of `ids`, at most 60,000. Null means 0. A reaction or a follow after
   * the view counts for the ad, even if it reaches the platform before the view.
   */
  readonly ages?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /**
   * One ad id per view, at most 50 ids. At most three views of an ad per day count. The viewer's own ads and ads that
   * are not running are ignored.
   */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** The posts that a viewer saw. Several views of a post by the same viewer on one day count as one view. */
export type RecordPostViewsInput = {
  /**
   * The anonymous id of a visitor (a person without a session): the prefix `anon_` and a UUID. All views with the same id
   * count as views by one viewer. Ignored if the viewer is signed in.
   */
  readonly anonymousId?: InputMaybe<Scalars['String']['input']>;
  /** The ids of the viewed posts. Fails with BAD_USER_INPUT for more than 50 ids. A repeated id counts as one view. */
  readonly postIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** The result of a mutation that creates recovery codes. The description of each mutation has its refusal codes. */
export type RecoveryCodesResult = RecoveryCodesSuccess | Refusal;

/** Ten new recovery codes. Each works a single time, for a sign-in or for `confirmIdentity`. Earlier codes no longer work. */
export type RecoveryCodesSuccess = {
  readonly __typename?: 'RecoveryCodesSuccess';
  /** The ten recovery codes. The server cannot show these codes again. */
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
  /** The viewer's sign-in methods after the change. */
  readonly security: AccountSecurity;
};

/** The payment to refund, and an idempotency key. */
export type RefundPaymentInput = {
  /**
   * The id of a payment of the kind TOP_UP, from the query `payments`. Fails with NOT_FOUND if the payment belongs to
   * another member.
   */
  readonly id: Scalars['ID']['input'];
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same refund.
   * Without a key, a repeated call returns the previous refund, unless another refund is possible.
   */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Refusal codes of `refundPayment` in addition to those in its description: STEP_UP_REQUIRED. A suspended or banned
 * member, whose bearer token is `AccountLocked.access`, needs no further confirmation of their identity.
 */
export type RefundPaymentResult = RefundPaymentSuccess | Refusal;

/**
 * Result of a successful `refundPayment`: the refund has started. The wallet is debited, and the provider sends the money
 * back to the payer.
 */
export type RefundPaymentSuccess = {
  readonly __typename?: 'RefundPaymentSuccess';
  /** The refunded amount: the unspent part of the payment. */
  readonly amount: Money;
  /**
   * The refunded amount in centavos: the unspent part of the payment.
   * @deprecated Since 2026-11-27: use `RefundPaymentSuccess.amount`. Goes after 2027-02-27.
   */
  readonly centavos: Scalars['Int']['output'];
  /** True if the provider has not accepted the refund yet. The platform retries until the provider answers. */
  readonly isPending: Scalars['Boolean']['output'];
  /** The viewer's wallet after the refund. */
  readonly wallet: Wallet;
};

/** The part of a payment that `refundPayment` would refund now. */
export type Refundable = {
  readonly __typename?: 'Refundable';
  /** The unspent part of the payment, at most the balance of the wallet. */
  readonly amount: Money;
  /**
   * The unspent part of the payment in centavos, at most the balance of the wallet.
   * @deprecated Since 2026-11-27: use `Refundable.amount`. Goes after 2027-02-27.
   */
  readonly centavos: Scalars['Int']['output'];
  /** The time after which no refund is possible: seven days after the payment. */
  readonly until: Scalars['DateTime']['output'];
};

/**
 * An expected failure that the user can act on, such as a weak password. Other failures (signed out, not found, platform
 * unavailable) are GraphQL errors.
 */
export type Refusal = {
  readonly __typename?: 'Refusal';
  /**
   * The machine-readable reason. If the platform sends a code that this gateway does not know, the gateway returns
   * INVALID_INPUT.
   */
  readonly code: RefusalCode;
  /** The name of the input field that caused the refusal. Null if no single field caused it. */
  readonly field: Maybe<Scalars['String']['output']>;
  /** A message in Portuguese that the client can show to the user. */
  readonly message: Scalars['String']['output'];
};

/** The machine-readable reason for a refusal. */
export const RefusalCode = {
  /**
   * The deletion of this account is pending, because the member has requested it. Signing in with `keepAccount` cancels
   * the deletion.
   */
  AccountLeaving: 'ACCOUNT_LEAVING',
  /** The file starts like an image or a video, but its content is damaged or incomplete. */
  BrokenFile: 'BROKEN_FILE',
  /** The sign-in challenge or the link from a mail has expired or was already used. */
  ChallengeOver: 'CHALLENGE_OVER',
  /** The member has to confirm their e-mail address before adding a second factor. */
  EmailNotConfirmed: 'EMAIL_NOT_CONFIRMED',
  /** The post has neither text nor media. */
  EmptyPost: 'EMPTY_POST',
  /** The image has 80 MB or more, or the video 2 GiB or more. */
  FileTooLarge: 'FILE_TOO_LARGE',
  /** The viewer cannot change to the profile type FREE, because one of their communities has paying members. */
  HasSubscribers: 'HAS_SUBSCRIBERS',
  /** The balance of the wallet is lower than the price. */
  InsufficientBalance: 'INSUFFICIENT_BALANCE',
  /** The code from a mail or an authenticator app, or the recovery code, is wrong, used or expired. */
  InvalidCode: 'INVALID_CODE',
  /** The e-mail address or the password is wrong. */
  InvalidCredentials: 'INVALID_CREDENTIALS',
  /** An input value is missing, malformed or too long. `Refusal.field` contains the name of the input field. */
  InvalidInput: 'INVALID_INPUT',
  /** The invite link was revoked, has expired or does not exist. */
  InvalidInvite: 'INVALID_INVITE',
  /** The passkey does not belong to this site or to this account. */
  InvalidPasskey: 'INVALID_PASSKEY',
  /** The code for a password reset is wrong, used or expired. */
  InvalidResetCode: 'INVALID_RESET_CODE',
  /** The viewer may see the object but is not allowed to change it in this way. */
  NotAllowed: 'NOT_ALLOWED',
  /**
   * The payment cannot be refunded, because the money was spent or already refunded, or the payment is older than seven
   * days.
   */
  NotRefundable: 'NOT_REFUNDABLE',
  /**
   * The role OWNER cannot be set directly. The owner has to offer the community to a member (`offerCommunity`), and the
   * member has to accept it.
   */
  OfferNeeded: 'OFFER_NEEDED',
  /** The owner has already offered the community to another member, and that member has not answered yet. */
  OfferPending: 'OFFER_PENDING',
  /** An owner cannot leave their community. They have to transfer or close it first. */
  OwnerCannotLeave: 'OWNER_CANNOT_LEAVE',
  /**
   * The payment succeeded, but the purchase is no longer possible, so the money is in the wallet. The message gives the
   * reason.
   */
  PaidIntoWallet: 'PAID_INTO_WALLET',
  /** The card was declined, or the payment was cancelled or has expired. Nothing was charged. */
  PaymentFailed: 'PAYMENT_FAILED',
  /** The payment provider has no result yet. If the payment succeeds later, the platform credits the wallet automatically. */
  PaymentPending: 'PAYMENT_PENDING',
  /** The community is VIP (paid): the viewer has to pay for a month (`subscribeToCommunity`) to become a member. */
  PaymentRequired: 'PAYMENT_REQUIRED',
  /** The current price differs from the price that the viewer saw and that the client sent. */
  PriceChanged: 'PRICE_CHANGED',
  /** The card rejected the refund, so the money stays in the wallet. */
  RefundRefused: 'REFUND_REFUSED',
  /** The platform refused the sign-up. The message gives the reason. */
  RegistrationRefused: 'REGISTRATION_REFUSED',
  /** The viewer has to confirm their identity again (`confirmIdentity`) and then repeat the request. */
  StepUpRequired: 'STEP_UP_REQUIRED',
  /** The post has more than 10 files, or the member has over 20 GiB of unpublished files. */
  TooManyFiles: 'TOO_MANY_FILES',
  /** The image has more than 50 megapixels. */
  TooManyPixels: 'TOO_MANY_PIXELS',
  /**
   * Too many wrong passwords or codes were sent, too many age checks were started, or a new code was requested too soon.
   * The message says how long the user has to wait.
   */
  TooManyTries: 'TOO_MANY_TRIES',
  /** The person is younger than 18 on today's date in São Paulo. */
  Underage: 'UNDERAGE',
  /** The content of the file is not a supported image or video format. */
  UnsupportedFile: 'UNSUPPORTED_FILE',
  /** The video lasts 5 minutes or longer. */
  VideoTooLong: 'VIDEO_TOO_LONG',
  /** The password is shorter than 8 characters, longer than 256, or very common. */
  WeakPassword: 'WEAK_PASSWORD'
} as const;

export type RefusalCode = typeof RefusalCode[keyof typeof RefusalCode];
/** The data of a new account. The server mails a code that confirms the e-mail address. */
export type RegisterInput = {
  /**
   * The birth date, which cannot be changed later. The member has to be 18 to 120 years old on today's date in São Paulo,
   * else the refusal is UNDERAGE.
   */
  readonly birthDate: Scalars['Date']['input'];
  /** The device that signs up. The server will recognise it at the next sign-in. */
  readonly device?: InputMaybe<DeviceInput>;
  /**
   * The e-mail address, at most 254 characters. If a confirmed account already has the address, the server creates a
   * separate account and mails a notice to that address.
   */
  readonly email: Scalars['String']['input'];
  /** The name of the member, 1 to 80 characters. Several members may have the same name. */
  readonly name: Scalars['String']['input'];
  /** The nickname, which is unique. If absent, the server derives a nickname from the name. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  /** The new password, 8 to 256 characters. A very common password is refused as WEAK_PASSWORD. */
  readonly password: Scalars['String']['input'];
  /** The gender categories that the member prefers to see. Empty means all categories. */
  readonly preferences?: ReadonlyArray<GenderCategory>;
  /** The profile type that the member chose. PERSONAL creates a FREE profile. */
  readonly profileType?: RegisteredProfileType;
};

/**
 * Refusal codes of `register`: INVALID_INPUT, UNDERAGE, WEAK_PASSWORD, or REGISTRATION_REFUSED if an unconfirmed account
 * has the address.
 */
export type RegisterResult = Refusal | RegisterSuccess;

/** Result of a successful `register`: the account exists and the new member is signed in. */
export type RegisterSuccess = {
  readonly __typename?: 'RegisterSuccess';
  /** The new session. The browser has to store the session's token, because the server never returns the token again. */
  readonly session: Session;
};

/** The profile types that a sign-up accepts. */
export const RegisteredProfileType = {
  /** Creates a FREE profile. */
  Personal: 'PESSOAL',
  /** Creates a PROFESSIONAL profile. */
  Professional: 'PROFISSIONAL'
} as const;

export type RegisteredProfileType = typeof RegisteredProfileType[keyof typeof RegisteredProfileType];
/**
 * A community and the member to remove from it. Afterwards the member cannot join by an invite or by paying VIP months.
 * They can still ask to join a private community.
 */
export type RemoveCommunityMemberInput = {
  /** The id of a community that the viewer owns or moderates. */
  readonly communityId: Scalars['ID']['input'];
  /** The id of a member of the community. Fails with NOT_FOUND for any other id. */
  readonly userId: Scalars['ID']['input'];
};

/**
 * Refusal code of `removeCommunityMember`: NOT_ALLOWED if the viewer is an ordinary member, if a moderator tries to remove
 * another moderator, or if the member is the owner.
 */
export type RemoveCommunityMemberResult = Refusal | RemoveCommunityMemberSuccess;

/**
 * Result of a successful `removeCommunityMember`: the member is removed and gets a refund for the days of a paid VIP month
 * that have not begun.
 */
export type RemoveCommunityMemberSuccess = {
  readonly __typename?: 'RemoveCommunityMemberSuccess';
  /** The community after the change, with its new `memberCount`. */
  readonly community: Community;
};

/** The follower of the viewer to remove. */
export type RemoveFollowerInput = {
  /** The id of a follower of the viewer, or of a member who asked to follow. Any other id changes nothing. */
  readonly profileId: Scalars['ID']['input'];
};

/** `removeFollower` has no expected refusal, so its result is normally the success type. */
export type RemoveFollowerResult = Refusal | RemoveFollowerSuccess;

/** Result of a successful `removeFollower`: the member no longer follows the viewer. */
export type RemoveFollowerSuccess = {
  readonly __typename?: 'RemoveFollowerSuccess';
  /** The profile of the removed follower; its `followsViewer` is false. */
  readonly profile: Profile;
};

/** The passkey of the viewer to remove. */
export type RemovePasskeyInput = {
  /** The id of a passkey from `AccountSecurity.passkeys`. */
  readonly id: Scalars['ID']['input'];
};

/** `removeSavedCard` has no expected refusal, so its result is normally the success type. */
export type RemoveSavedCardResult = Refusal | RemoveSavedCardSuccess;

/** The payment provider has no card of the viewer any more. */
export type RemoveSavedCardSuccess = {
  readonly __typename?: 'RemoveSavedCardSuccess';
  /** Null after the removal. */
  readonly savedCard: Maybe<SavedCard>;
};

/** A passkey of the viewer, and its new name. */
export type RenamePasskeyInput = {
  /** The id of a passkey from `AccountSecurity.passkeys`. */
  readonly id: Scalars['ID']['input'];
  /** The new name of the passkey, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
};

/** A report by a person without an account or a session. */
export type ReportAnonymouslyInput = {
  /**
   * An e-mail address or another contact, at most 254 characters. If it is an e-mail address, the decision is mailed to
   * it.
   */
  readonly contact?: InputMaybe<Scalars['String']['input']>;
  /** The URL of the content on this site, or a description of where it is; at most 500 characters. */
  readonly link: Scalars['String']['input'];
  /** The reason of the report. It determines the deadline of the moderators' decision. */
  readonly reason: ReportReason;
  /** The complaint, 1 to 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Refusal code of `reportAnonymously`: INVALID_INPUT. `Refusal.field` contains the name of the invalid field. */
export type ReportAnonymouslyResult = Refusal | ReportAnonymouslySuccess;

/** Result of a successful `reportAnonymously`: the anonymous report is stored. */
export type ReportAnonymouslySuccess = {
  readonly __typename?: 'ReportAnonymouslySuccess';
  /** The deadline for the moderators' decision. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** The protocol number, such as BR-XXXXX-XXXXX, by which the reporter can check the report later (`checkReportProtocol`). */
  readonly protocol: Scalars['String']['output'];
  /**
   * The secret that `checkReportProtocol` needs in addition to the protocol number. The server never returns the secret
   * again.
   */
  readonly secret: Scalars['String']['output'];
};

/** A member's report of an object. Repeating the same report changes nothing. */
export type ReportInput = {
  /** The reason of the report. If a case has several reports, the gravest reason determines the deadline. */
  readonly reason: ReportReason;
  /** The kind of the reported object. OTHER is refused as INVALID_INPUT. */
  readonly target: ReportTarget;
  /**
   * The id of the reported object. The viewer has to be able to see it, unless its author is a member that the viewer has
   * blocked.
   */
  readonly targetId: Scalars['ID']['input'];
  /** An optional explanation for the moderators, at most 2,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** The state of an anonymous report, for the person who filed it. */
export type ReportProtocol = {
  readonly __typename?: 'ReportProtocol';
  /** The moderator's answer to the reporter. Set only for a decided report whose link leads to no object of this site. */
  readonly answer: Maybe<Scalars['String']['output']>;
  /** The time at which the report was filed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The time at which a moderator decided. Null before that. */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The deadline for the moderators' decision. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** The outcome of the report. Null until a moderator has decided. */
  readonly outcome: Maybe<ReportProtocolOutcome>;
  /** The protocol number in the form BR-XXXXX-XXXXX. */
  readonly protocol: Scalars['String']['output'];
  /** The state of the moderation case to which the report belongs. A case may have several reports. */
  readonly status: ReportProtocolStatus;
};

/** The outcome of a decided anonymous report. */
export const ReportProtocolOutcome = {
  /** The author or another decision had already removed the reported object. */
  Gone: 'GONE',
  /** The moderator did not take the reported object down. */
  Kept: 'KEPT',
  /** The moderators did not find the reported object. */
  NotFound: 'NOT_FOUND',
  /** The moderator took the reported object down. */
  Removed: 'REMOVED'
} as const;

export type ReportProtocolOutcome = typeof ReportProtocolOutcome[keyof typeof ReportProtocolOutcome];
/** The state of an anonymous report. */
export const ReportProtocolStatus = {
  /** A moderator has decided about the report. */
  Decided: 'DECIDED',
  /** A moderator works on the report. */
  InReview: 'IN_REVIEW',
  /** The report is stored, and no moderator works on it yet. */
  Received: 'RECEIVED'
} as const;

export type ReportProtocolStatus = typeof ReportProtocolStatus[keyof typeof ReportProtocolStatus];
/**
 * The reason for a report or a decision. The values are in order of gravity, the gravest first. The deadline is two hours
 * for the first two reasons, and seven business days for the others.
 */
export const ReportReason = {
  /** The content is a scam, a fraud, or the sale of a forbidden product. */
  Fraud: 'FRAUD',
  /** The content harasses a person, or a person is being stalked. */
  Harassment: 'HARASSMENT',
  /** The content is hate speech. */
  Hate: 'HATE',
  /** The profile pretends to be another person. */
  Impersonation: 'IMPERSONATION',
  /** An intimate picture was published without the consent of the person in it. */
  IntimateWithoutConsent: 'INTIMATE_WITHOUT_CONSENT',
  /** Another reason. The text of the report explains it. */
  Other: 'OTHER',
  /** The content is about suicide or self-harm. */
  SelfHarm: 'SELF_HARM',
  /** The content is unwanted advertising, or is repeated many times. */
  Spam: 'SPAM',
  /** A person younger than 18 is involved. */
  Underage: 'UNDERAGE',
  /** The content shows violence or contains a threat. */
  Violence: 'VIOLENCE'
} as const;

export type ReportReason = typeof ReportReason[keyof typeof ReportReason];
/**
 * Refusal codes of `report`: NOT_ALLOWED if the content is the viewer's own, or INVALID_INPUT. Fails with RATE_LIMITED
 * after 30 reports in an hour.
 */
export type ReportResult = Refusal | ReportSuccess;

/** Result of a successful `report`: the report is stored. The viewer will be notified of the moderators' decision. */
export type ReportSuccess = {
  readonly __typename?: 'ReportSuccess';
  /** The id of the report. Repeating the report returns the same id. */
  readonly reportId: Scalars['ID']['output'];
};

/** The kind of an object that can be reported to the moderators. */
export const ReportTarget = {
  /** An ad: a business ad, a highlight (an ad for a profile) or a boost (an ad for a post). */
  Ad: 'AD',
  /** A comment or a reply. */
  Comment: 'COMMENT',
  /** A community, including its name, picture, description and rules. */
  Community: 'COMMUNITY',
  /** A message, reported by the member who received it. Moderators also see the four messages before it. */
  Message: 'MESSAGE',
  /** Content that the server could not identify, because the link in an anonymous report leads to no object of this site. */
  Other: 'OTHER',
  /** A post, including its text and media. */
  Post: 'POST',
  /** A profile, including its name, pictures and bio. */
  Profile: 'PROFILE'
} as const;

export type ReportTarget = typeof ReportTarget[keyof typeof ReportTarget];
/** Refusal code of `requestDataExport`: STEP_UP_REQUIRED if the viewer has not confirmed their identity recently. */
export type RequestDataExportResult = Refusal | RequestDataExportSuccess;

/** Result of a successful `requestDataExport`: a new export is requested, or an export was already running or ready. */
export type RequestDataExportSuccess = {
  readonly __typename?: 'RequestDataExportSuccess';
  /** The viewer's privacy data. Its `export` is set. */
  readonly privacy: Privacy;
};

/**
 * A request for a password reset code. If an earlier code is still valid, the server mails this code again and extends its
 * validity, at most ten times an hour.
 */
export type RequestPasswordResetInput = {
  /** The e-mail address of the account. Surrounding spaces and letter case are ignored. */
  readonly email: Scalars['String']['input'];
};

/**
 * `requestPasswordReset` has no expected refusal: its result is normally the success type, even if the address has no
 * account.
 */
export type RequestPasswordResetResult = Refusal | RequestPasswordResetSuccess;

/**
 * Result of a successful `requestPasswordReset`: if the address has an account, the server mails a code to it. The code is
 * valid for ten minutes.
 */
export type RequestPasswordResetSuccess = {
  readonly __typename?: 'RequestPasswordResetSuccess';
  /** The e-mail address from the request. */
  readonly email: Scalars['String']['output'];
};

/**
 * A reset code and a new password. After five wrong codes in ten minutes, or 20 in a day, attempts are refused as
 * TOO_MANY_TRIES.
 */
export type ResetPasswordInput = {
  /** The six-digit code from the mail. Surrounding spaces are ignored. */
  readonly code: Scalars['String']['input'];
  /** The device that sets the new password. The server forgets all other devices of the account. */
  readonly device?: InputMaybe<DeviceInput>;
  /** The e-mail address that received the code. */
  readonly email: Scalars['String']['input'];
  /** The new password, 8 to 256 characters. A very common password is refused as WEAK_PASSWORD. */
  readonly newPassword: Scalars['String']['input'];
};

/** Refusal codes of `resetPassword`: WEAK_PASSWORD, INVALID_RESET_CODE, TOO_MANY_TRIES. */
export type ResetPasswordResult = Refusal | ResetPasswordSuccess;

/**
 * Result of a successful `resetPassword`: the new password is set, and all sessions have ended. The server regards the
 * e-mail address as confirmed.
 */
export type ResetPasswordSuccess = {
  readonly __typename?: 'ResetPasswordSuccess';
  /** A message in Portuguese that the client can show to the user. */
  readonly message: Scalars['String']['output'];
  /**
   * Portuguese descriptions of the second factors and passkeys that the reset removed, because they were added in the last
   * 14 days.
   */
  readonly removed: ReadonlyArray<Scalars['String']['output']>;
};

/** A moderation case, and the reason for undoing its last decision. */
export type RestoreModerationCaseInput = {
  /** The id of a decided case. Fails with NOT_FOUND if the id is unknown or the viewer is no moderator. */
  readonly id: Scalars['ID']['input'];
  /** The reason for undoing the decision, 1 to 2,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** The VIP community whose subscription the viewer resumes. */
export type ResumeCommunitySubscriptionInput = {
  /** The id of a VIP community to which the viewer has a subscription. */
  readonly id: Scalars['ID']['input'];
};

/**
 * Refusal code of `resumeCommunitySubscription`: INVALID_INPUT if the viewer has no subscription to the community, or if
 * the subscription has expired.
 */
export type ResumeCommunitySubscriptionResult = Refusal | ResumeCommunitySubscriptionSuccess;

/**
 * Result of a successful `resumeCommunitySubscription`: the next month will be charged again. If the subscription was not
 * cancelled, nothing has changed.
 */
export type ResumeCommunitySubscriptionSuccess = {
  readonly __typename?: 'ResumeCommunitySubscriptionSuccess';
  /** The community after the change; its `membership.status` is ACTIVE. */
  readonly community: Community;
};

/** The invite to revoke, and its community. */
export type RevokeCommunityInviteInput = {
  /** The id of the community to which the invite leads. */
  readonly communityId: Scalars['ID']['input'];
  /** The id of an invite from `Community.invites`. */
  readonly id: Scalars['ID']['input'];
};

/** Refusal code of `revokeCommunityInvite`: NOT_ALLOWED if the viewer is neither the owner nor a moderator. */
export type RevokeCommunityInviteResult = Refusal | RevokeCommunityInviteSuccess;

/** Result of a successful `revokeCommunityInvite`: the invite no longer works. */
export type RevokeCommunityInviteSuccess = {
  readonly __typename?: 'RevokeCommunityInviteSuccess';
  /** The id of the revoked invite, so that the client can remove it from the list. */
  readonly id: Scalars['ID']['output'];
};

/** A card that is saved at the payment provider. Brasa stores no more about it than these fields. */
export type SavedCard = {
  readonly __typename?: 'SavedCard';
  /** The brand as the payment provider writes it, such as `visa`. */
  readonly brand: Scalars['String']['output'];
  /** The month in which the card expires, 1 to 12. */
  readonly expiryMonth: Scalars['Int']['output'];
  /** The year in which the card expires, with four digits. */
  readonly expiryYear: Scalars['Int']['output'];
  /** True if the bank asked for no further charge. The card is then never charged again. */
  readonly isRefused: Scalars['Boolean']['output'];
  /** The last four digits of the card's number. */
  readonly last4: Scalars['String']['output'];
};

/** The password is correct, but the account also requires a second step (a code) to sign in. */
export type SecondStepRequired = {
  readonly __typename?: 'SecondStepRequired';
  /** The token to pass to `finishLogIn`. It is valid for five minutes and for a single sign-in. */
  readonly challenge: Scalars['String']['output'];
};

/** The result of a request for a code by mail. The description of each mutation has its refusal codes. */
export type SendEmailCodeResult = Refusal | SendEmailCodeSuccess;

/**
 * The server has mailed a code to the address. Exception: if another account has confirmed the address, the mail is a
 * notice to the member of that account and contains no code.
 */
export type SendEmailCodeSuccess = {
  readonly __typename?: 'SendEmailCodeSuccess';
  /** The e-mail address to which the mail was sent. */
  readonly email: Scalars['String']['output'];
};

/** A new message with text, a picture, or both. */
export type SendMessageInput = {
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same message and
   * stores no second one.
   */
  readonly clientId: Scalars['ID']['input'];
  /** The id of a conversation of the viewer. Fails with NOT_FOUND for any other id. */
  readonly conversationId: Scalars['ID']['input'];
  /** The id of an image from `uploadMedia` that is not used by another object. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The plain text of the message, at most 2,000 characters. It may be empty if the message has a picture. */
  readonly text?: Scalars['String']['input'];
};

/**
 * Refusal codes of `sendMessage`: INVALID_INPUT, or NOT_ALLOWED if the other member has refused the viewer's message
 * request, or has not accepted it after five messages.
 */
export type SendMessageResult = Refusal | SendMessageSuccess;

/** Result of a successful `sendMessage`: the message is stored. Both members receive a live event. */
export type SendMessageSuccess = {
  readonly __typename?: 'SendMessageSuccess';
  /** The stored message, including its sequence number. */
  readonly sent: Message;
};

/** A session, with the data about the member that the browser stores at sign-in. */
export type Session = {
  readonly __typename?: 'Session';
  /** A signed URL of the member's avatar, which expires. Null if the member has the default avatar. */
  readonly imageUrl: Maybe<Scalars['URL']['output']>;
  /** The member's name at the time of the sign-in. `Profile.name` is the current name. */
  readonly name: Scalars['String']['output'];
  /** The member's nickname. Empty if the platform does not send it. */
  readonly nickname: Scalars['String']['output'];
  /** The gender categories that the member preferred at the time of the sign-in. An empty list means all categories. */
  readonly preferences: ReadonlyArray<GenderCategory>;
  /** The member's profile type at the time of the sign-in. FREE if the platform does not send it. */
  readonly profileType: ProfileType;
  /**
   * The opaque bearer token, for the header `Authorization: Bearer …` and for the `connection_init` message of the
   * WebSocket.
   */
  readonly token: Scalars['String']['output'];
  /** The id of the member. Equals `Viewer.id`. */
  readonly userId: Scalars['ID']['output'];
};

/** A member, and whether the viewer blocks them. */
export type SetBlockInput = {
  /** True blocks the member, false unblocks them. Unblocking does not restore follows. */
  readonly blocked: Scalars['Boolean']['input'];
  /** The id of the member. Blocking fails with NOT_FOUND if the member no longer exists or has blocked the viewer. */
  readonly profileId: Scalars['ID']['input'];
};

/** Refusal code of `setBlock`: NOT_ALLOWED if `profileId` is the viewer's own id. */
export type SetBlockResult = Refusal | SetBlockSuccess;

/** Result of a successful `setBlock`: the member is blocked or unblocked, as requested. */
export type SetBlockSuccess = {
  readonly __typename?: 'SetBlockSuccess';
  /** The profile of the unblocked member. Null for a blocked member. */
  readonly profile: Maybe<Profile>;
  /** The id of the blocked or unblocked member. The query `profile` returns null for a blocked member. */
  readonly profileId: Scalars['ID']['output'];
};

/** A member of a community and their new role. Setting the present role changes nothing. */
export type SetCommunityRoleInput = {
  /** The id of a community that the viewer owns. */
  readonly communityId: Scalars['ID']['input'];
  /**
   * The new role: MODERATOR or MEMBER. In a VIP community moderators do not need to pay. A moderator without a paid month
   * gets the status EXPIRED when they become a MEMBER.
   */
  readonly role: CommunityRole;
  /** The id of a member of the community. Fails with NOT_FOUND for any other id. */
  readonly userId: Scalars['ID']['input'];
};

/**
 * Refusal codes of `setCommunityRole`: NOT_ALLOWED if the viewer is not the owner, OFFER_NEEDED for the role OWNER, or
 * OWNER_CANNOT_LEAVE if the owner changes their own role.
 */
export type SetCommunityRoleResult = Refusal | SetCommunityRoleSuccess;

/** Result of a successful `setCommunityRole`: the member has the new role. */
export type SetCommunityRoleSuccess = {
  readonly __typename?: 'SetCommunityRoleSuccess';
  /** The community after the change. */
  readonly community: Community;
};

/** A conversation, and whether the viewer mutes it. */
export type SetConversationMutedInput = {
  /** The id of a conversation of the viewer. Fails with NOT_FOUND for any other id. */
  readonly conversationId: Scalars['ID']['input'];
  /** True mutes the conversation, false unmutes it. */
  readonly muted: Scalars['Boolean']['input'];
};

/** A member, and whether the viewer follows them. */
export type SetFollowInput = {
  /** True follows the member. False unfollows the member or withdraws the follow request; the member is not notified. */
  readonly following: Scalars['Boolean']['input'];
  /**
   * The id of the member. Fails with NOT_FOUND if there is no such member, or if the viewer or the member blocked the
   * other.
   */
  readonly profileId: Scalars['ID']['input'];
};

/** Refusal code of `setFollow`: NOT_ALLOWED if `profileId` is the viewer's own id. */
export type SetFollowResult = Refusal | SetFollowSuccess;

/**
 * Result of a successful `setFollow`: the viewer now follows the member, has asked to follow them, or no longer follows
 * them, as requested.
 */
export type SetFollowSuccess = {
  readonly __typename?: 'SetFollowSuccess';
  /** The profile of the member, with the new values of `followState` and `followerCount`. */
  readonly profile: Profile;
};

/** A member, and whether the viewer mutes them. */
export type SetMuteInput = {
  /** True mutes the member, false unmutes them. */
  readonly muted: Scalars['Boolean']['input'];
  /**
   * The id of the member. Fails with NOT_FOUND if there is no such member, or if the viewer or the member blocked the
   * other.
   */
  readonly profileId: Scalars['ID']['input'];
};

/** Refusal code of `setMute`: NOT_ALLOWED if `profileId` is the viewer's own id. */
export type SetMuteResult = Refusal | SetMuteSuccess;

/** Result of a successful `setMute`: the member is muted or unmuted, as requested. */
export type SetMuteSuccess = {
  readonly __typename?: 'SetMuteSuccess';
  /** The profile of the member, with the new value of `isMuted`. */
  readonly profile: Profile;
};

/** The profile type that the viewer chooses. */
export type SetProfileTypeInput = {
  /** The new profile type. Setting the current type changes nothing. */
  readonly profileType: ProfileType;
};

/**
 * Refusal code of `setProfileType`: HAS_SUBSCRIBERS. The message contains the names of the communities with paying
 * members.
 */
export type SetProfileTypeResult = Refusal | SetProfileTypeSuccess;

/** Result of a successful `setProfileType`: the viewer now has the requested profile type. */
export type SetProfileTypeSuccess = {
  readonly __typename?: 'SetProfileTypeSuccess';
  /** The viewer's profile type after the change. */
  readonly state: ProfileTypeState;
};

/** The reaction of the viewer to a post, or to a comment on the post. */
export type SetReactionInput = {
  /** The id of the comment to react to. Absent if the reaction is to the post itself. */
  readonly commentId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the post. For a reaction to a comment: the post to which the comment belongs. */
  readonly postId: Scalars['ID']['input'];
  /** True adds the reaction, false removes it. Sending the same value again changes nothing. */
  readonly reacted: Scalars['Boolean']['input'];
  /** The kind of reaction; only FIRE exists. */
  readonly type?: ReactionType;
};

/** Refusal code of `setReaction`: NOT_ALLOWED if the comment is removed. */
export type SetReactionResult = Refusal | SetReactionSuccess;

/** Result of a successful `setReaction`: the viewer's reaction is added or removed, as requested. */
export type SetReactionSuccess = {
  readonly __typename?: 'SetReactionSuccess';
  /** The post or comment, with its new number of reactions. */
  readonly target: Reactable;
};

/** A conversation, and whether the viewer is typing in it. */
export type SetTypingInput = {
  /** The id of a conversation of the viewer. Fails with NOT_FOUND for any other id. */
  readonly conversationId: Scalars['ID']['input'];
  /** True if the viewer is typing, false if they have stopped. */
  readonly typing: Scalars['Boolean']['input'];
};

/** An ad of another member, as the viewer sees it. */
export type Sponsored = {
  readonly __typename?: 'Sponsored';
  /** The profile of the member that pays for the ad. A highlight shows this profile. */
  readonly advertiser: Profile;
  /**
   * A URL that records the click and redirects to the link of a business ad. Null for other kinds of ads, which open no
   * link.
   */
  readonly clickUrl: Maybe<Scalars['URL']['output']>;
  /** The host name of the link of a business ad. Null for other kinds of ads. */
  readonly host: Maybe<Scalars['String']['output']>;
  /** The id of the ad, for `recordAdViews` and `recordAdClick`. */
  readonly id: Scalars['ID']['output'];
  /** The pictures of a business ad in display order. Empty for a highlight. */
  readonly images: ReadonlyArray<Image>;
  /** The kind of the ad. A BUSINESS ad opens a link, a PROFILE ad opens the advertiser's profile, a POST ad shows a post. */
  readonly kind: AdKind;
  /**
   * The gender categories that are both preferred by the viewer and targeted by the ad. Empty if the viewer has no
   * preference.
   */
  readonly matchedPreferences: ReadonlyArray<GenderCategory>;
  /** The boosted (advertised) post, as the viewer sees the post. Null for other kinds of ads. */
  readonly post: Maybe<Post>;
  /** The title of a business ad. Null for other kinds of ads. */
  readonly title: Maybe<Scalars['String']['output']>;
  /**
   * The number of further views by the viewer that will still count today, 0 to 3. At 0 the feed no longer shows the ad,
   * but other places still do.
   */
  readonly viewsLeft: Scalars['Int']['output'];
};

/** The new e-mail address of the viewer. */
export type StartEmailChangeInput = {
  /**
   * The new address, at most 254 characters. Surrounding spaces and letter case are ignored. An invalid address and the
   * viewer's current address are refused as INVALID_INPUT.
   */
  readonly email: Scalars['String']['input'];
};

/** The options for the browser's WebAuthn call, or a refusal. The description of each mutation has its refusal codes. */
export type StartPasskeyResult = Refusal | StartPasskeySuccess;

/** The options for the browser's WebAuthn call. They are valid for five minutes and for a single use. */
export type StartPasskeySuccess = {
  readonly __typename?: 'StartPasskeySuccess';
  /**
   * The options as JSON, to be passed to `navigator.credentials`.
   * @deprecated Since 2026-11-27: use `StartPasskeySuccess.publicKeyOptions`. Goes after 2027-02-27.
   */
  readonly options: Scalars['String']['output'];
  /**
   * The options, for `PublicKeyCredential.parseRequestOptionsFromJSON` (sign-in) or `parseCreationOptionsFromJSON` (new
   * passkey) of the browser.
   */
  readonly publicKeyOptions: Scalars['JSON']['output'];
};

/**
 * Refusal codes of `startTwoStep`: STEP_UP_REQUIRED, EMAIL_NOT_CONFIRMED, or INVALID_INPUT if two-step sign-in is already
 * on.
 */
export type StartTwoStepResult = Refusal | StartTwoStepSuccess;

/**
 * Result of a successful `startTwoStep`: the secret for the authenticator app is created but not active yet. Calling the
 * mutation again creates another secret.
 */
export type StartTwoStepSuccess = {
  readonly __typename?: 'StartTwoStepSuccess';
  /** The secret in Base32, for typing it into an authenticator app. */
  readonly secret: Scalars['String']['output'];
  /** The secret as an otpauth:// URI, for a QR code. */
  readonly uri: Scalars['String']['output'];
};

/** A VIP community, the price of a month that the viewer agreed to, and an idempotency key. */
export type SubscribeByPixInput = {
  /**
   * The id of a VIP community. Fails with NOT_FOUND if the community is closed. Refused as INVALID_INPUT if the community
   * is not VIP, or the viewer has paid the month.
   */
  readonly id: Scalars['ID']['input'];
  /** An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The monthly price that the viewer saw and agreed to, in centavos. */
  readonly priceCents: Scalars['Int']['input'];
};

/**
 * Refusal codes of `subscribeByPix` in addition to those in its description: STEP_UP_REQUIRED, NOT_ALLOWED if the viewer
 * was removed from the community or the owner does not sell VIP months, INVALID_INPUT if the viewer has paid the month, or
 * PAYMENT_FAILED if the Pix code of the payment with this idempotency key has expired. Fails with RATE_LIMITED after 20
 * payments in an hour.
 */
export type SubscribeByPixResult = Refusal | SubscribeByPixSuccess;

/** Result of a successful `subscribeByPix`: the payment has started. */
export type SubscribeByPixSuccess = {
  readonly __typename?: 'SubscribeByPixSuccess';
  /** The payment, including the Pix code to pay. Its amount is at least R$ 5,00; the wallet keeps the excess. */
  readonly pix: PixPayment;
};

/** A VIP community, and the price of a month that the viewer agreed to. */
export type SubscribeToCommunityInput = {
  /**
   * The id of a VIP community. Refused as INVALID_INPUT if the community is not VIP. Fails with NOT_FOUND if the community
   * is closed or hidden from the viewer.
   */
  readonly id: Scalars['ID']['input'];
  /** The monthly price that the viewer saw and agreed to, in centavos. */
  readonly priceCents: Scalars['Int']['input'];
};

/**
 * Refusal codes of `subscribeToCommunity` in addition to those in its description: STEP_UP_REQUIRED, or NOT_ALLOWED if the
 * viewer was removed from the community or the owner does not sell VIP months.
 */
export type SubscribeToCommunityResult = Refusal | SubscribeToCommunitySuccess;

/** Result of a successful `subscribeToCommunity`: the VIP month is paid, and the viewer is a member. */
export type SubscribeToCommunitySuccess = {
  readonly __typename?: 'SubscribeToCommunitySuccess';
  /** The community, including the fields that only its members see. */
  readonly community: Community;
  /** The viewer's wallet after the payment. */
  readonly wallet: Wallet;
};

/** Live events that a client receives over a WebSocket (protocol graphql-transport-ws). */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Sends the comments and replies of a post when they are stored. All subscribers get the same event, so fields that
   * depend on the viewer have the values that a visitor (a person without a session) sees. Selecting a list, such as
   * `replies` or `author.posts`, fails.
   */
  readonly commentAdded: Comment;
  /**
   * Sends an event when a comment or reply of a post is hidden, shown again, deleted, taken down by moderation or
   * restored.
   */
  readonly commentChanged: CommentChange;
  /**
   * Sends a conversation when it changes: because of a new message, reading, delivery, an answer to a message request, or
   * muting. Events are not replayed: after a lost connection the client has to load the list again.
   */
  readonly conversationUpdated: Conversation;
  /**
   * Sends the new messages of a conversation. With `after`, the stream first replays the messages that the client missed
   * and then continues with new ones, in order and without gaps or duplicates.
   */
  readonly messageAdded: Message;
  /**
   * Sends a notification when it is created, or when another member is added to it (as in 'Ana e mais 3'). With `after`,
   * the stream first replays the notifications that changed after this `sequence` and then continues with new changes, in
   * order and without duplicates.
   */
  readonly notificationAdded: Notification;
  /**
   * Sends an event when any post is deleted, taken down by moderation or restored, even if the viewer could not see the
   * post. The event contains only the id of the post, and the id gives no access to the post.
   */
  readonly postChanged: PostChange;
  /**
   * Sends the new number of reactions when the reactions to a post or to one of its comments change. All subscribers get
   * the same event, so the event does not tell whether the viewer has reacted.
   */
  readonly reactionsChanged: ReactionTotal;
  /**
   * Sends an event when the other member of a conversation starts or stops typing. Events are sent only if both members
   * have turned on typing indicators and no message request between them is pending or refused.
   */
  readonly typing: TypingState;
  /**
   * Sends the number of unread notifications when the subscription starts and after each change, including changes on
   * other devices.
   */
  readonly unreadNotificationCountChanged: UnreadNotificationCount;
  /**
   * Sends an event when the viewer's profile, memberships, messages or relations to other members change, no matter
   * whether the viewer (on any device) or another member caused the change. Events are not replayed: after a lost
   * connection the client has to load the data again.
   */
  readonly viewerChanged: ViewerChange;
};


/** Live events that a client receives over a WebSocket (protocol graphql-transport-ws). */
export type SubscriptionCommentAddedArgs = {
  postId: Scalars['ID']['input'];
};


/** Live events that a client receives over a WebSocket (protocol graphql-transport-ws). */
export type SubscriptionCommentChangedArgs = {
  postId: Scalars['ID']['input'];
};


/** Live events that a client receives over a WebSocket (protocol graphql-transport-ws). */
export type SubscriptionMessageAddedArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  conversationId: Scalars['ID']['input'];
};


/** Live events that a client receives over a WebSocket (protocol graphql-transport-ws). */
export type SubscriptionNotificationAddedArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};


/** Live events that a client receives over a WebSocket (protocol graphql-transport-ws). */
export type SubscriptionReactionsChangedArgs = {
  postId: Scalars['ID']['input'];
};


/** Live events that a client receives over a WebSocket (protocol graphql-transport-ws). */
export type SubscriptionTypingArgs = {
  conversationId?: InputMaybe<Scalars['ID']['input']>;
};

/** A typing event: the other member of a conversation has started or stopped typing. Events are not stored. */
export type TypingState = {
  readonly __typename?: 'TypingState';
  /** The conversation in which the member is typing. Null if a block hides it. */
  readonly conversation: Maybe<Conversation>;
  /** The id of the conversation in which the member is typing. Unlike `conversation`, it never needs a platform call. */
  readonly conversationId: Scalars['ID']['output'];
  /** True if the member is typing, false if they have stopped. */
  readonly isTyping: Scalars['Boolean']['output'];
  /** The profile of the member that is typing. */
  readonly member: Profile;
  /** The id of the member that is typing. Unlike `member`, it never needs a platform call. */
  readonly memberId: Scalars['ID']['output'];
};

/**
 * Refusal code of `undoAccountDeletion`: STEP_UP_REQUIRED if the viewer has not confirmed their identity recently. A
 * suspended or banned member, whose bearer token is `AccountLocked.access`, needs no further confirmation.
 */
export type UndoAccountDeletionResult = Refusal | UndoAccountDeletionSuccess;

/** Result of a successful `undoAccountDeletion`: the account is kept. If no deletion was pending, nothing changed. */
export type UndoAccountDeletionSuccess = {
  readonly __typename?: 'UndoAccountDeletionSuccess';
  /** The viewer's privacy data after the change; its `deletesAt` is null. */
  readonly privacy: Privacy;
};

/** The numbers of unread messages and of open message requests. */
export type UnreadMessages = {
  readonly __typename?: 'UnreadMessages';
  /** The number of unread messages, excluding those in muted conversations. */
  readonly messages: Scalars['Int']['output'];
  /** The number of message requests that wait for the viewer's answer. */
  readonly requests: Scalars['Int']['output'];
};

/**
 * The number of unread notifications of the viewer. There is one such object per member, and its constant id lets client
 * caches recognise it.
 */
export type UnreadNotificationCount = Node & {
  readonly __typename?: 'UnreadNotificationCount';
  /** The id of the object. It is the same in every response. */
  readonly id: Scalars['ID']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The `sequence` of the latest notification, to be passed as `after` to `notificationAdded`. */
  readonly sequence: Scalars['Int']['output'];
  /** The number of unread notifications. A notification that combines several members counts as one. */
  readonly total: Scalars['Int']['output'];
};

/** The values of all fields of the community, changed or not. Only `pictureId` may be absent. */
export type UpdateCommunityInput = {
  /** The description of the community as plain text, at most 1,000 characters. */
  readonly description: Scalars['String']['input'];
  /** The id of the community. */
  readonly id: Scalars['ID']['input'];
  /** The name of the community, 3 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** The id of the new picture, from `uploadMedia`. Null removes the picture. If the field is absent, the picture stays. */
  readonly pictureId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The price of a month of membership in centavos, 100 to 100,000. Allowed only for a VIP (paid) community. Changing the
   * price ends an open offer of the ownership.
   */
  readonly priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** The rules of the community as plain text, at most 3,000 characters. */
  readonly rules: Scalars['String']['input'];
};

/** Refusal codes of `updateCommunity`: NOT_ALLOWED if the viewer is not the owner of the community, or INVALID_INPUT. */
export type UpdateCommunityResult = Refusal | UpdateCommunitySuccess;

/** Result of a successful `updateCommunity`: the community has the new values. */
export type UpdateCommunitySuccess = {
  readonly __typename?: 'UpdateCommunitySuccess';
  /** The community after the change. */
  readonly community: Community;
};

/** The kinds of notifications to turn on or off, at most 50. */
export type UpdateNotificationPreferencesInput = {
  /** The kinds to change. Kinds that are not in the list keep their setting. */
  readonly preferences: ReadonlyArray<NotificationPreferenceInput>;
};

/** Refusal code of `updateNotificationPreferences`: INVALID_INPUT if a given kind cannot be turned off. */
export type UpdateNotificationPreferencesResult = Refusal | UpdateNotificationPreferencesSuccess;

/** Result of a successful `updateNotificationPreferences`: the new notification settings are stored. */
export type UpdateNotificationPreferencesSuccess = {
  readonly __typename?: 'UpdateNotificationPreferencesSuccess';
  /** All kinds of notifications that the viewer can turn off, in display order, with the new settings. */
  readonly preferences: ReadonlyArray<NotificationPreference>;
};

/** The fields of the profile to change. A field that is absent keeps its value. */
export type UpdateProfileInput = {
  /** The new avatar: the id of an image from `uploadMedia`. Null removes the avatar. */
  readonly avatarId?: InputMaybe<Scalars['ID']['input']>;
  /** The new bio, at most 500 characters. Null or an empty text removes the bio. */
  readonly bio?: InputMaybe<Scalars['String']['input']>;
  /** The new cover picture: the id of an image from `uploadMedia`. Null removes the cover picture. */
  readonly coverId?: InputMaybe<Scalars['ID']['input']>;
  /** The viewer's gender category. Null removes the category from the profile. */
  readonly gender?: InputMaybe<GenderCategory>;
  /** True makes the profile private. False makes it public and accepts all open follow requests. Null changes nothing. */
  readonly isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new name, 1 to 80 characters. Null changes nothing. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The new nickname. No other member may have the same nickname. Null changes nothing. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  /** The preferred gender categories. An empty list means all categories; null changes nothing. */
  readonly preferences?: InputMaybe<ReadonlyArray<GenderCategory>>;
};

/** Refusal code of `updateProfile`: INVALID_INPUT. `Refusal.field` contains the name of the invalid field. */
export type UpdateProfileResult = Refusal | UpdateProfileSuccess;

/** Result of a successful `updateProfile`: the profile has the new values. */
export type UpdateProfileSuccess = {
  readonly __typename?: 'UpdateProfileSuccess';
  /** The viewer's profile after the change. */
  readonly profile: Profile;
};

/** A file to upload and, for a video, its poster. */
export type UploadMediaInput = {
  /** An image under 80 MB and at most 50 megapixels, or a video under 2 GiB and 5 minutes. */
  readonly file: Scalars['Upload']['input'];
  /** The poster of a video: a still image that the client extracts from the video. */
  readonly poster?: InputMaybe<Scalars['Upload']['input']>;
};

/**
 * Refusal codes of `uploadMedia`: FILE_TOO_LARGE, VIDEO_TOO_LONG, TOO_MANY_PIXELS, UNSUPPORTED_FILE, BROKEN_FILE, or
 * TOO_MANY_FILES if the viewer has over 20 GiB of unpublished files.
 */
export type UploadMediaResult = Refusal | UploadMediaSuccess;

/**
 * Result of a successful `uploadMedia`: the file is stored. Until an object with this file is published, only the viewer
 * can use the file.
 */
export type UploadMediaSuccess = {
  readonly __typename?: 'UploadMediaSuccess';
  /** The stored file. The server deletes it after a day if no object uses it. */
  readonly media: Media;
};

/** A video under 5 minutes, stored as MP4 or WebM. */
export type Video = Media & {
  readonly __typename?: 'Video';
  /** A description of the video for blind users. Empty if the author wrote none. */
  readonly alt: Scalars['String']['output'];
  /** The duration of the video in seconds. */
  readonly duration: Scalars['Float']['output'];
  /** The height of the video in pixels, after the rotation that the file's metadata asks for. */
  readonly height: Scalars['Int']['output'];
  /** The id of the video, for `PostMediaInput.id`. Only one post can use the video. */
  readonly id: Scalars['ID']['output'];
  /** The media type of the video with its codecs, for the browser's `canPlayType`. */
  readonly mimeType: Scalars['String']['output'];
  /** A signed URL of the poster (a still image), which expires. Null if the video has no poster. */
  readonly posterUrl: Maybe<Scalars['URL']['output']>;
  /** A ThumbHash (a tiny preview) of the poster in base64. Null if the video has no poster. */
  readonly thumbhash: Maybe<Scalars['String']['output']>;
  /** A signed URL of the video file, relative to this site. It expires. */
  readonly url: Scalars['URL']['output'];
  /** The width of the video in pixels, after the rotation that the file's metadata asks for. */
  readonly width: Scalars['Int']['output'];
};

/** The signed-in member, with data that only they can see. */
export type Viewer = Node & {
  readonly __typename?: 'Viewer';
  /** The id of the viewer. Equals the `id` of their `Profile`. */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer is a beta tester. False if the platform sends no information about it. */
  readonly isBetaTester: Scalars['Boolean']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The viewer's own profile. Its `personal` data is set, which other members cannot see. */
  readonly profile: Profile;
  /** The viewer's profile type. Null if the platform does not send it. */
  readonly profileType: Maybe<ProfileType>;
};

/** A change of the viewer's own data. Only the fields for the object that has changed are set. */
export type ViewerChange = {
  readonly __typename?: 'ViewerChange';
  /** The community in which the viewer's membership has changed. Null for other changes, and if it is hidden. */
  readonly community: Maybe<Community>;
  /** The id of a community in which the viewer's membership has changed. */
  readonly communityId: Maybe<Scalars['ID']['output']>;
  /** The conversation that contains the message `messageId`. Null for other changes, and if a block hides it. */
  readonly conversation: Maybe<Conversation>;
  /** The id of the conversation that contains the message `messageId`. */
  readonly conversationId: Maybe<Scalars['ID']['output']>;
  /** The id of a message that the viewer deleted for themselves. */
  readonly messageId: Maybe<Scalars['ID']['output']>;
  /** The member whose id is `profileId`. Null for other changes, and if a block hides the member. */
  readonly profile: Maybe<Profile>;
  /**
   * The id of a member if a follow, follow request, block or mute between them and the viewer has changed. The viewer's
   * own id if the viewer's profile has changed.
   */
  readonly profileId: Maybe<Scalars['ID']['output']>;
};

/**
 * Earnings from VIP months (paid memberships of the viewer's community) came into the viewer's wallet. There is one
 * notification per day and community.
 */
export type VipEarningsNotification = Node & Notification & {
  readonly __typename?: 'VipEarningsNotification';
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /**
   * The community. Its `id` and `name` are always known. With other fields it is null if it was closed or is hidden from
   * the viewer.
   */
  readonly community: Maybe<Community>;
  /** The amount in Portuguese. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** The way in which a VIP subscription (a paid membership) is renewed. */
export const VipRenewal = {
  /** The wallet pays, and the saved card pays the part that the wallet lacks. */
  Card: 'CARD',
  /** A value that this gateway does not know yet, because the platform is newer. */
  Other: 'OTHER',
  /** The viewer's bank debits each month by Pix Automático. */
  Pix: 'PIX',
  /** The wallet pays. */
  Wallet: 'WALLET'
} as const;

export type VipRenewal = typeof VipRenewal[keyof typeof VipRenewal];
/** A month of the viewer's VIP (paid) membership was paid or could not be paid, or the membership has changed or expired. */
export type VipRenewalNotification = Node & Notification & {
  readonly __typename?: 'VipRenewalNotification';
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /**
   * The community. Its `id` and `name` are always known. With other fields it is null if it was closed or is hidden from
   * the viewer.
   */
  readonly community: Maybe<Community>;
  /**
   * The event in Portuguese, as the end of a sentence about the viewer's membership: 'foi renovada até 3 de maio por R$
   * 19,90'. 'sem moderação' if the viewer is no longer a moderator and has to subscribe to stay a member.
   */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** A subscription of the viewer to a VIP community, paid monthly. */
export type VipSubscription = {
  readonly __typename?: 'VipSubscription';
  /** The community. Null if it is hidden from the viewer. */
  readonly community: Maybe<Community>;
  /** The id of the community, for `cancelVipSubscription`. It remains set if `community` is null. */
  readonly communityId: Scalars['ID']['output'];
  /**
   * The charge of the saved card that the viewer has to confirm. Null if the bank requires no confirmation, and after the
   * charge has succeeded or was cancelled. The gateway needs a platform call for each charge.
   */
  readonly confirmation: Maybe<PaymentIntent>;
  /**
   * The id of the charge of the saved card that the viewer has to confirm, for the query `paymentIntent`. Null if the bank
   * requires no confirmation.
   */
  readonly confirmationId: Maybe<Scalars['ID']['output']>;
  /**
   * The time at which the viewer's bank first tries to debit the next month by Pix Automático. Null if no debit waits at
   * the bank. After a refusal the bank tries again for seven days.
   */
  readonly debitAt: Maybe<Scalars['DateTime']['output']>;
  /** The end of the grace period, during which the platform retries to charge an unpaid month. Null if no month is owed. */
  readonly graceUntil: Maybe<Scalars['DateTime']['output']>;
  /** The current name of the community. */
  readonly name: Scalars['String']['output'];
  /** The end of the last paid month. */
  readonly paidUntil: Scalars['DateTime']['output'];
  /** The price of the next month. A price that rises after its debit was announced applies a month later. */
  readonly price: Money;
  /**
   * The price of the next month, in centavos.
   * @deprecated Since 2026-11-27: use `VipSubscription.price`. Goes after 2027-02-27.
   */
  readonly priceCents: Scalars['Int']['output'];
  /** The way in which the next VIP months are paid. */
  readonly renewal: VipRenewal;
  /** The status of the membership: ACTIVE, CANCELS_AT_END or PAST_DUE. */
  readonly status: MembershipStatus;
};

/** The viewer's wallet. There is one such object per member, and its constant id lets client caches recognise it. */
export type Wallet = Node & {
  readonly __typename?: 'Wallet';
  /** The balance, excluding money that is reserved for ads. Never negative. */
  readonly balance: Money;
  /**
   * The balance in centavos, excluding money that is reserved for ads. Never negative.
   * @deprecated Since 2026-11-27: use `Wallet.balance`. Goes after 2027-02-27.
   */
  readonly balanceCentavos: Scalars['Int']['output'];
  /**
   * The balance of the wallet as text, such as 'R$ 12,50'.
   * @deprecated Since 2026-11-27: use `Wallet.balance`. Goes after 2027-02-27.
   */
  readonly formattedBalance: Scalars['String']['output'];
  /** The id of the wallet. It is the same in every response. */
  readonly id: Scalars['ID']['output'];
  /** The opaque global id of the object, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * The debt of the viewer. A debt arises if a payer gets money back that the viewer has already spent. The next money
   * that comes into the wallet pays the debt.
   */
  readonly owed: Money;
  /**
   * The debt of the viewer in centavos. A debt arises if a payer gets money back that the viewer has already spent. The
   * next money that comes into the wallet pays the debt.
   * @deprecated Since 2026-11-27: use `Wallet.owed`. Goes after 2027-02-27.
   */
  readonly owedCentavos: Scalars['Int']['output'];
  /**
   * The viewer's earnings from VIP months (monthly memberships of their community) for days that have not begun. The
   * earnings of each day are credited to the wallet when that day begins.
   */
  readonly pending: Money;
  /**
   * The viewer's earnings from VIP months (monthly memberships of their community) for days that have not begun, and
   * earnings on hold, in centavos. The earnings of each day are credited to the wallet when that day begins, but not
   * before the end of the hold: 14 days after a card payment, 2 days after a Pix. While a payment is disputed, its
   * earnings stay on hold.
   * @deprecated Since 2026-11-27: use `Wallet.pending`. Goes after 2027-02-27.
   */
  readonly pendingCentavos: Scalars['Int']['output'];
};

/** A payment or a refund came into the viewer's wallet. */
export type WalletCreditedNotification = Node & Notification & {
  readonly __typename?: 'WalletCreditedNotification';
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The amount and the cause in Portuguese. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The payment. The gateway needs a platform call for each payment. Null if the payment no longer exists. */
  readonly payment: Maybe<Payment>;
  /** The id of an entry of the wallet's history, for `Query.payment`, which returns the payment of this entry. */
  readonly paymentId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** Buyers of VIP months (paid memberships of the viewer's community) got a refund, so the viewer's wallet was debited. */
export type WalletDebitedNotification = Node & Notification & {
  readonly __typename?: 'WalletDebitedNotification';
  /** The time of the last change: of the event, or of the latest event that the notification combines. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The amount and the community in Portuguese. */
  readonly detail: Maybe<Scalars['String']['output']>;
  /**
   * The id of the notification, for `markNotificationRead`. Events about the same object on another day belong to
   * another notification.
   */
  readonly id: Scalars['ID']['output'];
  /** True if the viewer has read the notification. It becomes false again when the notification changes. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The opaque global id of the notification, for `Query.node`. */
  readonly nodeId: Scalars['ID']['output'];
  /** The entry of the debit. The gateway needs a platform call for each payment. Null if the payment no longer exists. */
  readonly payment: Maybe<Payment>;
  /** The id of an entry of the wallet's history, for `Query.payment`, which returns the payment of this entry. */
  readonly paymentId: Scalars['ID']['output'];
  /**
   * The sequence number of the last change of this notification. Each later change of any notification of the viewer has
   * a higher number.
   */
  readonly sequence: Scalars['Int']['output'];
};

/** The community whose offer the viewer withdraws. */
export type WithdrawCommunityOfferInput = {
  /** The id of the community whose ownership is offered. */
  readonly id: Scalars['ID']['input'];
};

/** Refusal code of `withdrawCommunityOffer`: NOT_ALLOWED if the viewer is not the owner of the community. */
export type WithdrawCommunityOfferResult = Refusal | WithdrawCommunityOfferSuccess;

/**
 * Result of a successful `withdrawCommunityOffer`: the offer is withdrawn. The recipient is notified only if they had
 * already read the notification of the offer.
 */
export type WithdrawCommunityOfferSuccess = {
  readonly __typename?: 'WithdrawCommunityOfferSuccess';
  /** The community after the change; its `offer` is null. */
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
  CancelPaymentResult:
    | ( CancelPaymentSuccess )
    | ( Refusal )
  ;
  CancelPixRenewalResult:
    | ( Omit<CancelPixRenewalSuccess, 'subscriptions'> & { subscriptions: ReadonlyArray<_RefType['VipSubscription']> } )
    | ( Refusal )
  ;
  CancelVipSubscriptionResult:
    | ( Omit<CancelVipSubscriptionSuccess, 'subscriptions'> & { subscriptions: ReadonlyArray<_RefType['VipSubscription']> } )
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
    | ( Omit<CreateAdIntentSuccess, 'pix'> & { pix?: Maybe<_RefType['PixPayment']> } )
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
    | ( Omit<CreatePixTopUpSuccess, 'pix'> & { pix: _RefType['PixPayment'] } )
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
    | ( Omit<Omit<DismissSuggestionSuccess, 'profile'> & { profile?: Maybe<_RefType['Profile']> }, 'profile'> )
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
  RemoveSavedCardResult:
    | ( Refusal )
    | ( RemoveSavedCardSuccess )
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
    | ( Omit<Omit<SetBlockSuccess, 'profile'> & { profile?: Maybe<_RefType['Profile']> }, 'profile'> )
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
  SubscribeByPixResult:
    | ( Refusal )
    | ( Omit<SubscribeByPixSuccess, 'pix'> & { pix: _RefType['PixPayment'] } )
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
  MemberNotification:
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
  ;
  Node:
    | ( SecurityRecord )
    | ( AccountSessionRecord )
    | ( AdRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( CommentRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( CommunityRecord )
    | ( NotificationRecord )
    | ( CommunityInviteRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( ConversationRecord )
    | ( Omit<DataExport, 'nodeId'> )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( MessageRecord )
    | ( NotificationRecord )
    | ( Omit<Omit<ModerationCase, 'author' | 'authorHistory' | 'claimedBy' | 'evidence'> & { author?: Maybe<_RefType['ModerationPerson']>, authorHistory: ReadonlyArray<_RefType['ModerationPastDecision']>, claimedBy?: Maybe<_RefType['ModerationPerson']>, evidence: _RefType['ModerationEvidence'] }, 'nodeId'> )
    | ( Omit<ModerationNotice, 'nodeId'> )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( PasskeyRecord )
    | ( PaymentRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( PostRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( ProfileRecord )
    | ( Omit<ProfileTypeState, 'nodeId'> )
    | ( Omit<UnreadNotificationCount, 'nodeId'> )
    | ( ViewerRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( WalletRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
  ;
  Notification:
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
    | ( NotificationRecord )
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
  AdApprovedNotification: ResolverTypeWrapper<NotificationRecord>;
  AdConnection: ResolverTypeWrapper<Omit<AdConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AdEdge']> }>;
  AdDay: ResolverTypeWrapper<AdDay>;
  AdEdge: ResolverTypeWrapper<Omit<AdEdge, 'node'> & { node: ResolversTypes['Ad'] }>;
  AdEndedNotification: ResolverTypeWrapper<NotificationRecord>;
  AdInput: AdInput;
  AdKind: AdKind;
  AdPlacement: AdPlacement;
  AdPrice: ResolverTypeWrapper<AdPrice>;
  AdPriceInput: AdPriceInput;
  AdPriceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdPriceResult']>;
  AdReach: ResolverTypeWrapper<AdReach>;
  AdRefusedNotification: ResolverTypeWrapper<NotificationRecord>;
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
  AnswerFollowRequestInput: AnswerFollowRequestInput;
  AnswerFollowRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerFollowRequestResult']>;
  AnswerFollowRequestSuccess: ResolverTypeWrapper<Omit<AnswerFollowRequestSuccess, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  AnswerMessageRequestInput: AnswerMessageRequestInput;
  AnswerMessageRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerMessageRequestResult']>;
  AnswerMessageRequestSuccess: ResolverTypeWrapper<Omit<AnswerMessageRequestSuccess, 'conversation'> & { conversation: ResolversTypes['Conversation'] }>;
  AnswerModerationAppealInput: AnswerModerationAppealInput;
  AppealAccountLockInput: AppealAccountLockInput;
  AppealModerationInput: AppealModerationInput;
  AppealModerationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AppealModerationResult']>;
  AppealModerationSuccess: ResolverTypeWrapper<Omit<AppealModerationSuccess, 'notice'> & { notice: ResolversTypes['ModerationNotice'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BusinessAdInput: BusinessAdInput;
  CancelCommunitySubscriptionInput: CancelCommunitySubscriptionInput;
  CancelCommunitySubscriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelCommunitySubscriptionResult']>;
  CancelCommunitySubscriptionSuccess: ResolverTypeWrapper<Omit<CancelCommunitySubscriptionSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  CancelPaymentInput: CancelPaymentInput;
  CancelPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelPaymentResult']>;
  CancelPaymentSuccess: ResolverTypeWrapper<CancelPaymentSuccess>;
  CancelPixRenewalInput: CancelPixRenewalInput;
  CancelPixRenewalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelPixRenewalResult']>;
  CancelPixRenewalSuccess: ResolverTypeWrapper<Omit<CancelPixRenewalSuccess, 'subscriptions'> & { subscriptions: ReadonlyArray<ResolversTypes['VipSubscription']> }>;
  CancelVipSubscriptionInput: CancelVipSubscriptionInput;
  CancelVipSubscriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelVipSubscriptionResult']>;
  CancelVipSubscriptionSuccess: ResolverTypeWrapper<Omit<CancelVipSubscriptionSuccess, 'subscriptions'> & { subscriptions: ReadonlyArray<ResolversTypes['VipSubscription']> }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  ChangePasswordSuccess: ResolverTypeWrapper<ChangePasswordSuccess>;
  ChatSettings: ResolverTypeWrapper<ChatSettings>;
  ChatSettingsInput: ChatSettingsInput;
  CheckReportProtocolInput: CheckReportProtocolInput;
  CheckReportProtocolResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckReportProtocolResult']>;
  ClaimModerationCaseInput: ClaimModerationCaseInput;
  CloseCommunityInput: CloseCommunityInput;
  CloseCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseCommunityResult']>;
  CloseCommunitySuccess: ResolverTypeWrapper<CloseCommunitySuccess>;
  Comment: ResolverTypeWrapper<CommentRecord>;
  CommentChange: ResolverTypeWrapper<CommentChangeRecord>;
  CommentConnection: ResolverTypeWrapper<Omit<CommentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CommentEdge']> }>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentReactionNotification: ResolverTypeWrapper<NotificationRecord>;
  CommentReplyNotification: ResolverTypeWrapper<NotificationRecord>;
  Community: ResolverTypeWrapper<CommunityRecord>;
  CommunityAnswerNotification: ResolverTypeWrapper<NotificationRecord>;
  CommunityConnection: ResolverTypeWrapper<Omit<CommunityConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CommunityEdge']> }>;
  CommunityEdge: ResolverTypeWrapper<Omit<CommunityEdge, 'node'> & { node: ResolversTypes['Community'] }>;
  CommunityInvite: ResolverTypeWrapper<CommunityInviteRecord>;
  CommunityKind: null;
  CommunityMember: ResolverTypeWrapper<CommunityMemberRecord>;
  CommunityMemberConnection: ResolverTypeWrapper<Omit<CommunityMemberConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CommunityMemberEdge']> }>;
  CommunityMemberEdge: ResolverTypeWrapper<Omit<CommunityMemberEdge, 'node'> & { node: ResolversTypes['CommunityMember'] }>;
  CommunityOffer: ResolverTypeWrapper<CommunityOfferRecord>;
  CommunityOfferNotification: ResolverTypeWrapper<NotificationRecord>;
  CommunityOfferState: null;
  CommunityRequestNotification: ResolverTypeWrapper<NotificationRecord>;
  CommunityRole: CommunityRole;
  ConfirmAdPaymentInput: ConfirmAdPaymentInput;
  ConfirmEmailChangeInput: ConfirmEmailChangeInput;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ConfirmIdentityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmIdentityResult']>;
  ConfirmIdentitySuccess: ResolverTypeWrapper<ConfirmIdentitySuccess>;
  ConfirmTopUpInput: ConfirmTopUpInput;
  ConfirmTopUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmTopUpResult']>;
  ConfirmTopUpSuccess: ResolverTypeWrapper<Omit<ConfirmTopUpSuccess, 'wallet'> & { wallet: ResolversTypes['Wallet'] }>;
  Conversation: ResolverTypeWrapper<ConversationRecord>;
  ConversationConnection: ResolverTypeWrapper<Omit<ConversationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ConversationEdge']> }>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  CreateAdIntentInput: CreateAdIntentInput;
  CreateAdIntentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAdIntentResult']>;
  CreateAdIntentSuccess: ResolverTypeWrapper<Omit<CreateAdIntentSuccess, 'pix'> & { pix?: Maybe<ResolversTypes['PixPayment']> }>;
  CreateCommunityInput: CreateCommunityInput;
  CreateCommunityInviteInput: CreateCommunityInviteInput;
  CreateCommunityInviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCommunityInviteResult']>;
  CreateCommunityInviteSuccess: ResolverTypeWrapper<Omit<CreateCommunityInviteSuccess, 'invite'> & { invite: ResolversTypes['CommunityInvite'] }>;
  CreateCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCommunityResult']>;
  CreateCommunitySuccess: ResolverTypeWrapper<Omit<CreateCommunitySuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  CreatePixTopUpInput: CreatePixTopUpInput;
  CreatePixTopUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePixTopUpResult']>;
  CreatePixTopUpSuccess: ResolverTypeWrapper<Omit<CreatePixTopUpSuccess, 'pix'> & { pix: ResolversTypes['PixPayment'] }>;
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
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCommentResult']>;
  DeleteCommentSuccess: ResolverTypeWrapper<DeletedComment>;
  DeleteConversationForMeInput: DeleteConversationForMeInput;
  DeleteMessageForMeInput: DeleteMessageForMeInput;
  DeletePostInput: DeletePostInput;
  DeletePostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeletePostResult']>;
  DeletePostSuccess: ResolverTypeWrapper<DeletePostSuccess>;
  DeviceInput: DeviceInput;
  DiscardMediaInput: DiscardMediaInput;
  DismissSuggestionInput: DismissSuggestionInput;
  DismissSuggestionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DismissSuggestionResult']>;
  DismissSuggestionSuccess: ResolverTypeWrapper<Omit<Omit<DismissSuggestionSuccess, 'profile'> & { profile?: Maybe<ResolversTypes['Profile']> }, 'profile'>>;
  Download: ResolverTypeWrapper<Download>;
  EnableTwoStepInput: EnableTwoStepInput;
  EndOtherSessionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndOtherSessionsResult']>;
  EndOtherSessionsSuccess: ResolverTypeWrapper<EndOtherSessionsSuccess>;
  EndSessionInput: EndSessionInput;
  EndSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndSessionResult']>;
  EndSessionSuccess: ResolverTypeWrapper<EndSessionSuccess>;
  FinishAdInput: FinishAdInput;
  FinishAdResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinishAdResult']>;
  FinishAdSuccess: ResolverTypeWrapper<Omit<FinishAdSuccess, 'ad'> & { ad: ResolversTypes['Ad'] }>;
  FinishLogInInput: FinishLogInInput;
  FinishLogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinishLogInResult']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowNotification: ResolverTypeWrapper<NotificationRecord>;
  FollowRequestNotification: ResolverTypeWrapper<NotificationRecord>;
  FollowState: FollowState;
  GenderCategory: null;
  HideCommentInput: HideCommentInput;
  HideCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HideCommentResult']>;
  HideCommentSuccess: ResolverTypeWrapper<Omit<HideCommentSuccess, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  HighlightType: HighlightType;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageRecord>;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JoinCommunityInput: JoinCommunityInput;
  JoinCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['JoinCommunityResult']>;
  JoinCommunitySuccess: ResolverTypeWrapper<Omit<JoinCommunitySuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  LeaveCommunityInput: LeaveCommunityInput;
  LeaveCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeaveCommunityResult']>;
  LeaveCommunitySuccess: ResolverTypeWrapper<Omit<LeaveCommunitySuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  ListModerationCasePicturesInput: ListModerationCasePicturesInput;
  LogInInput: LogInInput;
  LogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInResult']>;
  LogInSuccess: ResolverTypeWrapper<Omit<LogInSuccess, 'session'> & { session: ResolversTypes['Session'] }>;
  LogInWithPasskeyInput: LogInWithPasskeyInput;
  MailLinkInput: MailLinkInput;
  MailLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MailLinkResult']>;
  MailLinkSuccess: ResolverTypeWrapper<MailLinkSuccess>;
  MarkAllNotificationsReadInput: MarkAllNotificationsReadInput;
  MarkAllNotificationsReadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkAllNotificationsReadResult']>;
  MarkAllNotificationsReadSuccess: ResolverTypeWrapper<Omit<MarkAllNotificationsReadSuccess, 'unreadCount'> & { unreadCount: ResolversTypes['UnreadNotificationCount'] }>;
  MarkDeliveredInput: MarkDeliveredInput;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkNotificationReadResult']>;
  MarkNotificationReadSuccess: ResolverTypeWrapper<Omit<MarkNotificationReadSuccess, 'notification' | 'unreadCount'> & { notification: ResolversTypes['Notification'], unreadCount: ResolversTypes['UnreadNotificationCount'] }>;
  MarkReadInput: MarkReadInput;
  Media: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Media']>;
  MemberNotification: ResolverTypeWrapper<NotificationRecord>;
  Membership: ResolverTypeWrapper<Membership>;
  MembershipStatus: MembershipStatus;
  Message: ResolverTypeWrapper<MessageRecord>;
  MessageArrival: MessageArrival;
  MessageConnection: ResolverTypeWrapper<Omit<MessageConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['MessageEdge']> }>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessageRequestAnswer: MessageRequestAnswer;
  MessageRequestNotification: ResolverTypeWrapper<NotificationRecord>;
  MessageRequestState: MessageRequestState;
  ModerationAdEvidence: ResolverTypeWrapper<ModerationAdEvidence>;
  ModerationAppeal: ResolverTypeWrapper<Omit<Omit<ModerationAppeal, 'case'> & { case?: Maybe<ResolversTypes['ModerationCase']> }, 'case'>>;
  ModerationAppealConnection: ResolverTypeWrapper<Omit<ModerationAppealConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ModerationAppealEdge']> }>;
  ModerationAppealEdge: ResolverTypeWrapper<Omit<ModerationAppealEdge, 'node'> & { node: ResolversTypes['ModerationAppeal'] }>;
  ModerationAppealStatus: ModerationAppealStatus;
  ModerationCase: ResolverTypeWrapper<Omit<Omit<ModerationCase, 'author' | 'authorHistory' | 'claimedBy' | 'evidence'> & { author?: Maybe<ResolversTypes['ModerationPerson']>, authorHistory: ReadonlyArray<ResolversTypes['ModerationPastDecision']>, claimedBy?: Maybe<ResolversTypes['ModerationPerson']>, evidence: ResolversTypes['ModerationEvidence'] }, 'nodeId'>>;
  ModerationCaseConnection: ResolverTypeWrapper<Omit<ModerationCaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ModerationCaseEdge']> }>;
  ModerationCaseEdge: ResolverTypeWrapper<Omit<ModerationCaseEdge, 'node'> & { node: ResolversTypes['ModerationCase'] }>;
  ModerationCaseFilter: ModerationCaseFilter;
  ModerationCaseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ModerationCaseResult']>;
  ModerationCaseSuccess: ResolverTypeWrapper<Omit<ModerationCaseSuccess, 'case'> & { case: ResolversTypes['ModerationCase'] }>;
  ModerationDecision: ResolverTypeWrapper<ModerationDecision>;
  ModerationDecisionKind: ModerationDecisionKind;
  ModerationEvidence: ResolverTypeWrapper<Omit<Omit<ModerationEvidence, 'ad' | 'media' | 'post'> & { ad?: Maybe<ResolversTypes['ModerationAdEvidence']>, media: ReadonlyArray<ResolversTypes['Media']>, post?: Maybe<ResolversTypes['Post']> }, 'post'>>;
  ModerationEvidenceMessage: ResolverTypeWrapper<ModerationEvidenceMessage>;
  ModerationFigures: ResolverTypeWrapper<ModerationFigures>;
  ModerationLogConnection: ResolverTypeWrapper<Omit<ModerationLogConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ModerationLogEdge']> }>;
  ModerationLogEdge: ResolverTypeWrapper<Omit<ModerationLogEdge, 'node'> & { node: ResolversTypes['ModerationLogEntry'] }>;
  ModerationLogEntry: ResolverTypeWrapper<Omit<Omit<ModerationLogEntry, 'case'> & { case?: Maybe<ResolversTypes['ModerationCase']> }, 'case'>>;
  ModerationLogFile: ResolverTypeWrapper<ModerationLogFile>;
  ModerationLogFormat: ModerationLogFormat;
  ModerationNotice: ResolverTypeWrapper<Omit<ModerationNotice, 'nodeId'>>;
  ModerationNoticeConnection: ResolverTypeWrapper<Omit<ModerationNoticeConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ModerationNoticeEdge']> }>;
  ModerationNoticeEdge: ResolverTypeWrapper<Omit<ModerationNoticeEdge, 'node'> & { node: ResolversTypes['ModerationNotice'] }>;
  ModerationNotification: ResolverTypeWrapper<NotificationRecord>;
  ModerationOrigin: ModerationOrigin;
  ModerationPastDecision: ResolverTypeWrapper<Omit<Omit<ModerationPastDecision, 'case'> & { case?: Maybe<ResolversTypes['ModerationCase']> }, 'case'>>;
  ModerationPerson: ResolverTypeWrapper<ModerationPerson>;
  ModerationReasonFigures: ResolverTypeWrapper<ModerationReasonFigures>;
  ModerationReport: ResolverTypeWrapper<ModerationReport>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewSignInNotification: ResolverTypeWrapper<NotificationRecord>;
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
  OpenConversationInput: OpenConversationInput;
  OpenConversationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenConversationResult']>;
  OpenConversationSuccess: ResolverTypeWrapper<Omit<OpenConversationSuccess, 'conversation'> & { conversation: ResolversTypes['Conversation'] }>;
  OpenDataExportInput: OpenDataExportInput;
  OpenDataExportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenDataExportResult']>;
  OpenDataExportSuccess: ResolverTypeWrapper<OpenDataExportSuccess>;
  OpenPaymentsTableInput: OpenPaymentsTableInput;
  OpenPaymentsTableResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenPaymentsTableResult']>;
  OpenPaymentsTableSuccess: ResolverTypeWrapper<OpenPaymentsTableSuccess>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaidCommunity: ResolverTypeWrapper<PaidCommunity>;
  Passkey: ResolverTypeWrapper<PasskeyRecord>;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentConnection: ResolverTypeWrapper<Omit<PaymentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PaymentEdge']> }>;
  PaymentDisputedNotification: ResolverTypeWrapper<NotificationRecord>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFilter: PaymentFilter;
  PaymentIntent: ResolverTypeWrapper<PaymentIntent>;
  PaymentKind: PaymentKind;
  PaymentMethod: PaymentMethod;
  PaymentProvider: ResolverTypeWrapper<PaymentProvider>;
  PaymentRefundedNotification: ResolverTypeWrapper<NotificationRecord>;
  PaymentState: PaymentState;
  PeopleList: PeopleList;
  PersonalData: ResolverTypeWrapper<PersonalData>;
  PixPayment: ResolverTypeWrapper<PixRecord>;
  PixPurchase: PixPurchase;
  PixPurchaseRefusal: PixPurchaseRefusal;
  PixPurpose: PixPurpose;
  PixState: PixState;
  Post: ResolverTypeWrapper<PostRecord>;
  PostAdInput: PostAdInput;
  PostChange: ResolverTypeWrapper<PostChange>;
  PostCommentNotification: ResolverTypeWrapper<NotificationRecord>;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PostEdge']> }>;
  PostEdge: ResolverTypeWrapper<Omit<PostEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  PostLeftBehind: ResolverTypeWrapper<PostRecord>;
  PostLeftBehindConnection: ResolverTypeWrapper<Omit<PostLeftBehindConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PostLeftBehindEdge']> }>;
  PostLeftBehindEdge: ResolverTypeWrapper<Omit<PostLeftBehindEdge, 'node'> & { node: ResolversTypes['PostLeftBehind'] }>;
  PostMediaInput: PostMediaInput;
  PostReactionNotification: ResolverTypeWrapper<NotificationRecord>;
  Privacy: ResolverTypeWrapper<Omit<Privacy, 'export'> & { export?: Maybe<ResolversTypes['DataExport']> }>;
  Profile: ResolverTypeWrapper<ProfileRecord>;
  ProfileAdInput: ProfileAdInput;
  ProfileConnection: ResolverTypeWrapper<Omit<ProfileConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ProfileEdge']> }>;
  ProfileEdge: ResolverTypeWrapper<Omit<ProfileEdge, 'node'> & { node: ResolversTypes['Profile'] }>;
  ProfileType: null;
  ProfileTypeState: ResolverTypeWrapper<Omit<ProfileTypeState, 'nodeId'>>;
  PublishAdInput: PublishAdInput;
  PublishAdResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishAdResult']>;
  PublishAdSuccess: ResolverTypeWrapper<Omit<PublishAdSuccess, 'ad'> & { ad: ResolversTypes['Ad'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reactable: ResolverTypeWrapper<ReactableRecord>;
  ReactionSummary: ResolverTypeWrapper<ReactionSummary>;
  ReactionTotal: ResolverTypeWrapper<ReactionTotal>;
  ReactionType: ReactionType;
  RecordAdClickInput: RecordAdClickInput;
  RecordAdViewsInput: RecordAdViewsInput;
  RecordPostViewsInput: RecordPostViewsInput;
  RecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecoveryCodesResult']>;
  RecoveryCodesSuccess: ResolverTypeWrapper<Omit<RecoveryCodesSuccess, 'security'> & { security: ResolversTypes['AccountSecurity'] }>;
  RefundPaymentInput: RefundPaymentInput;
  RefundPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefundPaymentResult']>;
  RefundPaymentSuccess: ResolverTypeWrapper<Omit<RefundPaymentSuccess, 'wallet'> & { wallet: ResolversTypes['Wallet'] }>;
  Refundable: ResolverTypeWrapper<Refundable>;
  Refusal: ResolverTypeWrapper<Refusal>;
  RefusalCode: RefusalCode;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegisterSuccess: ResolverTypeWrapper<Omit<RegisterSuccess, 'session'> & { session: ResolversTypes['Session'] }>;
  RegisteredProfileType: null;
  RemoveCommunityMemberInput: RemoveCommunityMemberInput;
  RemoveCommunityMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCommunityMemberResult']>;
  RemoveCommunityMemberSuccess: ResolverTypeWrapper<Omit<RemoveCommunityMemberSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  RemoveFollowerInput: RemoveFollowerInput;
  RemoveFollowerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveFollowerResult']>;
  RemoveFollowerSuccess: ResolverTypeWrapper<Omit<RemoveFollowerSuccess, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemoveSavedCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveSavedCardResult']>;
  RemoveSavedCardSuccess: ResolverTypeWrapper<RemoveSavedCardSuccess>;
  RenamePasskeyInput: RenamePasskeyInput;
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
  RestoreModerationCaseInput: RestoreModerationCaseInput;
  ResumeCommunitySubscriptionInput: ResumeCommunitySubscriptionInput;
  ResumeCommunitySubscriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResumeCommunitySubscriptionResult']>;
  ResumeCommunitySubscriptionSuccess: ResolverTypeWrapper<Omit<ResumeCommunitySubscriptionSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  RevokeCommunityInviteInput: RevokeCommunityInviteInput;
  RevokeCommunityInviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeCommunityInviteResult']>;
  RevokeCommunityInviteSuccess: ResolverTypeWrapper<RevokeCommunityInviteSuccess>;
  SavedCard: ResolverTypeWrapper<SavedCard>;
  SecondStepRequired: ResolverTypeWrapper<SecondStepRequired>;
  SendEmailCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendEmailCodeResult']>;
  SendEmailCodeSuccess: ResolverTypeWrapper<SendEmailCodeSuccess>;
  SendMessageInput: SendMessageInput;
  SendMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMessageResult']>;
  SendMessageSuccess: ResolverTypeWrapper<Omit<SendMessageSuccess, 'sent'> & { sent: ResolversTypes['Message'] }>;
  Session: ResolverTypeWrapper<SessionRecord>;
  SetBlockInput: SetBlockInput;
  SetBlockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetBlockResult']>;
  SetBlockSuccess: ResolverTypeWrapper<Omit<Omit<SetBlockSuccess, 'profile'> & { profile?: Maybe<ResolversTypes['Profile']> }, 'profile'>>;
  SetCommunityRoleInput: SetCommunityRoleInput;
  SetCommunityRoleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCommunityRoleResult']>;
  SetCommunityRoleSuccess: ResolverTypeWrapper<Omit<SetCommunityRoleSuccess, 'community'> & { community: ResolversTypes['Community'] }>;
  SetConversationMutedInput: SetConversationMutedInput;
  SetFollowInput: SetFollowInput;
  SetFollowResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetFollowResult']>;
  SetFollowSuccess: ResolverTypeWrapper<Omit<SetFollowSuccess, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  SetMuteInput: SetMuteInput;
  SetMuteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetMuteResult']>;
  SetMuteSuccess: ResolverTypeWrapper<Omit<SetMuteSuccess, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  SetProfileTypeInput: SetProfileTypeInput;
  SetProfileTypeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetProfileTypeResult']>;
  SetProfileTypeSuccess: ResolverTypeWrapper<Omit<SetProfileTypeSuccess, 'state'> & { state: ResolversTypes['ProfileTypeState'] }>;
  SetReactionInput: SetReactionInput;
  SetReactionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetReactionResult']>;
  SetReactionSuccess: ResolverTypeWrapper<Omit<SetReactionSuccess, 'target'> & { target: ResolversTypes['Reactable'] }>;
  SetTypingInput: SetTypingInput;
  Sponsored: ResolverTypeWrapper<SponsoredRecord>;
  StartEmailChangeInput: StartEmailChangeInput;
  StartPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPasskeyResult']>;
  StartPasskeySuccess: ResolverTypeWrapper<StartPasskeySuccess>;
  StartTwoStepResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartTwoStepResult']>;
  StartTwoStepSuccess: ResolverTypeWrapper<StartTwoStepSuccess>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeByPixInput: SubscribeByPixInput;
  SubscribeByPixResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubscribeByPixResult']>;
  SubscribeByPixSuccess: ResolverTypeWrapper<Omit<SubscribeByPixSuccess, 'pix'> & { pix: ResolversTypes['PixPayment'] }>;
  SubscribeToCommunityInput: SubscribeToCommunityInput;
  SubscribeToCommunityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubscribeToCommunityResult']>;
  SubscribeToCommunitySuccess: ResolverTypeWrapper<Subscribed>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TypingState: ResolverTypeWrapper<Omit<Omit<TypingState, 'conversation' | 'member'> & { conversation?: Maybe<ResolversTypes['Conversation']>, member: ResolversTypes['Profile'] }, 'conversation' | 'member'>>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
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
  ViewerChange: ResolverTypeWrapper<Omit<Omit<ViewerChange, 'community' | 'conversation' | 'profile'> & { community?: Maybe<ResolversTypes['Community']>, conversation?: Maybe<ResolversTypes['Conversation']>, profile?: Maybe<ResolversTypes['Profile']> }, 'conversation' | 'profile' | 'community'>>;
  VipEarningsNotification: ResolverTypeWrapper<NotificationRecord>;
  VipRenewal: VipRenewal;
  VipRenewalNotification: ResolverTypeWrapper<NotificationRecord>;
  VipSubscription: ResolverTypeWrapper<Omit<Omit<VipSubscription, 'community'> & { community?: Maybe<ResolversTypes['Community']> }, 'community' | 'confirmation'>>;
  Wallet: ResolverTypeWrapper<WalletRecord>;
  WalletCreditedNotification: ResolverTypeWrapper<NotificationRecord>;
  WalletDebitedNotification: ResolverTypeWrapper<NotificationRecord>;
  WithdrawCommunityOfferInput: WithdrawCommunityOfferInput;
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
  AdApprovedNotification: NotificationRecord;
  AdConnection: Omit<AdConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AdEdge']> };
  AdDay: AdDay;
  AdEdge: Omit<AdEdge, 'node'> & { node: ResolversParentTypes['Ad'] };
  AdEndedNotification: NotificationRecord;
  AdInput: AdInput;
  AdPrice: AdPrice;
  AdPriceInput: AdPriceInput;
  AdPriceResult: ResolversUnionTypes<ResolversParentTypes>['AdPriceResult'];
  AdReach: AdReach;
  AdRefusedNotification: NotificationRecord;
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
  AnswerFollowRequestInput: AnswerFollowRequestInput;
  AnswerFollowRequestResult: ResolversUnionTypes<ResolversParentTypes>['AnswerFollowRequestResult'];
  AnswerFollowRequestSuccess: Omit<AnswerFollowRequestSuccess, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  AnswerMessageRequestInput: AnswerMessageRequestInput;
  AnswerMessageRequestResult: ResolversUnionTypes<ResolversParentTypes>['AnswerMessageRequestResult'];
  AnswerMessageRequestSuccess: Omit<AnswerMessageRequestSuccess, 'conversation'> & { conversation: ResolversParentTypes['Conversation'] };
  AnswerModerationAppealInput: AnswerModerationAppealInput;
  AppealAccountLockInput: AppealAccountLockInput;
  AppealModerationInput: AppealModerationInput;
  AppealModerationResult: ResolversUnionTypes<ResolversParentTypes>['AppealModerationResult'];
  AppealModerationSuccess: Omit<AppealModerationSuccess, 'notice'> & { notice: ResolversParentTypes['ModerationNotice'] };
  Boolean: Scalars['Boolean']['output'];
  BusinessAdInput: BusinessAdInput;
  CancelCommunitySubscriptionInput: CancelCommunitySubscriptionInput;
  CancelCommunitySubscriptionResult: ResolversUnionTypes<ResolversParentTypes>['CancelCommunitySubscriptionResult'];
  CancelCommunitySubscriptionSuccess: Omit<CancelCommunitySubscriptionSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  CancelPaymentInput: CancelPaymentInput;
  CancelPaymentResult: ResolversUnionTypes<ResolversParentTypes>['CancelPaymentResult'];
  CancelPaymentSuccess: CancelPaymentSuccess;
  CancelPixRenewalInput: CancelPixRenewalInput;
  CancelPixRenewalResult: ResolversUnionTypes<ResolversParentTypes>['CancelPixRenewalResult'];
  CancelPixRenewalSuccess: Omit<CancelPixRenewalSuccess, 'subscriptions'> & { subscriptions: ReadonlyArray<ResolversParentTypes['VipSubscription']> };
  CancelVipSubscriptionInput: CancelVipSubscriptionInput;
  CancelVipSubscriptionResult: ResolversUnionTypes<ResolversParentTypes>['CancelVipSubscriptionResult'];
  CancelVipSubscriptionSuccess: Omit<CancelVipSubscriptionSuccess, 'subscriptions'> & { subscriptions: ReadonlyArray<ResolversParentTypes['VipSubscription']> };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  ChangePasswordSuccess: ChangePasswordSuccess;
  ChatSettings: ChatSettings;
  ChatSettingsInput: ChatSettingsInput;
  CheckReportProtocolInput: CheckReportProtocolInput;
  CheckReportProtocolResult: ResolversUnionTypes<ResolversParentTypes>['CheckReportProtocolResult'];
  ClaimModerationCaseInput: ClaimModerationCaseInput;
  CloseCommunityInput: CloseCommunityInput;
  CloseCommunityResult: ResolversUnionTypes<ResolversParentTypes>['CloseCommunityResult'];
  CloseCommunitySuccess: CloseCommunitySuccess;
  Comment: CommentRecord;
  CommentChange: CommentChangeRecord;
  CommentConnection: Omit<CommentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CommentEdge']> };
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentReactionNotification: NotificationRecord;
  CommentReplyNotification: NotificationRecord;
  Community: CommunityRecord;
  CommunityAnswerNotification: NotificationRecord;
  CommunityConnection: Omit<CommunityConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CommunityEdge']> };
  CommunityEdge: Omit<CommunityEdge, 'node'> & { node: ResolversParentTypes['Community'] };
  CommunityInvite: CommunityInviteRecord;
  CommunityMember: CommunityMemberRecord;
  CommunityMemberConnection: Omit<CommunityMemberConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CommunityMemberEdge']> };
  CommunityMemberEdge: Omit<CommunityMemberEdge, 'node'> & { node: ResolversParentTypes['CommunityMember'] };
  CommunityOffer: CommunityOfferRecord;
  CommunityOfferNotification: NotificationRecord;
  CommunityRequestNotification: NotificationRecord;
  ConfirmAdPaymentInput: ConfirmAdPaymentInput;
  ConfirmEmailChangeInput: ConfirmEmailChangeInput;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ConfirmIdentityResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmIdentityResult'];
  ConfirmIdentitySuccess: ConfirmIdentitySuccess;
  ConfirmTopUpInput: ConfirmTopUpInput;
  ConfirmTopUpResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmTopUpResult'];
  ConfirmTopUpSuccess: Omit<ConfirmTopUpSuccess, 'wallet'> & { wallet: ResolversParentTypes['Wallet'] };
  Conversation: ConversationRecord;
  ConversationConnection: Omit<ConversationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ConversationEdge']> };
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  CreateAdIntentInput: CreateAdIntentInput;
  CreateAdIntentResult: ResolversUnionTypes<ResolversParentTypes>['CreateAdIntentResult'];
  CreateAdIntentSuccess: Omit<CreateAdIntentSuccess, 'pix'> & { pix?: Maybe<ResolversParentTypes['PixPayment']> };
  CreateCommunityInput: CreateCommunityInput;
  CreateCommunityInviteInput: CreateCommunityInviteInput;
  CreateCommunityInviteResult: ResolversUnionTypes<ResolversParentTypes>['CreateCommunityInviteResult'];
  CreateCommunityInviteSuccess: Omit<CreateCommunityInviteSuccess, 'invite'> & { invite: ResolversParentTypes['CommunityInvite'] };
  CreateCommunityResult: ResolversUnionTypes<ResolversParentTypes>['CreateCommunityResult'];
  CreateCommunitySuccess: Omit<CreateCommunitySuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  CreatePixTopUpInput: CreatePixTopUpInput;
  CreatePixTopUpResult: ResolversUnionTypes<ResolversParentTypes>['CreatePixTopUpResult'];
  CreatePixTopUpSuccess: Omit<CreatePixTopUpSuccess, 'pix'> & { pix: ResolversParentTypes['PixPayment'] };
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
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentResult: ResolversUnionTypes<ResolversParentTypes>['DeleteCommentResult'];
  DeleteCommentSuccess: DeletedComment;
  DeleteConversationForMeInput: DeleteConversationForMeInput;
  DeleteMessageForMeInput: DeleteMessageForMeInput;
  DeletePostInput: DeletePostInput;
  DeletePostResult: ResolversUnionTypes<ResolversParentTypes>['DeletePostResult'];
  DeletePostSuccess: DeletePostSuccess;
  DeviceInput: DeviceInput;
  DiscardMediaInput: DiscardMediaInput;
  DismissSuggestionInput: DismissSuggestionInput;
  DismissSuggestionResult: ResolversUnionTypes<ResolversParentTypes>['DismissSuggestionResult'];
  DismissSuggestionSuccess: Omit<Omit<DismissSuggestionSuccess, 'profile'> & { profile?: Maybe<ResolversParentTypes['Profile']> }, 'profile'>;
  Download: Download;
  EnableTwoStepInput: EnableTwoStepInput;
  EndOtherSessionsResult: ResolversUnionTypes<ResolversParentTypes>['EndOtherSessionsResult'];
  EndOtherSessionsSuccess: EndOtherSessionsSuccess;
  EndSessionInput: EndSessionInput;
  EndSessionResult: ResolversUnionTypes<ResolversParentTypes>['EndSessionResult'];
  EndSessionSuccess: EndSessionSuccess;
  FinishAdInput: FinishAdInput;
  FinishAdResult: ResolversUnionTypes<ResolversParentTypes>['FinishAdResult'];
  FinishAdSuccess: Omit<FinishAdSuccess, 'ad'> & { ad: ResolversParentTypes['Ad'] };
  FinishLogInInput: FinishLogInInput;
  FinishLogInResult: ResolversUnionTypes<ResolversParentTypes>['FinishLogInResult'];
  Float: Scalars['Float']['output'];
  FollowNotification: NotificationRecord;
  FollowRequestNotification: NotificationRecord;
  HideCommentInput: HideCommentInput;
  HideCommentResult: ResolversUnionTypes<ResolversParentTypes>['HideCommentResult'];
  HideCommentSuccess: Omit<HideCommentSuccess, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  ID: Scalars['ID']['output'];
  Image: ImageRecord;
  ImageSource: ImageSource;
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  JoinCommunityInput: JoinCommunityInput;
  JoinCommunityResult: ResolversUnionTypes<ResolversParentTypes>['JoinCommunityResult'];
  JoinCommunitySuccess: Omit<JoinCommunitySuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  LeaveCommunityInput: LeaveCommunityInput;
  LeaveCommunityResult: ResolversUnionTypes<ResolversParentTypes>['LeaveCommunityResult'];
  LeaveCommunitySuccess: Omit<LeaveCommunitySuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  ListModerationCasePicturesInput: ListModerationCasePicturesInput;
  LogInInput: LogInInput;
  LogInResult: ResolversUnionTypes<ResolversParentTypes>['LogInResult'];
  LogInSuccess: Omit<LogInSuccess, 'session'> & { session: ResolversParentTypes['Session'] };
  LogInWithPasskeyInput: LogInWithPasskeyInput;
  MailLinkInput: MailLinkInput;
  MailLinkResult: ResolversUnionTypes<ResolversParentTypes>['MailLinkResult'];
  MailLinkSuccess: MailLinkSuccess;
  MarkAllNotificationsReadInput: MarkAllNotificationsReadInput;
  MarkAllNotificationsReadResult: ResolversUnionTypes<ResolversParentTypes>['MarkAllNotificationsReadResult'];
  MarkAllNotificationsReadSuccess: Omit<MarkAllNotificationsReadSuccess, 'unreadCount'> & { unreadCount: ResolversParentTypes['UnreadNotificationCount'] };
  MarkDeliveredInput: MarkDeliveredInput;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadResult: ResolversUnionTypes<ResolversParentTypes>['MarkNotificationReadResult'];
  MarkNotificationReadSuccess: Omit<MarkNotificationReadSuccess, 'notification' | 'unreadCount'> & { notification: ResolversParentTypes['Notification'], unreadCount: ResolversParentTypes['UnreadNotificationCount'] };
  MarkReadInput: MarkReadInput;
  Media: ResolversInterfaceTypes<ResolversParentTypes>['Media'];
  MemberNotification: NotificationRecord;
  Membership: Membership;
  Message: MessageRecord;
  MessageArrival: MessageArrival;
  MessageConnection: Omit<MessageConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['MessageEdge']> };
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  MessageRequestNotification: NotificationRecord;
  ModerationAdEvidence: ModerationAdEvidence;
  ModerationAppeal: Omit<Omit<ModerationAppeal, 'case'> & { case?: Maybe<ResolversParentTypes['ModerationCase']> }, 'case'>;
  ModerationAppealConnection: Omit<ModerationAppealConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ModerationAppealEdge']> };
  ModerationAppealEdge: Omit<ModerationAppealEdge, 'node'> & { node: ResolversParentTypes['ModerationAppeal'] };
  ModerationCase: Omit<Omit<ModerationCase, 'author' | 'authorHistory' | 'claimedBy' | 'evidence'> & { author?: Maybe<ResolversParentTypes['ModerationPerson']>, authorHistory: ReadonlyArray<ResolversParentTypes['ModerationPastDecision']>, claimedBy?: Maybe<ResolversParentTypes['ModerationPerson']>, evidence: ResolversParentTypes['ModerationEvidence'] }, 'nodeId'>;
  ModerationCaseConnection: Omit<ModerationCaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ModerationCaseEdge']> };
  ModerationCaseEdge: Omit<ModerationCaseEdge, 'node'> & { node: ResolversParentTypes['ModerationCase'] };
  ModerationCaseFilter: ModerationCaseFilter;
  ModerationCaseResult: ResolversUnionTypes<ResolversParentTypes>['ModerationCaseResult'];
  ModerationCaseSuccess: Omit<ModerationCaseSuccess, 'case'> & { case: ResolversParentTypes['ModerationCase'] };
  ModerationDecision: ModerationDecision;
  ModerationEvidence: Omit<Omit<ModerationEvidence, 'ad' | 'media' | 'post'> & { ad?: Maybe<ResolversParentTypes['ModerationAdEvidence']>, media: ReadonlyArray<ResolversParentTypes['Media']>, post?: Maybe<ResolversParentTypes['Post']> }, 'post'>;
  ModerationEvidenceMessage: ModerationEvidenceMessage;
  ModerationFigures: ModerationFigures;
  ModerationLogConnection: Omit<ModerationLogConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ModerationLogEdge']> };
  ModerationLogEdge: Omit<ModerationLogEdge, 'node'> & { node: ResolversParentTypes['ModerationLogEntry'] };
  ModerationLogEntry: Omit<Omit<ModerationLogEntry, 'case'> & { case?: Maybe<ResolversParentTypes['ModerationCase']> }, 'case'>;
  ModerationLogFile: ModerationLogFile;
  ModerationNotice: Omit<ModerationNotice, 'nodeId'>;
  ModerationNoticeConnection: Omit<ModerationNoticeConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ModerationNoticeEdge']> };
  ModerationNoticeEdge: Omit<ModerationNoticeEdge, 'node'> & { node: ResolversParentTypes['ModerationNotice'] };
  ModerationNotification: NotificationRecord;
  ModerationPastDecision: Omit<Omit<ModerationPastDecision, 'case'> & { case?: Maybe<ResolversParentTypes['ModerationCase']> }, 'case'>;
  ModerationPerson: ModerationPerson;
  ModerationReasonFigures: ModerationReasonFigures;
  ModerationReport: ModerationReport;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NewSignInNotification: NotificationRecord;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notification: NotificationRecord;
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['NotificationEdge']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationPreference: NotificationPreference;
  NotificationPreferenceInput: NotificationPreferenceInput;
  OfferCommunityInput: OfferCommunityInput;
  OfferCommunityResult: ResolversUnionTypes<ResolversParentTypes>['OfferCommunityResult'];
  OfferCommunitySuccess: Omit<OfferCommunitySuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  OpenConversationInput: OpenConversationInput;
  OpenConversationResult: ResolversUnionTypes<ResolversParentTypes>['OpenConversationResult'];
  OpenConversationSuccess: Omit<OpenConversationSuccess, 'conversation'> & { conversation: ResolversParentTypes['Conversation'] };
  OpenDataExportInput: OpenDataExportInput;
  OpenDataExportResult: ResolversUnionTypes<ResolversParentTypes>['OpenDataExportResult'];
  OpenDataExportSuccess: OpenDataExportSuccess;
  OpenPaymentsTableInput: OpenPaymentsTableInput;
  OpenPaymentsTableResult: ResolversUnionTypes<ResolversParentTypes>['OpenPaymentsTableResult'];
  OpenPaymentsTableSuccess: OpenPaymentsTableSuccess;
  PageInfo: PageInfo;
  PaidCommunity: PaidCommunity;
  Passkey: PasskeyRecord;
  Payment: PaymentRecord;
  PaymentConnection: Omit<PaymentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PaymentEdge']> };
  PaymentDisputedNotification: NotificationRecord;
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentFilter: PaymentFilter;
  PaymentIntent: PaymentIntent;
  PaymentProvider: PaymentProvider;
  PaymentRefundedNotification: NotificationRecord;
  PersonalData: PersonalData;
  PixPayment: PixRecord;
  Post: PostRecord;
  PostAdInput: PostAdInput;
  PostChange: PostChange;
  PostCommentNotification: NotificationRecord;
  PostConnection: Omit<PostConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PostEdge']> };
  PostEdge: Omit<PostEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  PostLeftBehind: PostRecord;
  PostLeftBehindConnection: Omit<PostLeftBehindConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PostLeftBehindEdge']> };
  PostLeftBehindEdge: Omit<PostLeftBehindEdge, 'node'> & { node: ResolversParentTypes['PostLeftBehind'] };
  PostMediaInput: PostMediaInput;
  PostReactionNotification: NotificationRecord;
  Privacy: Omit<Privacy, 'export'> & { export?: Maybe<ResolversParentTypes['DataExport']> };
  Profile: ProfileRecord;
  ProfileAdInput: ProfileAdInput;
  ProfileConnection: Omit<ProfileConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ProfileEdge']> };
  ProfileEdge: Omit<ProfileEdge, 'node'> & { node: ResolversParentTypes['Profile'] };
  ProfileTypeState: Omit<ProfileTypeState, 'nodeId'>;
  PublishAdInput: PublishAdInput;
  PublishAdResult: ResolversUnionTypes<ResolversParentTypes>['PublishAdResult'];
  PublishAdSuccess: Omit<PublishAdSuccess, 'ad'> & { ad: ResolversParentTypes['Ad'] };
  Query: Record<PropertyKey, never>;
  Reactable: ReactableRecord;
  ReactionSummary: ReactionSummary;
  ReactionTotal: ReactionTotal;
  RecordAdClickInput: RecordAdClickInput;
  RecordAdViewsInput: RecordAdViewsInput;
  RecordPostViewsInput: RecordPostViewsInput;
  RecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['RecoveryCodesResult'];
  RecoveryCodesSuccess: Omit<RecoveryCodesSuccess, 'security'> & { security: ResolversParentTypes['AccountSecurity'] };
  RefundPaymentInput: RefundPaymentInput;
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
  RemoveFollowerInput: RemoveFollowerInput;
  RemoveFollowerResult: ResolversUnionTypes<ResolversParentTypes>['RemoveFollowerResult'];
  RemoveFollowerSuccess: Omit<RemoveFollowerSuccess, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  RemovePasskeyInput: RemovePasskeyInput;
  RemoveSavedCardResult: ResolversUnionTypes<ResolversParentTypes>['RemoveSavedCardResult'];
  RemoveSavedCardSuccess: RemoveSavedCardSuccess;
  RenamePasskeyInput: RenamePasskeyInput;
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
  RestoreModerationCaseInput: RestoreModerationCaseInput;
  ResumeCommunitySubscriptionInput: ResumeCommunitySubscriptionInput;
  ResumeCommunitySubscriptionResult: ResolversUnionTypes<ResolversParentTypes>['ResumeCommunitySubscriptionResult'];
  ResumeCommunitySubscriptionSuccess: Omit<ResumeCommunitySubscriptionSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  RevokeCommunityInviteInput: RevokeCommunityInviteInput;
  RevokeCommunityInviteResult: ResolversUnionTypes<ResolversParentTypes>['RevokeCommunityInviteResult'];
  RevokeCommunityInviteSuccess: RevokeCommunityInviteSuccess;
  SavedCard: SavedCard;
  SecondStepRequired: SecondStepRequired;
  SendEmailCodeResult: ResolversUnionTypes<ResolversParentTypes>['SendEmailCodeResult'];
  SendEmailCodeSuccess: SendEmailCodeSuccess;
  SendMessageInput: SendMessageInput;
  SendMessageResult: ResolversUnionTypes<ResolversParentTypes>['SendMessageResult'];
  SendMessageSuccess: Omit<SendMessageSuccess, 'sent'> & { sent: ResolversParentTypes['Message'] };
  Session: SessionRecord;
  SetBlockInput: SetBlockInput;
  SetBlockResult: ResolversUnionTypes<ResolversParentTypes>['SetBlockResult'];
  SetBlockSuccess: Omit<Omit<SetBlockSuccess, 'profile'> & { profile?: Maybe<ResolversParentTypes['Profile']> }, 'profile'>;
  SetCommunityRoleInput: SetCommunityRoleInput;
  SetCommunityRoleResult: ResolversUnionTypes<ResolversParentTypes>['SetCommunityRoleResult'];
  SetCommunityRoleSuccess: Omit<SetCommunityRoleSuccess, 'community'> & { community: ResolversParentTypes['Community'] };
  SetConversationMutedInput: SetConversationMutedInput;
  SetFollowInput: SetFollowInput;
  SetFollowResult: ResolversUnionTypes<ResolversParentTypes>['SetFollowResult'];
  SetFollowSuccess: Omit<SetFollowSuccess, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  SetMuteInput: SetMuteInput;
  SetMuteResult: ResolversUnionTypes<ResolversParentTypes>['SetMuteResult'];
  SetMuteSuccess: Omit<SetMuteSuccess, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  SetProfileTypeInput: SetProfileTypeInput;
  SetProfileTypeResult: ResolversUnionTypes<ResolversParentTypes>['SetProfileTypeResult'];
  SetProfileTypeSuccess: Omit<SetProfileTypeSuccess, 'state'> & { state: ResolversParentTypes['ProfileTypeState'] };
  SetReactionInput: SetReactionInput;
  SetReactionResult: ResolversUnionTypes<ResolversParentTypes>['SetReactionResult'];
  SetReactionSuccess: Omit<SetReactionSuccess, 'target'> & { target: ResolversParentTypes['Reactable'] };
  SetTypingInput: SetTypingInput;
  Sponsored: SponsoredRecord;
  StartEmailChangeInput: StartEmailChangeInput;
  StartPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['StartPasskeyResult'];
  StartPasskeySuccess: StartPasskeySuccess;
  StartTwoStepResult: ResolversUnionTypes<ResolversParentTypes>['StartTwoStepResult'];
  StartTwoStepSuccess: StartTwoStepSuccess;
  String: Scalars['String']['output'];
  SubscribeByPixInput: SubscribeByPixInput;
  SubscribeByPixResult: ResolversUnionTypes<ResolversParentTypes>['SubscribeByPixResult'];
  SubscribeByPixSuccess: Omit<SubscribeByPixSuccess, 'pix'> & { pix: ResolversParentTypes['PixPayment'] };
  SubscribeToCommunityInput: SubscribeToCommunityInput;
  SubscribeToCommunityResult: ResolversUnionTypes<ResolversParentTypes>['SubscribeToCommunityResult'];
  SubscribeToCommunitySuccess: Subscribed;
  Subscription: Record<PropertyKey, never>;
  TypingState: Omit<Omit<TypingState, 'conversation' | 'member'> & { conversation?: Maybe<ResolversParentTypes['Conversation']>, member: ResolversParentTypes['Profile'] }, 'conversation' | 'member'>;
  URL: Scalars['URL']['output'];
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
  ViewerChange: Omit<Omit<ViewerChange, 'community' | 'conversation' | 'profile'> & { community?: Maybe<ResolversParentTypes['Community']>, conversation?: Maybe<ResolversParentTypes['Conversation']>, profile?: Maybe<ResolversParentTypes['Profile']> }, 'conversation' | 'profile' | 'community'>;
  VipEarningsNotification: NotificationRecord;
  VipRenewalNotification: NotificationRecord;
  VipSubscription: Omit<Omit<VipSubscription, 'community'> & { community?: Maybe<ResolversParentTypes['Community']> }, 'community' | 'confirmation'>;
  Wallet: WalletRecord;
  WalletCreditedNotification: NotificationRecord;
  WalletDebitedNotification: NotificationRecord;
  WithdrawCommunityOfferInput: WithdrawCommunityOfferInput;
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
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['AdDay']>, ParentType, ContextType>;
  daysFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  followCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedCost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedReturned?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['HighlightType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdKind'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['ModerationNotice']>, ParentType, ContextType>;
  noticeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reactionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reserved?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  returned?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdState'], ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['GenderCategory']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdApprovedNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdApprovedNotification'] = ResolversParentTypes['AdApprovedNotification']> = {
  ad?: Resolver<Maybe<ResolversTypes['Ad']>, ParentType, ContextType>;
  adId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdConnection'] = ResolversParentTypes['AdConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AdEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdDay'] = ResolversParentTypes['AdDay']> = {
  clickCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  costCentavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  followCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reactionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdEdge'] = ResolversParentTypes['AdEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ad'], ParentType, ContextType>;
};

export type AdEndedNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdEndedNotification'] = ResolversParentTypes['AdEndedNotification']> = {
  ad?: Resolver<Maybe<ResolversTypes['Ad']>, ParentType, ContextType>;
  adId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdPrice'] = ResolversParentTypes['AdPrice']> = {
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reach?: Resolver<Maybe<ResolversTypes['AdReach']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdPriceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdPriceResult'] = ResolversParentTypes['AdPriceResult']> = {
  __resolveType: TypeResolveFn<'AdPrice' | 'Refusal', ParentType, ContextType>;
};

export type AdReachResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdReach'] = ResolversParentTypes['AdReach']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdRefusedNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdRefusedNotification'] = ResolversParentTypes['AdRefusedNotification']> = {
  ad?: Resolver<Maybe<ResolversTypes['Ad']>, ParentType, ContextType>;
  adId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
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

export type CancelPaymentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelPaymentResult'] = ResolversParentTypes['CancelPaymentResult']> = {
  __resolveType: TypeResolveFn<'CancelPaymentSuccess' | 'Refusal', ParentType, ContextType>;
};

export type CancelPaymentSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelPaymentSuccess'] = ResolversParentTypes['CancelPaymentSuccess']> = {
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelPixRenewalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelPixRenewalResult'] = ResolversParentTypes['CancelPixRenewalResult']> = {
  __resolveType: TypeResolveFn<'CancelPixRenewalSuccess' | 'Refusal', ParentType, ContextType>;
};

export type CancelPixRenewalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelPixRenewalSuccess'] = ResolversParentTypes['CancelPixRenewalSuccess']> = {
  subscriptions?: Resolver<ReadonlyArray<ResolversTypes['VipSubscription']>, ParentType, ContextType>;
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
  parent?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
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

export type CommentReactionNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentReactionNotification'] = ResolversParentTypes['CommentReactionNotification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentReplyNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentReplyNotification'] = ResolversParentTypes['CommentReplyNotification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['CommunityMemberConnection'], ParentType, ContextType, RequireFields<CommunityRequestsArgs, 'first'>>;
  rules?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommunityAnswerNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityAnswerNotification'] = ResolversParentTypes['CommunityAnswerNotification']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type CommunityKindResolvers = { PRIVATE: 'PRIVADA', VIP?: 'VIP' };

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

export type CommunityOfferNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityOfferNotification'] = ResolversParentTypes['CommunityOfferNotification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offerState?: Resolver<ResolversTypes['CommunityOfferState'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommunityOfferStateResolvers = { ACCEPTED: 'aceita', DECLINED: 'recusada', EXPIRED: 'vencida', INHERITED: 'herdada', OPEN?: 'OPEN', WITHDRAWN: 'cancelada' };

export type CommunityRequestNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityRequestNotification'] = ResolversParentTypes['CommunityRequestNotification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
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
  pix?: Resolver<Maybe<ResolversTypes['PixPayment']>, ParentType, ContextType>;
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
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
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

export type FollowNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowNotification'] = ResolversParentTypes['FollowNotification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FollowRequestNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowRequestNotification'] = ResolversParentTypes['FollowRequestNotification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GenderCategoryResolvers = { MAN: 'HOMEM', TRANS?: 'TRANS', WOMAN: 'MULHER' };

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
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

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

export type MemberNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberNotification'] = ResolversParentTypes['MemberNotification']> = {
  __resolveType: TypeResolveFn<'CommentReactionNotification' | 'CommentReplyNotification' | 'CommunityOfferNotification' | 'CommunityRequestNotification' | 'FollowNotification' | 'FollowRequestNotification' | 'MessageRequestNotification' | 'PostCommentNotification' | 'PostReactionNotification', ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  graceUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CommunityRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isBlurred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
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

export type MessageRequestNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageRequestNotification'] = ResolversParentTypes['MessageRequestNotification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModerationAdEvidenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationAdEvidence'] = ResolversParentTypes['ModerationAdEvidence']> = {
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  formattedTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['HighlightType']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdKind'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['GenderCategory']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ModerationAppealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationAppeal'] = ResolversParentTypes['ModerationAppeal']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  case?: Resolver<Maybe<ResolversTypes['ModerationCase']>, ParentType, ContextType>;
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
  pictureUrls?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
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
  case?: Resolver<Maybe<ResolversTypes['ModerationCase']>, ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
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

export type ModerationNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationNotification'] = ResolversParentTypes['ModerationNotification']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['ModerationNotice']>, ParentType, ContextType>;
  noticeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModerationPastDecisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModerationPastDecision'] = ResolversParentTypes['ModerationPastDecision']> = {
  appeal?: Resolver<Maybe<ResolversTypes['ModerationAppealStatus']>, ParentType, ContextType>;
  case?: Resolver<Maybe<ResolversTypes['ModerationCase']>, ParentType, ContextType>;
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

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptCommunityInvite?: Resolver<ResolversTypes['AcceptCommunityInviteResult'], ParentType, ContextType, RequireFields<MutationAcceptCommunityInviteArgs, 'input'>>;
  addComment?: Resolver<ResolversTypes['AddCommentResult'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  answerCommunityOffer?: Resolver<ResolversTypes['AnswerCommunityOfferResult'], ParentType, ContextType, RequireFields<MutationAnswerCommunityOfferArgs, 'input'>>;
  answerCommunityRequest?: Resolver<ResolversTypes['AnswerCommunityRequestResult'], ParentType, ContextType, RequireFields<MutationAnswerCommunityRequestArgs, 'input'>>;
  answerFollowRequest?: Resolver<ResolversTypes['AnswerFollowRequestResult'], ParentType, ContextType, RequireFields<MutationAnswerFollowRequestArgs, 'input'>>;
  answerMessageRequest?: Resolver<ResolversTypes['AnswerMessageRequestResult'], ParentType, ContextType, RequireFields<MutationAnswerMessageRequestArgs, 'input'>>;
  answerModerationAppeal?: Resolver<ResolversTypes['ModerationCaseResult'], ParentType, ContextType, RequireFields<MutationAnswerModerationAppealArgs, 'input'>>;
  appealAccountLock?: Resolver<ResolversTypes['AppealModerationResult'], ParentType, ContextType, RequireFields<MutationAppealAccountLockArgs, 'input'>>;
  appealAgeCheck?: Resolver<ResolversTypes['AgeCheckResult'], ParentType, ContextType>;
  appealModeration?: Resolver<ResolversTypes['AppealModerationResult'], ParentType, ContextType, RequireFields<MutationAppealModerationArgs, 'input'>>;
  cancelCommunitySubscription?: Resolver<ResolversTypes['CancelCommunitySubscriptionResult'], ParentType, ContextType, RequireFields<MutationCancelCommunitySubscriptionArgs, 'input'>>;
  cancelPayment?: Resolver<ResolversTypes['CancelPaymentResult'], ParentType, ContextType, RequireFields<MutationCancelPaymentArgs, 'input'>>;
  cancelPixRenewal?: Resolver<ResolversTypes['CancelPixRenewalResult'], ParentType, ContextType, RequireFields<MutationCancelPixRenewalArgs, 'input'>>;
  cancelVipSubscription?: Resolver<ResolversTypes['CancelVipSubscriptionResult'], ParentType, ContextType, RequireFields<MutationCancelVipSubscriptionArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkReportProtocol?: Resolver<ResolversTypes['CheckReportProtocolResult'], ParentType, ContextType, RequireFields<MutationCheckReportProtocolArgs, 'input'>>;
  claimModerationCase?: Resolver<ResolversTypes['ModerationCaseResult'], ParentType, ContextType, RequireFields<MutationClaimModerationCaseArgs, 'input'>>;
  closeCommunity?: Resolver<ResolversTypes['CloseCommunityResult'], ParentType, ContextType, RequireFields<MutationCloseCommunityArgs, 'input'>>;
  confirmAdPayment?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationConfirmAdPaymentArgs, 'input'>>;
  confirmBusinessAdPayment?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationConfirmBusinessAdPaymentArgs, 'input' | 'paymentIntentId'>>;
  confirmEmail?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  confirmEmailChange?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'input'>>;
  confirmIdentity?: Resolver<ResolversTypes['ConfirmIdentityResult'], ParentType, ContextType, RequireFields<MutationConfirmIdentityArgs, 'input'>>;
  confirmPostAdPayment?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationConfirmPostAdPaymentArgs, 'input' | 'paymentIntentId'>>;
  confirmProfileAdPayment?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationConfirmProfileAdPaymentArgs, 'input' | 'paymentIntentId'>>;
  confirmTopUp?: Resolver<ResolversTypes['ConfirmTopUpResult'], ParentType, ContextType, RequireFields<MutationConfirmTopUpArgs, 'input'>>;
  createAdIntent?: Resolver<ResolversTypes['CreateAdIntentResult'], ParentType, ContextType, RequireFields<MutationCreateAdIntentArgs, 'input'>>;
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
  deleteComment?: Resolver<ResolversTypes['DeleteCommentResult'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'input'>>;
  deleteConversationForMe?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationDeleteConversationForMeArgs, 'input'>>;
  deleteMessageForMe?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationDeleteMessageForMeArgs, 'input'>>;
  deletePost?: Resolver<ResolversTypes['DeletePostResult'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'input'>>;
  disableTwoStep?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType>;
  discardMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDiscardMediaArgs, 'input'>>;
  dismissSuggestion?: Resolver<ResolversTypes['DismissSuggestionResult'], ParentType, ContextType, RequireFields<MutationDismissSuggestionArgs, 'input'>>;
  disownSession?: Resolver<ResolversTypes['MailLinkResult'], ParentType, ContextType, RequireFields<MutationDisownSessionArgs, 'input'>>;
  enableTwoStep?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationEnableTwoStepArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsResult'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  finishAd?: Resolver<ResolversTypes['FinishAdResult'], ParentType, ContextType, RequireFields<MutationFinishAdArgs, 'input'>>;
  finishLogIn?: Resolver<ResolversTypes['FinishLogInResult'], ParentType, ContextType, RequireFields<MutationFinishLogInArgs, 'input'>>;
  hideComment?: Resolver<ResolversTypes['HideCommentResult'], ParentType, ContextType, RequireFields<MutationHideCommentArgs, 'input'>>;
  joinCommunity?: Resolver<ResolversTypes['JoinCommunityResult'], ParentType, ContextType, RequireFields<MutationJoinCommunityArgs, 'input'>>;
  keepAccount?: Resolver<ResolversTypes['MailLinkResult'], ParentType, ContextType, RequireFields<MutationKeepAccountArgs, 'input'>>;
  leaveCommunity?: Resolver<ResolversTypes['LeaveCommunityResult'], ParentType, ContextType, RequireFields<MutationLeaveCommunityArgs, 'input'>>;
  listModerationCasePictures?: Resolver<ResolversTypes['ModerationCaseResult'], ParentType, ContextType, RequireFields<MutationListModerationCasePicturesArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logInWithPasskey?: Resolver<ResolversTypes['FinishLogInResult'], ParentType, ContextType, RequireFields<MutationLogInWithPasskeyArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadResult'], ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'input'>>;
  markDelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationMarkDeliveredArgs, 'input'>>;
  markNotificationRead?: Resolver<ResolversTypes['MarkNotificationReadResult'], ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'input'>>;
  markRead?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationMarkReadArgs, 'input'>>;
  offerCommunity?: Resolver<ResolversTypes['OfferCommunityResult'], ParentType, ContextType, RequireFields<MutationOfferCommunityArgs, 'input'>>;
  openConversation?: Resolver<ResolversTypes['OpenConversationResult'], ParentType, ContextType, RequireFields<MutationOpenConversationArgs, 'input'>>;
  openDataExport?: Resolver<ResolversTypes['OpenDataExportResult'], ParentType, ContextType, RequireFields<MutationOpenDataExportArgs, 'input'>>;
  openPaymentsTable?: Resolver<ResolversTypes['OpenPaymentsTableResult'], ParentType, ContextType, RequireFields<MutationOpenPaymentsTableArgs, 'input'>>;
  publishAd?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationPublishAdArgs, 'input'>>;
  publishBusinessAd?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationPublishBusinessAdArgs, 'idempotencyKey' | 'input'>>;
  publishPostAd?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationPublishPostAdArgs, 'idempotencyKey' | 'input'>>;
  publishProfileAd?: Resolver<ResolversTypes['PublishAdResult'], ParentType, ContextType, RequireFields<MutationPublishProfileAdArgs, 'idempotencyKey' | 'input'>>;
  recordAdClick?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordAdClickArgs, 'input'>>;
  recordAdViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationRecordAdViewsArgs, 'input'>>;
  recordPostViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationRecordPostViewsArgs, 'input'>>;
  refundPayment?: Resolver<ResolversTypes['RefundPaymentResult'], ParentType, ContextType, RequireFields<MutationRefundPaymentArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeCommunityMember?: Resolver<ResolversTypes['RemoveCommunityMemberResult'], ParentType, ContextType, RequireFields<MutationRemoveCommunityMemberArgs, 'input'>>;
  removeFollower?: Resolver<ResolversTypes['RemoveFollowerResult'], ParentType, ContextType, RequireFields<MutationRemoveFollowerArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  removeSavedCard?: Resolver<ResolversTypes['RemoveSavedCardResult'], ParentType, ContextType>;
  renamePasskey?: Resolver<ResolversTypes['AccountSecurityResult'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<MutationReportArgs, 'input'>>;
  reportAnonymously?: Resolver<ResolversTypes['ReportAnonymouslyResult'], ParentType, ContextType, RequireFields<MutationReportAnonymouslyArgs, 'input'>>;
  requestDataExport?: Resolver<ResolversTypes['RequestDataExportResult'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreModerationCase?: Resolver<ResolversTypes['ModerationCaseResult'], ParentType, ContextType, RequireFields<MutationRestoreModerationCaseArgs, 'input'>>;
  resumeCommunitySubscription?: Resolver<ResolversTypes['ResumeCommunitySubscriptionResult'], ParentType, ContextType, RequireFields<MutationResumeCommunitySubscriptionArgs, 'input'>>;
  revokeCommunityInvite?: Resolver<ResolversTypes['RevokeCommunityInviteResult'], ParentType, ContextType, RequireFields<MutationRevokeCommunityInviteArgs, 'input'>>;
  sendEmailCode?: Resolver<ResolversTypes['SendEmailCodeResult'], ParentType, ContextType>;
  sendMessage?: Resolver<ResolversTypes['SendMessageResult'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  setBlock?: Resolver<ResolversTypes['SetBlockResult'], ParentType, ContextType, RequireFields<MutationSetBlockArgs, 'input'>>;
  setCommunityRole?: Resolver<ResolversTypes['SetCommunityRoleResult'], ParentType, ContextType, RequireFields<MutationSetCommunityRoleArgs, 'input'>>;
  setConversationMuted?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationSetConversationMutedArgs, 'input'>>;
  setFollow?: Resolver<ResolversTypes['SetFollowResult'], ParentType, ContextType, RequireFields<MutationSetFollowArgs, 'input'>>;
  setMute?: Resolver<ResolversTypes['SetMuteResult'], ParentType, ContextType, RequireFields<MutationSetMuteArgs, 'input'>>;
  setProfileType?: Resolver<ResolversTypes['SetProfileTypeResult'], ParentType, ContextType, RequireFields<MutationSetProfileTypeArgs, 'input'>>;
  setReaction?: Resolver<ResolversTypes['SetReactionResult'], ParentType, ContextType, RequireFields<MutationSetReactionArgs, 'input'>>;
  setTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetTypingArgs, 'input'>>;
  startAgeCheck?: Resolver<ResolversTypes['AgeCheckResult'], ParentType, ContextType>;
  startEmailChange?: Resolver<ResolversTypes['SendEmailCodeResult'], ParentType, ContextType, RequireFields<MutationStartEmailChangeArgs, 'input'>>;
  startPasskey?: Resolver<ResolversTypes['StartPasskeyResult'], ParentType, ContextType>;
  startPasskeyRegistration?: Resolver<ResolversTypes['StartPasskeyResult'], ParentType, ContextType>;
  startTwoStep?: Resolver<ResolversTypes['StartTwoStepResult'], ParentType, ContextType>;
  subscribeByPix?: Resolver<ResolversTypes['SubscribeByPixResult'], ParentType, ContextType, RequireFields<MutationSubscribeByPixArgs, 'input'>>;
  subscribeToCommunity?: Resolver<ResolversTypes['SubscribeToCommunityResult'], ParentType, ContextType, RequireFields<MutationSubscribeToCommunityArgs, 'input'>>;
  undoAccountDeletion?: Resolver<ResolversTypes['UndoAccountDeletionResult'], ParentType, ContextType>;
  undoEmailChange?: Resolver<ResolversTypes['MailLinkResult'], ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'input'>>;
  undoFactor?: Resolver<ResolversTypes['MailLinkResult'], ParentType, ContextType, RequireFields<MutationUndoFactorArgs, 'input'>>;
  updateChatSettings?: Resolver<ResolversTypes['ChatSettings'], ParentType, ContextType, RequireFields<MutationUpdateChatSettingsArgs, 'input'>>;
  updateCommunity?: Resolver<ResolversTypes['UpdateCommunityResult'], ParentType, ContextType, RequireFields<MutationUpdateCommunityArgs, 'input'>>;
  updateNotificationPreferences?: Resolver<ResolversTypes['UpdateNotificationPreferencesResult'], ParentType, ContextType, RequireFields<MutationUpdateNotificationPreferencesArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  uploadMedia?: Resolver<ResolversTypes['UploadMediaResult'], ParentType, ContextType, RequireFields<MutationUploadMediaArgs, 'input'>>;
  withdrawCommunityOffer?: Resolver<ResolversTypes['WithdrawCommunityOfferResult'], ParentType, ContextType, RequireFields<MutationWithdrawCommunityOfferArgs, 'input'>>;
};

export type NewSignInNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewSignInNotification'] = ResolversParentTypes['NewSignInNotification']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountSecurity' | 'AccountSession' | 'Ad' | 'AdApprovedNotification' | 'AdEndedNotification' | 'AdRefusedNotification' | 'Comment' | 'CommentReactionNotification' | 'CommentReplyNotification' | 'Community' | 'CommunityAnswerNotification' | 'CommunityInvite' | 'CommunityOfferNotification' | 'CommunityRequestNotification' | 'Conversation' | 'DataExport' | 'FollowNotification' | 'FollowRequestNotification' | 'Message' | 'MessageRequestNotification' | 'ModerationCase' | 'ModerationNotice' | 'ModerationNotification' | 'NewSignInNotification' | 'Passkey' | 'Payment' | 'PaymentDisputedNotification' | 'PaymentRefundedNotification' | 'Post' | 'PostCommentNotification' | 'PostReactionNotification' | 'Profile' | 'ProfileTypeState' | 'UnreadNotificationCount' | 'Viewer' | 'VipEarningsNotification' | 'VipRenewalNotification' | 'Wallet' | 'WalletCreditedNotification' | 'WalletDebitedNotification', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  __resolveType: TypeResolveFn<'AdApprovedNotification' | 'AdEndedNotification' | 'AdRefusedNotification' | 'CommentReactionNotification' | 'CommentReplyNotification' | 'CommunityAnswerNotification' | 'CommunityOfferNotification' | 'CommunityRequestNotification' | 'FollowNotification' | 'FollowRequestNotification' | 'MessageRequestNotification' | 'ModerationNotification' | 'NewSignInNotification' | 'PaymentDisputedNotification' | 'PaymentRefundedNotification' | 'PostCommentNotification' | 'PostReactionNotification' | 'VipEarningsNotification' | 'VipRenewalNotification' | 'WalletCreditedNotification' | 'WalletDebitedNotification', ParentType, ContextType>;
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
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  communityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  debitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pix?: Resolver<Maybe<ResolversTypes['PixPayment']>, ParentType, ContextType>;
  pixId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refundable?: Resolver<Maybe<ResolversTypes['Refundable']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  testUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentDisputedNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentDisputedNotification'] = ResolversParentTypes['PaymentDisputedNotification']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentIntentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentIntent'] = ResolversParentTypes['PaymentIntent']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishableKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type PaymentRefundedNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentRefundedNotification'] = ResolversParentTypes['PaymentRefundedNotification']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonalDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonalData'] = ResolversParentTypes['PersonalData']> = {
  birthDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['GenderCategory']>, ParentType, ContextType>;
  preferences?: Resolver<ReadonlyArray<ResolversTypes['GenderCategory']>, ParentType, ContextType>;
};

export type PixPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PixPayment'] = ResolversParentTypes['PixPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  communityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMandateActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  purchase?: Resolver<Maybe<ResolversTypes['PixPurchase']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PixPurpose'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['PixPurchaseRefusal']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PixState'], ParentType, ContextType>;
  testUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type PostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  author?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commentRevision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<PostCommentsArgs, 'first'>>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
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

export type PostCommentNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostCommentNotification'] = ResolversParentTypes['PostCommentNotification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
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

export type PostReactionNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostReactionNotification'] = ResolversParentTypes['PostReactionNotification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['Profile']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrivacyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Privacy'] = ResolversParentTypes['Privacy']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deletesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  export?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  formattedBalance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedInAds?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inAds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingVipEarnings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unusedInAds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  walletBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
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

export type ProfileTypeResolvers = { FREE?: 'FREE', PROFESSIONAL: 'PROFISSIONAL' };

export type ProfileTypeStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileTypeState'] = ResolversParentTypes['ProfileTypeState']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidCommunities?: Resolver<ReadonlyArray<ResolversTypes['PaidCommunity']>, ParentType, ContextType>;
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  renewalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runningCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vipFeePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  paymentIntent?: Resolver<Maybe<ResolversTypes['PaymentIntent']>, ParentType, ContextType, RequireFields<QueryPaymentIntentArgs, 'id'>>;
  paymentProvider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'first'>>;
  pixPayment?: Resolver<Maybe<ResolversTypes['PixPayment']>, ParentType, ContextType, RequireFields<QueryPixPaymentArgs, 'id'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>;
  postsLeftBehind?: Resolver<ResolversTypes['PostLeftBehindConnection'], ParentType, ContextType, RequireFields<QueryPostsLeftBehindArgs, 'first'>>;
  privacy?: Resolver<Maybe<ResolversTypes['Privacy']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<QueryProfileArgs, 'id'>>;
  profileTypeState?: Resolver<ResolversTypes['ProfileTypeState'], ParentType, ContextType>;
  savedCard?: Resolver<Maybe<ResolversTypes['SavedCard']>, ParentType, ContextType>;
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
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  centavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refundable'] = ResolversParentTypes['Refundable']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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

export type RegisteredProfileTypeResolvers = { PERSONAL: 'PESSOAL', PROFESSIONAL: 'PROFISSIONAL' };

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

export type RemoveSavedCardResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveSavedCardResult'] = ResolversParentTypes['RemoveSavedCardResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RemoveSavedCardSuccess', ParentType, ContextType>;
};

export type RemoveSavedCardSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveSavedCardSuccess'] = ResolversParentTypes['RemoveSavedCardSuccess']> = {
  savedCard?: Resolver<Maybe<ResolversTypes['SavedCard']>, ParentType, ContextType>;
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

export type SavedCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedCard'] = ResolversParentTypes['SavedCard']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiryYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
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
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
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
  clickUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
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
  publicKeyOptions?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
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

export type SubscribeByPixResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribeByPixResult'] = ResolversParentTypes['SubscribeByPixResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SubscribeByPixSuccess', ParentType, ContextType>;
};

export type SubscribeByPixSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribeByPixSuccess'] = ResolversParentTypes['SubscribeByPixSuccess']> = {
  pix?: Resolver<ResolversTypes['PixPayment'], ParentType, ContextType>;
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
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

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
  posterUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  thumbhash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
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
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  communityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  conversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type VipEarningsNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipEarningsNotification'] = ResolversParentTypes['VipEarningsNotification']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VipRenewalNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipRenewalNotification'] = ResolversParentTypes['VipRenewalNotification']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VipSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipSubscription'] = ResolversParentTypes['VipSubscription']> = {
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  communityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  confirmation?: Resolver<Maybe<ResolversTypes['PaymentIntent']>, ParentType, ContextType>;
  confirmationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  debitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  graceUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewal?: Resolver<ResolversTypes['VipRenewal'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceCentavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedBalance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owedCentavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pendingCentavos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletCreditedNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletCreditedNotification'] = ResolversParentTypes['WalletCreditedNotification']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletDebitedNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletDebitedNotification'] = ResolversParentTypes['WalletDebitedNotification']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  AdApprovedNotification?: AdApprovedNotificationResolvers<ContextType>;
  AdConnection?: AdConnectionResolvers<ContextType>;
  AdDay?: AdDayResolvers<ContextType>;
  AdEdge?: AdEdgeResolvers<ContextType>;
  AdEndedNotification?: AdEndedNotificationResolvers<ContextType>;
  AdPrice?: AdPriceResolvers<ContextType>;
  AdPriceResult?: AdPriceResultResolvers<ContextType>;
  AdReach?: AdReachResolvers<ContextType>;
  AdRefusedNotification?: AdRefusedNotificationResolvers<ContextType>;
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
  CancelPaymentResult?: CancelPaymentResultResolvers<ContextType>;
  CancelPaymentSuccess?: CancelPaymentSuccessResolvers<ContextType>;
  CancelPixRenewalResult?: CancelPixRenewalResultResolvers<ContextType>;
  CancelPixRenewalSuccess?: CancelPixRenewalSuccessResolvers<ContextType>;
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
  CommentReactionNotification?: CommentReactionNotificationResolvers<ContextType>;
  CommentReplyNotification?: CommentReplyNotificationResolvers<ContextType>;
  Community?: CommunityResolvers<ContextType>;
  CommunityAnswerNotification?: CommunityAnswerNotificationResolvers<ContextType>;
  CommunityConnection?: CommunityConnectionResolvers<ContextType>;
  CommunityEdge?: CommunityEdgeResolvers<ContextType>;
  CommunityInvite?: CommunityInviteResolvers<ContextType>;
  CommunityKind?: CommunityKindResolvers;
  CommunityMember?: CommunityMemberResolvers<ContextType>;
  CommunityMemberConnection?: CommunityMemberConnectionResolvers<ContextType>;
  CommunityMemberEdge?: CommunityMemberEdgeResolvers<ContextType>;
  CommunityOffer?: CommunityOfferResolvers<ContextType>;
  CommunityOfferNotification?: CommunityOfferNotificationResolvers<ContextType>;
  CommunityOfferState?: CommunityOfferStateResolvers;
  CommunityRequestNotification?: CommunityRequestNotificationResolvers<ContextType>;
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
  FollowNotification?: FollowNotificationResolvers<ContextType>;
  FollowRequestNotification?: FollowRequestNotificationResolvers<ContextType>;
  GenderCategory?: GenderCategoryResolvers;
  HideCommentResult?: HideCommentResultResolvers<ContextType>;
  HideCommentSuccess?: HideCommentSuccessResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  JSON?: GraphQLScalarType;
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
  MemberNotification?: MemberNotificationResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessageRequestNotification?: MessageRequestNotificationResolvers<ContextType>;
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
  ModerationNotification?: ModerationNotificationResolvers<ContextType>;
  ModerationPastDecision?: ModerationPastDecisionResolvers<ContextType>;
  ModerationPerson?: ModerationPersonResolvers<ContextType>;
  ModerationReasonFigures?: ModerationReasonFiguresResolvers<ContextType>;
  ModerationReport?: ModerationReportResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewSignInNotification?: NewSignInNotificationResolvers<ContextType>;
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
  PaymentDisputedNotification?: PaymentDisputedNotificationResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentIntent?: PaymentIntentResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentRefundedNotification?: PaymentRefundedNotificationResolvers<ContextType>;
  PersonalData?: PersonalDataResolvers<ContextType>;
  PixPayment?: PixPaymentResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostChange?: PostChangeResolvers<ContextType>;
  PostCommentNotification?: PostCommentNotificationResolvers<ContextType>;
  PostConnection?: PostConnectionResolvers<ContextType>;
  PostEdge?: PostEdgeResolvers<ContextType>;
  PostLeftBehind?: PostLeftBehindResolvers<ContextType>;
  PostLeftBehindConnection?: PostLeftBehindConnectionResolvers<ContextType>;
  PostLeftBehindEdge?: PostLeftBehindEdgeResolvers<ContextType>;
  PostReactionNotification?: PostReactionNotificationResolvers<ContextType>;
  Privacy?: PrivacyResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileConnection?: ProfileConnectionResolvers<ContextType>;
  ProfileEdge?: ProfileEdgeResolvers<ContextType>;
  ProfileType?: ProfileTypeResolvers;
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
  RegisteredProfileType?: RegisteredProfileTypeResolvers;
  RemoveCommunityMemberResult?: RemoveCommunityMemberResultResolvers<ContextType>;
  RemoveCommunityMemberSuccess?: RemoveCommunityMemberSuccessResolvers<ContextType>;
  RemoveFollowerResult?: RemoveFollowerResultResolvers<ContextType>;
  RemoveFollowerSuccess?: RemoveFollowerSuccessResolvers<ContextType>;
  RemoveSavedCardResult?: RemoveSavedCardResultResolvers<ContextType>;
  RemoveSavedCardSuccess?: RemoveSavedCardSuccessResolvers<ContextType>;
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
  SavedCard?: SavedCardResolvers<ContextType>;
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
  SubscribeByPixResult?: SubscribeByPixResultResolvers<ContextType>;
  SubscribeByPixSuccess?: SubscribeByPixSuccessResolvers<ContextType>;
  SubscribeToCommunityResult?: SubscribeToCommunityResultResolvers<ContextType>;
  SubscribeToCommunitySuccess?: SubscribeToCommunitySuccessResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TypingState?: TypingStateResolvers<ContextType>;
  URL?: GraphQLScalarType;
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
  VipEarningsNotification?: VipEarningsNotificationResolvers<ContextType>;
  VipRenewalNotification?: VipRenewalNotificationResolvers<ContextType>;
  VipSubscription?: VipSubscriptionResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletCreditedNotification?: WalletCreditedNotificationResolvers<ContextType>;
  WalletDebitedNotification?: WalletDebitedNotificationResolvers<ContextType>;
  WithdrawCommunityOfferResult?: WithdrawCommunityOfferResultResolvers<ContextType>;
  WithdrawCommunityOfferSuccess?: WithdrawCommunityOfferSuccessResolvers<ContextType>;
};

