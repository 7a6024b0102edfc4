import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { z } from 'zod';
import type { MediaOptions } from '../../../bff/platform/media/media.ts';
import { openMediaWorld } from '../media-world.ts';
import { streamOf } from '../media.ts';
import type { CorpusFile } from './pictures.ts';

const run = promisify(execFile);
const TOLERANCE_SECONDS = 0.12;

const probed = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.string().default('unknown'),
      nb_read_packets: z.string().default('0'),
    }),
  ),
  format: z.object({ duration: z.coerce.number().default(0) }),
});

/** Returns the tracks of a film with their numbers of packets, and its duration in seconds, as ffprobe sees them. */
async function probe(path: string) {
  const entries = 'stream=codec_type,codec_name,nb_read_packets:format=duration';
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-count_packets',
    '-show_entries',
    entries,
    '-of',
    'json',
    path,
  ]);
  return probed.parse(JSON.parse(stdout));
}

/**
 * Compares a stored film with the uploaded one.
 * @returns the differences in the codecs, in the number of packets and in the duration; null if there are none
 */
async function differenceOf(uploaded: string, stored: string, { duration = 0, isShort, codecs }: CorpusFile['right']) {
  const [before, after] = [await probe(uploaded), await probe(stored)];
  const found = after.streams.map((track) => track.codec_name);
  if (codecs && found.join() !== codecs.join()) return `stored in ${found.join(' and ')}`;
  const [picture] = after.streams;
  const pictures = before.streams.filter((track) => track.codec_type === 'video').map((track) => track.nb_read_packets);
  if (codecs && isShort !== true && !pictures.includes(picture?.nb_read_packets ?? ''))
    return `${picture?.nb_read_packets} pictures of ${pictures.join(' or ')}`;
  for (const { codec_name: codec, nb_read_packets: packets } of after.streams) {
    const same = before.streams.filter(({ codec_name: name }) => name === codec).map((track) => track.nb_read_packets);
    if (isShort !== true && same.length > 0 && !same.includes(packets))
      return `${packets} packets in ${codec} of ${same.join(' or ')}`;
  }
  const seconds = after.format.duration;
  return Math.abs(seconds - duration) < TOLERANCE_SECONDS ? null : `stored with ${seconds} s`;
}

/**
 * Uploads each file. Expects that each is accepted and stored with the expected values, and that a stored film has as
 * many packets as the uploaded one. Needs ffprobe for films.
 */
export async function expectAccepted(files: CorpusFile[], options: Partial<MediaOptions> = {}) {
  const world = await openMediaWorld();
  try {
    const ownerId = await world.member();
    const wrong: string[] = [];
    for (const { name, make, right } of files) {
      const bytes = await make();
      const media = world.media({}, options);
      const said = await media.ingest(streamOf(bytes), { ownerId }).then(
        async ({ kind, width, height, duration, variants }) => {
          const isRight =
            kind === right.kind &&
            width === right.width &&
            height === right.height &&
            Math.abs((duration ?? 0) - (right.duration ?? 0)) < TOLERANCE_SECONDS;
          if (!isRight) return `${kind} of ${width}×${height} px, ${duration ?? 0} s`;
          if (kind === 'image') return null;
          const [uploaded, stored] = [join(world.directory, 'uploaded'), join(world.directory, 'stored')];
          await writeFile(uploaded, bytes);
          const object = await media.store.open(variants[0]?.key ?? '');
          if (!object) return 'not stored';
          await writeFile(stored, object.read(0, object.size - 1));
          await object.close();
          return await differenceOf(uploaded, stored, right);
        },
        (error: unknown) => `refused: ${String(error)}`,
      );
      if (said !== null) wrong.push(`${name}: ${said}`);
    }
    console.log(`${files.length - wrong.length} files accepted as they should be, ${wrong.length} refused wrongly`);
    expect(wrong).toEqual([]);
  } finally {
    await world.close();
  }
}
