import { existsSync } from 'node:fs';
import path from 'node:path';

/** The checkout's folder, found both from `bff/` and from the bundle in `dist/bff/`. */
export const packageRoot = findPackageRoot(import.meta.dirname);

function findPackageRoot(from: string): string {
  if (existsSync(path.join(from, 'package.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('The server finds no package.json above it: run Brasa from its checkout');
  return findPackageRoot(parent);
}
