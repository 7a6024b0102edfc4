/** Heard by the page's first script (web/build/discretion.ts), which leaves at once. */
export const LEAVE = 'brasa:leave';

/**
 * Where a quick exit leads: a page that anybody may have open. An empty one would ask for an explanation, and one of
 * ours is what must not be seen. An encyclopaedia keeps no profile of who comes, and is told nothing of where from.
 */
export const ELSEWHERE = 'https://pt.wikipedia.org/';

export function leaveAtOnce() {
  window.dispatchEvent(new Event(LEAVE));
}
