/**
 * The browser's storage areas. `local` is shared by all tabs of the browser. `session` belongs to this tab and is
 * emptied when the member's session ends (SPEC 4, logout).
 */
export type Area = 'local' | 'session';

/** A stored text with its storage area and its full name in that area. */
export type StoredItem = readonly [area: Area, name: string, text: string];

/** @throws when the browser has storage turned off */
export const browser = (area: Area) => window[`${area}Storage` as const];

/**
 * Texts that the browser refused to store (private mode, full or disabled storage). They are kept in memory as long as
 * the page lives.
 */
export const unkept = { local: new Map<string, string>(), session: new Map<string, string>() };

export function readItem(area: Area, name: string) {
  return unkept[area].get(name) ?? attempt(() => browser(area).getItem(name)) ?? null;
}

/** Stores a text. @returns false if the browser refused to store it, so that the text lasts only as long as the page */
export function writeItem(area: Area, name: string, text: string) {
  return writeItems(area, [[name, text]]) === null;
}

/**
 * Stores all items or none, so that other tabs never read a part of them. If the browser refuses to store them, they
 * last as long as the page.
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
 * The prefix in the names of texts that a member wrote. It marks such texts even if the module that stored them is not
 * loaded.
 */
export const WRITTEN = 'words/';

/**
 * Returns the stored name of an item that has an owner: a member, or '' for a visitor. Items of the device have no
 * owner.
 */
export function ownedName(ownerId: string, name: string) {
  return `@${ownerId}/${name}`;
}

/** Returns the result of `act`, or undefined if it throws because the browser blocks storage. */
export function attempt<Value>(act: () => Value) {
  try {
    return act();
  } catch {
    return undefined;
  }
}
