import { createContext, useContext } from 'react';

/**
 * The path of the page that posts stand on: '' for the home timeline, a profile's timeline or a community otherwise.
 */
export const PostPlace = createContext('');

/** Where a post's own page is, seen from the page it stands on: as its child, so that the way back leads there. */
export function usePostPath(id: string) {
  return `${useContext(PostPlace)}/post/${id}`;
}

/** The page that posts stand on. */
export function usePostPlace() {
  return useContext(PostPlace) || '/';
}
