import { getSession, subscribeSession } from '../../storage/session.ts';
import { answer, BLOBS, done, openDatabase } from '../../storage/database.ts';

/**
 * Pictures in memory, for this tab. A copy in the composer's file store serves other tabs and survives a reload; it is
 * removed when the session ends.
 */
const here = new Map<string, Blob>();

/** Keeps the picture of an unsent message. Without IndexedDB it lasts as long as the tab. */
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

// The end of a session empties the store; the pictures in memory are dropped here.
subscribeSession(() => {
  if (!getSession()) here.clear();
});
