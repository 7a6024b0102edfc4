import { getSession, subscribeSession } from '../../storage/session.ts';
import { answer, BLOBS, done, openDatabase } from '../../storage/database.ts';

/**
 * The pictures of unsent messages in the memory of this tab, by `clientId`. The composer's IndexedDB store has a copy
 * of each picture, for other tabs and for reloads. That copy is deleted when the session ends.
 */
const here = new Map<string, Blob>();

/**
 * Stores the picture of an unsent message. If IndexedDB is not available, the picture is kept in memory until the tab
 * closes.
 */
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

// When a session ends, another module empties the IndexedDB store. This listener removes the pictures from memory.
subscribeSession(() => {
  if (!getSession()) here.clear();
});
