import { createContext, useContext } from 'react';

/** The path of the page that lists the posts: a profile's timeline, a community, or '' for the home feed. */
export const PostPlace = createContext('');

/**
 * Returns the path of a post's own page. It starts with the path of the current list, so that the page's back button
 * leads to this list.
 */
export function usePostPath(id: string) {
  return `${useContext(PostPlace)}/post/${id}`;
}

/** Returns the path of the page that lists the posts; '/' for the home feed. */
export function usePostPlace() {
  return useContext(PostPlace) || '/';
}
