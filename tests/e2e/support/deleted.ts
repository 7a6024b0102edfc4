import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';

/** Known to all tests of a run, which see each other's posts: whose media is gone because a test deleted it. */
const list = join(process.env.E2E_DATA_DIR ?? '', 'deleted-media');

/** To be called before a post with media is deleted. */
export async function willDelete(card: Locator) {
  const html = await card.innerHTML();
  const ids = [...html.matchAll(/\/media\/([\da-f-]{36})/g)].map(([, id]) => id);
  await appendFile(list, ids.map((id) => `${id}\n`).join(''));
}

/** Whether a message of the console is about such media: it was deleted on its way to a feed. */
export async function isAboutDeleted(message: string) {
  const [, id] = /status of 404 .*\/media\/([\da-f-]{36})/.exec(message) ?? [];
  if (id === undefined) return false;
  const deleted = await readFile(list, 'utf8').catch(() => '');
  return deleted.includes(id);
}
