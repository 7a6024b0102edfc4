import { readFileSync, readdirSync } from 'node:fs';
import { buildASTSchema, extendSchema, isTypeExtensionNode, Kind, parse } from 'graphql';

/** Returns the product's schema, for the peers. */
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
