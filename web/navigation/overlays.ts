import { entriesOver, MARK, watcher } from './entries.ts';

export type Overlay = { close: () => void };

/** What lies over the page, the topmost last. */
const open: Overlay[] = [];
/** What waits until the page's own entry stands again. */
let departures: (() => void)[] = [];
/** Whether a step back of our own is under way. */
let isStepping = false;
/** How the page wants its place restored. */
let restoration: ScrollRestoration = 'auto';

/** Adds an overlay that has opened. Back closes it, and so does going to another page. @returns what to do once it is closed */
export function addOverlay(overlay: Overlay) {
  open.push(overlay);
  settle();
  return () => {
    remove(overlay);
    // The next one may open in the same moment, as a dialog does from a menu, and takes the entry over.
    setTimeout(settle);
  };
}

function remove(overlay: Overlay) {
  const index = open.indexOf(overlay);
  if (index >= 0) open.splice(index, 1);
}

/** Closes from the top until `count` are left. */
function closeDownTo(count: number) {
  for (const overlay of open.splice(count).reverse()) overlay.close();
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

/** Brings the history into line: as many entries as overlays, and none before the page is left. */
function settle() {
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

watcher.onLeave = (go) => {
  closeDownTo(0);
  departures.push(go);
  settle();
};

watcher.onMove = (samePage) => {
  if (samePage) window.history.scrollRestoration = restoration;
  if (!samePage) closeDownTo(0);
  else if (!isStepping) closeDownTo(entriesOver());
  isStepping = false;
  settle();
};
