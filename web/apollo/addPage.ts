import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Asks for one more page and puts it into the list that the cache keeps. With 'network-only' Apollo reads back what it
 * has written, by the page's own variables: the whole list again, with every page a longer one.
 */
export async function addPage<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
  // By the cache itself, which tells whoever shows the list in a task after this one.
  if (data) client.cache.writeQuery({ query, variables, data });
}
