import { entriesOver, MARK, watcher } from './entries.ts';

/** An overlay, or a form on the page or in an overlay that has unsaved changes. */
export type Layer = {
  close: () => void;
  /** Present if closing loses changes: `isNeeded` says if there still are any, `ask` asks the member for permission. */
  guard?: { isNeeded: () => boolean; ask: () => Promise<boolean> };
};

/** The open layers, the topmost last. */
const open: Layer[] = [];
/** True while the member is being asked. */
let isAsking = false;
/** Navigations that wait until the history is back at the page's own entry. */
let departures: (() => void)[] = [];
/** True while a `history.go` of this module is under way. */
let isStepping = false;
/** The page's own scroll restoration. */
let restoration: ScrollRestoration = 'auto';
const watchers = new Set<() => void>();

/** Calls `listener` after a layer opens or closes. @returns a function that stops it */
export function watchLayers(listener: () => void) {
  watchers.add(listener);
  return () => void watchers.delete(listener);
}

/**
 * Adds an open layer. Back closes it, and so does a navigation.
 * @returns a function to call when the layer has closed
 */
export function addLayer(layer: Layer) {
  open.push(layer);
  syncHistory();
  setTimeout(tell);
  return () => {
    const index = open.indexOf(layer);
    if (index >= 0) open.splice(index, 1);
    // Wait a task: a second layer may open at the same moment (a dialog from a menu) and reuse the entry.
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

/** Calls `goOn` at once, or, if a layer from index `first` on has unsaved changes, when the member agrees. */
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
  // 'manual' keeps the scroll position when the overlay's entry is left. The page's entry keeps its own setting for a
  // reload.
  if (over === 0) restoration = history.scrollRestoration;
  history.scrollRestoration = 'manual';
  history.pushState(Object.assign({}, history.state, { [MARK]: over + 1 }), '');
  history.scrollRestoration = restoration;
}

/** Makes the history match the layers: one entry per layer, and none before a navigation leaves the page. */
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
 * Handles Back, after which `count` overlay entries remain. A form with unsaved changes has an entry of its own, so
 * that Back is meant for the layer below it: a dialog, or the page.
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
  // A replace navigation is not the member's action, so it needs no permission.
  if (replaces || !open.some((layer) => layer.guard)) leave(go);
  // Wait a task: a form that navigates after it was saved reports in the same moment that it has no unsaved changes.
  else setTimeout(() => whenAllowed(0, () => leave(go)));
};

watcher.onMove = (samePage) => {
  if (samePage) window.history.scrollRestoration = restoration;
  if (!samePage) closeDownTo(0);
  else if (!isStepping) goBackTo(entriesOver());
  isStepping = false;
  syncHistory();
};
