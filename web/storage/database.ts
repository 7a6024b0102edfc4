import { attempt } from './areas.ts';

const DATABASE = 'brasa-composer';
export const DRAFTS = 'drafts';
export const BLOBS = 'blobs';
const STORES = [DRAFTS, BLOBS] as const;

/** One kept value, and where it stands. Its key starts with its member's id and a colon. */
export type Row = readonly [store: (typeof STORES)[number], key: string, value: unknown];

const PATIENCE = 3_000; // ms
/** Files may be large. */
const LONGEST_WRITE = 30_000; // ms
let isSilent = false;
/** What was given up and has not ended yet: a store that is blocked or frozen answers nothing else meanwhile. */
const stuck = new Set<IDBTransaction>();

/** What is being emptied or given back comes before whatever is asked afterwards. */
let settled: Promise<unknown> = Promise.resolve();

/** What members have begun that is too large for a text: drafts of posts, and files apart from them. */
export async function openDatabase() {
  await settled.catch(() => undefined);
  return await open();
}

/** Takes out what is not of the member who is signed in by then. @returns it */
export function takeRows(memberNow: () => string | null) {
  return inTurn(async (database) => {
    const transaction = database.transaction(STORES, 'readwrite');
    const member = memberNow();
    const rows = STORES.map(async (name) => {
      const store = transaction.objectStore(name);
      const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer<unknown[]>(store.getAll())]);
      const others = keys
        .map((key, index): Row => [name, typeof key === 'string' ? key : '', values[index]])
        .filter(([, key]) => member === null || !key.startsWith(`${member}:`));
      for (const [, key] of others) store.delete(key);
      return others;
    });
    const found = await Promise.all(rows);
    await done(transaction);
    return found.flat();
  });
}

/** Puts back what was taken out, beside what has come since. */
export function putRows(rows: readonly Row[]) {
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

/** @throws also where the transaction does not go on: the app goes on without it */
export function answer<Value>(request: IDBRequest<Value>) {
  const { transaction } = request;
  const answered = new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
  return transaction ? within(PATIENCE, answered, () => giveUp(transaction)) : answered;
}

/** @throws also where it does not end */
export function done(transaction: IDBTransaction) {
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
  return within(LONGEST_WRITE, ended, () => giveUp(transaction));
}

/** What it has not done by now it shall not do later, unseen; one that commits already cannot be ended. */
function giveUp(transaction: IDBTransaction) {
  stuck.add(transaction);
  const ended = () => stuck.delete(transaction);
  transaction.addEventListener('complete', ended);
  transaction.addEventListener('abort', ended);
  attempt(() => transaction.abort());
}

/** @param late does what is left to do where it takes longer */
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

/** Without a database, or where it fails, there is nothing in it. */
function inTurn(act: (database: IDBDatabase) => Promise<Row[]>): Promise<Row[]> {
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

/** A browser that never answers, as some do, is waited for once; what asks afterwards goes on without it at once. */
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
  return await within(isSilent ? 0 : PATIENCE, opened, () => (isSilent = isLate = true));
}
