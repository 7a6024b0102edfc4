/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CommentCount_PostFragment = { __typename: 'Post', id: string, commentCount: number, commentRevision: number | null } & { ' $fragmentName'?: 'CommentCount_PostFragment' };

export type ReplyCount_CommentFragment = { __typename: 'Comment', id: string, replyCount: number, replyRevision: number | null } & { ' $fragmentName'?: 'ReplyCount_CommentFragment' };

export type ReactionCount_Target_Comment_Fragment = { __typename: 'Comment', id: string, reactions: { __typename: 'ReactionSummary', total: number, revision: number | null, reacted: boolean } } & { ' $fragmentName'?: 'ReactionCount_Target_Comment_Fragment' };

export type ReactionCount_Target_Post_Fragment = { __typename: 'Post', id: string, reactions: { __typename: 'ReactionSummary', total: number, revision: number | null, reacted: boolean } } & { ' $fragmentName'?: 'ReactionCount_Target_Post_Fragment' };

export type ReactionCount_TargetFragment =
  | ReactionCount_Target_Comment_Fragment
  | ReactionCount_Target_Post_Fragment
;

export const CommentCount_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentCount_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentRevision"}}]}}]} as unknown as DocumentNode<CommentCount_PostFragment, unknown>;
export const ReplyCount_CommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyCount_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"Field","name":{"kind":"Name","value":"replyRevision"}}]}}]} as unknown as DocumentNode<ReplyCount_CommentFragment, unknown>;
export const ReactionCount_TargetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReactionCount_target"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reactable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reacted"}}]}}]}}]} as unknown as DocumentNode<ReactionCount_TargetFragment, unknown>;
export const useCommentCountPostFragment = (from: useFragment.Options<CommentCount_PostFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: CommentCount_PostFragmentDoc, fragmentName: 'CommentCount_post', from });
export const useReplyCountCommentFragment = (from: useFragment.Options<ReplyCount_CommentFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: ReplyCount_CommentFragmentDoc, fragmentName: 'ReplyCount_comment', from });
export const useReactionCountTargetFragment = (from: useFragment.Options<ReactionCount_TargetFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: ReactionCount_TargetFragmentDoc, fragmentName: 'ReactionCount_target', from });