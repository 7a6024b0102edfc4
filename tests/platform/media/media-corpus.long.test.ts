import { spawnSync } from 'node:child_process';
import { it } from 'vitest';
import { createVideoHasher } from '../../../bff/platform/media/stills.ts';
import { expectAccepted } from '../../support/media/corpus.ts';
import { films } from '../../support/media/films.ts';
import { largePictures } from '../../support/media/pictures.ts';

const FFMPEG = spawnSync('sh', ['-c', 'command -v ffmpeg']).stdout.toString().trim();

it('pictures of nearly 50 megapixels are accepted', () => expectAccepted(largePictures));

it.runIf(FFMPEG !== '')(
  'each video of the test corpus is stored with its size, duration and the hashes of its stills (needs ffmpeg)',
  async () => expectAccepted(films, { hashVideo: await createVideoHasher(FFMPEG) }),
);
