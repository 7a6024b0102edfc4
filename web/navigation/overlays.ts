import { entriesOver, MARK, watcher } from './entries.ts';

/** A layer that the Back button closes: an open overlay, or a form with unsaved changes. */
export type Layer = {
  close: () => void;
  /**
   * Present if the layer can have unsaved changes. `isNeeded` returns true if there are unsaved changes now. `ask` asks
   * the member if the changes may be discarded.
   */
  guard?: { isNeeded: () => boolean; ask: () => Promise<boolean> };
};

/** The open layers. The last one is the topmost. */
const open: Layer[] = [];
/** True while a layer's guard asks the member if unsaved changes may be discarded. */
let isAsking = false;
/** Navigations that start when the browser history is back at the page's own entry. */
let departures: (() => void)[] = [];
/** True while a `history.go` that this module called is in progress. */
let isStepping = false;
/**
 * The value of `history.scrollRestoration` that the page itself has set, to be restored after the last overlay closes.
 */
let restoration: ScrollRestoration = 'auto';
const watchers = new Set<() => void>();

/** Calls `listener` after a layer opens or closes. @returns a function that removes the listener */
export function watchLayers(listener: () => void) {
  watchers.add(listener);
  return () => void watchers.delete(listener);
}

/** Adds an open layer. Back and any other navigation close it. @returns a function to call when the layer has closed */
export function addLayer(layer: Layer) {
  open.push(layer);
  syncHistory();
  setTimeout(tell);
  return () => {
    const index = open.indexOf(layer);
    if (index >= 0) open.splice(index, 1);
    // Wait until the next task, because another layer may open in the same task (for example, a dialog from a menu) and
    // reuse the history entry.
    setTimeout(syncHistory);
    setTimeout(tell);
  };
}

function tell() {
  for (const watcher of watchers) watcher();
}

/** Closes a layer and all layers above it. */
export function closeLayer(layer: Layer) {
  const index = open.indexOf(layer);
  if (index < 0) layer.close();
  else whenAllowed(index, () => closeDownTo(index));
}

/**
 * Calls `goOn` immediately. But if a layer at index `first` or above has unsaved changes, calls it only after the
 * member has agreed to discard them.
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
  // Set the scroll restoration of the page's entry to 'manual', so that going back from the overlay's entry does not
  // scroll. The overlay's entry gets the page's own setting, which the browser needs at a reload.
  if (over === 0) restoration = history.scrollRestoration;
  history.scrollRestoration = 'manual';
  history.pushState(Object.assign({}, history.state, { [MARK]: over + 1 }), '');
  history.scrollRestoration = restoration;
}

/**
 * Makes the browser history match the layers: one entry per open layer. If a navigation is about to leave the page,
 * removes all these entries first.
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
 * Handles a Back navigation after which `count` overlay entries are left. A form with unsaved changes has its own
 * history entry, but Back is meant for the layer below the form: the dialog that contains the form, or the page.
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
  // A replace navigation is started by the app itself, not by the member, so do not ask for permission.
  if (replaces || !open.some((layer) => layer.guard)) leave(go);
  // Wait until the next task. A form that navigates after saving reports in this task, but only after its navigation,
  // that it has no unsaved changes left.
  else setTimeout(() => whenAllowed(0, () => leave(go)));
};

watcher.onMove = (samePage) => {
  if (samePage) window.history.scrollRestoration = restoration;
  if (!samePage) closeDownTo(0);
  else if (!isStepping) goBackTo(entriesOver());
  isStepping = false;
  syncHistory();
};
