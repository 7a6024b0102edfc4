import { buildASTSchema, extendSchema, isTypeExtensionNode, Kind, parse } from 'graphql';
import { readSdl } from '../../../schema/sdl.ts';

/** Returns the product's schema for the servers that Brasa is compared with. */
export function readSchema() {
  const { definitions } = parse(readSdl());
  return extendSchema(
    buildASTSchema({ kind: Kind.DOCUMENT, definitions: definitions.filter((node) => !isTypeExtensionNode(node)) }),
    { kind: Kind.DOCUMENT, definitions: definitions.filter(isTypeExtensionNode) },
  );
}
