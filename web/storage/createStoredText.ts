import { ownedName, readItem, removeItem, writeItem, WRITTEN, type Area } from './areas.ts';

export type StoragePlace = {
  area: Area;
  /**
   * The owner of the text.
   * - `member`: the signed-in member. Without a session the text is neither written nor read.
   * - `author`: like `member`, for texts that the member wrote. If the member did not end the session themselves,
   *   such texts are restored when the member signs in again (keptTexts.ts). Never use `author` for payments.
   * - `viewer`: the signed-in member or a visitor.
   * - `device`: the browser. In the area `local` the text outlives sessions and must reveal nothing about a member.
   *
   * The names of the first three contain the owner's id, and their texts are removed when the session ends.
   */
  per: 'member' | 'author' | 'viewer' | 'device';
};

export type StoredText = ReturnType<typeof createStoredText>;

/** The keys of all texts that the app stores, as far as their modules are loaded. */
export const storedEntries: ({ key: string } & StoragePlace)[] = [];

let currentOwner: () => string | null = () => null;

/** Sets the function that returns the signed-in member's id. Only web/storage/session.ts calls it. */
export function setOwner(owner: () => string | null) {
  currentOwner = owner;
}

/**
 * Creates a text that is stored in this browser under `key`. With a `part`, separate texts are stored under `key:part`.
 * All code must use this function to access the browser's storage. The functions that it returns never throw: a text
 * that the browser refuses to store is kept until the page is closed.
 */
export function createStoredText(key: string, { area, per }: StoragePlace) {
  storedEntries.push({ key, area, per });

  /**
   * Returns the name under which the text is now stored. Returns null if the text belongs to a member and there is no
   * session.
   */
  function nameOf(part?: string) {
    const name = part === undefined ? key : `${key}:${part}`;
    if (per === 'device') return name;
    const owner = currentOwner();
    if (owner === null && per !== 'viewer') return null;
    return ownedName(owner ?? '', per === 'author' ? WRITTEN + name : name);
  }

  return {
    nameOf,
    read(part?: string) {
      const name = nameOf(part);
      return name === null ? null : readItem(area, name);
    },
    /** @param text null removes the stored text @returns false if the browser refused to store the text */
    write(text: string | null, part?: string) {
      const name = nameOf(part);
      if (name === null) return false;
      if (text !== null) return writeItem(area, name, text);
      removeItem(area, name);
      return true;
    },
  };
}
