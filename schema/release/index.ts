import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { releaseName, withRelease } from './changelog.ts';
import { compareWithRelease, listChanges } from './changes.ts';
import { printRelease, readRelease } from './released.ts';
import { readSdl } from '../sdl.ts';

/**
 * Records the present schema as released (`npm run schema:release`): writes schema/released.graphql and an entry of
 * CHANGELOG.md. It refuses a schema that breaks clients of the last release, unless `--breaking` is given.
 */
const CHANGELOG = 'CHANGELOG.md';
const today = new Date().toISOString().slice(0, 10);

const schema = buildSchema(readSdl());
const last = readRelease();
const { breaking } = last ? compareWithRelease(last.sdl, schema, today) : { breaking: [] };
if (breaking.length > 0 && !process.argv.includes('--breaking')) {
  console.log(['This breaks clients of the last release:', ...breaking, 'Nothing was written.'].join('\n  '));
  process.exitCode = 1;
} else {
  const name = releaseName(today, last?.name);
  const changelog = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : undefined;
  writeFileSync(CHANGELOG, withRelease(changelog, name, listChanges(last?.sdl, schema), breaking));
  writeFileSync('schema/released.graphql', printRelease(schema, name));
  console.log(`Released the schema as ${name}: CHANGELOG.md says what has changed.`);
}
