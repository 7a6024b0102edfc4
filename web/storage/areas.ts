/**
 * The browser's storage areas. `local` (localStorage) is shared by all tabs of the browser. `session` (sessionStorage)
 * belongs to this tab and is emptied when the member's session ends (SPEC.md, section 4, logout).
 */
export type Area = 'local' | 'session';

/** A stored text: its storage area, its full name in that area, and the text. */
export type StoredItem = readonly [area: Area, name: string, text: string];

/** Returns the browser's storage object for the area. @throws when storage is turned off in the browser */
export const browser = (area: Area) => window[`${area}Storage` as const];

/**
 * Texts that the browser refused to store (private mode, full or disabled storage). They are kept in memory until the
 * page is closed.
 */
export const unkept = { local: new Map<string, string>(), session: new Map<string, string>() };

export function readItem(area: Area, name: string) {
  return unkept[area].get(name) ?? attempt(() => browser(area).getItem(name)) ?? null;
}

/**
 * Stores a text.
 * @returns false if the browser refused to store the text, so that it is kept only until the page is closed
 */
export function writeItem(area: Area, name: string, text: string) {
  return writeItems(area, [[name, text]]) === null;
}

/**
 * Stores all items or none, so that other tabs never read an incomplete set. If the browser refuses to store the items,
 * they are kept in memory until the page is closed.
 * @returns the browser's error, or null if the browser stored the items
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

/**
 * The prefix in the names of texts that a member wrote. The prefix identifies such texts even if the module that stored
 * them is not loaded.
 */
export const WRITTEN = 'words/';

/**
 * Returns the name under which an item with an owner is stored. The owner is a member, or '' for a visitor. Items that
 * belong to the device have no owner.
 */
export function ownedName(ownerId: string, name: string) {
  return `@${ownerId}/${name}`;
}

/** Returns the result of `act`. Returns undefined if `act` throws, because the browser blocks storage. */
export function attempt<Value>(act: () => Value) {
  try {
    return act();
  } catch {
    return undefined;
  }
}
