import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { isRecord } from '../is-record.ts';

/** Returns whether the earlier schema can express a value, as a resolver returns it. */
type Check = (value: unknown) => boolean;

/**
 * Makes an earlier schema answer enum values that only the present schema has, because one such value would otherwise
 * fail the whole list around it:
 * - If the earlier type has the value OTHER, the answer contains OTHER.
 * - Otherwise a nullable field is null, and a list leaves the value out.
 * - A list leaves out an object that the types in `passedOver` make inexpressible.
 * A non-null field of an enum type without OTHER has no such way out. The test of the released values reports it.
 * @param passedOver the names of enum, interface and union types
 */
export function addNewerValues(earlier: GraphQLSchema, present: GraphQLSchema, passedOver: readonly string[]) {
  const checkOf = createChecks(earlier, present, passedOver);
  const types = Object.values(earlier.getTypeMap()).filter(isObjectType);
  for (const field of types.filter(({ name }) => !name.startsWith('__')).flatMap(fieldsOf)) {
    const replace = replacementOf(field.type);
    if (!replace) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context, info) => {
      const result: unknown = resolve(source, args, context, info);
      return result instanceof Promise ? result.then(replace) : replace(result);
    };
  }

  function replacementOf(type: GraphQLOutputType): ((value: unknown) => unknown) | undefined {
    const own = getNullableType(type);
    const named = getNamedType(type);
    if (isEnumType(named) && !passedOver.includes(named.name)) {
      const newer = newerValuesOf(named, present);
      const other: unknown = named.getValue('OTHER')?.value;
      if (newer.size === 0) return undefined;
      if (isListType(own))
        return (list) => mapped(list, (items) => items.flatMap((each) => (newer.has(each) ? (other ?? []) : [each])));
      if (other === undefined && isNonNullType(type)) return undefined;
      return (value) => (newer.has(value) ? (other ?? null) : value);
    }
    const isKnown = isListType(own) ? checkOf(own.ofType) : undefined;
    return isKnown && ((list) => mapped(list, (items) => items.filter(isKnown)));
  }
}

/**
 * Returns whether the earlier schema can express the payload of a field of `Subscription`. A subscription passes over
 * the other payloads.
 */
export function createPayloadCheck(earlier: GraphQLSchema, present: GraphQLSchema, passedOver: readonly string[]) {
  const checkOf = createChecks(earlier, present, passedOver);
  return (fieldName: string, payload: unknown) => {
    const type = earlier.getSubscriptionType()?.getFields()[fieldName]?.type;
    return (type && checkOf(type)?.(payload)) ?? true;
  };
}

/** Returns a function that returns the check of a type; undefined if the earlier schema can express all its values. */
function createChecks(earlier: GraphQLSchema, present: GraphQLSchema, passedOver: readonly string[]) {
  const checks = new Map<string, Check | undefined>();

  function checkOf(type: GraphQLOutputType): Check | undefined {
    const own = getNullableType(type);
    // Each list leaves out its own inexpressible items, so its object stays expressible.
    if (isListType(own)) return undefined;
    if (!checks.has(own.name)) {
      // Without this entry, object types that contain each other would never end.
      checks.set(own.name, undefined);
      checks.set(own.name, createCheck(own));
    }
    return checks.get(own.name);
  }

  function createCheck(type: GraphQLNamedType): Check | undefined {
    if (isEnumType(type)) {
      const newer = passedOver.includes(type.name) ? newerValuesOf(type, present) : new Set();
      return newer.size > 0 ? (value) => !newer.has(value) : undefined;
    }
    if (isAbstractType(type)) {
      if (!passedOver.includes(type.name)) return undefined;
      const known = new Set<unknown>(earlier.getPossibleTypes(type).map(({ name }) => name));
      return (value) => !isRecord(value) || known.has(value['__typename']);
    }
    if (!isObjectType(type)) return undefined;
    const parts = fieldsOf(type).flatMap(({ name, type: part }) => {
      const isKnown = isNonNullType(part) ? checkOf(part) : undefined;
      return isKnown ? [{ name, isKnown }] : [];
    });
    if (parts.length === 0) return undefined;
    return (value) => !isRecord(value) || parts.every(({ name, isKnown }) => isKnown(value[name]));
  }

  return checkOf;
}

/** Returns the values of the present enum type, as resolvers use them, that the earlier type lacks. */
function newerValuesOf(earlier: GraphQLEnumType, present: GraphQLSchema) {
  const type = present.getType(earlier.name);
  const newer = new Set<unknown>(isEnumType(type) ? type.getValues().map(({ value }): unknown => value) : []);
  for (const { value } of earlier.getValues()) newer.delete(value);
  return newer;
}

function mapped(list: unknown, change: (items: unknown[]) => unknown[]) {
  return Array.isArray(list) ? change(list) : list;
}

function fieldsOf(type: GraphQLObjectType) {
  return Object.values(type.getFields());
}
