const DATABASE = 'brasa-composer';
export const DRAFTS = 'drafts';
export const BLOBS = 'blobs';

/** Where this browser keeps what a member has begun: drafts, and files apart from them by keys that start with the member. */
export function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(DRAFTS);
    request.result.createObjectStore(BLOBS);
  };
  return answer(request);
}

export function answer<Value>(request: IDBRequest<Value>) {
  return new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

export function done(transaction: IDBTransaction) {
  return new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}
