import { attempt, browser, ownedName, readItem, removeItem, unkept, type Area, type StoredItem } from './areas.ts';
import { createStoredText } from './createStoredText.ts';

/** Written and removed again when the member signs out, so that the other tabs get a storage event. */
const leaving = createStoredText('leaving', { area: 'local', per: 'device' });
/** Set while the database is being emptied. If the page closes too early, the next page finds it and continues. */
const emptying = createStoredText('emptying', { area: 'local', per: 'device' });

/** Older versions stored chat drafts and unsent messages without the owner's name. */
const isOwned = /^@|^chat-(draft:|outbox$)/;

type Owner = string | null;
type Why = 'left' | 'leftElsewhere' | 'ended';

/** Set when the member has chosen to sign out: every end of the session from now on counts as theirs. */
let isLeaving: 'left' | 'leftElsewhere' | null = null;
/** Loaded once a session has ended in this page. */
let held: typeof import('./keptTexts.ts') | undefined;

/** Announces the member's own sign-out. Call it before the request, whose answer could first report the end. */
export function announceLeaving() {
  isLeaving = 'left';
  leaving.write('1');
  leaving.write(null);
  held?.drop();
}

/** Removes what an earlier page did not finish removing before it closed. */
export function sweep(owner: () => Owner) {
  takeOut(ownedName(owner() ?? '', ''), false);
  if (emptying.read() !== null) end('', null, owner);
}

/**
 * Updates the stores after a session change (the rules are in keptTexts.ts).
 * @param why the end's cause, as far as this tab knows; null when the session has not ended
 * @returns the cause as this module knows it, or null
 */
export function followSession(before: Owner, owner: () => Owner, why: Why | null) {
  if (why === 'left') announceLeaving();
  const now = owner();
  const reason = now === null ? (isLeaving ?? why) : null;
  const items = takeOut(now === null ? null : ownedName(now, ''), before !== null || now === null);
  // After another member's sign-in, the texts are dropped.
  if (before !== null) end(before, reason === 'ended' ? items : null, owner);
  if (now !== null) {
    isLeaving = null;
    held?.restoreKeptTexts(now);
  }
  return reason;
}

/**
 * Removes and returns what the next person at this browser must not find: owned items of both areas that do not start
 * with `kept` and, when a session has ended, all items of the `session` area that do not.
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
      // The member may have chosen Sair while the module was loading.
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
