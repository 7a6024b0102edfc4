/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of a copy. */
export type DataExportState =
  /** It came to nothing; another can be asked for. */
  | 'FAILED'
  /** It waits for its turn. */
  | 'PENDING'
  /** It can be downloaded until `expiresAt`. */
  | 'READY'
  /** It is in the making; `done` grows. */
  | 'RUNNING';

/** Without it the deletion is refused where there is money. */
export type DeleteAccountInput = {
  /** True if the member gives up the wallet's balance and the money that comes back from ads. */
  acceptsBalance?: boolean;
};

/** Why something was refused. */
export type RefusalCode =
  /** The account is about to be deleted; `keepAccount` keeps it. */
  | 'ACCOUNT_LEAVING'
  /** The file starts like an image or a video but cannot be read to its end. */
  | 'BROKEN_FILE'
  /** The challenge has expired, or was used. */
  | 'CHALLENGE_OVER'
  /** A second factor needs an address that is the member's for sure. */
  | 'EMAIL_NOT_CONFIRMED'
  /** A post needs text or media. */
  | 'EMPTY_POST'
  /** An image of 80 MB or more, or a video of 2 GiB or more. */
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
  /** The code is wrong, used, or too old. */
  | 'INVALID_RESET_CODE'
  /** The viewer may see it, but may not do this to it. */
  | 'NOT_ALLOWED'
  /** It was spent, is too old to go back to its card, or went back already. */
  | 'NOT_REFUNDABLE'
  /** Ownership cannot be set directly: `offerCommunity` offers the community to a member, and they accept it. */
  | 'OFFER_NEEDED'
  /** The community is offered to another member, until they answer or the offer is withdrawn. */
  | 'OFFER_PENDING'
  /** An owner hands the community over, or closes it, before leaving. */
  | 'OWNER_CANNOT_LEAVE'
  /** The card payment succeeded but buys nothing now: the money is in the wallet. The message says why. */
  | 'PAID_INTO_WALLET'
  /** The card was not charged. */
  | 'PAYMENT_FAILED'
  /** The provider has not decided yet. A payment that succeeds later is credited to the wallet automatically. */
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
  /** More than 10 files in a post, or over 20 GiB of files that nothing uses. */
  | 'TOO_MANY_FILES'
  /** More than 50 megapixels. */
  | 'TOO_MANY_PIXELS'
  /** Too many wrong passwords or codes, or another code asked for too soon; the message says how long to wait. */
  | 'TOO_MANY_TRIES'
  /** Younger than 18 by the date in São Paulo. */
  | 'UNDERAGE'
  /** Neither an image nor a video that can be published; judged by content, never by name. */
  | 'UNSUPPORTED_FILE'
  /** A video of 5 minutes or more. */
  | 'VIDEO_TOO_LONG'
  /** Shorter than 8, longer than 256, or one of the commonest. */
  | 'WEAK_PASSWORD';

export type PrivacySettings_PrivacyFragment = { balance: number, formattedBalance: string, inAds: number, formattedInAds: string, deletesAt: string | null, export: { id: string, state: Types.DataExportState, done: number, total: number, bytes: number | null, expiresAt: string | null } | null };

export type PrivacySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacySettingsQuery = { privacy: PrivacySettings_PrivacyFragment | null };

export type OpenDataExportMutationVariables = Exact<{
  id: string;
}>;


export type OpenDataExportMutation = { openDataExport:
    | { __typename: 'OpenDataExportSuccess', download: { path: string } }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type RequestDataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataExportMutation = { requestDataExport:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'RequestDataExportSuccess', privacy: PrivacySettings_PrivacyFragment }
   };

export type DeleteAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount:
    | { __typename: 'DeleteAccountSuccess', deletesAt: string }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type UndoAccountDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type UndoAccountDeletionMutation = { undoAccountDeletion:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'UndoAccountDeletionSuccess', privacy: PrivacySettings_PrivacyFragment }
   };

export const PrivacySettings_PrivacyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings_privacy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Privacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"formattedBalance"}},{"kind":"Field","name":{"kind":"Name","value":"inAds"}},{"kind":"Field","name":{"kind":"Name","value":"formattedInAds"}},{"kind":"Field","name":{"kind":"Name","value":"deletesAt"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<PrivacySettings_PrivacyFragment, unknown>;
export const PrivacySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings_privacy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings_privacy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Privacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"formattedBalance"}},{"kind":"Field","name":{"kind":"Name","value":"inAds"}},{"kind":"Field","name":{"kind":"Name","value":"formattedInAds"}},{"kind":"Field","name":{"kind":"Name","value":"deletesAt"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<PrivacySettingsQuery, PrivacySettingsQueryVariables>;
export const OpenDataExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenDataExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openDataExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenDataExportSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<OpenDataExportMutation, OpenDataExportMutationVariables>;
export const RequestDataExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDataExportSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings_privacy"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings_privacy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Privacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"formattedBalance"}},{"kind":"Field","name":{"kind":"Name","value":"inAds"}},{"kind":"Field","name":{"kind":"Name","value":"formattedInAds"}},{"kind":"Field","name":{"kind":"Name","value":"deletesAt"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<RequestDataExportMutation, RequestDataExportMutationVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletesAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const UndoAccountDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoAccountDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoAccountDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UndoAccountDeletionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings_privacy"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings_privacy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Privacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"formattedBalance"}},{"kind":"Field","name":{"kind":"Name","value":"inAds"}},{"kind":"Field","name":{"kind":"Name","value":"formattedInAds"}},{"kind":"Field","name":{"kind":"Name","value":"deletesAt"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<UndoAccountDeletionMutation, UndoAccountDeletionMutationVariables>;
export const usePrivacySettingsQuery = (options?: useQuery.Options<PrivacySettingsQuery, PrivacySettingsQueryVariables>) => useQuery(PrivacySettingsDocument, options);
export const useOpenDataExportMutation = (options?: useMutation.Options<OpenDataExportMutation, OpenDataExportMutationVariables>) => useMutation(OpenDataExportDocument, options);
export const useRequestDataExportMutation = (options?: useMutation.Options<RequestDataExportMutation, RequestDataExportMutationVariables>) => useMutation(RequestDataExportDocument, options);
export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation(DeleteAccountDocument, options);
export const useUndoAccountDeletionMutation = (options?: useMutation.Options<UndoAccountDeletionMutation, UndoAccountDeletionMutationVariables>) => useMutation(UndoAccountDeletionDocument, options);