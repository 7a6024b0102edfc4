/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { type SkipToken, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ViewerChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ViewerChangedSubscription = { viewerChanged: { messageId: string | null, conversationId: string | null, profileId: string | null, communityId: string | null } };


export const ViewerChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ViewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}}]}}]}}]} as unknown as DocumentNode<ViewerChangedSubscription, ViewerChangedSubscriptionVariables>;
export const useViewerChangedSubscription = (options?: SkipToken | useSubscription.Options<ViewerChangedSubscription, ViewerChangedSubscriptionVariables>) => useSubscription(ViewerChangedDocument, options);