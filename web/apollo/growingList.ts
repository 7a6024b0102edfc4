import { relayStylePagination, type RelayFieldPolicy } from '@apollo/client/utilities';
import type { Reference } from '@apollo/client/cache';

/**
 * Returns the field policy of a list that grows page by page. When the first page is fetched again (after navigating
 * back, or after a lost connection), the policy updates the top of the list and leaves the other rows as they were. The
 * new page replaces the whole list if there may be a gap between the new page and the old rows: if all rows of the page
 * are new, or if its last row was further down in the old list. A later page that does not continue the list is
 * dropped: the list was replaced after the page was requested, and the page would leave a gap.
 */
export function growingList(keyArgs: string[] | false = false): RelayFieldPolicy<Reference> {
  const relay = relayStylePagination(keyArgs);
  const { merge } = relay;
  if (typeof merge !== 'function') return relay;

  return {
    ...relay,
    merge(known, incoming, options) {
      const after: unknown = options.args?.['after'];
      if (known && after && !continues(known, after)) return known;
      const list = merge(known, incoming, options);
      const isFirstPage = !after && !options.args?.['before'];
      // True for an answer of the server that contains only a part of the list. A cache write by this tab itself is
      // different: it contains the whole list and keeps the end cursor of the cached list.
      const isPart = list?.pageInfo.hasNextPage && list.pageInfo.endCursor !== known?.pageInfo.endCursor;
      if (!list || !known || !isFirstPage || !isPart) return list;

      const { pageInfo } = known;
      const idOf = (edge: (typeof list.edges)[number]) => options.readField<Reference>('node', edge)?.__ref;
      const ids = list.edges.map(idOf);
      const placeOf = (edge?: (typeof list.edges)[number]) => edge && options.readField<string>('cursor', edge);
      const end = known.edges.findIndex((edge) => idOf(edge) === ids.at(-1));
      // A known row above `end` that is missing in the new page may now be between the new page and the older rows.
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

type StoredList = { edges: readonly { cursor?: string }[]; pageInfo: { endCursor: string } };

/** Returns true if the page after this cursor continues the list, at its end or at one of its rows. */
function continues({ edges, pageInfo }: StoredList, after: unknown) {
  return pageInfo.endCursor === after || edges.some((edge) => edge.cursor === after);
}
