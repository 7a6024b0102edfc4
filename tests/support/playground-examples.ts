import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect } from '../../bff/gateway/playground/collection.ts';

const FOLDER = 'bff/gateway/playground/examples';

/** Reads the example operations of the playground from their files. */
export function readExamples() {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
  return collect(Object.fromEntries(paths.map((path) => [path, readFileSync(join(FOLDER, path), 'utf8')])));
}
