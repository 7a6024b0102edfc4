import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the mails in the outbox of a data folder, oldest first. Leaves out files whose name starts with a dot,
 * because these are still being written.
 */
export async function mailsIn(dataDir: string) {
  const outbox = join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
  return await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
}
