/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The protocol number and the secret of a report. */
export type CheckReportProtocolInput = {
  /** The protocol number. Letter case is ignored. */
  protocol: string;
  /** The secret, which was shown once with the protocol number. */
  secret: string;
};

/** A report by a person without an account. */
export type ReportAnonymouslyInput = {
  /** A contact of at most 254 characters. An e-mail address gets a mail with the decision. */
  contact?: string | null | undefined;
  /** A URL of this site, or a description of the place; at most 500 characters. */
  link: string;
  /** The reason. It sets the deadline. */
  reason: ReportReason;
  /** The complaint, 1 to 5,000 characters. */
  text: string;
};

/** The outcome of a decided report. */
export type ReportProtocolOutcome =
  /** The object was already removed by its author or by another decision. */
  | 'GONE'
  /** The reported object is still shown. */
  | 'KEPT'
  /** The reported object was not found. */
  | 'NOT_FOUND'
  /** The reported object was taken down. */
  | 'REMOVED';

/** The state of a report. */
export type ReportProtocolStatus =
  /** The report is decided. */
  | 'DECIDED'
  /** A moderator works on the report. */
  | 'IN_REVIEW'
  /** The report waits for a moderator. */
  | 'RECEIVED';

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

export type ReportAnonymouslyMutationVariables = Exact<{
  input: Types.ReportAnonymouslyInput;
}>;


export type ReportAnonymouslyMutation = { reportAnonymously:
    | { __typename: 'Refusal', message: string, field: string | null }
    | { __typename: 'ReportAnonymouslySuccess', protocol: string, secret: string, dueAt: string }
   };

export type CheckReportProtocolMutationVariables = Exact<{
  input: Types.CheckReportProtocolInput;
}>;


export type CheckReportProtocolMutation = { checkReportProtocol:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'ReportProtocol', protocol: string, status: Types.ReportProtocolStatus, outcome: Types.ReportProtocolOutcome | null, answer: string | null, createdAt: string, dueAt: string, decidedAt: string | null }
   };


export const ReportAnonymouslyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportAnonymously"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportAnonymouslyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportAnonymously"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportAnonymouslySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protocol"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ReportAnonymouslyMutation, ReportAnonymouslyMutationVariables>;
export const CheckReportProtocolDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckReportProtocol"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckReportProtocolInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkReportProtocol"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportProtocol"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protocol"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CheckReportProtocolMutation, CheckReportProtocolMutationVariables>;
export const useReportAnonymouslyMutation = (options?: useMutation.Options<ReportAnonymouslyMutation, ReportAnonymouslyMutationVariables>) => useMutation(ReportAnonymouslyDocument, options);
export const useCheckReportProtocolMutation = (options?: useMutation.Options<CheckReportProtocolMutation, CheckReportProtocolMutationVariables>) => useMutation(CheckReportProtocolDocument, options);