/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An amount and an idempotency key. */
export type CreatePixTopUpInput = {
  /** The amount in centavos, 500 to 500,000. */
  centavos: number;
  /** A UUID from the client, as in `CreateTopUpIntentInput`. The key of a card payment is refused. */
  idempotencyKey: string;
};

/** The state of a payment by Pix. */
export type PixState =
  /** The code was not paid in time. The viewer can start a new payment. */
  | 'EXPIRED'
  /** As `PaymentKind.OTHER`. */
  | 'OTHER'
  /** The money is in the wallet. */
  | 'PAID'
  /** The code can be paid. */
  | 'WAITING';

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

export type Pix_PixFragment = { __typename: 'PixPayment', id: string, centavos: number, state: Types.PixState, code: string | null, expiresAt: string | null, isLate: boolean, testUrl: string | null };

export type PixPaymentQueryVariables = Exact<{
  id: string;
}>;


export type PixPaymentQuery = { pixPayment: Pix_PixFragment | null };

export type CreatePixTopUpMutationVariables = Exact<{
  input: Types.CreatePixTopUpInput;
}>;


export type CreatePixTopUpMutation = { createPixTopUp:
    | { __typename: 'CreatePixTopUpSuccess', pix: Pix_PixFragment }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string, field: string | null }
   };

export const Pix_PixFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pix_pix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"testUrl"}}]}}]} as unknown as DocumentNode<Pix_PixFragment, unknown>;
export const PixPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PixPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pixPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pix_pix"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pix_pix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"testUrl"}}]}}]} as unknown as DocumentNode<PixPaymentQuery, PixPaymentQueryVariables>;
export const CreatePixTopUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePixTopUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePixTopUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPixTopUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePixTopUpSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pix_pix"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pix_pix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"testUrl"}}]}}]} as unknown as DocumentNode<CreatePixTopUpMutation, CreatePixTopUpMutationVariables>;
export const usePixPaymentQuery = (options: useQuery.Options<PixPaymentQuery, PixPaymentQueryVariables>) => useQuery(PixPaymentDocument, options);
export const useCreatePixTopUpMutation = (options?: useMutation.Options<CreatePixTopUpMutation, CreatePixTopUpMutationVariables>) => useMutation(CreatePixTopUpDocument, options);