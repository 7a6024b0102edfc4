/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { type SkipToken, useLazyQuery, useQuery, useSubscription, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PostChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PostChangedSubscription = { postChanged: { postId: string, isGone: boolean } };

export type VisiblePostsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type VisiblePostsQuery = { visiblePosts: Array<string> };


export const PostChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PostChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"isGone"}}]}}]}}]} as unknown as DocumentNode<PostChangedSubscription, PostChangedSubscriptionVariables>;
export const VisiblePostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisiblePosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visiblePosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<VisiblePostsQuery, VisiblePostsQueryVariables>;
export const usePostChangedSubscription = (options?: SkipToken | useSubscription.Options<PostChangedSubscription, PostChangedSubscriptionVariables>) => useSubscription(PostChangedDocument, options);
export const useVisiblePostsQuery = (options: SkipToken | useQuery.Options<VisiblePostsQuery, VisiblePostsQueryVariables>) => useQuery(VisiblePostsDocument, options);
export const useVisiblePostsLazyQuery = (options?: useLazyQuery.Options<VisiblePostsQuery, VisiblePostsQueryVariables>) => useLazyQuery(VisiblePostsDocument, options);
export const useVisiblePostsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<VisiblePostsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(VisiblePostsDocument, options);