/** `local` is shared by the tabs of the browser; `session` is this tab's, and is emptied when a session ends (SPEC 4, logout). */
export type Area = 'local' | 'session';

/** One kept text, and where it stands. */
export type Item = readonly [area: Area, name: string, text: string];

/** @throws where storage is turned off */
export const browser = (area: Area) => window[`${area}Storage` as const];

/** What the browser does not take (private mode, a full store, storage turned off) lasts as long as the page. */
export const unkept = { local: new Map<string, string>(), session: new Map<string, string>() };

export function readItem(area: Area, name: string) {
  return unkept[area].get(name) ?? attempt(() => browser(area).getItem(name)) ?? null;
}

/** @throws what the browser says when it refuses */
export function putItem(area: Area, name: string, text: string) {
  browser(area).setItem(name, text);
  unkept[area].delete(name);
}

/** What the browser refuses lasts as long as the page. @returns false then */
export function writeItem(area: Area, name: string, text: string) {
  try {
    putItem(area, name, text);
    return true;
  } catch {
    unkept[area].set(name, text);
    return false;
  }
}

export function removeItem(area: Area, name: string) {
  unkept[area].delete(name);
  attempt(() => browser(area).removeItem(name));
}

/** Before the name of what a member wrote, so that it is told from the rest also where its module is not loaded. */
export const WRITTEN = 'words/';

/** What belongs to a member, or to a visitor, stands under a name that tells it from what is the browser's. */
export function ownedName(ownerId: string, name: string) {
  return `@${ownerId}/${name}`;
}

/** Undefined where the browser refuses. */
export function attempt<Value>(act: () => Value) {
  try {
    return act();
  } catch {
    return undefined;
  }
}
