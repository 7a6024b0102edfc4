import { attempt, ownedName, readItem, writeItem, WRITTEN, type Item } from './areas.ts';
import { putRows, takeRows, type Row } from './database.ts';
import { holding } from './holding.ts';

/** Time enough to sign in again, and no more. */
const HOLD = 60 * 60_000; // ms

type Held = { memberId: string; items: readonly Item[]; rows: readonly Row[] };

type End = {
  memberId: string;
  /** What was taken out of the stores; null when nothing is to be held. */
  items: readonly Item[] | null;
  /** Who is signed in by the time the database is reached: theirs stays. */
  memberNow: () => string | null;
  emptied: () => void;
};

let held: Held | null = null;
let until = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | null = null;

/**
 * What happens to what a member wrote when their session has ended without their doing.
 *
 * However a session ends (Sair here, Sair in another tab, ended from afar, a new password, an account that is deleted,
 * another member signing in), the browser's stores hold nothing of the member afterwards, in any tab. What was taken
 * out is dropped, unless the session ended from outside: then the open tabs hold the words (comments, messages, a post,
 * the profile) in their memory, and in no store, for an hour; a payment that was begun is dropped in any case. Signing
 * in as the same member puts it back; anybody else's sign-in, Sair, a reload or the hour ends it. A tab that finds its
 * session ended cannot tell whether it ran out or the member ended it from afar; with nothing in the stores it need
 * not.
 *
 * Empties the database too, which takes longer than the page may have: `emptied` is told when it is done.
 */
export async function settleEnd({ memberId, items, memberNow, emptied }: End) {
  const own = items?.filter(([, name]) => name.startsWith(ownedName(memberId, WRITTEN)));
  if (own) hold({ memberId, items: own, rows: [] });
  else drop();

  const rows = await takeRows(memberNow);
  if (own && held?.memberId === memberId) {
    hold({ memberId, items: [], rows: rows.filter(([, key]) => key.startsWith(`${memberId}:`)) });
    share(true);
  }
  emptied();
}

/** Puts back what is held, beside what has come since; what was another member's is dropped. */
export function giveBack(memberId: string) {
  const own = held?.memberId === memberId && Date.now() < until ? held : null;
  drop();
  if (!own) return;
  for (const [area, name, text] of own.items) if (readItem(area, name) === null) writeItem(area, name, text);
  if (own.rows.length > 0) void putRows(own.rows);
}

export function drop() {
  clearTimeout(timer);
  channel?.close();
  channel = null;
  set(null);
}

function set(next: Held | null) {
  held = next;
  holding.set(held !== null && held.items.length + held.rows.length > 0);
}

/** What is held already comes first: it is the older hold of the same end. */
function hold(more: Held) {
  if (held?.memberId !== more.memberId) {
    drop();
    until = Date.now() + HOLD;
    timer = setTimeout(drop, HOLD);
    listen();
  }
  const items = new Map([...more.items, ...(held?.items ?? [])].map((item) => [`${item[0]} ${item[1]}`, item]));
  const rows = new Map([...more.rows, ...(held?.rows ?? [])].map((row) => [`${row[0]} ${row[1]}`, row]));
  set({ memberId: more.memberId, items: [...items.values()], rows: [...rows.values()] });
}

/** Each tab finds another part of what the tabs have in common, and any of them may be the one to sign in again. */
function listen() {
  channel = attempt(() => new BroadcastChannel('brasa-held')) ?? null;
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isHeld(data) || held?.memberId !== data.memberId) return;
    hold(data);
    if (data.asks) share(false);
  };
}

function share(asks: boolean) {
  if (!held) return;
  channel?.postMessage({ ...held, items: held.items.filter(([area]) => area === 'local'), asks });
}

function isHeld(value: unknown): value is Held & { asks: boolean } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'memberId' in value &&
    typeof value.memberId === 'string' &&
    'items' in value &&
    Array.isArray(value.items) &&
    'rows' in value &&
    Array.isArray(value.rows) &&
    'asks' in value
  );
}
