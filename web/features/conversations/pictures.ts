import { getSession, subscribeSession } from '../../storage/session.ts';
import { answer, BLOBS, done, openDatabase } from '../../storage/database.ts';

/**
 * The pictures of unsent messages in the memory of this tab, by `clientId`. A copy in the composer's IndexedDB store is
 * for other tabs and for reloads. The end of the session deletes the copy.
 */
const here = new Map<string, Blob>();

/** Stores the picture of an unsent message. If IndexedDB is not available, the picture is kept until the tab closes. */
export async function keepPicture(clientId: string, picture: Blob) {
  here.set(clientId, picture);
  await inStore('readwrite', (blobs) => blobs.put(picture, keyOf(clientId))).catch(() => undefined);
}

export async function readPicture(clientId: string): Promise<Blob | null> {
  const known = here.get(clientId);
  if (known) return known;
  const stored: unknown = await inStore('readonly', (blobs) => blobs.get(keyOf(clientId))).catch(() => null);
  if (!(stored instanceof Blob)) return null;
  here.set(clientId, stored);
  return stored;
}

export async function dropPicture(clientId: string) {
  here.delete(clientId);
  await inStore('readwrite', (blobs) => blobs.delete(keyOf(clientId))).catch(() => undefined);
}

async function inStore<Value>(mode: IDBTransactionMode, act: (blobs: IDBObjectStore) => IDBRequest<Value>) {
  const database = await openDatabase();
  try {
    if (!getSession()) return undefined;
    const transaction = database.transaction(BLOBS, mode);
    const [found] = await Promise.all([answer(act(transaction.objectStore(BLOBS))), done(transaction)]);
    return found;
  } finally {
    database.close();
  }
}

function keyOf(clientId: string) {
  return `${getSession()?.user.userId ?? ''}:chat/${clientId}`;
}

// At the end of a session another module empties the IndexedDB store; this listener drops the pictures in memory.
subscribeSession(() => {
  if (!getSession()) here.clear();
});
