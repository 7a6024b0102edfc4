import path from 'node:path';
import { compareReleases } from '../release-names.ts';

const KEPT_MANIFESTS = 3;

/**
 * Returns the names of the files in schema/documents that are no longer needed: all manifests except the newest
 * KEPT_MANIFESTS, and the schemas that no document of a kept manifest is executed with.
 */
export function obsoleteFiles(files: readonly string[]) {
  const named = files.map((file) => ({ file, name: path.parse(file).name }));
  const manifests = named.filter(({ file }) => file.endsWith('.json')).sort((a, b) => compareReleases(b.name, a.name));
  const oldest = manifests[KEPT_MANIFESTS - 1];
  const schemas = named.filter(
    ({ file, name }) => file.endsWith('.graphql') && oldest && compareReleases(name, oldest.name) < 0,
  );
  return [...manifests.slice(KEPT_MANIFESTS), ...schemas].map(({ file }) => file);
}
