import {
  getNamedType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Variables } from './executor.ts';
import { isRecord } from './is-record.ts';

/**
 * Makes what fills in what variables leave out within their input objects, where the schema has a default. graphql-jit
 * takes a required field with a default for missing (`type: ReactionType! = FIRE`), which the specification does not
 * (GraphQL, October 2021, section 3.10, "Input Coercion").
 */
export function defaultsOf(schema: GraphQLSchema, operation: OperationDefinitionNode) {
  const types = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const known = typeFromAST(schema, type);
    return isInputType(known) && isInputObjectType(getNamedType(known))
      ? [{ name: variable.name.value, type: known }]
      : [];
  });

  return (variables: Variables): Variables => {
    if (types.length === 0) return variables;
    const whole = { ...variables };
    for (const { name, type } of types) {
      if (whole[name] !== undefined) whole[name] = filled(type, whole[name]);
    }
    return whole;
  };
}

function filled(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return filled(type.ofType, value);
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((item) => filled(type.ofType, item)) : filled(type.ofType, value);
  }
  if (!isInputObjectType(type) || !isRecord(value)) return value;

  const whole = { ...value };
  for (const field of Object.values(type.getFields())) {
    const given = whole[field.name];
    if (given !== undefined) whole[field.name] = filled(field.type, given);
    else if (field.defaultValue !== undefined) whole[field.name] = field.defaultValue;
  }
  return whole;
}
