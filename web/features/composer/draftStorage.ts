import { v4 as newId } from 'uuid';
import { createStoredText } from '../../storage/createStoredText.ts';
import { answer, BLOBS, done, DRAFTS, openDatabase } from '../../storage/database.ts';
import { claim } from './claim.ts';
import type { Draft, DraftFile } from './draft.ts';
import { isStoredDraft, type StoredDraft } from './storedDraft.ts';

/** The storage of a composer's draft. */
export type DraftStorage = {
  /** Returns the stored draft; null if there is none. */
  load: () => Promise<Draft | null>;
  /** Replaces the stored draft in a single transaction. If the argument is null, deletes the stored draft. */
  save: (draft: Draft | null) => Promise<void>;
  close: () => void;
};

/** The key of this tab's draft. It is kept in session storage, so that the tab finds its draft after a reload. */
const ownSlot = createStoredText('composer-slot', { area: 'session', per: 'author' });

/**
 * The draft while its saves are running, without its files. A reload drops the saves that the database has not begun,
 * as on a slow disk. Session storage is written at once.
 */
const unsaved = createStoredText('composer-unsaved', { area: 'session', per: 'author' });

/**
 * Stores drafts in IndexedDB. Each tab has its own draft and locks it while the tab is open, so that two tabs never
 * write the same draft. After a tab is closed, the next tab that opens the composer takes over its draft.
 */
export function createDraftStorage(userId: string, communityId?: string): DraftStorage {
  const target = `${userId}:${communityId ?? 'home'}/`;
  let held: ReturnType<typeof takeSlot> | null = null;
  /** The Blobs that the database contains or that a running transaction is storing, by key. */
  const written = new Map<string, Blob>();
  const underway = new Set<Promise<void>>();
  /** The bytes of the draft's files, if the database cannot store Blobs. */
  const contents = new Map<Blob, StoredContent>();
  let latest: Draft | null = null;
  let closed = false;

  const open = () => (held ??= takeSlot(target));

  /** @returns false if the bytes of a new file have to be read first, because the database cannot store Blobs */
  async function write(draft: Draft | null) {
    const { database, slot, takesBlobs } = await open();
    // Stop if the composer was closed while the database was opening. The session may have ended, and then the database
    // must stay empty.
    if (closed) return true;
    const wanted = draft ? blobsOf(draft) : new Map<string, Blob>();
    const added = [...wanted].filter(([key, blob]) => written.get(key) !== blob);
    if (!takesBlobs && added.some(([, blob]) => !contents.has(blob))) return false;
    const transaction = database.transaction([DRAFTS, BLOBS], 'readwrite');
    const drafts = transaction.objectStore(DRAFTS);
    const blobs = transaction.objectStore(BLOBS);

    if (draft) drafts.put(strip(draft), slot);
    else drafts.delete(slot);
    for (const [key, blob] of added) blobs.put(contents.get(blob) ?? blob, `${slot}/${key}`);
    if (wanted.size === 0) blobs.delete(from(`${slot}/`));
    else for (const key of written.keys()) if (!wanted.has(key)) blobs.delete(`${slot}/${key}`);
    // With an explicit commit, the transaction succeeds even if the page closes before the browser would commit it.
    transaction.commit();
    written.clear();
    for (const [key, blob] of wanted) written.set(key, blob);
    await done(transaction).catch((error: unknown) => {
      written.clear();
      throw error;
    });
    return true;
  }

  async function writeLatest(draft: Draft | null) {
    let isWritten = await write(draft);
    while (!isWritten) {
      for (const blob of blobsOf(latest ?? { files: [] }).values())
        if (!contents.has(blob)) contents.set(blob, { type: blob.type, bytes: await blob.arrayBuffer() });
      isWritten = await write(latest);
    }
  }

  /**
   * Saves the draft without waiting for the previous save: otherwise a reload right after a key press would lose the
   * typed character. IndexedDB completes transactions in the order in which they start, so the last save wins.
   * Rejects if any running save rejects, because a file that a previous save could not store is missing in this save
   * too.
   */
  async function save(draft: Draft | null) {
    latest = draft;
    const slot = ownSlot.read();
    if (slot?.startsWith(target)) unsaved.write(JSON.stringify({ slot, draft: draft && strip(draft) }));
    const writing = writeLatest(draft).finally(() => underway.delete(writing));
    underway.add(writing);
    await Promise.all(underway);
    if (underway.size === 0) unsaved.write(null);
  }

  return {
    async load() {
      const { database, slot } = await open();
      const transaction = database.transaction([DRAFTS, BLOBS]);
      const inDatabase: unknown = await answer(transaction.objectStore(DRAFTS).get(slot));
      const left = unsavedIn(slot);
      const stored = left === undefined ? inDatabase : left;
      if (!isStoredDraft(stored)) return null;
      const files = await Promise.all(stored.files.map((file) => readFile(transaction, slot, file)));
      const found = files.filter((file) => file !== null);
      for (const [key, blob] of blobsOf({ files: found })) written.set(key, blob);
      const draft: Draft = {
        ...stored,
        files: found,
        mode: found.length === 0 && stored.mode === 'preview' ? 'capture' : stored.mode,
      };
      if (left !== undefined) save(draft).catch(() => undefined);
      return draft;
    },

    save,

    close() {
      closed = true;
      const letGo = async () => {
        const taken = await held;
        await Promise.allSettled(underway);
        taken?.claim.release();
        taken?.database.close();
      };
      letGo().catch(() => undefined);
    },
  };
}

/**
 * Locks a draft in storage and returns its key. Tries this tab's own draft first, then the newest draft that is not
 * locked by another tab, then creates a new draft.
 */
async function takeSlot(target: string) {
  const database = await openDatabase();
  const keys = await answer(database.transaction(DRAFTS).objectStore(DRAFTS).getAllKeys(from(target)));
  const stored = keys.filter((key) => typeof key === 'string').reverse();
  const own = ownSlot.read();
  const candidates = [...(own?.startsWith(target) ? [own] : []), ...stored, `${target}${Date.now()}-${newId()}`];

  for (const slot of candidates) {
    // For this tab's own draft, wait for the lock: after a reload, the previous page may not have released it yet.
    const taken = await claim(`brasa-draft:${slot}`, slot === own ? 1_000 : 0);
    if (!taken) continue;
    ownSlot.write(slot);
    return { database, slot, claim: taken, takesBlobs: await canStoreBlobs(database, slot) };
  }
  throw new Error('No draft could be claimed');
}

/**
 * Tries to store a Blob. A private window of Safari refuses Blobs. The attempt needs a transaction of its own, because
 * a refused Blob blocks a transaction of WebKit that also writes other values.
 */
async function canStoreBlobs(database: IDBDatabase, slot: string) {
  const key = `${slot}/`;
  try {
    const transaction = database.transaction(BLOBS, 'readwrite');
    const blobs = transaction.objectStore(BLOBS);
    blobs.put(new Blob(['Brasa']), key).onsuccess = () => blobs.delete(key);
    await done(transaction);
    return true;
  } catch {
    return false;
  }
}

/** Returns the IndexedDB key range of all keys with this prefix. */
function from(prefix: string) {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

/**
 * Returns the files and posters of the draft by key. They are stored separately from the text, because the text is
 * saved at every key press and a file only one time.
 */
function blobsOf({ files }: Pick<Draft, 'files'>) {
  return new Map(
    files.flatMap(({ id, blob, poster }): [string, Blob][] => [
      [id, blob],
      ...(poster ? [[`${id}/poster`, poster] satisfies [string, Blob]] : []),
    ]),
  );
}

/**
 * Returns the draft of this slot as it was when the page was left, if its saves had not ended. It is null if the draft
 * had been deleted. Returns undefined if all saves had ended.
 */
function unsavedIn(slot: string): unknown {
  const text = unsaved.read();
  const left: unknown = text === null ? null : JSON.parse(text);
  const isOfSlot = typeof left === 'object' && left !== null && 'slot' in left && left.slot === slot;
  return isOfSlot && 'draft' in left ? left.draft : undefined;
}

function strip({ files, ...draft }: Draft): StoredDraft {
  return { ...draft, files: files.map(({ blob: _blob, poster: _poster, ...file }) => file) };
}

async function readFile(
  transaction: IDBTransaction,
  slot: string,
  file: StoredDraft['files'][number],
): Promise<DraftFile | null> {
  const blobs = transaction.objectStore(BLOBS);
  const asked = [`${slot}/${file.id}`, `${slot}/${file.id}/poster`].map((key): Promise<unknown> =>
    answer(blobs.get(key)),
  );
  const [blob, poster] = (await Promise.all(asked)).map(blobOf);
  return blob ? { ...file, blob, poster: poster ?? null } : null;
}

/** The bytes and the media type of a file, for a database that refuses to store Blobs. */
type StoredContent = { type: string; bytes: ArrayBuffer };

/** Returns the Blob of a stored file, which was stored as a Blob or as bytes. Returns null if the value is neither. */
function blobOf(stored: unknown) {
  if (stored instanceof Blob) return stored;
  if (typeof stored !== 'object' || stored === null || !('bytes' in stored && 'type' in stored)) return null;
  const { bytes, type } = stored;
  return bytes instanceof ArrayBuffer && typeof type === 'string' ? new Blob([bytes], { type }) : null;
}
