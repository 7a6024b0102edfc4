import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * How a list is asked for: afresh, unless one goes back to it. Then it stands as it was left: an answer may
 * move it under its reader, or begin it anew (growing-list.ts).
 */
export function useListPolicy() {
  return useNavigationType() === NavigationType.Pop ? 'cache-first' : 'cache-and-network';
}
