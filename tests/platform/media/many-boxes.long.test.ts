import { mkdtemp, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readIsoFile } from '../../../bff/platform/media/iso-boxes.ts';
import { removeFolder } from '../../support/remove-folder.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brasa-boxes-'));
});
afterAll(() => removeFolder(folder));

function box(type: string) {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(header.length);
  header.write(type, 4, 'latin1');
  return header;
}

/** Writes a file with empty boxes between its brand and its index, and reads it. */
async function readWith(count: number) {
  const path = join(folder, `${count}.mp4`);
  await writeFile(path, Buffer.concat([box('ftyp'), ...Array<Buffer>(count).fill(box('free')), box('moov')]));
  const file = await open(path);
  try {
    return await readIsoFile(file);
  } finally {
    await file.close();
  }
}

it('the index of a film is found after 99,998 other boxes', async () => {
  expect((await readWith(99_998))?.movie.type).toBe('moov');
});

it('reading a film stops after 100,000 boxes, so that a file of tiny boxes does not keep a process busy', async () => {
  expect(await readWith(100_000)).toBeUndefined();
});
