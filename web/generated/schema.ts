export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, RFC 3339 in UTC: 2026-05-14T21:03:00.000Z. */
  DateTime: { input: string; output: string; }
  /** A file part of a GraphQL multipart request. */
  Upload: { input: File; output: File; }
};

export type AddCommentInput = {
  /** Made by the client; sending the same key again answers the same comment and makes no second one. */
  idempotencyKey: Scalars['ID']['input'];
  /** A reply to a reply joins the thread of the comment above it. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  postId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type ChatSettingsInput = {
  showsReading?: InputMaybe<Scalars['Boolean']['input']>;
  showsTyping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreatePostInput = {
  communityId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client; sending the same key again answers the same post and makes no second one. */
  idempotencyKey: Scalars['ID']['input'];
  /** In the order to be shown; at most 10. */
  media?: Array<PostMediaInput>;
  text?: Scalars['String']['input'];
};

export type FollowState =
  | 'FOLLOWING'
  | 'NONE'
  /** Asked, and not answered yet. */
  | 'REQUESTED';

export type GenderCategory =
  | 'HOMEM'
  | 'MULHER'
  | 'TRANS';

export type LogInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type MessageArrival = {
  conversationId: Scalars['ID']['input'];
  seq: Scalars['Int']['input'];
};

export type MessageRequestAnswer =
  | 'ACCEPT'
  | 'REFUSE'
  | 'REFUSE_AND_BLOCK';

export type MessageRequestState =
  | 'ACCEPTED'
  | 'NONE'
  | 'PENDING'
  | 'REFUSED';

export type PeopleList =
  | 'BLOCKED'
  | 'FOLLOWERS'
  | 'FOLLOWING';

export type PostMediaInput = {
  alt?: Scalars['String']['input'];
  /** From `uploadMedia`. */
  id: Scalars['ID']['input'];
};

export type ProfileType =
  | 'FREE'
  | 'PROFISSIONAL';

export type ReactionType =
  | 'FIRE';

export type RecordPostViewsInput = {
  /** `anon_` and a UUID; needed when signed out, ignored otherwise. */
  anonymousId?: InputMaybe<Scalars['String']['input']>;
  postIds: Array<Scalars['ID']['input']>;
};

export type RefusalCode =
  /** The file starts like an image or a video but cannot be read to its end. */
  | 'BROKEN_FILE'
  /** A post needs text or media. */
  | 'EMPTY_POST'
  /** An image of 80 MB or more, or a video over the store's limit. */
  | 'FILE_TOO_LARGE'
  /** E-mail and password do not belong together. */
  | 'INVALID_CREDENTIALS'
  /** A value is missing, malformed or too long; `field` names it. */
  | 'INVALID_INPUT'
  /** The code is wrong, used, too old, or was tried too often. */
  | 'INVALID_RESET_CODE'
  /** The viewer may see it, but may not do this to it. */
  | 'NOT_ALLOWED'
  /** The platform refused a sign-up; the message says why. */
  | 'REGISTRATION_REFUSED'
  /** More than 10 files in a post. */
  | 'TOO_MANY_FILES'
  /** More than 50 megapixels. */
  | 'TOO_MANY_PIXELS'
  /** Younger than 18 by the date in São Paulo. */
  | 'UNDERAGE'
  /** Neither an image nor a video that can be published; judged by content, never by name. */
  | 'UNSUPPORTED_FILE'
  /** A video of 5 minutes or more. */
  | 'VIDEO_TOO_LONG'
  /** Shorter than 8, or one of the commonest. */
  | 'WEAK_PASSWORD';

export type RegisterInput = {
  birthDate: Scalars['Date']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Made from the name when absent. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  preferences?: Array<GenderCategory>;
  profileType?: RegisteredProfileType;
};

/** PESSOAL gives the session profile FREE. */
export type RegisteredProfileType =
  | 'PESSOAL'
  | 'PROFISSIONAL';

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type SendMessageInput = {
  /** A UUID made by the client; sending it again answers the same message and makes no second one. */
  clientId: Scalars['ID']['input'];
  conversationId: Scalars['ID']['input'];
  /** A picture of `uploadMedia` that was not used before. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  text?: Scalars['String']['input'];
};

export type SetReactionInput = {
  /** Set for a comment of that post, absent for the post itself. */
  commentId?: InputMaybe<Scalars['ID']['input']>;
  postId: Scalars['ID']['input'];
  /** The state wanted, not a flip: sending it twice changes nothing. */
  reacted: Scalars['Boolean']['input'];
  type?: ReactionType;
};

/** What is absent stays as it is. */
export type UpdateProfileInput = {
  /** An image from `uploadMedia`; null takes the picture away. */
  avatarId?: InputMaybe<Scalars['ID']['input']>;
  /** Null or empty takes it away. */
  bio?: InputMaybe<Scalars['String']['input']>;
  coverId?: InputMaybe<Scalars['ID']['input']>;
  gender?: InputMaybe<GenderCategory>;
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Of nobody else's. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  preferences?: InputMaybe<Array<GenderCategory>>;
};

export type UploadMediaInput = {
  /** An image under 80 MB and 50 megapixels, or a video under 5 minutes. */
  file: Scalars['Upload']['input'];
  /** A still of the video, taken by the client. */
  poster?: InputMaybe<Scalars['Upload']['input']>;
};
