import { spawnSync } from 'node:child_process';
import { it } from 'vitest';
import { createVideoConverter } from '../../../bff/platform/media/convert.ts';
import { createVideoHasher } from '../../../bff/platform/media/stills.ts';
import { expectAccepted } from '../../support/media/corpus.ts';
import { films, filmsToConvert } from '../../support/media/films.ts';
import { largePictures } from '../../support/media/pictures.ts';

const FFMPEG = spawnSync('sh', ['-c', 'command -v ffmpeg']).stdout.toString().trim();

it('pictures of nearly 50 megapixels are accepted', () => expectAccepted(largePictures));

it.runIf(FFMPEG !== '')(
  'each video of the test corpus is stored with its size, duration and the hashes of its stills (needs ffmpeg)',
  async () => expectAccepted(films, { hashVideo: await createVideoHasher(FFMPEG) }),
);

it.runIf(FFMPEG !== '').each([
  ['with sound that browsers do not play', filmsToConvert.unheardFilms],
  ['in HEVC', filmsToConvert.hevcFilms],
  ['in another codec or container that browsers do not play', filmsToConvert.foreignFilms],
])('each video %s is converted and stored (needs ffmpeg)', async (_kind, group) =>
  expectAccepted(group, {
    hashVideo: await createVideoHasher(FFMPEG),
    converter: await createVideoConverter(FFMPEG),
  }),
);
