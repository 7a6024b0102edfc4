import {
  GraphQLError,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { Fault } from '../../../bff/gateway/errors.ts';
import type { Clock } from './clock.ts';
import { hashOf, randomOf, type Random } from './random.ts';

/**
 * Returns a resolver. Its result, which it returns immediately or as a promise, depends only on the seed, the path and
 * the arguments.
 */
export function answer(schema: GraphQLSchema, seed: number, clock: Clock): GraphQLFieldResolver<unknown, unknown> {
  return (_source, args: Record<string, unknown>, _context, info) => {
    const random = randomOf(hashOf(`${seed} ${pathOf(info.path)} ${sorted(args)}`));
    // Errors are rare in the random answers. Otherwise few answers would contain deeply nested data.
    const make = () => {
      if (random.chance(0.05)) throw errorOf(random);
      return valueOf(schema, info.returnType, random, sorted(args), 2);
    };
    // Promises that settle in the same turn of the event loop have no guaranteed order. Therefore each promise settles
    // in a separate turn.
    return random.chance(0.5) ? make() : clock.after(1 + random.next() * 10).then(make);
  };
}

/** Returns a value of the type. Sometimes returns null, an error or a value of another type instead. */
export function valueOf(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  random: Random,
  words: string,
  depth: number,
): unknown {
  if (isNonNullType(type)) return random.chance(0.02) ? null : valueOf(schema, type.ofType, random, words, depth);
  if (random.chance(0.06)) return null;
  if (random.chance(0.02)) return errorOf(random);
  if (isListType(type)) {
    if (random.chance(0.02)) return 7;
    return Array.from({ length: random.upTo(3) }, () => valueOf(schema, type.ofType, random, words, depth));
  }
  if (isObjectType(type) || isAbstractType(type)) {
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
    if (isAbstractType(type) && random.chance(0.03)) return { __typename: random.pick(['Tone', 'Nobody', 'Query']) };
    const own = random.pick(possible);
    const fields = Object.values(own.getFields()).map((field) => [
      field.name,
      depth > 0 ? valueOf(schema, field.type, random, words, depth - 1) : null,
    ]);
    return { __typename: own.name, ...Object.fromEntries(fields) };
  }
  if (random.chance(0.03)) return random.pick([Number.NaN, 'bad', {}, 2 ** 40, true, 1.5]);
  if (isEnumType(type)) return random.pick(['WARM', 'COLD']);
  const values: Record<string, unknown[]> = {
    Int: [0, 1, -5],
    Float: [0, 1.5],
    Boolean: [true, false],
    ID: ['a', 'b', 7],
    Odd: ['o', ''],
  };
  return random.pick(values[type.name] ?? [words, '', 'é "x"\n']);
}

export function typenameOf(record: unknown) {
  const named = typeof record === 'object' && record && '__typename' in record ? record.__typename : undefined;
  return typeof named === 'string' ? named : undefined;
}

function errorOf(random: Random) {
  return random.pick([
    () => new Error('It broke.'),
    () => new Fault('NOT_FOUND'),
    () => new Fault('UPSTREAM_UNAVAILABLE'),
    () => new GraphQLError('Said by hand.', { extensions: { code: 'FORBIDDEN' } }),
  ])();
}

function pathOf(path: GraphQLResolveInfo['path'] | undefined): string {
  return path ? `${pathOf(path.prev)}.${path.key}` : '';
}

/** Returns the value as JSON in which the keys of every object are sorted. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
