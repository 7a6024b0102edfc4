/** Returns the nodes without duplicates: a node that moved between two page requests keeps its first place. */
export function distinct<Node extends { id: string }>(edges: readonly { node: Node }[] | undefined) {
  const byId = new Map<string, Node>();
  for (const { node } of edges ?? []) if (!byId.has(node.id)) byId.set(node.id, node);
  return [...byId.values()];
}
