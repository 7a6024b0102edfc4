
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddCommentResult": [
      "AddCommentSuccess",
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
    "CreatePostResult": [
      "CreatePostSuccess",
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
    "HideCommentResult": [
      "HideCommentSuccess",
      "Refusal"
    ],
    "LogInResult": [
      "LogInSuccess",
      "Refusal"
    ],
    "Media": [
      "Image",
      "Video"
    ],
    "OpenConversationResult": [
      "OpenConversationSuccess",
      "Refusal"
    ],
    "Reactable": [
      "Comment",
      "Post"
    ],
    "RegisterResult": [
      "Refusal",
      "RegisterSuccess"
    ],
    "RemoveFollowerResult": [
      "Refusal",
      "RemoveFollowerSuccess"
    ],
    "RequestPasswordResetResult": [
      "Refusal",
      "RequestPasswordResetSuccess"
    ],
    "ResetPasswordResult": [
      "Refusal",
      "ResetPasswordSuccess"
    ],
    "SendMessageResult": [
      "Refusal",
      "SendMessageSuccess"
    ],
    "SetBlockResult": [
      "Refusal",
      "SetBlockSuccess"
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
    