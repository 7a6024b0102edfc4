/**
 * An overlay (overlays.ts) has an entry of its own in the browser's history, over its page's, so that Back closes it:
 * the same address and the same state, with how many of them there are.
 */
export const MARK = 'overlays';

/** How many overlays' entries lie between the one that stands and its page's. */
export function entriesOver(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state ? Number(state[MARK]) : 0;
}

/** Leaves the entries of overlays that are not there: after a reload, or by the browser's Forward. */
export function dropEntries() {
  if (entriesOver() > 0) window.history.go(-entriesOver());
}

/** What overlays want to know of the history; their code comes with the first of them. */
export const watcher = {
  /** Whether a router stands that tells. */
  isOn: false,
  /** Another page is asked for: goes there, in its time. */
  onLeave: (go: () => void, _replaces: boolean) => go(),
  /** Whether the page of an address is loaded anew instead of being shown by this tab's code. */
  loads: (_address: string) => false,
  /** The browser has moved in the history. */
  onMove: (_samePage: boolean) => dropEntries(),
};
