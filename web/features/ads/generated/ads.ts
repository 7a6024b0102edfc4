/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { Pix_PixFragment } from '../../wallet/pix/generated/pix.ts';
import { type SkipToken, useFragment, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An ad of one of the three kinds. Exactly one of these fields has to be set. */
export type AdInput =
  {   /** A business ad. */
  business: BusinessAdInput; post?: never; profile?: never; }
  |  { business?: never;   /** A boost of a post of the viewer. */
  post: PostAdInput; profile?: never; }
  |  { business?: never; post?: never;   /** A highlight of the viewer's profile. */
  profile: ProfileAdInput; };

/** The kind of an ad: the thing that the ad promotes. */
export type AdKind =
  /** A business ad: pictures and a title with a link, shown in the feed. */
  | 'BUSINESS'
  /** A boost: an ad that shows a public post of the member in the feeds of other members. */
  | 'POST'
  /** A highlight: an ad that shows the member's own profile. */
  | 'PROFILE';

/** The properties of an ad that determine its price. */
export type AdPriceInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. An ad runs for 1 to 90 days. */
  endDate: string;
  /** The places in which a highlight (an ad for a profile) appears. Allowed only for a PROFILE ad. */
  highlight?: HighlightType | null | undefined;
  /** The kind of the ad. PROFILE (a highlight) requires the field `highlight`. */
  kind: AdKind;
  /** The first day of the ad in São Paulo's time zone, today or later. */
  startDate: string;
  /**
   * The gender categories of the audience. The field is needed only for `AdPrice.reach`, because the audience does not
   * change the price.
   */
  targets?: Array<GenderCategory> | null | undefined;
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

/** A business ad: pictures and a title with a link. The ad is shown in the feed after a moderator has approved it. */
export type BusinessAdInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. It may not be before `startDate`. */
  endDate: string;
  /** The ids of images from `uploadMedia` in display order, at most 10. */
  imageIds: Array<string>;
  /** The http or https URL that the ad opens. */
  link: string;
  /** The total price that the viewer saw before paying, in centavos. If absent, the ad is sold at its present price. */
  priceCentavos?: number | null | undefined;
  /** The first day of the ad in São Paulo's time zone, today or later. An ad runs for 1 to 90 days. */
  startDate: string;
  /** The gender categories of the audience, at least one. */
  targets: Array<GenderCategory>;
  /** The title of the business ad, 1 to 80 characters. */
  title: string;
};

/** A paid ad, and its payment. */
export type ConfirmAdPaymentInput = {
  /**
   * Must be the values with which the payment started, except for the images. Otherwise, and if the price has changed
   * since then, the mutation is refused as PAID_INTO_WALLET: the money stays in the wallet. A payment that has bought its
   * ad refuses another ad as INVALID_INPUT.
   */
  ad: AdInput;
  /** The `PaymentIntent.id` of the payment. Fails with NOT_FOUND if the payment belongs to another member. */
  paymentIntentId: string;
};

/** The ad to pay, an idempotency key, and the payment method. */
export type CreateAdIntentInput = {
  /** All values of the ad. The platform validates them before the payment starts. */
  ad: AdInput;
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment.
   * Fails with BAD_USER_INPUT if the key was already used with other values.
   */
  idempotencyKey: string;
  /** The payment method for the part of the price that the wallet balance does not cover. */
  method?: PaymentMethod;
};

/** The ad of the viewer to end. */
export type FinishAdInput = {
  /** The id of an ad of the viewer. Fails with NOT_FOUND if the ad belongs to another member. */
  id: string;
};

/** A gender category. It describes a member, the authors that a member prefers to see, or the audience of an ad. */
export type GenderCategory =
  /** Men. */
  | 'MAN'
  /** Trans people. */
  | 'TRANS'
  /** Women. */
  | 'WOMAN';

/** The places in which a highlight (an ad for a profile) appears. */
export type HighlightType =
  /** The highlight appears on the Discover page, among the suggested profiles and in the feed. */
  | 'BOTH'
  /** The highlight appears at the top of the Discover page and among the suggested profiles. */
  | 'DISCOVER'
  /** The highlight appears as a card in the feed. */
  | 'FEED';

/** A filter for payments. Absent fields match all payments. */
export type PaymentFilter = {
  /** Matches payments from this day on, in São Paulo's time zone. */
  from?: string | null | undefined;
  /** Matches payments of this kind. OTHER cannot be used as a filter. */
  kind?: PaymentKind | null | undefined;
  /** Matches payments in this state. OTHER cannot be used as a filter. */
  state?: PaymentState | null | undefined;
  /** Matches payments up to and including this day, in São Paulo's time zone. It may not be before `from`. */
  to?: string | null | undefined;
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
  endDate: string;
  /** The id of a public post of the viewer. Fails with NOT_FOUND if the viewer cannot see the post. */
  postId: string;
  /** The total price that the viewer saw before paying, in centavos. */
  priceCentavos: number;
  /** The first day of the ad in São Paulo's time zone, today or later. An ad runs for 1 to 90 days. */
  startDate: string;
  /** The gender categories of the audience, at least one. */
  targets: Array<GenderCategory>;
};

/** A highlight: an ad that shows the viewer's own profile. */
export type ProfileAdInput = {
  /** The last day of the ad in São Paulo's time zone, inclusive. It may not be before `startDate`. */
  endDate: string;
  /** The places in which the highlight appears. They determine the price. */
  highlight: HighlightType;
  /** The total price that the viewer saw before paying, in centavos. If absent, the ad is sold at its present price. */
  priceCentavos?: number | null | undefined;
  /** The first day of the ad in São Paulo's time zone, today or later. An ad runs for 1 to 90 days. */
  startDate: string;
  /** The gender categories of the audience, at least one. */
  targets: Array<GenderCategory>;
};

/** The ad to buy from the wallet, and an idempotency key. */
export type PublishAdInput = {
  /** The ad. The platform computes its price. */
  ad: AdInput;
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same ad and
   * charges nothing.
   */
  idempotencyKey: string;
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

export type AdCard_AdFragment = { __typename: 'Ad', id: string, nodeId: string, kind: Types.AdKind, state: Types.AdState, highlight: Types.HighlightType | null, targets: Array<Types.GenderCategory>, title: string | null, link: string | null, startDate: string, endDate: string, reach: number, clickCount: number, postId: string | null, postText: string | null, reactionCount: number, followCount: number, refusal: string | null, noticeId: string | null, images: Array<{ id: string, thumbhash: string | null, sources: Array<{ url: string, width: number }> }>, cost: { formatted: string } | null, reserved: { formatted: string } | null, returned: { formatted: string } | null } & { ' $fragmentName'?: 'AdCard_AdFragment' };

export type MyAdsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyAdsQuery = { myAds: { edges: Array<{ cursor: string, node: { __typename: 'Ad', id: string, nodeId: string, kind: Types.AdKind, state: Types.AdState, highlight: Types.HighlightType | null, targets: Array<Types.GenderCategory>, title: string | null, link: string | null, startDate: string, endDate: string, reach: number, clickCount: number, postId: string | null, postText: string | null, reactionCount: number, followCount: number, refusal: string | null, noticeId: string | null, images: Array<{ id: string, thumbhash: string | null, sources: Array<{ url: string, width: number }> }>, cost: { formatted: string } | null, reserved: { formatted: string } | null, returned: { formatted: string } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type AdDaysQueryVariables = Exact<{
  id: string;
}>;


export type AdDaysQuery = { node:
    | { __typename: 'AccountSecurity' }
    | { __typename: 'AccountSession' }
    | { __typename: 'Ad', daysFrom: string | null, id: string, nodeId: string, kind: Types.AdKind, state: Types.AdState, highlight: Types.HighlightType | null, targets: Array<Types.GenderCategory>, title: string | null, link: string | null, startDate: string, endDate: string, reach: number, clickCount: number, postId: string | null, postText: string | null, reactionCount: number, followCount: number, refusal: string | null, noticeId: string | null, days: Array<{ date: string, reach: number, clickCount: number, reactionCount: number, followCount: number, cost: { centavos: number } }>, images: Array<{ id: string, thumbhash: string | null, sources: Array<{ url: string, width: number }> }>, cost: { formatted: string } | null, reserved: { formatted: string } | null, returned: { formatted: string } | null }
    | { __typename: 'AdApprovedNotification' }
    | { __typename: 'AdEndedNotification' }
    | { __typename: 'AdRefusedNotification' }
    | { __typename: 'Comment' }
    | { __typename: 'CommentReactionNotification' }
    | { __typename: 'CommentReplyNotification' }
    | { __typename: 'Community' }
    | { __typename: 'CommunityAnswerNotification' }
    | { __typename: 'CommunityInvite' }
    | { __typename: 'CommunityOfferNotification' }
    | { __typename: 'CommunityRequestNotification' }
    | { __typename: 'Conversation' }
    | { __typename: 'DataExport' }
    | { __typename: 'FollowNotification' }
    | { __typename: 'FollowRequestNotification' }
    | { __typename: 'Message' }
    | { __typename: 'MessageRequestNotification' }
    | { __typename: 'ModerationCase' }
    | { __typename: 'ModerationNotice' }
    | { __typename: 'ModerationNotification' }
    | { __typename: 'NewSignInNotification' }
    | { __typename: 'Passkey' }
    | { __typename: 'Payment' }
    | { __typename: 'PaymentDisputedNotification' }
    | { __typename: 'PaymentRefundedNotification' }
    | { __typename: 'Post' }
    | { __typename: 'PostCommentNotification' }
    | { __typename: 'PostReactionNotification' }
    | { __typename: 'Profile' }
    | { __typename: 'ProfileTypeState' }
    | { __typename: 'UnreadNotificationCount' }
    | { __typename: 'Viewer' }
    | { __typename: 'VipEarningsNotification' }
    | { __typename: 'VipRenewalNotification' }
    | { __typename: 'Wallet' }
    | { __typename: 'WalletCreditedNotification' }
    | { __typename: 'WalletDebitedNotification' }
   | null };

export type AdPriceQueryVariables = Exact<{
  input: Types.AdPriceInput;
}>;


export type AdPriceQuery = { adPrice:
    | { __typename: 'AdPrice', days: number, total: { centavos: number, formatted: string }, perDay: { formatted: string }, reach: { min: number, max: number } | null }
    | { __typename: 'Refusal', message: string }
   };

export type PublishedAd_PublishAdSuccess_Fragment = { __typename: 'PublishAdSuccess', ad: { __typename: 'Ad', id: string, nodeId: string, kind: Types.AdKind, state: Types.AdState, highlight: Types.HighlightType | null, targets: Array<Types.GenderCategory>, title: string | null, link: string | null, startDate: string, endDate: string, reach: number, clickCount: number, postId: string | null, postText: string | null, reactionCount: number, followCount: number, refusal: string | null, noticeId: string | null, images: Array<{ id: string, thumbhash: string | null, sources: Array<{ url: string, width: number }> }>, cost: { formatted: string } | null, reserved: { formatted: string } | null, returned: { formatted: string } | null } } & { ' $fragmentName'?: 'PublishedAd_PublishAdSuccess_Fragment' };

export type PublishedAd_Refusal_Fragment = { __typename: 'Refusal', code: Types.RefusalCode, message: string } & { ' $fragmentName'?: 'PublishedAd_Refusal_Fragment' };

export type PublishedAdFragment =
  | PublishedAd_PublishAdSuccess_Fragment
  | PublishedAd_Refusal_Fragment
;

export type PublishAdMutationVariables = Exact<{
  input: Types.PublishAdInput;
}>;


export type PublishAdMutation = { publishAd:
    | { __typename: 'PublishAdSuccess', ad: { __typename: 'Ad', id: string, nodeId: string, kind: Types.AdKind, state: Types.AdState, highlight: Types.HighlightType | null, targets: Array<Types.GenderCategory>, title: string | null, link: string | null, startDate: string, endDate: string, reach: number, clickCount: number, postId: string | null, postText: string | null, reactionCount: number, followCount: number, refusal: string | null, noticeId: string | null, images: Array<{ id: string, thumbhash: string | null, sources: Array<{ url: string, width: number }> }>, cost: { formatted: string } | null, reserved: { formatted: string } | null, returned: { formatted: string } | null } }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type NewestBoostQueryVariables = Exact<{
  postId: string;
}>;


export type NewestBoostQuery = { myAds: { edges: Array<{ node: { id: string, state: Types.AdState } }> } };

export type PendingPixesQueryVariables = Exact<{
  filter: Types.PaymentFilter;
}>;


export type PendingPixesQuery = { payments: { edges: Array<{ node: { id: string, pix: { id: string, state: Types.PixState, postId: string | null } | null } }> } };

export type BoostedPostQueryVariables = Exact<{
  id: string;
}>;


export type BoostedPostQuery = { viewer: { id: string, profile: { id: string, isPrivate: boolean } } | null, post: { id: string, text: string, media: Array<
      | { __typename: 'Image', id: string, sources: Array<{ url: string, width: number }> }
      | { __typename: 'Video', posterUrl: string | null, id: string }
    > } | null };

export type BegunAdIntent_CreateAdIntentSuccess_Fragment = { __typename: 'CreateAdIntentSuccess', intent: { id: string, clientSecret: string, amount: { centavos: number } }, pix: { __typename: 'PixPayment', id: string, state: Types.PixState, code: string | null, expiresAt: string | null, isLate: boolean, testUrl: string | null, purpose: Types.PixPurpose, communityId: string | null, postId: string | null, startDate: string | null, endDate: string | null, purchase: Types.PixPurchase | null, refusal: Types.PixPurchaseRefusal | null, isMandateActive: boolean | null, amount: { centavos: number, formatted: string }, price: { centavos: number, formatted: string } | null, community: { __typename: 'Community', id: string, name: string } | null, post: { __typename: 'Post', id: string, text: string } | null } | null } & { ' $fragmentName'?: 'BegunAdIntent_CreateAdIntentSuccess_Fragment' };

export type BegunAdIntent_Refusal_Fragment = { __typename: 'Refusal', code: Types.RefusalCode, message: string } & { ' $fragmentName'?: 'BegunAdIntent_Refusal_Fragment' };

export type BegunAdIntentFragment =
  | BegunAdIntent_CreateAdIntentSuccess_Fragment
  | BegunAdIntent_Refusal_Fragment
;

export type CreateAdIntentMutationVariables = Exact<{
  input: Types.CreateAdIntentInput;
}>;


export type CreateAdIntentMutation = { createAdIntent:
    | { __typename: 'CreateAdIntentSuccess', intent: { id: string, clientSecret: string, amount: { centavos: number } }, pix: { __typename: 'PixPayment', id: string, state: Types.PixState, code: string | null, expiresAt: string | null, isLate: boolean, testUrl: string | null, purpose: Types.PixPurpose, communityId: string | null, postId: string | null, startDate: string | null, endDate: string | null, purchase: Types.PixPurchase | null, refusal: Types.PixPurchaseRefusal | null, isMandateActive: boolean | null, amount: { centavos: number, formatted: string }, price: { centavos: number, formatted: string } | null, community: { __typename: 'Community', id: string, name: string } | null, post: { __typename: 'Post', id: string, text: string } | null } | null }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type ConfirmAdPaymentMutationVariables = Exact<{
  input: Types.ConfirmAdPaymentInput;
}>;


export type ConfirmAdPaymentMutation = { confirmAdPayment:
    | { __typename: 'PublishAdSuccess', ad: { __typename: 'Ad', id: string, nodeId: string, kind: Types.AdKind, state: Types.AdState, highlight: Types.HighlightType | null, targets: Array<Types.GenderCategory>, title: string | null, link: string | null, startDate: string, endDate: string, reach: number, clickCount: number, postId: string | null, postText: string | null, reactionCount: number, followCount: number, refusal: string | null, noticeId: string | null, images: Array<{ id: string, thumbhash: string | null, sources: Array<{ url: string, width: number }> }>, cost: { formatted: string } | null, reserved: { formatted: string } | null, returned: { formatted: string } | null } }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type FinishAdMutationVariables = Exact<{
  input: Types.FinishAdInput;
}>;


export type FinishAdMutation = { finishAd:
    | { __typename: 'FinishAdSuccess', ad: { __typename: 'Ad', id: string, nodeId: string, kind: Types.AdKind, state: Types.AdState, highlight: Types.HighlightType | null, targets: Array<Types.GenderCategory>, title: string | null, link: string | null, startDate: string, endDate: string, reach: number, clickCount: number, postId: string | null, postText: string | null, reactionCount: number, followCount: number, refusal: string | null, noticeId: string | null, images: Array<{ id: string, thumbhash: string | null, sources: Array<{ url: string, width: number }> }>, cost: { formatted: string } | null, reserved: { formatted: string } | null, returned: { formatted: string } | null } }
    | { __typename: 'Refusal', message: string }
   };

export const AdCard_AdFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdCard_ad"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ad"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"targets"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"clickCount"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"postText"}},{"kind":"Field","name":{"kind":"Name","value":"reactionCount"}},{"kind":"Field","name":{"kind":"Name","value":"followCount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reserved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}}]}}]} as unknown as DocumentNode<AdCard_AdFragment, unknown>;
export const PublishedAdFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublishedAd"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishAdResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishAdSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ad"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdCard_ad"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdCard_ad"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ad"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"targets"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"clickCount"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"postText"}},{"kind":"Field","name":{"kind":"Name","value":"reactionCount"}},{"kind":"Field","name":{"kind":"Name","value":"followCount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reserved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}}]}}]} as unknown as DocumentNode<PublishedAdFragment, unknown>;
export const BegunAdIntentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BegunAdIntent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdIntentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdIntentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pix_pix"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pix_pix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"testUrl"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"isMandateActive"}}]}}]} as unknown as DocumentNode<BegunAdIntentFragment, unknown>;
export const MyAdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdCard_ad"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdCard_ad"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ad"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"targets"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"clickCount"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"postText"}},{"kind":"Field","name":{"kind":"Name","value":"reactionCount"}},{"kind":"Field","name":{"kind":"Name","value":"followCount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reserved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}}]}}]} as unknown as DocumentNode<MyAdsQuery, MyAdsQueryVariables>;
export const AdDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ad"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdCard_ad"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"daysFrom"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"clickCount"}},{"kind":"Field","name":{"kind":"Name","value":"reactionCount"}},{"kind":"Field","name":{"kind":"Name","value":"followCount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdCard_ad"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ad"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"targets"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"clickCount"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"postText"}},{"kind":"Field","name":{"kind":"Name","value":"reactionCount"}},{"kind":"Field","name":{"kind":"Name","value":"followCount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reserved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}}]}}]} as unknown as DocumentNode<AdDaysQuery, AdDaysQueryVariables>;
export const AdPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"perDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"reach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AdPriceQuery, AdPriceQueryVariables>;
export const PublishAdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishAd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishAdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublishedAd"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdCard_ad"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ad"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"targets"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"clickCount"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"postText"}},{"kind":"Field","name":{"kind":"Name","value":"reactionCount"}},{"kind":"Field","name":{"kind":"Name","value":"followCount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reserved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublishedAd"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishAdResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishAdSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ad"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdCard_ad"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PublishAdMutation, PublishAdMutationVariables>;
export const NewestBoostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestBoost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NewestBoostQuery, NewestBoostQueryVariables>;
export const PendingPixesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingPixes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PendingPixesQuery, PendingPixesQueryVariables>;
export const BoostedPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoostedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BoostedPostQuery, BoostedPostQueryVariables>;
export const CreateAdIntentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdIntent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdIntentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdIntent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BegunAdIntent"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pix_pix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"testUrl"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"isMandateActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BegunAdIntent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdIntentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdIntentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pix_pix"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateAdIntentMutation, CreateAdIntentMutationVariables>;
export const ConfirmAdPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAdPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAdPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAdPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublishedAd"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdCard_ad"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ad"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"targets"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"clickCount"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"postText"}},{"kind":"Field","name":{"kind":"Name","value":"reactionCount"}},{"kind":"Field","name":{"kind":"Name","value":"followCount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reserved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublishedAd"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishAdResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishAdSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ad"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdCard_ad"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConfirmAdPaymentMutation, ConfirmAdPaymentMutationVariables>;
export const FinishAdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishAd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishAdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishAd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FinishAdSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ad"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdCard_ad"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdCard_ad"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ad"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"targets"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"clickCount"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"postText"}},{"kind":"Field","name":{"kind":"Name","value":"reactionCount"}},{"kind":"Field","name":{"kind":"Name","value":"followCount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reserved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}}]}}]} as unknown as DocumentNode<FinishAdMutation, FinishAdMutationVariables>;
export const useMyAdsQuery = (options: SkipToken | useQuery.Options<MyAdsQuery, MyAdsQueryVariables>) => useQuery(MyAdsDocument, options);
export const useMyAdsLazyQuery = (options?: useLazyQuery.Options<MyAdsQuery, MyAdsQueryVariables>) => useLazyQuery(MyAdsDocument, options);
export const useMyAdsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<MyAdsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(MyAdsDocument, options);
export const useAdDaysQuery = (options: SkipToken | useQuery.Options<AdDaysQuery, AdDaysQueryVariables>) => useQuery(AdDaysDocument, options);
export const useAdDaysLazyQuery = (options?: useLazyQuery.Options<AdDaysQuery, AdDaysQueryVariables>) => useLazyQuery(AdDaysDocument, options);
export const useAdDaysSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AdDaysQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(AdDaysDocument, options);
export const useAdPriceQuery = (options: SkipToken | useQuery.Options<AdPriceQuery, AdPriceQueryVariables>) => useQuery(AdPriceDocument, options);
export const useAdPriceLazyQuery = (options?: useLazyQuery.Options<AdPriceQuery, AdPriceQueryVariables>) => useLazyQuery(AdPriceDocument, options);
export const useAdPriceSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AdPriceQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(AdPriceDocument, options);
export const usePublishAdMutation = (options?: useMutation.Options<PublishAdMutation, PublishAdMutationVariables>) => useMutation(PublishAdDocument, options);
export const useNewestBoostQuery = (options: SkipToken | useQuery.Options<NewestBoostQuery, NewestBoostQueryVariables>) => useQuery(NewestBoostDocument, options);
export const useNewestBoostLazyQuery = (options?: useLazyQuery.Options<NewestBoostQuery, NewestBoostQueryVariables>) => useLazyQuery(NewestBoostDocument, options);
export const useNewestBoostSuspenseQuery = (options: Omit<useSuspenseQuery.Options<NewestBoostQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(NewestBoostDocument, options);
export const usePendingPixesQuery = (options: SkipToken | useQuery.Options<PendingPixesQuery, PendingPixesQueryVariables>) => useQuery(PendingPixesDocument, options);
export const usePendingPixesLazyQuery = (options?: useLazyQuery.Options<PendingPixesQuery, PendingPixesQueryVariables>) => useLazyQuery(PendingPixesDocument, options);
export const usePendingPixesSuspenseQuery = (options: Omit<useSuspenseQuery.Options<PendingPixesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(PendingPixesDocument, options);
export const useBoostedPostQuery = (options: SkipToken | useQuery.Options<BoostedPostQuery, BoostedPostQueryVariables>) => useQuery(BoostedPostDocument, options);
export const useBoostedPostLazyQuery = (options?: useLazyQuery.Options<BoostedPostQuery, BoostedPostQueryVariables>) => useLazyQuery(BoostedPostDocument, options);
export const useBoostedPostSuspenseQuery = (options: Omit<useSuspenseQuery.Options<BoostedPostQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(BoostedPostDocument, options);
export const useCreateAdIntentMutation = (options?: useMutation.Options<CreateAdIntentMutation, CreateAdIntentMutationVariables>) => useMutation(CreateAdIntentDocument, options);
export const useConfirmAdPaymentMutation = (options?: useMutation.Options<ConfirmAdPaymentMutation, ConfirmAdPaymentMutationVariables>) => useMutation(ConfirmAdPaymentDocument, options);
export const useFinishAdMutation = (handlers: ResultHandlers<FinishAdMutation[keyof FinishAdMutation], FinishAdMutationVariables>) => useResult(FinishAdDocument, handlers);
export const useAdCardAdFragment = (from: useFragment.Options<AdCard_AdFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: AdCard_AdFragmentDoc, fragmentName: 'AdCard_ad', from });