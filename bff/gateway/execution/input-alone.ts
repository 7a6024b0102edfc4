import { coerceInputValue, isInputObjectType, type GraphQLField, type GraphQLFieldResolver } from 'graphql';
import { Fault } from '../errors.ts';

type Resolver = GraphQLFieldResolver<unknown, unknown, Record<string, unknown>>;

/**
 * Wraps the resolver of a field whose argument `input` replaces deprecated arguments. A client may send either `input`
 * or the deprecated arguments. The wrapped resolver gets `input` in both cases. Resolvers of other fields are returned
 * unchanged.
 * @returns a resolver that throws BAD_USER_INPUT if a client sends neither form, both forms, or an incomplete
 * deprecated form
 */
export function withInputAlone({ name, args: defined }: GraphQLField<unknown, unknown>, resolve: Resolver): Resolver {
  const type = defined.find((argument) => argument.name === 'input')?.type;
  const deprecated = defined.flatMap((argument) => (argument.deprecationReason == null ? [] : [argument.name]));
  if (!isInputObjectType(type) || deprecated.length === 0) return resolve;

  return (source, args, context, info) => {
    const given = deprecated.filter((argument) => args[argument] != null);
    if (args['input'] != null) {
      if (given.length === 0) return resolve(source, { input: args['input'] }, context, info);
      throw invalid(name, `must not be given beside the deprecated ${given.map((each) => `"${each}"`).join(', ')}.`);
    }
    const loose = Object.fromEntries(deprecated.map((argument) => [argument, args[argument]]));
    const input: unknown = coerceInputValue(loose, type, (_path, _value, { message }) => {
      throw invalid(name, given.length === 0 ? 'is required.' : `is required. Without it: ${message}`);
    });
    return resolve(source, { input }, context, info);
  };
}

function invalid(field: string, problem: string) {
  return new Fault('BAD_USER_INPUT', `Argument "input" of "${field}" ${problem}`);
}
