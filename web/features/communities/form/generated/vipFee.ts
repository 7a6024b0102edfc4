/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VipFeeQueryVariables = Exact<{ [key: string]: never; }>;


export type VipFeeQuery = { profileTypeState: { id: string, vipFeePercent: number } };


export const VipFeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VipFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileTypeState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vipFeePercent"}}]}}]}}]} as unknown as DocumentNode<VipFeeQuery, VipFeeQueryVariables>;
export const useVipFeeQuery = (options?: SkipToken | useQuery.Options<VipFeeQuery, VipFeeQueryVariables>) => useQuery(VipFeeDocument, options);
export const useVipFeeLazyQuery = (options?: useLazyQuery.Options<VipFeeQuery, VipFeeQueryVariables>) => useLazyQuery(VipFeeDocument, options);
export const useVipFeeSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<VipFeeQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(VipFeeDocument, options);