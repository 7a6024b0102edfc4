/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useFragment } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A member, and whether the viewer blocks them. */
export type SetBlockInput = {
  /** True blocks the member, false unblocks them. Unblocking does not restore follows. */
  blocked: boolean;
  /** The id of the member. Blocking fails with NOT_FOUND if the member no longer exists or has blocked the viewer. */
  profileId: string;
};

/** A member, and whether the viewer mutes them. */
export type SetMuteInput = {
  /** True mutes the member, false unmutes them. */
  muted: boolean;
  /**
   * The id of the member. Fails with NOT_FOUND if there is no such member, or if the viewer or the member blocked the
   * other.
   */
  profileId: string;
};

export type PersonItems_ProfileFragment = { __typename: 'Profile', id: string, isMuted: boolean } & { ' $fragmentName'?: 'PersonItems_ProfileFragment' };

export type SetMuteMutationVariables = Exact<{
  input: Types.SetMuteInput;
}>;


export type SetMuteMutation = { setMute:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'SetMuteSuccess', profile: { id: string, isMuted: boolean } }
   };

export type SetBlockMutationVariables = Exact<{
  input: Types.SetBlockInput;
}>;


export type SetBlockMutation = { setBlock:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'SetBlockSuccess', profileId: string }
   };

export const PersonItems_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonItems_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isMuted"}}]}}]} as unknown as DocumentNode<PersonItems_ProfileFragment, unknown>;
export const SetMuteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMuteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetMuteSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isMuted"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetMuteMutation, SetMuteMutationVariables>;
export const SetBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBlockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetBlockSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetBlockMutation, SetBlockMutationVariables>;
export const useSetMuteMutation = (handlers: ResultHandlers<SetMuteMutation[keyof SetMuteMutation], SetMuteMutationVariables>) => useResult(SetMuteDocument, handlers);
export const useSetBlockMutation = (handlers: ResultHandlers<SetBlockMutation[keyof SetBlockMutation], SetBlockMutationVariables>) => useResult(SetBlockDocument, handlers);
export const usePersonItemsProfileFragment = (from: useFragment.Options<PersonItems_ProfileFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: PersonItems_ProfileFragmentDoc, fragmentName: 'PersonItems_profile', from });