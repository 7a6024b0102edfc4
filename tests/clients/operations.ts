import { z } from 'zod';

/** An operation: the document that every client sends, and the zod schema of the data in the answer. */
export interface Operation<Data> {
  name: string;
  document: string;
  data: z.ZodType<Data>;
}

/**
 * Each operation name starts with this prefix. relay-compiler requires that an operation name starts with the name of
 * its module and ends with its kind, such as `Query`.
 */
const prefix = 'Clients';

function operation<Data>(name: string, text: string, data: z.ZodType<Data>): Operation<Data> {
  const kind = /^\w+/.exec(text)?.[0] ?? '';
  const full = `${prefix}${name}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return { name: full, document: text.replace(kind, `${kind} ${full}`), data };
}

const reactions = z.object({ total: z.int(), reacted: z.boolean() });
const post = z.object({ id: z.string(), text: z.string(), reactions, commentCount: z.int() });
const refusal = z.object({ __typename: z.literal('Refusal'), code: z.string(), field: z.string().nullable() });

/**
 * The ten queries and mutations and the two subscriptions of the app's main flow (log in, read, publish, chat), which
 * each client runs.
 */
export const operations = {
  logIn: operation(
    'LogIn',
    `mutation($input: LogInInput!) {
      logIn(input: $input) {
        __typename
        ... on LogInSuccess { session { token userId } }
        ... on Refusal { code field }
      }
    }`,
    z.object({
      logIn: z.discriminatedUnion('__typename', [
        z.object({
          __typename: z.literal('LogInSuccess'),
          session: z.object({ token: z.string(), userId: z.string() }),
        }),
        refusal,
      ]),
    }),
  ),
  viewer: operation(
    'Viewer',
    'query { viewer { id profile { id name followerCount } } }',
    z.object({
      viewer: z.object({
        id: z.string(),
        profile: z.object({ id: z.string(), name: z.string(), followerCount: z.int() }),
      }),
    }),
  ),
  feed: operation(
    'Feed',
    `query($first: Int, $after: String) {
      feed(first: $first, after: $after) {
        edges { node { id text reactions { total reacted } commentCount } }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    z.object({
      feed: z.object({
        edges: z.array(z.object({ node: post })),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    }),
  ),
  createPost: operation(
    'CreatePost',
    `mutation($input: CreatePostInput!) {
      createPost(input: $input) {
        __typename
        ... on CreatePostSuccess { post { id text reactions { total reacted } commentCount } }
        ... on Refusal { code field }
      }
    }`,
    z.object({
      createPost: z.discriminatedUnion('__typename', [
        z.object({ __typename: z.literal('CreatePostSuccess'), post }),
        refusal,
      ]),
    }),
  ),
  post: operation(
    'Post',
    'query($id: ID!) { post(id: $id) { id text reactions { total reacted } commentCount } }',
    z.object({ post: post.nullable() }),
  ),
  setReaction: operation(
    'SetReaction',
    `mutation($input: SetReactionInput!) {
      setReaction(input: $input) {
        __typename
        ... on SetReactionSuccess { target { __typename ... on Post { id reactions { total reacted } } } }
        ... on Refusal { code field }
      }
    }`,
    z.object({
      setReaction: z.object({
        __typename: z.literal('SetReactionSuccess'),
        target: z.object({ id: z.string(), reactions }),
      }),
    }),
  ),
  addComment: operation(
    'AddComment',
    `mutation($input: AddCommentInput!) {
      addComment(input: $input) {
        __typename
        ... on AddCommentSuccess { comment { id text } post { id commentCount } }
        ... on Refusal { code field }
      }
    }`,
    z.object({
      addComment: z.object({
        __typename: z.literal('AddCommentSuccess'),
        comment: z.object({ id: z.string(), text: z.string() }),
        post: z.object({ id: z.string(), commentCount: z.int() }),
      }),
    }),
  ),
  setFollow: operation(
    'SetFollow',
    `mutation($input: SetFollowInput!) {
      setFollow(input: $input) {
        __typename
        ... on SetFollowSuccess { profile { id followState followerCount } }
        ... on Refusal { code field }
      }
    }`,
    z.object({
      setFollow: z.object({
        __typename: z.literal('SetFollowSuccess'),
        profile: z.object({ id: z.string(), followState: z.string(), followerCount: z.int() }),
      }),
    }),
  ),
  openConversation: operation(
    'OpenConversation',
    `mutation($input: OpenConversationInput!) {
      openConversation(input: $input) {
        __typename
        ... on OpenConversationSuccess { conversation { id lastSeq } }
        ... on Refusal { code field }
      }
    }`,
    z.object({
      openConversation: z.object({
        __typename: z.literal('OpenConversationSuccess'),
        conversation: z.object({ id: z.string(), lastSeq: z.int() }),
      }),
    }),
  ),
  sendMessage: operation(
    'SendMessage',
    `mutation($input: SendMessageInput!) {
      sendMessage(input: $input) {
        __typename
        ... on SendMessageSuccess { sent { id seq text } }
        ... on Refusal { code field }
      }
    }`,
    z.object({
      sendMessage: z.object({
        __typename: z.literal('SendMessageSuccess'),
        sent: z.object({ id: z.string(), seq: z.int(), text: z.string() }),
      }),
    }),
  ),
  messageAdded: operation(
    'MessageAdded',
    `subscription($conversationId: ID!, $after: Int) {
      messageAdded(conversationId: $conversationId, after: $after) { id seq text }
    }`,
    z.object({ messageAdded: z.object({ id: z.string(), seq: z.int(), text: z.string() }) }),
  ),
  notificationAdded: operation(
    'NotificationAdded',
    `subscription($after: Int) {
      notificationAdded(after: $after) { __typename id sequence ... on PostReactionNotification { postId } }
    }`,
    z.object({
      notificationAdded: z.object({
        id: z.string(),
        __typename: z.string(),
        sequence: z.int(),
        postId: z.string().optional(),
      }),
    }),
  ),
} as const;
