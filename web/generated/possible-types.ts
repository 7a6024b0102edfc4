
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
    "SetReactionResult": [
      "Refusal",
      "SetReactionSuccess"
    ],
    "UploadMediaResult": [
      "Refusal",
      "UploadMediaSuccess"
    ]
  }
};
      export default result;
    