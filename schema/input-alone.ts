import { Kind, parse, print, visit, type FieldDefinitionNode, type InputValueDefinitionNode } from 'graphql';

/**
 * Removes the deprecated arguments of each field whose argument `input` replaces them, and makes `input` non-null. The
 * types for resolvers and for the web app are generated from this form of the schema: the gateway passes only `input`
 * to the resolvers (`bff/gateway/execution/input-alone.ts`), and the web app sends nothing else.
 */
export function withInputAlone(sdl: string) {
  const document = visit(parse(sdl), {
    FieldDefinition(node): FieldDefinitionNode | undefined {
      const { arguments: given = [] } = node;
      const kept = given.filter((argument) => !isDeprecated(argument));
      const [input] = kept;
      if (kept.length === given.length || kept.length > 1 || input?.name.value !== 'input') return undefined;
      if (input.type.kind === Kind.NON_NULL_TYPE) return undefined;
      return { ...node, arguments: [{ ...input, type: { kind: Kind.NON_NULL_TYPE, type: input.type } }] };
    },
  });
  return print(document);
}

function isDeprecated({ directives = [] }: InputValueDefinitionNode) {
  return directives.some(({ name }) => name.value === 'deprecated');
}
