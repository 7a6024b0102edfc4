import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the mails in a data folder's outbox, oldest first, without the dot files that are still being written. */
export async function mailsIn(dataDir: string) {
  const outbox = join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
  return await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
}
