import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * This file contains the whole schema of the last release (schema/release/index.ts). It is no part of the present
 * schema.
 */
const RELEASED_FILE = 'released.graphql';

/** Returns the names of the files that make up the present schema, in alphabetical order. */
export function schemaFiles(folder = 'schema') {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && name !== RELEASED_FILE)
    .sort();
}

/** Returns the present schema in SDL (GraphQL's schema language). */
export function readSdl(folder = 'schema') {
  return schemaFiles(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}
