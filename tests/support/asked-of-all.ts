import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { currentArgs, type Given } from './input-values.ts';

type Field = GraphQLField<unknown, unknown>;

/** A path of fields from a type to a list below the type, such as `post { comments(first: 2) { … } }`. */
interface Way {
  /** The list field at the end of the path, as `Type.field`. */
  list: string;
  type: GraphQLCompositeType;
  ask: (inner: string) => string;
}

const DEEPEST = 6;
const values: Record<string, string> = {
  ...{ Int: '1', Float: '1', Boolean: 'true', Date: '"2040-03-01"', DateTime: '"2026-05-14T21:03:00.000Z"' },
};

/** Returns values for the required arguments of a field, and `first: 2` if the field is paginated. */
export function argsOf(field: Field) {
  const given = currentArgs(field)
    .filter((each) => each.name === 'first' || isNeeded(each))
    .map(({ name, type }) => `${name}: ${name === 'first' ? '2' : literal(type, name)}`);
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

function isNeeded({ type, defaultValue }: Pick<Given, 'type' | 'defaultValue'>) {
  return isNonNullType(type) && defaultValue === undefined;
}

function literal(type: GraphQLInputType, name: string): string {
  if (isNonNullType(type)) return literal(type.ofType, name);
  if (isListType(type)) return `[${literal(type.ofType, name)}, ${literal(type.ofType, name)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields());
    const fields = type.isOneOf ? all.slice(0, 1) : all.filter(isNeeded);
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type, field.name)}`).join(', ')} }`;
  }
  if (name === 'idempotencyKey') return '"7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11"';
  return values[type.name] ?? '"x1"';
}

/**
 * Returns the shortest path from a type to each list that `isList` accepts. A path contains only one list: the one at
 * its end.
 */
export function waysFrom(
  schema: GraphQLSchema,
  from: GraphQLCompositeType,
  isList: (key: string, field: Field) => boolean,
) {
  const found = new Map<string, Way>();
  const been = new Set<string>([from.name]);
  let here: Omit<Way, 'list'>[] = [{ type: from, ask: (inner) => inner }];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next: typeof here = [];
    for (const { type, ask } of here) {
      if (isAbstractType(type)) {
        for (const one of schema.getPossibleTypes(type))
          next.push({ type: one, ask: (inner) => ask(`... on ${one.name} { ${inner} }`) });
        if (!isInterfaceType(type)) continue;
      }
      for (const field of Object.values(isObjectType(type) || isInterfaceType(type) ? type.getFields() : {})) {
        const within = getNamedType(field.type);
        const key = `${type.name}.${field.name}`;
        if (!isCompositeType(within)) continue;
        const askField = (inner: string) => ask(`${field.name}${argsOf(field)} { ${inner} }`);
        if (isList(key, field)) {
          if (!found.has(key)) found.set(key, { list: key, type: within, ask: askField });
        } else if (!been.has(within.name)) {
          been.add(within.name);
          next.push({ type: within, ask: askField });
        }
      }
    }
    here = next;
  }
  return [...found.values()];
}
