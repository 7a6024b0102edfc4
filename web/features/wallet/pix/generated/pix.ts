/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import { type SkipToken, useFragment, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The amount of a Pix payment, and an idempotency key. */
export type CreatePixTopUpInput = {
  /** The amount of the payment in centavos, 500 to 500,000. */
  centavos: number;
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same payment. A
   * key that was already used for a card payment fails with BAD_USER_INPUT.
   */
  idempotencyKey: string;
};

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

export type Pix_PixFragment = { __typename: 'PixPayment', id: string, state: Types.PixState, code: string | null, expiresAt: string | null, isLate: boolean, testUrl: string | null, purpose: Types.PixPurpose, communityId: string | null, postId: string | null, startDate: string | null, endDate: string | null, purchase: Types.PixPurchase | null, refusal: Types.PixPurchaseRefusal | null, isMandateActive: boolean | null, amount: { centavos: number, formatted: string }, price: { centavos: number, formatted: string } | null, community: { __typename: 'Community', id: string, name: string } | null, post: { __typename: 'Post', id: string, text: string } | null } & { ' $fragmentName'?: 'Pix_PixFragment' };

export type PixPaymentQueryVariables = Exact<{
  id: string;
}>;


export type PixPaymentQuery = { pixPayment: { __typename: 'PixPayment', id: string, state: Types.PixState, code: string | null, expiresAt: string | null, isLate: boolean, testUrl: string | null, purpose: Types.PixPurpose, communityId: string | null, postId: string | null, startDate: string | null, endDate: string | null, purchase: Types.PixPurchase | null, refusal: Types.PixPurchaseRefusal | null, isMandateActive: boolean | null, amount: { centavos: number, formatted: string }, price: { centavos: number, formatted: string } | null, community: { __typename: 'Community', id: string, name: string } | null, post: { __typename: 'Post', id: string, text: string } | null } | null };

export type CreatePixTopUpMutationVariables = Exact<{
  input: Types.CreatePixTopUpInput;
}>;


export type CreatePixTopUpMutation = { createPixTopUp:
    | { __typename: 'CreatePixTopUpSuccess', pix: { __typename: 'PixPayment', id: string, state: Types.PixState, code: string | null, expiresAt: string | null, isLate: boolean, testUrl: string | null, purpose: Types.PixPurpose, communityId: string | null, postId: string | null, startDate: string | null, endDate: string | null, purchase: Types.PixPurchase | null, refusal: Types.PixPurchaseRefusal | null, isMandateActive: boolean | null, amount: { centavos: number, formatted: string }, price: { centavos: number, formatted: string } | null, community: { __typename: 'Community', id: string, name: string } | null, post: { __typename: 'Post', id: string, text: string } | null } }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string, field: string | null }
   };

export const Pix_PixFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pix_pix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"testUrl"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"isMandateActive"}}]}}]} as unknown as DocumentNode<Pix_PixFragment, unknown>;
export const PixPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PixPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pixPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pix_pix"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pix_pix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"testUrl"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"isMandateActive"}}]}}]} as unknown as DocumentNode<PixPaymentQuery, PixPaymentQueryVariables>;
export const CreatePixTopUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePixTopUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePixTopUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPixTopUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePixTopUpSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pix_pix"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pix_pix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"testUrl"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"purchase"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"isMandateActive"}}]}}]} as unknown as DocumentNode<CreatePixTopUpMutation, CreatePixTopUpMutationVariables>;
export const usePixPaymentQuery = (options: SkipToken | useQuery.Options<PixPaymentQuery, PixPaymentQueryVariables>) => useQuery(PixPaymentDocument, options);
export const usePixPaymentLazyQuery = (options?: useLazyQuery.Options<PixPaymentQuery, PixPaymentQueryVariables>) => useLazyQuery(PixPaymentDocument, options);
export const usePixPaymentSuspenseQuery = (options: Omit<useSuspenseQuery.Options<PixPaymentQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(PixPaymentDocument, options);
export const useCreatePixTopUpMutation = (handlers: ResultHandlers<CreatePixTopUpMutation[keyof CreatePixTopUpMutation], CreatePixTopUpMutationVariables>) => useResult(CreatePixTopUpDocument, handlers);
export const usePixPixFragment = (from: useFragment.Options<Pix_PixFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: Pix_PixFragmentDoc, fragmentName: 'Pix_pix', from });