import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { isMediaKey } from '../media/store.ts';

const MAGIC = 'brasa-backup 1\n';
const CHUNK_BYTES = 256 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * The header line before each piece of a backup. A piece is a media file, a batch of table rows (gzipped JSON lines),
 * the summary, or the hash at the end.
 */
const header = z.union([
  z.object({ media: z.string().refine(isMediaKey), bytes: z.int().min(0) }),
  z.object({ table: z.string(), snapshot: z.int(), rows: z.int(), bytes: z.int().min(0) }),
  z.object({ summary: z.literal(true), bytes: z.int().min(0) }),
  z.object({ sha256: z.string() }),
]);
type Header = z.infer<typeof header>;

const summary = z.object({
  madeAt: z.string(),
  /**
   * The number of the last snapshot (all rows as of one moment) in the backup. The media files in the backup belong to
   * this snapshot; a restore ignores earlier snapshots.
   */
  snapshot: z.int(),
  migrations: z.array(z.string()),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int()),
  media: z.int(),
  /**
   * Keys of media files that the backup lacks, because they were being uploaded or deleted when the backup was made.
   */
  absent: z.array(z.string()),
});
export type Summary = z.infer<typeof summary>;

export function headerOf(piece: Exclude<Header, { sha256: string }>) {
  return Buffer.from(`${JSON.stringify(piece)}\n`);
}

/**
 * Adds the first line, which identifies the format, and a final hash to the pieces of a backup, so that a restore
 * detects a truncated or changed backup.
 */
export async function* sealed(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256').update(MAGIC);
  yield Buffer.from(MAGIC);
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  yield Buffer.from(`${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
}

export type Piece = Exclude<Header, { sha256: string }> & { at: number };
export type MediaPiece = Extract<Piece, { media: string }>;

/**
 * Opens a backup. First reads the whole file to verify its hash.
 * @throws {Error} when the file is not a backup, is truncated or was changed
 */
export async function openArchive(path: string) {
  const file = await open(path, 'r');
  try {
    const pieces = await indexOf(file);
    const described = pieces.find((piece) => 'summary' in piece);
    if (!described) throw new Error('The backup has no summary of its content.');
    const text = await bytesOf(file, described);
    return {
      summary: summary.parse(JSON.parse(text.toString())),
      pieces,
      media: pieces.filter((piece): piece is MediaPiece => 'media' in piece),
      read: (piece: Piece) => bytesOf(file, piece),
      stream: (piece: Piece) => chunksOf(file, piece),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>;

async function bytesOf(file: FileHandle, { at, bytes }: Piece) {
  const buffer = Buffer.alloc(bytes);
  await file.read(buffer, 0, bytes, at);
  return buffer;
}

/**
 * Yields the bytes of a piece of a backup. Reads at positions in the file instead of through a stream, because each
 * stream of a file handle leaves a listener on the handle.
 */
async function* chunksOf(file: FileHandle, { at, bytes }: Piece) {
  for (let from = at; from < at + bytes;) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, at + bytes - from));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, from);
    if (bytesRead === 0) throw new Error('The backup was cut short.');
    from += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

async function indexOf(file: FileHandle): Promise<Piece[]> {
  const { size } = await file.stat();
  const hash = createHash('sha256');
  const start = Buffer.alloc(MAGIC.length);
  await file.read(start, 0, start.length, 0);
  if (start.toString() !== MAGIC) throw new Error('This file is no backup of Brasa.');
  hash.update(start);

  const pieces: Piece[] = [];
  for (let at = start.length; at < size;) {
    const line = await lineAt(file, at);
    const { data } = header.safeParse(line === null ? null : parsed(line));
    if (line === null || !data) break;
    if ('sha256' in data) {
      if (data.sha256 === hash.digest('hex')) return pieces;
      throw new Error('The backup was changed after it was made.');
    }
    hash.update(line);
    at += line.length;
    if (at + data.bytes > size) break;
    pieces.push({ ...data, at });
    if (data.bytes > 0) {
      for await (const chunk of chunksOf(file, { ...data, at })) hash.update(chunk);
    }
    at += data.bytes;
  }
  throw new Error('The backup was cut short.');
}

async function lineAt(file: FileHandle, at: number) {
  const buffer = Buffer.alloc(MAX_HEADER_BYTES);
  const { bytesRead } = await file.read(buffer, 0, MAX_HEADER_BYTES, at);
  const end = buffer.subarray(0, bytesRead).indexOf(0x0a);
  return end === -1 ? null : buffer.subarray(0, end + 1);
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return null;
  }
}
