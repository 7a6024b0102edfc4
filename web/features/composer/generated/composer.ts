/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { PostCard_PostFragment, MediaItem_Media_Image_Fragment, MediaItem_Media_Video_Fragment } from '../../posts/generated/posts.ts';
import type { Byline_AuthorFragment } from '../../people/generated/byline.ts';
import type { ReactionButton_Target_Comment_Fragment, ReactionButton_Target_Post_Fragment } from '../../reactions/generated/reactions.ts';
import type { ReactionCount_Target_Comment_Fragment, ReactionCount_Target_Post_Fragment } from '../../../apollo/generated/counts.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Text, media, or both (EMPTY_POST). */
export type CreatePostInput = {
  /** One that the viewer is inside; absent: on their profile. */
  communityId?: string | null | undefined;
  /** Made by the client; sending the same key again answers the same post and makes no second one. */
  idempotencyKey: string;
  /** In the order to be shown; at most 10. */
  media?: Array<PostMediaInput>;
  /** Plain text, at most 5,000 characters. */
  text?: string;
};

/** A stored file in its place. */
export type PostMediaInput = {
  /** A description of the picture, at most 1,000 characters. */
  alt?: string;
  /** From `uploadMedia`. */
  id: string;
};

/** Why something was refused. */
export type RefusalCode =
  /** The account is about to be deleted; `keepAccount` keeps it. */
  | 'ACCOUNT_LEAVING'
  /** The file starts like an image or a video but cannot be read to its end. */
  | 'BROKEN_FILE'
  /** The challenge has expired, or was used. */
  | 'CHALLENGE_OVER'
  /** A second factor needs an address that is the member's for sure. */
  | 'EMAIL_NOT_CONFIRMED'
  /** A post needs text or media. */
  | 'EMPTY_POST'
  /** An image of 80 MB or more, or a video of 2 GiB or more. */
  | 'FILE_TOO_LARGE'
  /** Going back to FREE while a community of the viewer's has paying members. */
  | 'HAS_SUBSCRIBERS'
  /** The wallet does not hold what it costs. */
  | 'INSUFFICIENT_BALANCE'
  /** The code is wrong, used, or over. */
  | 'INVALID_CODE'
  /** E-mail and password do not belong together. */
  | 'INVALID_CREDENTIALS'
  /** A value is missing, malformed or too long; `field` names it. */
  | 'INVALID_INPUT'
  /** The invite was revoked, is over, or never was. */
  | 'INVALID_INVITE'
  /** The passkey is not of this site or not of this account. */
  | 'INVALID_PASSKEY'
  /** The code is wrong, used, or too old. */
  | 'INVALID_RESET_CODE'
  /** The viewer may see it, but may not do this to it. */
  | 'NOT_ALLOWED'
  /** It was spent, is too old to go back to its card, or went back already. */
  | 'NOT_REFUNDABLE'
  /** Ownership cannot be set directly: `offerCommunity` offers the community to a member, and they accept it. */
  | 'OFFER_NEEDED'
  /** The community is offered to another member, until they answer or the offer is withdrawn. */
  | 'OFFER_PENDING'
  /** An owner hands the community over, or closes it, before leaving. */
  | 'OWNER_CANNOT_LEAVE'
  /** The card payment succeeded but buys nothing now: the money is in the wallet. The message says why. */
  | 'PAID_INTO_WALLET'
  /** The card was not charged. */
  | 'PAYMENT_FAILED'
  /** The provider has not decided yet. A payment that succeeds later is credited to the wallet automatically. */
  | 'PAYMENT_PENDING'
  /** A VIP community is entered by its monthly price. */
  | 'PAYMENT_REQUIRED'
  /** It costs something else by now. */
  | 'PRICE_CHANGED'
  /** The card did not take its money back; it stays in the wallet. */
  | 'REFUND_REFUSED'
  /** The platform refused a sign-up; the message says why. */
  | 'REGISTRATION_REFUSED'
  /** The viewer has to prove once more who they are (`confirmIdentity`), and then ask again. */
  | 'STEP_UP_REQUIRED'
  /** More than 10 files in a post, or over 20 GiB of files that nothing uses. */
  | 'TOO_MANY_FILES'
  /** More than 50 megapixels. */
  | 'TOO_MANY_PIXELS'
  /** Too many wrong passwords or codes, or another code asked for too soon; the message says how long to wait. */
  | 'TOO_MANY_TRIES'
  /** Younger than 18 by the date in São Paulo. */
  | 'UNDERAGE'
  /** Neither an image nor a video that can be published; judged by content, never by name. */
  | 'UNSUPPORTED_FILE'
  /** A video of 5 minutes or more. */
  | 'VIDEO_TOO_LONG'
  /** Shorter than 8, longer than 256, or one of the commonest. */
  | 'WEAK_PASSWORD';

export type CreatePostMutationVariables = Exact<{
  input: Types.CreatePostInput;
}>;


export type CreatePostMutation = { createPost:
    | { __typename: 'CreatePostSuccess', post: PostCard_PostFragment }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string, field: string | null }
   };


export const CreatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePostSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Byline_author"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaItem_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReactionCount_target"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reactable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reacted"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReactionButton_target"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reactable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReactionCount_target"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isInReview"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentRevision"}},{"kind":"Field","name":{"kind":"Name","value":"communityId"}},{"kind":"Field","name":{"kind":"Name","value":"communityName"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Byline_author"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaItem_media"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReactionButton_target"}}]}}]} as unknown as DocumentNode<CreatePostMutation, CreatePostMutationVariables>;
export const useCreatePostMutation = (options?: useMutation.Options<CreatePostMutation, CreatePostMutationVariables>) => useMutation(CreatePostDocument, options);