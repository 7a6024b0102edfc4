/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A report. Repeating the same report adds nothing to the case. */
export type ReportInput = {
  /** The reason. The gravest reason of a case sets its deadline. */
  reason: ReportReason;
  /** The kind of the object. OTHER is INVALID_INPUT. */
  target: ReportTarget;
  /** An object that the viewer may see, or that a member whom they blocked published. */
  targetId: string;
  /** An explanation of at most 2,000 characters; optional. */
  text?: string | null | undefined;
};

/** Reasons in order of gravity. The first two have a deadline of two hours, the others of seven business days. */
export type ReportReason =
  /** A scam, fraud, or a forbidden sale. */
  | 'FRAUD'
  /** Harassment or stalking. */
  | 'HARASSMENT'
  /** Hate speech. */
  | 'HATE'
  /** A profile that imitates another person. */
  | 'IMPERSONATION'
  /** An intimate picture published without consent. */
  | 'INTIMATE_WITHOUT_CONSENT'
  /** Another reason, given in the report's text. */
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
  /** A community with name, picture, description and rules. */
  | 'COMMUNITY'
  /** A message, reported by its recipient. Moderators also see the four messages before it. */
  | 'MESSAGE'
  /** An anonymous report whose link matches no object of this site. */
  | 'OTHER'
  /** A post with its text and media. */
  | 'POST'
  /** A profile with name, pictures and bio. */
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