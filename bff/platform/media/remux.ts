import { open } from 'node:fs/promises';
import {
  EncodedAudioPacketSource,
  EncodedVideoPacketSource,
  FilePathTarget,
  MATROSKA,
  MPEG_TS,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
  type AudioCodec,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
  type VideoCodec,
} from 'mediabunny';
import { openFilm, type Film, type Track } from './film.ts';
import { isMatroskaWhole } from './matroska.ts';

/** The maximum number of packets: 240 video and 100 audio packets per second for five minutes. */
const MAX_PACKETS = 102_000;
const WRITE_CHUNK_BYTES = 1024 ** 2;

const WEBM_VIDEO: VideoCodec[] = ['vp8', 'vp9', 'av1'];
const WEBM_AUDIO: AudioCodec[] = ['opus', 'vorbis'];
const MP4_VIDEO: VideoCodec[] = ['avc', 'vp9', 'av1'];
const MP4_AUDIO: AudioCodec[] = ['aac', 'mp3', 'opus'];
const VIDEO = [...MP4_VIDEO, ...WEBM_VIDEO];
const AUDIO = [...MP4_AUDIO, ...WEBM_AUDIO];

export type RemuxProblem =
  | 'tooLong'
  | 'tooManyPixels'
  | 'videoCodec'
  | 'hevc'
  | 'audioCodec'
  | 'audioBesideVp8'
  | 'noVideo'
  | 'spliced'
  | 'broken';

export interface RemuxRequest {
  input: string;
  output: string;
  /** The limit for the video's duration in seconds. The video must be shorter. */
  maxSeconds: number;
  maxPixels: number;
}

export interface RemuxedVideo {
  container: 'mp4' | 'webm';
  /** The width and height in pixels, as a player displays the video. */
  width: number;
  height: number;
  /** The duration of the longer track in seconds, as players show it. */
  duration: number;
  /**
   * The times of the first and the last picture in the remuxed file, in seconds. The sound may continue after the last
   * picture.
   */
  firstPicture: number;
  lastPicture: number;
}

/** A conversion that turns a film into one that `remux` accepts (convert.ts). */
export interface Conversion {
  container: 'mp4' | 'webm';
  video: TrackConversion;
  /** Null for a conversion without sound. A film that lacks this track is converted without sound, too. */
  audio: TrackConversion | null;
  /** The duration of the film in seconds, or a part of it. */
  duration: number;
}

export interface TrackConversion {
  /** The index of the track among the film's tracks of its kind. */
  index: number;
  /** True if the track has to be encoded again, false if its packets can be copied. */
  isEncoded: boolean;
}

/**
 * The conversion of an MPEG-TS file in which mediabunny finds no picture, because it leaves out tracks whose codec it
 * does not know, such as MPEG-2 of a camera.
 */
const HIDDEN_PICTURE: Conversion = {
  container: 'mp4',
  video: { index: 0, isEncoded: true },
  audio: { index: 0, isEncoded: true },
  duration: 0,
};

export class RemuxError extends Error {
  /** @param conversion the conversion after which the film can be remuxed; undefined if there is none */
  constructor(
    readonly problem: RemuxProblem,
    readonly conversion?: Conversion,
    cause?: unknown,
  ) {
    super(problem, { cause });
  }
}

/**
 * Copies the first video track and the first audio track that browsers can play to a new file, whose index is at the
 * start. Copies the packets as they are, without encoding them again. Drops all other content: metadata, locations,
 * names, other tracks and appended bytes. Reads and writes in chunks.
 * @throws {RemuxError}
 */
export async function remux(request: RemuxRequest): Promise<RemuxedVideo> {
  const handle = await open(request.input, 'r');
  let film: Film | undefined;
  try {
    film = await openFilm(handle);
    return await copy(film, request, await isMatroskaWhole(handle));
  } catch (error) {
    throw error instanceof RemuxError ? error : new RemuxError('broken', undefined, error);
  } finally {
    film?.close();
    await handle.close();
  }
}

/** The tracks that are copied. A codec is null if mediabunny does not know it. */
interface Tracks {
  video: InputVideoTrack;
  audio: InputAudioTrack | null;
  videoCodec: VideoCodec | null;
  audioCodec: AudioCodec | null;
}

async function copy(film: Film, request: RemuxRequest, isWhole: boolean): Promise<RemuxedVideo> {
  const tracks = await tracksOf(film);
  const { video, audio } = tracks;
  const [width, height] = await Promise.all([video.getDisplayWidth(), video.getDisplayHeight()]);
  if (width < 1 || height < 1) throw new RemuxError('broken');
  if (width * height > request.maxPixels) throw new RemuxError('tooManyPixels');

  const pictures = await spanOf(film, video, request.maxSeconds);
  const spans = [pictures, ...(audio ? [await spanOf(film, audio, request.maxSeconds)] : [])];
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const { container, problem, isVideoEncoded, isAudioEncoded } = await outputFor(film, tracks);
  // A first packet with a negative timestamp is the encoder's priming. MP4 can tell players to skip such a packet; WebM
  // cannot.
  const shift = start > 0 || container === 'webm' ? start : 0;
  const duration = end - Math.max(shift, 0);
  if (duration >= request.maxSeconds) throw new RemuxError('tooLong');
  // A Matroska file declares a single duration for all its tracks, and its subtitles may last longer than picture and
  // sound.
  const promised = isWhole ? null : await film.declaredEnd([video, audio].filter((track) => track !== null));
  if (promised !== null && promised - end > 1 + promised / 20) throw new RemuxError('broken');

  if (problem !== null) {
    // ffmpeg would copy a packet too many at the end of a track that an edit list cuts off.
    const converted = (track: Track, isEncoded: boolean) => ({
      index: track.number - 1,
      isEncoded: isEncoded || film.cutAt(track) !== undefined,
    });
    throw new RemuxError(problem, {
      container,
      video: converted(video, isVideoEncoded),
      audio: audio && converted(audio, isAudioEncoded),
      duration,
    });
  }

  const format = container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' });
  const output = new Output({ format, target: new FilePathTarget(request.output, { chunkSize: WRITE_CHUNK_BYTES }) });
  try {
    await write(film, output, tracks, spans, shift);
  } catch (error) {
    await output.cancel();
    throw error;
  }
  const firstPicture = Math.max(0, pictures.start - shift);
  return {
    container,
    width,
    height,
    duration,
    firstPicture,
    lastPicture: Math.max(firstPicture, pictures.last - shift),
  };
}

async function tracksOf(film: Film): Promise<Tracks> {
  const { input } = film;
  if (!(await input.canRead())) throw new RemuxError('broken');
  const videos = await input.getVideoTracks();
  if (videos.length === 0 && (await input.getFormat()) === MPEG_TS) throw new RemuxError('videoCodec', HIDDEN_PICTURE);
  if ((await input.getTracks()).length === 0) throw new RemuxError('broken');
  if (videos.length === 0) throw new RemuxError('noVideo');
  const shown = await withPackets(film, videos);
  const video = (await firstIn(shown, VIDEO)) ?? (await firstIn(shown, ['hevc'])) ?? shown[0];
  const audible = await withPackets(film, await input.getAudioTracks());
  const audio = (await firstIn(audible, AUDIO)) ?? audible[0] ?? null;
  if (!video) throw new RemuxError('broken');
  return {
    video,
    videoCodec: await video.getCodec(),
    audio,
    audioCodec: (await audio?.getCodec()) ?? null,
  };
}

/**
 * Returns the tracks that have packets. A recorder declares a sound track before it records, and the track stays empty
 * if the microphone is not allowed.
 */
async function withPackets<T extends Track>(film: Film, tracks: T[]): Promise<T[]> {
  const found: T[] = [];
  for (const track of tracks) {
    const packets = film.packetsOf(track, { metadataOnly: true });
    const { done } = await packets.next();
    await packets.return(undefined);
    if (done !== true) found.push(track);
  }
  return found;
}

/**
 * Returns the first track with one of these codecs. A camera or phone may put other tracks before it, such as a
 * thumbnail in MJPEG or surround sound.
 */
async function firstIn<Codec, T extends { getCodec(): Promise<Codec | null> }>(tracks: T[], codecs: Codec[]) {
  for (const track of tracks) {
    const codec = await track.getCodec();
    if (codec !== null && codecs.includes(codec)) return track;
  }
  return undefined;
}

interface OutputFormat {
  container: 'mp4' | 'webm';
  /** The reason why browsers do not play these tracks in this container. Null if they do. */
  problem: RemuxProblem | null;
  isVideoEncoded: boolean;
  isAudioEncoded: boolean;
}

/**
 * Keeps WebM if browsers play the film's picture in it, and chooses MP4 for all other videos. Says which tracks have to
 * be encoded again for that container.
 */
async function outputFor(film: Film, { video, videoCodec, audio, audioCodec }: Tracks): Promise<OutputFormat> {
  // Only a decoder can cut a track within its packets.
  const isSpliced = film.isSpliced(video) || (audio !== null && film.isSpliced(audio));
  if (isSpliced) return { container: 'mp4', problem: 'spliced', isVideoEncoded: true, isAudioEncoded: true };

  const input = await video.input.getFormat();
  const isUpright = (await video.getRotation()) === 0;
  const isWebm = (input === WEBM || input === MATROSKA) && isUpright && isIn(WEBM_VIDEO, videoCodec);
  const isMp4 = isIn(MP4_VIDEO, videoCodec);
  const isMp4Sound = audio === null || isIn(MP4_AUDIO, audioCodec);
  const isWebmSound = audio === null || isIn(WEBM_AUDIO, audioCodec);
  if (isWebm && (isWebmSound || !(isMp4 && isMp4Sound))) {
    const problem = videoCodec === 'vp8' ? 'audioBesideVp8' : 'audioCodec';
    return {
      container: 'webm',
      problem: isWebmSound ? null : problem,
      isVideoEncoded: false,
      isAudioEncoded: !isWebmSound,
    };
  }
  const soundProblem = isMp4Sound ? null : 'audioCodec';
  const pictureProblem = videoCodec === 'hevc' ? 'hevc' : 'videoCodec';
  return {
    container: 'mp4',
    problem: isMp4 ? soundProblem : pictureProblem,
    isVideoEncoded: !isMp4,
    isAudioEncoded: !isMp4Sound,
  };
}

function isIn<Codec>(codecs: Codec[], codec: Codec | null) {
  return codec !== null && codecs.includes(codec);
}

/** Seconds. */
interface Span {
  start: number;
  /** The start time of the packet that is presented last. */
  last: number;
  end: number;
  packets: number;
}

/**
 * Reads the index of a track. Stops as soon as the packets exceed the maximum duration, because the file may declare a
 * wrong duration.
 */
async function spanOf(film: Film, track: Track, maxSeconds: number): Promise<Span> {
  const span = { start: Infinity, last: -Infinity, end: -Infinity, packets: 0 };
  for await (const packet of film.packetsOf(track, { metadataOnly: true })) {
    span.start = Math.min(span.start, packet.timestamp);
    span.last = Math.max(span.last, packet.timestamp);
    span.end = Math.max(span.end, packet.timestamp + packet.duration);
    span.packets += 1;
    if (span.end - Math.max(span.start, 0) >= maxSeconds) throw new RemuxError('tooLong');
    if (span.packets > MAX_PACKETS) throw new RemuxError('broken');
  }
  if (span.packets === 0) throw new RemuxError('broken');
  // The last picture before the cut lasts until the cut, even if later pictures of the film are lost.
  return { ...span, end: film.cutAt(track) ?? span.end };
}

/** A track that is being copied: its next packet and the function that writes the packet. */
interface Lane {
  next: EncodedPacket | null;
  advance(): Promise<void>;
}

async function write(
  film: Film,
  output: Output,
  { video, audio, videoCodec, audioCodec }: Tracks,
  spans: Span[],
  shift: number,
) {
  const lanes: Lane[] = [];
  const [videoSpan, audioSpan] = spans;

  if (!videoCodec) throw new RemuxError('videoCodec');
  const pictures = new EncodedVideoPacketSource(videoCodec);
  const decoderConfig = (await video.getDecoderConfig()) ?? undefined;
  output.addVideoTrack(pictures, {
    rotation: await video.getRotation(),
    flip: await video.getFlip(),
    maximumPacketCount: videoSpan?.packets,
  });
  lanes.push(await laneOf(film, video, videoSpan, shift, (packet) => pictures.add(packet, { decoderConfig })));

  if (audio && audioCodec) {
    const sound = new EncodedAudioPacketSource(audioCodec);
    const audioConfig = (await audio.getDecoderConfig()) ?? undefined;
    output.addAudioTrack(sound, { maximumPacketCount: audioSpan?.packets });
    lanes.push(
      await laneOf(film, audio, audioSpan, shift, (packet) => sound.add(packet, { decoderConfig: audioConfig })),
    );
  }

  output.setMetadataTags({});
  await output.start();
  for (let lane = earliest(lanes); lane; lane = earliest(lanes)) await lane.advance();
  await output.finalize();
}

function earliest(lanes: Lane[]) {
  const waiting = lanes.filter((lane) => lane.next !== null);
  return waiting.sort((a, b) => (a.next?.timestamp ?? 0) - (b.next?.timestamp ?? 0))[0];
}

/**
 * @throws {RemuxError} from `advance`, if the file ends before its index does, or if it does not start with a key frame
 */
async function laneOf(
  film: Film,
  track: Track,
  span: Span | undefined,
  shift: number,
  add: (packet: EncodedPacket) => Promise<void>,
): Promise<Lane> {
  const packets = film.packetsOf(track, { verifyKeyPackets: true });
  let count = 0;

  async function pull() {
    const { value: packet } = await packets.next();
    if (!packet) {
      if (count !== span?.packets) throw new RemuxError('broken');
      return null;
    }
    if (count === 0 && packet.type !== 'key') throw new RemuxError('broken');
    count += 1;
    const cut = packet.timestamp === span?.last ? film.cutAt(track) : undefined;
    const duration = cut === undefined ? packet.duration : cut - packet.timestamp;
    return packet.clone({ timestamp: packet.timestamp - shift, duration });
  }

  const lane: Lane = {
    next: await pull(),
    async advance() {
      if (lane.next) await add(lane.next);
      lane.next = await pull();
    },
  };
  return lane;
}
