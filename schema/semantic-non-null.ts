import { Kind, parse, print, visit, type FieldDefinitionNode } from 'graphql';

/**
 * Makes the fields with `@semanticNonNull` non-null, and removes the directive. The types for resolvers and for the web
 * app are generated from this form of the schema: a resolver must return a value or throw, and Apollo Client passes no
 * data to the app if the response has errors.
 */
export function withoutErrorNulls(sdl: string) {
  const document = visit(parse(sdl), {
    DirectiveDefinition: (node) => (node.name.value === 'semanticNonNull' ? null : undefined),
    FieldDefinition: (node): FieldDefinitionNode | undefined => {
      const { type, directives = [] } = node;
      const others = directives.filter(({ name }) => name.value !== 'semanticNonNull');
      if (others.length === directives.length || type.kind === Kind.NON_NULL_TYPE) return undefined;
      return { ...node, directives: others, type: { kind: Kind.NON_NULL_TYPE, type } };
    },
  });
  return print(document);
}
