import type { FeedAnswer, FileAnswer, PostAnswer, ProfileAnswer } from './upstream-data.ts';

/** Composes the GraphQL answer to the web app's feed query from a page of the platform and the page's authors. */
export function feedAnswer({ posts, paging, autores }: Required<FeedAnswer>) {
  const authors = new Map(autores.map((profile) => [profile.idUser, authorOf(profile)]));
  return {
    data: {
      feed: {
        edges: posts.map((post) => ({
          cursor: post.cursor,
          node: postOf(post, authors.get(post.idUser) ?? null),
          __typename: 'PostEdge',
        })),
        pageInfo: {
          startCursor: paging.cursorBefore,
          endCursor: paging.cursorAfter,
          hasNextPage: paging.hasMore,
          hasPreviousPage: false,
          __typename: 'PageInfo',
        },
        __typename: 'PostConnection',
      },
    },
  };
}

function postOf(post: PostAnswer, author: ReturnType<typeof authorOf> | null) {
  return {
    __typename: 'Post',
    id: post.idPost,
    text: post.desContent,
    createdAt: post.datCreated,
    isOwn: post.owner,
    isInReview: post.desStatus === 'EM_ANALISE',
    commentCount: post.comments.total,
    commentRevision: post.comments.revision,
    community: null,
    author,
    media: post.files.map(mediaOf),
    reactions: {
      __typename: 'ReactionSummary',
      total: post.reactions.total,
      revision: post.reactions.revision,
      reacted: post.reactions.reacted,
    },
  };
}

function authorOf({ idUser, userName, apelido, userImage, verified }: ProfileAnswer) {
  return {
    __typename: 'Profile',
    id: idUser,
    name: userName,
    nickname: apelido,
    avatarUrl: userImage,
    isVerified: verified,
  };
}

function mediaOf({ idFile, type, alt, width, height, thumbhash, sources, url, mimeType, posterUrl }: FileAnswer) {
  const size = { id: idFile, alt, width, height, thumbhash };
  return type === 'image'
    ? {
        ...size,
        __typename: 'Image',
        sources: sources.map((source) => ({ url: source.url, width: source.width, __typename: 'ImageSource' })),
      }
    : { ...size, __typename: 'Video', url, mimeType, posterUrl };
}
