/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IsModeratorQueryVariables = Exact<{ [key: string]: never; }>;


export type IsModeratorQuery = { isModerator: boolean };


export const IsModeratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IsModerator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isModerator"}}]}}]} as unknown as DocumentNode<IsModeratorQuery, IsModeratorQueryVariables>;
export const useIsModeratorQuery = (options?: SkipToken | useQuery.Options<IsModeratorQuery, IsModeratorQueryVariables>) => useQuery(IsModeratorDocument, options);
export const useIsModeratorLazyQuery = (options?: useLazyQuery.Options<IsModeratorQuery, IsModeratorQueryVariables>) => useLazyQuery(IsModeratorDocument, options);
export const useIsModeratorSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<IsModeratorQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(IsModeratorDocument, options);