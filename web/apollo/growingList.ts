import { relayStylePagination, type RelayFieldPolicy } from '@apollo/client/utilities';
import type { Reference } from '@apollo/client/cache';

/**
 * Returns the field policy of a list that grows page by page. When the first page is fetched again (on returning, after
 * a break), it updates the top of the list and leaves the rest as it was. The list starts again from the new page if
 * there are more new rows than the page holds, or if the page's last row has moved up from further down: otherwise the
 * rows between the page and the rest would be missing.
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
      // A write by this tab itself contains the whole list and keeps its end cursor.
      const isPart = list?.pageInfo.hasNextPage && list.pageInfo.endCursor !== known?.pageInfo.endCursor;
      if (!list || !known || !isFirstPage || !isPart) return list;

      const { pageInfo } = known;
      const idOf = (edge: (typeof list.edges)[number]) => options.readField<Reference>('node', edge)?.__ref;
      const ids = list.edges.map(idOf);
      const placeOf = (edge?: (typeof list.edges)[number]) => edge && options.readField<string>('cursor', edge);
      const end = known.edges.findIndex((edge) => idOf(edge) === ids.at(-1));
      // A row that was above `end` and is not in the new page may now be between the page and the rest.
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
