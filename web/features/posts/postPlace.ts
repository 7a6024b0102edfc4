import { createContext, useContext } from 'react';

/**
 * The path of the page that lists the posts: the path of a profile's timeline or of a community, or '' for the home
 * feed.
 */
export const PostPlace = createContext('');

/**
 * Returns the path of a post's own page. The path starts with the path of the current list, so that the page's back
 * button leads to that list.
 */
export function usePostPath(id: string) {
  return `${useContext(PostPlace)}/post/${id}`;
}

/** Returns the path of the page that shows this list of posts; '/' for the home feed. */
export function usePostPlace() {
  return useContext(PostPlace) || '/';
}
