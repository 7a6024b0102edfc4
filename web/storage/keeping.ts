import { attempt, browser, ownedName, readItem, removeItem, unkept, type Area, type Item } from './areas.ts';
import { createStoredText } from './createStoredText.ts';

/** Written and removed again before a session ends by the member's own doing, so that the other tabs hear of it. */
const leaving = createStoredText('leaving', { area: 'local', per: 'device' });
/** Stands while the database is being emptied: a page that goes away too early leaves it, and the next one goes on. */
const emptying = createStoredText('emptying', { area: 'local', per: 'device' });

/** Drafts and messages of chats stood without an owner's name once. */
const isOwned = /^@|^chat-(draft:|outbox$)/;

type Owner = string | null;
type Why = 'left' | 'leftElsewhere' | 'ended';

/** The member has said that they go: whatever ends the session now, they did. */
let isLeaving: 'left' | 'leftElsewhere' | null = null;
/** There once a session has ended in this page. */
let held: typeof import('./held.ts') | undefined;

/** Before a member's own sign-out is told to the server, whose answers might say first that the session has ended. */
export function announceLeaving() {
  isLeaving = 'left';
  leaving.write('1');
  leaving.write(null);
  held?.drop();
}

/** Removes what a page left that went away before it had done so. */
export function sweep(owner: () => Owner) {
  takeOut(ownedName(owner() ?? '', ''), false);
  if (emptying.read() !== null) end('', null, owner);
}

/**
 * Lets the stores follow the session (held.ts has the rule).
 * @param why it is over, as far as this tab knows; null when it is not
 * @returns what is known here beyond that
 */
export function followSession(before: Owner, owner: () => Owner, why: Why | null) {
  if (why === 'left') announceLeaving();
  const now = owner();
  const reason = now === null ? (isLeaving ?? why) : null;
  const items = takeOut(now === null ? null : ownedName(now, ''), before !== null || now === null);
  // Another member's sign-in leaves nothing to be held.
  if (before !== null) end(before, reason === 'ended' ? items : null, owner);
  if (now !== null) {
    isLeaving = null;
    held?.giveBack(now);
  }
  return reason;
}

/**
 * What the next person at this browser may not find: of both areas what is not `kept`'s, of an ended session's tab
 * everything.
 */
function takeOut(kept: string | null, hasEnded: boolean) {
  const items: Item[] = [];
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

function end(memberId: string, items: readonly Item[] | null, memberNow: () => Owner) {
  emptying.write('1');
  import('./held.ts').then(
    (module) => {
      held = module;
      // Sair may have been said since.
      void module.settleEnd({
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
