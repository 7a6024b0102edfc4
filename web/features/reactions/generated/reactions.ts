/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { ReactionCount_Target_Comment_Fragment, ReactionCount_Target_Post_Fragment } from '../../../apollo/generated/counts.ts';
import { type SkipToken, useFragment, useSubscription } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of a reaction. At present there is a single kind. */
export type ReactionType =
  /** The only kind of reaction, which the app shows as a flame. */
  | 'FIRE';

/** The reaction of the viewer to a post, or to a comment on the post. */
export type SetReactionInput = {
  /** The id of the comment to react to. Absent if the reaction is to the post itself. */
  commentId?: string | null | undefined;
  /** The id of the post. For a reaction to a comment: the post to which the comment belongs. */
  postId: string;
  /** True adds the reaction, false removes it. Sending the same value again changes nothing. */
  reacted: boolean;
  /** The kind of reaction; only FIRE exists. */
  type?: ReactionType;
};

export type ReactionButton_Target_Comment_Fragment = { __typename: 'Comment', id: string, reactions: { __typename: 'ReactionSummary', total: number, revision: number | null, reacted: boolean } } & { ' $fragmentName'?: 'ReactionButton_Target_Comment_Fragment' };

export type ReactionButton_Target_Post_Fragment = { __typename: 'Post', id: string, reactions: { __typename: 'ReactionSummary', total: number, revision: number | null, reacted: boolean } } & { ' $fragmentName'?: 'ReactionButton_Target_Post_Fragment' };

export type ReactionButton_TargetFragment =
  | ReactionButton_Target_Comment_Fragment
  | ReactionButton_Target_Post_Fragment
;

export type SetReactionMutationVariables = Exact<{
  input: Types.SetReactionInput;
}>;


export type SetReactionMutation = { setReaction:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'SetReactionSuccess', target:
        | { ' $fragmentRefs'?: { 'ReactionButton_Target_Comment_Fragment': ReactionButton_Target_Comment_Fragment } }
        | { ' $fragmentRefs'?: { 'ReactionButton_Target_Post_Fragment': ReactionButton_Target_Post_Fragment } }
       }
   };

export type ReactionsChangedSubscriptionVariables = Exact<{
  postId: string;
}>;


export type ReactionsChangedSubscription = { reactionsChanged: { postId: string, commentId: string | null, total: number, revision: number | null } };

export const ReactionButton_TargetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReactionButton_target"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reactable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReactionCount_target"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReactionCount_target"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reactable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reacted"}}]}}]}}]} as unknown as DocumentNode<ReactionButton_TargetFragment, unknown>;
export const SetReactionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReaction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetReactionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReaction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetReactionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReactionButton_target"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReactionCount_target"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reactable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reacted"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReactionButton_target"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reactable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReactionCount_target"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]} as unknown as DocumentNode<SetReactionMutation, SetReactionMutationVariables>;
export const ReactionsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReactionsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactionsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<ReactionsChangedSubscription, ReactionsChangedSubscriptionVariables>;
export const useSetReactionMutation = (handlers: ResultHandlers<SetReactionMutation[keyof SetReactionMutation], SetReactionMutationVariables>) => useResult(SetReactionDocument, handlers);
export const useReactionsChangedSubscription = (options: SkipToken | useSubscription.Options<ReactionsChangedSubscription, ReactionsChangedSubscriptionVariables>) => useSubscription(ReactionsChangedDocument, options);
export const useReactionButtonTargetFragment = (from: useFragment.Options<ReactionButton_TargetFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: ReactionButton_TargetFragmentDoc, fragmentName: 'ReactionButton_target', from });