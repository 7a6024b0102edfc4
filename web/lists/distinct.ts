/**
 * Returns the nodes, excluding duplicates. A node that moved between two page requests is in both pages; it keeps its
 * first position.
 */
export function distinct<Node extends { id: string }>(edges: readonly { node: Node }[] | undefined) {
  const byId = new Map<string, Node>();
  for (const { node } of edges ?? []) if (!byId.has(node.id)) byId.set(node.id, node);
  return [...byId.values()];
}
