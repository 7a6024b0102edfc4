import { rm } from 'node:fs/promises';

/** Removes a folder with all in it. A process that was killed a moment ago may still write there: it is tried again. */
export function removeFolder(path: string) {
  return rm(path, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
}
