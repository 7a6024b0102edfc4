import type { ApolloCache } from '@apollo/client';
import type { PlacedList } from '../../lists/listPlace.ts';
import { runsOf, type Run } from '../../lists/runs.ts';
import { byDay } from './byDay.ts';

/** The times of the loaded notifications, per cache, by their cursors. They tell the days of the hollow rows. */
const times = new WeakMap<ApolloCache, Map<string, string>>();

export function timesOf(cache: ApolloCache) {
  const known = times.get(cache) ?? new Map<string, string>();
  times.set(cache, known);
  return known;
}

/**
 * Groups the rows of the list by day. A hollow row (web/apollo/boundedList.ts) stays on the day that it had while it
 * was loaded, so that no heading moves.
 */
export function runsByDay<Node extends { id: string; changedAt: string }>(
  edges: PlacedList<Node>['edges'],
  known: Map<string, string>,
): { title: string; runs: Run<Node>[] }[] {
  let changedAt = '';
  const rows = edges.map((edge) => {
    changedAt = edge.node?.changedAt ?? known.get(edge.cursor) ?? changedAt;
    if (edge.cursor !== '') known.set(edge.cursor, changedAt);
    return { ...edge, changedAt };
  });
  return byDay(rows).map(({ title, items }) => ({ title, runs: runsOf<Node>(items) }));
}
