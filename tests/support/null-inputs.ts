import {
  astFromValue,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  print,
  type GraphQLField,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { asMember, openGateway } from './gateway.ts';
import { currentArgs, requiredOf, type Given } from './input-values.ts';

const schema = createSchema(features);
const kinds = [schema.getQueryType(), schema.getMutationType()];

/**
 * Returns sets of variables that contain all required inputs. For each optional input, at any depth, there is a set in
 * which only this input is null. In one more set all optional inputs are null.
 */
function withNulls(given: readonly Given[], depth = 0): Record<string, unknown>[] {
  const whole = requiredOf(given);
  const optional = given.filter(({ name }) => !Object.hasOwn(whole, name));
  const nulls = optional.map(({ name }): [string, null] => [name, null]);
  const single = nulls.map(([name]) => ({ ...whole, [name]: null }));
  const nullable = optional.filter(({ type }) => !isNonNullType(type)).map(({ name }): [string, null] => [name, null]);
  const within = given.flatMap(({ name, type }) => {
    const inner = getNamedType(type);
    if (!isInputObjectType(inner) || depth > 2) return [];
    const isList = isListType(isNonNullType(type) ? type.ofType : type);
    return withNulls(Object.values(inner.getFields()), depth + 1).map((each) => ({
      ...whole,
      [name]: isList ? [each] : each,
    }));
  });
  return [...single, { ...whole, ...Object.fromEntries(nullable) }, ...within];
}

const operations = kinds.flatMap((type) =>
  Object.values(type?.getFields() ?? {})
    .filter(({ args }) => args.length > 0 && !args.some((argument) => String(argument.type).includes('Upload')))
    .map((field): [string, [string, Record<string, unknown>[]][]] => {
      const kind = type === schema.getMutationType() ? 'mutation' : 'query';
      const args = currentArgs(field);
      const defined = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
      const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
      const asked = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
      const whole = `${kind} (${defined}) { ${field.name}(${passed}) ${asked} }`;
      return [field.name, [[whole, withNulls(args)], fieldByField(kind, field)]];
    }),
);

/**
 * Returns an operation that has a variable for each field of an input object. A variable that is null replaces the
 * field's default value.
 */
function fieldByField(kind: string, field: GraphQLField<unknown, unknown>): [string, Record<string, unknown>[]] {
  const definitions: string[] = [];
  const given: Given[] = [];
  const variable = (name: string, { type, defaultValue }: Given) => {
    const isOptional = !isNonNullType(type) || defaultValue !== undefined;
    const nullable = isNonNullType(type) && isOptional ? type.ofType : type;
    const written = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
    definitions.push(`$${name}: ${String(nullable)}${written ? ` = ${print(written)}` : ''}`);
    given.push({ name, type: nullable });
    return `$${name}`;
  };
  const passed = currentArgs(field).map((argument) => {
    const inner = isNonNullType(argument.type) ? argument.type.ofType : argument.type;
    // An operation may name only one field of a `@oneOf` input, so the whole input is one variable.
    if (!isInputObjectType(inner) || inner.isOneOf) return `${argument.name}: ${variable(argument.name, argument)}`;
    const fields = Object.values(inner.getFields()).map((each) => `${each.name}: ${variable(each.name, each)}`);
    return `${argument.name}: { ${fields.join(', ')} }`;
  });
  const asked = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  return [`${kind} (${definitions.join(', ')}) { ${field.name}(${passed.join(', ')}) ${asked} }`, withNulls(given)];
}

/**
 * Sends null for every nullable input of every query and mutation: first one input at a time, then all inputs together.
 * Expects neither an internal error nor a validation error.
 * @param step tests only every `step`-th set of variables of an operation
 */
export function describeNullInputs(step: number) {
  describe('null for nullable inputs', () => {
    let gateway: Awaited<ReturnType<typeof openGateway>>;
    beforeAll(async () => (gateway = await openGateway({}, {}, 'error')));
    afterAll(() => gateway.close());

    it.each(operations)(
      'the field %s is answered without an internal error when any nullable input is null',
      async (_name, questions) => {
        const { ask, log } = gateway;
        for (const [query, inputs] of questions) {
          for (const variables of inputs.filter((_, index) => index % step === 0)) {
            // Runs each query three times, because the gateway executes it in three ways: first with Apollo, then
            // without Apollo, then compiled (graphql-jit).
            for (let time = 0; time < 3; time += 1) {
              log.length = 0;
              const { errors = [] } = await ask(query, variables, asMember);
              const codes = errors.map(({ extensions }) => extensions['code']);
              const failed = log.filter((line) => line.includes('a field failed'));
              const what = `${query} ${JSON.stringify(variables)}\n${failed.join('\n')}`;
              expect(codes, what).not.toContain('INTERNAL_SERVER_ERROR');
              expect(codes, what).not.toContain('GRAPHQL_VALIDATION_FAILED');
            }
          }
        }
      },
    );
  });
}
