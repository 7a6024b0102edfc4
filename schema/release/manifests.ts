import path from 'node:path';
import { compareReleases } from '../release-names.ts';

const KEPT_MANIFESTS = 3;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Returns the names of the files in schema/documents that are no longer needed: all manifests that are older than
 * KEPT_DAYS, except the newest KEPT_MANIFESTS, and the schemas that no document of a kept manifest is executed with.
 * @param today the day of the new release, such as `2026-11-26`
 */
export function obsoleteFiles(files: readonly string[], today: string) {
  const oldestDay = new Date(Date.parse(today) - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const named = files.map((file) => ({ file, name: path.parse(file).name }));
  const manifests = named.filter(({ file }) => file.endsWith('.json')).sort((a, b) => compareReleases(b.name, a.name));
  const kept = manifests.filter(({ name }, index) => index < KEPT_MANIFESTS || compareReleases(name, oldestDay) >= 0);
  const oldest = kept.at(-1);
  const schemas = named.filter(
    ({ file, name }) => file.endsWith('.graphql') && oldest && compareReleases(name, oldest.name) < 0,
  );
  return [...manifests.slice(kept.length), ...schemas].map(({ file }) => file);
}

/**
 * Returns the documents of an earlier release that a newer release does not contain. Both are executed in the same way,
 * so the manifest of the earlier release needs only these.
 */
export function withoutDocumentsOf(newer: Readonly<Record<string, string>>, earlier: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(earlier).filter(([hash]) => !Object.hasOwn(newer, hash)));
}
