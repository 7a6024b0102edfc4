import { InMemoryCache, type FieldReadFunction, type Reference } from '@apollo/client/cache';
import { growingList } from './growingList.ts';
import { objectTypes, possibleTypes } from '../generated/possibleTypes.ts';
import { pagedConnection } from './pagedConnection.ts';

/**
 * Creates the normalized Apollo cache. It stores entities by id and lets lists grow page by page. It merges new values
 * of counts and of the viewer's state with the cached values.
 */
export function createCache() {
  return new InMemoryCache({
    possibleTypes: import.meta.env.DEV ? { ...possibleTypes, ...objectTypes } : possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          feed: growingList(),
          notifications: growingList(),
          commentReplies: growingList(['commentId']),
          conversations: growingList(),
          messageRequests: growingList(),
          conversation: entityById('Conversation'),
          communityFeed: growingList(['communityId']),
          myCommunities: growingList(),
          discoverCommunities: growingList(['search']),
          payments: growingList(['filter']),
          post: entityById('Post'),
          profile: entityById('Profile'),
          discover: growingList(['search', 'category']),
          discoverPosts: growingList(['search', 'category']),
          followRequests: growingList(),
          myAds: growingList(['postId']),
          myPeople: growingList(['list']),
          postsLeftBehind: growingList(),
          community: entityById('Community'),
          moderationCases: growingList(['filter']),
          moderationAppeals: growingList(),
          moderationLog: growingList(),
          moderationNotices: growingList(),
          moderationNotice: entityById('ModerationNotice'),
          moderationCase: entityById('ModerationCase'),
        },
      },
      Post: { fields: { comments: growingList() } },
      Comment: { fields: { replies: growingList() } },
      Community: { fields: { members: growingList(), requests: growingList() } },
      Profile: { fields: { posts: growingList() } },
      Conversation: { fields: { messages: pagedConnection } },
      ModerationCase: { fields: { author: { merge: true }, evidence: { merge: true } } },
      UnreadMessages: { merge: true },
      ReactionSummary: { merge: true },
      PersonalData: { merge: true },
    },
  });
}

/** Lets the cache answer the query `post(id:)` with a post that a list has already loaded. */
function entityById(__typename: string): FieldReadFunction<Reference | null, Reference | null> {
  return (existing, { args, toReference }) => {
    const id: unknown = args?.['id'];
    return existing !== undefined || typeof id !== 'string' ? existing : toReference({ __typename, id });
  };
}
