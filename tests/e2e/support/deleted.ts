import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';

/**
 * The file with the ids of media that tests have deleted. All tests of a run share the file, since they see each
 * other's posts.
 */
const list = join(process.env.E2E_DATA_DIR ?? '', 'deleted-media');

/** Records the media ids of a post. Call this function before the post is deleted. */
export async function willDelete(card: Locator) {
  const html = await card.innerHTML();
  const ids = [...html.matchAll(/\/media\/([\da-f-]{36})/g)].map(([, id]) => id);
  await appendFile(list, ids.map((id) => `${id}\n`).join(''));
}

/** Returns true for a console message about such media: a test deleted the file before a feed had loaded it. */
export async function isAboutDeleted(message: string) {
  const [, id] = /status of 404 .*\/media\/([\da-f-]{36})/.exec(message) ?? [];
  if (id === undefined) return false;
  const deleted = await readFile(list, 'utf8').catch(() => '');
  return deleted.includes(id);
}
