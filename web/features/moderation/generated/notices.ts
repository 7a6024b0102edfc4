/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { type SkipToken, useFragment, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An appeal against a decision that suspends or bans the account. */
export type AppealAccountLockInput = {
  /** The token `AccountLocked.access` from the refused sign-in. Refused as CHALLENGE_OVER after the token has expired. */
  access: string;
  /**
   * The id of the decision. If absent, the appeal is against the decision that lasts longest. If the decision was undone,
   * the appeal is refused as CHALLENGE_OVER.
   */
  noticeId?: string | null | undefined;
  /** The reason for the appeal, 1 to 5,000 characters. */
  text: string;
};

/** An appeal against a decision that concerns the viewer. */
export type AppealModerationInput = {
  /** The id of a decision from `moderationNotices`. Fails with NOT_FOUND if the decision is against another member. */
  noticeId: string;
  /** The reason for the appeal, 1 to 5,000 characters. */
  text: string;
};

/** The state of an author's appeal against a moderation decision. */
export type ModerationAppealStatus =
  /** The appeal was granted, so the decision was undone. */
  | 'GRANTED'
  /** The appeal waits for the answer of another moderator. */
  | 'OPEN'
  /** The appeal was rejected, so the decision stays in force. */
  | 'UPHELD';

/** The kind of a moderator's decision about a moderation case. */
export type ModerationDecisionKind =
  /** The object is hidden and its author is banned permanently. */
  | 'BAN'
  /** The case is dismissed and the object stays as it is. In a review before publication, the object is published. */
  | 'DISMISS'
  /** The previous decision about the case is undone by `restoreModerationCase` or by a granted appeal. */
  | 'RESTORE'
  /** The object is hidden and its author is suspended, for a year at most. */
  | 'SUSPEND'
  /** The object is hidden. In a review before publication, the object is not published. */
  | 'TAKE_DOWN'
  /** The author receives a warning, and the object stays. */
  | 'WARN';

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

export type ModerationNoticeQueryVariables = Exact<{
  id: string;
}>;


export type ModerationNoticeQuery = { moderationNotice: { id: string, decision: Types.ModerationDecisionKind, reason: Types.ReportReason, text: string, target: Types.ReportTarget, targetId: string, isReview: boolean, excerpt: string, until: string | null, createdAt: string, isUndone: boolean, appeal: Types.ModerationAppealStatus | null, appealText: string | null, appealAnswer: string | null } | null };

export type ModerationNoticesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ModerationNoticesQuery = { moderationNotices: { edges: Array<{ cursor: string, node: { id: string, decision: Types.ModerationDecisionKind, reason: Types.ReportReason, text: string, target: Types.ReportTarget, targetId: string, isReview: boolean, excerpt: string, until: string | null, createdAt: string, isUndone: boolean, appeal: Types.ModerationAppealStatus | null, appealText: string | null, appealAnswer: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AccountLocksQueryVariables = Exact<{
  access: string;
}>;


export type AccountLocksQuery = { accountLocks: Array<{ id: string, decision: Types.ModerationDecisionKind, reason: Types.ReportReason, text: string, target: Types.ReportTarget, targetId: string, isReview: boolean, excerpt: string, until: string | null, createdAt: string, isUndone: boolean, appeal: Types.ModerationAppealStatus | null, appealText: string | null, appealAnswer: string | null }> };

export type AppealAccountLockMutationVariables = Exact<{
  input: Types.AppealAccountLockInput;
}>;


export type AppealAccountLockMutation = { appealAccountLock:
    | { __typename: 'AppealModerationSuccess', notice: { ' $fragmentRefs'?: { 'NoticeView_NoticeFragment': NoticeView_NoticeFragment } } }
    | { __typename: 'Refusal', message: string }
   };

export type AppealModerationMutationVariables = Exact<{
  input: Types.AppealModerationInput;
}>;


export type AppealModerationMutation = { appealModeration:
    | { __typename: 'AppealModerationSuccess', notice: { ' $fragmentRefs'?: { 'NoticeView_NoticeFragment': NoticeView_NoticeFragment } } }
    | { __typename: 'Refusal', message: string }
   };

export type NoticeView_NoticeFragment = { id: string, decision: Types.ModerationDecisionKind, reason: Types.ReportReason, text: string, target: Types.ReportTarget, targetId: string, isReview: boolean, excerpt: string, until: string | null, createdAt: string, isUndone: boolean, appeal: Types.ModerationAppealStatus | null, appealText: string | null, appealAnswer: string | null } & { ' $fragmentName'?: 'NoticeView_NoticeFragment' };

export const NoticeView_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<NoticeView_NoticeFragment, unknown>;
export const ModerationNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModerationNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderationNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<ModerationNoticeQuery, ModerationNoticeQueryVariables>;
export const ModerationNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModerationNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderationNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<ModerationNoticesQuery, ModerationNoticesQueryVariables>;
export const AccountLocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountLocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"access"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountLocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"Variable","name":{"kind":"Name","value":"access"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<AccountLocksQuery, AccountLocksQueryVariables>;
export const AppealAccountLockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppealAccountLock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppealAccountLockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appealAccountLock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppealModerationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<AppealAccountLockMutation, AppealAccountLockMutationVariables>;
export const AppealModerationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppealModeration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppealModerationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appealModeration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppealModerationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<AppealModerationMutation, AppealModerationMutationVariables>;
export const useModerationNoticeQuery = (options: SkipToken | useQuery.Options<ModerationNoticeQuery, ModerationNoticeQueryVariables>) => useQuery(ModerationNoticeDocument, options);
export const useModerationNoticeLazyQuery = (options?: useLazyQuery.Options<ModerationNoticeQuery, ModerationNoticeQueryVariables>) => useLazyQuery(ModerationNoticeDocument, options);
export const useModerationNoticeSuspenseQuery = (options: Omit<useSuspenseQuery.Options<ModerationNoticeQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(ModerationNoticeDocument, options);
export const useModerationNoticesQuery = (options: SkipToken | useQuery.Options<ModerationNoticesQuery, ModerationNoticesQueryVariables>) => useQuery(ModerationNoticesDocument, options);
export const useModerationNoticesLazyQuery = (options?: useLazyQuery.Options<ModerationNoticesQuery, ModerationNoticesQueryVariables>) => useLazyQuery(ModerationNoticesDocument, options);
export const useModerationNoticesSuspenseQuery = (options: Omit<useSuspenseQuery.Options<ModerationNoticesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(ModerationNoticesDocument, options);
export const useAccountLocksQuery = (options: SkipToken | useQuery.Options<AccountLocksQuery, AccountLocksQueryVariables>) => useQuery(AccountLocksDocument, options);
export const useAccountLocksLazyQuery = (options?: useLazyQuery.Options<AccountLocksQuery, AccountLocksQueryVariables>) => useLazyQuery(AccountLocksDocument, options);
export const useAccountLocksSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AccountLocksQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(AccountLocksDocument, options);
export const useAppealAccountLockMutation = (handlers: ResultHandlers<AppealAccountLockMutation[keyof AppealAccountLockMutation], AppealAccountLockMutationVariables>) => useResult(AppealAccountLockDocument, handlers);
export const useAppealModerationMutation = (handlers: ResultHandlers<AppealModerationMutation[keyof AppealModerationMutation], AppealModerationMutationVariables>) => useResult(AppealModerationDocument, handlers);
export const useNoticeViewNoticeFragment = (from: useFragment.Options<NoticeView_NoticeFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: NoticeView_NoticeFragmentDoc, fragmentName: 'NoticeView_notice', from });