import { ownedName, readItem, removeItem, writeItem, WRITTEN, type Area } from './areas.ts';

export type StoragePlace = {
  area: Area;
  /**
   * The owner of the text. `member`: the signed-in member; without a session it is neither written nor read. `author`:
   * as `member`, for texts that the member wrote. They are restored when the member signs in again after a session that
   * they did not end themselves (keptTexts.ts); never use it for payments. `viewer`: the member, or a visitor. These
   * three carry their owner's id and are removed when the session ends. `device`: the browser; in `local` it outlives
   * sessions and must reveal nothing about a member.
   */
  per: 'member' | 'author' | 'viewer' | 'device';
};

export type StoredText = ReturnType<typeof createStoredText>;

/** Everything that this app stores, as far as its modules are loaded. */
export const storedEntries: ({ key: string } & StoragePlace)[] = [];

let currentOwner: () => string | null = () => null;

/** Sets the function that returns the signed-in member's id. Only web/storage/session.ts calls it. */
export function setOwner(owner: () => string | null) {
  currentOwner = owner;
}

/**
 * Creates a text stored in this browser under `key`, or one per `part`. All access to the browser's storage goes
 * through here. It never throws: a text that the browser refuses to store lasts as long as the page.
 */
export function createStoredText(key: string, { area, per }: StoragePlace) {
  storedEntries.push({ key, area, per });

  /** Returns the text's current name in the storage, or null if it belongs to a member and there is no session. */
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
    /** @param text null removes it @returns false if the browser refused to store it */
    write(text: string | null, part?: string) {
      const name = nameOf(part);
      if (name === null) return false;
      if (text !== null) return writeItem(area, name, text);
      removeItem(area, name);
      return true;
    },
  };
}
