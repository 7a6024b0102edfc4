/**
 * The name of the event that starts a quick exit. The page's inline script (web/build/discretion.ts) listens for this
 * event and leaves the site immediately.
 */
export const LEAVE = 'brasa:leave';

/**
 * The page that a quick exit opens. It is a harmless page, because an empty page would look suspicious. It is an
 * encyclopaedia, because an encyclopaedia does not profile its visitors. The browser sends it no referrer.
 */
export const ELSEWHERE = 'https://pt.wikipedia.org/';

export function leaveAtOnce() {
  window.dispatchEvent(new Event(LEAVE));
}
