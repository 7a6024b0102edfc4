import type { PlacedList } from './listPlace.ts';

/** The assumed height of a row that was never measured. */
export const ROW_PX = 64;

/** A loaded row of a list, or consecutive hollow rows (web/apollo/boundedList.ts), of which the node is null. */
export type Run<Node> = { key: string; node: Node | null; cursors: readonly string[] };

/** Returns the rows of a list without duplicates. Consecutive hollow rows form a single run. */
export function runsOf<Node extends { id: string }>(edges: PlacedList<Node>['edges']): Run<Node>[] {
  const runs: { key: string; node: Node | null; cursors: string[] }[] = [];
  const known = new Set<string>();
  for (const { cursor, node } of edges) {
    const id = node?.id ?? cursor;
    if (known.has(id)) continue;
    known.add(id);
    const last = runs.at(-1);
    if (!node && last && !last.node) last.cursors.push(cursor);
    else runs.push({ key: id, node, cursors: [cursor] });
  }
  return runs;
}
