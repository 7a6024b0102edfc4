import {
  GraphQLNonNull,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isNullableType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';

/** An argument, a variable or a field of an input type. */
export interface Given {
  name: string;
  type: GraphQLInputType;
  defaultValue?: unknown;
}

/**
 * Returns the arguments of a field that are not deprecated. An `input` that replaces deprecated arguments is nullable
 * in the schema only as long as they exist, so it is returned as required.
 */
export function currentArgs({ args }: GraphQLField<unknown, unknown>): Given[] {
  const current = args.filter(({ deprecationReason }) => deprecationReason == null);
  if (current.length === args.length) return [...args];
  return current.map(({ name, type }) => ({ name, type: isNullableType(type) ? new GraphQLNonNull(type) : type }));
}

/** Returns a value that graphql-js accepts for an input type. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isInputObjectType(type)) return objectOf(type);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const values: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, Date: '1990-05-14' };
  return values[type.name] ?? 'um';
}

function objectOf(type: GraphQLInputObjectType) {
  const fields = Object.values(type.getFields());
  const [first] = fields;
  return type.isOneOf && first ? { [first.name]: valueOf(first.type) } : requiredOf(fields);
}

/** Returns a valid value for each required input. */
export function requiredOf(given: readonly Given[]) {
  return Object.fromEntries(
    given
      .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
      .map(({ name, type }) => [name, valueOf(type)]),
  );
}
