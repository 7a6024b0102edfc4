import { isEnumType, isInputObjectType, isObjectType, valueFromAST, type GraphQLSchema } from 'graphql';

/**
 * Sets the values that resolvers use for the names of enum types, by the name of the type. A name without such a value
 * stands for itself. Ignores other types, and names that the schema does not have.
 */
export function setEnumValues(schema: GraphQLSchema, values: Readonly<Record<string, object>>) {
  const enums = Object.keys(values)
    .map((name) => schema.getType(name))
    .filter(isEnumType);
  for (const type of enums) {
    const ofType = new Map<string, unknown>(Object.entries(values[type.name] ?? {}));
    for (const value of type.getValues()) if (ofType.has(value.name)) value.value = ofType.get(value.name);
  }
  if (enums.length > 0) renewDefaults(schema);
}

/** Makes the enum types of a copied schema use the same values for their names as those of the original. */
export function copyEnumValues(copy: GraphQLSchema, original: GraphQLSchema) {
  const enums = Object.values(original.getTypeMap()).filter(isEnumType);
  setEnumValues(
    copy,
    Object.fromEntries(
      enums.map((type) => [type.name, Object.fromEntries(type.getValues().map(({ name, value }) => [name, value]))]),
    ),
  );
}

/** Coerces the default values of arguments and input fields again, because they may contain values of enums. */
function renewDefaults(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap());
  const inputFields = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
  const args = types
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).flatMap((field) => field.args));
  for (const each of [...inputFields, ...args]) {
    if (each.astNode?.defaultValue) each.defaultValue = valueFromAST(each.astNode.defaultValue, each.type);
  }
}
