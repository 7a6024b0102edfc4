/** What moved between two pages comes twice; its first place counts. */
export function distinct<Node extends { id: string }>(edges: readonly { node: Node }[] | undefined) {
  const byId = new Map<string, Node>();
  for (const { node } of edges ?? []) if (!byId.has(node.id)) byId.set(node.id, node);
  return [...byId.values()];
}
