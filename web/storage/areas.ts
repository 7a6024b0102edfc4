/**
 * `local` is shared by the tabs of the browser; `session` is this tab's, and is emptied when a session ends (SPEC 4,
 * logout).
 */
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

/** What the browser refuses lasts as long as the page. @returns false then */
export function writeItem(area: Area, name: string, text: string) {
  return writeItems(area, [[name, text]]) === null;
}

/**
 * Writes all of them or none, so that other tabs never read a half. What the browser refuses lasts as long as the page.
 * @returns what the browser threw; null when it took them
 */
export function writeItems(area: Area, items: [name: string, text: string][]): unknown {
  const undo: (() => void)[] = [];
  try {
    for (const [name, text] of items) {
      const before = browser(area).getItem(name);
      browser(area).setItem(name, text);
      undo.push(() => (before === null ? browser(area).removeItem(name) : browser(area).setItem(name, before)));
    }
    for (const [name] of items) unkept[area].delete(name);
    return null;
  } catch (error) {
    for (const [name, text] of items) unkept[area].set(name, text);
    undo.forEach(attempt);
    return error;
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
