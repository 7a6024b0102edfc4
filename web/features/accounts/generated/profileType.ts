/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The type of a profile. It decides if the member may own communities. */
export type ProfileType =
  /** A member that cannot create or receive communities. Owned communities stay but accept no new subscriptions. */
  | 'FREE'
  /** A member that may create communities, sell VIP months and receive the ownership of a community. */
  | 'PROFISSIONAL';

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

export type ProfileTypeSettings_StateFragment = { id: string, profileType: Types.ProfileType, runningCount: number, renewalCount: number, paidCommunities: Array<{ id: string, name: string, subscriberCount: number }> };

export type ProfileTypeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileTypeSettingsQuery = { profileTypeState: ProfileTypeSettings_StateFragment };

export type SetProfileTypeMutationVariables = Exact<{
  profileType: Types.ProfileType;
}>;


export type SetProfileTypeMutation = { setProfileType:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'SetProfileTypeSuccess', state: ProfileTypeSettings_StateFragment }
   };

export type SessionUserQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionUserQuery = { viewer: { id: string, profileType: Types.ProfileType | null, profile: { id: string, name: string, nickname: string } } | null };

export const ProfileTypeSettings_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileTypeSettings_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileTypeState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"runningCount"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCount"}},{"kind":"Field","name":{"kind":"Name","value":"paidCommunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subscriberCount"}}]}}]}}]} as unknown as DocumentNode<ProfileTypeSettings_StateFragment, unknown>;
export const ProfileTypeSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileTypeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileTypeState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileTypeSettings_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileTypeSettings_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileTypeState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"runningCount"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCount"}},{"kind":"Field","name":{"kind":"Name","value":"paidCommunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subscriberCount"}}]}}]}}]} as unknown as DocumentNode<ProfileTypeSettingsQuery, ProfileTypeSettingsQueryVariables>;
export const SetProfileTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProfileType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profileType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProfileType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"profileType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profileType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetProfileTypeSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileTypeSettings_state"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileTypeSettings_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileTypeState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"runningCount"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCount"}},{"kind":"Field","name":{"kind":"Name","value":"paidCommunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subscriberCount"}}]}}]}}]} as unknown as DocumentNode<SetProfileTypeMutation, SetProfileTypeMutationVariables>;
export const SessionUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}}]}}]} as unknown as DocumentNode<SessionUserQuery, SessionUserQueryVariables>;
export const useProfileTypeSettingsQuery = (options?: useQuery.Options<ProfileTypeSettingsQuery, ProfileTypeSettingsQueryVariables>) => useQuery(ProfileTypeSettingsDocument, options);
export const useSetProfileTypeMutation = (options?: useMutation.Options<SetProfileTypeMutation, SetProfileTypeMutationVariables>) => useMutation(SetProfileTypeDocument, options);
export const useSessionUserQuery = (options?: useQuery.Options<SessionUserQuery, SessionUserQueryVariables>) => useQuery(SessionUserDocument, options);