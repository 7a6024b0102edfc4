export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  Upload: { input: File; output: File; }
};

/**
 * The invite that the viewer accepts. If the viewer is already a member, nothing changes and `CommunityInvite.uses` does
 * not grow.
 */
export type AcceptCommunityInviteInput = {
  /** The id of the community from the invite link. */
  communityId: Scalars['ID']['input'];
  /** The token from the invite link, at most 200 characters. */
  token: Scalars['String']['input'];
};

/** An ad of one of the three kinds. Exactly one of these fields has to be set. */
export type AdInput =
  /** A business ad. */
  { business: BusinessAdInput; post?: never; profile?: never; }
  |  /** A boost of a post of the viewer. */
  { business?: never; post: PostAdInput; profile?: never; }
  |  /** A highlight of the viewer's profile. */
  { business?: never; post?: never; profile: ProfileAdInput; };

/** The kind of an ad: the thing that the ad promotes. */
export type AdKind =
  /** A business ad: pictures and a title with a link, shown in the feed. */
  | 'BUSINESS'
  /** A boost: an ad that shows a public post of the member in the feeds of other members. */
  | 'POST'
  /** A highlight: an ad that shows the member's own profile. */
  | 'PROFILE';

/** A place in the app where ads are shown to other members. */
export type AdPlacement =
  /** The Discover page. It shows highlights (ads for profiles) of the type DISCOVER or BOTH. */
  | 'DISCOVER'
  /**
   * The feed. It shows business ads, boosts (ads for posts), and highlights (ads for profiles) of the type FEED or BOTH. A
   * member sees the same ad in the feed at most three times a day.
   */
  | 'FEED'
  /** The list of suggested profiles. It includes highlights (ads for profiles) of the type DISCOVER or BOTH. */
  | 'SUGGESTIONS';

/** The properties of an ad that determine its price. */
export type AdPriceInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. An ad runs for 1 to 90 days. */
  endDate: Scalars['Date']['input'];
  /** The places in which a highlight (an ad for a profile) appears. Allowed only for a PROFILE ad. */
  highlight?: InputMaybe<HighlightType>;
  /** The kind of the ad. PROFILE (a highlight) requires the field `highlight`. */
  kind: AdKind;
  /** The first day of the ad in São Paulo's time zone, today or later. */
  startDate: Scalars['Date']['input'];
  /**
   * The gender categories of the audience. The field is needed only for `AdPrice.reach`, because the audience does not
   * change the price.
   */
  targets?: InputMaybe<Array<GenderCategory>>;
};

/** The state of an ad, from the payment to its end. */
export type AdState =
  /** The ad is approved and runs from its first to its last day. */
  | 'ACTIVE'
  /** The ad has ended: its last day is over, its owner or a moderator ended it, or the owner's account ended. */
  | 'FINISHED'
  /** The ad is paid and waits for approval. */
  | 'IN_REVIEW'
  /**
   * A moderator refused the ad before it ran (full refund) or stopped it while it ran (refund of the days that had not
   * begun).
   */
  | 'REFUSED';

/** A new comment, or a reply if `parentId` is set. */
export type AddCommentInput = {
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same comment and
   * stores no second one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /**
   * The id of the comment to reply to. Replies have only one level: a reply to a reply is stored as a reply to its
   * top-level comment.
   */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the post to comment on. For a reply: the post of the parent comment. */
  postId: Scalars['ID']['input'];
  /** The plain text of the comment, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** A passkey that the browser has created, and the name that the member gives the passkey. */
export type AddPasskeyInput = {
  /** The name by which the member recognises the passkey in the list, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The WebAuthn response of the browser, as JSON. */
  response: Scalars['String']['input'];
};

/** The method by which the provider checked the age. */
export type AgeMethod =
  /** The provider checked a payment card. */
  | 'CARD'
  /** The provider checked an identity document. */
  | 'DOCUMENT'
  /** The provider estimated the age from the face. */
  | 'FACE'
  /** A moderator decided about the age. An age check at the provider cannot change this decision. */
  | 'MODERATION'
  /** The provider used a method that the schema has no value for. */
  | 'OTHER';

/** The state of a member's age verification. */
export type AgeState =
  /** The verification has expired, or the age check did not finish in time. */
  | 'EXPIRED'
  /** An age check is running and has no result yet. */
  | 'PENDING'
  /** The age check did not confirm that the member is 18 or older. */
  | 'REJECTED'
  /** The member has never started an age check. */
  | 'UNVERIFIED'
  /** The age check confirmed that the member is 18 or older. This is valid until `expiresAt`. */
  | 'VERIFIED';

/** The viewer's answer to the offer of a community's ownership. Repeating the same answer changes nothing. */
export type AnswerCommunityOfferInput = {
  /** True accepts, false refuses. The owner is notified in either case. */
  accept: Scalars['Boolean']['input'];
  /**
   * The id of a community whose ownership is offered to the viewer. Accepting fails with NOT_FOUND if there is no such
   * offer.
   */
  communityId: Scalars['ID']['input'];
};

/** The answer to a member who asked to join a community. */
export type AnswerCommunityRequestInput = {
  /**
   * True approves the request, false refuses it. The notification to the member does not name the person who answered.
   * After a refusal the member may ask again.
   */
  approve: Scalars['Boolean']['input'];
  /** The id of a community that the viewer owns or moderates. */
  communityId: Scalars['ID']['input'];
  /** The id of the member who asked to join. Fails with NOT_FOUND if they have withdrawn the request. */
  userId: Scalars['ID']['input'];
};

/** A member who asked to follow the viewer, and the answer of the viewer. */
export type AnswerFollowRequestInput = {
  /** True accepts, false refuses. Sending the same answer again changes nothing. */
  accept: Scalars['Boolean']['input'];
  /** The id of the member who asked to follow the viewer. Accepting fails with NOT_FOUND if this member has not asked. */
  profileId: Scalars['ID']['input'];
};

/** A message request, and the answer of the viewer. */
export type AnswerMessageRequestInput = {
  /** The answer of the viewer. The sender of the request learns of the answer only if it is ACCEPT. */
  answer: MessageRequestAnswer;
  /**
   * The id of a conversation from `messageRequests`. The request may already have been answered. Fails with NOT_FOUND if
   * the viewer is no member of the conversation.
   */
  conversationId: Scalars['ID']['input'];
};

/** The final answer to an appeal. */
export type AnswerModerationAppealInput = {
  /** The id of an appeal from `moderationAppeals`. Fails with NOT_FOUND if it is unknown or the viewer is no moderator. */
  id: Scalars['ID']['input'];
  /** True grants the appeal and undoes the decision. False rejects the appeal. */
  restore: Scalars['Boolean']['input'];
  /** The moderator's explanation to the author, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** An appeal against a decision that suspends or bans the account. */
export type AppealAccountLockInput = {
  /** The token `AccountLocked.access` from the refused sign-in. Refused as CHALLENGE_OVER after the token has expired. */
  access: Scalars['String']['input'];
  /**
   * The id of the decision. If absent, the appeal is against the decision that lasts longest. If the decision was undone,
   * the appeal is refused as CHALLENGE_OVER.
   */
  noticeId?: InputMaybe<Scalars['ID']['input']>;
  /** The reason for the appeal, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** An appeal against a decision that concerns the viewer. */
export type AppealModerationInput = {
  /** The id of a decision from `moderationNotices`. Fails with NOT_FOUND if the decision is against another member. */
  noticeId: Scalars['ID']['input'];
  /** The reason for the appeal, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** A business ad: pictures and a title with a link. The ad is shown in the feed after a moderator has approved it. */
export type BusinessAdInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. It may not be before `startDate`. */
  endDate: Scalars['Date']['input'];
  /** The ids of images from `uploadMedia` in display order, at most 10. */
  imageIds: Array<Scalars['ID']['input']>;
  /** The http or https URL that the ad opens. */
  link: Scalars['String']['input'];
  /** The total price that the viewer saw before paying, in centavos. If absent, the ad is sold at its present price. */
  priceCentavos?: InputMaybe<Scalars['Int']['input']>;
  /** The first day of the ad in São Paulo's time zone, today or later. An ad runs for 1 to 90 days. */
  startDate: Scalars['Date']['input'];
  /** The gender categories of the audience, at least one. */
  targets: Array<GenderCategory>;
  /** The title of the business ad, 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** The VIP community whose subscription the viewer cancels. */
export type CancelCommunitySubscriptionInput = {
  /** The id of a VIP community to which the viewer has a subscription. */
  id: Scalars['ID']['input'];
};

/** The payment that `cancelPayment` cancels. */
export type CancelPaymentInput = {
  /**
   * The `PaymentIntent.id` or `PixPayment.id` of the payment. Fails with NOT_FOUND if the payment belongs to another
   * member.
   */
  paymentIntentId: Scalars['ID']['input'];
};

/** The VIP community for which the viewer cancels Pix Automático. */
export type CancelPixRenewalInput = {
  /** The id of a community from `vipSubscriptions`. */
  communityId: Scalars['ID']['input'];
};

/** The VIP community whose subscription the viewer cancels, even if they cannot see the community. */
export type CancelVipSubscriptionInput = {
  /** The id of a community from `vipSubscriptions`. */
  communityId: Scalars['ID']['input'];
};

/** The new password of the viewer. */
export type ChangePasswordInput = {
  /** The new password, 8 to 256 characters. A very common password is refused as WEAK_PASSWORD. */
  newPassword: Scalars['String']['input'];
};

/** The chat settings to change. A setting that is absent or null keeps its value. */
export type ChatSettingsInput = {
  /** The new value of `ChatSettings.showsReading`. */
  showsReading?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new value of `ChatSettings.showsTyping`. */
  showsTyping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The protocol number and the secret of an anonymous report. */
export type CheckReportProtocolInput = {
  /** The protocol number, such as BR-XXXXX-XXXXX. Letter case is ignored. */
  protocol: Scalars['String']['input'];
  /** The secret that `reportAnonymously` returned with the protocol number. */
  secret: Scalars['String']['input'];
};

/** A moderation case, and whether it is assigned to the viewer. */
export type ClaimModerationCaseInput = {
  /** True assigns the case to the viewer, false ends the assignment. */
  claimed: Scalars['Boolean']['input'];
  /** The id of the case. Fails with NOT_FOUND if the id is unknown or the viewer is no moderator. */
  id: Scalars['ID']['input'];
};

/** The community of the viewer to close. */
export type CloseCommunityInput = {
  /**
   * The id of the community. Its paying members get a refund for the days that have not begun. Fails with NOT_FOUND if
   * the community is already closed.
   */
  id: Scalars['ID']['input'];
};

/** The kind of a community. It determines how members join, and it never changes. */
export type CommunityKind =
  /** A private community. Members join by an invite, or by a request that the owner or a moderator approves. */
  | 'PRIVATE'
  /** A paid community: each member pays a monthly price. */
  | 'VIP';

/** The state of an offer to transfer the ownership of a community. */
export type CommunityOfferState =
  /** The member accepted the viewer's offer and is the owner now. */
  | 'ACCEPTED'
  /** The member declined the viewer's offer. */
  | 'DECLINED'
  /** The member did not answer the viewer's offer in time. */
  | 'EXPIRED'
  /** The viewer became the owner, because the account of the previous owner was erased. */
  | 'INHERITED'
  /** The viewer can accept or decline the offer. */
  | 'OPEN'
  /** The owner withdrew the offer to the viewer. */
  | 'WITHDRAWN';

/** The role of a member in a community, which determines their rights. */
export type CommunityRole =
  /** An ordinary member. They may read and publish posts in the community. */
  | 'MEMBER'
  /** A member whom the owner appointed to answer requests to join, manage invites and remove members. */
  | 'MODERATOR'
  /**
   * The only owner of the community. The owner edits, closes and transfers the community, sets roles, and earns the money
   * that members pay for VIP months.
   */
  | 'OWNER';

/** A paid ad, and its payment. */
export type ConfirmAdPaymentInput = {
  /**
   * Must be the values with which the payment started, except for the images. Otherwise, and if the price has changed
   * since then, the mutation is refused as PAID_INTO_WALLET: the money stays in the wallet. A payment that has bought its
   * ad refuses another ad as INVALID_INPUT.
   */
  ad: AdInput;
  /** The `PaymentIntent.id` of the payment. Fails with NOT_FOUND if the payment belongs to another member. */
  paymentIntentId: Scalars['ID']['input'];
};

/** The code that confirms the new e-mail address of the viewer. */
export type ConfirmEmailChangeInput = {
  /** The six-digit code from the mail. It is valid for 30 minutes and five tries. */
  code: Scalars['String']['input'];
};

/** The code that confirms the e-mail address of the viewer. */
export type ConfirmEmailInput = {
  /** The six-digit code from the mail. It is valid for 30 minutes and five tries. */
  code: Scalars['String']['input'];
};

/** The proof of the viewer's identity. Exactly one of these fields has to be set. */
export type ConfirmIdentityInput =
  /** Six digits from the authenticator app, or a recovery code. Each code works a single time. */
  { code: Scalars['String']['input']; passkey?: never; password?: never; }
  |  /** The WebAuthn response of the browser, as JSON. */
  { code?: never; passkey: Scalars['String']['input']; password?: never; }
  |  /** The password. The server accepts it only if the account has no second factor. */
  { code?: never; passkey?: never; password: Scalars['String']['input']; };

/** The card or Pix payment to read from the provider. */
export type ConfirmTopUpInput = {
  /**
   * The `PaymentIntent.id` or `PixPayment.id` of the payment. Fails with NOT_FOUND if the payment belongs to another
   * member or was made for an ad.
   */
  paymentIntentId: Scalars['ID']['input'];
};

/** The ad to pay, an idempotency key, and the payment method. */
export type CreateAdIntentInput = {
  /** All values of the ad. The platform validates them before the payment starts. */
  ad: AdInput;
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment.
   * Fails with BAD_USER_INPUT if the key was already used with other values.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The payment method for the part of the price that the wallet balance does not cover. */
  method?: PaymentMethod;
};

/** A new community, which the viewer will own. */
export type CreateCommunityInput = {
  /** The description of the community as plain text, at most 1,000 characters. */
  description?: Scalars['String']['input'];
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same community and
   * creates no second one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The kind of the community. It cannot be changed later. */
  kind: CommunityKind;
  /** The name of the community, 3 to 80 characters. */
  name: Scalars['String']['input'];
  /** The picture of the community: the id of an image from `uploadMedia`. */
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** The price of a month of membership in centavos, 100 to 100,000. Allowed only for a VIP (paid) community. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** The rules of the community as plain text, at most 3,000 characters. Only members of the community see them. */
  rules?: Scalars['String']['input'];
};

/** A new invite. At most twenty invites of a community are valid at the same time. */
export type CreateCommunityInviteInput = {
  /** The id of a private community that the viewer owns or moderates. */
  communityId: Scalars['ID']['input'];
  /** The number of days for which the invite is valid, 1 to 30. Null means that it is valid until it is revoked. */
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** The amount of a Pix payment, and an idempotency key. */
export type CreatePixTopUpInput = {
  /** The amount of the payment in centavos, 500 to 500,000. */
  centavos: Scalars['Int']['input'];
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment. A
   * key that was already used for a card payment fails with BAD_USER_INPUT.
   */
  idempotencyKey: Scalars['ID']['input'];
};

/** A new post with text, media or both. A post with neither is refused as EMPTY_POST. */
export type CreatePostInput = {
  /** The id of a community to which the viewer belongs. If absent, the post appears on the viewer's profile. */
  communityId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same post and
   * publishes no second one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The uploaded files in display order, at most 10. */
  media?: Array<PostMediaInput>;
  /** The plain text of the post, at most 5,000 characters. */
  text?: Scalars['String']['input'];
};

/** The amount of a card payment, and an idempotency key. */
export type CreateTopUpIntentInput = {
  /** The amount of the payment in centavos, 500 to 500,000. */
  centavos: Scalars['Int']['input'];
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment and
   * starts no second one.
   */
  idempotencyKey: Scalars['ID']['input'];
};

/** The state of a data export. */
export type DataExportState =
  /** The export failed. The viewer can request a new export. */
  | 'FAILED'
  /** The export waits in the queue and has not started. */
  | 'PENDING'
  /** The file is complete and can be downloaded until `expiresAt`. */
  | 'READY'
  /** The server is creating the export. `DataExport.done` grows meanwhile. */
  | 'RUNNING';

/** A decision for one or more cases. If the decision is refused for one of the cases, no case is decided. */
export type DecideModerationCasesInput = {
  /** The kind of the decision. RESTORE is not possible here: use `restoreModerationCase`. */
  decision: ModerationDecisionKind;
  /** The ids of 1 to 50 open cases. Several cases must have the same content. */
  ids: Array<Scalars['ID']['input']>;
  /** The reason that the author of the object will see. It does not have to be one of the reasons in the reports. */
  reason: ReportReason;
  /** The explanation to the author, at most 2,000 characters. It is required to take down an ad. */
  text?: Scalars['String']['input'];
  /** The time at which a suspension ends. Null for other decisions. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
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
  acceptsBalance?: Scalars['Boolean']['input'];
};

/** The comment of the viewer to delete, and its post. */
export type DeleteCommentInput = {
  /** The id of the comment. Fails with NOT_FOUND if the comment is already deleted. */
  id: Scalars['ID']['input'];
  /** The id of the comment's post. */
  postId: Scalars['ID']['input'];
};

/** The conversation that the viewer deletes for themselves. */
export type DeleteConversationForMeInput = {
  /** The id of a conversation of the viewer. Fails with NOT_FOUND for any other id. */
  conversationId: Scalars['ID']['input'];
};

/** The message that the viewer deletes for themselves, and its conversation. */
export type DeleteMessageForMeInput = {
  /**
   * The id of the conversation that contains the message. Fails with NOT_FOUND if the viewer is no member of the
   * conversation.
   */
  conversationId: Scalars['ID']['input'];
  /** The id of a message in the conversation, sent by either member. Deleting the message again changes nothing. */
  messageId: Scalars['ID']['input'];
};

/** The post of the viewer to delete. */
export type DeletePostInput = {
  /** The id of a post of the viewer, which may be one of `postsLeftBehind`. */
  id: Scalars['ID']['input'];
};

/** The browser's description of its device, sent at sign-in. */
export type DeviceInput = {
  /**
   * 32 random bytes in base64url that the browser generates and stores. The server recognises the device at the next
   * sign-in by these bytes.
   */
  secret?: InputMaybe<Scalars['String']['input']>;
  /** The browser's IANA time zone, such as 'America/Sao_Paulo'. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** The unused file of the viewer to delete. */
export type DiscardMediaInput = {
  /**
   * The id of the file, from `uploadMedia`. Fails with NOT_FOUND if the file is already published or deleted, or belongs
   * to another member.
   */
  id: Scalars['ID']['input'];
};

/** The member to remove from the suggestions of the viewer. */
export type DismissSuggestionInput = {
  /**
   * The id of a member in `suggestedProfiles`. Dismissing the same member again changes nothing. Fails with NOT_FOUND if
   * there is no such member, or if the viewer or the member blocked the other.
   */
  profileId: Scalars['ID']['input'];
};

/** The code that proves that the authenticator app contains the new secret. */
export type EnableTwoStepInput = {
  /** The current six-digit code of the authenticator app that contains the new secret. */
  code: Scalars['String']['input'];
};

/** The session of the viewer to end. */
export type EndSessionInput = {
  /** An id from `accountSessions`. Fails with NOT_FOUND if the session has ended or belongs to another member. */
  id: Scalars['ID']['input'];
};

/** The ad of the viewer to end. */
export type FinishAdInput = {
  /** The id of an ad of the viewer. Fails with NOT_FOUND if the ad belongs to another member. */
  id: Scalars['ID']['input'];
};

/** The second step of a sign-in. After five tries or five minutes the challenge is refused as CHALLENGE_OVER. */
export type FinishLogInInput = {
  /** The value of `SecondStepRequired.challenge`. */
  challenge: Scalars['String']['input'];
  /**
   * Six digits from the authenticator app, or a recovery code; letter case and dashes of a recovery code are ignored. Each
   * code works a single time.
   */
  code: Scalars['String']['input'];
  /**
   * The device that signs in. The client sends the same value as in `logIn`, so that the server recognises the device at
   * the next sign-in.
   */
  device?: InputMaybe<DeviceInput>;
};

/** The state of the viewer's follow of a member. */
export type FollowState =
  /** The viewer follows the member. If the member is private, the viewer therefore sees their posts. */
  | 'FOLLOWING'
  /** The viewer does not follow the member and has not asked to follow them. */
  | 'NONE'
  /** The viewer has asked to follow a private member, and that member has not answered yet. */
  | 'REQUESTED';

/** A gender category. It describes a member, the authors that a member prefers to see, or the audience of an ad. */
export type GenderCategory =
  /** Men. */
  | 'MAN'
  /** Trans people. */
  | 'TRANS'
  /** Women. */
  | 'WOMAN';

/** A comment on a post of the viewer, and whether it is hidden. */
export type HideCommentInput = {
  /** True hides the comment, false shows it again. */
  hidden?: Scalars['Boolean']['input'];
  /** The id of a comment that the viewer may see. Fails with NOT_FOUND for any other id. */
  id: Scalars['ID']['input'];
  /**
   * The id of the comment's post. The gateway needs it to load the comment if the platform's response does not contain
   * the comment.
   */
  postId?: InputMaybe<Scalars['ID']['input']>;
};

/** The places in which a highlight (an ad for a profile) appears. */
export type HighlightType =
  /** The highlight appears on the Discover page, among the suggested profiles and in the feed. */
  | 'BOTH'
  /** The highlight appears at the top of the Discover page and among the suggested profiles. */
  | 'DISCOVER'
  /** The highlight appears as a card in the feed. */
  | 'FEED';

/** The private community that the viewer asks to join. */
export type JoinCommunityInput = {
  /** The id of the community. The owner and the moderators get one notification per request. */
  id: Scalars['ID']['input'];
};

/** The community that the viewer leaves. */
export type LeaveCommunityInput = {
  /** The id of the community. If the viewer does not belong to it, nothing changes. */
  id: Scalars['ID']['input'];
};

/** A moderation case, and whether its pictures stand on the hash list. */
export type ListModerationCasePicturesInput = {
  /** The id of the case. Fails with NOT_FOUND if the id is unknown or the viewer is no moderator. */
  id: Scalars['ID']['input'];
  /** True adds the pictures to the hash list, false removes them. */
  listed: Scalars['Boolean']['input'];
};

/**
 * The credentials of a sign-in. After ten wrong passwords for an account within 15 minutes, or 100 in a day, sign-ins are
 * refused as TOO_MANY_TRIES.
 */
export type LogInInput = {
  /** The device that signs in. If absent, the server treats the sign-in as one from an unknown device. */
  device?: InputMaybe<DeviceInput>;
  /** The e-mail address of the account. Surrounding spaces and letter case are ignored. */
  email: Scalars['String']['input'];
  /**
   * Matters only if the deletion of the account is pending: true cancels the deletion, false refuses the sign-in as
   * ACCOUNT_LEAVING.
   */
  keepAccount?: Scalars['Boolean']['input'];
  /** The password exactly as the member set it, including spaces. */
  password: Scalars['String']['input'];
};

/** A sign-in by passkey. The WebAuthn response contains the account, so no e-mail address is needed. */
export type LogInWithPasskeyInput = {
  /** The device that signs in. If absent, the server treats the sign-in as one from an unknown device. */
  device?: InputMaybe<DeviceInput>;
  /** The WebAuthn response of the browser, as JSON. */
  response: Scalars['String']['input'];
};

/** The token from the link in a mail about a change of the account. */
export type MailLinkInput = {
  /** The token. It works a single time. Afterwards, and once its validity has ended, it is refused as CHALLENGE_OVER. */
  token: Scalars['String']['input'];
};

/** The notifications to mark as read. */
export type MarkAllNotificationsReadInput = {
  /** The highest `sequence` of the notifications on the screen. Later notifications stay unread. */
  upTo: Scalars['Int']['input'];
};

/** The messages that have reached a device of the viewer. */
export type MarkDeliveredInput = {
  /** The conversations, each with the last message that the device received. Conversations of other members are ignored. */
  arrivals: Array<MessageArrival>;
};

/** The notification that the viewer read. */
export type MarkNotificationReadInput = {
  /** The id of a notification from the query `notifications`. */
  id: Scalars['ID']['input'];
};

/** A conversation, and the last message that the viewer read. */
export type MarkReadInput = {
  /** The id of a conversation of the viewer. Fails with NOT_FOUND for any other id. */
  conversationId: Scalars['ID']['input'];
  /** The `seq` of the last message on the screen. A number above `lastSeq` changes nothing. */
  seq: Scalars['Int']['input'];
};

/** The status of a membership of a community. */
export type MembershipStatus =
  /** The viewer is a member. In a VIP community the next month will be charged automatically. */
  | 'ACTIVE'
  /**
   * The viewer has cancelled their VIP subscription (a paid membership) and stays a member until the end of the paid
   * month.
   */
  | 'CANCELS_AT_END'
  /** The paid VIP membership has ended. The viewer is no longer a member. */
  | 'EXPIRED'
  /**
   * The charge for the next VIP month failed. The viewer stays a member during a grace period of seven days, in which the
   * platform retries the charge daily.
   */
  | 'PAST_DUE'
  /** The viewer has asked to join and waits for an answer. They are not a member yet. */
  | 'PENDING';

/** A conversation, and the last message in it that a device of the viewer has received. */
export type MessageArrival = {
  /** The id of a conversation of the viewer. */
  conversationId: Scalars['ID']['input'];
  /** The `seq` of the last message that the device received. */
  seq: Scalars['Int']['input'];
};

/** The answer of a member to a message request. */
export type MessageRequestAnswer =
  /** Accepts the request: moves the conversation from `messageRequests` to `conversations` and shows its pictures. */
  | 'ACCEPT'
  /**
   * Refuses the request: removes the conversation from `messageRequests` and marks its messages as read. The sender is not
   * notified.
   */
  | 'REFUSE'
  /** Refuses the message request and blocks its sender. */
  | 'REFUSE_AND_BLOCK';

/**
 * The state of a message request. A message request is the first message from a member whom the recipient (here the
 * viewer) does not follow.
 */
export type MessageRequestState =
  /** The viewer accepted the request, or replied to it. */
  | 'ACCEPTED'
  /** There was no message request, because the viewer follows the other member or wrote first. */
  | 'NONE'
  /**
   * The request waits in `messageRequests` for the viewer's answer. Until then the sender cannot see if their messages
   * were delivered or read.
   */
  | 'PENDING'
  /** The viewer refused the request. The conversation is in no list, and the sender is not notified. */
  | 'REFUSED';

/** The state of an author's appeal against a moderation decision. */
export type ModerationAppealStatus =
  /** The appeal was granted, so the decision was undone. */
  | 'GRANTED'
  /** The appeal waits for the answer of another moderator. */
  | 'OPEN'
  /** The appeal was rejected, so the decision stays in force. */
  | 'UPHELD';

/** A filter for moderation cases. An absent field without a default value matches all cases. */
export type ModerationCaseFilter = {
  /** True matches decided cases, false matches open cases. */
  isDecided?: Scalars['Boolean']['input'];
  /** True matches only cases that are assigned to the viewer. False matches all cases. */
  mine?: Scalars['Boolean']['input'];
  /** Matches cases that were opened by this kind of event. */
  origin?: InputMaybe<ModerationOrigin>;
  /** Matches cases for which this is the gravest reason among their reports. */
  reason?: InputMaybe<ReportReason>;
  /** The kind of the reported or reviewed object, such as a post or a profile. */
  target?: InputMaybe<ReportTarget>;
};

/** The kind of a moderator's decision about a moderation case. */
export type ModerationDecisionKind =
  /** The object is hidden and its author is banned permanently. */
  | 'BAN'
  /** The case is dismissed and the object stays as it is. In a review before publication, the object is published. */
  | 'DISMISS'
  /** The previous decision about the case is undone by `restoreModerationCase` or by a granted appeal. */
  | 'RESTORE'
  /** The object is hidden and its author is suspended, for a year at most. */
  | 'SUSPEND'
  /** The object is hidden. In a review before publication, the object is not published. */
  | 'TAKE_DOWN'
  /** The author receives a warning, and the object stays. */
  | 'WARN';

/** The file format of an exported moderation log. */
export type ModerationLogFormat =
  /** CSV with a header line. The cells are escaped so that spreadsheet programs do not run them as formulas. */
  | 'CSV'
  /** A text file with one JSON object per line. */
  | 'JSON_LINES';

/** The kind of event that opened a moderation case. */
export type ModerationOrigin =
  /** A file of the object resembles a picture on the hash list, the list of pictures that members cannot publish. */
  | 'HASH'
  /** A member or an anonymous person reported the object. */
  | 'REPORT'
  /** The object is a new post or ad that a moderator has to review before its publication. */
  | 'REVIEW';

/**
 * A kind of notification, which the member can turn on and off in the settings. WALLET_DEBITED, PAYMENT_DISPUTED,
 * MODERATION and NEW_SIGN_IN cannot be turned off.
 */
export type NotificationKind =
  /** Notifications of the type `AdApprovedNotification`. */
  | 'AD_APPROVED'
  /** Notifications of the type `AdEndedNotification`. */
  | 'AD_ENDED'
  /** Notifications of the type `AdRefusedNotification`. */
  | 'AD_REFUSED'
  /** Notifications of the type `PostCommentNotification`. */
  | 'COMMENT'
  /** Notifications of the type `CommentReactionNotification`. */
  | 'COMMENT_REACTION'
  /** Notifications of the type `CommunityAnswerNotification`. */
  | 'COMMUNITY_ANSWER'
  /** Notifications of the type `CommunityOfferNotification`. */
  | 'COMMUNITY_OFFER'
  /** Notifications of the type `CommunityRequestNotification`. */
  | 'COMMUNITY_REQUEST'
  /** Notifications of the type `FollowNotification`. */
  | 'FOLLOW'
  /** Notifications of the type `FollowRequestNotification`. */
  | 'FOLLOW_REQUEST'
  /** Notifications of the type `MessageRequestNotification`. */
  | 'MESSAGE_REQUEST'
  /** Notifications of the type `ModerationNotification`. */
  | 'MODERATION'
  /** Notifications of the type `NewSignInNotification`. */
  | 'NEW_SIGN_IN'
  /** Notifications of the type `PaymentDisputedNotification`. */
  | 'PAYMENT_DISPUTED'
  /** Notifications of the type `PaymentRefundedNotification`. */
  | 'PAYMENT_REFUNDED'
  /** Notifications of the type `PostReactionNotification`. */
  | 'REACTION'
  /** Notifications of the type `CommentReplyNotification`. */
  | 'REPLY'
  /** Notifications of the type `VipRenewalNotification`. */
  | 'VIP_RENEWAL'
  /** Notifications of the types `WalletCreditedNotification` and `VipEarningsNotification`. */
  | 'WALLET_CREDITED'
  /** Notifications of the type `WalletDebitedNotification`. */
  | 'WALLET_DEBITED';

/** A kind of notification to turn on or off. */
export type NotificationPreferenceInput = {
  /** True turns notifications of this kind on, false turns them off. Notifications that already exist stay. */
  enabled: Scalars['Boolean']['input'];
  /** A kind from `notificationPreferences`. With any other kind the whole input is refused as INVALID_INPUT. */
  kind: NotificationKind;
};

/** A community, and the member to whom the owner offers its ownership. */
export type OfferCommunityInput = {
  /** The id of a community that the viewer owns. */
  communityId: Scalars['ID']['input'];
  /** The id of a member whose `CommunityMember.mayOwn` is true. */
  userId: Scalars['ID']['input'];
};

/** The other member of a conversation. */
export type OpenConversationInput = {
  /**
   * The id of another member. The viewer's own id is refused as INVALID_INPUT. Fails with NOT_FOUND if there is no such
   * member, or if the viewer or the member blocked the other.
   */
  memberId: Scalars['ID']['input'];
};

/** The data export of the viewer to download. */
export type OpenDataExportInput = {
  /** The `DataExport.id` of the export. */
  id: Scalars['ID']['input'];
};

/** The payments that the CSV file contains. */
export type OpenPaymentsTableInput = {
  /** The filter for the rows. If absent, the file has all payments. */
  filter?: InputMaybe<PaymentFilter>;
};

/** A filter for payments. Absent fields match all payments. */
export type PaymentFilter = {
  /** Matches payments from this day on, in São Paulo's time zone. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Matches payments of this kind. OTHER cannot be used as a filter. */
  kind?: InputMaybe<PaymentKind>;
  /** Matches payments in this state. OTHER cannot be used as a filter. */
  state?: InputMaybe<PaymentState>;
  /** Matches payments up to and including this day, in São Paulo's time zone. It may not be before `from`. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The kind of a movement of money in the wallet. */
export type PaymentKind =
  /** The price of a business ad that the viewer bought. */
  | 'AD'
  /** The price of a boost (an ad that shows a post). */
  | 'BOOST'
  /**
   * The amount of a card payment that the cardholder disputes at their bank, or the return of this amount after the
   * dispute.
   */
  | 'DISPUTE'
  /** The price of a highlight (an ad that shows the member's profile). */
  | 'HIGHLIGHT'
  /** A kind that this gateway does not know yet, because the platform is newer. */
  | 'OTHER'
  /**
   * A refund of a payment, or of the unused part of an ad or a VIP month (paid membership). Also money that returns to the
   * wallet because the card or bank rejected a refund.
   */
  | 'REFUND'
  /** Money that was reserved for a payment and is available again. */
  | 'RELEASE'
  /**
   * A payment by card or Pix into the wallet. If the payment was made for an ad, the price of the ad is a separate
   * movement out of the wallet.
   */
  | 'TOP_UP'
  /** The price of a VIP month: a month of paid membership of a community, which the viewer bought. */
  | 'VIP'
  /**
   * The viewer's earnings from a VIP month (a month of paid membership) that another member bought in the viewer's
   * community.
   */
  | 'VIP_EARNING';

/** The method by which a payment is made. */
export type PaymentMethod =
  /** A payment by credit or debit card. */
  | 'CARD'
  /** A value that this gateway does not know yet, because the platform is newer. */
  | 'OTHER'
  /** A payment by Pix, the Brazilian system for instant bank transfers. */
  | 'PIX';

/** The state of a payment or of another movement of money in the wallet. */
export type PaymentState =
  /** The card was declined, or the payment was cancelled or abandoned. */
  | 'FAILED'
  /** A value that this gateway does not know yet, because the platform is newer. */
  | 'OTHER'
  /** The payment has started and has no result yet. */
  | 'PENDING'
  /** The payment has succeeded and changed the balance. */
  | 'SUCCEEDED';

/** A list of members that only the viewer can see. */
export type PeopleList =
  /** The members whom the viewer has blocked. */
  | 'BLOCKED'
  /** The members who follow the viewer. */
  | 'FOLLOWERS'
  /** The members whom the viewer follows, excluding private members who have not accepted the viewer's request yet. */
  | 'FOLLOWING';

/** The state of the purchase of a paid Pix. */
export type PixPurchase =
  /** The purchase was made. */
  | 'MADE'
  /** A value that this gateway does not know yet, because the platform is newer. */
  | 'OTHER'
  /**
   * The platform has not made the purchase yet. It makes it within minutes, except for an ad that was paid before its form
   * was complete: this ad needs its mutation, such as `confirmProfileAdPayment`.
   */
  | 'PENDING'
  /** The purchase is no longer possible. The money is in the wallet, unless the reason is RETURNED. */
  | 'REFUSED';

/** The reason why a paid Pix bought nothing. */
export type PixPurchaseRefusal =
  /** The VIP month was already paid in another way. */
  | 'ALREADY_PAID'
  /** The viewer spent a part of the money before the purchase. */
  | 'INSUFFICIENT_BALANCE'
  /** The Pix code was paid after it had expired. */
  | 'LATE'
  /** The viewer can no longer buy it, for example because the community was closed. */
  | 'NOT_AVAILABLE'
  /** A value that this gateway does not know yet, because the platform is newer. */
  | 'OTHER'
  /** The viewer paid another amount than the code asked for. */
  | 'OTHER_AMOUNT'
  /** The post of the boost was deleted or taken down, or is not public any more. */
  | 'POST_GONE'
  /** The price changed before the payment arrived. */
  | 'PRICE_CHANGED'
  /** The Pix went back to its payer before the purchase, so its money is not in the wallet. */
  | 'RETURNED';

/** The purchase for which a payment by Pix was started. */
export type PixPurpose =
  /** The payment is for a business ad. */
  | 'BUSINESS_AD'
  /** A value that this gateway does not know yet, because the platform is newer. */
  | 'OTHER'
  /** The payment is for a boost (an ad that shows a post). */
  | 'POST_AD'
  /** The payment is for a highlight (an ad that shows the member's profile). */
  | 'PROFILE_AD'
  /** The payment only adds money to the wallet. */
  | 'TOP_UP'
  /** The payment buys a month of a VIP community, and authorises Pix Automático for the following months. */
  | 'VIP_MONTH';

/** The state of a payment by Pix. */
export type PixState =
  /** The Pix code was not paid before it expired. The viewer can start a new payment. */
  | 'EXPIRED'
  /** A value that this gateway does not know yet, because the platform is newer. */
  | 'OTHER'
  /** The Pix code was paid, and the money is in the wallet. */
  | 'PAID'
  /** The Pix code has not been paid and is still valid. */
  | 'WAITING';

/** A boost: an ad that shows a public post of the viewer in other members' feeds. */
export type PostAdInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. It may not be before `startDate`. */
  endDate: Scalars['Date']['input'];
  /** The id of a public post of the viewer. Fails with NOT_FOUND if the viewer cannot see the post. */
  postId: Scalars['ID']['input'];
  /** The total price that the viewer saw before paying, in centavos. */
  priceCentavos: Scalars['Int']['input'];
  /** The first day of the ad in São Paulo's time zone, today or later. An ad runs for 1 to 90 days. */
  startDate: Scalars['Date']['input'];
  /** The gender categories of the audience, at least one. */
  targets: Array<GenderCategory>;
};

/** An uploaded file to publish in a post. */
export type PostMediaInput = {
  /** A description of the image or video for blind users, at most 1,000 characters. */
  alt?: Scalars['String']['input'];
  /** The id of a file from `uploadMedia`. */
  id: Scalars['ID']['input'];
};

/** A highlight: an ad that shows the viewer's own profile. */
export type ProfileAdInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. It may not be before `startDate`. */
  endDate: Scalars['Date']['input'];
  /** The places in which the highlight appears. They determine the price. */
  highlight: HighlightType;
  /** The total price that the viewer saw before paying, in centavos. If absent, the ad is sold at its present price. */
  priceCentavos?: InputMaybe<Scalars['Int']['input']>;
  /** The first day of the ad in São Paulo's time zone, today or later. An ad runs for 1 to 90 days. */
  startDate: Scalars['Date']['input'];
  /** The gender categories of the audience, at least one. */
  targets: Array<GenderCategory>;
};

/** The type of a member's profile. It decides whether the member may own communities. */
export type ProfileType =
  /**
   * The member cannot create a community or become the owner of one. A community that the member already owns stays, but
   * accepts no new paid subscriptions.
   */
  | 'FREE'
  /** The member may create communities, become the owner of a community, and sell monthly memberships of it (VIP months). */
  | 'PROFESSIONAL';

/** The ad to buy from the wallet, and an idempotency key. */
export type PublishAdInput = {
  /** The ad. The platform computes its price. */
  ad: AdInput;
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same ad and
   * charges nothing.
   */
  idempotencyKey: Scalars['ID']['input'];
};

/** The kind of a reaction. At present there is a single kind. */
export type ReactionType =
  /** The only kind of reaction, which the app shows as a flame. */
  | 'FIRE';

/** The highlight (an ad for a profile) that the viewer clicked. */
export type RecordAdClickInput = {
  /**
   * The id of the highlight. One click per member and day counts; the mutation returns true even if the click did not
   * count.
   */
  id: Scalars['ID']['input'];
};

/** The ads that the viewer saw, and the time since each view. */
export type RecordAdViewsInput = {
  /**
   * The milliseconds since each view, in the order of `ids`, at most 60,000. Null means 0. A reaction or a follow after
   * the view counts for the ad, even if it reaches the platform before the view.
   */
  ages?: InputMaybe<Array<Scalars['Int']['input']>>;
  /**
   * One ad id per view, at most 50 ids. At most three views of an ad per day count. The viewer's own ads and ads that
   * are not running are ignored.
   */
  ids: Array<Scalars['ID']['input']>;
};

/** The posts that a viewer saw. Several views of a post by the same viewer on one day count as one view. */
export type RecordPostViewsInput = {
  /**
   * The anonymous id of a visitor (a person without a session): the prefix `anon_` and a UUID. All views with the same id
   * count as views by one viewer. Ignored if the viewer is signed in.
   */
  anonymousId?: InputMaybe<Scalars['String']['input']>;
  /** The ids of the viewed posts. Fails with BAD_USER_INPUT for more than 50 ids. A repeated id counts as one view. */
  postIds: Array<Scalars['ID']['input']>;
};

/** The payment to refund, and an idempotency key. */
export type RefundPaymentInput = {
  /**
   * The id of a payment of the kind TOP_UP, from the query `payments`. Fails with NOT_FOUND if the payment belongs to
   * another member.
   */
  id: Scalars['ID']['input'];
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same refund.
   * Without a key, a repeated call returns the previous refund, unless another refund is possible.
   */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** The machine-readable reason for a refusal. */
export type RefusalCode =
  /**
   * The deletion of this account is pending, because the member has requested it. Signing in with `keepAccount` cancels
   * the deletion.
   */
  | 'ACCOUNT_LEAVING'
  /** The file starts like an image or a video, but its content is damaged or incomplete. */
  | 'BROKEN_FILE'
  /** The sign-in challenge or the link from a mail has expired or was already used. */
  | 'CHALLENGE_OVER'
  /** The member has to confirm their e-mail address before adding a second factor. */
  | 'EMAIL_NOT_CONFIRMED'
  /** The post has neither text nor media. */
  | 'EMPTY_POST'
  /** The image has 80 MB or more, or the video 2 GiB or more. */
  | 'FILE_TOO_LARGE'
  /** The viewer cannot change to the profile type FREE, because one of their communities has paying members. */
  | 'HAS_SUBSCRIBERS'
  /** The balance of the wallet is lower than the price. */
  | 'INSUFFICIENT_BALANCE'
  /** The code from a mail or an authenticator app, or the recovery code, is wrong, used or expired. */
  | 'INVALID_CODE'
  /** The e-mail address or the password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** An input value is missing, malformed or too long. `Refusal.field` contains the name of the input field. */
  | 'INVALID_INPUT'
  /** The invite link was revoked, has expired or does not exist. */
  | 'INVALID_INVITE'
  /** The passkey does not belong to this site or to this account. */
  | 'INVALID_PASSKEY'
  /** The code for a password reset is wrong, used or expired. */
  | 'INVALID_RESET_CODE'
  /** The viewer may see the object but is not allowed to change it in this way. */
  | 'NOT_ALLOWED'
  /**
   * The payment cannot be refunded, because the money was spent or already refunded, or the payment is older than seven
   * days.
   */
  | 'NOT_REFUNDABLE'
  /**
   * The role OWNER cannot be set directly. The owner has to offer the community to a member (`offerCommunity`), and the
   * member has to accept it.
   */
  | 'OFFER_NEEDED'
  /** The owner has already offered the community to another member, and that member has not answered yet. */
  | 'OFFER_PENDING'
  /** An owner cannot leave their community. They have to transfer or close it first. */
  | 'OWNER_CANNOT_LEAVE'
  /**
   * The payment succeeded, but the purchase is no longer possible, so the money is in the wallet. The message gives the
   * reason.
   */
  | 'PAID_INTO_WALLET'
  /** The card was declined, or the payment was cancelled or has expired. Nothing was charged. */
  | 'PAYMENT_FAILED'
  /** The payment provider has no result yet. If the payment succeeds later, the platform credits the wallet automatically. */
  | 'PAYMENT_PENDING'
  /** The community is VIP (paid): the viewer has to pay for a month (`subscribeToCommunity`) to become a member. */
  | 'PAYMENT_REQUIRED'
  /** The current price differs from the price that the viewer saw and that the client sent. */
  | 'PRICE_CHANGED'
  /** The card rejected the refund, so the money stays in the wallet. */
  | 'REFUND_REFUSED'
  /** The platform refused the sign-up. The message gives the reason. */
  | 'REGISTRATION_REFUSED'
  /** The viewer has to confirm their identity again (`confirmIdentity`) and then repeat the request. */
  | 'STEP_UP_REQUIRED'
  /** The post has more than 10 files, or the member has over 20 GiB of unpublished files. */
  | 'TOO_MANY_FILES'
  /** The image has more than 50 megapixels. */
  | 'TOO_MANY_PIXELS'
  /**
   * Too many wrong passwords or codes were sent, too many age checks were started, or a new code was requested too soon.
   * The message says how long the user has to wait.
   */
  | 'TOO_MANY_TRIES'
  /** The person is younger than 18 on today's date in São Paulo. */
  | 'UNDERAGE'
  /** The content of the file is not a supported image or video format. */
  | 'UNSUPPORTED_FILE'
  /** The video lasts 5 minutes or longer. */
  | 'VIDEO_TOO_LONG'
  /** The password is shorter than 8 characters, longer than 256, or very common. */
  | 'WEAK_PASSWORD';

/** The data of a new account. The server mails a code that confirms the e-mail address. */
export type RegisterInput = {
  /**
   * The birth date, which cannot be changed later. The member has to be 18 to 120 years old on today's date in São Paulo,
   * else the refusal is UNDERAGE.
   */
  birthDate: Scalars['Date']['input'];
  /** The device that signs up. The server will recognise it at the next sign-in. */
  device?: InputMaybe<DeviceInput>;
  /**
   * The e-mail address, at most 254 characters. If a confirmed account already has the address, the server creates a
   * separate account and mails a notice to that address.
   */
  email: Scalars['String']['input'];
  /** The name of the member, 1 to 80 characters. Several members may have the same name. */
  name: Scalars['String']['input'];
  /** The nickname, which is unique. If absent, the server derives a nickname from the name. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** The new password, 8 to 256 characters. A very common password is refused as WEAK_PASSWORD. */
  password: Scalars['String']['input'];
  /** The gender categories that the member prefers to see. Empty means all categories. */
  preferences?: Array<GenderCategory>;
  /** The profile type that the member chose. PERSONAL creates a FREE profile. */
  profileType?: RegisteredProfileType;
};

/** The profile types that a sign-up accepts. */
export type RegisteredProfileType =
  /** Creates a FREE profile. */
  | 'PERSONAL'
  /** Creates a PROFESSIONAL profile. */
  | 'PROFESSIONAL';

/**
 * A community and the member to remove from it. Afterwards the member cannot join by an invite or by paying VIP months.
 * They can still ask to join a private community.
 */
export type RemoveCommunityMemberInput = {
  /** The id of a community that the viewer owns or moderates. */
  communityId: Scalars['ID']['input'];
  /** The id of a member of the community. Fails with NOT_FOUND for any other id. */
  userId: Scalars['ID']['input'];
};

/** The follower of the viewer to remove. */
export type RemoveFollowerInput = {
  /** The id of a follower of the viewer, or of a member who asked to follow. Any other id changes nothing. */
  profileId: Scalars['ID']['input'];
};

/** The passkey of the viewer to remove. */
export type RemovePasskeyInput = {
  /** The id of a passkey from `AccountSecurity.passkeys`. */
  id: Scalars['ID']['input'];
};

/** A passkey of the viewer, and its new name. */
export type RenamePasskeyInput = {
  /** The id of a passkey from `AccountSecurity.passkeys`. */
  id: Scalars['ID']['input'];
  /** The new name of the passkey, 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** A report by a person without an account or a session. */
export type ReportAnonymouslyInput = {
  /**
   * An e-mail address or another contact, at most 254 characters. If it is an e-mail address, the decision is mailed to
   * it.
   */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** The URL of the content on this site, or a description of where it is; at most 500 characters. */
  link: Scalars['String']['input'];
  /** The reason of the report. It determines the deadline of the moderators' decision. */
  reason: ReportReason;
  /** The complaint, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** A member's report of an object. Repeating the same report changes nothing. */
export type ReportInput = {
  /** The reason of the report. If a case has several reports, the gravest reason determines the deadline. */
  reason: ReportReason;
  /** The kind of the reported object. OTHER is refused as INVALID_INPUT. */
  target: ReportTarget;
  /**
   * The id of the reported object. The viewer has to be able to see it, unless its author is a member that the viewer has
   * blocked.
   */
  targetId: Scalars['ID']['input'];
  /** An optional explanation for the moderators, at most 2,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of a decided anonymous report. */
export type ReportProtocolOutcome =
  /** The author or another decision had already removed the reported object. */
  | 'GONE'
  /** The moderator did not take the reported object down. */
  | 'KEPT'
  /** The moderators did not find the reported object. */
  | 'NOT_FOUND'
  /** The moderator took the reported object down. */
  | 'REMOVED';

/** The state of an anonymous report. */
export type ReportProtocolStatus =
  /** A moderator has decided about the report. */
  | 'DECIDED'
  /** A moderator works on the report. */
  | 'IN_REVIEW'
  /** The report is stored, and no moderator works on it yet. */
  | 'RECEIVED';

/**
 * The reason for a report or a decision. The values are in order of gravity, the gravest first. The deadline is two hours
 * for the first two reasons, and seven business days for the others.
 */
export type ReportReason =
  /** The content is a scam, a fraud, or the sale of a forbidden product. */
  | 'FRAUD'
  /** The content harasses a person, or a person is being stalked. */
  | 'HARASSMENT'
  /** The content is hate speech. */
  | 'HATE'
  /** The profile pretends to be another person. */
  | 'IMPERSONATION'
  /** An intimate picture was published without the consent of the person in it. */
  | 'INTIMATE_WITHOUT_CONSENT'
  /** Another reason. The text of the report explains it. */
  | 'OTHER'
  /** The content is about suicide or self-harm. */
  | 'SELF_HARM'
  /** The content is unwanted advertising, or is repeated many times. */
  | 'SPAM'
  /** A person younger than 18 is involved. */
  | 'UNDERAGE'
  /** The content shows violence or contains a threat. */
  | 'VIOLENCE';

/** The kind of an object that can be reported to the moderators. */
export type ReportTarget =
  /** An ad: a business ad, a highlight (an ad for a profile) or a boost (an ad for a post). */
  | 'AD'
  /** A comment or a reply. */
  | 'COMMENT'
  /** A community, including its name, picture, description and rules. */
  | 'COMMUNITY'
  /** A message, reported by the member who received it. Moderators also see the four messages before it. */
  | 'MESSAGE'
  /** Content that the server could not identify, because the link in an anonymous report leads to no object of this site. */
  | 'OTHER'
  /** A post, including its text and media. */
  | 'POST'
  /** A profile, including its name, pictures and bio. */
  | 'PROFILE';

/**
 * A request for a password reset code. If an earlier code is still valid, the server mails this code again and extends its
 * validity, at most ten times an hour.
 */
export type RequestPasswordResetInput = {
  /** The e-mail address of the account. Surrounding spaces and letter case are ignored. */
  email: Scalars['String']['input'];
};

/**
 * A reset code and a new password. After five wrong codes in ten minutes, or 20 in a day, attempts are refused as
 * TOO_MANY_TRIES.
 */
export type ResetPasswordInput = {
  /** The six-digit code from the mail. Surrounding spaces are ignored. */
  code: Scalars['String']['input'];
  /** The device that sets the new password. The server forgets all other devices of the account. */
  device?: InputMaybe<DeviceInput>;
  /** The e-mail address that received the code. */
  email: Scalars['String']['input'];
  /** The new password, 8 to 256 characters. A very common password is refused as WEAK_PASSWORD. */
  newPassword: Scalars['String']['input'];
};

/** A moderation case, and the reason for undoing its last decision. */
export type RestoreModerationCaseInput = {
  /** The id of a decided case. Fails with NOT_FOUND if the id is unknown or the viewer is no moderator. */
  id: Scalars['ID']['input'];
  /** The reason for undoing the decision, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** The VIP community whose subscription the viewer resumes. */
export type ResumeCommunitySubscriptionInput = {
  /** The id of a VIP community to which the viewer has a subscription. */
  id: Scalars['ID']['input'];
};

/** The invite to revoke, and its community. */
export type RevokeCommunityInviteInput = {
  /** The id of the community to which the invite leads. */
  communityId: Scalars['ID']['input'];
  /** The id of an invite from `Community.invites`. */
  id: Scalars['ID']['input'];
};

/** A new message with text, a picture, or both. */
export type SendMessageInput = {
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same message and
   * stores no second one.
   */
  clientId: Scalars['ID']['input'];
  /** The id of a conversation of the viewer. Fails with NOT_FOUND for any other id. */
  conversationId: Scalars['ID']['input'];
  /** The id of an image from `uploadMedia` that is not used by another object. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The plain text of the message, at most 2,000 characters. It may be empty if the message has a picture. */
  text?: Scalars['String']['input'];
};

/** A member, and whether the viewer blocks them. */
export type SetBlockInput = {
  /** True blocks the member, false unblocks them. Unblocking does not restore follows. */
  blocked: Scalars['Boolean']['input'];
  /** The id of the member. Blocking fails with NOT_FOUND if the member no longer exists or has blocked the viewer. */
  profileId: Scalars['ID']['input'];
};

/** A member of a community and their new role. Setting the present role changes nothing. */
export type SetCommunityRoleInput = {
  /** The id of a community that the viewer owns. */
  communityId: Scalars['ID']['input'];
  /**
   * The new role: MODERATOR or MEMBER. In a VIP community moderators do not need to pay. A moderator without a paid month
   * gets the status EXPIRED when they become a MEMBER.
   */
  role: CommunityRole;
  /** The id of a member of the community. Fails with NOT_FOUND for any other id. */
  userId: Scalars['ID']['input'];
};

/** A conversation, and whether the viewer mutes it. */
export type SetConversationMutedInput = {
  /** The id of a conversation of the viewer. Fails with NOT_FOUND for any other id. */
  conversationId: Scalars['ID']['input'];
  /** True mutes the conversation, false unmutes it. */
  muted: Scalars['Boolean']['input'];
};

/** A member, and whether the viewer follows them. */
export type SetFollowInput = {
  /** True follows the member. False unfollows the member or withdraws the follow request; the member is not notified. */
  following: Scalars['Boolean']['input'];
  /**
   * The id of the member. Fails with NOT_FOUND if there is no such member, or if the viewer or the member blocked the
   * other.
   */
  profileId: Scalars['ID']['input'];
};

/** A member, and whether the viewer mutes them. */
export type SetMuteInput = {
  /** True mutes the member, false unmutes them. */
  muted: Scalars['Boolean']['input'];
  /**
   * The id of the member. Fails with NOT_FOUND if there is no such member, or if the viewer or the member blocked the
   * other.
   */
  profileId: Scalars['ID']['input'];
};

/** The profile type that the viewer chooses. */
export type SetProfileTypeInput = {
  /** The new profile type. Setting the current type changes nothing. */
  profileType: ProfileType;
};

/** The reaction of the viewer to a post, or to a comment on the post. */
export type SetReactionInput = {
  /** The id of the comment to react to. Absent if the reaction is to the post itself. */
  commentId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the post. For a reaction to a comment: the post to which the comment belongs. */
  postId: Scalars['ID']['input'];
  /** True adds the reaction, false removes it. Sending the same value again changes nothing. */
  reacted: Scalars['Boolean']['input'];
  /** The kind of reaction; only FIRE exists. */
  type?: ReactionType;
};

/** A conversation, and whether the viewer is typing in it. */
export type SetTypingInput = {
  /** The id of a conversation of the viewer. Fails with NOT_FOUND for any other id. */
  conversationId: Scalars['ID']['input'];
  /** True if the viewer is typing, false if they have stopped. */
  typing: Scalars['Boolean']['input'];
};

/** The new e-mail address of the viewer. */
export type StartEmailChangeInput = {
  /**
   * The new address, at most 254 characters. Surrounding spaces and letter case are ignored. An invalid address and the
   * viewer's current address are refused as INVALID_INPUT.
   */
  email: Scalars['String']['input'];
};

/** A VIP community, the price of a month that the viewer agreed to, and an idempotency key. */
export type SubscribeByPixInput = {
  /**
   * The id of a VIP community. Fails with NOT_FOUND if the community is closed. Refused as INVALID_INPUT if the community
   * is not VIP, or the viewer has paid the month.
   */
  id: Scalars['ID']['input'];
  /** An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment. */
  idempotencyKey: Scalars['ID']['input'];
  /** The monthly price that the viewer saw and agreed to, in centavos. */
  priceCents: Scalars['Int']['input'];
};

/** A VIP community, and the price of a month that the viewer agreed to. */
export type SubscribeToCommunityInput = {
  /**
   * The id of a VIP community. Refused as INVALID_INPUT if the community is not VIP. Fails with NOT_FOUND if the community
   * is closed or hidden from the viewer.
   */
  id: Scalars['ID']['input'];
  /** The monthly price that the viewer saw and agreed to, in centavos. */
  priceCents: Scalars['Int']['input'];
};

/** The values of all fields of the community, changed or not. Only `pictureId` may be absent. */
export type UpdateCommunityInput = {
  /** The description of the community as plain text, at most 1,000 characters. */
  description: Scalars['String']['input'];
  /** The id of the community. */
  id: Scalars['ID']['input'];
  /** The name of the community, 3 to 80 characters. */
  name: Scalars['String']['input'];
  /** The id of the new picture, from `uploadMedia`. Null removes the picture. If the field is absent, the picture stays. */
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The price of a month of membership in centavos, 100 to 100,000. Allowed only for a VIP (paid) community. Changing the
   * price ends an open offer of the ownership.
   */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** The rules of the community as plain text, at most 3,000 characters. */
  rules: Scalars['String']['input'];
};

/** The kinds of notifications to turn on or off, at most 50. */
export type UpdateNotificationPreferencesInput = {
  /** The kinds to change. Kinds that are not in the list keep their setting. */
  preferences: Array<NotificationPreferenceInput>;
};

/** The fields of the profile to change. A field that is absent keeps its value. */
export type UpdateProfileInput = {
  /** The new avatar: the id of an image from `uploadMedia`. Null removes the avatar. */
  avatarId?: InputMaybe<Scalars['ID']['input']>;
  /** The new bio, at most 500 characters. Null or an empty text removes the bio. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** The new cover picture: the id of an image from `uploadMedia`. Null removes the cover picture. */
  coverId?: InputMaybe<Scalars['ID']['input']>;
  /** The viewer's gender category. Null removes the category from the profile. */
  gender?: InputMaybe<GenderCategory>;
  /** True makes the profile private. False makes it public and accepts all open follow requests. Null changes nothing. */
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new name, 1 to 80 characters. Null changes nothing. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The new nickname. No other member may have the same nickname. Null changes nothing. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** The preferred gender categories. An empty list means all categories; null changes nothing. */
  preferences?: InputMaybe<Array<GenderCategory>>;
};

/** A file to upload and, for a video, its poster. */
export type UploadMediaInput = {
  /** An image under 80 MB and at most 50 megapixels, or a video under 2 GiB and 5 minutes. */
  file: Scalars['Upload']['input'];
  /** The poster of a video: a still image that the client extracts from the video. */
  poster?: InputMaybe<Scalars['Upload']['input']>;
};

/** The way in which a VIP subscription (a paid membership) is renewed. */
export type VipRenewal =
  /** The wallet pays, and the saved card pays the part that the wallet lacks. */
  | 'CARD'
  /** A value that this gateway does not know yet, because the platform is newer. */
  | 'OTHER'
  /** The viewer's bank debits each month by Pix Automático. */
  | 'PIX'
  /** The wallet pays. */
  | 'WALLET';

/** The community whose offer the viewer withdraws. */
export type WithdrawCommunityOfferInput = {
  /** The id of the community whose ownership is offered. */
  id: Scalars['ID']['input'];
};
