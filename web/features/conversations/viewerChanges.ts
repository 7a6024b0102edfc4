import type { ApolloClient } from '@apollo/client';
import { subscribeReconnect } from '../../apollo/realtime.ts';
import { getSession } from '../../storage/session.ts';
import { ConversationDocument, ConversationsDocument, MessageRequestsDocument } from './generated/conversations.ts';
import { ViewerChangedDocument } from './generated/viewerChanges.ts';
import { renewSessionUser } from '../accounts/sessionUser.ts';
import { CONVERSATIONS_PAGE, dropConversation, removeMessage } from './conversationsCache.ts';

/**
 * Applies changes made in the viewer's other tabs, or by other members, to the open page. Examples: a deleted message
 * disappears, a block ends the conversation, and a removed member loses access to the community.
 * @returns a function that stops it
 */
export function followViewerChanges(client: ApolloClient) {
  const renewViewer = () => void renewSessionUser(client).catch(() => undefined);
  renewViewer();
  const stream = client.subscribe({ query: ViewerChangedDocument }).subscribe({
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
  const leave = subscribeReconnect(renewViewer);
  return () => {
    leave();
    stream.unsubscribe();
  };
}

/** Refetches the query with this name and id if a component uses it now. */
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
  for (const id of conversationsWith(client, profileId)) {
    const { data } = await client.query({
      query: ConversationDocument,
      variables: { id },
      fetchPolicy: 'network-only',
      context: { quiet: true },
    });
    if (data && data.conversation === null) dropConversation(client.cache, id);
  }
}

/**
 * Returns the ids of the conversations with a member: those in the cached lists, and the open conversation if it is
 * with this member or was not visible before.
 */
function conversationsWith(client: ApolloClient, memberId: string) {
  const variables = { first: CONVERSATIONS_PAGE };
  const listed = client.readQuery({ query: ConversationsDocument, variables })?.conversations.edges ?? [];
  const asked = client.readQuery({ query: MessageRequestsDocument, variables })?.messageRequests.edges ?? [];
  const ids = new Set([...listed, ...asked].flatMap(({ node }) => (node.member.id === memberId ? [node.id] : [])));
  for (const { queryName, variables: shown } of client.getObservableQueries()) {
    if (queryName !== 'Conversation') continue;
    const id = String(shown['id']);
    const known = client.readQuery({ query: ConversationDocument, variables: { id } })?.conversation;
    if (!known || known.member.id === memberId) ids.add(id);
  }
  return ids;
}
