import { expect } from 'vitest';
import type { MediaOptions } from '../../../bff/platform/media/media.ts';
import { openMediaWorld } from '../media-world.ts';
import { streamOf } from '../media.ts';
import type { CorpusFile } from './pictures.ts';

const TOLERANCE_SECONDS = 0.12;

/** Uploads each file. Expects that each is accepted and stored with the expected values. */
export async function expectAccepted(files: CorpusFile[], options: Partial<MediaOptions> = {}) {
  const world = await openMediaWorld();
  try {
    const ownerId = await world.member();
    const wrong: string[] = [];
    for (const { name, make, right } of files) {
      const bytes = await make();
      const said = await world
        .media({}, options)
        .ingest(streamOf(bytes), { ownerId })
        .then(
          ({ kind, width, height, duration }) =>
            kind === right.kind &&
            width === right.width &&
            height === right.height &&
            Math.abs((duration ?? 0) - (right.duration ?? 0)) < TOLERANCE_SECONDS
              ? null
              : `${kind} of ${width}×${height} px, ${duration ?? 0} s`,
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
