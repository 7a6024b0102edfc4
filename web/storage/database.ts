import { attempt } from './areas.ts';

const DATABASE = 'brasa-composer';
export const DRAFTS = 'drafts';
export const BLOBS = 'blobs';
const STORES = [DRAFTS, BLOBS] as const;

/**
 * A stored row: the name of its object store, its key and its value. The key starts with the id of the row's owner (a
 * member) and a colon.
 */
export type StoredRow = readonly [store: (typeof STORES)[number], key: string, value: unknown];

const TIMEOUT_MS = 3_000;
/** In ms. The timeout of write transactions. It is longer than TIMEOUT_MS, because a write may contain large files. */
const MAX_WRITE_MS = 30_000;
let isSilent = false;
/**
 * The transactions that timed out and have not ended yet. While there is such a transaction, the database is not opened
 * again, because a blocked database would not answer either.
 */
const stuck = new Set<IDBTransaction>();

/**
 * Resolves when the running call of `takeRows` or `putRows` has ended. Every later database access waits for this
 * promise.
 */
let settled: Promise<unknown> = Promise.resolve();

/**
 * Opens the database for unsent work that is too large for localStorage: drafts of posts, and their files in a second
 * object store.
 */
export async function openDatabase() {
  await settled.catch(() => undefined);
  return await open();
}

/**
 * Removes and returns all rows that do not belong to the signed-in member. Reads the member's id when the transaction
 * starts.
 */
export function takeRows(memberNow: () => string | null) {
  return inTurn(async (database) => {
    const transaction = database.transaction(STORES, 'readwrite');
    const member = memberNow();
    const rows = STORES.map(async (name) => {
      const store = transaction.objectStore(name);
      const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer<unknown[]>(store.getAll())]);
      const others = keys
        .map((key, index): StoredRow => [name, typeof key === 'string' ? key : '', values[index]])
        .filter(([, key]) => member === null || !key.startsWith(`${member}:`));
      for (const [, key] of others) store.delete(key);
      return others;
    });
    const found = await Promise.all(rows);
    await done(transaction);
    return found.flat();
  });
}

/**
 * Puts the rows back that `takeRows` has removed. If a new row was written under the same key in the meantime, keeps
 * the new row.
 */
export function putRows(rows: readonly StoredRow[]) {
  return inTurn(async (database) => {
    const transaction = database.transaction(STORES, 'readwrite');
    for (const [name, key, value] of rows) {
      const store = transaction.objectStore(name);
      if ((await answer(store.count(key))) === 0) store.put(value, key);
    }
    await done(transaction);
    return [];
  });
}

/**
 * Awaits the result of a database request.
 * @throws also when the transaction times out; the app then continues without the database
 */
export function answer<Value>(request: IDBRequest<Value>) {
  const { transaction } = request;
  const answered = new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
  return transaction ? within(TIMEOUT_MS, answered, () => giveUp(transaction)) : answered;
}

/** Awaits the end of a transaction. @throws also when the transaction times out */
export function done(transaction: IDBTransaction) {
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
  return within(MAX_WRITE_MS, ended, () => giveUp(transaction));
}

/**
 * Aborts a transaction that timed out, so that it cannot change the database later. A transaction that is already
 * committing cannot be aborted.
 */
function giveUp(transaction: IDBTransaction) {
  stuck.add(transaction);
  const ended = () => stuck.delete(transaction);
  transaction.addEventListener('complete', ended);
  transaction.addEventListener('abort', ended);
  attempt(() => transaction.abort());
}

/**
 * Returns the result of `work`. Rejects if `work` takes longer than `patience` ms.
 * @param late called if `work` takes too long
 */
function within<Value>(patience: number, work: Promise<Value>, late: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      late();
      reject(new Error('IndexedDB does not answer'));
    }, patience);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
}

/**
 * Runs `act` after the previous calls of this function have ended. Returns an empty array if the browser has no
 * database or `act` fails.
 */
function inTurn(act: (database: IDBDatabase) => Promise<StoredRow[]>): Promise<StoredRow[]> {
  const after = settled.then(async () => {
    if (!('indexedDB' in globalThis)) return [];
    const database = await open();
    try {
      return await act(database);
    } finally {
      database.close();
    }
  });
  const result = after.catch(() => []);
  settled = result;
  return result;
}

/**
 * Opens the IndexedDB database. In some browsers `indexedDB.open` never answers. After a first timeout, later calls
 * fail immediately until a late answer arrives.
 */
async function open() {
  if (stuck.size > 0) throw new Error('IndexedDB does not answer');
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    for (const name of STORES) request.result.createObjectStore(name);
  };
  let isLate = false;
  const opened = answer(request).then((database) => {
    isSilent = false;
    if (isLate) database.close();
    return database;
  });
  return await within(isSilent ? 0 : TIMEOUT_MS, opened, () => (isSilent = isLate = true));
}
