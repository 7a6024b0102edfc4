import type { FileHandle } from 'node:fs/promises';
import {
  CustomSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  MPEG_TS,
  QTFF,
  WEBM,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
  type PacketRetrievalOptions,
} from 'mediabunny';
import { readIsoFile, type Edit, type IsoFile } from './iso-boxes.ts';

const MiB = 1024 ** 2;

/**
 * The maximum size of a single read. Packets and indexes of short videos are smaller; a file that claims a larger
 * packet or index is meant to exhaust the memory.
 */
const MAX_READ_BYTES = 24 * MiB;
const TYPE_OFFSET = 4;
/** The brand that mediabunny expects at the beginning of a QuickTime file. */
const QUICKTIME_BRAND = Buffer.from('\0\0\0\x10ftypqt  \0\0\0\0', 'latin1');

export type Track = InputVideoTrack | InputAudioTrack;

/**
 * The maximum time, in seconds, that may be hidden before the first picture or sound that players show. Decoders need
 * packets before that: the sound's priming, and the pictures since the last key picture.
 */
const MAX_PRIMING_SECONDS = 0.2;

/** An uploaded video that is being read. */
export interface Film {
  input: Input;
  /**
   * Yields the packets of a track in the order in which they are decoded. Omits the packets that the track's edit list
   * cuts off, because members trim a video in order not to publish the rest. Also omits the pictures before the first
   * key picture, which players cannot show: the recording of a stream may begin between two key pictures.
   */
  packetsOf(track: Track, options: PacketRetrievalOptions): AsyncGenerator<EncodedPacket, void>;
  /**
   * Returns the end of the longest of these tracks in seconds, as the file declares it; null if it does not, or
   * if its recording was interrupted. Ignores tracks whose end the edit list cuts off.
   */
  declaredEnd(tracks: Track[]): Promise<number | null>;
  /** True if the track's edit list joins several parts of the track. */
  isSpliced(track: Track): boolean;
  /**
   * Returns the time, in seconds, at which the edit list cuts off the end of the track. Undefined if it cuts nothing
   * off, or if `packetsOf` has not reached the end yet.
   */
  cutAt(track: Track): number | undefined;
  close(): void;
}

/** Bytes that replace those of the file while it is read. */
interface Patch {
  at: number;
  bytes: Buffer;
}

/** Opens a video. The caller closes the file. */
export async function openFilm(file: FileHandle): Promise<Film> {
  const iso = await readIsoFile(file);
  const input = inputOf(file, iso);
  const fragments = iso?.isFragmented === true ? inputOf(file, iso, input) : undefined;

  const cuts = new Map<number, number>();
  const starts = new Map<number, Promise<number>>();
  // The edit list of a fragmented file may be older than most of its fragments.
  const editsOf = ({ id }: Track) => (iso?.isFragmented === true ? [] : (iso?.tracks.get(id)?.edits ?? []));

  async function* allPacketsOf(track: Track, asked: PacketRetrievalOptions) {
    // The index of the last fragment contains packets that the file of an interrupted recording lacks. Only the data
    // shows where the track ends.
    const options = iso?.isInterrupted === true && asked.metadataOnly === true ? {} : asked;
    yield* new EncodedPacketSink(track).packets(undefined, undefined, options);
    // After the last packet of the index, mediabunny does not continue with the fragments.
    if (fragments === undefined || !iso?.tracks.get(track.id)?.indexed) return;
    const rest = (await fragments.getTracks()).find(({ id }) => id === track.id);
    if (rest) yield* new EncodedPacketSink(rest).packets(undefined, undefined, options);
  }

  /** Returns the number of packets before the first one that is needed to show the track. */
  async function hiddenIn(track: Track) {
    const options = track.isVideoTrack() ? { verifyKeyPackets: true } : { metadataOnly: true };
    let [index, hidden] = [0, 0];
    for await (const { timestamp, type } of allPacketsOf(track, options)) {
      if (index === 0 && timestamp > -MAX_PRIMING_SECONDS) return 0;
      if (type === 'key' && timestamp > (track.isVideoTrack() ? 0 : -MAX_PRIMING_SECONDS)) return hidden;
      if (type === 'key') hidden = index;
      index += 1;
    }
    return hidden;
  }

  /** Returns the number of packets before the first key picture. */
  async function beforeKeyPicture(track: Track) {
    let count = 0;
    if (track.isVideoTrack())
      for await (const { type } of allPacketsOf(track, { verifyKeyPackets: true })) {
        if (type === 'key') break;
        count += 1;
      }
    return count;
  }

  return {
    input,
    async *packetsOf(track, options) {
      const [edit] = editsOf(track);
      const start = starts.get(track.id) ?? (edit ? hiddenIn(track) : beforeKeyPicture(track));
      starts.set(track.id, start);
      const hidden = await start;
      let index = 0;
      for await (const packet of allPacketsOf(track, options)) {
        if (edit && isAfter(packet, edit)) {
          cuts.set(track.id, edit.to);
          return;
        }
        if (index >= hidden) yield packet;
        index += 1;
      }
    },
    isSpliced: (track) => editsOf(track).length > 1,
    cutAt: ({ id }) => cuts.get(id),
    declaredEnd: async (tracks) =>
      iso?.isInterrupted === true
        ? null
        : await input.getDurationFromMetadata(
            tracks.filter(({ id }) => iso?.tracks.get(id)?.hasDuration !== false && !cuts.has(id)),
          ),
    close() {
      fragments?.dispose();
      input.dispose();
    },
  };
}

/** Returns true for a packet that begins after the edit. The edit's end may be rounded down by a tick. */
function isAfter({ timestamp, duration }: EncodedPacket, { to, tick }: Edit) {
  return timestamp >= to && timestamp + duration > to + tick;
}

/**
 * @param init the same file, to read the movie fragments of a file with an index that contains the first packets. Hides
 * the index, so that mediabunny reads the file as a media segment that follows `init`.
 */
function inputOf(file: FileHandle, iso: IsoFile | undefined, init?: Input) {
  const prefix = iso?.hasBrand === false ? QUICKTIME_BRAND.length : 0;
  const patches = iso && prefix > 0 ? brandingOf(iso) : [];
  if (iso && init) patches.push({ at: prefix + iso.movie.start + TYPE_OFFSET, bytes: Buffer.from('free') });

  return new Input({
    formats: [MP4, QTFF, WEBM, MATROSKA, MPEG_TS],
    source: new CustomSource({
      getSize: async () => prefix + (iso?.size ?? (await file.stat()).size),
      read: async (start, end) => {
        if (end - start > MAX_READ_BYTES) throw new Error('the video claims a packet or an index that is too large');
        const skipped = Math.min(Math.max(prefix - start, 0), end - start);
        const buffer = Buffer.alloc(end - start);
        const { bytesRead } = await file.read(buffer, skipped, buffer.length - skipped, start + skipped - prefix);
        const bytes = buffer.subarray(0, skipped + bytesRead);
        for (const patch of patches) overlay(bytes, start, patch);
        return bytes;
      },
      maxCacheSize: 2 * MiB,
      prefetchProfile: 'fileSystem',
      handleUnhandledError: () => undefined,
    }),
    ...(init && { initInput: init }),
  });
}

/**
 * Returns the patches with which a QuickTime file of an old camera begins with a brand, as mediabunny demands. The
 * offsets in the file's index grow by the length of the brand.
 */
function brandingOf({ offsetTables }: IsoFile): Patch[] {
  const shift = QUICKTIME_BRAND.length;
  const tables = offsetTables.map(({ at, entries, width }) => {
    const bytes = Buffer.from(entries);
    for (let entry = 0; entry + width <= bytes.length; entry += width) {
      if (width === 8) bytes.writeBigUInt64BE(BigInt.asUintN(64, bytes.readBigUInt64BE(entry) + BigInt(shift)), entry);
      else bytes.writeUInt32BE((bytes.readUInt32BE(entry) + shift) % 2 ** 32, entry);
    }
    return { at: shift + at, bytes };
  });
  return [{ at: 0, bytes: QUICKTIME_BRAND }, ...tables];
}

/** Writes the part of the patch that lies within `bytes`, which begin at the offset `start` of the file. */
function overlay(bytes: Buffer, start: number, { at, bytes: patch }: Patch) {
  const from = Math.max(at, start);
  const to = Math.min(at + patch.length, start + bytes.length);
  if (from < to) patch.copy(bytes, from - start, from - at, to - at);
}
