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

export type AcceptCommunityInviteInput = {
  communityId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};

export type AdKind =
  | 'BUSINESS'
  /** Of the member's own profile. */
  | 'PROFILE';

export type AdPlacement =
  | 'DISCOVER'
  | 'FEED'
  | 'SUGGESTIONS';

export type AdPriceInput = {
  endDate: Scalars['Date']['input'];
  /** Of a profile's highlight. */
  highlight?: InputMaybe<HighlightType>;
  kind: AdKind;
  startDate: Scalars['Date']['input'];
};

export type AdState =
  /** Approved: shown from its first day to its last. */
  | 'ACTIVE'
  | 'FINISHED'
  /** Paid, and not approved yet. */
  | 'IN_REVIEW'
  /** The money went back. */
  | 'REFUSED';

export type AddCommentInput = {
  /** Made by the client; sending the same key again answers the same comment and makes no second one. */
  idempotencyKey: Scalars['ID']['input'];
  /** A reply to a reply joins the thread of the comment above it. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  postId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type AddPasskeyInput = {
  name: Scalars['String']['input'];
  /** The browser's answer, as JSON. */
  response: Scalars['String']['input'];
};

export type AgeMethod =
  | 'CARD'
  | 'DOCUMENT'
  | 'FACE'
  /** A moderator's decision; a check at the provider cannot change it. */
  | 'MODERATION'
  | 'OTHER';

export type AgeState =
  /** What was known is over, or a check took too long. */
  | 'EXPIRED'
  /** A check is under way. */
  | 'PENDING'
  /** Found to be younger than 18, or not recognised. */
  | 'REJECTED'
  | 'UNVERIFIED'
  | 'VERIFIED';

export type AnswerCommunityOfferInput = {
  accept: Scalars['Boolean']['input'];
  communityId: Scalars['ID']['input'];
};

export type AnswerCommunityRequestInput = {
  approve: Scalars['Boolean']['input'];
  communityId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};

export type AnswerModerationAppealInput = {
  id: Scalars['ID']['input'];
  /** True undoes the decision. */
  restore: Scalars['Boolean']['input'];
  text: Scalars['String']['input'];
};

export type AppealAccountLockInput = {
  access: Scalars['String']['input'];
  /** Which of the decisions; absent: the longest. */
  noticeId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

export type AppealModerationInput = {
  noticeId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type BusinessAdInput = {
  endDate: Scalars['Date']['input'];
  /** Images from `uploadMedia`, in the order to be shown; at most 10. */
  imageIds: Array<Scalars['ID']['input']>;
  /** http or https. */
  link: Scalars['String']['input'];
  /** 1 to 90 days, both counted; today in São Paulo or later. */
  startDate: Scalars['Date']['input'];
  targets: Array<GenderCategory>;
  title: Scalars['String']['input'];
};

export type ChatSettingsInput = {
  showsReading?: InputMaybe<Scalars['Boolean']['input']>;
  showsTyping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckReportProtocolInput = {
  protocol: Scalars['String']['input'];
  secret: Scalars['String']['input'];
};

export type CommunityKind =
  /** Asks to join, and is let in by the owner or a moderator, or comes by an invite. */
  | 'PRIVADA'
  /** A monthly price. */
  | 'VIP';

export type CommunityRole =
  | 'MEMBER'
  | 'MODERATOR'
  | 'OWNER';

/** One of the three. */
export type ConfirmIdentityInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer, as JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};

export type CreateCommunityInput = {
  description?: Scalars['String']['input'];
  /** Made by the client; sending the same key again answers the same community and makes no second one. */
  idempotencyKey: Scalars['ID']['input'];
  kind: CommunityKind;
  /** 3 to 80 characters. */
  name: Scalars['String']['input'];
  /** An image from `uploadMedia`. */
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** Centavos a month, 100 to 100,000, for a VIP community alone. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  rules?: Scalars['String']['input'];
};

export type CreateCommunityInviteInput = {
  communityId: Scalars['ID']['input'];
  /** After so many days it no longer works, 1 to 30; null: until it is revoked. */
  days?: InputMaybe<Scalars['Int']['input']>;
};

export type CreatePostInput = {
  communityId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client; sending the same key again answers the same post and makes no second one. */
  idempotencyKey: Scalars['ID']['input'];
  /** In the order to be shown; at most 10. */
  media?: Array<PostMediaInput>;
  text?: Scalars['String']['input'];
};

export type CreateTopUpIntentInput = {
  centavos: Scalars['Int']['input'];
  /** Made by the client; sending the same key again answers the same payment and begins no second one. */
  idempotencyKey: Scalars['ID']['input'];
};

export type DataExportState =
  | 'FAILED'
  | 'PENDING'
  | 'READY'
  | 'RUNNING';

export type DecideModerationCasesInput = {
  decision: ModerationDecisionKind;
  ids: Array<Scalars['ID']['input']>;
  reason: ReportReason;
  /** To the author. */
  text?: Scalars['String']['input'];
  /** Of a suspension. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

export type DeleteAccountInput = {
  /** That what is in the wallet, and comes back to it from ads, cannot be spent any more. */
  acceptsBalance?: Scalars['Boolean']['input'];
};

/** What a browser says of itself at sign-in. */
export type DeviceInput = {
  /** 32 random bytes in base64url that the browser made and keeps: by it the device is known again. */
  secret?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type FinishLogInInput = {
  challenge: Scalars['String']['input'];
  code: Scalars['String']['input'];
  device?: InputMaybe<DeviceInput>;
};

export type FollowState =
  | 'FOLLOWING'
  | 'NONE'
  /** Asked, and not answered yet. */
  | 'REQUESTED';

export type GenderCategory =
  | 'HOMEM'
  | 'MULHER'
  | 'TRANS';

/** Where a profile stands out. */
export type HighlightType =
  | 'BOTH'
  /** At the top of Discover, and among suggestions. */
  | 'DISCOVER'
  /** A card in the feed. */
  | 'FEED';

export type LogInInput = {
  device?: InputMaybe<DeviceInput>;
  email: Scalars['String']['input'];
  /** Keeps an account that is about to be deleted. */
  keepAccount?: Scalars['Boolean']['input'];
  password: Scalars['String']['input'];
};

export type LogInWithPasskeyInput = {
  device?: InputMaybe<DeviceInput>;
  /** The browser's answer, as JSON. */
  response: Scalars['String']['input'];
};

export type MarkAllNotificationsReadInput = {
  /** The highest sequence that was on the screen: what came since stays unread. */
  upTo: Scalars['Int']['input'];
};

export type MembershipStatus =
  | 'ACTIVE'
  /** Paid for until its end, and ends then. */
  | 'CANCELS_AT_END'
  /** Outside again. */
  | 'EXPIRED'
  /** Not paid for; seven days' grace. */
  | 'PAST_DUE'
  /** Has asked, and waits for an answer. */
  | 'PENDING';

export type MessageArrival = {
  conversationId: Scalars['ID']['input'];
  seq: Scalars['Int']['input'];
};

export type MessageRequestAnswer =
  | 'ACCEPT'
  | 'REFUSE'
  | 'REFUSE_AND_BLOCK';

export type MessageRequestState =
  | 'ACCEPTED'
  | 'NONE'
  | 'PENDING'
  | 'REFUSED';

export type ModerationAppealStatus =
  | 'GRANTED'
  | 'OPEN'
  | 'UPHELD';

export type ModerationCaseFilter = {
  isDecided?: Scalars['Boolean']['input'];
  /** Claimed by the viewer. */
  mine?: Scalars['Boolean']['input'];
  origin?: InputMaybe<ModerationOrigin>;
  reason?: InputMaybe<ReportReason>;
  target?: InputMaybe<ReportTarget>;
};

export type ModerationDecisionKind =
  | 'BAN'
  | 'DISMISS'
  | 'RESTORE'
  | 'SUSPEND'
  | 'TAKE_DOWN'
  | 'WARN';

export type ModerationLogFormat =
  | 'CSV'
  | 'JSON_LINES';

export type ModerationOrigin =
  /** A file of it is on the list of known ones. */
  | 'HASH'
  | 'REPORT'
  /** It waits to be published. */
  | 'REVIEW';

export type NotificationKind =
  | 'AD_APPROVED'
  | 'AD_ENDED'
  | 'AD_REFUSED'
  | 'COMMENT'
  | 'COMMENT_REACTION'
  | 'COMMUNITY_ANSWER'
  /** A community is offered to the viewer, or what became of an offer: `detail` is aceita, recusada or cancelada. */
  | 'COMMUNITY_OFFER'
  | 'COMMUNITY_REQUEST'
  | 'FOLLOW'
  | 'FOLLOW_REQUEST'
  | 'MESSAGE_REQUEST'
  | 'MODERATION'
  /** The account is used on a device that it was not used on before. */
  | 'NEW_SIGN_IN'
  /** The owner of a card disputes what it paid, and what comes of that. */
  | 'PAYMENT_DISPUTED'
  /** What a card paid goes back to it, or is not taken by it. */
  | 'PAYMENT_REFUNDED'
  | 'REACTION'
  | 'REPLY'
  /** A month of a VIP community could not be paid, or its time is over. */
  | 'VIP_RENEWAL'
  | 'WALLET_CREDITED'
  /** Months of a VIP community were given back to who had paid them. Cannot be switched off, as the last three. */
  | 'WALLET_DEBITED';

export type NotificationPreferenceInput = {
  enabled: Scalars['Boolean']['input'];
  kind: NotificationKind;
};

export type OfferCommunityInput = {
  communityId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};

/** What is absent filters nothing. */
export type PaymentFilter = {
  /** The first and the last São Paulo day, both within. */
  from?: InputMaybe<Scalars['Date']['input']>;
  kind?: InputMaybe<PaymentKind>;
  state?: InputMaybe<PaymentState>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type PaymentKind =
  | 'AD'
  /** A card payment that the card's owner disputes; and what settles it. */
  | 'DISPUTE'
  | 'HIGHLIGHT'
  /** One that a newer platform tells and this gateway does not know. */
  | 'OTHER'
  | 'REFUND'
  /** What was held and is free again. */
  | 'RELEASE'
  | 'TOP_UP'
  /** A month of a VIP community, paid. */
  | 'VIP'
  /** A month of a VIP community, received. */
  | 'VIP_EARNING';

export type PaymentState =
  /** A card payment that was refused or given up. */
  | 'FAILED'
  /** As `PaymentKind.OTHER`. */
  | 'OTHER'
  /** A card payment that was begun and not finished. */
  | 'PENDING'
  | 'SUCCEEDED';

export type PeopleList =
  | 'BLOCKED'
  | 'FOLLOWERS'
  | 'FOLLOWING';

export type PostMediaInput = {
  alt?: Scalars['String']['input'];
  /** From `uploadMedia`. */
  id: Scalars['ID']['input'];
};

export type ProfileAdInput = {
  endDate: Scalars['Date']['input'];
  highlight: HighlightType;
  startDate: Scalars['Date']['input'];
  targets: Array<GenderCategory>;
};

export type ProfileType =
  | 'FREE'
  | 'PROFISSIONAL';

export type ReactionType =
  | 'FIRE';

export type RecordPostViewsInput = {
  /** `anon_` and a UUID; needed when signed out, ignored otherwise. */
  anonymousId?: InputMaybe<Scalars['String']['input']>;
  postIds: Array<Scalars['ID']['input']>;
};

export type RefusalCode =
  /** The account is about to be deleted; `keepAccount` keeps it. */
  | 'ACCOUNT_LEAVING'
  /** The file starts like an image or a video but cannot be read to its end. */
  | 'BROKEN_FILE'
  /** What was begun took too long, or was used. */
  | 'CHALLENGE_OVER'
  /** A second factor needs an address that is the member's for sure. */
  | 'EMAIL_NOT_CONFIRMED'
  /** A post needs text or media. */
  | 'EMPTY_POST'
  /** An image of 80 MB or more, or a video over the store's limit. */
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
  /** The code is wrong, used, too old, or was tried too often. */
  | 'INVALID_RESET_CODE'
  /** The viewer may see it, but may not do this to it. */
  | 'NOT_ALLOWED'
  /** It was spent, is too old to go back to its card, or went back already. */
  | 'NOT_REFUNDABLE'
  /** Offers a community to a member, who owns it once they accept. */
  | 'OFFER_NEEDED'
  /** The community is offered to another member, until they answer or the offer is withdrawn. */
  | 'OFFER_PENDING'
  /** An owner hands the community over, or closes it, before leaving. */
  | 'OWNER_CANNOT_LEAVE'
  /** It was paid, and buys nothing as it is now: what was paid is in the wallet. The message says why. */
  | 'PAID_INTO_WALLET'
  /** The card was not charged. */
  | 'PAYMENT_FAILED'
  /** The provider has not decided yet; what is paid in the end is credited by itself. */
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
  /** More than 10 files in a post. */
  | 'TOO_MANY_FILES'
  /** More than 50 megapixels. */
  | 'TOO_MANY_PIXELS'
  /** Ten wrong passwords or codes within 15 minutes; the message says when to try again. */
  | 'TOO_MANY_TRIES'
  /** Younger than 18 by the date in São Paulo. */
  | 'UNDERAGE'
  /** Neither an image nor a video that can be published; judged by content, never by name. */
  | 'UNSUPPORTED_FILE'
  /** A video of 5 minutes or more. */
  | 'VIDEO_TOO_LONG'
  /** Shorter than 8, or one of the commonest. */
  | 'WEAK_PASSWORD';

export type RegisterInput = {
  birthDate: Scalars['Date']['input'];
  device?: InputMaybe<DeviceInput>;
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Made from the name when absent. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  preferences?: Array<GenderCategory>;
  profileType?: RegisteredProfileType;
};

/** PESSOAL gives the session profile FREE. */
export type RegisteredProfileType =
  | 'PESSOAL'
  | 'PROFISSIONAL';

export type RemoveCommunityMemberInput = {
  communityId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};

export type ReportAnonymouslyInput = {
  contact?: InputMaybe<Scalars['String']['input']>;
  /** An address of this site, or where it is to be found. */
  link: Scalars['String']['input'];
  reason: ReportReason;
  text: Scalars['String']['input'];
};

export type ReportInput = {
  reason: ReportReason;
  target: ReportTarget;
  targetId: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};

export type ReportProtocolOutcome =
  /** It is not there any more, by its author's doing or another decision. */
  | 'GONE'
  | 'KEPT'
  /** What the report describes was not found. */
  | 'NOT_FOUND'
  | 'REMOVED';

export type ReportProtocolStatus =
  | 'DECIDED'
  | 'IN_REVIEW'
  | 'RECEIVED';

/** The gravest first; the first two are decided within two hours, the others within seven business days. */
export type ReportReason =
  | 'FRAUD'
  | 'HARASSMENT'
  | 'HATE'
  | 'IMPERSONATION'
  | 'INTIMATE_WITHOUT_CONSENT'
  | 'OTHER'
  | 'SELF_HARM'
  | 'SPAM'
  | 'UNDERAGE'
  | 'VIOLENCE';

export type ReportTarget =
  | 'AD'
  | 'COMMENT'
  | 'COMMUNITY'
  | 'MESSAGE'
  /** Of an anonymous report whose address shows nothing. */
  | 'OTHER'
  | 'POST'
  | 'PROFILE';

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  code: Scalars['String']['input'];
  device?: InputMaybe<DeviceInput>;
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type RevokeCommunityInviteInput = {
  communityId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

export type SendMessageInput = {
  /** A UUID made by the client; sending it again answers the same message and makes no second one. */
  clientId: Scalars['ID']['input'];
  conversationId: Scalars['ID']['input'];
  /** A picture of `uploadMedia` that was not used before. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  text?: Scalars['String']['input'];
};

export type SetCommunityRoleInput = {
  communityId: Scalars['ID']['input'];
  role: CommunityRole;
  userId: Scalars['ID']['input'];
};

export type SetReactionInput = {
  /** Set for a comment of that post, absent for the post itself. */
  commentId?: InputMaybe<Scalars['ID']['input']>;
  postId: Scalars['ID']['input'];
  /** The state wanted, not a flip: sending it twice changes nothing. */
  reacted: Scalars['Boolean']['input'];
  type?: ReactionType;
};

export type SubscribeToCommunityInput = {
  id: Scalars['ID']['input'];
  /** What the member was shown and agreed to, in centavos. */
  priceCents: Scalars['Int']['input'];
};

export type UpdateCommunityInput = {
  description: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** Absent: stays as it is; null: none. */
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  rules: Scalars['String']['input'];
};

export type UpdateNotificationPreferencesInput = {
  /** Kinds that are not named stay as they are. */
  preferences: Array<NotificationPreferenceInput>;
};

/** What is absent stays as it is. */
export type UpdateProfileInput = {
  /** An image from `uploadMedia`; null takes the picture away. */
  avatarId?: InputMaybe<Scalars['ID']['input']>;
  /** Null or empty takes it away. */
  bio?: InputMaybe<Scalars['String']['input']>;
  coverId?: InputMaybe<Scalars['ID']['input']>;
  gender?: InputMaybe<GenderCategory>;
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Not taken by another member. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  preferences?: InputMaybe<Array<GenderCategory>>;
};

export type UploadMediaInput = {
  /** An image under 80 MB and 50 megapixels, or a video under 5 minutes. */
  file: Scalars['Upload']['input'];
  /** A still of the video, taken by the client. */
  poster?: InputMaybe<Scalars['Upload']['input']>;
};
