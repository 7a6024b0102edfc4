/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import { type SkipToken, useFragment, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The VIP community whose subscription the viewer cancels, even if they cannot see the community. */
export type CancelVipSubscriptionInput = {
  /** The id of a community from `vipSubscriptions`. */
  communityId: string;
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

export type SubscriptionRow_SubscriptionFragment = { communityId: string, name: string, status: Types.MembershipStatus, paidUntil: string, graceUntil: string | null, confirmationId: string | null, renewal: Types.VipRenewal, debitAt: string | null, price: { centavos: number, formatted: string } } & { ' $fragmentName'?: 'SubscriptionRow_SubscriptionFragment' };

export type VipSubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type VipSubscriptionsQuery = { vipSubscriptions: Array<{ communityId: string, name: string, status: Types.MembershipStatus, paidUntil: string, graceUntil: string | null, confirmationId: string | null, renewal: Types.VipRenewal, debitAt: string | null, price: { centavos: number, formatted: string } }> };

export type CancelVipSubscriptionMutationVariables = Exact<{
  input: Types.CancelVipSubscriptionInput;
}>;


export type CancelVipSubscriptionMutation = { cancelVipSubscription:
    | { __typename: 'CancelVipSubscriptionSuccess', subscriptions: Array<{ communityId: string, name: string, status: Types.MembershipStatus, paidUntil: string, graceUntil: string | null, confirmationId: string | null, renewal: Types.VipRenewal, debitAt: string | null, price: { centavos: number, formatted: string } }> }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export const SubscriptionRow_SubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VipSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationId"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"}},{"kind":"Field","name":{"kind":"Name","value":"debitAt"}}]}}]} as unknown as DocumentNode<SubscriptionRow_SubscriptionFragment, unknown>;
export const VipSubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VipSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vipSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionRow_subscription"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VipSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationId"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"}},{"kind":"Field","name":{"kind":"Name","value":"debitAt"}}]}}]} as unknown as DocumentNode<VipSubscriptionsQuery, VipSubscriptionsQueryVariables>;
export const CancelVipSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelVipSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelVipSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelVipSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelVipSubscriptionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionRow_subscription"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VipSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationId"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"}},{"kind":"Field","name":{"kind":"Name","value":"debitAt"}}]}}]} as unknown as DocumentNode<CancelVipSubscriptionMutation, CancelVipSubscriptionMutationVariables>;
export const useVipSubscriptionsQuery = (options?: SkipToken | useQuery.Options<VipSubscriptionsQuery, VipSubscriptionsQueryVariables>) => useQuery(VipSubscriptionsDocument, options);
export const useVipSubscriptionsLazyQuery = (options?: useLazyQuery.Options<VipSubscriptionsQuery, VipSubscriptionsQueryVariables>) => useLazyQuery(VipSubscriptionsDocument, options);
export const useVipSubscriptionsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<VipSubscriptionsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(VipSubscriptionsDocument, options);
export const useCancelVipSubscriptionMutation = (handlers: ResultHandlers<CancelVipSubscriptionMutation[keyof CancelVipSubscriptionMutation], CancelVipSubscriptionMutationVariables>) => useResult(CancelVipSubscriptionDocument, handlers);
export const useSubscriptionRowSubscriptionFragment = (from: useFragment.Options<SubscriptionRow_SubscriptionFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: SubscriptionRow_SubscriptionFragmentDoc, fragmentName: 'SubscriptionRow_subscription', from });