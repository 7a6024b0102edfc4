import { z } from 'zod';

const notes = z.record(z.string(), z.string());

/**
 * Creates notes about the tabs of GraphiQL, such as the name of a tab's member, that outlive a reload of the page.
 * GraphiQL keeps the tabs, but not their headers. No note contains a token.
 * @param storage the storage of this tab of the browser
 */
export function createTabNotes(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string) {
  const known = new Map(Object.entries(read(storage.getItem(key))));
  const lost = new Map(known);

  return {
    /** Returns the note that the tab had before the page was loaded again, if it was not set since. */
    lostIn: (tab: string) => lost.get(tab),
    /** Sets the note of a tab, or removes it if `text` is undefined. */
    note(tab: string, text: string | undefined) {
      lost.delete(tab);
      if (known.get(tab) === text) return;
      if (text === undefined) known.delete(tab);
      else known.set(tab, text);
      storage.setItem(key, JSON.stringify(Object.fromEntries(known)));
    },
  };
}

function read(text: string | null) {
  try {
    return notes.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
