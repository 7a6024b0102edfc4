import path from 'node:path';
import {
  buildSchema,
  GraphQLError,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  valueFromASTUntyped,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { GraphQLUpload } from 'graphql-upload-minimal';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readSdl } from '../../../schema/sdl.ts';
import type { Features } from '../features.ts';
import { setEnumValues } from './enum-values.ts';
import { addNewerValues } from './newer-values.ts';
import { withInputAlone, withInputOfArguments } from './input-alone.ts';
import { packageRoot } from '../package-root.ts';

/** Builds the GraphQL schema from the files of `schema/` and the resolvers of the features. */
export function createSchema({ resolvers, live }: Pick<Features, 'resolvers' | 'live'>): GraphQLSchema {
  const schema = buildSchema(readSdl(path.join(packageRoot, 'schema')));

  addScalars(schema);
  for (const map of resolvers) {
    setEnumValues(schema, map);
    addResolvers(schema, map);
  }
  requireResolvers(schema, live);
  return schema;
}

/**
 * Builds the schema of an earlier release, for the operations of that release. The resolvers are those of the present
 * schema, and `earlier` of the features for types and fields that the present schema does not have.
 * @param present the present schema. Its mutations may take an `input` where the release had separate arguments.
 */
export function createEarlierSchema(
  sdl: string,
  { resolvers, earlier, passedOver, live }: Pick<Features, 'resolvers' | 'earlier' | 'passedOver' | 'live'>,
  present: GraphQLSchema,
): GraphQLSchema {
  const schema = buildSchema(sdl);
  const mutations = present.getMutationType();

  addScalars(schema);
  for (const map of [...resolvers, ...earlier]) {
    setEnumValues(schema, map);
    for (const [typeName, fields] of Object.entries(map)) {
      const type = schema.getType(typeName);
      if (!isObjectType(type)) continue;
      for (const [fieldName, resolve] of Object.entries(fields)) {
        const field = type.getFields()[fieldName];
        if (!field || !isResolver(resolve)) continue;
        const today = typeName === mutations?.name ? mutations.getFields()[fieldName] : undefined;
        field.resolve = withInputOfArguments(field, today, resolve);
      }
    }
  }
  requireResolvers(schema, live);
  addNewerValues(schema, present, passedOver);
  return schema;
}

function addResolvers(schema: GraphQLSchema, map: Resolvers) {
  for (const [typeName, fields] of Object.entries(map)) {
    const type = schema.getType(typeName);
    if (isEnumType(type)) continue;
    if (!isObjectType(type)) throw new Error(`${typeName} has resolvers, but schema/ has no such object type`);

    for (const [fieldName, resolve] of Object.entries(fields)) {
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`${typeName}.${fieldName} has a resolver, but schema/ has no such field`);
      if (isResolver(resolve)) field.resolve = withInputAlone(field, resolve);
    }
  }
}

/**
 * Throws at the start of the gateway if a root field of the schema has no resolver. Otherwise the error would first
 * occur in a member's request.
 */
function requireResolvers(schema: GraphQLSchema, live: Features['live']) {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!field.resolve)
        throw new Error(`schema/ declares ${type?.name ?? ''}.${field.name}, but no feature resolves it`);
    }
  }
  for (const name of Object.keys(schema.getSubscriptionType()?.getFields() ?? {})) {
    if (!Object.hasOwn(live, name))
      throw new Error(`schema/ declares Subscription.${name}, but no feature implements it`);
  }
}

function isResolver(value: unknown): value is GraphQLFieldResolver<unknown, unknown> {
  return typeof value === 'function';
}

function addScalars(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type) && type.name === 'Date') {
      type.parseValue = day;
      type.parseLiteral = (node) => day(valueFromASTUntyped(node));
    }
    if (isScalarType(type) && type.name === 'Upload') {
      type.parseValue = GraphQLUpload.parseValue;
      type.parseLiteral = GraphQLUpload.parseLiteral;
    }
    // Requires a `__typename` in every object of an interface or union type that a resolver returns. A fallback here
    // would hide a missing `__typename`.
    if (isInterfaceType(type) || isUnionType(type)) type.resolveType = typenameOf;
  }
}

function typenameOf(record: unknown) {
  if (typeof record === 'object' && record && '__typename' in record && typeof record.__typename === 'string') {
    return record.__typename;
  }
  return undefined;
}

/** Parses a calendar day in the format YYYY-MM-DD. */
function day(value: unknown) {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const date = new Date(`${value}T00:00:00Z`);
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)) return value;
  }
  throw new GraphQLError('A Date is a day of the calendar, written YYYY-MM-DD.');
}
