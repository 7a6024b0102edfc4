import { rm } from 'node:fs/promises';

/** Removes a folder with its content. It retries, since a process that was just killed may still write there. */
export function removeFolder(path: string) {
  return rm(path, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
}
