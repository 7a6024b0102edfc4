import { entriesOver, MARK, watcher } from './entries.ts';

/** A layer that Back closes: an open overlay, or a form with unsaved changes. */
export type Layer = {
  close: () => void;
  /**
   * Present if the layer can have unsaved changes. `isNeeded` returns true while there are such changes; `ask` asks the
   * member if they may be discarded.
   */
  guard?: { isNeeded: () => boolean; ask: () => Promise<boolean> };
};

/** The open layers, the topmost last. */
const open: Layer[] = [];
/** True while a layer's guard asks the member if unsaved changes may be discarded. */
let isAsking = false;
/** Navigations that wait until the history is back at the page's own entry. */
let departures: (() => void)[] = [];
/** True while a `history.go` of this module is under way. */
let isStepping = false;
/** The value of `history.scrollRestoration` that the page itself has set. */
let restoration: ScrollRestoration = 'auto';
const watchers = new Set<() => void>();

/** Calls `listener` after a layer opens or closes. @returns a function that removes the listener */
export function watchLayers(listener: () => void) {
  watchers.add(listener);
  return () => void watchers.delete(listener);
}

/**
 * Adds an open layer. Back and any navigation close it.
 * @returns a function to call when the layer has closed
 */
export function addLayer(layer: Layer) {
  open.push(layer);
  syncHistory();
  setTimeout(tell);
  return () => {
    const index = open.indexOf(layer);
    if (index >= 0) open.splice(index, 1);
    // Wait until the next task, because a second layer may open at the same time (a dialog from a menu) and reuse the
    // history entry.
    setTimeout(syncHistory);
    setTimeout(tell);
  };
}

function tell() {
  for (const watcher of watchers) watcher();
}

/** Closes a layer and the layers above it. */
export function closeLayer(layer: Layer) {
  const index = open.indexOf(layer);
  if (index < 0) layer.close();
  else whenAllowed(index, () => closeDownTo(index));
}

/**
 * Calls `goOn` immediately. If a layer from index `first` on has unsaved changes, calls it only when the member agrees
 * to discard them.
 */
function whenAllowed(first: number, goOn: () => void) {
  const guard = open.slice(first).find((layer) => layer.guard?.isNeeded())?.guard;
  if (!guard) {
    goOn();
    return;
  }
  if (isAsking) return;
  isAsking = true;
  void guard.ask().then((isAllowed) => {
    isAsking = false;
    if (isAllowed) goOn();
  });
}

/** Closes layers from the top until `count` are left. */
function closeDownTo(count: number) {
  for (const layer of open.splice(count).reverse()) layer.close();
}

function pushEntry() {
  const { history } = window;
  const over = entriesOver();
  // Set the page's entry to 'manual', so that Back from the overlay's entry does not scroll. The overlay's entry gets
  // the page's own setting, for a reload.
  if (over === 0) restoration = history.scrollRestoration;
  history.scrollRestoration = 'manual';
  history.pushState(Object.assign({}, history.state, { [MARK]: over + 1 }), '');
  history.scrollRestoration = restoration;
}

/**
 * Makes the history match the layers: one entry per open layer. Before a navigation leaves the page, all these entries
 * are removed.
 */
function syncHistory() {
  if (!watcher.isOn || isStepping) return;
  const wanted = departures.length > 0 ? 0 : open.length;
  const dead = entriesOver() - wanted;
  if (dead > 0) {
    isStepping = true;
    window.history.go(-dead);
    return;
  }
  for (let missing = -dead; missing > 0; missing -= 1) pushEntry();
  const due = departures;
  departures = [];
  for (const go of due) go();
}

/** Closes all layers, and calls `go` when the history is back at the page's own entry. */
function leave(go: () => void) {
  closeDownTo(0);
  departures.push(go);
  syncHistory();
}

/**
 * Handles a Back navigation that leaves `count` overlay entries. A form with unsaved changes has a history entry of its
 * own, but the member means Back for the layer below the form: the dialog that contains it, or the page.
 */
function goBackTo(count: number) {
  if (open.length <= count) return;
  const isMeantBelow = open.slice(count).every((layer) => layer.guard);
  whenAllowed(count, () => {
    if (isMeantBelow && count === 0) leave(() => window.history.back());
    else closeDownTo(isMeantBelow ? count - 1 : count);
  });
}

watcher.onLeave = (go, replaces) => {
  // The app itself causes a replace navigation, not the member, so no permission is needed.
  if (replaces || !open.some((layer) => layer.guard)) leave(go);
  // Wait until the next task: a form that navigates after saving reports in the same task that it has no unsaved
  // changes left.
  else setTimeout(() => whenAllowed(0, () => leave(go)));
};

watcher.onMove = (samePage) => {
  if (samePage) window.history.scrollRestoration = restoration;
  if (!samePage) closeDownTo(0);
  else if (!isStepping) goBackTo(entriesOver());
  isStepping = false;
  syncHistory();
};
