/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useFragment } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of the viewer's follow of a member. */
export type FollowState =
  /** The viewer follows the member. If the member is private, the viewer therefore sees their posts. */
  | 'FOLLOWING'
  /** The viewer does not follow the member and has not asked to follow them. */
  | 'NONE'
  /** The viewer has asked to follow a private member, and that member has not answered yet. */
  | 'REQUESTED';

/** A member, and whether the viewer follows them. */
export type SetFollowInput = {
  /** True follows the member. False unfollows the member or withdraws the follow request; the member is not notified. */
  following: boolean;
  /**
   * The id of the member. Fails with NOT_FOUND if there is no such member, or if the viewer or the member blocked the
   * other.
   */
  profileId: string;
};

export type PersonRow_ProfileFragment = { __typename: 'Profile', id: string, name: string, nickname: string, avatarUrl: string | null, isVerified: boolean, bio: string | null, isOwn: boolean, isPrivate: boolean, followState: Types.FollowState, followsViewer: boolean, followerCount: number } & { ' $fragmentName'?: 'PersonRow_ProfileFragment' };

export type FollowButton_ProfileFragment = { __typename: 'Profile', id: string, name: string, isOwn: boolean, isPrivate: boolean, followState: Types.FollowState, followsViewer: boolean, followerCount: number } & { ' $fragmentName'?: 'FollowButton_ProfileFragment' };

export type SetFollowMutationVariables = Exact<{
  input: Types.SetFollowInput;
}>;


export type SetFollowMutation = { setFollow:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'SetFollowSuccess', profile: { ' $fragmentRefs'?: { 'FollowButton_ProfileFragment': FollowButton_ProfileFragment } } }
   };

export const FollowButton_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowButton_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"followState"}},{"kind":"Field","name":{"kind":"Name","value":"followsViewer"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}}]}}]} as unknown as DocumentNode<FollowButton_ProfileFragment, unknown>;
export const PersonRow_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowButton_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"followState"}},{"kind":"Field","name":{"kind":"Name","value":"followsViewer"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}}]}}]} as unknown as DocumentNode<PersonRow_ProfileFragment, unknown>;
export const SetFollowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFollow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetFollowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFollow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetFollowSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton_profile"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowButton_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"followState"}},{"kind":"Field","name":{"kind":"Name","value":"followsViewer"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}}]}}]} as unknown as DocumentNode<SetFollowMutation, SetFollowMutationVariables>;
export const useSetFollowMutation = (handlers: ResultHandlers<SetFollowMutation[keyof SetFollowMutation], SetFollowMutationVariables>) => useResult(SetFollowDocument, handlers);
export const usePersonRowProfileFragment = (from: useFragment.Options<PersonRow_ProfileFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: PersonRow_ProfileFragmentDoc, fragmentName: 'PersonRow_profile', from });
export const useFollowButtonProfileFragment = (from: useFragment.Options<FollowButton_ProfileFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: FollowButton_ProfileFragmentDoc, fragmentName: 'FollowButton_profile', from });