
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptCommunityInviteResult": [
      "AcceptCommunityInviteSuccess",
      "Refusal"
    ],
    "AdPriceResult": [
      "AdPrice",
      "Refusal"
    ],
    "AddCommentResult": [
      "AddCommentSuccess",
      "Refusal"
    ],
    "AgeCheckResult": [
      "AgeCheckStarted",
      "Refusal"
    ],
    "AnswerCommunityRequestResult": [
      "AnswerCommunityRequestSuccess",
      "Refusal"
    ],
    "AnswerFollowRequestResult": [
      "AnswerFollowRequestSuccess",
      "Refusal"
    ],
    "AnswerMessageRequestResult": [
      "AnswerMessageRequestSuccess",
      "Refusal"
    ],
    "AppealModerationResult": [
      "AppealModerationSuccess",
      "Refusal"
    ],
    "CancelCommunitySubscriptionResult": [
      "CancelCommunitySubscriptionSuccess",
      "Refusal"
    ],
    "CheckReportProtocolResult": [
      "Refusal",
      "ReportProtocol"
    ],
    "CloseCommunityResult": [
      "CloseCommunitySuccess",
      "Refusal"
    ],
    "ConfirmTopUpResult": [
      "ConfirmTopUpSuccess",
      "Refusal"
    ],
    "CreateAdIntentResult": [
      "CreateAdIntentSuccess",
      "Refusal"
    ],
    "CreateCommunityInviteResult": [
      "CreateCommunityInviteSuccess",
      "Refusal"
    ],
    "CreateCommunityResult": [
      "CreateCommunitySuccess",
      "Refusal"
    ],
    "CreatePostResult": [
      "CreatePostSuccess",
      "Refusal"
    ],
    "CreateTopUpIntentResult": [
      "CreateTopUpIntentSuccess",
      "Refusal"
    ],
    "DecideModerationCasesResult": [
      "DecideModerationCasesSuccess",
      "Refusal"
    ],
    "DeleteAccountResult": [
      "DeleteAccountSuccess",
      "Refusal"
    ],
    "DeletePostResult": [
      "DeletePostSuccess",
      "Refusal"
    ],
    "DismissSuggestionResult": [
      "DismissSuggestionSuccess",
      "Refusal"
    ],
    "EndOtherSessionsResult": [
      "EndOtherSessionsSuccess",
      "Refusal"
    ],
    "EndSessionResult": [
      "EndSessionSuccess",
      "Refusal"
    ],
    "FinishAdResult": [
      "FinishAdSuccess",
      "Refusal"
    ],
    "HideCommentResult": [
      "HideCommentSuccess",
      "Refusal"
    ],
    "JoinCommunityResult": [
      "JoinCommunitySuccess",
      "Refusal"
    ],
    "LeaveCommunityResult": [
      "LeaveCommunitySuccess",
      "Refusal"
    ],
    "LogInResult": [
      "LogInSuccess",
      "Refusal"
    ],
    "MarkAllNotificationsReadResult": [
      "MarkAllNotificationsReadSuccess",
      "Refusal"
    ],
    "MarkNotificationReadResult": [
      "MarkNotificationReadSuccess",
      "Refusal"
    ],
    "Media": [
      "Image",
      "Video"
    ],
    "ModerationCaseResult": [
      "ModerationCaseSuccess",
      "Refusal"
    ],
    "OpenConversationResult": [
      "OpenConversationSuccess",
      "Refusal"
    ],
    "PublishAdResult": [
      "PublishAdSuccess",
      "Refusal"
    ],
    "Reactable": [
      "Comment",
      "Post"
    ],
    "RefundPaymentResult": [
      "RefundPaymentSuccess",
      "Refusal"
    ],
    "RegisterResult": [
      "Refusal",
      "RegisterSuccess"
    ],
    "RemoveCommunityMemberResult": [
      "Refusal",
      "RemoveCommunityMemberSuccess"
    ],
    "RemoveFollowerResult": [
      "Refusal",
      "RemoveFollowerSuccess"
    ],
    "ReportAnonymouslyResult": [
      "Refusal",
      "ReportAnonymouslySuccess"
    ],
    "ReportResult": [
      "Refusal",
      "ReportSuccess"
    ],
    "RequestDataExportResult": [
      "Refusal",
      "RequestDataExportSuccess"
    ],
    "RequestPasswordResetResult": [
      "Refusal",
      "RequestPasswordResetSuccess"
    ],
    "ResetPasswordResult": [
      "Refusal",
      "ResetPasswordSuccess"
    ],
    "ResumeCommunitySubscriptionResult": [
      "Refusal",
      "ResumeCommunitySubscriptionSuccess"
    ],
    "RevokeCommunityInviteResult": [
      "Refusal",
      "RevokeCommunityInviteSuccess"
    ],
    "SendMessageResult": [
      "Refusal",
      "SendMessageSuccess"
    ],
    "SetBlockResult": [
      "Refusal",
      "SetBlockSuccess"
    ],
    "SetCommunityRoleResult": [
      "Refusal",
      "SetCommunityRoleSuccess"
    ],
    "SetFollowResult": [
      "Refusal",
      "SetFollowSuccess"
    ],
    "SetMuteResult": [
      "Refusal",
      "SetMuteSuccess"
    ],
    "SetReactionResult": [
      "Refusal",
      "SetReactionSuccess"
    ],
    "SubscribeToCommunityResult": [
      "Refusal",
      "SubscribeToCommunitySuccess"
    ],
    "UpdateCommunityResult": [
      "Refusal",
      "UpdateCommunitySuccess"
    ],
    "UpdateNotificationPreferencesResult": [
      "Refusal",
      "UpdateNotificationPreferencesSuccess"
    ],
    "UpdateProfileResult": [
      "Refusal",
      "UpdateProfileSuccess"
    ],
    "UploadMediaResult": [
      "Refusal",
      "UploadMediaSuccess"
    ]
  }
};
      export default result;
    