import { attempt, ownedName, readItem, writeItem, WRITTEN, type StoredItem } from './areas.ts';
import { putRows, takeRows, type StoredRow } from './database.ts';
import { keptTexts } from './hasKeptTexts.ts';

/** Long enough to sign in again. */
const KEEP_MS = 60 * 60_000;

type KeptTexts = { memberId: string; items: readonly StoredItem[]; rows: readonly StoredRow[] };

type End = {
  memberId: string;
  /** The items that were removed from the storage; null when they must be dropped. */
  items: readonly StoredItem[] | null;
  /** Returns the id of the member signed in when the database opens; that member's rows stay. */
  memberNow: () => string | null;
  emptied: () => void;
};

let kept: KeptTexts | null = null;
let until = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | null = null;

/**
 * Ends a session in this tab: empties the database, and keeps or drops the member's unsent texts.
 *
 * However a session ends (Sair here, Sair in another tab, a revoked session, a new password, a deleted account, another
 * member's sign-in), the browser's storage contains nothing of the member afterwards, in any tab. The removed texts are
 * dropped, unless the member did not end the session in this browser. Then the open tabs keep what the member wrote
 * (comments, messages, a post, the profile) for an hour, in memory and never in a store; a started payment is always
 * dropped. When the same member signs in again, the texts are restored; another member's sign-in, Sair, a reload or the
 * end of the hour drops them. A tab cannot tell an expired session from one that the member revoked on another device.
 * It does not need to, because the storage is empty in both cases.
 *
 * Emptying the database may take longer than the page lives: `emptied` is called when it is done.
 */
export async function endStores({ memberId, items, memberNow, emptied }: End) {
  const own = items?.filter(([, name]) => name.startsWith(ownedName(memberId, WRITTEN)));
  if (own) keep({ memberId, items: own, rows: [] });
  else drop();

  const rows = await takeRows(memberNow);
  if (own && kept?.memberId === memberId) {
    keep({ memberId, items: [], rows: rows.filter(([, key]) => key.startsWith(`${memberId}:`)) });
    share(true);
  }
  emptied();
}

/** Restores the kept texts of this member, unless newer ones exist. Drops those of another member. */
export function restoreKeptTexts(memberId: string) {
  const own = kept?.memberId === memberId && Date.now() < until ? kept : null;
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

function set(next: KeptTexts | null) {
  kept = next;
  keptTexts.set(kept !== null && kept.items.length + kept.rows.length > 0);
}

/** Adds items to the kept ones. Items that are already kept win: they are older and belong to the same session end. */
function keep(more: KeptTexts) {
  if (kept?.memberId !== more.memberId) {
    drop();
    until = Date.now() + KEEP_MS;
    timer = setTimeout(drop, KEEP_MS);
    listen();
  }
  const items = new Map([...more.items, ...(kept?.items ?? [])].map((item) => [`${item[0]} ${item[1]}`, item]));
  const rows = new Map([...more.rows, ...(kept?.rows ?? [])].map((row) => [`${row[0]} ${row[1]}`, row]));
  set({ memberId: more.memberId, items: [...items.values()], rows: [...rows.values()] });
}

/**
 * Receives the other tabs' texts: each tab removes a different part of the shared storage, and the member may sign in
 * again in any of them.
 */
function listen() {
  channel = attempt(() => new BroadcastChannel('brasa-held')) ?? null;
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isKeptTexts(data) || kept?.memberId !== data.memberId) return;
    keep(data);
    if (data.asks) share(false);
  };
}

function share(asks: boolean) {
  if (!kept) return;
  channel?.postMessage({ ...kept, items: kept.items.filter(([area]) => area === 'local'), asks });
}

function isKeptTexts(value: unknown): value is KeptTexts & { asks: boolean } {
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
