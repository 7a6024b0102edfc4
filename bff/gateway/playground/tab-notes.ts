import { z } from 'zod';

const KEY = 'brasa:members-of-tabs';
const names = z.record(z.string(), z.string());

/**
 * Remembers the name of each tab's member across a reload of the page. GraphiQL keeps the tabs, but not their headers.
 * Never stores a token.
 */
export function createTabMembers(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const known = new Map(Object.entries(read(storage.getItem(KEY))));
  const lost = new Map(known);

  return {
    /** Returns the member that the tab had before the page was loaded again, if it has no member since. */
    lostIn: (tab: string) => lost.get(tab),
    /** Notes the member of a tab; undefined if the visitor was chosen for it. */
    note(tab: string, name: string | undefined) {
      lost.delete(tab);
      if (known.get(tab) === name) return;
      if (name === undefined) known.delete(tab);
      else known.set(tab, name);
      storage.setItem(KEY, JSON.stringify(Object.fromEntries(known)));
    },
  };
}

function read(text: string | null) {
  try {
    return names.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
