/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The very same is filed once in a case. */
export type ReportInput = {
  /** The gravest of a case decides when it is due. */
  reason: ReportReason;
  /** OTHER is INVALID_INPUT. */
  target: ReportTarget;
  /** An object that the viewer may see, or that a member whom they blocked published. */
  targetId: string;
  /** At most 2,000 characters; may be absent. */
  text?: string | null | undefined;
};

/** The gravest first; the first two are decided within two hours, the others within seven business days. */
export type ReportReason =
  /** A scam, fraud, or a forbidden sale. */
  | 'FRAUD'
  /** Harassment or stalking. */
  | 'HARASSMENT'
  /** Hate speech. */
  | 'HATE'
  /** A profile of a person who it is not. */
  | 'IMPERSONATION'
  /** An intimate picture published without consent. */
  | 'INTIMATE_WITHOUT_CONSENT'
  /** The report's text says it. */
  | 'OTHER'
  /** Suicide or self-harm. */
  | 'SELF_HARM'
  /** Unwanted advertising or repetition. */
  | 'SPAM'
  /** A person younger than 18 is involved. */
  | 'UNDERAGE'
  /** Violence or a threat. */
  | 'VIOLENCE';

/** The kind of an object that can be reported. */
export type ReportTarget =
  /** A business ad or a highlight. */
  | 'AD'
  /** A comment or a reply. */
  | 'COMMENT'
  /** Name, picture, description and rules of a community. */
  | 'COMMUNITY'
  /** A message, by one who got it; the four before it are shown to moderators with it. */
  | 'MESSAGE'
  /** An anonymous report; its address leads to no object. */
  | 'OTHER'
  /** Words and media of a post. */
  | 'POST'
  /** Name, pictures and bio of a member. */
  | 'PROFILE';

export type ReportMutationVariables = Exact<{
  input: Types.ReportInput;
}>;


export type ReportMutation = { report:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'ReportSuccess', reportId: string }
   };


export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReportMutation, ReportMutationVariables>;
export const useReportMutation = (options?: useMutation.Options<ReportMutation, ReportMutationVariables>) => useMutation(ReportDocument, options);