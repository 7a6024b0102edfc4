import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const EXPORTED =
  /^export (?:abstract |async |declare )*(?:class|const|enum|function\*?|interface|let|namespace|type) ([\w$]+)/gm;

/**
 * Folders in which all files export the same names, because a loader imports each file and reads its exports by name.
 */
const READ_BY_NAME = ['/migrations/'];

/** Returns the names that several files of a folder export, each with the paths of these files. */
function doubledNames(folder: string) {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('generated/'))
    .map((path) => `${folder}/${path}`)
    .filter((path) => !READ_BY_NAME.some((part) => path.includes(part)));
  const byName = new Map<string, Set<string>>();
  for (const path of files)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(EXPORTED))
      byName.set(name, (byName.get(name) ?? new Set()).add(path));
  return new Map([...byName].filter(([, paths]) => paths.size > 1));
}

/**
 * Checks the folders web and bff separately: they never import each other, so a type of the API may have the same name
 * in both.
 */
it.each(['bff', 'web'] as const)('no two files of %s export the same name', (folder) => {
  const doubled = [...doubledNames(folder)].map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
  expect(doubled).toEqual([]);
});
