import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { z } from 'zod';
import { releaseName, withRelease } from './changelog.ts';
import { compareWithRelease, listChanges } from './changes.ts';
import { printRelease, readRelease, withoutDescriptions } from './released.ts';
import { obsoleteFiles, withoutDocumentsOf } from './manifests.ts';
import { readSdl } from '../sdl.ts';
import { SCHEMA_VERSION } from '../version.ts';
import { readDocuments } from '../../web/build/documents.ts';

/**
 * Records the present schema as released (`npm run schema:release`). Writes schema/released.graphql, an entry in
 * CHANGELOG.md, and a manifest of the app's operations in schema/documents: the server keeps accepting these operations
 * from pages that stay open after a deployment. The manifests of earlier releases keep the operations that this release
 * does not contain. Refuses a schema that breaks clients of the last release, unless
 * `--breaking` is given. Then it also keeps the schema of the last release beside that release's manifest, with which
 * the gateway executes the operations of that release and of those before it, and renews schema/version.ts.
 */
const CHANGELOG = 'CHANGELOG.md';
const MANIFESTS = 'schema/documents';
const VERSION = 'schema/version.ts';
const manifest = z.record(z.string(), z.string());
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
  const isBreaking = last !== undefined && breaking.length > 0;
  const version = SCHEMA_VERSION + Number(isBreaking);
  if (isBreaking) {
    writeFileSync(path.join(MANIFESTS, `${last.name}.graphql`), withoutDescriptions(last.sdl));
    writeFileSync(VERSION, readFileSync(VERSION, 'utf8').replace(/ = \d+;$/m, ` = ${version};`));
  }
  const documents = readDocuments(version);
  writeManifest(`${name}.json`, documents);
  for (const file of obsoleteFiles(readdirSync(MANIFESTS), today)) rmSync(path.join(MANIFESTS, file));
  for (const file of readdirSync(MANIFESTS)) {
    if (!file.endsWith('.json') || file === `${name}.json`) continue;
    const earlier = manifest.parse(JSON.parse(readFileSync(path.join(MANIFESTS, file), 'utf8')));
    writeManifest(file, withoutDocumentsOf(documents, earlier));
  }
  console.log(`Released the schema as ${name}: CHANGELOG.md says what has changed.`);
}

function writeManifest(file: string, documents: object) {
  writeFileSync(path.join(MANIFESTS, file), `${JSON.stringify(documents, null, 2)}\n`);
}
