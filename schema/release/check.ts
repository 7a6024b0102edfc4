import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { buildSchema } from 'graphql';
import { compareWithRelease } from './changes.ts';
import { REASON_EXAMPLE } from './deprecation.ts';
import { printRelease, readRelease } from './released.ts';
import { readSdl } from '../sdl.ts';
import { readDocuments } from '../../web/build/documents.ts';

/**
 * Compares the present schema with the last release, as a step of `npm run validate`. Fails if the change would break a
 * client of the release, or if the release is not the present state: a page may be deployed from each state of main,
 * and later gateways know only what a release has recorded.
 */
const released = readRelease();
if (!released) throw new Error('schema/released.graphql is missing: npm run schema:release');

const today = new Date().toISOString().slice(0, 10);
const schema = buildSchema(readSdl());
const { breaking, dangerous } = compareWithRelease(released.sdl, schema, today);
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
} else {
  const manifest: unknown = JSON.parse(readFileSync(`schema/documents/${released.name}.json`, 'utf8'));
  const stale = [
    ...(readFileSync('schema/released.graphql', 'utf8') === printRelease(schema, released.name)
      ? []
      : ['schema/*.graphql has changed']),
    ...(isDeepStrictEqual(manifest, readDocuments()) ? [] : ['the operations of the app have changed']),
  ];
  if (stale.length > 0) {
    console.log([`Since the release ${released.name}:`, ...stale, 'Record it: npm run schema:release'].join('\n  '));
    process.exitCode = 1;
  }
}
