/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import { type SkipToken, useFragment, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The payments that the CSV file contains. */
export type OpenPaymentsTableInput = {
  /** The filter for the rows. If absent, the file has all payments. */
  filter?: PaymentFilter | null | undefined;
};

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

/** The payment to refund, and an idempotency key. */
export type RefundPaymentInput = {
  /**
   * The id of a payment of the kind TOP_UP, from the query `payments`. Fails with NOT_FOUND if the payment belongs to
   * another member.
   */
  id: string;
  /**
   * An idempotency key: a UUID that the client generates. A repeated call with the same key returns the same refund.
   * Without a key, a repeated call returns the previous refund, unless another refund is possible.
   */
  idempotencyKey?: string | null | undefined;
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

export type PaymentRow_PaymentFragment = { __typename: 'Payment', id: string, kind: Types.PaymentKind, state: Types.PaymentState, method: Types.PaymentMethod | null, description: string | null, communityId: string | null, pixId: string | null, debitAt: string | null, createdAt: string, amount: { centavos: number, formatted: string } } & { ' $fragmentName'?: 'PaymentRow_PaymentFragment' };

export type PaymentsQueryVariables = Exact<{
  filter?: Types.PaymentFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type PaymentsQuery = { payments: { edges: Array<{ cursor: string, node: { __typename: 'Payment', id: string, kind: Types.PaymentKind, state: Types.PaymentState, method: Types.PaymentMethod | null, description: string | null, communityId: string | null, pixId: string | null, debitAt: string | null, createdAt: string, amount: { centavos: number, formatted: string } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type PaymentReceiptQueryVariables = Exact<{
  id: string;
}>;


export type PaymentReceiptQuery = { payment: { __typename: 'Payment', id: string, kind: Types.PaymentKind, state: Types.PaymentState, method: Types.PaymentMethod | null, description: string | null, communityId: string | null, pixId: string | null, debitAt: string | null, createdAt: string, amount: { centavos: number, formatted: string } } | null };

export type PaymentTestPageQueryVariables = Exact<{
  id: string;
}>;


export type PaymentTestPageQuery = { payment: { __typename: 'Payment', id: string, testUrl: string | null } | null };

export type PaymentRefundableQueryVariables = Exact<{
  id: string;
}>;


export type PaymentRefundableQuery = { payment: { __typename: 'Payment', id: string, refundable: { __typename: 'Refundable', until: string, amount: { centavos: number, formatted: string } } | null } | null };

export type OpenPaymentsTableMutationVariables = Exact<{
  input: Types.OpenPaymentsTableInput;
}>;


export type OpenPaymentsTableMutation = { openPaymentsTable:
    | { __typename: 'OpenPaymentsTableSuccess', download: { path: string } }
    | { __typename: 'Refusal', message: string }
   };

export type RefundPaymentMutationVariables = Exact<{
  input: Types.RefundPaymentInput;
}>;


export type RefundPaymentMutation = { refundPayment:
    | { __typename: 'RefundPaymentSuccess', isPending: boolean, amount: { formatted: string }, wallet: { __typename: 'Wallet', id: string, balance: { centavos: number, formatted: string }, owed: { centavos: number, formatted: string }, pending: { centavos: number, formatted: string } } }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export const PaymentRow_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"pixId"}},{"kind":"Field","name":{"kind":"Name","value":"debitAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PaymentRow_PaymentFragment, unknown>;
export const PaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow_payment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"pixId"}},{"kind":"Field","name":{"kind":"Name","value":"debitAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PaymentsQuery, PaymentsQueryVariables>;
export const PaymentReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow_payment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"pixId"}},{"kind":"Field","name":{"kind":"Name","value":"debitAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PaymentReceiptQuery, PaymentReceiptQueryVariables>;
export const PaymentTestPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentTestPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"testUrl"}}]}}]}}]} as unknown as DocumentNode<PaymentTestPageQuery, PaymentTestPageQueryVariables>;
export const PaymentRefundableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentRefundable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentRefundableQuery, PaymentRefundableQueryVariables>;
export const OpenPaymentsTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenPaymentsTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPaymentsTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPaymentsTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPaymentsTableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<OpenPaymentsTableMutation, OpenPaymentsTableMutationVariables>;
export const RefundPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundPaymentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RefundPaymentMutation, RefundPaymentMutationVariables>;
export const usePaymentsQuery = (options: SkipToken | useQuery.Options<PaymentsQuery, PaymentsQueryVariables>) => useQuery(PaymentsDocument, options);
export const usePaymentsLazyQuery = (options?: useLazyQuery.Options<PaymentsQuery, PaymentsQueryVariables>) => useLazyQuery(PaymentsDocument, options);
export const usePaymentsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<PaymentsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(PaymentsDocument, options);
export const usePaymentReceiptQuery = (options: SkipToken | useQuery.Options<PaymentReceiptQuery, PaymentReceiptQueryVariables>) => useQuery(PaymentReceiptDocument, options);
export const usePaymentReceiptLazyQuery = (options?: useLazyQuery.Options<PaymentReceiptQuery, PaymentReceiptQueryVariables>) => useLazyQuery(PaymentReceiptDocument, options);
export const usePaymentReceiptSuspenseQuery = (options: Omit<useSuspenseQuery.Options<PaymentReceiptQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(PaymentReceiptDocument, options);
export const usePaymentTestPageQuery = (options: SkipToken | useQuery.Options<PaymentTestPageQuery, PaymentTestPageQueryVariables>) => useQuery(PaymentTestPageDocument, options);
export const usePaymentTestPageLazyQuery = (options?: useLazyQuery.Options<PaymentTestPageQuery, PaymentTestPageQueryVariables>) => useLazyQuery(PaymentTestPageDocument, options);
export const usePaymentTestPageSuspenseQuery = (options: Omit<useSuspenseQuery.Options<PaymentTestPageQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(PaymentTestPageDocument, options);
export const usePaymentRefundableQuery = (options: SkipToken | useQuery.Options<PaymentRefundableQuery, PaymentRefundableQueryVariables>) => useQuery(PaymentRefundableDocument, options);
export const usePaymentRefundableLazyQuery = (options?: useLazyQuery.Options<PaymentRefundableQuery, PaymentRefundableQueryVariables>) => useLazyQuery(PaymentRefundableDocument, options);
export const usePaymentRefundableSuspenseQuery = (options: Omit<useSuspenseQuery.Options<PaymentRefundableQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(PaymentRefundableDocument, options);
export const useOpenPaymentsTableMutation = (handlers: ResultHandlers<OpenPaymentsTableMutation[keyof OpenPaymentsTableMutation], OpenPaymentsTableMutationVariables>) => useResult(OpenPaymentsTableDocument, handlers);
export const useRefundPaymentMutation = (handlers: ResultHandlers<RefundPaymentMutation[keyof RefundPaymentMutation], RefundPaymentMutationVariables>) => useResult(RefundPaymentDocument, handlers);
export const usePaymentRowPaymentFragment = (from: useFragment.Options<PaymentRow_PaymentFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: PaymentRow_PaymentFragmentDoc, fragmentName: 'PaymentRow_payment', from });