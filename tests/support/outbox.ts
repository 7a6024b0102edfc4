import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails in a data folder's outbox, oldest first. One that is still being written has a dot before its name. */
export async function mailsIn(dataDir: string) {
  const outbox = join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
  return await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
}
