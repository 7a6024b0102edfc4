import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';

/**
 * The file that lists the ids of media deleted by tests. All tests of a run share the file, because the feed of one
 * test shows the posts of the others.
 */
const list = join(process.env.E2E_DATA_DIR ?? '', 'deleted-media');

/** Adds the media ids of a post to the list of deleted media. Must be called before the post is deleted. */
export async function willDelete(card: Locator) {
  const html = await card.innerHTML();
  const ids = [...html.matchAll(/\/media\/([\da-f-]{36})/g)].map(([, id]) => id);
  await appendFile(list, ids.map((id) => `${id}\n`).join(''));
}

/**
 * Returns true if a console error is about a media file that a test has deleted. Such an error is expected: a feed may
 * request the file after its deletion.
 */
export async function isAboutDeleted(message: string) {
  const [, id] = /status of 404 .*\/media\/([\da-f-]{36})/.exec(message) ?? [];
  if (id === undefined) return false;
  const deleted = await readFile(list, 'utf8').catch(() => '');
  return deleted.includes(id);
}
