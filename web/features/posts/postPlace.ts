import { createContext, useContext } from 'react';

/** The path of the page that lists the posts: '' for the home timeline, else a profile's timeline or a community. */
export const PostPlace = createContext('');

/** Returns the path of a post's own page, below the current list's path, so that its back button leads to that list. */
export function usePostPath(id: string) {
  return `${useContext(PostPlace)}/post/${id}`;
}

/** Returns the path of the page that lists the posts. */
export function usePostPlace() {
  return useContext(PostPlace) || '/';
}
