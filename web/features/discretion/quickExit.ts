/** The event of a quick exit. The page's inline script (web/build/discretion.ts) handles it and leaves at once. */
export const LEAVE = 'brasa:leave';

/**
 * The target of a quick exit: a harmless page. An empty page would look suspicious, and a page of this site must not be
 * seen. An encyclopaedia keeps no profile of its visitors, and gets no referrer.
 */
export const ELSEWHERE = 'https://pt.wikipedia.org/';

export function leaveAtOnce() {
  window.dispatchEvent(new Event(LEAVE));
}
