import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Returns the fetch policy of a list: refetch the list, except after a back navigation. After a back navigation the
 * list stays as the member left it, because a new answer could move the visible rows or replace the list by its first
 * page (growingList.ts).
 */
export function useListPolicy() {
  return useNavigationType() === NavigationType.Pop ? 'cache-first' : 'cache-and-network';
}
