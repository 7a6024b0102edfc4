/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The method by which the provider checked the age. */
export type AgeMethod =
  /** The provider checked a payment card. */
  | 'CARD'
  /** The provider checked an identity document. */
  | 'DOCUMENT'
  /** The provider estimated the age from the face. */
  | 'FACE'
  /** A moderator decided about the age. An age check at the provider cannot change this decision. */
  | 'MODERATION'
  /** The provider used a method that the schema has no value for. */
  | 'OTHER';

/** The state of a member's age verification. */
export type AgeState =
  /** The verification has expired, or the age check did not finish in time. */
  | 'EXPIRED'
  /** An age check is running and has no result yet. */
  | 'PENDING'
  /** The age check did not confirm that the member is 18 or older. */
  | 'REJECTED'
  /** The member has never started an age check. */
  | 'UNVERIFIED'
  /** The age check confirmed that the member is 18 or older. This is valid until `expiresAt`. */
  | 'VERIFIED';

export type AgeAssuranceQueryVariables = Exact<{ [key: string]: never; }>;


export type AgeAssuranceQuery = { ageAssurance: { required: boolean, state: Types.AgeState, method: Types.AgeMethod | null, expiresAt: string | null, canAppeal: boolean } | null };

export type StartAgeCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAgeCheckMutation = { startAgeCheck:
    | { __typename: 'AgeCheckStarted', url: string }
    | { __typename: 'Refusal', message: string }
   };

export type AppealAgeCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type AppealAgeCheckMutation = { appealAgeCheck:
    | { __typename: 'AgeCheckStarted', url: string }
    | { __typename: 'Refusal', message: string }
   };


export const AgeAssuranceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgeAssurance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageAssurance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"canAppeal"}}]}}]}}]} as unknown as DocumentNode<AgeAssuranceQuery, AgeAssuranceQueryVariables>;
export const StartAgeCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartAgeCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAgeCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgeCheckStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartAgeCheckMutation, StartAgeCheckMutationVariables>;
export const AppealAgeCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppealAgeCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appealAgeCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgeCheckStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AppealAgeCheckMutation, AppealAgeCheckMutationVariables>;
export const useAgeAssuranceQuery = (options?: SkipToken | useQuery.Options<AgeAssuranceQuery, AgeAssuranceQueryVariables>) => useQuery(AgeAssuranceDocument, options);
export const useAgeAssuranceLazyQuery = (options?: useLazyQuery.Options<AgeAssuranceQuery, AgeAssuranceQueryVariables>) => useLazyQuery(AgeAssuranceDocument, options);
export const useAgeAssuranceSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<AgeAssuranceQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(AgeAssuranceDocument, options);
export const useStartAgeCheckMutation = (handlers: ResultHandlers<StartAgeCheckMutation[keyof StartAgeCheckMutation], StartAgeCheckMutationVariables>) => useResult(StartAgeCheckDocument, handlers);
export const useAppealAgeCheckMutation = (handlers: ResultHandlers<AppealAgeCheckMutation[keyof AppealAgeCheckMutation], AppealAgeCheckMutationVariables>) => useResult(AppealAgeCheckDocument, handlers);