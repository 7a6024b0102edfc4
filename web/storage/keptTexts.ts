import { attempt, ownedName, readItem, writeItem, WRITTEN, type StoredItem } from './areas.ts';
import { putRows, takeRows, type StoredRow } from './database.ts';
import { keptTexts } from './hasKeptTexts.ts';

/** In ms. After the end of a session, texts are kept for an hour, which is long enough to sign in again. */
const KEEP_MS = 60 * 60_000;

type KeptTexts = { memberId: string; items: readonly StoredItem[]; rows: readonly StoredRow[] };

type End = {
  memberId: string;
  /** The items that were removed from the browser's storage. Null if they must be dropped instead of kept. */
  items: readonly StoredItem[] | null;
  /**
   * Returns the id of the signed-in member. It is called when the database opens; the rows of that member are not
   * removed.
   */
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
 * A session can end in many ways: by a sign-out (the button Sair) in this or in another tab, a revoked session, a new
 * password, a deleted account, or the sign-in of another member. In every case the browser's storage then contains
 * nothing of the member, in any tab.
 *
 * If the member signed out in this browser, the removed texts are dropped. Otherwise the open tabs keep the texts that
 * the member wrote (comments, messages, a post, the profile) for an hour, in memory only. A started payment is always
 * dropped. The texts are restored when the same member signs in again. They are dropped after the hour, and earlier
 * when another member signs in, when the member presses Sair, or at a reload. A tab cannot distinguish an expired
 * session from one that the member revoked on another device. There is no need to, because the storage is empty in both
 * cases.
 *
 * The page may be closed before the database is empty. `emptied` is called when the database is empty.
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

/**
 * Restores the kept texts of the given member, except where a newer text is stored. Drops the kept texts if they belong
 * to another member.
 */
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

/**
 * Adds items to the kept items. If an item of the same name is already kept, the older one stays; both come from the
 * end of the same session.
 */
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
 * Listens for the texts that other tabs keep. Each tab has removed a different part of the shared storage, and the
 * member may sign in again in any of these tabs.
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
