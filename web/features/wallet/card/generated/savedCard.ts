/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type SavedCardQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedCardQuery = { savedCard: { __typename: 'SavedCard', brand: string, last4: string, expiryMonth: number, expiryYear: number, isRefused: boolean } | null };

export type RemoveSavedCardMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSavedCardMutation = { removeSavedCard:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'RemoveSavedCardSuccess', savedCard: { __typename: 'SavedCard', last4: string } | null }
   };

export type PaymentToConfirmQueryVariables = Exact<{
  id: string;
}>;


export type PaymentToConfirmQuery = { paymentIntent: { __typename: 'PaymentIntent', id: string, clientSecret: string, amount: { centavos: number } } | null };


export const SavedCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expiryMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expiryYear"}},{"kind":"Field","name":{"kind":"Name","value":"isRefused"}}]}}]}}]} as unknown as DocumentNode<SavedCardQuery, SavedCardQueryVariables>;
export const RemoveSavedCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSavedCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSavedCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSavedCardSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveSavedCardMutation, RemoveSavedCardMutationVariables>;
export const PaymentToConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentToConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentIntent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentToConfirmQuery, PaymentToConfirmQueryVariables>;
export const useSavedCardQuery = (options?: SkipToken | useQuery.Options<SavedCardQuery, SavedCardQueryVariables>) => useQuery(SavedCardDocument, options);
export const useSavedCardLazyQuery = (options?: useLazyQuery.Options<SavedCardQuery, SavedCardQueryVariables>) => useLazyQuery(SavedCardDocument, options);
export const useSavedCardSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<SavedCardQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(SavedCardDocument, options);
export const useRemoveSavedCardMutation = (handlers: ResultHandlers<RemoveSavedCardMutation[keyof RemoveSavedCardMutation], RemoveSavedCardMutationVariables>) => useResult(RemoveSavedCardDocument, handlers);
export const usePaymentToConfirmQuery = (options: SkipToken | useQuery.Options<PaymentToConfirmQuery, PaymentToConfirmQueryVariables>) => useQuery(PaymentToConfirmDocument, options);
export const usePaymentToConfirmLazyQuery = (options?: useLazyQuery.Options<PaymentToConfirmQuery, PaymentToConfirmQueryVariables>) => useLazyQuery(PaymentToConfirmDocument, options);
export const usePaymentToConfirmSuspenseQuery = (options: Omit<useSuspenseQuery.Options<PaymentToConfirmQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(PaymentToConfirmDocument, options);