/**
 * Returns the nodes, excluding duplicates. A node that moved between two page requests is in both pages; it keeps its
 * first position. Hollow rows (web/apollo/boundedList.ts) have no node.
 */
export function distinct<Node extends { id: string }>(edges: readonly { node: Node | null }[] | undefined) {
  const byId = new Map<string, Node>();
  for (const { node } of edges ?? []) if (node && !byId.has(node.id)) byId.set(node.id, node);
  return [...byId.values()];
}

/** Returns the rows of a list, excluding duplicates. The id of a hollow row is its cursor. */
export function distinctRows<Node extends { id: string }>(
  edges: readonly { cursor: string; node: Node | null }[] | undefined,
): (Node | { id: string })[] {
  return distinct(edges?.map(({ cursor, node }) => ({ node: node ?? { id: cursor } })));
}
