/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useResult, type ResultHandlers } from '../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The protocol number and the secret of an anonymous report. */
export type CheckReportProtocolInput = {
  /** The protocol number, such as BR-XXXXX-XXXXX. Letter case is ignored. */
  protocol: string;
  /** The secret that `reportAnonymously` returned with the protocol number. */
  secret: string;
};

/** A report by a person without an account or a session. */
export type ReportAnonymouslyInput = {
  /**
   * An e-mail address or another contact, at most 254 characters. If it is an e-mail address, the decision is mailed to
   * it.
   */
  contact?: string | null | undefined;
  /** The URL of the content on this site, or a description of where it is; at most 500 characters. */
  link: string;
  /** The reason of the report. It determines the deadline of the moderators' decision. */
  reason: ReportReason;
  /** The complaint, 1 to 5,000 characters. */
  text: string;
};

/** The outcome of a decided anonymous report. */
export type ReportProtocolOutcome =
  /** The author or another decision had already removed the reported object. */
  | 'GONE'
  /** The moderator did not take the reported object down. */
  | 'KEPT'
  /** The moderators did not find the reported object. */
  | 'NOT_FOUND'
  /** The moderator took the reported object down. */
  | 'REMOVED';

/** The state of an anonymous report. */
export type ReportProtocolStatus =
  /** A moderator has decided about the report. */
  | 'DECIDED'
  /** A moderator works on the report. */
  | 'IN_REVIEW'
  /** The report is stored, and no moderator works on it yet. */
  | 'RECEIVED';

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
export const useReportAnonymouslyMutation = (handlers: ResultHandlers<ReportAnonymouslyMutation[keyof ReportAnonymouslyMutation], ReportAnonymouslyMutationVariables>) => useResult(ReportAnonymouslyDocument, handlers);
export const useCheckReportProtocolMutation = (handlers: ResultHandlers<CheckReportProtocolMutation[keyof CheckReportProtocolMutation], CheckReportProtocolMutationVariables>) => useResult(CheckReportProtocolDocument, handlers);