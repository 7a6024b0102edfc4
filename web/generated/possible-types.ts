export const possibleTypes: Record<string, string[]> = {
  "CreateAdIntentResult": [
    "CreateAdIntentSuccess",
    "Refusal"
  ],
  "Media": [
    "Image",
    "Video"
  ],
  "PublishAdResult": [
    "PublishAdSuccess",
    "Refusal"
  ],
  "Reactable": [
    "Comment",
    "Post"
  ]
};
