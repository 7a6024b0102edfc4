/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A filter whose absent fields match everything. */
export type PaymentFilter = {
  /** The first day in São Paulo, inclusive. */
  from?: string | null | undefined;
  /** The kind; OTHER cannot be used as a filter. */
  kind?: PaymentKind | null | undefined;
  /** The state. */
  state?: PaymentState | null | undefined;
  /** The last day in São Paulo, inclusive, not before `from`. */
  to?: string | null | undefined;
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

export type PaymentRow_PaymentFragment = { __typename: 'Payment', id: string, kind: Types.PaymentKind, state: Types.PaymentState, centavos: number, method: Types.PaymentMethod | null, description: string | null, communityId: string | null, createdAt: string };

export type PaymentsQueryVariables = Exact<{
  filter?: Types.PaymentFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type PaymentsQuery = { payments: { edges: Array<{ cursor: string, node: PaymentRow_PaymentFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type PaymentReceiptQueryVariables = Exact<{
  id: string;
}>;


export type PaymentReceiptQuery = { payment: PaymentRow_PaymentFragment | null };

export type PaymentRefundableQueryVariables = Exact<{
  id: string;
}>;


export type PaymentRefundableQuery = { payment: { __typename: 'Payment', id: string, refundable: { __typename: 'Refundable', centavos: number, until: string } | null } | null };

export type OpenPaymentsTableMutationVariables = Exact<{
  filter?: Types.PaymentFilter | null | undefined;
}>;


export type OpenPaymentsTableMutation = { openPaymentsTable:
    | { __typename: 'OpenPaymentsTableSuccess', download: { path: string } }
    | { __typename: 'Refusal', message: string }
   };

export type RefundPaymentMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;


export type RefundPaymentMutation = { refundPayment:
    | { __typename: 'RefundPaymentSuccess', centavos: number, isPending: boolean, wallet: { __typename: 'Wallet', id: string, balanceCentavos: number, formattedBalance: string, owedCentavos: number, pendingCentavos: number } }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export const PaymentRow_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PaymentRow_PaymentFragment, unknown>;
export const PaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow_payment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PaymentsQuery, PaymentsQueryVariables>;
export const PaymentReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow_payment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PaymentReceiptQuery, PaymentReceiptQueryVariables>;
export const PaymentRefundableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentRefundable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentRefundableQuery, PaymentRefundableQueryVariables>;
export const OpenPaymentsTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenPaymentsTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPaymentsTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPaymentsTableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<OpenPaymentsTableMutation, OpenPaymentsTableMutationVariables>;
export const RefundPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundPaymentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balanceCentavos"}},{"kind":"Field","name":{"kind":"Name","value":"formattedBalance"}},{"kind":"Field","name":{"kind":"Name","value":"owedCentavos"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCentavos"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RefundPaymentMutation, RefundPaymentMutationVariables>;
export const usePaymentsQuery = (options: useQuery.Options<PaymentsQuery, PaymentsQueryVariables>) => useQuery(PaymentsDocument, options);
export const usePaymentReceiptQuery = (options: useQuery.Options<PaymentReceiptQuery, PaymentReceiptQueryVariables>) => useQuery(PaymentReceiptDocument, options);
export const usePaymentRefundableQuery = (options: useQuery.Options<PaymentRefundableQuery, PaymentRefundableQueryVariables>) => useQuery(PaymentRefundableDocument, options);
export const useOpenPaymentsTableMutation = (options?: useMutation.Options<OpenPaymentsTableMutation, OpenPaymentsTableMutationVariables>) => useMutation(OpenPaymentsTableDocument, options);
export const useRefundPaymentMutation = (options?: useMutation.Options<RefundPaymentMutation, RefundPaymentMutationVariables>) => useMutation(RefundPaymentDocument, options);