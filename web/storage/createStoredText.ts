import { ownedName, readItem, removeItem, writeItem, WRITTEN, type Area } from './areas.ts';

export type Place = {
  area: Area;
  /**
   * Whose it is. `member`: of who is signed in, and without a session neither written nor read. `author`: so too, and
   * words of theirs, given back when a session that ended without their doing is begun again (held.ts); never what
   * pays. `viewer`: of the member, or of a visitor. These carry their owner's id and are removed when the session ends.
   * `device`: of the browser; in `local` it outlives sessions and must say nothing about a member.
   */
  per: 'member' | 'author' | 'viewer' | 'device';
};

export type StoredText = ReturnType<typeof createStoredText>;

/** Everything that this app keeps, as far as its modules are loaded. */
export const storedEntries: ({ key: string } & Place)[] = [];

let currentOwner: () => string | null = () => null;

/** Says who is signed in: web/storage/session.ts does. */
export function setOwner(owner: () => string | null) {
  currentOwner = owner;
}

/**
 * A text kept in this browser under `key`, or several: one for each `part`. The one way to the browser's stores, which
 * never throws: what the browser refuses lasts as long as the page.
 */
export function createStoredText(key: string, { area, per }: Place) {
  storedEntries.push({ key, area, per });

  /** Where it stands now; null where it may not be kept, since it is a member's and none is signed in. */
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
    /** @param text null removes it @returns false when the browser did not take it */
    write(text: string | null, part?: string) {
      const name = nameOf(part);
      if (name === null) return false;
      if (text !== null) return writeItem(area, name, text);
      removeItem(area, name);
      return true;
    },
  };
}
