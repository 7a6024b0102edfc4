import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * How a list is asked for: afresh, unless one goes back to it. Then it stands as it was left, as long as it was: an
 * answer would cut it to its first page, under whoever reads further down.
 */
export function useListPolicy() {
  return useNavigationType() === NavigationType.Pop ? 'cache-first' : 'cache-and-network';
}
