import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The root folder of the checkout. This module finds it from each place where its code can run: the sources in `bff/`,
 * the bundle in `dist/bff/`, and the bundles below `tests/bench/`.
 */
export const packageRoot = findPackageRoot(import.meta.dirname);

function findPackageRoot(from: string): string {
  if (['package.json', 'schema'].every((name) => existsSync(path.join(from, name)))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('Brasa runs from its checkout: no package.json and schema above the server');
  return findPackageRoot(parent);
}
