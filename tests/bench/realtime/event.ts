import { feed, profiles } from '../gateway/upstream-data.ts';

const author = first(profiles);

export const POST_ID = first(feed.posts).idPost;

/**
 * Returns the event of a new comment as the platform publishes it. The text of the comment is the current time, from
 * which the receiver computes the delay.
 */
export function storedComment() {
  return {
    type: 'comment',
    comment: {
      idComment: '0190a000-0009-7000-8000-000000000001',
      idPost: POST_ID,
      idUser: author.idUser,
      user: { userImage: author.userImage, userName: author.userName },
      idCommentParent: null,
      desContent: `at=${now()};`,
      hide: false,
      datCreated: new Date().toISOString(),
      reactions: { reacted: false, total: 3 },
      replies: { total: 0 },
    },
  };
}

/** Returns the comment in the form of the GraphQL type `Comment`, for servers that call no platform. */
export function comment() {
  return {
    __typename: 'Comment',
    id: '0190a000-0009-7000-8000-000000000001',
    postId: POST_ID,
    parentId: null,
    text: `at=${now()};`,
    isHidden: false,
    isRemoved: false,
    createdAt: new Date().toISOString(),
    replyCount: 0,
    author: {
      __typename: 'Profile',
      id: author.idUser,
      name: author.userName,
      nickname: author.apelido,
      avatarUrl: author.userImage,
      isVerified: author.verified,
    },
    reactions: { __typename: 'ReactionSummary', total: 3, reacted: false },
  };
}

/** Returns the milliseconds since 1970 with fractions. All processes of a machine share this clock. */
export function now() {
  return performance.timeOrigin + performance.now();
}

/** Calls `publish` whenever the bench asks this process for an event. */
export function onOrder(publish: () => void) {
  process.on('message', (message) => {
    if (message === 'publish') publish();
  });
  process.once('SIGTERM', () => process.exit());
}

function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('An empty list.');
  return item;
}
