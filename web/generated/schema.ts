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

/** A member of the community stays one, and uses nothing up. */
export type AcceptCommunityInviteInput = {
  /** The one that the link names. */
  communityId: Scalars['ID']['input'];
  /** At most 200 characters. */
  token: Scalars['String']['input'];
};

/** The object that an ad promotes. */
export type AdKind =
  /** Pictures and a title that lead to a link; shown in the feed. */
  | 'BUSINESS'
  /** A boost: a public post of the member, shown in the feed. */
  | 'POST'
  /** A highlight of the member's own profile. */
  | 'PROFILE';

/** A place that shows ads to other members. */
export type AdPlacement =
  /** Highlights of DISCOVER or BOTH. */
  | 'DISCOVER'
  /** Business ads, boosts, and highlights of FEED or BOTH; each at most three times a day to one member. */
  | 'FEED'
  /** Highlights of DISCOVER or BOTH. */
  | 'SUGGESTIONS';

/** The values that decide an ad's price. */
export type AdPriceInput = {
  /** São Paulo day, counted; 1 to 90 days in all. */
  endDate: Scalars['Date']['input'];
  /** Set for a PROFILE ad only. */
  highlight?: InputMaybe<HighlightType>;
  /** PROFILE needs a `highlight`. */
  kind: AdKind;
  /** São Paulo day, today or later. */
  startDate: Scalars['Date']['input'];
  /** For `AdPrice.reach`; the price is the same for all audiences. */
  targets?: InputMaybe<Array<GenderCategory>>;
};

/** The state of an ad. */
export type AdState =
  /** Approved: shown from its first day to its last. */
  | 'ACTIVE'
  /** Its last day is over, or it was ended: by its owner, with the account, or by a decision that was undone. */
  | 'FINISHED'
  /** Paid, and not approved yet. */
  | 'IN_REVIEW'
  /** A moderator refused it, and all the money came back; or stopped it, and the days not begun came back. */
  | 'REFUSED';

/** A comment, or a reply where there is a `parentId`. */
export type AddCommentInput = {
  /** Made by the client; sending the same key again answers the same comment and makes no second one. */
  idempotencyKey: Scalars['ID']['input'];
  /** A reply to a reply joins the thread of the comment above it. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The post, also of a reply. */
  postId: Scalars['ID']['input'];
  /** Plain text, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** The new passkey and its name. */
export type AddPasskeyInput = {
  /** 1 to 60 characters, as the list shows it. */
  name: Scalars['String']['input'];
  /** The browser's answer, as JSON. */
  response: Scalars['String']['input'];
};

/** By what an age was found out. */
export type AgeMethod =
  /** A card. */
  | 'CARD'
  /** An identity document. */
  | 'DOCUMENT'
  /** An estimate by the face. */
  | 'FACE'
  /** A moderator's decision; a check at the provider cannot change it. */
  | 'MODERATION'
  /** Any other means of the provider. */
  | 'OTHER';

/** The state of a member's age check. */
export type AgeState =
  /** The verification has expired, or the check took too long. */
  | 'EXPIRED'
  /** A check is under way. */
  | 'PENDING'
  /** Found to be younger than 18, or not recognised. */
  | 'REJECTED'
  /** No check was ever begun. */
  | 'UNVERIFIED'
  /** Known to be 18 or older, until `expiresAt`. */
  | 'VERIFIED';

/** Answering twice the same is once. */
export type AnswerCommunityOfferInput = {
  /** False refuses; the owner is told either. */
  accept: Scalars['Boolean']['input'];
  /** One that is offered to the viewer; a NOT_FOUND fault for accepting any other. */
  communityId: Scalars['ID']['input'];
};

/** A member that waits for an answer. */
export type AnswerCommunityRequestInput = {
  /** False refuses; they may ask again. They are told either, and not by whom. */
  approve: Scalars['Boolean']['input'];
  /** One that the viewer owns or moderates. */
  communityId: Scalars['ID']['input'];
  /** The member that asked; a NOT_FOUND fault if their request is gone. */
  userId: Scalars['ID']['input'];
};

/** An appeal and its answer, which is given once. */
export type AnswerModerationAppealInput = {
  /** One of `moderationAppeals`. */
  id: Scalars['ID']['input'];
  /** True undoes the decision. */
  restore: Scalars['Boolean']['input'];
  /** To the author, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** An appeal against a decision that suspends or bans the account. */
export type AppealAccountLockInput = {
  /** `AccountLocked.access`; CHALLENGE_OVER once it has expired. */
  access: Scalars['String']['input'];
  /** A decision that stands, else CHALLENGE_OVER; absent: the longest. */
  noticeId?: InputMaybe<Scalars['ID']['input']>;
  /** Why it should be another, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** An appeal against a decision that concerns the viewer. */
export type AppealModerationInput = {
  /** One of `moderationNotices`; a NOT_FOUND fault for another member's. */
  noticeId: Scalars['ID']['input'];
  /** Why it should be another, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** Shown in the feed once it is approved. */
export type BusinessAdInput = {
  /** São Paulo day, not before the first. */
  endDate: Scalars['Date']['input'];
  /** Images from `uploadMedia`, in the order to be shown; at most 10. */
  imageIds: Array<Scalars['ID']['input']>;
  /** http or https. */
  link: Scalars['String']['input'];
  /** 1 to 90 days, both counted; today in São Paulo or later. */
  startDate: Scalars['Date']['input'];
  /** At least one. */
  targets: Array<GenderCategory>;
  /** 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** An absent or null value stays as it is. */
export type ChatSettingsInput = {
  /** As `ChatSettings.showsReading`. */
  showsReading?: InputMaybe<Scalars['Boolean']['input']>;
  /** As `ChatSettings.showsTyping`. */
  showsTyping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Number and code, both as they were shown. */
export type CheckReportProtocolInput = {
  /** Case makes no difference. */
  protocol: Scalars['String']['input'];
  /** Shown with the protocol, once. */
  secret: Scalars['String']['input'];
};

/** The way to become a member; it never changes. */
export type CommunityKind =
  /** Asks to join, and is let in by the owner or a moderator, or comes by an invite. */
  | 'PRIVADA'
  /** A monthly price. */
  | 'VIP';

/** The rights of a member in a community. */
export type CommunityRole =
  /** Reads and publishes inside. */
  | 'MEMBER'
  /** Answers requests, makes and revokes invites, and puts members out; made by the owner. */
  | 'MODERATOR'
  /** Edits, closes and hands over the community, sets roles, and earns its VIP months. There is one. */
  | 'OWNER';

/** One of the three. */
export type ConfirmIdentityInput = {
  /** Six digits of the app, or a recovery code; neither counts twice. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer, as JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** Counts only where there is no second factor. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A new community, owned by the viewer. */
export type CreateCommunityInput = {
  /** Plain text, at most 1,000 characters. */
  description?: Scalars['String']['input'];
  /** Made by the client; sending the same key again answers the same community and makes no second one. */
  idempotencyKey: Scalars['ID']['input'];
  /** It cannot be changed afterwards. */
  kind: CommunityKind;
  /** 3 to 80 characters. */
  name: Scalars['String']['input'];
  /** An image from `uploadMedia`. */
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** Centavos a month, 100 to 100,000, for a VIP community alone. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text, at most 3,000 characters; for those inside. */
  rules?: Scalars['String']['input'];
};

/** At most twenty work at a time. */
export type CreateCommunityInviteInput = {
  /** A private one that the viewer owns or moderates. */
  communityId: Scalars['ID']['input'];
  /** After so many days it no longer works, 1 to 30; null: until it is revoked. */
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** An amount, and a key by which it is begun once. */
export type CreatePixTopUpInput = {
  /** 500 to 500,000. */
  centavos: Scalars['Int']['input'];
  /** As of `CreateTopUpIntentInput`; a key of a card payment is refused. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Text, media, or both (EMPTY_POST). */
export type CreatePostInput = {
  /** One that the viewer is inside; absent: on their profile. */
  communityId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client; sending the same key again answers the same post and makes no second one. */
  idempotencyKey: Scalars['ID']['input'];
  /** In the order to be shown; at most 10. */
  media?: Array<PostMediaInput>;
  /** Plain text, at most 5,000 characters. */
  text?: Scalars['String']['input'];
};

/** An amount, and a key by which it is begun once. */
export type CreateTopUpIntentInput = {
  /** 500 to 500,000. */
  centavos: Scalars['Int']['input'];
  /** Made by the client; sending the same key again answers the same payment and begins no second one. */
  idempotencyKey: Scalars['ID']['input'];
};

/** The state of a copy. */
export type DataExportState =
  /** It came to nothing; another can be asked for. */
  | 'FAILED'
  /** It waits for its turn. */
  | 'PENDING'
  /** It can be downloaded until `expiresAt`. */
  | 'READY'
  /** It is in the making; `done` grows. */
  | 'RUNNING';

/** One decision for all: all cases or none. */
export type DecideModerationCasesInput = {
  /** Not RESTORE. */
  decision: ModerationDecisionKind;
  /** 1 to 50 open ones. */
  ids: Array<Scalars['ID']['input']>;
  /** The reason that the author sees; it may differ from the reports'. */
  reason: ReportReason;
  /** To the author, at most 2,000 characters; an ad that is taken down needs it. */
  text?: Scalars['String']['input'];
  /** The end of a suspension; null for other decisions. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Without it the deletion is refused where there is money. */
export type DeleteAccountInput = {
  /** True if the member gives up the wallet's balance and the money that comes back from ads. */
  acceptsBalance?: Scalars['Boolean']['input'];
};

/** A browser's description of itself at sign-in. */
export type DeviceInput = {
  /** 32 random bytes in base64url that the browser made and keeps: by it the device is known again. */
  secret?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Five tries within five minutes of the password; then CHALLENGE_OVER. */
export type FinishLogInInput = {
  /** Of `SecondStepRequired`. */
  challenge: Scalars['String']['input'];
  /** Six digits of the app, or a recovery code, in which case and dashes make no difference; neither counts twice. */
  code: Scalars['String']['input'];
  /** As the password's was, so that the device is known again. */
  device?: InputMaybe<DeviceInput>;
};

/** The viewer's follow of a member. */
export type FollowState =
  /** Sees what a private member publishes. */
  | 'FOLLOWING'
  /** Neither follows nor has asked. */
  | 'NONE'
  /** Asked, and not answered yet. */
  | 'REQUESTED';

/** A gender category: of a member, of the authors that a member prefers, and of the members that an ad targets. */
export type GenderCategory =
  /** Men. */
  | 'HOMEM'
  /** Women. */
  | 'MULHER'
  /** Trans people. */
  | 'TRANS';

/** The places in which a highlight shows a profile. */
export type HighlightType =
  /** In Discover, among suggestions and in the feed. */
  | 'BOTH'
  /** At the top of Discover, and among suggestions. */
  | 'DISCOVER'
  /** A card in the feed. */
  | 'FEED';

/** Ten wrong passwords of one account within 15 minutes, or 100 in a day, are TOO_MANY_TRIES. */
export type LogInInput = {
  /** Absent: the sign-in is one of an unknown device. */
  device?: InputMaybe<DeviceInput>;
  /** Outer blanks and case make no difference. */
  email: Scalars['String']['input'];
  /** Keeps an account that is about to be deleted. */
  keepAccount?: Scalars['Boolean']['input'];
  /** As it was set, blanks included. */
  password: Scalars['String']['input'];
};

/** A passkey of this site; it names its account by itself. */
export type LogInWithPasskeyInput = {
  /** Absent: the sign-in is one of an unknown device. */
  device?: InputMaybe<DeviceInput>;
  /** The browser's answer, as JSON. */
  response: Scalars['String']['input'];
};

/** The last notification that the viewer has seen. */
export type MarkAllNotificationsReadInput = {
  /** The highest `sequence` on the screen: later notifications stay unread. */
  upTo: Scalars['Int']['input'];
};

/** The state of a membership. */
export type MembershipStatus =
  /** Inside; of a VIP community the next month is charged by itself. */
  | 'ACTIVE'
  /** Paid for until its end, and ends then. */
  | 'CANCELS_AT_END'
  /** Outside again. */
  | 'EXPIRED'
  /** Not paid for; seven days' grace. */
  | 'PAST_DUE'
  /** Has asked, and waits for an answer. */
  | 'PENDING';

/** The last message of a conversation that reached a device. */
export type MessageArrival = {
  /** One of the viewer's. */
  conversationId: Scalars['ID']['input'];
  /** The `seq` of the last message that has arrived. */
  seq: Scalars['Int']['input'];
};

/** A member's answer to a request. */
export type MessageRequestAnswer =
  /** Moves it to the conversations; pictures are shown from then on. */
  | 'ACCEPT'
  /** Takes it off the list, as read; the sender is not told. */
  | 'REFUSE'
  /** The same, and the two are invisible to each other from then on. */
  | 'REFUSE_AND_BLOCK';

/** The state of the other member's first message as a request. */
export type MessageRequestState =
  /** By the answer, or by writing back. */
  | 'ACCEPTED'
  /** It never had to: the viewer followed them, or wrote first. */
  | 'NONE'
  /** It waits in `messageRequests`; reading and delivery are not told to the other. */
  | 'PENDING'
  /** In no list; the other is not told. */
  | 'REFUSED';

/** The state of an appeal. */
export type ModerationAppealStatus =
  /** The decision was undone. */
  | 'GRANTED'
  /** Not answered yet. */
  | 'OPEN'
  /** The decision stands. */
  | 'UPHELD';

/** An absent value filters nothing. */
export type ModerationCaseFilter = {
  /** False: open ones alone; true: decided ones alone. */
  isDecided?: Scalars['Boolean']['input'];
  /** Claimed by the viewer. */
  mine?: Scalars['Boolean']['input'];
  /** Why there is a case. */
  origin?: InputMaybe<ModerationOrigin>;
  /** The gravest that was reported. */
  reason?: InputMaybe<ReportReason>;
  /** The kind of the object. */
  target?: InputMaybe<ReportTarget>;
};

/** A decision of a case. */
export type ModerationDecisionKind =
  /** The object is taken down and its author shut out for good. */
  | 'BAN'
  /** Nothing is done; of what waited to be published: it is. */
  | 'DISMISS'
  /** The decision before is undone; by `restoreModerationCase` or a granted appeal alone. */
  | 'RESTORE'
  /** The object is taken down and its author shut out, for a year at most. */
  | 'SUSPEND'
  /** The object is not shown any more; of what waited to be published: it never is. */
  | 'TAKE_DOWN'
  /** The author is told, and the object stays. */
  | 'WARN';

/** The format of an exported log. */
export type ModerationLogFormat =
  /** With a line of names; no cell is read as a formula. */
  | 'CSV'
  /** One object a line. */
  | 'JSON_LINES';

/** Why there is a case. */
export type ModerationOrigin =
  /** A file of it is on the list of known ones. */
  | 'HASH'
  /** It was reported. */
  | 'REPORT'
  /** It waits to be published. */
  | 'REVIEW';

/** The event. Each kind can be switched off except WALLET_DEBITED and the last three. */
export type NotificationKind =
  /** An ad of the viewer's was approved. */
  | 'AD_APPROVED'
  /** The last day of an ad is over, or it was ended because the account was shut out. */
  | 'AD_ENDED'
  /** An ad of the viewer's was refused, and the money went back. */
  | 'AD_REFUSED'
  /** A post of the viewer's was commented on. */
  | 'COMMENT'
  /** A comment of the viewer's was set on fire. */
  | 'COMMENT_REACTION'
  /** The answer to the viewer's request to join: `detail` is aprovado or recusado. */
  | 'COMMUNITY_ANSWER'
  /**
   * A community is offered to the viewer, or an offer ended: `detail` is aceita, recusada, cancelada or vencida, or
   * herdada if the viewer inherits it from an erased owner.
   */
  | 'COMMUNITY_OFFER'
  /** Members ask to be let into a community that the viewer owns or moderates; it goes once they are answered. */
  | 'COMMUNITY_REQUEST'
  /** A member followed the viewer, whose profile is not private. */
  | 'FOLLOW'
  /** A member asked to follow the viewer, whose profile is private. It disappears once the viewer has answered. */
  | 'FOLLOW_REQUEST'
  /** A first message of a member whom the viewer does not follow. */
  | 'MESSAGE_REQUEST'
  /** A decision of moderation on the viewer's content, or on a report of the viewer. */
  | 'MODERATION'
  /** The account is used on a device that it was not used on before. */
  | 'NEW_SIGN_IN'
  /** The card's owner disputes a payment, or the dispute has ended. */
  | 'PAYMENT_DISPUTED'
  /** A card payment goes back to its card, or the card does not take it. */
  | 'PAYMENT_REFUNDED'
  /** A post of the viewer's was set on fire. */
  | 'REACTION'
  /** A comment of the viewer's was answered. */
  | 'REPLY'
  /** A month of a VIP community was paid or could not be, or its time is over. */
  | 'VIP_RENEWAL'
  /** Money came into the wallet: a card payment, a refund, or VIP months, once a day and community. */
  | 'WALLET_CREDITED'
  /** Members got VIP months back that the viewer had earned. It cannot be switched off, like the last three. */
  | 'WALLET_DEBITED';

/** A kind, and whether it is to be told. */
export type NotificationPreferenceInput = {
  /** False switches the kind off; earlier notifications stay. */
  enabled: Scalars['Boolean']['input'];
  /** One of `notificationPreferences`; of any other the whole is INVALID_INPUT. */
  kind: NotificationKind;
};

/** A community and its next owner. */
export type OfferCommunityInput = {
  /** One that the viewer owns. */
  communityId: Scalars['ID']['input'];
  /** One of `members` whose `mayOwn` is true. */
  userId: Scalars['ID']['input'];
};

/** An absent value filters nothing. */
export type PaymentFilter = {
  /** The first and the last São Paulo day, both within. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** OTHER is not to be asked for. */
  kind?: InputMaybe<PaymentKind>;
  /** PENDING and FAILED are card payments alone. */
  state?: InputMaybe<PaymentState>;
  /** São Paulo day, within; refused before `from`. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The reason for a movement. */
export type PaymentKind =
  /** The price of a business ad. */
  | 'AD'
  /** The price of a boosted post. */
  | 'BOOST'
  /** A card payment that the card's owner disputes, or the end of a dispute. */
  | 'DISPUTE'
  /** The price of a highlight of the profile. */
  | 'HIGHLIGHT'
  /** One that a newer platform tells and this gateway does not know. */
  | 'OTHER'
  /** Money back to a card, or not taken by it; the unused part of an ad that ended early or of a VIP month. */
  | 'REFUND'
  /** Held money that is free again. */
  | 'RELEASE'
  /** A payment by card or Pix, whatever it was for: what it buys is paid from the wallet. */
  | 'TOP_UP'
  /** A month of a VIP community, paid. */
  | 'VIP'
  /** A month of a VIP community, received. */
  | 'VIP_EARNING';

/** The way of paying. */
export type PaymentMethod =
  /** A payment by card. */
  | 'CARD'
  /** As `PaymentKind.OTHER`. */
  | 'OTHER'
  /** A payment by Pix. */
  | 'PIX';

/** The state of a payment. */
export type PaymentState =
  /** A card payment that was refused or given up. */
  | 'FAILED'
  /** As `PaymentKind.OTHER`. */
  | 'OTHER'
  /** A card payment that was begun and not finished. */
  | 'PENDING'
  /** It has moved the balance. */
  | 'SUCCEEDED';

/** A list of the viewer's. */
export type PeopleList =
  /** Members that the viewer has blocked. */
  | 'BLOCKED'
  /** Followers of the viewer. */
  | 'FOLLOWERS'
  /** Members that the viewer follows, without requests. */
  | 'FOLLOWING';

/** The state of a payment by Pix. */
export type PixState =
  /** It was not paid in time; a new one can be begun. */
  | 'EXPIRED'
  /** As `PaymentKind.OTHER`. */
  | 'OTHER'
  /** It is in the wallet. */
  | 'PAID'
  /** It can be paid. */
  | 'WAITING';

/** A public post of the viewer, to be shown in others' feeds. */
export type PostAdInput = {
  /** São Paulo day, not before the first. */
  endDate: Scalars['Date']['input'];
  /** A NOT_FOUND fault for a post that the viewer cannot see. */
  postId: Scalars['ID']['input'];
  /** The total that the viewer saw before paying. */
  priceCentavos: Scalars['Int']['input'];
  /** 1 to 90 days, both counted; today in São Paulo or later. */
  startDate: Scalars['Date']['input'];
  /** At least one. */
  targets: Array<GenderCategory>;
};

/** A stored file in its place. */
export type PostMediaInput = {
  /** A description of the picture, at most 1,000 characters. */
  alt?: Scalars['String']['input'];
  /** From `uploadMedia`. */
  id: Scalars['ID']['input'];
};

/** A highlight of the viewer's own profile. */
export type ProfileAdInput = {
  /** São Paulo day, not before the first. */
  endDate: Scalars['Date']['input'];
  /** Each has a price of its own. */
  highlight: HighlightType;
  /** 1 to 90 days, both counted; today in São Paulo or later. */
  startDate: Scalars['Date']['input'];
  /** At least one. */
  targets: Array<GenderCategory>;
};

/** The type of a profile, which decides about communities. */
export type ProfileType =
  /** Makes and receives no communities. What they own stays, and takes no new subscriptions. */
  | 'FREE'
  /** May make communities, sell VIP months, and receive a community that is handed over. */
  | 'PROFISSIONAL';

/** The kind of a reaction; there is one. */
export type ReactionType =
  /** The flame. */
  | 'FIRE';

/** Seeing a post twice on one day counts once. */
export type RecordPostViewsInput = {
  /** `anon_` and a UUID; needed when signed out, ignored otherwise. */
  anonymousId?: InputMaybe<Scalars['String']['input']>;
  /** More than 50 are a BAD_USER_INPUT fault; the same one twice counts once. */
  postIds: Array<Scalars['ID']['input']>;
};

/** Why something was refused. */
export type RefusalCode =
  /** The account is about to be deleted; `keepAccount` keeps it. */
  | 'ACCOUNT_LEAVING'
  /** The file starts like an image or a video but cannot be read to its end. */
  | 'BROKEN_FILE'
  /** The challenge has expired, or was used. */
  | 'CHALLENGE_OVER'
  /** A second factor needs an address that is the member's for sure. */
  | 'EMAIL_NOT_CONFIRMED'
  /** A post needs text or media. */
  | 'EMPTY_POST'
  /** An image of 80 MB or more, or a video of 2 GiB or more. */
  | 'FILE_TOO_LARGE'
  /** Going back to FREE while a community of the viewer's has paying members. */
  | 'HAS_SUBSCRIBERS'
  /** The wallet does not hold what it costs. */
  | 'INSUFFICIENT_BALANCE'
  /** The code is wrong, used, or over. */
  | 'INVALID_CODE'
  /** E-mail and password do not belong together. */
  | 'INVALID_CREDENTIALS'
  /** A value is missing, malformed or too long; `field` names it. */
  | 'INVALID_INPUT'
  /** The invite was revoked, is over, or never was. */
  | 'INVALID_INVITE'
  /** The passkey is not of this site or not of this account. */
  | 'INVALID_PASSKEY'
  /** The code is wrong, used, or too old. */
  | 'INVALID_RESET_CODE'
  /** The viewer may see it, but may not do this to it. */
  | 'NOT_ALLOWED'
  /** It was spent, is too old to go back to its card, or went back already. */
  | 'NOT_REFUNDABLE'
  /** Ownership cannot be set directly: `offerCommunity` offers the community to a member, and they accept it. */
  | 'OFFER_NEEDED'
  /** The community is offered to another member, until they answer or the offer is withdrawn. */
  | 'OFFER_PENDING'
  /** An owner hands the community over, or closes it, before leaving. */
  | 'OWNER_CANNOT_LEAVE'
  /** The card payment succeeded but buys nothing now: the money is in the wallet. The message says why. */
  | 'PAID_INTO_WALLET'
  /** The card was not charged. */
  | 'PAYMENT_FAILED'
  /** The provider has not decided yet. A payment that succeeds later is credited to the wallet automatically. */
  | 'PAYMENT_PENDING'
  /** A VIP community is entered by its monthly price. */
  | 'PAYMENT_REQUIRED'
  /** It costs something else by now. */
  | 'PRICE_CHANGED'
  /** The card did not take its money back; it stays in the wallet. */
  | 'REFUND_REFUSED'
  /** The platform refused a sign-up; the message says why. */
  | 'REGISTRATION_REFUSED'
  /** The viewer has to prove once more who they are (`confirmIdentity`), and then ask again. */
  | 'STEP_UP_REQUIRED'
  /** More than 10 files in a post, or over 20 GiB of files that nothing uses. */
  | 'TOO_MANY_FILES'
  /** More than 50 megapixels. */
  | 'TOO_MANY_PIXELS'
  /** Too many wrong passwords or codes, or another code asked for too soon; the message says how long to wait. */
  | 'TOO_MANY_TRIES'
  /** Younger than 18 by the date in São Paulo. */
  | 'UNDERAGE'
  /** Neither an image nor a video that can be published; judged by content, never by name. */
  | 'UNSUPPORTED_FILE'
  /** A video of 5 minutes or more. */
  | 'VIDEO_TOO_LONG'
  /** Shorter than 8, longer than 256, or one of the commonest. */
  | 'WEAK_PASSWORD';

/** No session is needed. A code that confirms the address is mailed. */
export type RegisterInput = {
  /** 18 or more by the date in São Paulo (UNDERAGE), 120 at most; cannot be changed afterwards. */
  birthDate: Scalars['Date']['input'];
  /** It is known from then on. */
  device?: InputMaybe<DeviceInput>;
  /** At most 254 characters. That of a confirmed account makes another account, and that mailbox is told. */
  email: Scalars['String']['input'];
  /** 1 to 80 characters; need not be unique. */
  name: Scalars['String']['input'];
  /** Made from the name when absent. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 256 characters, and none of the commonest (WEAK_PASSWORD). */
  password: Scalars['String']['input'];
  /** Empty: everybody. */
  preferences?: Array<GenderCategory>;
  /** PESSOAL is FREE afterwards. */
  profileType?: RegisteredProfileType;
};

/** PESSOAL gives the session profile FREE. */
export type RegisteredProfileType =
  /** FREE once registered. */
  | 'PESSOAL'
  /** The same once registered. */
  | 'PROFISSIONAL';

/** No invite lets them in again; of a private community they may ask, of a VIP one they cannot pay. */
export type RemoveCommunityMemberInput = {
  /** One that the viewer owns or moderates. */
  communityId: Scalars['ID']['input'];
  /** A member of the community; a NOT_FOUND fault otherwise. */
  userId: Scalars['ID']['input'];
};

/** A report by a person without an account. */
export type ReportAnonymouslyInput = {
  /** At most 254 characters; an e-mail address is written to once it was decided. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** An address of this site, or where it is to be found; at most 500 characters. */
  link: Scalars['String']['input'];
  /** Decides when it is due. */
  reason: ReportReason;
  /** The complaint, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** The very same is filed once in a case. */
export type ReportInput = {
  /** The gravest of a case decides when it is due. */
  reason: ReportReason;
  /** OTHER is INVALID_INPUT. */
  target: ReportTarget;
  /** An object that the viewer may see, or that a member whom they blocked published. */
  targetId: Scalars['ID']['input'];
  /** At most 2,000 characters; may be absent. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of a decided report. */
export type ReportProtocolOutcome =
  /** It is not there any more, by its author's doing or another decision. */
  | 'GONE'
  /** The reported object is still shown. */
  | 'KEPT'
  /** The reported object was not found. */
  | 'NOT_FOUND'
  /** The reported object was taken down. */
  | 'REMOVED';

/** The state of a report. */
export type ReportProtocolStatus =
  /** There is an outcome. */
  | 'DECIDED'
  /** A moderator has it in hand. */
  | 'IN_REVIEW'
  /** It waits for a moderator. */
  | 'RECEIVED';

/** The gravest first; the first two are decided within two hours, the others within seven business days. */
export type ReportReason =
  /** A scam, fraud, or a forbidden sale. */
  | 'FRAUD'
  /** Harassment or stalking. */
  | 'HARASSMENT'
  /** Hate speech. */
  | 'HATE'
  /** A profile of a person who it is not. */
  | 'IMPERSONATION'
  /** An intimate picture published without consent. */
  | 'INTIMATE_WITHOUT_CONSENT'
  /** The report's text says it. */
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
  /** Name, picture, description and rules of a community. */
  | 'COMMUNITY'
  /** A message, by one who got it; the four before it are shown to moderators with it. */
  | 'MESSAGE'
  /** An anonymous report; its address leads to no object. */
  | 'OTHER'
  /** Words and media of a post. */
  | 'POST'
  /** Name, pictures and bio of a member. */
  | 'PROFILE';

/** A live code is prolonged and sent again, ten times an hour; beyond that a new one is sent once it has ended. */
export type RequestPasswordResetInput = {
  /** Outer blanks and case make no difference. */
  email: Scalars['String']['input'];
};

/** Five wrong codes from one address in ten minutes are TOO_MANY_TRIES, or 20 in a day; a known device has its own. */
export type ResetPasswordInput = {
  /** Six digits; outer blanks make no difference. */
  code: Scalars['String']['input'];
  /** It is the only one that is known afterwards. */
  device?: InputMaybe<DeviceInput>;
  /** The address that the code went to. */
  email: Scalars['String']['input'];
  /** 8 to 256 characters, and none of the commonest (WEAK_PASSWORD). */
  newPassword: Scalars['String']['input'];
};

/** One that still works. */
export type RevokeCommunityInviteInput = {
  /** The invite's. */
  communityId: Scalars['ID']['input'];
  /** One of `Community.invites`. */
  id: Scalars['ID']['input'];
};

/** Text, a picture, or both. */
export type SendMessageInput = {
  /** A UUID made by the client; sending it again answers the same message and makes no second one. */
  clientId: Scalars['ID']['input'];
  /** One of the viewer's; a NOT_FOUND fault otherwise. */
  conversationId: Scalars['ID']['input'];
  /** A picture of `uploadMedia` that was not used before. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Plain text, at most 2,000 characters; may be empty beside a picture alone. */
  text?: Scalars['String']['input'];
};

/** Being it already changes nothing. */
export type SetCommunityRoleInput = {
  /** One that the viewer owns. */
  communityId: Scalars['ID']['input'];
  /** MODERATOR or MEMBER. A MEMBER without a paid month in a VIP community becomes EXPIRED. */
  role: CommunityRole;
  /** A member of the community; a NOT_FOUND fault otherwise. */
  userId: Scalars['ID']['input'];
};

/** A post, or a comment of it. */
export type SetReactionInput = {
  /** Set for a comment of that post, absent for the post itself. */
  commentId?: InputMaybe<Scalars['ID']['input']>;
  /** The post, also for a reaction to one of its comments. */
  postId: Scalars['ID']['input'];
  /** The state wanted, not a flip: sending it twice changes nothing. */
  reacted: Scalars['Boolean']['input'];
  /** FIRE is all that there is. */
  type?: ReactionType;
};

/** A month and its price. */
export type SubscribeToCommunityInput = {
  /** A VIP community's; of any other it is INVALID_INPUT. */
  id: Scalars['ID']['input'];
  /** The price that the member saw and agreed to, in centavos. */
  priceCents: Scalars['Int']['input'];
};

/** All of it is set; only `pictureId` may be absent. */
export type UpdateCommunityInput = {
  /** Plain text, at most 1,000 characters. */
  description: Scalars['String']['input'];
  /** The community's. */
  id: Scalars['ID']['input'];
  /** 3 to 80 characters. */
  name: Scalars['String']['input'];
  /** Absent: stays as it is; null: none. */
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** Centavos a month, 100 to 100,000, for a VIP community alone. Another price ends an offer of the community. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text, at most 3,000 characters. */
  rules: Scalars['String']['input'];
};

/** At most 50 at a time. */
export type UpdateNotificationPreferencesInput = {
  /** Kinds that are not named stay as they are. */
  preferences: Array<NotificationPreferenceInput>;
};

/** An absent value stays as it is. */
export type UpdateProfileInput = {
  /** An image from `uploadMedia`; null takes the picture away. */
  avatarId?: InputMaybe<Scalars['ID']['input']>;
  /** Null or empty takes it away. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** An image from `uploadMedia`; null takes the cover away. */
  coverId?: InputMaybe<Scalars['ID']['input']>;
  /** Null takes it away. */
  gender?: InputMaybe<GenderCategory>;
  /** False lets in all who wait; null stays as it is. */
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters; null stays as it is. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Not taken by another member. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Empty: everybody; null stays as it is. */
  preferences?: InputMaybe<Array<GenderCategory>>;
};

/** A file, and for a video its still. */
export type UploadMediaInput = {
  /** An image under 80 MB and 50 megapixels, or a video under 5 minutes. */
  file: Scalars['Upload']['input'];
  /** A still of the video, taken by the client. */
  poster?: InputMaybe<Scalars['Upload']['input']>;
};
