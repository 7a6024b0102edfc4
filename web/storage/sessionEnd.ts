import { attempt, browser, ownedName, readItem, removeItem, unkept, type Area, type StoredItem } from './areas.ts';
import { createStoredText } from './createStoredText.ts';

/**
 * A stored text that is written and immediately removed when the member signs out, so that the other tabs get a storage
 * event.
 */
const leaving = createStoredText('leaving', { area: 'local', per: 'device' });
/**
 * A stored mark that exists while the database is being emptied. If the page is closed before that ends, the next page
 * sees the mark and continues.
 */
const emptying = createStoredText('emptying', { area: 'local', per: 'device' });

/**
 * Matches the names of items that have an owner. Older versions stored chat drafts and unsent messages under names that
 * do not contain the owner.
 */
const isOwned = /^@|^chat-(draft:|outbox$)/;

type Owner = string | null;
type Why = 'left' | 'leftElsewhere' | 'ended';

/** Set when the member signs out. From then on, every end of the session counts as the member's own sign-out. */
let isLeaving: 'left' | 'leftElsewhere' | null = null;
/** The module keptTexts.ts. It is loaded when a session ends in this page. */
let held: typeof import('./keptTexts.ts') | undefined;

/**
 * Announces to this tab and to the other tabs that the member signs out. Call this before sending the sign-out to the
 * server, because another answer could report the end of the session first.
 */
export function announceLeaving() {
  isLeaving = 'left';
  leaving.write('1');
  leaving.write(null);
  held?.drop();
}

/** Removes the data of ended sessions that an earlier page could not remove because it was closed. */
export function sweep(owner: () => Owner) {
  takeOut(ownedName(owner() ?? '', ''), false);
  if (emptying.read() !== null) end('', null, owner);
}

/**
 * Updates the data stored in the browser after the session has changed (keptTexts.ts describes the rules).
 * @param why why the session ended, if the caller knows it; null if the session has not ended
 * @returns `why`, or a more exact cause that this module knows; null if the session has not ended
 */
export function followSession(before: Owner, owner: () => Owner, why: Why | null) {
  if (why === 'left') announceLeaving();
  const now = owner();
  const reason = now === null ? (isLeaving ?? why) : null;
  const items = takeOut(now === null ? null : ownedName(now, ''), before !== null || now === null);
  // If another member has signed in, drop the texts of the previous member.
  if (before !== null) end(before, reason === 'ended' ? items : null, owner);
  if (now !== null) {
    isLeaving = null;
    held?.restoreKeptTexts(now);
  }
  return reason;
}

/**
 * Removes and returns the items that the next person at this browser must not find: all items that belong to
 * a member and, if a session has ended, everything else in `sessionStorage`.
 * @param kept the prefix of item names that stay; null for none
 */
function takeOut(kept: string | null, hasEnded: boolean) {
  const items: StoredItem[] = [];
  for (const area of ['local', 'session'] as const)
    for (const name of namesIn(area)) {
      const isKept = kept !== null && name.startsWith(kept);
      if (isKept || !(isOwned.test(name) || (hasEnded && area === 'session'))) continue;
      items.push([area, name, readItem(area, name) ?? '']);
      removeItem(area, name);
    }
  return items;
}

function namesIn(area: Area) {
  return [...unkept[area].keys(), ...(attempt(() => Object.keys(browser(area))) ?? [])];
}

function end(memberId: string, items: readonly StoredItem[] | null, memberNow: () => Owner) {
  emptying.write('1');
  import('./keptTexts.ts').then(
    (module) => {
      held = module;
      // The member may have signed out while the module was loading. In that case, drop the items.
      void module.endStores({
        memberId,
        items: isLeaving ? null : items,
        memberNow,
        emptied: () => void emptying.write(null),
      });
    },
    () => undefined,
  );
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== leaving.nameOf() || newValue === null) return;
    isLeaving = 'leftElsewhere';
    held?.drop();
  });
