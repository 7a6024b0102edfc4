import { buildSchema } from 'graphql';
import { compareWithRelease } from './changes.ts';
import { REASON_EXAMPLE } from './deprecation.ts';
import { readRelease } from './released.ts';
import { readSdl } from '../sdl.ts';

/**
 * Compares the present schema with the last release, as a step of `npm run validate`. Fails if the change would break a
 * client of the release.
 */
const released = readRelease();
if (!released) throw new Error('schema/released.graphql is missing: npm run schema:release');

const today = new Date().toISOString().slice(0, 10);
const { breaking, dangerous } = compareWithRelease(released.sdl, buildSchema(readSdl()), today);
if (dangerous.length > 0) console.log(['Changes that may surprise a client:', ...dangerous].join('\n  '));
if (breaking.length > 0) {
  console.log(
    [
      `Changes that break clients of the release ${released.name}:`,
      ...breaking,
      'Keep the old part beside the new one, and deprecate it:',
      `  @deprecated(reason: "${REASON_EXAMPLE}")`,
      'Then run npm run schema:release. The old part may go once its date has passed.',
    ].join('\n  '),
  );
  process.exitCode = 1;
}
