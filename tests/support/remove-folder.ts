import { rm } from 'node:fs/promises';

/**
 * Removes a folder and its content. Retries, because a process that was just killed may still be writing into the
 * folder.
 */
export function removeFolder(path: string) {
  return rm(path, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
}
