import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { lexicographicSortSchema, parse, print, printSchema, visit, type GraphQLSchema } from 'graphql';

const header = /^# Release (\S+), sha256 ([0-9a-f]{64})\. Written by `npm run schema:release`, never by hand\.\n/;

/**
 * Returns the text that `schema/released.graphql` has to contain for a schema. Types are sorted by name, independently
 * of the files that define them.
 */
export function printRelease(schema: GraphQLSchema, name: string) {
  const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`;
  return `# Release ${name}, sha256 ${hashOf(sdl)}. Written by \`npm run schema:release\`, never by hand.\n${sdl}`;
}

/**
 * Parses a text that `printRelease` returned.
 * @throws if the text was edited afterwards
 */
export function parseRelease(text: string) {
  const [line, name, hash] = header.exec(text) ?? [];
  const sdl = text.slice(line?.length ?? 0);
  if (name === undefined || hashOf(sdl) !== hash)
    throw new Error('schema/released.graphql was edited by hand. Restore it: git checkout schema/released.graphql');
  return { name, sdl };
}

/**
 * Reads the last release from its file.
 * @returns undefined if there has been no release yet
 */
export function readRelease(file = 'schema/released.graphql') {
  try {
    return parseRelease(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the SDL without the descriptions, which no client of an earlier schema reads. */
export function withoutDescriptions(sdl: string) {
  const document = visit(parse(sdl, { noLocation: true }), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(document)}\n`;
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('hex');
}
