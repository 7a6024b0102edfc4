/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import type { Pix_PixFragment } from '../../../wallet/pix/generated/pix.ts';
import type { SubscriptionRow_SubscriptionFragment } from './subscriptions.ts';
import { useResult, type ResultHandlers } from '../../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The VIP community for which the viewer cancels Pix Automático. */
export type CancelPixRenewalInput = {
  /** The id of a community from `vipSubscriptions`. */
  communityId: string;
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

/** A VIP community, the price of a month that the viewer agreed to, and an idempotency key. */
export type SubscribeByPixInput = {
  /**
   * The id of a VIP community. Fails with NOT_FOUND if the community is closed. Refused as INVALID_INPUT if the community
   * is not VIP, or the viewer has paid the month.
   */
  id: string;
  /** An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment. */
  idempotencyKey: string;
  /** The monthly price that the viewer saw and agreed to, in centavos. */
  priceCents: number;
};

export type SubscribeByPixMutationVariables = Exact<{
  input: Types.SubscribeByPixInput;
}>;


export type SubscribeByPixMutation = { subscribeByPix:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'SubscribeByPixSuccess', pix: { __typename: 'PixPayment', id: string, state: Types.PixState, code: string | null, expiresAt: string | null, isLate: boolean, testUrl: string | null, purpose: Types.PixPurpose, communityId: string | null, postId: string | null, startDate: string | null, endDate: string | null, purchase: Types.PixPurchase | null, refusal: Types.PixPurchaseRefusal | null, isMandateActive: boolean | null, amount: { centavos: number, formatted: string }, price: { centavos: number, formatted: string } | null, community: { __typename: 'Community', id: string, name: string } | null, post: { __typename: 'Post', id: string, text: string } | null } }
   };

export type CancelPixRenewalMutationVariables = Exact<{
  input: Types.CancelPixRenewalInput;
}>;


export type CancelPixRenewalMutation = { cancelPixRenewal:
    | { __typename: 'CancelPixRenewalSuccess', subscriptions: Array<{ communityId: string, name: string, status: Types.MembershipStatus, paidUntil: string, graceUntil: string | null, confirmationId: string | null, renewal: Types.VipRenewal, debitAt: string | null, price: { centavos: number, formatted: string } }> }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };


export const SubscribeByPixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeByPix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeByPixInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeByPix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeByPixSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pix_pix"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pix_pix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"testUrl"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"isMandateActive"}}]}}]} as unknown as DocumentNode<SubscribeByPixMutation, SubscribeByPixMutationVariables>;
export const CancelPixRenewalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPixRenewal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelPixRenewalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPixRenewal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelPixRenewalSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionRow_subscription"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VipSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationId"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"}},{"kind":"Field","name":{"kind":"Name","value":"debitAt"}}]}}]} as unknown as DocumentNode<CancelPixRenewalMutation, CancelPixRenewalMutationVariables>;
export const useSubscribeByPixMutation = (handlers: ResultHandlers<SubscribeByPixMutation[keyof SubscribeByPixMutation], SubscribeByPixMutationVariables>) => useResult(SubscribeByPixDocument, handlers);
export const useCancelPixRenewalMutation = (handlers: ResultHandlers<CancelPixRenewalMutation[keyof CancelPixRenewalMutation], CancelPixRenewalMutationVariables>) => useResult(CancelPixRenewalDocument, handlers);