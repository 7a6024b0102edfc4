import { isAbstractType, visit } from 'graphql';

/**
 * A codegen plugin: the possible types of those unions and interfaces that fragments name, and of no others. The cache
 * needs no more, and every mutation has a union: all of them are half a kilobyte of the first load.
 */
export function plugin(schema, documents) {
  const named = new Set();
  for (const { document } of documents) {
    visit(document, {
      FragmentDefinition: ({ typeCondition }) => void named.add(typeCondition.name.value),
      InlineFragment: ({ typeCondition }) => void (typeCondition && named.add(typeCondition.name.value)),
    });
  }
  const abstract = [...named].map((name) => schema.getType(name)).filter((type) => isAbstractType(type));
  const possible = abstract
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  const types = JSON.stringify(Object.fromEntries(possible), null, 2);
  return `export const possibleTypes: Record<string, string[]> = ${types};\n`;
}
