/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConfirmLineQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfirmLineQuery = { accountSecurity: { id: string, isEmailConfirmed: boolean } };


export const ConfirmLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}}]}}]}}]} as unknown as DocumentNode<ConfirmLineQuery, ConfirmLineQueryVariables>;
export const useConfirmLineQuery = (options?: SkipToken | useQuery.Options<ConfirmLineQuery, ConfirmLineQueryVariables>) => useQuery(ConfirmLineDocument, options);
export const useConfirmLineLazyQuery = (options?: useLazyQuery.Options<ConfirmLineQuery, ConfirmLineQueryVariables>) => useLazyQuery(ConfirmLineDocument, options);
export const useConfirmLineSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<ConfirmLineQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(ConfirmLineDocument, options);