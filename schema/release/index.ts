import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { releaseName, withRelease } from './changelog.ts';
import { compareWithRelease, listChanges } from './changes.ts';
import { printRelease, readRelease } from './released.ts';
import { readSdl } from '../sdl.ts';
import { readDocuments } from '../../web/build/documents.ts';

/**
 * Records the present schema as released (`npm run schema:release`). Writes schema/released.graphql, an entry in
 * CHANGELOG.md, and a manifest of the app's operations in schema/documents: the server keeps accepting these operations
 * from pages that stay open after a deployment. Refuses a schema that breaks clients of the last release, unless
 * `--breaking` is given.
 */
const CHANGELOG = 'CHANGELOG.md';
const MANIFESTS = 'schema/documents';
const KEPT_MANIFESTS = 3;
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
  mkdirSync(MANIFESTS, { recursive: true });
  writeFileSync(path.join(MANIFESTS, `${name}.json`), `${JSON.stringify(readDocuments(), null, 2)}\n`);
  for (const file of oldest(readdirSync(MANIFESTS))) rmSync(path.join(MANIFESTS, file));
  console.log(`Released the schema as ${name}: CHANGELOG.md says what has changed.`);
}

/** Returns the file names of all manifests except the newest KEPT_MANIFESTS. */
function oldest(files: string[]) {
  return files
    .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .slice(KEPT_MANIFESTS)
    .map((name) => `${name}.json`);
}
