import { readdir, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  type EncodedPacket,
  type MetadataTags,
  type Rotation,
} from 'mediabunny';
import sharp from 'sharp';

/** A test film of two seconds with 64×64 pixels and a tone, in H.264 and AAC, made with ffmpeg. */
export const MP4_FIXTURE = new URL('./fixtures/two-seconds.mp4', import.meta.url);
/** The same test film in VP9 and Opus. */
export const WEBM_FIXTURE = new URL('./fixtures/two-seconds.webm', import.meta.url);

export interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';
  /** The EXIF orientation, 1 to 8. */
  orientation?: number;
  /** If true, the picture has metadata: a GPS location, the name of a camera and XMP. */
  metadata?: boolean;
}

export const SECRET_PLACE = 'Rua do Segredo 42';

/** Returns a picture whose left half is red and whose right half is blue. */
export async function picture(options: PictureOptions = {}): Promise<Buffer> {
  const { width = 640, height = 480, format = 'jpeg', orientation, metadata = false } = options;
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#00f' } };
  let image = sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
  if (metadata) {
    image = image
      .withExif({ IFD0: { Make: SECRET_PLACE }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${SECRET_PLACE}</place></x:xmpmeta>`);
  }
  if (orientation !== undefined) image = image.withMetadata({ orientation });
  return await image.toFormat(format).toBuffer();
}

/**
 * Replaces the brands in the header of an AVIF file. The number of brands must stay the same (three are enough), so
 * that the offsets in the file stay correct.
 */
export function withBrands(file: Buffer, major: string, compatible: string[]): Buffer {
  const changed = Buffer.from(file);
  changed.write(major, 8, 'latin1');
  const end = changed.readUInt32BE(0);
  for (let at = 16; at < end; at += 4) changed.write(compatible[(at - 16) / 4] ?? major, at, 'latin1');
  return changed;
}

/** Returns a JPEG of a few hundred bytes whose header claims a size of 65,000 × 65,000 pixels. */
export async function pixelBomb(): Promise<Buffer> {
  const bytes = await picture({ width: 16, height: 16 });
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_000, frame + 5);
  bytes.writeUInt16BE(65_000, frame + 7);
  return bytes;
}

export interface VideoOptions {
  /** The length of the film in seconds. The fixture is repeated to reach it. */
  seconds?: number;
  /** The length of the sound in seconds, if it differs from the length of the picture. */
  soundSeconds?: number;
  rotation?: Rotation;
  tags?: MetadataTags;
}

/** Returns an MP4 that repeats the packets of the fixture. */
export async function video({
  seconds = 2,
  soundSeconds = seconds,
  rotation = 0,
  tags,
}: VideoOptions = {}): Promise<Buffer> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await readFile(MP4_FIXTURE)) });
  const picture = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  if (!picture || !sound) throw new Error('the fixture has both tracks');
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });
  const pictures = new EncodedVideoPacketSource('avc');
  const sounds = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(pictures, { rotation });
  output.addAudioTrack(sounds);
  if (tags) output.setMetadataTags(tags);
  await output.start();

  const pictureConfig = { decoderConfig: (await picture.getDecoderConfig()) ?? undefined };
  const soundConfig = { decoderConfig: (await sound.getDecoderConfig()) ?? undefined };
  await Promise.all([
    repeat(await packetsOf(picture), seconds, (packet) => pictures.add(packet, pictureConfig)),
    repeat(await packetsOf(sound), soundSeconds, (packet) => sounds.add(packet, soundConfig)),
  ]);
  pictures.close();
  sounds.close();
  await output.finalize();
  input.dispose();
  if (!output.target.buffer) throw new Error('a finished output has its bytes');
  return Buffer.from(output.target.buffer);
}

async function packetsOf(track: ConstructorParameters<typeof EncodedPacketSink>[0]) {
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return packets;
}

async function repeat(packets: EncodedPacket[], seconds: number, add: (packet: EncodedPacket) => Promise<void>) {
  const length = 2; // The length of the fixture in seconds.
  for (let start = 0; start < seconds; start += length) {
    for (const packet of packets) {
      const timestamp = Math.max(packet.timestamp, 0) + start;
      if (timestamp < seconds) await add(packet.clone({ timestamp }));
    }
  }
}

/**
 * Returns a WebM of two seconds whose header states a length of `seconds`, as in a film with subtitles that end after
 * the picture.
 */
export async function webmPromising(seconds: number): Promise<Buffer> {
  const bytes = await readFile(WEBM_FIXTURE);
  const duration = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  bytes.writeDoubleBE(seconds * 1_000, duration + 3);
  return bytes;
}

/** Returns a stream that yields the bytes in pieces, as a socket does. */
export function streamOf(bytes: Buffer, pieceSize = 16 * 1024): Readable {
  const pieces: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += pieceSize) pieces.push(bytes.subarray(start, start + pieceSize));
  return Readable.from(pieces, { objectMode: false });
}

/** Returns the sorted names of all files below a folder, or an empty list if the folder does not exist. */
export async function filesUnder(directory: string) {
  const found = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
