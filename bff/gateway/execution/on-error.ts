import {
  buildASTSchema,
  defaultFieldResolver,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
  printSchema,
  visit,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { copyEnumValues } from './enum-values.ts';
import { isRecord } from '../is-record.ts';

/**
 * The effect of a failed field on the rest of the data. A request chooses it by its parameter `onError` (graphql-spec
 * #1163). With NULL, the field becomes null even if its type is non-null. With PROPAGATE, the default, the null
 * propagates to the nearest nullable field above. With HALT, the response contains no data and only one error.
 */
export type OnError = (typeof modes)[number];

const modes = ['NULL', 'PROPAGATE', 'HALT'] as const;

/** The message of the error for an unknown mode. */
export const INVALID_ON_ERROR = 'onError is NULL, PROPAGATE or HALT.';

/**
 * Reads the parameter `onError` from the JSON body of a request, or from the payload of a `subscribe` message.
 * @returns undefined if the parameter is absent or null, and 'invalid' if it is not a known mode
 */
export function onErrorOf(body: unknown): OnError | 'invalid' | undefined {
  return isRecord(body) ? modeOf(body['onError']) : undefined;
}

/** Reads the parameter `onError` from the query string of a GET request. Returns the same values as `onErrorOf`. */
export function onErrorIn(search: string) {
  return modeOf(new URLSearchParams(search).get('onError'));
}

function modeOf(value: unknown): OnError | 'invalid' | undefined {
  return value == null ? undefined : (modes.find((mode) => mode === value) ?? 'invalid');
}

/** Applies the mode HALT to a result with errors: removes the data, and all errors except the first. */
export function halted(result: ExecutionResult): ExecutionResult {
  const [first] = result.errors ?? [];
  return first && result.data !== undefined ? { data: null, errors: [first] } : result;
}

/**
 * Returns a copy of the schema in which every output type is nullable, so that the null of a failed field does not
 * propagate to its parent. A resolver that returns null for a non-null type still causes an error.
 */
export function nullableSchema(schema: GraphQLSchema) {
  const document = visit(parse(printSchema(schema)), {
    FieldDefinition: { leave: (node) => ({ ...node, type: visit(node.type, { NonNullType: { leave: inner } }) }) },
  });
  const copy = buildASTSchema(document, { assumeValid: true });
  for (const type of Object.values(copy.getTypeMap())) {
    const own = schema.getType(type.name);
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type) && isObjectType(own)) {
      for (const [name, { type: fieldType, resolve }] of Object.entries(own.getFields())) {
        const field = type.getFields()[name];
        if (field) field.resolve = checked(resolve ?? defaultFieldResolver, fieldType, `${type.name}.${name}`);
      }
    } else if (isScalarType(type) && isScalarType(own)) {
      Object.assign(type, { serialize: own.serialize, parseValue: own.parseValue, parseLiteral: own.parseLiteral });
    } else if (isAbstractType(type) && isAbstractType(own)) {
      if (own.resolveType) type.resolveType = own.resolveType;
    }
  }
  copyEnumValues(copy, schema);
  return copy;
}

function inner<Inner>({ type }: { kind: Kind.NON_NULL_TYPE; type: Inner }) {
  return type;
}

type Resolver = GraphQLFieldResolver<unknown, unknown>;

function checked(resolve: Resolver, type: GraphQLOutputType, place: string): Resolver {
  if (!hasNonNull(type)) return resolve;
  return (source, args, context, info) =>
    after(resolve(source, args, context, info), (value) => check(value, type, place));
}

function hasNonNull(type: GraphQLOutputType): boolean {
  return isNonNullType(type) || (isListType(type) && hasNonNull(type.ofType));
}

/**
 * Returns the value with an Error object in place of each null that the type forbids. If a resolver returns an Error,
 * graphql-js reports it as an error of the field.
 */
function check(value: unknown, type: GraphQLOutputType, place: string): unknown {
  if (value == null)
    return isNonNullType(type) ? new Error(`Cannot return null for non-nullable field ${place}.`) : value;
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (!isListType(nullable) || !Array.isArray(value)) return value;
  return value.map((item: unknown) => after(item, (each) => check(each, nullable.ofType, place)));
}

/** Calls `pass` with the value. If the value is a promise, waits until it resolves. */
function after(value: unknown, pass: (value: unknown) => unknown): unknown {
  return value instanceof Promise ? value.then(pass) : pass(value);
}
