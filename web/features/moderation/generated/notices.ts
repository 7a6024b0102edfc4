/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AppealAccountLockInput = {
  access: string;
  /** Which of the decisions; absent: the longest. */
  noticeId?: string | null | undefined;
  text: string;
};

export type AppealModerationInput = {
  noticeId: string;
  text: string;
};

export type ModerationAppealStatus =
  | 'GRANTED'
  | 'OPEN'
  | 'UPHELD';

export type ModerationDecisionKind =
  | 'BAN'
  | 'DISMISS'
  | 'RESTORE'
  | 'SUSPEND'
  | 'TAKE_DOWN'
  | 'WARN';

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

export type ModerationNoticeQueryVariables = Exact<{
  id: string;
}>;


export type ModerationNoticeQuery = { moderationNotice: NoticeView_NoticeFragment | null };

export type AccountLocksQueryVariables = Exact<{
  access: string;
}>;


export type AccountLocksQuery = { accountLocks: Array<NoticeView_NoticeFragment> };

export type AppealAccountLockMutationVariables = Exact<{
  input: Types.AppealAccountLockInput;
}>;


export type AppealAccountLockMutation = { appealAccountLock:
    | { __typename: 'AppealModerationSuccess', notice: NoticeView_NoticeFragment }
    | { __typename: 'Refusal', message: string }
   };

export type AppealModerationMutationVariables = Exact<{
  input: Types.AppealModerationInput;
}>;


export type AppealModerationMutation = { appealModeration:
    | { __typename: 'AppealModerationSuccess', notice: NoticeView_NoticeFragment }
    | { __typename: 'Refusal', message: string }
   };

export type NoticeView_NoticeFragment = { id: string, decision: Types.ModerationDecisionKind, reason: Types.ReportReason, text: string, target: Types.ReportTarget, targetId: string, isReview: boolean, excerpt: string, until: string | null, createdAt: string, isUndone: boolean, appeal: Types.ModerationAppealStatus | null, appealText: string | null, appealAnswer: string | null };

export const NoticeView_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<NoticeView_NoticeFragment, unknown>;
export const ModerationNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModerationNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderationNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<ModerationNoticeQuery, ModerationNoticeQueryVariables>;
export const AccountLocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountLocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"access"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountLocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"Variable","name":{"kind":"Name","value":"access"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<AccountLocksQuery, AccountLocksQueryVariables>;
export const AppealAccountLockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppealAccountLock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppealAccountLockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appealAccountLock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppealModerationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<AppealAccountLockMutation, AppealAccountLockMutationVariables>;
export const AppealModerationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppealModeration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppealModerationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appealModeration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppealModerationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"isReview"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealText"}},{"kind":"Field","name":{"kind":"Name","value":"appealAnswer"}}]}}]} as unknown as DocumentNode<AppealModerationMutation, AppealModerationMutationVariables>;
export const useModerationNoticeQuery = (options: useQuery.Options<ModerationNoticeQuery, ModerationNoticeQueryVariables>) => useQuery(ModerationNoticeDocument, options);
export const useAccountLocksQuery = (options: useQuery.Options<AccountLocksQuery, AccountLocksQueryVariables>) => useQuery(AccountLocksDocument, options);
export const useAppealAccountLockMutation = (options?: useMutation.Options<AppealAccountLockMutation, AppealAccountLockMutationVariables>) => useMutation(AppealAccountLockDocument, options);
export const useAppealModerationMutation = (options?: useMutation.Options<AppealModerationMutation, AppealModerationMutationVariables>) => useMutation(AppealModerationDocument, options);