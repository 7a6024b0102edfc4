/**
 * The key in the state of a history entry under which the number of open overlays is stored. Each open overlay
 * (overlays.ts) adds a history entry after that of its page, so that Back closes the overlay. The entry has the same
 * URL and state as the page's entry, plus this number.
 */
export const MARK = 'overlays';

/** Returns the number of overlay entries between the page's own history entry and the current entry. */
export function entriesOver(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state ? Number(state[MARK]) : 0;
}

/**
 * Goes back to the page's own history entry if the current entry belongs to an overlay that no longer exists, after a
 * reload or Forward.
 */
export function dropEntries() {
  if (entriesOver() > 0) window.history.go(-entriesOver());
}

/**
 * The callbacks by which the router reports history events to the overlays. The overlays' code is loaded with the first
 * overlay and replaces these defaults.
 */
export const watcher = {
  /** True while a router is mounted and calls `onMove`. */
  isOn: false,
  /** Called when a navigation is requested. Calls `go` as soon as the navigation may start. */
  onLeave: (go: () => void, _replaces: boolean) => go(),
  /** Opens a URL with a full page load if a new version of the app requires it. Returns true if it did so. */
  loads: (_address: string) => false,
  /** Called after Back, Forward or `history.go`. */
  onMove: (_samePage: boolean) => dropEntries(),
};
