export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  Upload: { input: File; output: File; }
};

/** An invite to accept. For a member it changes nothing and does not count as a use. */
export type AcceptCommunityInviteInput = {
  /** The community in the link. */
  communityId: Scalars['ID']['input'];
  /** At most 200 characters. */
  token: Scalars['String']['input'];
};

/** The object that an ad promotes. */
export type AdKind =
  /** Pictures and a title with a link, shown in the feed. */
  | 'BUSINESS'
  /** A boost: a public post of the member, shown in the feed. */
  | 'POST'
  /** A highlight of the member's own profile. */
  | 'PROFILE';

/** A place that shows ads to other members. */
export type AdPlacement =
  /** A place for highlights of DISCOVER or BOTH. */
  | 'DISCOVER'
  /** The feed: business ads, boosts and highlights of FEED or BOTH, each at most three times per member and day. */
  | 'FEED'
  /** A place for highlights of DISCOVER or BOTH. */
  | 'SUGGESTIONS';

/** The values that decide an ad's price. */
export type AdPriceInput = {
  /** The last day in São Paulo, inclusive; 1 to 90 days in all. */
  endDate: Scalars['Date']['input'];
  /** Set for a PROFILE ad only. */
  highlight?: InputMaybe<HighlightType>;
  /** The kind; PROFILE needs a `highlight`. */
  kind: AdKind;
  /** The first day in São Paulo, today or later. */
  startDate: Scalars['Date']['input'];
  /** The audience, only for `AdPrice.reach`. It does not change the price. */
  targets?: InputMaybe<Array<GenderCategory>>;
};

/** The state of an ad. */
export type AdState =
  /** The ad is approved and runs from its first to its last day. */
  | 'ACTIVE'
  /** The ad's last day is over, or its owner, the end of the account or a moderator ended it. */
  | 'FINISHED'
  /** The ad is paid and waits for approval. */
  | 'IN_REVIEW'
  /** A moderator refused the ad (full refund) or stopped it (refund of the days not begun). */
  | 'REFUSED';

/** A comment, or a reply if it has a `parentId`. */
export type AddCommentInput = {
  /** A UUID from the client. Repeating the key returns the same comment and stores no second one. */
  idempotencyKey: Scalars['ID']['input'];
  /** The comment to reply to. A reply to a reply joins the thread of its top-level comment. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The post of the comment or reply. */
  postId: Scalars['ID']['input'];
  /** Plain text, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** The new passkey and its name. */
export type AddPasskeyInput = {
  /** The name in the list, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The browser's WebAuthn response, as JSON. */
  response: Scalars['String']['input'];
};

/** The method of an age check. */
export type AgeMethod =
  /** A card. */
  | 'CARD'
  /** An identity document. */
  | 'DOCUMENT'
  /** An age estimate from the face. */
  | 'FACE'
  /** A moderator's decision; a check at the provider cannot change it. */
  | 'MODERATION'
  /** Another method of the provider. */
  | 'OTHER';

/** The state of a member's age check. */
export type AgeState =
  /** The verification has expired, or the check took too long. */
  | 'EXPIRED'
  /** A check is under way. */
  | 'PENDING'
  /** The check found the member younger than 18 or did not recognise them. */
  | 'REJECTED'
  /** The member has never started a check. */
  | 'UNVERIFIED'
  /** The member is verified as 18 or older until `expiresAt`. */
  | 'VERIFIED';

/** An answer to an offer. Repeating the same answer changes nothing. */
export type AnswerCommunityOfferInput = {
  /** True accepts, false refuses. The owner is notified. */
  accept: Scalars['Boolean']['input'];
  /** A community offered to the viewer. Accepting any other fails with NOT_FOUND. */
  communityId: Scalars['ID']['input'];
};

/** An answer to a request to join. */
export type AnswerCommunityRequestInput = {
  /** True approves, false refuses. The member is notified without the name of the moderator, and may ask again. */
  approve: Scalars['Boolean']['input'];
  /** A community that the viewer owns or moderates. */
  communityId: Scalars['ID']['input'];
  /** The member that requested to join. A withdrawn request fails with NOT_FOUND. */
  userId: Scalars['ID']['input'];
};

/** An appeal and its final answer. */
export type AnswerModerationAppealInput = {
  /** The id of an entry of `moderationAppeals`. */
  id: Scalars['ID']['input'];
  /** True undoes the decision. */
  restore: Scalars['Boolean']['input'];
  /** The text to the author, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** An appeal against a decision that suspends or bans the account. */
export type AppealAccountLockInput = {
  /** `AccountLocked.access`; CHALLENGE_OVER once it has expired. */
  access: Scalars['String']['input'];
  /** The decision to appeal, by default the one that lasts longest. An undone decision answers CHALLENGE_OVER. */
  noticeId?: InputMaybe<Scalars['ID']['input']>;
  /** The reason for the appeal, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** An appeal against a decision that concerns the viewer. */
export type AppealModerationInput = {
  /** The id of an entry of `moderationNotices`. Another member's decision fails with NOT_FOUND. */
  noticeId: Scalars['ID']['input'];
  /** The reason for the appeal, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** A business ad. It is shown in the feed after its approval. */
export type BusinessAdInput = {
  /** The last day in São Paulo, inclusive, not before the first. */
  endDate: Scalars['Date']['input'];
  /** Ids of images from `uploadMedia` in display order, at most 10. */
  imageIds: Array<Scalars['ID']['input']>;
  /** http or https. */
  link: Scalars['String']['input'];
  /** The first day in São Paulo, today or later. An ad runs 1 to 90 days. */
  startDate: Scalars['Date']['input'];
  /** The list needs at least one category. */
  targets: Array<GenderCategory>;
  /** 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** The settings to change. An absent or null value does not change. */
export type ChatSettingsInput = {
  /** As `ChatSettings.showsReading`. */
  showsReading?: InputMaybe<Scalars['Boolean']['input']>;
  /** As `ChatSettings.showsTyping`. */
  showsTyping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The protocol number and the secret of a report. */
export type CheckReportProtocolInput = {
  /** The protocol number. Letter case is ignored. */
  protocol: Scalars['String']['input'];
  /** The secret, which was shown once with the protocol number. */
  secret: Scalars['String']['input'];
};

/** The way to join a community. It never changes. */
export type CommunityKind =
  /** A private community: members join by a request that is approved, or by an invite. */
  | 'PRIVADA'
  /** A community with a monthly price. */
  | 'VIP';

/** The rights of a member in a community. */
export type CommunityRole =
  /** An ordinary member. They read and publish posts. */
  | 'MEMBER'
  /** A member chosen by the owner to answer requests, manage invites and remove members. */
  | 'MODERATOR'
  /** The single owner. They edit, close and transfer the community, set roles and earn from VIP months. */
  | 'OWNER';

/** The proof of identity: exactly one of these fields. */
export type ConfirmIdentityInput = {
  /** Six digits of the app, or a recovery code. Each code works once. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's WebAuthn response, as JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** The password. It is accepted only if the account has no second factor. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A new community, owned by the viewer. */
export type CreateCommunityInput = {
  /** Plain text, at most 1,000 characters. */
  description?: Scalars['String']['input'];
  /** A UUID from the client. Repeating the key returns the same community and creates no second one. */
  idempotencyKey: Scalars['ID']['input'];
  /** The kind. It cannot be changed later. */
  kind: CommunityKind;
  /** 3 to 80 characters. */
  name: Scalars['String']['input'];
  /** An image from `uploadMedia`. */
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** The monthly price in centavos, 100 to 100,000; only for a VIP community. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text for members of the community, at most 3,000 characters. */
  rules?: Scalars['String']['input'];
};

/** A new invite. At most twenty are valid at a time. */
export type CreateCommunityInviteInput = {
  /** A private community that the viewer owns or moderates. */
  communityId: Scalars['ID']['input'];
  /** The validity in days, 1 to 30; null means until it is revoked. */
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** An amount and an idempotency key. */
export type CreatePixTopUpInput = {
  /** The amount in centavos, 500 to 500,000. */
  centavos: Scalars['Int']['input'];
  /** A UUID from the client, as in `CreateTopUpIntentInput`. The key of a card payment is refused. */
  idempotencyKey: Scalars['ID']['input'];
};

/** A post with text, media or both (EMPTY_POST). */
export type CreatePostInput = {
  /** A community of the viewer; without it the post appears on their profile. */
  communityId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID from the client. Repeating the key returns the same post and publishes no second one. */
  idempotencyKey: Scalars['ID']['input'];
  /** The files in display order, at most 10. */
  media?: Array<PostMediaInput>;
  /** Plain text, at most 5,000 characters. */
  text?: Scalars['String']['input'];
};

/** An amount and an idempotency key. */
export type CreateTopUpIntentInput = {
  /** The amount in centavos, 500 to 500,000. */
  centavos: Scalars['Int']['input'];
  /** A UUID from the client. Repeating the key returns the same payment and starts no second one. */
  idempotencyKey: Scalars['ID']['input'];
};

/** The state of a data export. */
export type DataExportState =
  /** The export failed. The viewer can request another. */
  | 'FAILED'
  /** The export waits in the queue. */
  | 'PENDING'
  /** The export can be downloaded until `expiresAt`. */
  | 'READY'
  /** The export is being made; `done` grows. */
  | 'RUNNING';

/** One decision for all cases. If one case cannot be decided, none is. */
export type DecideModerationCasesInput = {
  /** Not RESTORE. */
  decision: ModerationDecisionKind;
  /** The ids of 1 to 50 open cases. */
  ids: Array<Scalars['ID']['input']>;
  /** The reason that the author sees; it may differ from the reports'. */
  reason: ReportReason;
  /** The text to the author, at most 2,000 characters; required if an ad is taken down. */
  text?: Scalars['String']['input'];
  /** The end of a suspension; null for other decisions. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The consent to lose money. It is required if the wallet or ads hold any. */
export type DeleteAccountInput = {
  /** True if the member gives up the wallet's balance and the money that comes back from ads. */
  acceptsBalance?: Scalars['Boolean']['input'];
};

/** A browser's description of itself at sign-in. */
export type DeviceInput = {
  /** 32 random bytes in base64url, which the browser stores. They identify the device at the next sign-in. */
  secret?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A second-step code. After five tries or five minutes the answer is CHALLENGE_OVER. */
export type FinishLogInInput = {
  /** Of `SecondStepRequired`. */
  challenge: Scalars['String']['input'];
  /** Six digits of the app, or a recovery code without regard to case and dashes. Each code works once. */
  code: Scalars['String']['input'];
  /** Describes the device of `logIn` again, so that the server remembers it. */
  device?: InputMaybe<DeviceInput>;
};

/** The viewer's follow of a member. */
export type FollowState =
  /** The viewer follows the member and sees their private posts. */
  | 'FOLLOWING'
  /** The viewer neither follows nor has asked to. */
  | 'NONE'
  /** The viewer's follow request waits for an answer. */
  | 'REQUESTED';

/** A gender category of members, of preferred authors and of the audience of an ad. */
export type GenderCategory =
  /** Men. */
  | 'HOMEM'
  /** Women. */
  | 'MULHER'
  /** Trans people. */
  | 'TRANS';

/** The places in which a highlight shows a profile. */
export type HighlightType =
  /** The highlight appears in Discover, among suggestions and in the feed. */
  | 'BOTH'
  /** The highlight appears at the top of Discover and among suggestions. */
  | 'DISCOVER'
  /** The highlight appears as a card in the feed. */
  | 'FEED';

/** Credentials. Ten wrong passwords of an account within 15 minutes, or 100 in a day, answer TOO_MANY_TRIES. */
export type LogInInput = {
  /** Without it the sign-in counts as one from an unknown device. */
  device?: InputMaybe<DeviceInput>;
  /** Surrounding spaces and letter case are ignored. */
  email: Scalars['String']['input'];
  /** True cancels the pending deletion of the account. */
  keepAccount?: Scalars['Boolean']['input'];
  /** The password exactly as it was set, spaces included. */
  password: Scalars['String']['input'];
};

/** A passkey of this site. The response identifies the account. */
export type LogInWithPasskeyInput = {
  /** Without it the sign-in counts as one from an unknown device. */
  device?: InputMaybe<DeviceInput>;
  /** The browser's WebAuthn response, as JSON. */
  response: Scalars['String']['input'];
};

/** The last notification that the viewer has seen. */
export type MarkAllNotificationsReadInput = {
  /** The highest `sequence` on the screen: later notifications stay unread. */
  upTo: Scalars['Int']['input'];
};

/** The state of a membership. */
export type MembershipStatus =
  /** The viewer is a member. The next VIP month is charged automatically. */
  | 'ACTIVE'
  /** The membership is cancelled and ends with the paid month. */
  | 'CANCELS_AT_END'
  /** Outside again. */
  | 'EXPIRED'
  /** The month is unpaid. The grace period lasts seven days. */
  | 'PAST_DUE'
  /** The request to join waits for an answer. */
  | 'PENDING';

/** The last message of a conversation that reached a device. */
export type MessageArrival = {
  /** A conversation of the viewer. */
  conversationId: Scalars['ID']['input'];
  /** The `seq` of the last message that has arrived. */
  seq: Scalars['Int']['input'];
};

/** A member's answer to a request. */
export type MessageRequestAnswer =
  /** Moves the request to the conversations and shows its pictures. */
  | 'ACCEPT'
  /** Removes the request from the list and marks it as read. The sender is not notified. */
  | 'REFUSE'
  /** Refuses the request and blocks the sender. */
  | 'REFUSE_AND_BLOCK';

/** The state of the other member's first message as a request. */
export type MessageRequestState =
  /** The viewer accepted the request or replied. */
  | 'ACCEPTED'
  /** No request was needed: the viewer followed them or wrote first. */
  | 'NONE'
  /** The request waits in `messageRequests`. The sender sees neither reading nor delivery. */
  | 'PENDING'
  /** The viewer refused the request. It is in no list, and the sender is not notified. */
  | 'REFUSED';

/** The state of an appeal. */
export type ModerationAppealStatus =
  /** The decision was undone. */
  | 'GRANTED'
  /** The appeal has no answer yet. */
  | 'OPEN'
  /** The decision stands. */
  | 'UPHELD';

/** A filter whose absent fields match everything. */
export type ModerationCaseFilter = {
  /** True matches decided cases, false open ones. */
  isDecided?: Scalars['Boolean']['input'];
  /** True matches cases assigned to the viewer. */
  mine?: Scalars['Boolean']['input'];
  /** The origin of a case. */
  origin?: InputMaybe<ModerationOrigin>;
  /** The gravest reported reason. */
  reason?: InputMaybe<ReportReason>;
  /** The kind of the object. */
  target?: InputMaybe<ReportTarget>;
};

/** A decision of a case. */
export type ModerationDecisionKind =
  /** The object is taken down and its author banned for good. */
  | 'BAN'
  /** Nothing happens to the object. In a review before publication, the object is published. */
  | 'DISMISS'
  /** The previous decision is undone, by `restoreModerationCase` or a granted appeal. */
  | 'RESTORE'
  /** The object is taken down and its author suspended, for a year at most. */
  | 'SUSPEND'
  /** The object is hidden. In a review before publication, it is not published. */
  | 'TAKE_DOWN'
  /** The author is warned and the object stays. */
  | 'WARN';

/** The format of an exported log. */
export type ModerationLogFormat =
  /** CSV with a header line. Cells are escaped so that no program reads them as formulas. */
  | 'CSV'
  /** One JSON object per line. */
  | 'JSON_LINES';

/** The origin of a case. */
export type ModerationOrigin =
  /** A file of the object is on the hash list. */
  | 'HASH'
  /** A report opened the case. */
  | 'REPORT'
  /** The object waits for the review before publication. */
  | 'REVIEW';

/** The kind of an event. Each can be turned off except WALLET_DEBITED and the last three. */
export type NotificationKind =
  /** An ad of the viewer was approved. */
  | 'AD_APPROVED'
  /** An ad's last day is over, or it ended with a suspension or ban of the account. */
  | 'AD_ENDED'
  /** An ad of the viewer was refused and refunded. */
  | 'AD_REFUSED'
  /** A member commented on a post of the viewer. */
  | 'COMMENT'
  /** A member reacted to a comment of the viewer. */
  | 'COMMENT_REACTION'
  /** A request of the viewer to join was answered; `detail` is aprovado or recusado. */
  | 'COMMUNITY_ANSWER'
  /**
   * A community is offered to the viewer, or an offer ended: `detail` is aceita, recusada, cancelada or vencida, or
   * herdada if the viewer inherits it from an erased owner.
   */
  | 'COMMUNITY_OFFER'
  /** Members asked to join a community that the viewer runs. The notification disappears when they are answered. */
  | 'COMMUNITY_REQUEST'
  /** A member followed the viewer's public profile. */
  | 'FOLLOW'
  /** A member asked to follow the viewer's private profile. The notification disappears when the viewer answers. */
  | 'FOLLOW_REQUEST'
  /** A member whom the viewer does not follow sent a first message. */
  | 'MESSAGE_REQUEST'
  /** A moderator decided about the viewer's content or a report of the viewer. */
  | 'MODERATION'
  /** A new device signed in to the account. */
  | 'NEW_SIGN_IN'
  /** The card's owner disputes a payment, or the dispute has ended. */
  | 'PAYMENT_DISPUTED'
  /** A card payment was refunded, or the card rejected the refund. */
  | 'PAYMENT_REFUNDED'
  /** A member reacted to a post of the viewer. */
  | 'REACTION'
  /** A member replied to a comment of the viewer. */
  | 'REPLY'
  /** A VIP month was paid or could not be paid, or the membership has expired. */
  | 'VIP_RENEWAL'
  /** Money came into the wallet by a payment, a refund or VIP months (once per day and community). */
  | 'WALLET_CREDITED'
  /** VIP months that the viewer had earned were refunded. It cannot be turned off. */
  | 'WALLET_DEBITED';

/** A kind, and true to turn it on. */
export type NotificationPreferenceInput = {
  /** False turns the kind off. Earlier notifications stay. */
  enabled: Scalars['Boolean']['input'];
  /** A kind of `notificationPreferences`. Any other makes the whole input INVALID_INPUT. */
  kind: NotificationKind;
};

/** A community and its next owner. */
export type OfferCommunityInput = {
  /** A community that the viewer owns. */
  communityId: Scalars['ID']['input'];
  /** One of `members` whose `mayOwn` is true. */
  userId: Scalars['ID']['input'];
};

/** A filter whose absent fields match everything. */
export type PaymentFilter = {
  /** The first day in São Paulo, inclusive. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The kind; OTHER cannot be used as a filter. */
  kind?: InputMaybe<PaymentKind>;
  /** The state. */
  state?: InputMaybe<PaymentState>;
  /** The last day in São Paulo, inclusive, not before `from`. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The reason for a movement. */
export type PaymentKind =
  /** The price of a business ad. */
  | 'AD'
  /** The price of a boosted post. */
  | 'BOOST'
  /** A disputed card payment, or the end of a dispute. */
  | 'DISPUTE'
  /** The price of a highlight of the profile. */
  | 'HIGHLIGHT'
  /** A kind that this gateway does not know yet. */
  | 'OTHER'
  /** A refund of a payment (or one that the card or bank rejected), or of the unused part of an ad or VIP month. */
  | 'REFUND'
  /** Money held for a payment that is available again. */
  | 'RELEASE'
  /** A payment by card or Pix. Its purchase is a separate movement out of the wallet. */
  | 'TOP_UP'
  /** A VIP month that the viewer paid. */
  | 'VIP'
  /** A VIP month that the viewer earned. */
  | 'VIP_EARNING';

/** The payment method. */
export type PaymentMethod =
  /** A payment by card. */
  | 'CARD'
  /** As `PaymentKind.OTHER`. */
  | 'OTHER'
  /** A payment by Pix. */
  | 'PIX';

/** The state of a payment. */
export type PaymentState =
  /** The payment was refused or abandoned. */
  | 'FAILED'
  /** As `PaymentKind.OTHER`. */
  | 'OTHER'
  /** The payment has started and is not finished. */
  | 'PENDING'
  /** The payment has changed the balance. */
  | 'SUCCEEDED';

/** A list of members related to the viewer. */
export type PeopleList =
  /** Members that the viewer has blocked. */
  | 'BLOCKED'
  /** Followers of the viewer. */
  | 'FOLLOWERS'
  /** Members that the viewer follows, without requests. */
  | 'FOLLOWING';

/** The state of a payment by Pix. */
export type PixState =
  /** The code was not paid in time. The viewer can start a new payment. */
  | 'EXPIRED'
  /** As `PaymentKind.OTHER`. */
  | 'OTHER'
  /** The money is in the wallet. */
  | 'PAID'
  /** The code can be paid. */
  | 'WAITING';

/** A boost: a public post of the viewer, shown in other members' feeds. */
export type PostAdInput = {
  /** The last day in São Paulo, inclusive, not before the first. */
  endDate: Scalars['Date']['input'];
  /** A post of the viewer. A post that they cannot see fails with NOT_FOUND. */
  postId: Scalars['ID']['input'];
  /** The total that the viewer saw before paying. */
  priceCentavos: Scalars['Int']['input'];
  /** The first day in São Paulo, today or later. An ad runs 1 to 90 days. */
  startDate: Scalars['Date']['input'];
  /** The list needs at least one category. */
  targets: Array<GenderCategory>;
};

/** A stored file of a post. */
export type PostMediaInput = {
  /** A description of the picture, at most 1,000 characters. */
  alt?: Scalars['String']['input'];
  /** From `uploadMedia`. */
  id: Scalars['ID']['input'];
};

/** A highlight of the viewer's own profile. */
export type ProfileAdInput = {
  /** The last day in São Paulo, inclusive, not before the first. */
  endDate: Scalars['Date']['input'];
  /** The placement. It decides the price. */
  highlight: HighlightType;
  /** The first day in São Paulo, today or later. An ad runs 1 to 90 days. */
  startDate: Scalars['Date']['input'];
  /** The list needs at least one category. */
  targets: Array<GenderCategory>;
};

/** The type of a profile. It decides if the member may own communities. */
export type ProfileType =
  /** A member that cannot create or receive communities. Owned communities stay but accept no new subscriptions. */
  | 'FREE'
  /** A member that may create communities, sell VIP months and receive the ownership of a community. */
  | 'PROFISSIONAL';

/** The kind of a reaction; there is one. */
export type ReactionType =
  /** The flame. */
  | 'FIRE';

/** Seeing a post twice on one day counts once. */
export type RecordPostViewsInput = {
  /** `anon_` and a UUID. Visitors need it; for members it is ignored. */
  anonymousId?: InputMaybe<Scalars['String']['input']>;
  /** The viewed posts. More than 50 fail with BAD_USER_INPUT; a repeated id counts once. */
  postIds: Array<Scalars['ID']['input']>;
};

/** The reason for a refusal. */
export type RefusalCode =
  /** The account is about to be deleted; `keepAccount` keeps it. */
  | 'ACCOUNT_LEAVING'
  /** The file starts like an image or a video but cannot be read to its end. */
  | 'BROKEN_FILE'
  /** The challenge or link has expired or was used. */
  | 'CHALLENGE_OVER'
  /** A second factor needs a confirmed e-mail address. */
  | 'EMAIL_NOT_CONFIRMED'
  /** A post needs text or media. */
  | 'EMPTY_POST'
  /** An image of 80 MB or more, or a video of 2 GiB or more. */
  | 'FILE_TOO_LARGE'
  /** The viewer cannot become FREE while one of their communities has paying members. */
  | 'HAS_SUBSCRIBERS'
  /** The wallet does not hold enough money. */
  | 'INSUFFICIENT_BALANCE'
  /** The code is wrong, used, or expired. */
  | 'INVALID_CODE'
  /** The e-mail address or the password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** A value is missing, malformed or too long; `field` names it. */
  | 'INVALID_INPUT'
  /** The invite was revoked, has expired, or does not exist. */
  | 'INVALID_INVITE'
  /** The passkey is not of this site or not of this account. */
  | 'INVALID_PASSKEY'
  /** The code is wrong, used, or too old. */
  | 'INVALID_RESET_CODE'
  /** The viewer may see the object but may not do this. */
  | 'NOT_ALLOWED'
  /** The payment was spent, is too old for a refund, or was already refunded. */
  | 'NOT_REFUNDABLE'
  /** Ownership cannot be set directly: `offerCommunity` offers the community to a member, and they accept it. */
  | 'OFFER_NEEDED'
  /** The community is already offered to another member, and they have not answered yet. */
  | 'OFFER_PENDING'
  /** An owner has to transfer or close the community before leaving it. */
  | 'OWNER_CANNOT_LEAVE'
  /**
   * The card payment succeeded, but the purchase is no longer possible, so the money is in the wallet. The message says
   * why.
   */
  | 'PAID_INTO_WALLET'
  /** The card was not charged. */
  | 'PAYMENT_FAILED'
  /** The provider has not decided yet. A payment that succeeds later is credited to the wallet automatically. */
  | 'PAYMENT_PENDING'
  /** The community is VIP and needs a paid month. */
  | 'PAYMENT_REQUIRED'
  /** The price has changed since the viewer saw it. */
  | 'PRICE_CHANGED'
  /** The card rejected the refund, so the money stays in the wallet. */
  | 'REFUND_REFUSED'
  /** The platform refused a sign-up; the message says why. */
  | 'REGISTRATION_REFUSED'
  /** The viewer has to confirm their identity (`confirmIdentity`) and repeat the request. */
  | 'STEP_UP_REQUIRED'
  /** The post has more than 10 files, or the member has over 20 GiB of unpublished files. */
  | 'TOO_MANY_FILES'
  /** The image has more than 50 megapixels. */
  | 'TOO_MANY_PIXELS'
  /**
   * There were too many wrong passwords or codes, or a new code was requested too soon. The message gives the waiting
   * time.
   */
  | 'TOO_MANY_TRIES'
  /** The person is younger than 18 by the date in São Paulo. */
  | 'UNDERAGE'
  /** The file is no supported image or video, judged by its content. */
  | 'UNSUPPORTED_FILE'
  /** A video of 5 minutes or more. */
  | 'VIDEO_TOO_LONG'
  /** The password is shorter than 8 or longer than 256 characters, or very common. */
  | 'WEAK_PASSWORD';

/** The data of a new account. The server mails a code that confirms the address. */
export type RegisterInput = {
  /** The member has to be 18 to 120 years old by the date in São Paulo (UNDERAGE). It cannot be changed later. */
  birthDate: Scalars['Date']['input'];
  /** The server remembers this device. */
  device?: InputMaybe<DeviceInput>;
  /** At most 254 characters. If a confirmed account has the address, the server creates another account and mails a notice. */
  email: Scalars['String']['input'];
  /** 1 to 80 characters; need not be unique. */
  name: Scalars['String']['input'];
  /** If absent, the server derives one from the name. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 256 characters, and not a very common password (WEAK_PASSWORD). */
  password: Scalars['String']['input'];
  /** Empty: everybody. */
  preferences?: Array<GenderCategory>;
  /** PESSOAL creates a FREE profile. */
  profileType?: RegisteredProfileType;
};

/** The profile types that the sign-up form offers. */
export type RegisteredProfileType =
  /** Creates a FREE profile. */
  | 'PESSOAL'
  /** Creates a PROFISSIONAL profile. */
  | 'PROFISSIONAL';

/**
 * A member to remove. No invite works for them again, and they cannot pay VIP months; they may request to join a private
 * community.
 */
export type RemoveCommunityMemberInput = {
  /** A community that the viewer owns or moderates. */
  communityId: Scalars['ID']['input'];
  /** A member of the community. Any other id fails with NOT_FOUND. */
  userId: Scalars['ID']['input'];
};

/** A report by a person without an account. */
export type ReportAnonymouslyInput = {
  /** A contact of at most 254 characters. An e-mail address gets a mail with the decision. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** A URL of this site, or a description of the place; at most 500 characters. */
  link: Scalars['String']['input'];
  /** The reason. It sets the deadline. */
  reason: ReportReason;
  /** The complaint, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** A report. Repeating the same report adds nothing to the case. */
export type ReportInput = {
  /** The reason. The gravest reason of a case sets its deadline. */
  reason: ReportReason;
  /** The kind of the object. OTHER is INVALID_INPUT. */
  target: ReportTarget;
  /** An object that the viewer may see, or that a member whom they blocked published. */
  targetId: Scalars['ID']['input'];
  /** An explanation of at most 2,000 characters; optional. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of a decided report. */
export type ReportProtocolOutcome =
  /** The object was already removed by its author or by another decision. */
  | 'GONE'
  /** The reported object is still shown. */
  | 'KEPT'
  /** The reported object was not found. */
  | 'NOT_FOUND'
  /** The reported object was taken down. */
  | 'REMOVED';

/** The state of a report. */
export type ReportProtocolStatus =
  /** The report is decided. */
  | 'DECIDED'
  /** A moderator works on the report. */
  | 'IN_REVIEW'
  /** The report waits for a moderator. */
  | 'RECEIVED';

/** Reasons in order of gravity. The first two have a deadline of two hours, the others of seven business days. */
export type ReportReason =
  /** A scam, fraud, or a forbidden sale. */
  | 'FRAUD'
  /** Harassment or stalking. */
  | 'HARASSMENT'
  /** Hate speech. */
  | 'HATE'
  /** A profile that imitates another person. */
  | 'IMPERSONATION'
  /** An intimate picture published without consent. */
  | 'INTIMATE_WITHOUT_CONSENT'
  /** Another reason, given in the report's text. */
  | 'OTHER'
  /** Suicide or self-harm. */
  | 'SELF_HARM'
  /** Unwanted advertising or repetition. */
  | 'SPAM'
  /** A person younger than 18 is involved. */
  | 'UNDERAGE'
  /** Violence or a threat. */
  | 'VIOLENCE';

/** The kind of an object that can be reported. */
export type ReportTarget =
  /** A business ad or a highlight. */
  | 'AD'
  /** A comment or a reply. */
  | 'COMMENT'
  /** A community with name, picture, description and rules. */
  | 'COMMUNITY'
  /** A message, reported by its recipient. Moderators also see the four messages before it. */
  | 'MESSAGE'
  /** An anonymous report whose link matches no object of this site. */
  | 'OTHER'
  /** A post with its text and media. */
  | 'POST'
  /** A profile with name, pictures and bio. */
  | 'PROFILE';

/** A request for a reset code. A valid code is extended and sent again, at most ten times an hour. */
export type RequestPasswordResetInput = {
  /** Surrounding spaces and letter case are ignored. */
  email: Scalars['String']['input'];
};

/** A reset code and a new password. Five wrong codes in ten minutes, or 20 in a day, answer TOO_MANY_TRIES. */
export type ResetPasswordInput = {
  /** Six digits. Surrounding spaces are ignored. */
  code: Scalars['String']['input'];
  /** The server remembers only this device afterwards. */
  device?: InputMaybe<DeviceInput>;
  /** The address that received the code. */
  email: Scalars['String']['input'];
  /** 8 to 256 characters, and not a very common password (WEAK_PASSWORD). */
  newPassword: Scalars['String']['input'];
};

/** A valid invite to revoke. */
export type RevokeCommunityInviteInput = {
  /** The invite's. */
  communityId: Scalars['ID']['input'];
  /** The id of an entry of `Community.invites`. */
  id: Scalars['ID']['input'];
};

/** Text, a picture, or both. */
export type SendMessageInput = {
  /** A UUID from the client. Repeating it returns the same message and stores no second one. */
  clientId: Scalars['ID']['input'];
  /** A conversation of the viewer; any other id fails with NOT_FOUND. */
  conversationId: Scalars['ID']['input'];
  /** The id of an unused picture from `uploadMedia`. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Plain text, at most 2,000 characters; may be empty if there is a picture. */
  text?: Scalars['String']['input'];
};

/** A member and their new role. Setting the present role changes nothing. */
export type SetCommunityRoleInput = {
  /** A community that the viewer owns. */
  communityId: Scalars['ID']['input'];
  /** MODERATOR or MEMBER. A MEMBER without a paid month in a VIP community becomes EXPIRED. */
  role: CommunityRole;
  /** A member of the community. Any other id fails with NOT_FOUND. */
  userId: Scalars['ID']['input'];
};

/** A post, or a comment of it. */
export type SetReactionInput = {
  /** Set for a comment of that post, absent for the post itself. */
  commentId?: InputMaybe<Scalars['ID']['input']>;
  /** The post, also for a reaction to one of its comments. */
  postId: Scalars['ID']['input'];
  /** True adds the reaction, false removes it. Repeating it changes nothing. */
  reacted: Scalars['Boolean']['input'];
  /** The kind of reaction; only FIRE exists. */
  type?: ReactionType;
};

/** A month and its price. */
export type SubscribeToCommunityInput = {
  /** A VIP community. Another community answers INVALID_INPUT. */
  id: Scalars['ID']['input'];
  /** The price that the member saw and agreed to, in centavos. */
  priceCents: Scalars['Int']['input'];
};

/** The new values of all fields. Only `pictureId` may be absent. */
export type UpdateCommunityInput = {
  /** Plain text, at most 1,000 characters. */
  description: Scalars['String']['input'];
  /** The community's. */
  id: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  name: Scalars['String']['input'];
  /** The new picture. Null removes it; without the field it stays. */
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** The monthly price in centavos, 100 to 100,000; only for a VIP community. A change ends an open offer. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text, at most 3,000 characters. */
  rules: Scalars['String']['input'];
};

/** At most 50 preferences. */
export type UpdateNotificationPreferencesInput = {
  /** The kinds to change. Other kinds stay. */
  preferences: Array<NotificationPreferenceInput>;
};

/** The fields to change. Absent fields stay. */
export type UpdateProfileInput = {
  /** An image from `uploadMedia`; null removes the avatar. */
  avatarId?: InputMaybe<Scalars['ID']['input']>;
  /** The bio. Null or an empty text removes it. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** An image from `uploadMedia`; null removes the cover. */
  coverId?: InputMaybe<Scalars['ID']['input']>;
  /** The gender category. Null removes it. */
  gender?: InputMaybe<GenderCategory>;
  /** False accepts all open follow requests; null changes nothing. */
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters; null changes nothing. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A nickname that no other member has. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** The preferred categories. An empty list means all; null changes nothing. */
  preferences?: InputMaybe<Array<GenderCategory>>;
};

/** A file and, for a video, its poster. */
export type UploadMediaInput = {
  /** An image under 80 MB and 50 megapixels, or a video under 5 minutes. */
  file: Scalars['Upload']['input'];
  /** A still of the video, taken by the client. */
  poster?: InputMaybe<Scalars['Upload']['input']>;
};
