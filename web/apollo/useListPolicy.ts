import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Returns a list's fetch policy: fetch again, except after a back navigation. Then the list stays as the member left
 * it, since a new answer could move rows under them, or restart the list (growingList.ts).
 */
export function useListPolicy() {
  return useNavigationType() === NavigationType.Pop ? 'cache-first' : 'cache-and-network';
}
