import type { ApolloClient } from '@apollo/client';
import { subscribeReconnect } from '../../apollo/realtime.ts';
import { getSession } from '../../storage/session.ts';
import { ConversationDocument, ConversationsDocument, MessageRequestsDocument } from './generated/conversations.ts';
import { ViewerChangedDocument } from './generated/viewerChanges.ts';
import { renewSessionUser } from '../accounts/sessionUser.ts';
import { CONVERSATIONS_PAGE, dropConversation, removeMessage } from './conversationsCache.ts';
import { cursorOfOlder, messagesIn, pageQuery, readPages } from './messagePages.ts';

/**
 * Applies changes that were made in the viewer's other tabs, or by other members, to the open page. Examples: a deleted
 * message disappears, a block ends the conversation, and a removed member loses access to the community. Checks the
 * open conversation when the event stream starts and after each reconnect, because earlier changes were missed.
 * @returns a function that stops listening
 */
export function followViewerChanges(client: ApolloClient) {
  const renewViewer = () => void renewSessionUser(client).catch(() => undefined);
  renewViewer();
  let wasLive = false;
  const onLive = () => {
    if (!wasLive) checkOpenConversation(client);
    wasLive = true;
  };
  const stream = client.subscribe({ query: ViewerChangedDocument, context: { onLive } }).subscribe({
    next: ({ data }) => {
      if (!data) return;
      const { messageId, conversationId, profileId, communityId } = data.viewerChanged;
      if (messageId !== null && conversationId !== null) removeMessage(client.cache, conversationId, messageId);
      if (profileId !== null) refetchMember(client, profileId).catch(() => undefined);
      if (profileId === getSession()?.user.userId) renewViewer();
      if (communityId !== null) refetchAll(client, 'Community', communityId);
    },
    error: () => undefined,
  });
  const leave = subscribeReconnect(() => {
    renewViewer();
    checkOpenConversation(client);
  });
  return () => {
    leave();
    stream.unsubscribe();
  };
}

/** Refetches the query with this name and id if a mounted component uses it. */
function refetchAll(client: ApolloClient, name: string, id: string) {
  const open = [...client.getObservableQueries()].find(
    ({ queryName, variables }) => queryName === name && variables['id'] === id,
  );
  if (!open) return;
  const { query } = open.options;
  const context = { quiet: true };
  client.query({ query, variables: { id }, fetchPolicy: 'network-only', context }).catch(() => undefined);
}

async function refetchMember(client: ApolloClient, profileId: string) {
  refetchAll(client, 'Profile', profileId);
  for (const id of conversationsWith(client, profileId)) await refetchConversation(client, id);
}

async function refetchConversation(client: ApolloClient, id: string) {
  const { data } = await client.query({
    query: ConversationDocument,
    variables: { id },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  if (data && data.conversation === null) dropConversation(client.cache, id);
}

function checkOpenConversation(client: ApolloClient) {
  for (const { queryName, variables } of client.getObservableQueries()) {
    const id = String(variables['id']);
    if (queryName === 'Conversation') refetchConversation(client, id).catch(() => undefined);
    if (queryName === 'Messages') removeDeleted(client, id).catch(() => undefined);
  }
}

/**
 * Removes the messages from the cache that are missing in the server's newest page of this conversation. Older pages
 * stay in the cache, so that the list does not jump.
 */
async function removeDeleted(client: ApolloClient, conversationId: string) {
  const known = messagesIn(readPages(client.cache, conversationId));
  if (known.length === 0) return;
  const asked = pageQuery(conversationId);
  const { data } = await client.query({ ...asked, fetchPolicy: 'no-cache', context: { quiet: true } });
  const newest = data?.conversation?.messages;
  if (!newest) return;
  const ids = new Set(messagesIn([newest]).map(({ id }) => id));
  const start = Number(cursorOfOlder(newest) ?? 0);
  for (const { id, seq } of known) {
    if (seq >= start && !ids.has(id)) removeMessage(client.cache, conversationId, id);
  }
}

/**
 * Returns the ids of the conversations with a member: those in the cached lists, and the open conversation if it is
 * with this member. The open conversation is also included if the viewer could not see it before, because its member is
 * then unknown.
 */
function conversationsWith(client: ApolloClient, memberId: string) {
  const variables = { first: CONVERSATIONS_PAGE };
  const listed = client.readQuery({ query: ConversationsDocument, variables })?.conversations.edges ?? [];
  const asked = client.readQuery({ query: MessageRequestsDocument, variables })?.messageRequests.edges ?? [];
  /** The node of a row that is not loaded is null (web/apollo/boundedList.ts). */
  const rows: readonly { node: { id: string; member: { id: string } } | null }[] = [...listed, ...asked];
  const ids = new Set(rows.flatMap(({ node }) => (node?.member.id === memberId ? [node.id] : [])));
  for (const { queryName, variables: shown } of client.getObservableQueries()) {
    if (queryName !== 'Conversation') continue;
    const id = String(shown['id']);
    const known = client.readQuery({ query: ConversationDocument, variables: { id } })?.conversation;
    if (!known || known.member.id === memberId) ids.add(id);
  }
  return ids;
}
