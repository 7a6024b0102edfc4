import { isAbstractType, isObjectType, visit } from 'graphql';

/**
 * A codegen plugin that writes Apollo's `possibleTypes` (the member types of unions and interfaces), but only for the
 * unions and interfaces in the type condition of a fragment. The cache does not need the others: every mutation returns
 * a union, so all unions would add half a kilobyte to the first load. The plugin also writes the object types in type
 * conditions, because in development the cache warns about each type that it does not know.
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
