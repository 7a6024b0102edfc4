/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Number and code, both as they were shown. */
export type CheckReportProtocolInput = {
  /** Case makes no difference. */
  protocol: string;
  /** Shown with the protocol, once. */
  secret: string;
};

/** A report by a person without an account. */
export type ReportAnonymouslyInput = {
  /** At most 254 characters; an e-mail address is written to once it was decided. */
  contact?: string | null | undefined;
  /** An address of this site, or where it is to be found; at most 500 characters. */
  link: string;
  /** Decides when it is due. */
  reason: ReportReason;
  /** The complaint, 1 to 5,000 characters. */
  text: string;
};

/** The outcome of a decided report. */
export type ReportProtocolOutcome =
  /** It is not there any more, by its author's doing or another decision. */
  | 'GONE'
  /** The reported object is still shown. */
  | 'KEPT'
  /** The reported object was not found. */
  | 'NOT_FOUND'
  /** The reported object was taken down. */
  | 'REMOVED';

/** The state of a report. */
export type ReportProtocolStatus =
  /** There is an outcome. */
  | 'DECIDED'
  /** A moderator has it in hand. */
  | 'IN_REVIEW'
  /** It waits for a moderator. */
  | 'RECEIVED';

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