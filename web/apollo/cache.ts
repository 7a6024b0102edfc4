import { InMemoryCache, type FieldReadFunction, type Reference } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { possibleTypes } from '../generated/possible-types.ts';
import { pagedConnection } from './paged-connection.ts';

/** One normalized cache: entities by id; a list grows page by page; counts and the viewer's own state merge. */
export function createCache() {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          feed: relayStylePagination(),
          notifications: relayStylePagination(),
          commentReplies: relayStylePagination(['commentId']),
          conversations: relayStylePagination(),
          messageRequests: relayStylePagination(),
          conversation: entityById('Conversation'),
          communityFeed: relayStylePagination(['communityId']),
          myCommunities: relayStylePagination(),
          discoverCommunities: relayStylePagination(['search']),
          payments: relayStylePagination(['filter']),
          post: entityById('Post'),
          profile: entityById('Profile'),
          discover: relayStylePagination(['search', 'category']),
          discoverPosts: relayStylePagination(['search', 'category']),
          followRequests: relayStylePagination(),
          myAds: relayStylePagination(),
          myPeople: relayStylePagination(['list']),
          community: entityById('Community'),
          moderationCases: relayStylePagination(['filter']),
          moderationAppeals: relayStylePagination(),
          moderationLog: relayStylePagination(),
          moderationNotice: entityById('ModerationNotice'),
          moderationCase: entityById('ModerationCase'),
        },
      },
      Post: { fields: { comments: relayStylePagination() } },
      Comment: { fields: { replies: relayStylePagination() } },
      Community: { fields: { members: relayStylePagination(), requests: relayStylePagination() } },
      Profile: { fields: { posts: relayStylePagination() } },
      Conversation: { fields: { messages: pagedConnection } },
      ModerationCase: { fields: { author: { merge: true }, evidence: { merge: true } } },
      UnreadMessages: { merge: true },
      ReactionSummary: { merge: true },
      PersonalData: { merge: true },
    },
  });
}

/** Lets `post(id:)` be answered from an entity that some list has brought already. */
function entityById(__typename: string): FieldReadFunction<Reference | null, Reference | null> {
  return (existing, { args, toReference }) => {
    const id: unknown = args?.['id'];
    return existing !== undefined || typeof id !== 'string' ? existing : toReference({ __typename, id });
  };
}
