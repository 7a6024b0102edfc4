import type { FileHandle } from 'node:fs/promises';

const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
/** The maximum size of the movie box. The index of a short video is smaller. */
const MAX_MOVIE_BYTES = 24 * 1024 ** 2;
/** The maximum number of top-level boxes that are read. Five minutes of film with a fragment per picture have fewer. */
const MAX_BOXES = 100_000;
/** The boxes with which an ISO base media file or a QuickTime file begins. */
const FIRST_BOXES = ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'free', 'skip', 'wide', 'pnot', 'sidx', 'emsg', 'prft'];
const MOVIE_PARENTS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts'];

/** A box (ISO/IEC 14496-12, 4.2). The positions are byte offsets. */
export interface IsoBox {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** The parts of an ISO base media file's index (movie box) that mediabunny does not return. */
export interface IsoFile {
  movie: IsoBox;
  /** True if the index contains only the first packets, or none, and the rest is in movie fragments (`moof`). */
  isFragmented: boolean;
  /** True if the file ends within a fragment, because the recording was interrupted. */
  isInterrupted: boolean;
  /** The size of the file in bytes, without an incomplete index of a fragment at its end. */
  size: number;
  /** True if the file begins with its brand, as every file but an old QuickTime file does. */
  hasBrand: boolean;
  /** The tables in the index that contain byte offsets of the file. */
  offsetTables: OffsetTable[];
  /** The tracks by their ids. */
  tracks: Map<number, IsoTrack>;
}

export interface IsoTrack {
  /** The number of packets in the index. */
  indexed: number;
  /** False if the track declares that its duration is unknown (ISO/IEC 14496-12, 8.4.2.3). */
  hasDuration: boolean;
  /** The parts of the track that players show, from its edit list. Empty if players show the whole track. */
  edits: Edit[];
}

interface OffsetTable {
  /** The byte offset of the first entry in the file. */
  at: number;
  /** The big-endian entries. */
  entries: Buffer;
  /** The bytes of an entry. */
  width: 4 | 8;
}

/** A part of a track that players show (ISO/IEC 14496-12, 8.6.6). The times are in seconds. */
export interface Edit {
  /** The time of the presentation at which the part begins. */
  from: number;
  /** The time at which the part ends, or Infinity if it lasts until the end of the track. */
  to: number;
  /** The time within the track at which the part begins. */
  media: number;
  /** The precision of `from` and `to`. */
  tick: number;
}

/**
 * Reads the boxes of an ISO base media file, such as MP4 or QuickTime.
 * @returns undefined if the file has another format or no index
 */
export async function readIsoFile(file: FileHandle): Promise<IsoFile | undefined> {
  const size = (await file.stat()).size;
  let found: IsoFile | undefined;
  let last: IsoBox | undefined;
  let hasBrand = false;
  for await (const box of boxesOf(file, size)) {
    if (box.start === 0 && !FIRST_BOXES.includes(box.type)) return undefined;
    if (box.start === 0) hasBrand = box.type === 'ftyp' || box.type === 'styp';
    if (box.type === 'moov' && !found) found = { ...parse(box, await contentOf(file, box, size)), hasBrand, size };
    if (found && !found.isFragmented) return found;
    last = box;
  }
  if (!found || !last) return undefined;
  const isCut = last.end > size;
  return {
    ...found,
    isInterrupted: isCut || last.type === 'moof',
    size: isCut && last.type === 'moof' ? last.start : size,
  };
}

/** Yields the boxes at the top level of a file. The last box may end after the file, if the file is truncated. */
async function* boxesOf(file: FileHandle, size: number): AsyncGenerator<IsoBox> {
  let start = 0;
  for (let count = 0; count < MAX_BOXES && start + HEADER_BYTES <= size; count += 1) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LARGE_HEADER_BYTES), 0, LARGE_HEADER_BYTES, start);
    const box = boxAt(buffer.subarray(0, bytesRead), 0, size - start);
    if (!box) return;
    yield { ...box, start, content: start + box.content, end: start + box.end };
    start += box.end;
  }
}

/** Returns the box at an offset of the bytes, or undefined if the bytes there are no box. */
function boxAt(bytes: Buffer, start: number, last: number): IsoBox | undefined {
  if (start + HEADER_BYTES > bytes.length) return undefined;
  const type = bytes.toString('latin1', start + 4, start + HEADER_BYTES);
  const size = bytes.readUInt32BE(start);
  // A size of 0 means that the box lasts until the end of the file; after a size of 1, a field of 64 bits follows.
  if (size === 0) return type === '\0\0\0\0' ? undefined : { type, start, content: start + HEADER_BYTES, end: last };
  if (size !== 1) return size < HEADER_BYTES ? undefined : { type, start, content: start + 8, end: start + size };
  if (start + LARGE_HEADER_BYTES > bytes.length) return undefined;
  const large = Number(bytes.readBigUInt64BE(start + HEADER_BYTES));
  const content = start + LARGE_HEADER_BYTES;
  return large < LARGE_HEADER_BYTES ? undefined : { type, start, content, end: start + large };
}

async function contentOf(file: FileHandle, { content, end }: IsoBox, size: number) {
  const length = Math.min(end, size) - content;
  if (length > MAX_MOVIE_BYTES) return Buffer.alloc(0);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, content);
  return buffer.subarray(0, bytesRead);
}

function parse(movie: IsoBox, content: Buffer): Omit<IsoFile, 'size' | 'hasBrand'> {
  const offsetTables: OffsetTable[] = [];
  const tracks = new Map<number, IsoTrack>();
  const found = { movie, isFragmented: false, isInterrupted: false, offsetTables, tracks };
  let track = emptyTrack();
  let [movieScale, mediaScale] = [1, 1]; // units per second
  let entries: Buffer = Buffer.alloc(0);
  for (const { type, content: at, end } of descendants(content, 0, content.length)) {
    const fields = content.subarray(at, end);
    const isLong = fields[0] === 1; // version 1 has times of 64 bits
    if (type === 'mvex') found.isFragmented = true;
    if (type === 'mvhd') movieScale = uint(fields, isLong ? 20 : 12) || 1;
    if (type === 'trak') {
      track = emptyTrack();
      entries = Buffer.alloc(0);
    }
    if (type === 'elst') entries = fields;
    if (type === 'mdhd') mediaScale = uint(fields, isLong ? 20 : 12) || 1;
    if (type === 'tkhd') tracks.set(uint(fields, isLong ? 20 : 12), track);
    if (type === 'stsz' || type === 'stz2') track.indexed = uint(fields, 8);
    if (type === 'stco' || type === 'co64')
      offsetTables.push({
        at: movie.content + at + 8,
        entries: fields.subarray(8),
        width: type === 'stco' ? 4 : 8,
      });
    if (type === 'mdhd') track.hasDuration = !isAllOnes(fields, isLong ? 24 : 16, isLong ? 8 : 4);
    if (type === 'elst' || type === 'mdhd') track.edits = editsOf(entries, movieScale, mediaScale);
  }
  return found;
}

function emptyTrack(): IsoTrack {
  return { indexed: 0, hasDuration: true, edits: [] };
}

/**
 * Reads an edit list. Joins parts that follow one another within the track. Ignores a list that begins with another
 * speed, as mediabunny does.
 * @param movieScale the units per second of the presentation
 * @param mediaScale the units per second of the track
 */
function editsOf(fields: Buffer, movieScale: number, mediaScale: number) {
  const edits: Edit[] = [];
  const isLong = fields[0] === 1;
  const bytes = isLong ? 20 : 12; // of an entry
  const tick = 1 / movieScale;
  let from = 0;
  for (let at = 8; at + bytes <= fields.length && (at - 8) / bytes < uint(fields, 4); at += bytes) {
    const units = isLong ? Number(fields.readBigUInt64BE(at)) : fields.readUInt32BE(at);
    const start = isLong ? Number(fields.readBigInt64BE(at + 8)) : fields.readInt32BE(at + 4);
    const isNormalSpeed = fields.readUInt32BE(at + bytes - 4) === 0x1_0000;
    if (start >= 0 && !isNormalSpeed && edits.length === 0) return [];
    const isEndless = units === 0 || isAllOnes(fields, at, isLong ? 8 : 4);
    const to = isEndless ? Infinity : from + units * tick;
    const media = start / mediaScale;
    const last = edits.at(-1);
    if (last && Math.abs(last.media + last.to - last.from - media) <= tick) last.to = to;
    else if (start >= 0 && !(isEndless && last)) edits.push({ from, to, media, tick });
    from = to;
  }
  return edits;
}

/** Reads a field of 32 bits. Returns 0 if the box is too short. */
function uint(fields: Buffer, at: number) {
  return at + 4 <= fields.length ? fields.readUInt32BE(at) : 0;
}

function isAllOnes(fields: Buffer, at: number, length: number) {
  return fields.subarray(at, at + length).every((byte) => byte === 0xff);
}

/** Yields the boxes between two offsets and the boxes within them. Omits boxes that end after their parent. */
function* descendants(bytes: Buffer, start: number, end: number): Generator<IsoBox> {
  for (let box = boxAt(bytes, start, end); box && box.end <= end; box = boxAt(bytes, box.end, end)) {
    yield box;
    if (MOVIE_PARENTS.includes(box.type)) yield* descendants(bytes, box.content, box.end);
  }
}
