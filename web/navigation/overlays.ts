import { entriesOver, MARK, watcher } from './entries.ts';

/** Something over the page, or a form on it that has unsaved changes. */
export type Layer = {
  close: () => void;
  /** Where closing loses something: whether that still matters, and whether it may be closed. */
  guard?: { isNeeded: () => boolean; ask: () => Promise<boolean> };
};

/** What lies over the page, the topmost last. */
const open: Layer[] = [];
/** Whether a question is open. */
let isAsking = false;
/** What waits until the page's own entry stands again. */
let departures: (() => void)[] = [];
/** Whether a step back of our own is under way. */
let isStepping = false;
/** How the page wants its place restored. */
let restoration: ScrollRestoration = 'auto';
const watchers = new Set<() => void>();

/** Calls after each layer that opens or closes. @returns ends it */
export function watchLayers(listener: () => void) {
  watchers.add(listener);
  return () => void watchers.delete(listener);
}

/**
 * Adds a layer that has opened. Back closes it, and so does going to another page.
 * @returns what to do once it is closed
 */
export function addLayer(layer: Layer) {
  open.push(layer);
  syncHistory();
  setTimeout(tell);
  return () => {
    const index = open.indexOf(layer);
    if (index >= 0) open.splice(index, 1);
    // The next one may open in the same moment, as a dialog does from a menu, and takes the entry over.
    setTimeout(syncHistory);
    setTimeout(tell);
  };
}

function tell() {
  for (const watcher of watchers) watcher();
}

/** Closes a layer and what was opened from it. */
export function closeLayer(layer: Layer) {
  const index = open.indexOf(layer);
  if (index < 0) layer.close();
  else whenAllowed(index, () => closeDownTo(index));
}

/** Goes on, where a layer from the `first` on asks, once the answer is yes. */
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

/** Closes from the top until `count` are left. */
function closeDownTo(count: number) {
  for (const layer of open.splice(count).reverse()) layer.close();
}

function pushEntry() {
  const { history } = window;
  const over = entriesOver();
  // What moved under an overlay stays where it is when the overlay goes; a reload keeps the place as ever.
  if (over === 0) restoration = history.scrollRestoration;
  history.scrollRestoration = 'manual';
  history.pushState(Object.assign({}, history.state, { [MARK]: over + 1 }), '');
  history.scrollRestoration = restoration;
}

/** Brings the history into line: as many entries as layers, and none before the page is left. */
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

/** Closes all, and goes once the page's own entry stands. */
function leave(go: () => void) {
  closeDownTo(0);
  departures.push(go);
  syncHistory();
}

/**
 * Back has been pressed. What asks has an entry of its own, and Back means what lies under it: a dialog, or the page.
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
  // What replaces a page in the history is no step of the member's.
  if (replaces || !open.some((layer) => layer.guard)) leave(go);
  // A form that leads away once it is saved says in this moment that it is.
  else setTimeout(() => whenAllowed(0, () => leave(go)));
};

watcher.onMove = (samePage) => {
  if (samePage) window.history.scrollRestoration = restoration;
  if (!samePage) closeDownTo(0);
  else if (!isStepping) goBackTo(entriesOver());
  isStepping = false;
  syncHistory();
};
