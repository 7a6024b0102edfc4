import type { FileHandle } from 'node:fs/promises';
import {
  CustomSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
  type PacketRetrievalOptions,
} from 'mediabunny';
import { readIsoFile, type IsoFile } from './iso-boxes.ts';

const MiB = 1024 ** 2;

/**
 * The maximum size of a single read. Packets and indexes of short videos are smaller; a file that claims a larger
 * packet or index is meant to exhaust the memory.
 */
const MAX_READ_BYTES = 24 * MiB;
const TYPE_OFFSET = 4;

export type Track = InputVideoTrack | InputAudioTrack;

/** An uploaded video that is being read. */
export interface Film {
  input: Input;
  /** Yields the packets of a track in the order in which they are decoded. */
  packetsOf(track: Track, options: PacketRetrievalOptions): AsyncGenerator<EncodedPacket>;
  /** Returns the end of the longest of these tracks in seconds, as the file declares it; null if it does not. */
  declaredEnd(tracks: Track[]): Promise<number | null>;
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
  const input = inputOf(file);
  const fragments = iso?.isFragmented === true ? fragmentsOf(file, iso, input) : undefined;

  return {
    input,
    async *packetsOf(track, options) {
      yield* new EncodedPacketSink(track).packets(undefined, undefined, options);
      // After the last packet of the index, mediabunny does not continue with the fragments.
      if (fragments === undefined || !iso?.tracks.get(track.id)?.indexed) return;
      const rest = (await fragments.getTracks()).find(({ id }) => id === track.id);
      if (rest) yield* new EncodedPacketSink(rest).packets(undefined, undefined, options);
    },
    declaredEnd: (tracks) =>
      input.getDurationFromMetadata(tracks.filter(({ id }) => iso?.tracks.get(id)?.hasDuration !== false)),
    close() {
      fragments?.dispose();
      input.dispose();
    },
  };
}

/**
 * Opens the movie fragments of a file whose index contains the first packets. Hides the index, so that mediabunny reads
 * the file as a media segment that follows `init`.
 */
function fragmentsOf(file: FileHandle, { movie }: IsoFile, init: Input) {
  return inputOf(file, [{ at: movie.start + TYPE_OFFSET, bytes: Buffer.from('free') }], init);
}

function inputOf(file: FileHandle, patches: Patch[] = [], initInput?: Input) {
  return new Input({
    formats: [MP4, QTFF, WEBM, MATROSKA],
    source: new CustomSource({
      getSize: async () => (await file.stat()).size,
      read: async (start, end) => {
        if (end - start > MAX_READ_BYTES) throw new Error('the video claims a packet or an index that is too large');
        const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
        const bytes = buffer.subarray(0, bytesRead);
        for (const patch of patches) overlay(bytes, start, patch);
        return bytes;
      },
      maxCacheSize: 2 * MiB,
      prefetchProfile: 'fileSystem',
      handleUnhandledError: () => undefined,
    }),
    ...(initInput && { initInput }),
  });
}

/** Writes the part of the patch that lies within `bytes`, which begin at the offset `start` of the file. */
function overlay(bytes: Buffer, start: number, { at, bytes: patch }: Patch) {
  const from = Math.max(at, start);
  const to = Math.min(at + patch.length, start + bytes.length);
  if (from < to) patch.copy(bytes, from - start, from - at, to - at);
}
