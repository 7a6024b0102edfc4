/**
 * The key in the state of a history entry under which the number of open overlays (dialogs and menus) is stored. Each
 * open overlay (overlays.ts) adds a history entry after the entry of its page, so that Back closes the overlay. The
 * overlay's entry has the same URL and state as the page's entry, plus this number.
 */
export const MARK = 'overlays';

/** Returns the number of overlay entries between the page's own history entry and the current history entry. */
export function entriesOver(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state ? Number(state[MARK]) : 0;
}

/**
 * Goes back to the page's own history entry if the current entry belongs to an overlay that no longer exists. This
 * happens after a reload or a Forward navigation.
 */
export function dropEntries() {
  if (entriesOver() > 0) window.history.go(-entriesOver());
}

/**
 * The callbacks by which the router reports history events to the overlays. The code of the overlays is loaded with the
 * first overlay, and replaces these default callbacks.
 */
export const watcher = {
  /** True while a router is mounted and calls `onMove`. */
  isOn: false,
  /** Called when a navigation is requested. Calls `go` as soon as the navigation may start. */
  onLeave: (go: () => void, _replaces: boolean) => go(),
  /**
   * Opens a URL with a full page load, if a new version of the app requires this. Returns true if it opened the URL.
   */
  loads: (_address: string) => false,
  /** Called after Back, Forward or `history.go`. */
  onMove: (_samePage: boolean) => dropEntries(),
};
