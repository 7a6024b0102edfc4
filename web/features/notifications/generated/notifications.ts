/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { type SkipToken, useFragment, useLazyQuery, useQuery, useSubscription, useSuspenseQuery } from '@apollo/client/react';
import { useResult, type ResultHandlers } from '../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of an offer to transfer the ownership of a community. */
export type CommunityOfferState =
  /** The member accepted the viewer's offer and is the owner now. */
  | 'ACCEPTED'
  /** The member declined the viewer's offer. */
  | 'DECLINED'
  /** The member did not answer the viewer's offer in time. */
  | 'EXPIRED'
  /** The viewer became the owner, because the account of the previous owner was erased. */
  | 'INHERITED'
  /** The viewer can accept or decline the offer. */
  | 'OPEN'
  /** The owner withdrew the offer to the viewer. */
  | 'WITHDRAWN';

/** The notifications to mark as read. */
export type MarkAllNotificationsReadInput = {
  /** The highest `sequence` of the notifications on the screen. Later notifications stay unread. */
  upTo: number;
};

/** The notification that the viewer read. */
export type MarkNotificationReadInput = {
  /** The id of a notification from the query `notifications`. */
  id: string;
};

/**
 * A kind of notification, which the member can turn on and off in the settings. WALLET_DEBITED, PAYMENT_DISPUTED,
 * MODERATION and NEW_SIGN_IN cannot be turned off.
 */
export type NotificationKind =
  /** Notifications of the type `AdApprovedNotification`. */
  | 'AD_APPROVED'
  /** Notifications of the type `AdEndedNotification`. */
  | 'AD_ENDED'
  /** Notifications of the type `AdRefusedNotification`. */
  | 'AD_REFUSED'
  /** Notifications of the type `PostCommentNotification`. */
  | 'COMMENT'
  /** Notifications of the type `CommentReactionNotification`. */
  | 'COMMENT_REACTION'
  /** Notifications of the type `CommunityAnswerNotification`. */
  | 'COMMUNITY_ANSWER'
  /** Notifications of the type `CommunityOfferNotification`. */
  | 'COMMUNITY_OFFER'
  /** Notifications of the type `CommunityRequestNotification`. */
  | 'COMMUNITY_REQUEST'
  /** Notifications of the type `FollowNotification`. */
  | 'FOLLOW'
  /** Notifications of the type `FollowRequestNotification`. */
  | 'FOLLOW_REQUEST'
  /** Notifications of the type `MessageRequestNotification`. */
  | 'MESSAGE_REQUEST'
  /** Notifications of the type `ModerationNotification`. */
  | 'MODERATION'
  /** Notifications of the type `NewSignInNotification`. */
  | 'NEW_SIGN_IN'
  /** Notifications of the type `PaymentDisputedNotification`. */
  | 'PAYMENT_DISPUTED'
  /** Notifications of the type `PaymentRefundedNotification`. */
  | 'PAYMENT_REFUNDED'
  /** Notifications of the type `PostReactionNotification`. */
  | 'REACTION'
  /** Notifications of the type `CommentReplyNotification`. */
  | 'REPLY'
  /** Notifications of the type `VipRenewalNotification`. */
  | 'VIP_RENEWAL'
  /** Notifications of the types `WalletCreditedNotification` and `VipEarningsNotification`. */
  | 'WALLET_CREDITED'
  /** Notifications of the type `WalletDebitedNotification`. */
  | 'WALLET_DEBITED';

/** A kind of notification to turn on or off. */
export type NotificationPreferenceInput = {
  /** True turns notifications of this kind on, false turns them off. Notifications that already exist stay. */
  enabled: boolean;
  /** A kind from `notificationPreferences`. With any other kind the whole input is refused as INVALID_INPUT. */
  kind: NotificationKind;
};

/** The kinds of notifications to turn on or off, at most 50. */
export type UpdateNotificationPreferencesInput = {
  /** The kinds to change. Kinds that are not in the list keep their setting. */
  preferences: Array<NotificationPreferenceInput>;
};

export type NotificationItem_Notification_AdApprovedNotification_Fragment = { __typename: 'AdApprovedNotification', detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string };

export type NotificationItem_Notification_AdEndedNotification_Fragment = { __typename: 'AdEndedNotification', detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string };

export type NotificationItem_Notification_AdRefusedNotification_Fragment = { __typename: 'AdRefusedNotification', detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string };

export type NotificationItem_Notification_CommentReactionNotification_Fragment = { __typename: 'CommentReactionNotification', actorCount: number, postId: string, commentId: string, threadId: string, excerpt: string | null, id: string, sequence: number, isRead: boolean, changedAt: string, actors: Array<{ __typename: 'Profile', id: string, name: string, avatarUrl: string | null }> };

export type NotificationItem_Notification_CommentReplyNotification_Fragment = { __typename: 'CommentReplyNotification', actorCount: number, postId: string, commentId: string, threadId: string, excerpt: string | null, id: string, sequence: number, isRead: boolean, changedAt: string, actors: Array<{ __typename: 'Profile', id: string, name: string, avatarUrl: string | null }> };

export type NotificationItem_Notification_CommunityAnswerNotification_Fragment = { __typename: 'CommunityAnswerNotification', isApproved: boolean, id: string, sequence: number, isRead: boolean, changedAt: string, community: { __typename: 'Community', id: string, name: string } | null };

export type NotificationItem_Notification_CommunityOfferNotification_Fragment = { __typename: 'CommunityOfferNotification', actorCount: number, offerState: Types.CommunityOfferState, id: string, sequence: number, isRead: boolean, changedAt: string, actors: Array<{ __typename: 'Profile', id: string, name: string, avatarUrl: string | null }>, community: { __typename: 'Community', id: string, name: string } | null };

export type NotificationItem_Notification_CommunityRequestNotification_Fragment = { __typename: 'CommunityRequestNotification', actorCount: number, id: string, sequence: number, isRead: boolean, changedAt: string, actors: Array<{ __typename: 'Profile', id: string, name: string, avatarUrl: string | null }>, community: { __typename: 'Community', id: string, name: string } | null };

export type NotificationItem_Notification_FollowNotification_Fragment = { __typename: 'FollowNotification', actorCount: number, id: string, sequence: number, isRead: boolean, changedAt: string, actors: Array<{ __typename: 'Profile', id: string, name: string, avatarUrl: string | null }> };

export type NotificationItem_Notification_FollowRequestNotification_Fragment = { __typename: 'FollowRequestNotification', actorCount: number, id: string, sequence: number, isRead: boolean, changedAt: string, actors: Array<{ __typename: 'Profile', id: string, name: string, avatarUrl: string | null }> };

export type NotificationItem_Notification_MessageRequestNotification_Fragment = { __typename: 'MessageRequestNotification', actorCount: number, conversationId: string, id: string, sequence: number, isRead: boolean, changedAt: string, actors: Array<{ __typename: 'Profile', id: string, name: string, avatarUrl: string | null }> };

export type NotificationItem_Notification_ModerationNotification_Fragment = { __typename: 'ModerationNotification', noticeId: string, detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string };

export type NotificationItem_Notification_NewSignInNotification_Fragment = { __typename: 'NewSignInNotification', detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string };

export type NotificationItem_Notification_PaymentDisputedNotification_Fragment = { __typename: 'PaymentDisputedNotification', paymentId: string, detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string };

export type NotificationItem_Notification_PaymentRefundedNotification_Fragment = { __typename: 'PaymentRefundedNotification', paymentId: string, detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string };

export type NotificationItem_Notification_PostCommentNotification_Fragment = { __typename: 'PostCommentNotification', actorCount: number, postId: string, commentId: string, threadId: string, excerpt: string | null, id: string, sequence: number, isRead: boolean, changedAt: string, actors: Array<{ __typename: 'Profile', id: string, name: string, avatarUrl: string | null }> };

export type NotificationItem_Notification_PostReactionNotification_Fragment = { __typename: 'PostReactionNotification', actorCount: number, postId: string, excerpt: string | null, id: string, sequence: number, isRead: boolean, changedAt: string, actors: Array<{ __typename: 'Profile', id: string, name: string, avatarUrl: string | null }> };

export type NotificationItem_Notification_VipEarningsNotification_Fragment = { __typename: 'VipEarningsNotification', detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string };

export type NotificationItem_Notification_VipRenewalNotification_Fragment = { __typename: 'VipRenewalNotification', detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string, community: { __typename: 'Community', id: string, name: string } | null };

export type NotificationItem_Notification_WalletCreditedNotification_Fragment = { __typename: 'WalletCreditedNotification', paymentId: string, detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string };

export type NotificationItem_Notification_WalletDebitedNotification_Fragment = { __typename: 'WalletDebitedNotification', detail: string | null, id: string, sequence: number, isRead: boolean, changedAt: string };

export type NotificationItem_NotificationFragment =
  | NotificationItem_Notification_AdApprovedNotification_Fragment
  | NotificationItem_Notification_AdEndedNotification_Fragment
  | NotificationItem_Notification_AdRefusedNotification_Fragment
  | NotificationItem_Notification_CommentReactionNotification_Fragment
  | NotificationItem_Notification_CommentReplyNotification_Fragment
  | NotificationItem_Notification_CommunityAnswerNotification_Fragment
  | NotificationItem_Notification_CommunityOfferNotification_Fragment
  | NotificationItem_Notification_CommunityRequestNotification_Fragment
  | NotificationItem_Notification_FollowNotification_Fragment
  | NotificationItem_Notification_FollowRequestNotification_Fragment
  | NotificationItem_Notification_MessageRequestNotification_Fragment
  | NotificationItem_Notification_ModerationNotification_Fragment
  | NotificationItem_Notification_NewSignInNotification_Fragment
  | NotificationItem_Notification_PaymentDisputedNotification_Fragment
  | NotificationItem_Notification_PaymentRefundedNotification_Fragment
  | NotificationItem_Notification_PostCommentNotification_Fragment
  | NotificationItem_Notification_PostReactionNotification_Fragment
  | NotificationItem_Notification_VipEarningsNotification_Fragment
  | NotificationItem_Notification_VipRenewalNotification_Fragment
  | NotificationItem_Notification_WalletCreditedNotification_Fragment
  | NotificationItem_Notification_WalletDebitedNotification_Fragment
;

export type NotificationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { edges: Array<{ cursor: string, node:
        | NotificationItem_Notification_AdApprovedNotification_Fragment
        | NotificationItem_Notification_AdEndedNotification_Fragment
        | NotificationItem_Notification_AdRefusedNotification_Fragment
        | NotificationItem_Notification_CommentReactionNotification_Fragment
        | NotificationItem_Notification_CommentReplyNotification_Fragment
        | NotificationItem_Notification_CommunityAnswerNotification_Fragment
        | NotificationItem_Notification_CommunityOfferNotification_Fragment
        | NotificationItem_Notification_CommunityRequestNotification_Fragment
        | NotificationItem_Notification_FollowNotification_Fragment
        | NotificationItem_Notification_FollowRequestNotification_Fragment
        | NotificationItem_Notification_MessageRequestNotification_Fragment
        | NotificationItem_Notification_ModerationNotification_Fragment
        | NotificationItem_Notification_NewSignInNotification_Fragment
        | NotificationItem_Notification_PaymentDisputedNotification_Fragment
        | NotificationItem_Notification_PaymentRefundedNotification_Fragment
        | NotificationItem_Notification_PostCommentNotification_Fragment
        | NotificationItem_Notification_PostReactionNotification_Fragment
        | NotificationItem_Notification_VipEarningsNotification_Fragment
        | NotificationItem_Notification_VipRenewalNotification_Fragment
        | NotificationItem_Notification_WalletCreditedNotification_Fragment
        | NotificationItem_Notification_WalletDebitedNotification_Fragment
       }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type MarkNotificationReadMutationVariables = Exact<{
  input: Types.MarkNotificationReadInput;
}>;


export type MarkNotificationReadMutation = { markNotificationRead:
    | { __typename: 'MarkNotificationReadSuccess', notification:
        | { __typename: 'AdApprovedNotification', id: string, isRead: boolean }
        | { __typename: 'AdEndedNotification', id: string, isRead: boolean }
        | { __typename: 'AdRefusedNotification', id: string, isRead: boolean }
        | { __typename: 'CommentReactionNotification', id: string, isRead: boolean }
        | { __typename: 'CommentReplyNotification', id: string, isRead: boolean }
        | { __typename: 'CommunityAnswerNotification', id: string, isRead: boolean }
        | { __typename: 'CommunityOfferNotification', id: string, isRead: boolean }
        | { __typename: 'CommunityRequestNotification', id: string, isRead: boolean }
        | { __typename: 'FollowNotification', id: string, isRead: boolean }
        | { __typename: 'FollowRequestNotification', id: string, isRead: boolean }
        | { __typename: 'MessageRequestNotification', id: string, isRead: boolean }
        | { __typename: 'ModerationNotification', id: string, isRead: boolean }
        | { __typename: 'NewSignInNotification', id: string, isRead: boolean }
        | { __typename: 'PaymentDisputedNotification', id: string, isRead: boolean }
        | { __typename: 'PaymentRefundedNotification', id: string, isRead: boolean }
        | { __typename: 'PostCommentNotification', id: string, isRead: boolean }
        | { __typename: 'PostReactionNotification', id: string, isRead: boolean }
        | { __typename: 'VipEarningsNotification', id: string, isRead: boolean }
        | { __typename: 'VipRenewalNotification', id: string, isRead: boolean }
        | { __typename: 'WalletCreditedNotification', id: string, isRead: boolean }
        | { __typename: 'WalletDebitedNotification', id: string, isRead: boolean }
      , unreadCount: { __typename: 'UnreadNotificationCount', id: string, total: number, sequence: number } }
    | { __typename: 'Refusal', message: string }
   };

export type MarkAllNotificationsReadMutationVariables = Exact<{
  input: Types.MarkAllNotificationsReadInput;
}>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead:
    | { __typename: 'MarkAllNotificationsReadSuccess', unreadCount: { __typename: 'UnreadNotificationCount', id: string, total: number, sequence: number } }
    | { __typename: 'Refusal', message: string }
   };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { notificationPreferences: Array<{ __typename: 'NotificationPreference', kind: Types.NotificationKind, enabled: boolean }> };

export type UpdateNotificationPreferencesMutationVariables = Exact<{
  input: Types.UpdateNotificationPreferencesInput;
}>;


export type UpdateNotificationPreferencesMutation = { updateNotificationPreferences:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateNotificationPreferencesSuccess', preferences: Array<{ __typename: 'NotificationPreference', kind: Types.NotificationKind, enabled: boolean }> }
   };

export type NotificationAddedSubscriptionVariables = Exact<{
  after: number;
}>;


export type NotificationAddedSubscription = { notificationAdded:
    | NotificationItem_Notification_AdApprovedNotification_Fragment
    | NotificationItem_Notification_AdEndedNotification_Fragment
    | NotificationItem_Notification_AdRefusedNotification_Fragment
    | NotificationItem_Notification_CommentReactionNotification_Fragment
    | NotificationItem_Notification_CommentReplyNotification_Fragment
    | NotificationItem_Notification_CommunityAnswerNotification_Fragment
    | NotificationItem_Notification_CommunityOfferNotification_Fragment
    | NotificationItem_Notification_CommunityRequestNotification_Fragment
    | NotificationItem_Notification_FollowNotification_Fragment
    | NotificationItem_Notification_FollowRequestNotification_Fragment
    | NotificationItem_Notification_MessageRequestNotification_Fragment
    | NotificationItem_Notification_ModerationNotification_Fragment
    | NotificationItem_Notification_NewSignInNotification_Fragment
    | NotificationItem_Notification_PaymentDisputedNotification_Fragment
    | NotificationItem_Notification_PaymentRefundedNotification_Fragment
    | NotificationItem_Notification_PostCommentNotification_Fragment
    | NotificationItem_Notification_PostReactionNotification_Fragment
    | NotificationItem_Notification_VipEarningsNotification_Fragment
    | NotificationItem_Notification_VipRenewalNotification_Fragment
    | NotificationItem_Notification_WalletCreditedNotification_Fragment
    | NotificationItem_Notification_WalletDebitedNotification_Fragment
   };

export const NotificationItem_NotificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actorCount"}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostReactionNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostCommentNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentReplyNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentReactionNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommunityRequestNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommunityAnswerNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommunityOfferNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerState"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VipRenewalNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageRequestNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdApprovedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdRefusedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdEndedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletCreditedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VipEarningsNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletDebitedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRefundedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentDisputedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewSignInNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<NotificationItem_NotificationFragment, unknown>;
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem_notification"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actorCount"}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostReactionNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostCommentNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentReplyNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentReactionNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommunityRequestNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommunityAnswerNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommunityOfferNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerState"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VipRenewalNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageRequestNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdApprovedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdRefusedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdEndedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletCreditedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VipEarningsNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletDebitedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRefundedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentDisputedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewSignInNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const MarkNotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkNotificationReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkNotificationReadSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAllNotificationsReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAllNotificationsReadSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const NotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]} as unknown as DocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const UpdateNotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotificationPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNotificationPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotificationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNotificationPreferencesSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>;
export const NotificationAddedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationAdded"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationAdded"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem_notification"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actorCount"}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostReactionNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostCommentNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentReplyNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentReactionNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommunityRequestNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommunityAnswerNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommunityOfferNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerState"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VipRenewalNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"community"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageRequestNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdApprovedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdRefusedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdEndedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletCreditedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VipEarningsNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletDebitedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRefundedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentDisputedNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewSignInNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>;
export const useNotificationsQuery = (options: SkipToken | useQuery.Options<NotificationsQuery, NotificationsQueryVariables>) => useQuery(NotificationsDocument, options);
export const useNotificationsLazyQuery = (options?: useLazyQuery.Options<NotificationsQuery, NotificationsQueryVariables>) => useLazyQuery(NotificationsDocument, options);
export const useNotificationsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<NotificationsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(NotificationsDocument, options);
export const useMarkNotificationReadMutation = (handlers: ResultHandlers<MarkNotificationReadMutation[keyof MarkNotificationReadMutation], MarkNotificationReadMutationVariables>) => useResult(MarkNotificationReadDocument, handlers);
export const useMarkAllNotificationsReadMutation = (handlers: ResultHandlers<MarkAllNotificationsReadMutation[keyof MarkAllNotificationsReadMutation], MarkAllNotificationsReadMutationVariables>) => useResult(MarkAllNotificationsReadDocument, handlers);
export const useNotificationPreferencesQuery = (options?: SkipToken | useQuery.Options<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) => useQuery(NotificationPreferencesDocument, options);
export const useNotificationPreferencesLazyQuery = (options?: useLazyQuery.Options<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) => useLazyQuery(NotificationPreferencesDocument, options);
export const useNotificationPreferencesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<NotificationPreferencesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>) => useSuspenseQuery(NotificationPreferencesDocument, options);
export const useUpdateNotificationPreferencesMutation = (handlers: ResultHandlers<UpdateNotificationPreferencesMutation[keyof UpdateNotificationPreferencesMutation], UpdateNotificationPreferencesMutationVariables>) => useResult(UpdateNotificationPreferencesDocument, handlers);
export const useNotificationAddedSubscription = (options: SkipToken | useSubscription.Options<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>) => useSubscription(NotificationAddedDocument, options);
export const useNotificationItemNotificationFragment = (from: useFragment.Options<NotificationItem_NotificationFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: NotificationItem_NotificationFragmentDoc, fragmentName: 'NotificationItem_notification', from });