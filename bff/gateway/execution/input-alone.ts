import {
  isInputObjectType,
  isNonNullType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputObjectType,
} from 'graphql';
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
    return resolve(source, { input: inputOf(name, type, args, given.length > 0) }, context, info);
  };
}

/**
 * Wraps the resolver of a mutation in the schema of an earlier release, in which the mutation has separate arguments
 * instead of the present `input`. The wrapped resolver gets these arguments as `input`. Other resolvers are returned
 * unchanged.
 */
export function withInputOfArguments(
  earlier: GraphQLField<unknown, unknown>,
  present: GraphQLField<unknown, unknown> | undefined,
  resolve: Resolver,
): Resolver {
  const hasInput = (field: GraphQLField<unknown, unknown>) => field.args.some(({ name }) => name === 'input');
  if (!present || !hasInput(present) || earlier.args.length === 0 || hasInput(earlier)) return resolve;
  return (source, args, context, info) => resolve(source, { input: args }, context, info);
}

/**
 * Returns the input of these deprecated arguments, which have the values that resolvers use, with the defaults of the
 * input type.
 */
function inputOf(field: string, type: GraphQLInputObjectType, args: Record<string, unknown>, isGiven: boolean) {
  const input: Record<string, unknown> = {};
  for (const each of Object.values(type.getFields())) {
    const value = args[each.name] === undefined ? each.defaultValue : args[each.name];
    if (value == null && isNonNullType(each.type)) {
      const missing = isGiven
        ? ` Without it: Field "${each.name}" of required type "${String(each.type)}" was not provided.`
        : '';
      throw invalid(field, `is required.${missing}`);
    }
    if (value !== undefined) input[each.name] = value;
  }
  return input;
}

function invalid(field: string, problem: string) {
  return new Fault('BAD_USER_INPUT', `Argument "input" of "${field}" ${problem}`);
}
