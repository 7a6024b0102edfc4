import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The root folder of the checkout. It is found from the sources in `bff/`, from the bundle in `dist/bff/`, and from the
 * bundles below `tests/bench/`.
 */
export const packageRoot = findPackageRoot(import.meta.dirname);

function findPackageRoot(from: string): string {
  if (['package.json', 'schema'].every((name) => existsSync(path.join(from, name)))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('Brasa runs from its checkout: no package.json and schema above the server');
  return findPackageRoot(parent);
}
