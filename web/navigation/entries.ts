/**
 * An open overlay (overlays.ts) has a history entry above its page's, so that Back closes it. The entry has the page's
 * address and state, plus the number of open overlays under this key.
 */
export const MARK = 'overlays';

/** Returns the number of overlay entries from the page's entry up to the current one. */
export function entriesOver(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state ? Number(state[MARK]) : 0;
}

/** Leaves the entries of overlays that no longer exist, after a reload or the browser's Forward. */
export function dropEntries() {
  if (entriesOver() > 0) window.history.go(-entriesOver());
}

/** Events of the history that the overlays handle. Their code is loaded with the first overlay. */
export const watcher = {
  /** True while a router reports the history's moves. */
  isOn: false,
  /** Called when a navigation is requested; calls `go` when the navigation may start. */
  onLeave: (go: () => void, _replaces: boolean) => go(),
  /** Loads the page of an address with a full page load, if needed (a new version). Returns true if it did. */
  loads: (_address: string) => false,
  /** Runs after Back, Forward or `history.go`. */
  onMove: (_samePage: boolean) => dropEntries(),
};
