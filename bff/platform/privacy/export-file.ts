import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { ZipFile } from 'yazl';
import { hearErrors } from '../../http/http-server.ts';
import type { DB } from '../db/schema.ts';
import type { MediaStore } from '../media/store.ts';
import { indexPage } from './export-index.ts';
import { filesOf, parts, rowsOf, type OwnFile } from './export-parts.ts';

interface ExportFile {
  db: Kysely<DB>;
  store: MediaStore;
  userId: string;
  /** The path of the ZIP file to write. An existing file is overwritten. */
  path: string;
  /** Called after each entry of the ZIP file is written. */
  onStep: (done: number, total: number) => Promise<void>;
}

/**
 * Writes a copy of a member's data as a ZIP file. Writes the entries one after the other, so that memory use stays low.
 * @throws the error of the database, the store or the disk; the file is then incomplete
 */
export async function writeExport({ db, store, userId, path, onStep }: ExportFile) {
  const files = await filesOf(db, userId);
  const total = parts.length + files.length;
  let done = 0;
  const step = async () => await onStep((done += 1), total);

  const zip = hearErrors(new ZipFile());
  const broken = new AbortController();
  // The library yazl emits this error when a media file has more or fewer bytes than the size that the media store
  // returned.
  zip.on('error', (error: Error) => broken.abort(error));
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal: broken.signal });
  // An error of this pipeline is ignored here, because the final `await written` throws it.
  written.catch(() => undefined);
  const listed = [];
  for (const part of parts) {
    const rows = await rowsOf(db, part, userId);
    const file = `${part.name}.json`;
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), file);
    listed.push({ file, title: part.title, count: rows.length });
    await step();
  }
  for (const file of files) {
    await addFile(zip, store, file, written);
    await step();
  }
  zip.addBuffer(Buffer.from(indexPage(new Date(), listed, files.length)), 'index.html');
  zip.end();
  await written;
}

/**
 * Adds a media file to the ZIP and waits until the file is read, so that files are not read faster than the disk can
 * write the ZIP.
 */
async function addFile(zip: ZipFile, store: MediaStore, { id, variants }: OwnFile, written: Promise<void>) {
  const largest = variants.reduce((best, each) => (each.width > best.width ? each : best), variants[0] ?? none);
  const object = largest === none ? null : await store.open(largest.key);
  if (!object) return;
  const stream: Readable = object.read(0, object.size - 1);
  const extension = largest.key.slice(largest.key.lastIndexOf('.'));
  zip.addReadStream(stream, `midia/${id}${extension}`, { compress: false, size: object.size });
  const read = new Promise<void>((resolve, reject) => stream.once('close', resolve).once('error', reject));
  try {
    await Promise.race([read, written]);
  } finally {
    read.catch(() => undefined);
    stream.destroy();
  }
}

const none = { key: '', width: 0, bytes: 0 };
