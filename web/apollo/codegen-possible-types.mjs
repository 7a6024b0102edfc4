import { isAbstractType, isObjectType, visit } from 'graphql';

/**
 * A codegen plugin: the possible types of those unions and interfaces that fragments name, and of no others. The cache
 * needs no more, and every mutation has a union: all of them are half a kilobyte of the first load. Beside them the
 * object types that fragments name: in development the cache warns of each that it does not know.
 */
export function plugin(schema, documents) {
  const named = new Set();
  for (const { document } of documents) {
    visit(document, {
      FragmentDefinition: ({ typeCondition }) => void named.add(typeCondition.name.value),
      InlineFragment: ({ typeCondition }) => void (typeCondition && named.add(typeCondition.name.value)),
    });
  }
  const types = [...named].sort().map((name) => schema.getType(name));
  const possible = types
    .filter((type) => isAbstractType(type))
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  const objects = types.filter((type) => isObjectType(type)).map(({ name }) => [name, []]);
  return [declared('possibleTypes', possible), declared('objectTypes', objects)].join('\n');
}

function declared(name, types) {
  return `export const ${name}: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(types), null, 2)};\n`;
}
