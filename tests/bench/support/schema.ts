import { readFileSync, readdirSync } from 'node:fs';
import { buildASTSchema, extendSchema, isTypeExtensionNode, Kind, parse } from 'graphql';

/** The product's schema, for servers that others would build on it. */
export function readSchema() {
  const files = readdirSync('schema')
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(`schema/${file}`, 'utf8'));
  const { definitions } = parse(files.join('\n'));
  return extendSchema(
    buildASTSchema({ kind: Kind.DOCUMENT, definitions: definitions.filter((node) => !isTypeExtensionNode(node)) }),
    { kind: Kind.DOCUMENT, definitions: definitions.filter(isTypeExtensionNode) },
  );
}
