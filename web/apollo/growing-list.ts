import { relayStylePagination, type RelayFieldPolicy } from '@apollo/client/utilities';
import type { Reference } from '@apollo/client/cache';

/**
 * A list that grows page by page. Its first page, asked for once more (on coming back, after a break), brings what has
 * changed at the top and leaves the rest as it was read; only where more is new than the page tells,
 * or its last row has come up from further down, does the list begin anew: what lies between would be missing.
 */
export function growingList(keyArgs: string[] | false = false): RelayFieldPolicy<Reference> {
  const relay = relayStylePagination(keyArgs);
  const { merge } = relay;
  if (typeof merge !== 'function') return relay;

  return {
    ...relay,
    merge(known, incoming, options) {
      const list = merge(known, incoming, options);
      const isFirstPage = !options.args?.['after'] && !options.args?.['before'];
      // What this tab writes itself is all of the list, and ends where it ended.
      const isPart = list?.pageInfo.hasNextPage && list.pageInfo.endCursor !== known?.pageInfo.endCursor;
      if (!list || !known || !isFirstPage || !isPart) return list;

      const { pageInfo } = known;
      const idOf = (edge: (typeof list.edges)[number]) => options.readField<Reference>('node', edge)?.__ref;
      const ids = list.edges.map(idOf);
      const placeOf = (edge?: (typeof list.edges)[number]) => edge && options.readField<string>('cursor', edge);
      const end = known.edges.findIndex((edge) => idOf(edge) === ids.at(-1));
      // A row that lay above it and is not in the page may stand between the page and the rest.
      const isWhole = known.edges.slice(0, end).every((edge) => ids.includes(idOf(edge)));
      if (end < 0 || (!isWhole && placeOf(known.edges[end]) !== placeOf(list.edges.at(-1)))) return list;
      const rest = known.edges.slice(end + 1).filter((edge) => !ids.includes(idOf(edge)));
      return {
        ...list,
        edges: [...list.edges, ...rest],
        pageInfo: { ...list.pageInfo, endCursor: pageInfo.endCursor, hasNextPage: pageInfo.hasNextPage },
      };
    },
  };
}
