/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnPrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPrivacyQuery = { viewer: { id: string, profile: { id: string, isPrivate: boolean } } | null };


export const OwnPrivacyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPrivacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}}]}}]}}]}}]} as unknown as DocumentNode<OwnPrivacyQuery, OwnPrivacyQueryVariables>;
export const useOwnPrivacyQuery = (options?: SkipToken | useQuery.Options<OwnPrivacyQuery, OwnPrivacyQueryVariables>) => useQuery(OwnPrivacyDocument, options);
export const useOwnPrivacyLazyQuery = (options?: useLazyQuery.Options<OwnPrivacyQuery, OwnPrivacyQueryVariables>) => useLazyQuery(OwnPrivacyDocument, options);
export const useOwnPrivacySuspenseQuery = (options?: Omit<useSuspenseQuery.Options<OwnPrivacyQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(OwnPrivacyDocument, options);