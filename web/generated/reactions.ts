/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReactionType =
  | 'FIRE';

export type RefusalCode =
  /** The file starts like an image or a video but cannot be read to its end. */
  | 'BROKEN_FILE'
  /** A post needs text or media. */
  | 'EMPTY_POST'
  /** An image of 80 MB or more, or a video over the store's limit. */
  | 'FILE_TOO_LARGE'
  /** E-mail and password do not belong together. */
  | 'INVALID_CREDENTIALS'
  /** A value is missing, malformed or too long; `field` names it. */
  | 'INVALID_INPUT'
  /** The code is wrong, used, too old, or was tried too often. */
  | 'INVALID_RESET_CODE'
  /** The viewer may see it, but may not do this to it. */
  | 'NOT_ALLOWED'
  /** The platform refused a sign-up; the message says why. */
  | 'REGISTRATION_REFUSED'
  /** More than 10 files in a post. */
  | 'TOO_MANY_FILES'
  /** More than 50 megapixels. */
  | 'TOO_MANY_PIXELS'
  /** Younger than 18 by the date in São Paulo. */
  | 'UNDERAGE'
  /** Neither an image nor a video that can be published; judged by content, never by name. */
  | 'UNSUPPORTED_FILE'
  /** A video of 5 minutes or more. */
  | 'VIDEO_TOO_LONG'
  /** Shorter than 8, or one of the commonest. */
  | 'WEAK_PASSWORD';

export type SetReactionInput = {
  /** Set for a comment of that post, absent for the post itself. */
  commentId?: string | null | undefined;
  postId: string;
  /** The state wanted, not a flip: sending it twice changes nothing. */
  reacted: boolean;
  type?: ReactionType;
};

export type ReactionButton_Target_Comment_Fragment = { id: string, reactions: { total: number, reacted: boolean } };

export type ReactionButton_Target_Post_Fragment = { id: string, reactions: { total: number, reacted: boolean } };

export type ReactionButton_TargetFragment =
  | ReactionButton_Target_Comment_Fragment
  | ReactionButton_Target_Post_Fragment
;

export type SetReactionMutationVariables = Exact<{
  input: Types.SetReactionInput;
}>;


export type SetReactionMutation = { setReaction:
    | { code: Types.RefusalCode, message: string }
    | { target:
        | ReactionButton_Target_Comment_Fragment
        | ReactionButton_Target_Post_Fragment
       }
   };

export const ReactionButton_TargetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReactionButton_target"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reactable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"reacted"}}]}}]}}]} as unknown as DocumentNode<ReactionButton_TargetFragment, unknown>;
export const SetReactionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReaction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetReactionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReaction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetReactionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReactionButton_target"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReactionButton_target"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reactable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"reacted"}}]}}]}}]} as unknown as DocumentNode<SetReactionMutation, SetReactionMutationVariables>;
export const useSetReactionMutation = (options?: useMutation.Options<SetReactionMutation, SetReactionMutationVariables>) => useMutation(SetReactionDocument, options);