/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useResult, type ResultHandlers } from '../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A member's report of an object. Repeating the same report changes nothing. */
export type ReportInput = {
  /** The reason of the report. If a case has several reports, the gravest reason determines the deadline. */
  reason: ReportReason;
  /** The kind of the reported object. OTHER is refused as INVALID_INPUT. */
  target: ReportTarget;
  /**
   * The id of the reported object. The viewer has to be able to see it, unless its author is a member that the viewer has
   * blocked.
   */
  targetId: string;
  /** An optional explanation for the moderators, at most 2,000 characters. */
  text?: string | null | undefined;
};

/**
 * The reason for a report or a decision. The values are in order of gravity, the gravest first. The deadline is two hours
 * for the first two reasons, and seven business days for the others.
 */
export type ReportReason =
  /** The content is a scam, a fraud, or the sale of a forbidden product. */
  | 'FRAUD'
  /** The content harasses a person, or a person is being stalked. */
  | 'HARASSMENT'
  /** The content is hate speech. */
  | 'HATE'
  /** The profile pretends to be another person. */
  | 'IMPERSONATION'
  /** An intimate picture was published without the consent of the person in it. */
  | 'INTIMATE_WITHOUT_CONSENT'
  /** Another reason. The text of the report explains it. */
  | 'OTHER'
  /** The content is about suicide or self-harm. */
  | 'SELF_HARM'
  /** The content is unwanted advertising, or is repeated many times. */
  | 'SPAM'
  /** A person younger than 18 is involved. */
  | 'UNDERAGE'
  /** The content shows violence or contains a threat. */
  | 'VIOLENCE';

/** The kind of an object that can be reported to the moderators. */
export type ReportTarget =
  /** An ad: a business ad, a highlight (an ad for a profile) or a boost (an ad for a post). */
  | 'AD'
  /** A comment or a reply. */
  | 'COMMENT'
  /** A community, including its name, picture, description and rules. */
  | 'COMMUNITY'
  /** A message, reported by the member who received it. Moderators also see the four messages before it. */
  | 'MESSAGE'
  /** Content that the server could not identify, because the link in an anonymous report leads to no object of this site. */
  | 'OTHER'
  /** A post, including its text and media. */
  | 'POST'
  /** A profile, including its name, pictures and bio. */
  | 'PROFILE';

export type ReportMutationVariables = Exact<{
  input: Types.ReportInput;
}>;


export type ReportMutation = { report:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'ReportSuccess', reportId: string }
   };


export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReportMutation, ReportMutationVariables>;
export const useReportMutation = (handlers: ResultHandlers<ReportMutation[keyof ReportMutation], ReportMutationVariables>) => useResult(ReportDocument, handlers);