/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportInput = {
  reason: ReportReason;
  target: ReportTarget;
  targetId: string;
  text?: string | null | undefined;
};

/** The gravest first; the first two are decided within two hours, the others within seven business days. */
export type ReportReason =
  | 'FRAUD'
  | 'HARASSMENT'
  | 'HATE'
  | 'IMPERSONATION'
  | 'INTIMATE_WITHOUT_CONSENT'
  | 'OTHER'
  | 'SELF_HARM'
  | 'SPAM'
  | 'UNDERAGE'
  | 'VIOLENCE';

export type ReportTarget =
  | 'AD'
  | 'COMMENT'
  | 'COMMUNITY'
  | 'MESSAGE'
  /** Of an anonymous report whose address shows nothing. */
  | 'OTHER'
  | 'POST'
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